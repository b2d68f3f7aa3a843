/** Messages from the Fluent catalogues, the same files that Python uses.

`say(key, args)` reads the language signal, so whatever said something says it anew when the reader changes language.
An argument that names a seat also names the player, as in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { computed, effect, signal } from '@preact/signals'
import { Refusal } from './api'
import { language, type Language } from './settings'

export type Values = Record<string, unknown>
export type Say = (key: string, values?: Values) => string

/** A message as the server sends it: its key and arguments. */
export interface Message {
  key: string
  args: Values
}

const bundles: Record<Language, FluentBundle> = { fr: bundle('fr'), en: bundle('en') }
const present = signal<ReadonlySet<string>>(new Set()) // loaded catalogues: "fr/core"
const asked = new Map<string, Promise<void>>()
const needed = new Set<string>() // the catalogues in use
export const spoken = signal<Language>(language.peek()) // follows the language chosen, once its catalogues are loaded
export const names = signal<readonly string[]>([]) // of the seats at the table one looks at

// The catalogue of the page is part of the build; all others come from the server.
const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/comptoir/locales/en/page.ftl?raw'),
  fr: () => import('../../../src/comptoir/locales/fr/page.ftl?raw'),
}

function bundle(tag: Language): FluentBundle {
  return new FluentBundle(tag, { useIsolating: false })
}

/** Add a catalogue. */
export function learn(tag: Language, file: string, text: string): void {
  bundles[tag].addResource(new FluentResource(text), { allowOverrides: true })
  present.value = new Set([...present.value, `${tag}/${file}`])
}

async function read(tag: Language, file: string): Promise<string> {
  if (file === 'page') return (await OWN[tag]()).default
  const answer = await fetch(`/api/catalogue/${tag}/${file}`)
  if (answer.status === 404) return '' // a game may have no sentences of its own; its keys are shown in words
  if (!answer.ok) throw new Refusal(answer.status, 'page-server-trouble', { status: answer.status })
  return answer.text()
}

function load(tag: Language, file: string): Promise<void> {
  const name = `${tag}/${file}`
  let pending = asked.get(name)
  if (!pending) {
    pending = read(tag, file).then((text) => learn(tag, file, text))
    pending.catch(() => asked.delete(name)) // asked again the next time
    asked.set(name, pending)
  }
  return pending
}

/** Load these catalogues, in this language and in any that is chosen later. */
export function need(...files: string[]): Promise<unknown> {
  for (const file of files) needed.add(file)
  const tag = language.peek()
  return Promise.all(files.map((file) => load(tag, file)))
}

/** Changes the language once all its catalogues are there; until then the page stays in the other. */
effect(() => {
  const tag = language.value
  Promise.all([...needed].map((file) => load(tag, file))).then(
    () => {
      if (language.peek() === tag) spoken.value = tag
    },
    () => undefined, // said elsewhere: the connection is shown
  )
})

/** Whether these catalogues are loaded in the language that is shown. */
export const knows = (...files: string[]): boolean =>
  files.every((file) => present.value.has(`${spoken.value}/${file}`))

export const has = (key: string): boolean => present.value.size > 0 && bundles[spoken.value].hasMessage(key)

function variable(value: unknown): FluentVariable {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  return value === true ? 'True' : value === false ? 'False' : String(value)
}

/** The message of a key.  An unknown key is shown as it is; this never fails. */
export const say: Say = (key, values = {}) => {
  const from = bundles[spoken.value]
  const message = present.value.size > 0 ? from.getMessage(key) : undefined
  if (!message?.value) return key
  const known: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(values)) known[name] = variable(value)
  if (typeof values.seat === 'number' && !('player' in known)) known.player = playerName(values.seat)
  return from.formatPattern(message.value, known, []) // errors gathered, not thrown
}

export const sayMessage = (message: Message): string => say(message.key, message.args)

/** An identifier as words: "green_bag" is "green bag". */
export const inWords = (id: string): string => id.replaceAll(/[_-]+/g, ' ')

/** The message of a key, or another text where the catalogues do not have it. */
export const sayOr = (otherwise: string, key: string, values: Values = {}): string =>
  has(key) ? say(key, values) : otherwise

/** What a game is called; its own catalogue knows best. */
export const gameName = (game: string): string => sayOr(capital(inWords(say('game-name', { game }))), `${game}-name`)

export function playerName(seat: number): string {
  return names.value[seat] ?? say('core-seat', { seat, player: '' })
}

/** What a level of bots is called: "search:2s" is server-bot-search-2s. */
export const botName = (bot: string): string => say(`server-bot-${bot.replace(':', '-')}`)

/** Set the names of the players at this table, which messages use for seats. */
export function nameSeats(these: readonly string[]): void {
  const known = names.peek()
  if (these.length === known.length && these.every((name, seat) => name === known[seat])) return
  names.value = these
}

const plain = computed(() => new Intl.NumberFormat(spoken.value))
export const number = (value: number): string => plain.value.format(value)

/** A figure on a sheet, with a true minus. */
export const figure = (value: number): string => String(value).replace('-', '−')

const listing = computed(() => new Intl.ListFormat(spoken.value, { type: 'conjunction' }))
export const list = (items: readonly string[]): string => listing.value.format(items)

const day = computed(() => new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeStyle: 'short' }))
export const when = (instant: string | number): string => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : day.value.format(date)
}

const relative = computed(() => new Intl.RelativeTimeFormat(spoken.value, { numeric: 'auto' }))
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** "in 3 hours", "2 days ago": seconds from now. */
export function fromNow(seconds: number): string {
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.value.format(Math.trunc(seconds / size), unit)
  }
  return relative.value.format(Math.trunc(seconds), 'second')
}

/** A text with a capital first letter: names in the catalogues begin with a small one. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(spoken.value) + text.slice(1)
