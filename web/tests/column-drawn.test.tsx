/** A Column of Fire, drawn: every piece somewhere and none twice, faces of their own, and scenes told by the journal. */
import { render, type ComponentType } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Entry } from '../src/contract'
import { degree, onRing, POINTS, RING, SPACES } from '../src/games/column/places'
import { piecesOf } from '../src/games/column/pieces'
import { looksOf, portrait } from '../src/games/column/portraits'
import { scenesOf } from '../src/games/column/scenes'
import { targetsOf } from '../src/games/column/targets'
import type { ColumnView } from '../src/games/column/view.gen'
import { COUNTRIES, GOODS } from '../src/games/column/view'
import { loadGameUi, type BoardProps } from '../src/games/registry'
import { say } from '../src/kit/fluent'
import { SEAL } from '../src/kit/play/pointing'
import { Seals, StageOf } from '../src/kit/play/stage'
import { Tracker } from '../src/kit/play/tracker'
import { play, type Scene } from './engines'
import { learnAll, ROOT } from './words'

const scenes = inject('played').scenes.filter((scene) => scene.game === 'column')
const views = scenes.map((scene) => scene.view as unknown as ColumnView)

beforeAll(learnAll)

describe('the pieces', () => {
  it('are each at one place, and all houses, pawns, goods and protections are somewhere', () => {
    expect(views.length).toBeGreaterThan(4)
    for (const players of new Set(views.map((view) => view.players))) {
      const tracker = new Tracker()
      for (const view of views.filter((one) => one.players === players)) {
        const { houses, pawns, goods, protections } = piecesOf(tracker, view)
        const all = [houses, goods, protections].flatMap((by) => Object.values(by).flat())
        const ids = [...all, ...Object.values(pawns).flat().map(({ id }) => id)] // prettier-ignore
        expect(new Set(ids).size).toBe(ids.length)
        expect(Object.values(houses).flat().length).toBe(4 * players)
        for (const [name, country] of Object.entries(view.countries)) {
          const kinds = (pawns[name] ?? []).map(({ pawn }) => pawn)
          for (const [pawn, count] of Object.entries(country.pawns)) {
            expect(kinds.filter((one) => one === pawn).length).toBe(count)
          }
          expect(pawns[`card_${name}`]?.[0]?.pawn ?? null).toBe(country.pawn_on_card)
          country.sites.forEach((owner, n) => {
            const here = houses[`${name}_${n + 1}`] ?? []
            expect(here.map((id) => Number(/^house-(\d)/.exec(id)?.[1]))).toEqual(owner === null ? [] : [owner])
          })
        }
        for (const { seat, goods: own } of view.traders) {
          for (const good of GOODS) expect(goods[`${good}_${seat}`]?.length).toBe(own[good])
        }
      }
    }
  })

  it('stay who they are from view to view', () => {
    const tracker = new Tracker()
    const [first, second] = views.filter((view) => view.players === 4)
    const before = Object.values(piecesOf(tracker, first as ColumnView).houses).flat()
    const after = Object.values(piecesOf(tracker, second as ColumnView).houses).flat()
    expect(after.sort()).toEqual(before.sort())
  })

  it('have a place on the ring and on the track of points', () => {
    const far = (n: number) => Math.hypot(onRing(n, 150)[0] - RING.x, onRing(n, 150)[1] - RING.y)
    for (let n = 0; n < SPACES; n++) expect(far(n)).toBeCloseTo(150)
    const boxes = Array.from({ length: POINTS + 1 }, (_, n) => degree(n))
    for (const [a, one] of boxes.entries())
      for (const other of boxes.slice(a + 1)) {
        const apart =
          one[0] + one[2] <= other[0] + 0.1 ||
          other[0] + other[2] <= one[0] + 0.1 ||
          one[1] + one[3] <= other[1] + 0.1 ||
          other[1] + other[3] <= one[1] + 0.1
        expect(apart, String(a)).toBe(true)
      }
  })
})

