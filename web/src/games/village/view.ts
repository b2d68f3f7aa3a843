/** The view of Village, as the engine makes it (src/comptoir/games/village/view.py). */

export const COLOURS = ['orange', 'green', 'brown', 'pink'] as const
export const CUBES = [...COLOURS, 'plague'] as const
export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export const GOODS = ['scroll', 'horse', 'plow', 'ox', 'wagon'] as const
export const BUILDINGS = ['wainwright', 'stables', 'library', 'smithy'] as const
export const CITIES = ['northgate', 'southgate', 'midnorth', 'midsouth', 'farnorth', 'farsouth'] as const
export const GENERATIONS = ['first', 'second', 'third', 'fourth'] as const

export type Cubes = Record<string, number>
export type People = Record<string, number> // by generation

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
  cubes: Cubes
  goods: Record<string, number>
  members: Record<string, People> // by place
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
  spaces: Record<string, Cubes>
  green_bag: Cubes
  supply: Cubes
  stalls: (Customer | null)[]
  queue: Customer[]
  pile: number
  market_day: { by: number; in: number[]; sales: number } | null
  black_bag: { monks: number; members: People[] }
  pulled: number // out of the black bag, in the mass that is or was last
  due: Cubes
  chronicle: Record<string, { free: number; members: number[] }>
  graves: { free: number; members: number[] }
  time_track: number
  farms: Farm[]
  end: { triggered_by: number | null; cause: string; final_turns: number | null }
}
