/** The pieces of Orléans by name: followers, goods, stations, technology and citizens stay themselves from view to view. */
import type { Tracker } from '../../kit/play/tracker'
import type { OrleansView } from './view.gen'
import { GOODS, OWN, TYPES } from './view'

/** Who is where: the names of the pieces of each place.

Places of a seat end in its number: `bag_0`, `market_0`, `tower_0`, `arrived_0`, `castle_0_2` (the third slot), `goods_0`. */
export interface Pieces {
  followers: Record<string, { id: string; kind: string }[]>
  goods: Record<string, { id: string; good: string }[]> // also `route_<route>_<space>` and `supply`
  stations: Record<string, { id: string; seat: number }[]> // by town; `reserve_<seat>`
  technology: Record<string, string[]> // `stock`, `hand_<seat>`, or a slot
  citizens: Record<string, string[]> // by what they reward, or `citizens_<seat>`
}

type Counts = Record<string, number>

function followersOf(view: OrleansView): Record<string, Counts> {
  const byKind: Record<string, Counts> = {}
  const add = (kind: string, where: string, count: number) => {
    const places = (byKind[kind] ??= {})
    places[where] = (places[where] ?? 0) + count
  }
  for (const type of TYPES) add(`follower-${type}`, 'supply', view.supply[type] ?? 0)
  for (const [deed, { slots }] of Object.entries(view.deeds)) {
    for (const [type, slot] of Object.entries(slots)) add(`follower-${type}`, `deed_${deed}`, slot.slots - slot.free)
  }
  for (const board of view.boards) {
    const { seat } = board
    const kindOf = (piece: string) => (piece.startsWith(OWN) ? `marked-${seat}-${piece}` : `follower-${piece}`)
    for (const where of ['bag', 'market', 'tower', 'arrived'] as const) {
      for (const [piece, count] of Object.entries(board[where])) add(kindOf(piece), `${where}_${seat}`, count)
    }
    for (const [place, slots] of Object.entries(board.places)) {
      slots.forEach(({ holds }, n) => {
        if (holds && holds !== 'technology') add(kindOf(holds), `${place}_${seat}_${n}`, 1)
      })
    }
  }
  return byKind
}

/** What a kind of the tracker is called as a piece: `marked-1-own_farmer` is the marked farmer of seat 1. */
const pieceOf = (kind: string): string => kind.replace(/^(follower|marked-\d+)-/, '')

function goodsOf(view: OrleansView, good: string): Counts {
  const places: Counts = { supply: view.goods_supply[good] ?? 0 }
  view.routes.forEach((route, n) =>
    route.goods.forEach((one, space) => {
      if (one === good) places[`route_${n}_${space}`] = 1
    }),
  )
  for (const board of view.boards) places[`goods_${board.seat}`] = board.goods[good] ?? 0
  return places
}

function nameAll(tracker: Tracker, view: OrleansView): Pieces {
  const pieces: Pieces = { followers: {}, goods: {}, stations: {}, technology: {}, citizens: {} }
  for (const [kind, counts] of Object.entries(followersOf(view))) {
    for (const [place, ids] of Object.entries(tracker.follow(kind, counts))) {
      const here = (pieces.followers[place] ??= [])
      for (const id of ids) here.push({ id, kind: pieceOf(kind) })
    }
  }
  for (const good of GOODS) {
    for (const [place, ids] of Object.entries(tracker.follow(`good-${good}`, goodsOf(view, good)))) {
      const here = (pieces.goods[place] ??= [])
      for (const id of ids) here.push({ id, good })
    }
  }
  for (const { seat, stations, reserve } of view.boards) {
    const counts: Counts = { [`reserve_${seat}`]: reserve }
    for (const town of stations) counts[town] = 1
    for (const [place, ids] of Object.entries(tracker.follow(`station-${seat}`, counts))) {
      const here = (pieces.stations[place] ??= [])
      for (const id of ids) here.push({ id, seat })
    }
  }
  const technology: Counts = { stock: view.technology }
  const citizens: Counts = Object.fromEntries(view.citizens.map((citizen) => [citizen, 1]))
  for (const board of view.boards) {
    technology[`hand_${board.seat}`] = board.technology
    citizens[`citizens_${board.seat}`] = board.citizens
    for (const [place, slots] of Object.entries(board.places)) {
      slots.forEach(({ holds }, n) => {
        if (holds === 'technology') technology[`${place}_${board.seat}_${n}`] = 1
      })
    }
  }
  for (const [place, ids] of Object.entries(tracker.follow('technology', technology))) {
    pieces.technology[place] = [...ids]
  }
  for (const [place, ids] of Object.entries(tracker.follow('citizen', citizens))) pieces.citizens[place] = [...ids]
  return pieces
}

export const piecesOf = (tracker: Tracker, view: OrleansView): Pieces =>
  tracker.once(view, () => nameAll(tracker, view))