describe('the board and the desk', () => {
  it('light up for every verb of every question, whatever is asked', async () => {
    const { drawn } = await loadGameUi('column')
    if (!drawn) throw new Error('not drawn')
    const Board = drawn.Board as ComponentType<BoardProps>
    const Hand = drawn.Hand as ComponentType<BoardProps>
    const asked = play(ROOT, 'column') as Scene[]
    const verbs = new Set(asked.flatMap((scene) => scene.menu.map((entry) => entry.verb)))
    expect(verbs.size).toBeGreaterThan(28)
    const box = document.createElement('div')
    for (const [n, scene] of asked.entries()) {
      const tell = (key: string, values = {}) => say(key, { ...scene.manner, ...values })
      const props = { view: scene.view, me: scene.seat, say: tell }
      const stage = { view: scene.view, menu: scene.menu, n, targetsOf: drawn.targetsOf, busy: false, say: tell }
      await act(() =>
        render(
          <StageOf key={scene.players} {...stage} act={() => undefined}>
            <Board {...props} />
            <Hand {...props} />
            <Seals />
          </StageOf>,
          box,
        ),
      )
      const words = [...box.querySelectorAll('[data-words]')].flatMap((one) =>
        one.getAttribute('data-words')?.split('|'),
      )
      expect([...new Set(words)].sort()).toEqual(scene.menu.map((entry) => entry.word).sort())
    }
    render(null, box)
  }, 240_000)
})

describe('a question of yes or no', () => {
  it('has both answers under it, whatever else is lit', () => {
    const pairs = 'protect suffer accept refuse place block raise keep step gain waive'
    for (const verb of pairs.split(' ')) {
      const entry = { verb, about: {}, arguments: {}, idle: false } as unknown as Entry
      expect(targetsOf(entry), verb).toContain(SEAL)
    }
  })
})

describe('the portraits', () => {
  const ids = [...'efns'].flatMap((nation) =>
    Array.from({ length: 13 }, (_, n) => `${nation}${String(n + 1).padStart(2, '0')}`),
  )

  it('are all different, always the same, and whole', () => {
    const faces = ids.map(portrait)
    expect(new Set(faces).size).toBe(52)
    expect(ids.map(portrait)).toEqual(faces)
    for (const art of faces) expect(art).not.toMatch(/undefined|NaN|style=|HAIR/)
  })

  it('show the trade: people of one trade carry the same tool, unless they are somebody', () => {
    for (const trade of ['01', '02', '03', '04', '05']) {
      const tools = [...'efns'].map((nation) => looksOf(nation + trade).tool)
      expect(new Set(tools).size).toBe(1)
    }
    expect(looksOf('e06').hat).toBe('crown')
  })
})

describe('scenes', () => {
  const note = (key: string, told = {}) => [`column-note-${key}`, told] as const
  const journal = [
    note('added', { seat: 0, pawn: 'catholic', country: 'spain' }),
    note('added', { seat: 1, pawn: 'protestant', country: 'spain' }),
    note('added', { seat: 1, pawn: 'protestant', country: 'france' }),
    note('added', { seat: 1, pawn: 'neutral', country: 'spain' }),
    note('removed', { seat: 1, pawn: 'protestant', country: 'spain' }),
    note('conflict', { country: 'spain', religion: 'catholic' }),
    note('gained', { seat: 0, points: 3 }),
    note('house-lost', { seat: 1, country: 'spain' }),
    note('turn', { seat: 1, year: 2, half: 1 }),
    note('gained', { seat: 1, points: 2 }),
    note('event', { event: 'ee1' }),
    note('character-left', { seat: 0, character: 'e01', die: 'white' }),
    note('imprisoned', { seat: 0, die: 'white', number: 3 }),
    note('protected', { seat: 1 }),
    note('revealed', { country: 'england', character: 'e02' }),
    note('added', { seat: 0, pawn: 'catholic', country: 'spain' }),
    note('conflict-avoided', { country: 'spain' }),
  ]

  it('tell who stood against whom, who won, and what it brought to whom', () => {
    const [conflict, event, avoided, ...rest] = scenesOf(journal, 0)
    expect(rest).toEqual([])
    expect(conflict).toMatchObject({ kind: 'conflict', country: 'spain', winner: 'catholic' })
    expect(conflict?.pawns).toEqual({ catholic: 1, protestant: 0, neutral: 1 })
    expect(conflict?.notes.map(([key]) => key)).toEqual(['column-note-gained', 'column-note-house-lost'])
    expect(event).toMatchObject({ kind: 'event', event: 'ee1' })
    expect(event?.notes.map(([key]) => key)).toEqual(['column-note-imprisoned', 'column-note-protected'])
    expect(avoided).toMatchObject({ kind: 'conflict', winner: null, pawns: { catholic: 1 } })
  })

  it('are only those of the part that is new', () => {
    expect(scenesOf(journal, 6).map((scene) => scene.kind)).toEqual(['event', 'conflict'])
    expect(scenesOf(journal, journal.length)).toEqual([])
    expect(COUNTRIES.length).toBe(4)
  })
})
