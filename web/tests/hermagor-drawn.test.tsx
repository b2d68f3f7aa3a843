/** Hermagor's board: its pieces stay who they are, everything printed has its place, and the way shown is the way paid for. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Entry } from '../src/contract'
import { HermagorBoard } from '../src/games/hermagor/board'
import { REGION } from '../src/games/hermagor/ground'
import { NAMES, PLACE, roadOf, ROADS, wayTo } from '../src/games/hermagor/places'
import { piecesOf } from '../src/games/hermagor/pieces'
import { targetsOf } from '../src/games/hermagor/targets'
import { spaceAt } from '../src/games/hermagor/square'
import { HermagorTrader } from '../src/games/hermagor/trader'
import type { HermagorView } from '../src/games/hermagor/view.gen'
import { say } from '../src/kit/fluent'
import { Seals, StageOf } from '../src/kit/play/stage'
import { Tracker } from '../src/kit/play/tracker'
import { learnAll, speak } from './words'

const played = inject('played')
const scenes = played.scenes.filter((scene) => scene.game === 'hermagor')
const turns = played.turns.filter((scene) => scene.game === 'hermagor')
const viewOf = (scene: { view: unknown }) => scene.view as HermagorView

beforeAll(learnAll)

describe('the pieces of Hermagor', () => {
  it('are never at two places, and none is lost', () => {
    for (const players of new Set(scenes.map((scene) => scene.players))) {
      const tracker = new Tracker()
      for (const scene of scenes.filter((one) => one.players === players)) {
        const view = viewOf(scene)
        const { buyers, shops, discs, tiles } = piecesOf(tracker, view)
        const all = [buyers, shops, discs].map((kind) => Object.values(kind).flat())
        expect(all.map((kind) => kind.length)).toEqual([4 * players, 21 * players, 9 * players])
        const ids = all.flat().map((piece) => piece.id)
        expect(new Set(ids).size).toBe(ids.length)
        const numbered = [
          ...Object.values(tiles)
            .flat()
            .map((tile) => tile.id),
          ...view.bag,
        ]
        expect(new Set(numbered).size).toBe(numbered.length)
        expect(numbered.length).toBe(players < 4 ? 20 : 24)
      }
    }
  })

  it('go from the hand to the village, to the price table and to the alley', () => {
    const tracker = new Tracker()
    const first = viewOf(scenes[0] as (typeof scenes)[number])
    const before = structuredClone(first)
    const trader = before.traders[1] as (typeof before.traders)[number]
    trader.in_hand = 2
    trader.unused -= 2
    const was = piecesOf(tracker, before)
    const after = structuredClone(before)
    const later = after.traders[1] as typeof trader
    later.in_hand = 1
    later.shops = ['altmoor']
    later.discs -= 1
    ;(after.nobility[0] as { seat: number | null }).seat = 1
    const [space] = Object.keys(after.market.spaces)
    ;(after.market.spaces[space as string] as { buyer: unknown }).buyer = 1
    const now = piecesOf(tracker, after)
    const ids = (pieces?: { id: string }[]) => (pieces ?? []).map((piece) => piece.id)
    expect(ids(was.shops.hand_1)).toContain(ids(now.shops.altmoor)[0])
    expect(ids(was.discs.left_1)).toContain(ids(now.discs.nobility_0)[0])
    expect(ids(was.buyers.home_1)).toContain(ids(now.buyers[space as string])[0])
    expect(ids(now.shops.hand_1)).toEqual(ids(was.shops.hand_1).slice(0, 1))
  })
})

describe('the land of Hermagor', () => {
  const view = viewOf(scenes[0] as (typeof scenes)[number])

  it('has a place for every village, region, road and space, and no two at one place', () => {
    expect(Object.keys(view.villages).filter((name) => !PLACE.has(name))).toEqual([])
    expect(Object.keys(view.regions).filter((name) => !REGION.get(name)?.outline.length)).toEqual([])
    expect(view.roads?.filter(({ ends }) => !roadOf(ends[0], ends[1]))).toEqual([])
    expect(view.roads?.length).toBe(ROADS.length)
    const big = viewOf(scenes.find((scene) => scene.players === 5) as (typeof scenes)[number])
    const spaces = Object.keys(big.market.spaces).map((name) => spaceAt(name).join())
    expect(new Set(spaces).size).toBe(63)
    const signs = [...REGION.values()].map(({ at }) => at.join())
    expect(new Set(signs).size).toBe(20)
  })

  it('knows a way from everywhere to everywhere, road after road', () => {
    for (const from of NAMES)
      for (const to of NAMES) {
        let stand = from
        for (const { ends } of wayTo(from, to)) {
          expect(ends).toContain(stand)
          stand = ends[0] === stand ? ends[1] : ends[0]
        }
        expect(stand).toBe(to)
      }
  })

  it('shows the very roads whose toll the menu tells', () => {
    let compared = 0
    for (const scene of turns) {
      const { roads = [], traders } = viewOf(scene)
      const tolls = new Map(roads.map(({ ends, toll }) => [[...ends].sort().join(), toll]))
      for (const { verb, about, arguments: told } of scene.menu) {
        if (!['sell', 'sell_half', 'move'].includes(verb)) continue
        const from = traders[scene.seat as number]?.merchant as string
        const way = wayTo(from, String(about.village))
        const sum = way.reduce((all, { ends }) => all + (tolls.get([...ends].sort().join()) ?? NaN), 0)
        expect(verb === 'sell' ? sum : Math.floor(sum / 2), `${from} ${String(about.village)}`).toBe(told.toll)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(40)
  })
})

describe('a merchant', () => {
  const box = document.createElement('div')
  document.body.append(box)
  afterEach(() => render(null, box))

  it('stands beside the shops of a village, however many they are', async () => {
    const scene = scenes.reduce((most, one) => (one.players > most.players ? one : most))
    const view = structuredClone(viewOf(scene))
    for (const trader of view.traders) trader.shops = Object.keys(view.villages)
    for (const [name, village] of Object.entries(view.villages)) {
      village.merchants = [0]
      for (const trader of view.traders) trader.merchant = trader.seat ? 'hermagor' : name
      await act(() =>
        render(
          <StageOf view={view} menu={[]} n={1} targetsOf={targetsOf} busy={false} act={() => undefined} say={say}>
            <HermagorBoard view={structuredClone(view)} me={0} say={say} />
          </StageOf>,
          box,
        ),
      )
      const middle = (one: Element | null) => Number(one?.getAttribute('x')) + Number(one?.getAttribute('width')) / 2
      const merchant = middle(box.querySelector('[data-piece="merchant:0"]'))
      const shops = [...box.querySelectorAll(`[data-spot="village:${name}"] [data-piece^="shop"]`)].map(middle)
      expect(shops).toHaveLength(view.players)
      for (const shop of shops) expect(Math.abs(merchant - shop), name).toBeGreaterThan(28)
      village.merchants = []
    }
  })
})

describe('the light', () => {
  const box = document.createElement('div')
  document.body.append(box)
  afterEach(() => render(null, box))

  it('is where each verb happens, and tells every word of the menu', async () => {
    speak('en')
    const seen = new Set<string>()
    for (const [n, turn] of turns.entries()) {
      const tell = (key: string, values = {}) => say(key, { ...turn.manner, ...values })
      const props = { view: viewOf(turn), me: turn.seat, say: tell }
      await act(() =>
        render(
          <StageOf
            view={turn.view}
            menu={turn.menu}
            n={n}
            targetsOf={targetsOf}
            busy={false}
            act={() => undefined}
            say={tell}
          >
            <HermagorBoard {...props} />
            <HermagorTrader {...props} />
            <Seals />
          </StageOf>,
          box,
        ),
      )
      const lights = [...box.querySelectorAll('[data-words]')]
      const words = lights.flatMap((one) => one.getAttribute('data-words')?.split('|') ?? [])
      expect([...new Set(words)].sort()).toEqual(turn.menu.map((entry) => entry.word).sort())
      for (const { verb } of turn.menu) seen.add(verb)
    }
    // Neutral buyers are an option, and two regions at once are rare: those are asked for below.
    const rare = ['neutral', 'claim']
    expect([...seen].sort()).toEqual(played.verbs.hermagor?.filter((verb) => !rare.includes(verb)).sort())
  })

  it('has a spot for what happens seldom', async () => {
    const turn = turns[0] as (typeof turns)[number]
    const tell = (key: string, values = {}) => say(key, { ...turn.manner, ...values })
    const word = (verb: string, about: Record<string, string>): Entry => ({
      word: [verb, ...Object.values(about)].join(' '),
      verb,
      about,
      key: 'page-choose',
      arguments: {},
      idle: false,
      final: false,
    })
    const menu = [
      ...Object.keys(viewOf(turn).regions).map((region) => word('claim', { region })),
      ...Object.keys(viewOf(turn).market.spaces).map((space) => word('neutral', { space })),
      word('build', { row: 'nobility' }),
    ]
    await act(() =>
      render(
        <StageOf view={turn.view} menu={menu} n={1} targetsOf={targetsOf} busy={false} act={() => undefined} say={tell}>
          <HermagorBoard view={viewOf(turn)} me={turn.seat} say={tell} />
        </StageOf>,
        box,
      ),
    )
    const lit = [...box.querySelectorAll('[data-spot].lit')].map((one) => one.getAttribute('data-words'))
    expect(lit.sort()).toEqual(menu.map((entry) => entry.word).sort())
  })
})

describe('the way before one walks it', () => {
  const box = document.createElement('div')
  document.body.append(box)
  afterEach(() => render(null, box))
  const selling = turns.find((scene) => scene.menu.some((entry) => entry.verb === 'move'))

  it('is drawn with its toll for whoever looks at a village, and goes away again', async () => {
    speak('en')
    if (!selling) throw new Error('nobody sells in these scenes')
    const acted: Entry[] = []
    const tell = (key: string, values = {}) => say(key, { ...selling.manner, ...values })
    await act(() =>
      render(
        <StageOf
          view={selling.view}
          menu={selling.menu}
          n={1}
          targetsOf={targetsOf}
          busy={false}
          act={(entry) => acted.push(entry)}
          say={tell}
        >
          <HermagorBoard view={viewOf(selling)} me={selling.seat} say={tell} />
        </StageOf>,
        box,
      ),
    )
    const entry = selling.menu.find(({ verb }) => verb === 'move') as Entry
    const spot = box.querySelector(`[data-spot="village:${String(entry.about.village)}"]`) as SVGElement
    expect(box.querySelector('.her-way')).toBeNull()
    for (const look of ['pointerover', 'focusin', 'pointerdown']) {
      await act(() => void spot.dispatchEvent(new Event(look, { bubbles: true })))
      expect(box.querySelector('.her-way-line')?.getAttribute('d')).toMatch(/^M[\d. ]+L/)
      expect(box.querySelector('.her-bill')).not.toBeNull()
      const tolls = [...box.querySelectorAll('.her-loss')].map((one) => one.textContent)
      expect(tolls).toContain(`−${String(entry.arguments.toll)}`)
      expect(box.querySelectorAll('.her-toll.on').length).toBeGreaterThan(0)
      await act(() => void box.querySelector('svg')?.dispatchEvent(new Event('pointerover', { bubbles: true })))
      expect(box.querySelector('.her-way')).toBeNull()
    }
    expect(acted).toEqual([])
  })
})
