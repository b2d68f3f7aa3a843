/** Where each word of Village happens on the table.  Only places and pieces are named here; what can be done is the menu. */
import type { Entry } from '../../contract'
import { SEAL } from '../../kit/play/pointing'

/** Which house has which good before its door, as drawn on the board. */
export const HOUSE_OF: Record<string, string> = {
  wagon: 'wainwright',
  horse: 'stables',
  ox: 'stables',
  scroll: 'library',
  plow: 'smithy',
}

const member = (place: unknown, generation: unknown) => `member:${place}:${generation}`

type Where = (about: Record<string, unknown>, entry: Entry) => string[]

const WHERE: Record<string, Where> = {
  take: ({ space, cube }) => [`space:${space}`, `cube:${space}:${cube}`],
  well: ({ price }) => ['well', price === 'coins' ? 'purse' : `own:${price}`],
  go: ({ space }) => [`space:${space}`],
  reap: () => ['space:harvest', 'granary'],
  birth: () => ['space:family', 'cradle'],
  recall: ({ place, generation }) => [member(place, generation), 'home'],
  train: ({ building, generation }) => [`place:${building}`, member('farm', generation)],
  produce: ({ good }) => [`place:${HOUSE_OF[String(good)]}`, `good:${good}`],
  buy: ({ good }) => [`place:${HOUSE_OF[String(good)]}`, `good:${good}`],
  mill: () => ['mill'],
  travel: ({ road, generation }) => {
    const [from, to] = String(road).split('-')
    return [`city:${to}`, member(from, generation)]
  },
  enter: ({ generation }) => ['level:1', member('farm', generation)],
  advance: ({ level, generation }) => [`level:${level}`, member(`level_${Number(level) - 1}`, generation)],
  privilege: ({ level }) => [`privilege:${level}`],
  vow: ({ generation }) => ['bag', member('farm', generation)],
  coins: () => ['purse'],
  scroll: () => ['own:scroll'],
  time: () => ['time'],
  pick: ({ colour }) => [`supply:${colour}`],
  choose: ({ good }) => [`good:${good}`],
  bury: ({ place }, entry) => [member(place, entry.arguments.generation)],
  serve: ({ customer }) => [`customer:${customer}`],
  pull: () => ['bag'],
  move: ({ window, generation }) => [`window:${window}`, member(`window_${Number(window) - 1}`, generation)],
}

export const targetsOf = (entry: Entry): string[] =>
  (entry.idle ? undefined : WHERE[entry.verb]?.(entry.about, entry)) ?? [SEAL]
