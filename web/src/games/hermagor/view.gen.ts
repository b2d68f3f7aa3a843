/** The view of Hermagor, as the engine makes it (src/comptoir/games/hermagor/view.py). */

export interface Tile {
  id: string
  number: number | null
  products: string[]
  arrow: boolean
}

export interface Space {
  kind: string
  cost: number
  buyer: number | string | null // a seat, or the neutral buyer
}

export interface Trader {
  seat: number
  money: number | null
  merchant: string
  shops: string[]
  in_hand: number
  discarded: number
  unused: number
  tiles: Tile[]
  half_spent: boolean
  products: string[]
  discs: number
  regions: string[]
  duchies: Record<string, number>
  main_road: number
}

export interface Price {
  step: number
  price: number
  red: number
  open: number
  spaces: Sum[]
}

export interface Sum {
  sum: number
  seat: number | null
}

export interface HermagorView {
  players: number
  over: boolean
  round: number
  rounds: number
  phase: string
  actions: number
  action_tiles: number[]
  start_player: number
  bag: string[]
  market: { stalls: Record<string, Tile | null>; spaces: Record<string, Space> }
  neutral_tiles: Tile[] | null
  prices: Record<string, Price>
  nobility: Sum[]
  villages: Record<string, { product: string; duchy: string; main_road: boolean; shops: number[]; merchants: number[] }>
  roads?: { ends: [string, string]; toll: number; main_road: boolean }[]
  regions: Record<string, { villages: string[]; produces: string[]; nobility: boolean; completed: number[] }>
  traders: Trader[]
  closed_ledger: boolean
  end: { cause: string }
}
