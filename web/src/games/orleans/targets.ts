/** Where each word of Orléans happens on the table.  Only places and pieces are named here; what can be done is the menu. */
import type { Entry } from '../../contract'
import { SEAL } from '../../kit/play/pointing'
import { places_place, place_tiles_tile } from './printed.gen'
import { OWN, TYPES } from './view'

const PIECES = [...TYPES, ...TYPES.slice(0, 4).map((type) => OWN + type)]
const WAITING = PIECES.flatMap((piece) => [`from:${piece}`, `tower:${piece}`])
const STANDING = [...places_place, ...place_tiles_tile].flatMap(({ id }) => PIECES.map((piece) => `on:${id}:${piece}`))

type Where = (about: Record<string, unknown>, entry: Entry) => readonly string[]

const WHERE: Record<string, Where> = {
  exclude: ({ tile }) => [`tile:${tile}`],
  draw: () => ['bag'],
  recall: () => STANDING, // whoever is recalled stands on a place
  fetch: ({ place, follower }) => [`on:${place}:${follower}`, 'market'],
  slot: ({ slot }, entry) => [`slot:${entry.arguments.place}:${slot}`],
  tower: ({ follower }) => [`from:${follower}`, 'tower'],
  fill: ({ place }) => [`place:${place}`],
  fill_with_jokers: ({ place }) => [`place:${place}`],
  single: () => WAITING, // whoever is placed waits on the market or on the tower
  plan: ({ place, follower }) => [`place:${place}`, `from:${follower}`],
  plan_from_tower: ({ place, follower }) => [`place:${place}`, `tower:${follower}`],
  technology: () => ['technology'],
  equip: ({ place, slot }) => [`slot:${place}:${slot}`, 'technology'],
  use: ({ place }) => [`place:${place}`],
  recruit: ({ type }) => [`supply:${type}`],
  tile: ({ tile }) => [`tile:${tile}`],
  go: ({ town }) => [`town:${town}`, 'merchant'],
  load: ({ good }) => [`load:${good}`],
  deed: ({ deed, type }) => [`deed:${deed}`, `on:town_hall:${type}`, `tower:${type}`],
  reward: ({ reward }) => [reward === 'coins' ? 'purse' : 'development'],
  buy: () => ['development'],
  give: ({ good }) => [`own:${good}`],
  protect: (_, entry) => [`place:${entry.arguments.place}`],
  lose_station: ({ town }) => [town === 'reserve' ? 'reserve' : `station:${town}`],
  lose_follower: () => ['bag'],
  lose_step: () => ['development'],
  lose_good: ({ good }) => [`own:${good}`],
  lose_tile: ({ tile }) => [`place:${tile}`],
  lose_technology: ({ place }) => [place === 'hand' ? 'technology' : `gear:${place}`],
}

export const targetsOf = (entry: Entry): readonly string[] => WHERE[entry.verb]?.(entry.about, entry) ?? [SEAL]

/** Words that only lead on to the next question: whoever takes up a piece means this piece. */
export const leads = (entry: Entry): boolean => ['single', 'recall', 'technology'].includes(entry.verb)
