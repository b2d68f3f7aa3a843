/** A game is a folder: the page finds its parts there, and names no game anywhere else. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILT_IN, hasLesson, hasVignette, loadGameUi, loadShowcase, loadVignette } from '../src/games/registry'
import { GAMES, ROOT } from './words'

it('finds the games by their folders', async () => {
  expect([...BUILT_IN].sort()).toEqual([...GAMES].sort())
  for (const game of BUILT_IN) {
    expect((await loadGameUi(game)).drawn, game).toBeDefined()
    expect([hasLesson(game), hasVignette(game)]).toEqual([true, true])
    expect((await loadVignette(game))?.(), game).toContain('<path')
    expect(await loadShowcase(game), game).not.toBeNull()
  }
})

it('has neither drawing nor lesson for a game it was not built with', async () => {
  expect([hasLesson('auction'), hasVignette('auction')]).toEqual([false, false])
  expect([await loadVignette('auction'), await loadShowcase('auction')]).toEqual([null, null])
})

it('names no game outside the folder of the game', () => {
  const named = new RegExp(`['"\`/](${GAMES.join('|')})['"\`/-]`, 'g')
  const sources = readdirSync(`${ROOT}web/src`, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .filter((name) => !GAMES.some((game) => name.startsWith(`games/${game}/`)))
  expect(sources.length).toBeGreaterThan(80)
  const naming = sources.filter((name) => named.test(readFileSync(`${ROOT}web/src/${name}`, 'utf-8')))
  expect(naming).toEqual([])
})
