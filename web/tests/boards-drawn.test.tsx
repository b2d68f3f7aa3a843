/** Drawn boards: what lights up equals the menu, everybody stays who they are, and no rule is known. */
import { readdirSync, readFileSync } from 'node:fs'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { ComponentType } from 'preact'
import type { Entry } from '../src/contract'
import { loadGameUi, loadShowcase, type BoardProps } from '../src/games/registry'
import { piecesOf } from '../src/games/village/pieces'
import type { VillageView } from '../src/games/village/view.gen'
import { say } from '../src/kit/fluent'
import { lit, point } from '../src/kit/play/pointing'
import { Seals, StageOf } from '../src/kit/play/stage'
import { Tracker } from '../src/kit/play/tracker'
import { COMMON, glyphs } from '../src/kit/tokens/glyphs'
import { GAMES, learnAll, ROOT, speak } from './words'

const played = inject('played')
const scenes = played.scenes.filter((scene) => scene.game === 'village')

beforeAll(learnAll)

const word = (verb: string, about: Record<string, unknown>): Entry => ({
  word: `${verb} ${Object.values(about).join(' ')}`.trim(),
  verb,
  about,
  key: 'page-choose',
  arguments: {},
  idle: false,
  final: false,
})

describe('pointing', () => {
  const menu = [
    word('train', { who: 'ann', where: 'forge' }),
    word('train', { who: 'bob', where: 'forge' }),
    word('train', { who: 'bob', where: 'mill' }),
  ]
  const targetsOf = (entry: Entry) => [String(entry.about.who), String(entry.about.where)]

  it('lights every place of every entry, and nothing else', () => {
    expect([...lit(menu, targetsOf).keys()].sort()).toEqual(['ann', 'bob', 'forge', 'mill'])
    expect(lit([], targetsOf).size).toBe(0)
  })

  it('plays the only entry there is at a place', () => {
    expect(point(menu, targetsOf, [], 'mill').played).toBe(menu[2])
    expect(point(menu, targetsOf, [], 'ann').played).toBe(menu[0])
  })

  it('offers several, and keeps only what goes with what is held', () => {
    const first = point(menu, targetsOf, [], 'bob')
    expect(first.offered.map((entry) => entry.word)).toEqual(['train bob forge', 'train bob mill'])
    expect([...lit(menu, targetsOf, first.held).keys()].sort()).toEqual(['bob', 'forge', 'mill'])
    expect(point(menu, targetsOf, first.held, 'forge').played).toBe(menu[1])
  })

  it('lets go when one points twice, and begins anew when one points elsewhere', () => {
    const { held } = point(menu, targetsOf, [], 'bob')
    expect(point(menu, targetsOf, held, 'bob').held).toEqual([])
    expect(point(menu, targetsOf, held, 'ann').played).toBe(menu[0])
    expect(point(menu, targetsOf, held, 'nowhere')).toEqual({ held: [], offered: [], played: null })
  })
})

