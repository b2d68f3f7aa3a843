/** The pieces of Hermagor by name: buyers, shops, discs and tiles that stay the same from view to view. */
import type { Tracker } from '../../kit/play/tracker'
import type { HermagorView, Tile } from './view.gen'

const BUYERS = 4 // of each trader, and of nobody
const NEUTRAL = 'neutral'

export type Owner = number | string // a seat, or the neutral buyers
export interface Piece {
  id: string
  owner: Owner
}

export interface Pieces {
  buyers: Record<string, Piece[]> // by space; at home: `home_<seat>`
  shops: Record<string, Piece[]> // by village; `hand_`, `unused_` and `discarded_<seat>`
  discs: Record<string, Piece[]> // by row and space, `weapons_0`; `left_<seat>`
  tiles: Record<string, Tile[]> // by stall, `trader_<seat>` or `neutral`
}

/** One kind of pieces of one owner: what stands at a place, and what at home. */
function put(
  into: Record<string, Piece[]>,
  tracker: Tracker,
  kind: string,
  owner: Owner,
  counts: Record<string, number>,
) {
  for (const [place, ids] of Object.entries(tracker.follow(`${kind}-${owner}`, counts)))
    (into[place] ??= []).push(...ids.map((id) => ({ id, owner })))
}

function nameAll(tracker: Tracker, view: HermagorView): Pieces {
  const pieces: Pieces = { buyers: {}, shops: {}, discs: {}, tiles: {} }
  const owners: Owner[] = view.traders.map(({ seat }) => seat)
  if (view.neutral_tiles) owners.push(NEUTRAL)
  for (const owner of owners) {
    const stand = Object.entries(view.market.spaces).filter(([, { buyer }]) => buyer === owner)
    const counts: Record<string, number> = { [`home_${owner}`]: BUYERS - stand.length }
    for (const [space] of stand) counts[space] = 1
    put(pieces.buyers, tracker, 'buyer', owner, counts)
  }
  const rows: [string, readonly { seat: number | null }[]][] = [
    ...Object.entries(view.prices).map(([product, { spaces }]) => [product, spaces] as [string, typeof spaces]),
    ['nobility', view.nobility],
  ]
  for (const trader of view.traders) {
    const { seat } = trader
    const shops: Record<string, number> = {
      [`hand_${seat}`]: trader.in_hand,
      [`unused_${seat}`]: trader.unused,
      [`discarded_${seat}`]: trader.discarded,
    }
    for (const village of trader.shops) shops[village] = 1
    put(pieces.shops, tracker, 'shop', seat, shops)
    const discs: Record<string, number> = { [`left_${seat}`]: trader.discs }
    for (const [row, spaces] of rows) spaces.forEach((space, n) => space.seat === seat && (discs[`${row}_${n}`] = 1))
    put(pieces.discs, tracker, 'disc', seat, discs)
    pieces.tiles[`trader_${seat}`] = trader.tiles
  }
  for (const [stall, tile] of Object.entries(view.market.stalls)) if (tile) pieces.tiles[stall] = [tile]
  pieces.tiles.neutral = view.neutral_tiles ?? []
  return pieces
}

export const piecesOf = (tracker: Tracker, view: HermagorView): Pieces =>
  tracker.once(view, () => nameAll(tracker, view))
