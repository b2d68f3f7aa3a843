/** What both looks of the table say: symbols, cards, and what an event does. */
import { list, playerName, type Say } from '../../kit/fluent'
import { NONE } from '../../kit/layout'
import type { ColumnView, Effect } from './view.gen'
import { COUNTRIES } from './view'

export const symbol = (say: Say, shown: Effect) =>
  say('column-symbol-size', { symbol: shown.symbol, number: shown.number })
export const effects = (say: Say, all: readonly Effect[]) =>
  all.map((one) => symbol(say, one)).join(` ${say('column-text-or')} `)

/** What an event does, and to whom. */
export function eventEffect(view: ColumnView, say: Say): string {
  const event = view.event
  if (!event) return ''
  const label = (key: string, values = {}) => say(`column-text-${key}`, values)
  const target =
    event.target === 'catholic' || event.target === 'protestant'
      ? label('target-religion', { religion: event.target })
      : (COUNTRIES as readonly string[]).includes(event.target)
        ? label('target-house', { country: event.target })
        : label('target-all')
  return label(`event-${event.effect}`, { target, number: event.number })
}

/** The same with everything beside it: who is hit, and what one has answered. */
export function eventLine(view: ColumnView, say: Say): string {
  const event = view.event
  if (!event) return ''
  const label = (key: string, values = {}) => say(`column-text-${key}`, values)
  const parts = [eventEffect(view, say)]
  if (event.protectable) parts.push(label('protectable'))
  parts.push(label('affected', { names: list(event.affected.map(playerName)) || NONE }))
  if (event.answer) {
    const [verb, die = ''] = event.answer.split(' ')
    parts.push(label(`answer-${verb}`, { die }))
  }
  return label('event', { event: event.id, told: parts.join(' ') })
}

/** The privileges that have been used, if any. */
export const spentLine = (view: ColumnView, say: Say): string =>
  view.spent_privileges.length
    ? say('column-text-spent', { tokens: view.spent_privileges.map((one) => symbol(say, one)).join(' · ') })
    : ''

/** The country of a card, character or event: its name begins with the same letter. */
export const countryOf = (card: string): string => COUNTRIES.find((country) => country[0] === card[0]) ?? ''

/** The cards of a country that are out of the game, if any. */
export function removedLine(view: ColumnView, country: string, say: Say): string {
  const gone = view.removed.filter((card) => countryOf(card) === country)
  const name = (id: string) =>
    /^.e\d/.test(id) ? say('column-event-quoted', { event: id }) : say('column-character', { character: id })
  return gone.length ? say('column-text-removed', { country, cards: gone.map(name).join(', ') }) : ''
}
