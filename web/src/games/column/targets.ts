/** Where each word of A Column of Fire happens on the table.  What can be done is the menu, not known here. */
import type { Entry } from '../../contract'
import { SEAL } from '../../kit/play/pointing'

type Where = (about: Record<string, unknown>, entry: Entry) => string[]

const die = ({ die }: Record<string, unknown>) => [`die:${die}`]

// A question of yes or no has both answers under it, wherever else they may be pointed at: hence SEAL beside a place.

const WHERE: Record<string, Where> = {
  use: ({ symbol }) => [`privilege:${symbol}`],
  buy_off: die,
  choose: ({ symbol }, { arguments: told }) => [`effect:${told.character}:${symbol}`],
  profess: ({ religion }) => [`religion:${religion}`],
  hire: ({ die, country }) => [`card:${country}`, `die:${die}`],
  settle: ({ die, country }, { arguments: told }) => [`site:${country}:${told.site}`, `die:${die}`],
  place: (_, { arguments: told }) => [`faith:${told.country}`, SEAL],
  block: (_, { arguments: told }) => [`ward:${told.country}`, 'protections', SEAL],
  raise: (_, { arguments: told }) => [`site:${told.country}:${told.site}`, SEAL],
  move: ({ die, space }) => [`space:${space}`, `die:${die}`],
  take: ({ good }) => [`supply:${good}`],
  sell: ({ good, country }) => [`price:${country}:${good}`, `own:${good}`],
  sell_both: (_, { arguments: told }) => (told.country ? [`harbour:${told.country}`] : [`own:${told.good}`]),
  sell_any: ({ good }) => [`own:${good}`],
  add: ({ pawn, country }) => [`faith:${country}`, `pawns:${pawn}`],
  remove: ({ religion, country }) => [`faith:${country}`, `pawn:${country}:${religion}`],
  step: (_, { arguments: told }) => [`space:${told.space}`, SEAL],
  dismiss: ({ die }) => [`held:${die}`],
  discard: ({ country }) => [`card:${country}`],
  turn_up: die,
  turn_down: die,
  free: die,
  protect: () => ['shield', 'protections', SEAL],
  accept: () => ['shield', 'protections', SEAL],
  imprison: ({ die }) => [`die:${die}`, 'loch-leven'],
  resolve: ({ country }) => [`torch:${country}`],
  gain: () => ['score', SEAL],
}

export const targetsOf = (entry: Entry): string[] =>
  (entry.idle ? undefined : WHERE[entry.verb]?.(entry.about, entry)) ?? [SEAL]