describe('the tracker', () => {
  it('lets those who can have stayed stay, and sends the others where somebody is missing', () => {
    const tracker = new Tracker()
    const before = tracker.follow('cube', { bag: 3, space: 1 })
    const after = tracker.follow('cube', { bag: 1, space: 2, farm: 1 })
    expect(after.bag).toEqual(before.bag?.slice(0, 1))
    expect(after.space?.[0]).toBe(before.space?.[0])
    expect([...(after.space ?? []), ...(after.farm ?? [])].sort()).toEqual(
      [...(before.space ?? []), ...(before.bag?.slice(1) ?? [])].sort(),
    )
  })

  it('names the newborn anew and forgets who is gone', () => {
    const tracker = new Tracker()
    const [first] = tracker.follow('member', { farm: 1 }).farm ?? []
    expect(tracker.follow('member', { farm: 0 }).farm).toEqual([])
    expect(tracker.follow('member', { farm: 1 }).farm).not.toContain(first)
  })

  it('names the pieces of one view once, whoever asks', () => {
    const tracker = new Tracker()
    const view = scenes[0]?.view as unknown as VillageView
    expect(piecesOf(tracker, view)).toBe(piecesOf(tracker, view))
  })

  it('never shows one piece at two places, and every cube of the box somewhere', () => {
    for (const players of [2, 4]) {
      const tracker = new Tracker()
      const views = scenes.filter((scene) => scene.players === players)
      for (const { view } of views) {
        const pieces = piecesOf(tracker, view as unknown as VillageView)
        const people = Object.values(pieces.people).flat()
        const cubes = Object.values(pieces.cubes).flat()
        const ids = [...people, ...cubes].map((one) => one.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(people.length).toBe(11 * players)
        expect(cubes.length).toBeGreaterThan(70)
      }
    }
  })
})

const DRAWN = ['orleans', 'village', 'hermagor', 'column']
const LOOKS = DRAWN.flatMap((game) => (['en', 'fr'] as const).map((tag) => [game, tag] as const))

describe('a drawn board', () => {
  it.each(LOOKS)('of %s lights what is on the menu and only that, in %s', async (game, tag) => {
    speak(tag)
    const { drawn } = await loadGameUi(game)
    if (!drawn) throw new Error(`${game} is not drawn`)
    const Board = drawn.Board as ComponentType<BoardProps>
    const Hand = drawn.Hand as ComponentType<BoardProps>
    let lights = 0
    const box = document.body.appendChild(document.createElement('div'))
    // As on the page, the board stays and only its view changes: parsing the whole drawing anew takes most of the time.
    const scenes = played.scenes.filter((scene) => scene.game === game)
    for (const [n, scene] of scenes.entries()) {
      const tell = (key: string, values = {}) => say(key, { ...scene.manner, ...values })
      const props = { view: scene.view, me: scene.seat, say: tell }
      await act(() =>
        render(
          <StageOf
            key={scene.players}
            view={scene.view}
            menu={scene.menu}
            n={n}
            targetsOf={drawn.targetsOf}
            busy={false}
            act={() => undefined}
            say={tell}
          >
            <Board {...props} />
            <Hand {...props} />
            <Seals />
          </StageOf>,
          box,
        ),
      )
      const words = [...box.querySelectorAll('[data-words]')].flatMap(
        (one) => one.getAttribute('data-words')?.split('|') ?? [],
      )
      expect([...new Set(words)].sort()).toEqual(scene.menu.map((entry) => entry.word).sort())
      const glowing = [...box.querySelectorAll<SVGElement>('[data-spot].lit')]
      lights += glowing.length
      for (const one of glowing) {
        expect(one.getAttribute('role')).toBe('button')
        expect(one.getAttribute('aria-label')).toBeTruthy()
        expect(one.querySelector('.halo'), one.dataset.spot).not.toBeNull()
      }
      const dark = box.querySelectorAll('[data-spot]:not(.lit)[role=button]')
      expect(dark.length).toBe(0)
    }
    render(null, box)
    box.remove()
    expect(lights).toBeGreaterThan(20)
  })
})

describe('the drawings', () => {
  it('know no rule: no number is compared with a price, and nothing is said to be legal', () => {
    const games = `${ROOT}web/src/games`
    const files = readdirSync(games, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.tsx?$/.test(name))
    expect(files.length).toBeGreaterThan(12)
    for (const name of files) {
      const text = readFileSync(`${games}/${name}`, 'utf-8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
      expect(
        /\b(legal|allowed|canPay|canAfford|afford|cost|price)\w*\s*(<|>|<=|>=)\s/.exec(text)?.[0],
        name,
      ).toBeUndefined()
      expect(/\b(isLegal|canPlay|mayPlay|affordable)\b/.exec(text)?.[0], name).toBeUndefined()
    }
  })

  it('have a sign for every piece, with no style that the policy of the server would drop', async () => {
    for (const [name, art] of Object.entries(glyphs)) expect(art, name).not.toMatch(/style=|NaN|undefined/)
    const showcases = await Promise.all(GAMES.map(loadShowcase))
    const signs = showcases.map((one) => one?.glyphs ?? [])
    expect(signs.every((some) => some.length > 5)).toBe(true)
    for (const sign of [...COMMON, ...signs.flat()]) expect(glyphs[sign], sign).toBeTruthy()
  })
})
