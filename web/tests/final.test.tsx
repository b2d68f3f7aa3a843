/** The final sheet: counted in order, complete at the end, at once where nothing shall move, and by a click or a key. */
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { say } from '../src/kit/fluent'
import { ALL, FinalScene, useFinal, writtenAt } from '../src/pages/table/final'
import type { Open } from '../src/pages/table/hooks'
import { partsOf } from '../src/pages/table/scores'
import type { Store } from '../src/pages/table/store'
import { GAMES, learnAll, speak } from './words'

type Sheets = Record<string, number | null>[]
const played = inject('played')
const ends = played.scenes.filter((scene) => scene.view.over)

beforeAll(learnAll)

describe('what is written after a while', () => {
  const sheets = [
    { church: 4, market: 10, total: 14 },
    { church: 0, market: 6, total: 6 },
  ]
  const parts = partsOf(sheets)

  it('begins with an empty sheet and ends with the sums of the engine', () => {
    expect(writtenAt(sheets, parts, 0).cells).toEqual([
      [null, null],
      [null, null],
    ])
    const end = writtenAt(sheets, parts, ALL)
    expect(end.cells).toEqual([
      [4, 0],
      [10, 6],
    ])
    expect(end.totals).toEqual([14, 6])
    expect([end.pen, end.told, end.drawn]).toEqual([null, true, true])
  })

  it('goes part by part and seat by seat, counts up, and never goes back', () => {
    const pens: string[] = []
    let before = 0
    for (let time = 1; time < 420 * 4; time += 20) {
      const { pen, cells, totals, told } = writtenAt(sheets, parts, time)
      const place = pen?.join(' ') ?? ''
      if (pens[pens.length - 1] !== place) pens.push(place)
      const written = cells.flat().filter((n) => n !== null).length
      expect(written).toBe(pens.length)
      expect(totals[0]).toBeGreaterThanOrEqual(before)
      expect(told).toBe(false)
      before = totals[0] ?? 0
    }
    expect(pens).toEqual(['0 0', '0 1', '1 0', '1 1'])
  })

  it('tells the winner before the chart is drawn', () => {
    const first = (what: 'told' | 'drawn') => {
      for (let time = 0; ; time += 10) if (writtenAt(sheets, parts, time)[what]) return time
    }
    expect(first('told')).toBeGreaterThan(420 * 4)
    expect(first('drawn')).toBeGreaterThan(first('told'))
  })

  it.each(GAMES)('fits the sheets of %s, in eight seconds at the most', (game) => {
    for (const scene of ends.filter((one) => one.game === game)) {
      const real = scene.view.scores as Sheets
      const end = writtenAt(real, partsOf(real), 8000)
      expect(end.drawn).toBe(true)
      expect(end.totals).toEqual(real.map((sheet) => sheet.total))
    }
  })
})

function table(game: string) {
  const scene = ends.find((one) => one.game === game)
  if (!scene) throw new Error(`no game of ${game} has ended`)
  const scores = scene.view.scores as Sheets
  const best = Math.max(...scores.map((sheet) => sheet.total ?? 0))
  const ranking = scores.map((sheet) => (sheet.total === best ? 1 : 2))
  const view = { scores, ranking, ended_by: '', manner: {}, moves: 10 }
  const seats = scores.map((_, seat) => ({ seat }))
  const store = {
    id: 'x',
    info: signal({ game, players: seats.length, seats }),
    position: { shown: signal(view), latest: signal<unknown>(view), replayed: signal(null) },
    seats: { viewer: signal(0), curtain: signal(null) },
    say,
  }
  return { store: store as unknown as Store, scores, now: store.position.latest }
}

describe('the scene', () => {
  let box: HTMLElement
  const frames: FrameRequestCallback[] = []
  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'))
    frames.length = 0
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next))
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')))
    localStorage.clear()
  })
  afterEach(() => {
    render(null, box)
    box.remove()
    vi.unstubAllGlobals()
  })
  const still = (yes: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: yes }))
  const numbers = () => [...box.querySelectorAll('.tally tbody tr:not(.places) td')].map((cell) => cell.textContent)
  const show = (store: Store, close = () => {}) =>
    act(() => render(<FinalScene store={store} close={close} play />, box))

  it.each(GAMES)('of %s stands there at once where nothing shall move, in both languages', (game) => {
    still(true)
    for (const tag of ['en', 'fr'] as const) {
      speak(tag)
      const { store, scores } = table(game)
      show(store)
      const parts = partsOf(scores)
      expect(numbers()).toEqual([...parts, 'total'].flatMap((part) => scores.map((sheet) => String(sheet[part]))))
      expect(box.querySelectorAll('.wreath').length).toBeGreaterThan(0)
      expect(box.querySelectorAll('.tally thead .shield').length).toBe(scores.length)
      expect(box.textContent).not.toMatch(/page-|-score-|-ended-/)
      render(null, box)
    }
  })

  it.each([
    ['a click', () => box.querySelector<HTMLElement>('.result')?.click()],
    [
      'a key',
      () => box.querySelector('.result')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })),
    ],
    ['Escape', () => box.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))],
  ])('is counted until %s shows the rest, and only then it can be put away', (_, hurry) => {
    still(false)
    let closed = 0
    const { store } = table('village')
    show(store, () => (closed += 1))
    expect(numbers().slice(0, 3).join('')).toBe('')
    expect(box.querySelector('.wreath')).toBeNull()
    act(() => void hurry())
    expect(closed).toBe(0)
    expect(numbers()).not.toContain('')
    expect(box.querySelector('.wreath')).not.toBeNull()
    act(() => box.querySelector<HTMLElement>('.final-buttons .chief')?.click())
    expect(closed).toBe(1)
  })

  it('opens when the game ends under one’s eyes, once on coming to a finished table, and not over the replay', () => {
    const opened = (finished: boolean, then?: (now: { value: unknown }) => void) => {
      const { store, now } = table('village')
      const end = now.value
      if (!finished) now.value = { ranking: null }
      const open = signal<Open>(null)
      const Page = () => (useFinal(store, open), null)
      const draw = () => act(() => render(<Page />, box))
      draw()
      if (then) {
        now.value = end
        then(now)
        draw()
      }
      render(null, box)
      return open.value
    }
    expect(opened(false)).toBeNull()
    expect(opened(false, () => {})).toBe('final')
    expect(opened(true)).toBeNull() // it has been seen
    localStorage.clear()
    expect(opened(true)).toBe('final')
    expect(opened(true)).toBeNull()
  })
})
