/** The view of A Column of Fire, as the engine makes it (src/comptoir/games/column/view.py). */

export interface Effect {
  symbol: string
  number: number
}

export interface Card {
  id: string
  country: string
  pawn: string
  effects: Effect[]
}

export interface Country {
  sites: (number | null)[]
  pawns: Record<string, number>
  religion_spaces: number
  conflict: boolean
  winning: string | null
  prices: Record<string, number>
  deck: number
  exhausted: boolean
  face_up: Card | null
  pawn_on_card: string | null
}

export interface Trader {
  seat: number
  vp: number
  track_space: number
  religion: string
  religion_die: number
  goods: Record<string, number>
  protections: number
  privileges: number
  privilege_tokens: (Effect & { id: string })[] | null
  disc: number
  sites: Record<string, number | null>
  houses_in_stock: number
  free_dice: Record<string, number | null>
  loch_leven_card: string
  loch_leven: { die: string; number: number }[]
  row: (Card & { die: string; number: number })[]
  turns: number
}

export interface ColumnView {
  players: number
  over: boolean
  year: number
  half: number
  active: number
  start_player: number
  countries: Record<string, Country>
  track: (Effect & { space: number; die: string; disc: number | null })[]
  traders: Trader[]
  privilege_pile: number
  spent_privileges: (Effect & { id: string })[]
  removed: string[]
  event: {
    id: string
    effect: string
    number: number
    target: string
    protectable: boolean
    affected: number[]
    answer: string | null
  } | null
  event_done: boolean
  sold: { good: string; country: string }[]
  chosen: { die: string; country: string } | null
  end: { vp: number; year_cap: number; cause: string; triggered_by: number | null }
}
