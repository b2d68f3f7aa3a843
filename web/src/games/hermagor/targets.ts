/** Where each word of Hermagor happens on the table.  Only places and pieces are named here; what can be done is the menu. */
import type { Entry } from '../../contract'
import { SEAL } from '../../kit/play/pointing'

type Where = (about: Record<string, unknown>, entry: Entry) => string[]

const WHERE: Record<string, Where> = {
  buyer: ({ space }) => [`space:${space}`],
  neutral: ({ space }) => [`space:${space}`],
  raise: ({ product }) => [`row:${product}`],
  start: ({ starter }) => [`seat:${starter}`],
  sell: ({ village }) => [`village:${village}`],
  sell_half: ({ village }) => [`village:${village}`, 'half'],
  sell_here: (_, entry) => [`village:${entry.arguments.village}`],
  move: ({ village }) => [`village:${village}`],
  claim: ({ region }) => [`region:${region}`],
  build: ({ row }) => [`row:${row}`],
}

export const targetsOf = (entry: Entry): string[] =>
  (entry.idle ? undefined : WHERE[entry.verb]?.(entry.about, entry)) ?? [SEAL]
