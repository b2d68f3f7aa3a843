/** The catalogues as they lie in the project, and the sources of the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inject } from 'vitest'
import { learn, nameSeats, spoken } from '../src/kit/fluent'
import { LANGUAGES, type Language } from '../src/kit/settings'

export const ROOT = `${resolve('..')}/` // vitest runs in web/
export const GAMES = ['village', 'orleans', 'hermagor', 'column'] as const

const read = (path: string): string => readFileSync(ROOT + path, 'utf-8')

/** A catalogue: of a game, or one of those that all games share. */
export const ftl = (tag: Language, name: string): string =>
  (GAMES as readonly string[]).includes(name)
    ? read(`src/comptoir/games/${name}/locales/${tag}.ftl`)
    : read(`src/comptoir/locales/${tag}/${name}.ftl`)

/** What the server prepares for the lesson of a game. */
export const lessonToml = (game: string): string => read(`src/comptoir/games/${game}/lesson.toml`)

/** The sentences of the page: its own, and those a game has for it. */
export function pageFtl(tag: Language): string {
  const ofGame = (game: string) => entriesOf(ftl(tag, game)).filter((entry) => entry.startsWith('page-'))
  return [ftl(tag, 'page'), ...GAMES.flatMap(ofGame)].join('\n')
}

/** The entries of a catalogue as they are written. */
export const entriesOf = (text: string): string[] => text.split(/\n(?=\S)/).filter((entry) => /^[a-z]/.test(entry))

export function learnAll(): void {
  for (const tag of LANGUAGES) {
    learn(tag, 'core', inject('played').core[tag])
    for (const name of ['page', ...GAMES]) learn(tag, name, ftl(tag, name))
  }
  nameSeats([0, 1, 2, 3, 4].map((seat) => `Zoé ${seat}`))
}

export function speak(tag: Language): void {
  spoken.value = tag
}

/** Every source of the page, one after the other. */
export function sources(): string {
  const names = readdirSync(`${ROOT}web/src`, { recursive: true, encoding: 'utf-8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('contract.ts'))
    .map((name) => readFileSync(`${ROOT}web/src/${name}`, 'utf-8'))
    .join('\n')
}
