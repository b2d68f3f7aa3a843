/** Every game laid out from real views, for players and spectators, in both languages: all of it told, nothing raw. */
import { render } from 'preact'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { ComponentType } from 'preact'
import { loadGameUi, type BoardProps } from '../src/games/registry'
import { say } from '../src/kit/fluent'
import { grouped } from '../src/pages/table/menu'
import { GAMES, learnAll, speak } from './words'

const played = inject('played')
const KEYS = 'page|core|server|village|orleans|hermagor|column'
const FAMILIES = 'text|word|note|ask|score|option|menu|kind|[a-z]+-'
const RAW = new RegExp(`\\b(${KEYS})-(${FAMILIES})[\\w-]*|undefined|NaN|\\[object|\\{|\\bnull\\b|\\w_\\w`)

beforeAll(learnAll)

function drawn(Board: ComponentType<BoardProps>, props: BoardProps): HTMLElement {
  const box = document.createElement('div')
  render(<Board {...props} />, box)
  return box
}

describe.each(GAMES)('%s', (game) => {
  const scenes = played.scenes.filter((scene) => scene.game === game)

  it.each(['en', 'fr'] as const)('is laid out in %s', async (tag) => {
    speak(tag)
    const ui = await loadGameUi(game)
    expect(scenes.length).toBeGreaterThan(8)
    const looks = scenes.filter((_, n) => n % 2 === (tag === 'fr' ? 0 : 1)) // half of them in each language
    for (const scene of looks) {
      const tell = (key: string, values = {}) => say(key, { ...scene.manner, ...values })
      const box = drawn(ui.Board as ComponentType<BoardProps>, { view: scene.view, me: scene.seat, say: tell })
      const text = box.textContent ?? ''
      const titles = [...box.querySelectorAll('[title]')].map((one) => one.getAttribute('title')).join(' ')
      expect(text.length).toBeGreaterThan(400)
      expect(RAW.exec(text + titles)?.[0], text).toBeUndefined()
      expect(box.querySelectorAll('h2, h3').length).toBeGreaterThan(3)
      const progress = ui.progress(scene.view as never, tell)
      expect(RAW.exec(progress)?.[0]).toBeUndefined()
      for (let seat = 0; seat < scene.players; seat++) {
        const stats = ui.stats(scene.view as never, seat, tell)
        expect(stats.length).toBeGreaterThan(2)
        for (const stat of stats) expect(RAW.exec(`${stat.label} ${stat.value ?? '?'}`)?.[0]).toBeUndefined()
      }
    }
  })

  it('puts every entry of a menu into one group, under a told heading', async () => {
    speak('fr')
    const ui = await loadGameUi(game)
    for (const scene of scenes) {
      const groups = grouped(scene.menu, game, ui, say)
      const entries = groups.flatMap((group) => group.parts.flatMap((part) => part.entries))
      expect(entries.map((entry) => entry.word).sort()).toEqual(scene.menu.map((entry) => entry.word).sort())
      for (const group of groups) {
        for (const part of group.parts)
          expect(RAW.exec(`${group.title ?? ''} ${part.title ?? ''}`)?.[0]).toBeUndefined()
      }
    }
  })
})
