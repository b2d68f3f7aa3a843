/** What the others did: from where it begins, how long a move is shown, and how one goes through it. */
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { say } from '../src/kit/fluent'
import { CatchUp, newsFrom, readingTime } from '../src/pages/table/catchup'
import type { JournalEntry, Store } from '../src/pages/table/store'
import { learnAll, speak } from './words'

beforeAll(learnAll)

describe('where the news begins', () => {
  it('is after my last decision, or where I looked last', () => {
    expect(newsFrom(10, null, 18)).toBe(10)
    expect(newsFrom(10, 14, 18)).toBe(14)
    expect(newsFrom(10, 4, 18)).toBe(10) // I have decided since
    expect(newsFrom(10, 18, 18)).toBe(10) // all of it was seen: it may be seen again
    expect(newsFrom(0, null, 0)).toBe(0)
  })

  it('leaves time to read', () => {
    expect(readingTime(1)).toBeGreaterThanOrEqual(900)
    expect(readingTime(3)).toBeGreaterThan(readingTime(1))
    expect(readingTime(0)).toBeLessThan(readingTime(1))
    expect(readingTime(40)).toBe(readingTime(4))
  })
})

const MOVES = 8
const entry = (n: number): JournalEntry => ['village-note-bridge', { seat: n % 2, n }]

/** A table at which move n is told in a line of its own, except the sixth. */
function table() {
  const journal = (at: number) => Array.from({ length: at }, (_, n) => entry(n)).filter((_, n) => n !== 5)
  const replayed = signal<unknown>(null)
  const latest = signal({ moves: MOVES })
  const visited: (number | null)[] = []
  const store = {
    position: {
      latest,
      replayed,
      async goTo(at: number | null) {
        visited.push(at)
        replayed.value = at === null ? null : { at, journal: { start: 0, entries: journal(at) } }
      },
    },
    say,
  }
  return { store: store as unknown as Store, visited, replayed, latest }
}

describe('going through it', () => {
  let box: HTMLElement
  let closed = 0
  beforeEach(() => {
    speak('en')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    closed = 0
    box = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    render(null, box)
    box.remove()
    vi.useRealTimers()
  })
  const show = (store: Store, from = 4) =>
    act(() => render(<CatchUp store={store} from={from} close={() => (closed += 1)} />, box))
  const at = () => Number(box.querySelector<HTMLElement>('.catch-up')?.dataset.at)
  const lines = () => box.querySelectorAll('.told .shield').length
  const pass = (time: number) => {
    for (let gone = 0; gone < time; gone += 100) act(() => void vi.advanceTimersByTime(100))
  }
  const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))

  it('plays every move in order, one line at a time, and ends at the present', () => {
    const { store, visited } = table()
    show(store)
    expect([at(), lines()]).toEqual([4, 0])
    const seen: number[][] = []
    for (let n = 0; n < 60 && !closed; n += 1) {
      const last = seen[seen.length - 1]
      if (!last || last[0] !== at()) seen.push([at(), lines()])
      pass(200)
    }
    expect(seen).toEqual([
      [4, 0],
      [5, 1],
      [6, 0], // nothing is told of it
      [7, 1],
      [8, 1],
    ])
    expect(closed).toBe(1)
    act(() => render(null, box))
    expect(visited[visited.length - 1]).toBeNull()
    expect(visited.filter((one) => one !== null)).toEqual([4, 5, 6, 7, 8])
  })

  it('stops, goes on and back by the keys, never before its beginning, and is left by Escape', () => {
    const { store } = table()
    show(store)
    press(' ')
    pass(9000)
    expect(at()).toBe(4)
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowLeft')
    expect([at(), lines()]).toEqual([5, 1])
    press('ArrowLeft')
    press('ArrowLeft')
    expect(at()).toBe(4)
    pass(9000)
    expect(at()).toBe(4)
    press(' ')
    pass(2500)
    expect(at()).toBeGreaterThan(4)
    press('Escape')
    expect(closed).toBe(1)
  })

  it('goes on to whatever has happened meanwhile, and waits for what has not come yet', () => {
    const { store, latest, replayed } = table()
    show(store, 7)
    const view = replayed.value
    act(() => void (replayed.value = null)) // on its way
    pass(5000)
    expect([at(), closed]).toEqual([7, 0])
    act(() => void (replayed.value = view))
    pass(1500)
    expect(at()).toBe(8)
    act(() => void (latest.value = { moves: 9 }))
    show(store, 7)
    pass(1500)
    expect([at(), closed]).toEqual([9, 0])
    pass(1500)
    expect(closed).toBe(1)
  })
})
