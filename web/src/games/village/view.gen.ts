/** The view of Village, as the engine makes it (src/comptoir/games/village/view.py). */

export interface Customer {
  id: string
  wants: Record<string, number>
  prestige: number
}

export interface Farm {
  seat: number
  time: number
  owed: number
  prestige: number
  coins: number
  grain: number
  cubes: Record<string, number>
  goods: Record<string, number>
  members: Record<string, Record<string, number>> // by place
  cities: string[]
  served: number
  customers: Customer[] | null
}

export interface VillageView {
  players: number
  over: boolean
  round: number
  turn: number
  active: number
  asked: { seat: number; key: string | null }[]
  start_player: number
  next_start_player: number | null
  spaces: Record<string, Record<string, number>>
  green_bag: Record<string, number>
  supply: Record<string, number>
  stalls: (Customer | null)[]
  queue: Customer[]
  pile: number
  market_day: { by: number; in: number[]; sales: number } | null
  black_bag: { monks: number; members: Record<string, number>[] }
  pulled: number // out of the black bag, in the mass that is or was last
  due: Record<string, number>
  chronicle: Record<string, { free: number; members: number[] }>
  graves: { free: number; members: number[] }
  time_track: number
  farms: Farm[]
  end: { triggered_by: number | null; cause: string; final_turns: number | null }
}
