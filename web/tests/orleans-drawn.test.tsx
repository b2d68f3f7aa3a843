/** The drawn Orléans: every piece of the box is somewhere once, goods lie where the ways are, and words lead on. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ui } from '../src/games/orleans'
import { trailOf } from '../src/games/orleans/map'
import { piecesOf } from '../src/games/orleans/pieces'
import { leads, targetsOf } from '../src/games/orleans/targets'
import { EFFECT } from '../src/games/orleans/sign'
import type { OrleansView } from '../src/games/orleans/view.gen'
import { TYPES } from '../src/games/orleans/view'
import { VIGNETTE } from '../src/games/orleans/vignettes'
import { TOWN, WAYS } from '../src/games/orleans/ways'
import type { Entry } from '../src/contract'
import { say } from '../src/kit/fluent'
import { Spot, StageOf } from '../src/kit/play/stage'
import { SEAL } from '../src/kit/play/pointing'
import { Tracker } from '../src/kit/play/tracker'
import { learnAll, speak } from './words'

const played = inject('played')
const scenes = played.scenes.filter((scene) => scene.game === 'orleans')
const views = (players: number) =>
  scenes.filter((scene) => scene.players === players).map((scene) => scene.view as unknown as OrleansView)

beforeAll(learnAll)

describe('the pieces of Orléans', () => {
  const all = (view: OrleansView, tracker: Tracker) => {
    const { followers, goods, stations, technology, citizens } = piecesOf(tracker, view)
    return {
      followers: Object.values(followers).flat(),
      goods: Object.values(goods).flat(),
      stations: Object.values(stations).flat(),
      technology: Object.values(technology).flat(),
      citizens: Object.values(citizens).flat(),
    }
  }

  it.each([2, 4])('are never at two places, with %i players', (players) => {
    const tracker = new Tracker()
    expect(views(players).length).toBeGreaterThan(2)
    for (const view of views(players)) {
      const { followers, goods, stations, technology, citizens } = all(view, tracker)
      const ids = [...followers, ...goods, ...stations].map((one) => one.id).concat(technology, citizens)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('are all somewhere at the start', () => {
    const [first] = views(4)
    if (!first) throw new Error('no view')
    const { followers, goods, stations, technology, citizens } = all(first, new Tracker())
    expect(followers.length).toBe(104)
    expect(goods.length).toBe(90)
    expect(stations.length).toBe(40)
    expect(technology.length).toBe(16)
    expect(citizens.length).toBe(14)
  })

  it('stay what they are when they move', () => {
    const tracker = new Tracker()
    const kinds = new Map<string, string>()
    for (const view of views(4)) {
      for (const { id, kind } of Object.values(piecesOf(tracker, view).followers).flat()) {
        expect(kinds.get(id) ?? kind).toBe(kind)
        kinds.set(id, kind)
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(104)
  })

  it('of a bag are as many as the view counts', () => {
    for (const view of views(2)) {
      const pieces = piecesOf(new Tracker(), view)
      for (const board of view.boards) {
        const count = Object.values(board.bag).reduce((sum, n) => sum + n, 0)
        expect(pieces.followers[`bag_${board.seat}`]?.length ?? 0).toBe(count)
      }
    }
  })
})

describe('the map of Orléans', () => {
  const view = views(4)[0] as OrleansView

  it('has the routes of the view in its order', () => {
    expect(WAYS.map(({ a, b, type }) => [a, b, type])).toEqual(view.routes.map(({ a, b, type }) => [a, b, type]))
    for (const [n, { spaces }] of WAYS.entries()) expect(spaces.length).toBe(view.routes[n]?.goods.length)
  })

  it('lets every way end in its two towns', () => {
    for (const { a, b, points } of WAYS) {
      for (const [town, end] of [[a, points[0]], [b, points[points.length - 1]]] as const) {
        const [x, y] = TOWN[town] ?? [0, 0]
        expect(Math.hypot((end?.[0] ?? 0) - x, (end?.[1] ?? 0) - y), `${a} ${b}`).toBeLessThan(12)
      }
    }
  }) // prettier-ignore

  it('keeps goods apart from each other and from the towns', () => {
    const spaces = WAYS.flatMap((way) => way.spaces.map(({ at }) => ({ at, way: `${way.a} ${way.b}` })))
    for (const [n, one] of spaces.entries()) {
      for (const other of spaces.slice(n + 1)) {
        const far = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
        expect(far, `${one.way} and ${other.way}`).toBeGreaterThan(28)
      }
      for (const [town, [x, y]] of Object.entries(TOWN)) {
        expect(Math.hypot(one.at[0] - x, one.at[1] - y), `${one.way} at ${town}`).toBeGreaterThan(30)
      }
    }
  })
})

describe('the merchants of Orléans', () => {
  it('have come from where the journal says', () => {
    const moved = (seat: number, town: string) => ['orleans-note-moved', { seat, town }] as const
    const journal = [moved(1, 'blois'), moved(0, 'montargis'), moved(1, 'tours'), moved(1, 'chinon')]
    expect(trailOf(1, journal)).toEqual(['orleans', 'blois', 'tours', 'chinon'])
    expect(trailOf(0, journal).at(-2)).toBe('orleans')
    expect(trailOf(2)).toEqual(['orleans'])
  })
})

describe('the places of Orléans', () => {
  it('each have a picture and words in both tongues', () => {
    expect(EFFECT.size).toBe(30)
    for (const place of EFFECT.keys()) {
      expect(VIGNETTE[place], place).toBeTruthy()
      expect(VIGNETTE[place], place).not.toMatch(/NaN|undefined|style=/)
      for (const tag of ['en', 'fr'] as const) {
        speak(tag)
        expect(say('page-orleans-does', { place })).not.toMatch(/page-|_/)
      }
    }
  })
})

describe('words of Orléans', () => {
  const entry = (verb: string, about: Record<string, unknown> = {}): Entry => ({
    word: [verb, ...Object.values(about)].join(' '),
    verb,
    about,
    key: 'page-choose',
    arguments: {},
    idle: false,
    final: false,
  })

  it('all have a place, or are said with a seal', () => {
    const sealed = ['decline', 'fewer', 'keep', 'done', 'seal', 'start_over', 'pass', 'leave', 'enough', 'suffer']
    for (const verb of played.verbs.orleans ?? []) {
      expect(targetsOf(entry(verb)).includes(SEAL), verb).toBe(sealed.includes(verb))
    }
  })

  it('that lead on keep the follower in hand: at the next question it is pointed at again', async () => {
    const first = [entry('single'), entry('done')]
    const second = [
      entry('plan', { place: 'castle', follower: 'farmer' }),
      entry('plan', { place: 'village', follower: 'farmer' }),
      entry('plan', { place: 'ship', follower: 'boatman' }),
    ]
    expect(first.filter(leads).map((one) => one.verb)).toEqual(['single'])
    const acted: string[] = []
    const box = document.createElement('div')
    document.body.append(box)
    const show = (menu: Entry[], n: number) =>
      act(() =>
        render(
          <StageOf
            view={null}
            menu={menu}
            n={n}
            targetsOf={targetsOf}
            leads={leads}
            busy={false}
            act={(one) => acted.push(one.word)}
            say={say}
          >
            <svg>
              {TYPES.map((type) => (
                <Spot key={type} id={`from:${type}`} name={type}>
                  <circle class="halo" />
                </Spot>
              ))}
              {['castle', 'village', 'ship'].map((place) => (
                <Spot key={place} id={`place:${place}`} name={place}>
                  <circle class="halo" />
                </Spot>
              ))}
            </svg>
          </StageOf>,
          box,
        ),
      )
    const click = (spot: string) =>
      act(() => void box.querySelector(`[data-spot="${spot}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    const glowing = () => [...box.querySelectorAll<SVGElement>('.lit')].map((one) => one.dataset.spot)
    await show(first, 1)
    await click('from:farmer')
    expect(acted).toEqual(['single'])
    await show(second, 2)
    expect(glowing()).toEqual(['from:farmer', 'place:castle', 'place:village'])
    await click('place:castle')
    expect(acted).toEqual(['single', 'plan castle farmer'])
    render(null, box)
    box.remove()
  }) // prettier-ignore

  it('are offered by a face that is drawn', () => {
    expect(ui.drawn?.targetsOf).toBe(targetsOf)
  })
})
