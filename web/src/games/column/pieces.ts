/** The pieces of A Column of Fire by name.

Dice, cards, discs and privileges are somebody already; houses, pawns, goods and protection tokens are counted by the
view, and stay who they are from view to view. */
import type { Tracker } from '../../kit/play/tracker'
import type { ColumnView } from './view.gen'
import { COUNTRIES, GOODS, PAWNS } from './view'

export interface Pieces {
  houses: Record<string, string[]> // by `<country>_<site>` and `stock_<seat>`
  pawns: Record<string, { id: string; pawn: string }[]> // by country, those on a card at `card_<country>`
  goods: Record<string, string[]> // by `<good>_<seat>`
  protections: Record<string, string[]> // by seat
}

/** The names by place, as a list that may grow. */
function put<T>(into: Record<string, T[]>, place: string, things: readonly T[]): void {
  ;(into[place] ??= []).push(...things)
}

function nameAll(tracker: Tracker, view: ColumnView): Pieces {
  const pieces: Pieces = { houses: {}, pawns: {}, goods: {}, protections: {} }
  for (const { seat, sites, houses_in_stock } of view.traders) {
    const counts: Record<string, number> = { stock: houses_in_stock }
    for (const country of COUNTRIES) counts[country] = sites[country] ? 1 : 0
    for (const [place, ids] of Object.entries(tracker.follow(`house-${seat}`, counts))) {
      put(pieces.houses, place === 'stock' ? `stock_${seat}` : `${place}_${sites[place] ?? 0}`, ids)
    }
  }
  for (const pawn of PAWNS) {
    const counts: Record<string, number> = {}
    for (const country of COUNTRIES) {
      counts[country] = view.countries[country]?.pawns[pawn] ?? 0
      counts[`card_${country}`] = view.countries[country]?.pawn_on_card === pawn ? 1 : 0
    }
    for (const [place, ids] of Object.entries(tracker.follow(`pawn-${pawn}`, counts))) {
      put(
        pieces.pawns,
        place,
        ids.map((id) => ({ id, pawn })),
      )
    }
  }
  for (const good of GOODS) {
    const counts = Object.fromEntries(view.traders.map(({ seat, goods }) => [`${good}_${seat}`, goods[good] ?? 0]))
    for (const [place, ids] of Object.entries(tracker.follow(`good-${good}`, counts))) put(pieces.goods, place, ids)
  }
  const counts = Object.fromEntries(view.traders.map(({ seat, protections }) => [String(seat), protections]))
  for (const [seat, ids] of Object.entries(tracker.follow('protection', counts))) put(pieces.protections, seat, ids)
  return pieces
}

export const piecesOf = (tracker: Tracker, view: ColumnView): Pieces => tracker.once(view, () => nameAll(tracker, view))
