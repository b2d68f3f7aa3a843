/** The catalogues as they lie in the project, and the sources of the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { learn, nameSeats, spoken } from '../src/kit/fluent'
import { LANGUAGES, type Language } from '../src/kit/settings'

export const ROOT = `${resolve('..')}/` // vitest runs in web/
export const GAMES = ['village', 'orleans', 'hermagor', 'column'] as const

export const ftl = (tag: Language, name: string): string =>
  readFileSync(`${ROOT}src/comptoir/locales/${tag}/${name}.ftl`, 'utf-8')

export function learnAll(): void {
  for (const tag of LANGUAGES) for (const name of ['core', 'page', ...GAMES]) learn(tag, name, ftl(tag, name))
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
