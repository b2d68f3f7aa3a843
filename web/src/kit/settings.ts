/** The settings of this browser: language, theme, notifications, single keys.  They stay in the browser. */
import { effect, signal, type Signal } from '@preact/signals'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

const PREFIX = 'comptoir-'

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null // storage can be forbidden: the page works without
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // nothing is kept then
  }
}

function kept<T extends string>(name: string, values: readonly T[], otherwise: T): Signal<T> {
  const before = stored(name) as T | null
  const chosen = signal<T>(before && values.includes(before) ? before : otherwise)
  effect(() => store(name, chosen.value))
  return chosen
}

const french = navigator.languages.find((tag) => /^(fr|en)\b/.test(tag))?.startsWith('fr') ?? false
const dark = matchMedia('(prefers-color-scheme: dark)').matches

export const language = kept<Language>('language', LANGUAGES, french ? 'fr' : 'en')
export const theme = kept<Theme>('theme', ['light', 'dark'], dark ? 'dark' : 'light')
export const singleKeys = kept('keys', ['on', 'off'], 'on')
export const notices = kept('notices', ['on', 'off'], 'off')
export const sound = kept('sound', ['on', 'off'], 'off')
export const look = kept('look', ['drawn', 'tables'], 'drawn')

effect(() => {
  document.documentElement.dataset.theme = theme.value
})

/** Stored values by name, such as the last move seen at a table. */
export const remember = store
export const recall = stored
