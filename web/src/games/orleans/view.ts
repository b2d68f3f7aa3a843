/** The view of Orléans, as the engine makes it (src/comptoir/games/orleans/view.py). */

export const TYPES = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'] as const
export const TRACKS = TYPES.slice(0, 6)
export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const
export const EVENTS = ['pilgrimage', 'income', 'harvest', 'taxes', 'trading_day', 'plague'] as const
export const OWN = 'own_' // how the name of a marked follower begins

export type Counts = Record<string, number>

export interface Slot {
  type: string
  holds: string | null
}

export interface PlayerBoard {
  seat: number
  coins: number
  goods: Counts
  citizens: number
  development: number
  status: number
  tracks: Counts
  draw_value: number
  bag: Counts
  market: Counts
  market_spaces: number
  tower: Counts
  tower_spaces: number
  arrived: Counts
  places: Record<string, Slot[]>
  technology: number
  town: string
  stations: string[]
  reserve: number
  passed: boolean
}

export interface OrleansView {
  edition: string
  players: number
  over: boolean
  round: number
  rounds: number
  phase: string
  event: string | null
  past_events: string[]
  events_left: Counts
  packs_left: { pack: string; events: Counts }[] | null
  first_player: number
  sealed: number[] | null
  supply: Counts
  goods_supply: Counts
  technology: number
  bank: number | null
  tiles: { tile: string; level: number }[]
  excluded: string[]
  lost_tiles: string[]
  citizens: string[]
  deeds: Record<string, { coins: number; development: number; slots: Record<string, { slots: number; free: number }> }>
  routes: { a: string; b: string; type: string; goods: (string | null)[] }[]
  development_track: { length: number; status: number[]; coins: Record<string, number> }
  slots: Record<string, string[]>
  boards: PlayerBoard[]
}
