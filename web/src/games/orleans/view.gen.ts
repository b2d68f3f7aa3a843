/** The view of Orléans, as the engine makes it (src/comptoir/games/orleans/view.py). */

export interface Slot {
  type: string
  holds: string | null
}

export interface PlayerBoard {
  seat: number
  coins: number
  goods: Record<string, number>
  citizens: number
  development: number
  status: number
  tracks: Record<string, number>
  draw_value: number
  bag: Record<string, number>
  market: Record<string, number>
  market_spaces: number
  tower: Record<string, number>
  tower_spaces: number
  arrived: Record<string, number>
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
  events_left: Record<string, number>
  packs_left: { pack: string; events: Record<string, number> }[] | null
  first_player: number
  sealed: number[] | null
  supply: Record<string, number>
  goods_supply: Record<string, number>
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
