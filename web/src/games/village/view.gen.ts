// Made from src/comptoir/games/village/view_types.py by `make contract`; not to be edited here.

export const COLOURS = ["orange", "green", "brown", "pink"] as const;

export const CUBES = ["orange", "green", "brown", "pink", "plague"] as const;

export const SPACES = ["harvest", "family", "crafts", "market", "travel", "council", "church"] as const;

export const GOODS = ["scroll", "horse", "plow", "ox", "wagon"] as const;

export const BUILDINGS = ["wainwright", "stables", "library", "smithy"] as const;

export const CITIES = ["northgate", "southgate", "midnorth", "midsouth", "farnorth", "farsouth"] as const;

export const GENERATIONS = ["first", "second", "third", "fourth"] as const;

/** A seat that is asked, and the message of its question; None where the question is not for the looker. */
export interface AskedSeat {
  arguments: { [name: string]: unknown };
  key: string | null;
  seat: number;
}

/** The monks in the black bag, and for each seat its family members there, by generation. */
export interface BlackBag {
  members: { [name: string]: number }[];
  monks: number;
}

/** The free spaces of a part of the chronicle or of the graveyard, and who lies there, by seat. */
export interface Burials {
  free: number;
  members: number[];
}

/** A customer tile: what it wants and what it is worth. */
export interface Customer {
  id: string;
  prestige: number;
  wants: { [name: string]: number };
}

/** What brings the game to its end, and how many turns are left. */
export interface End {
  cause: "" | "chronicle" | "graves" | "round_cap" | "standstill";
  final_turns: number | null;
  triggered_by: number | null;
}

/** One player's farm; `customers` is None for those who may not see the tiles served. */
export interface Farm {
  cities: string[];
  coins: number;
  cubes: { [name: string]: number };
  customers: Customer[] | null;
  goods: { [name: string]: number };
  grain: number;
  members: { [name: string]: { [name: string]: number } };
  owed: number;
  prestige: number;
  seat: number;
  served: number;
  time: number;
}

/** Who started the market day, who is still in it, and how many customers were served. */
export interface MarketDay {
  by: number;
  in: number[];
  sales: number;
}

/** What a seat sees of Village. */
export interface VillageView {
  active: number;
  asked: AskedSeat[];
  black_bag: BlackBag;
  chronicle: { [name: string]: Burials };
  due: { [name: string]: number };
  end: End;
  farms: Farm[];
  game: string;
  graves: Burials;
  green_bag: { [name: string]: number };
  market_day: MarketDay | null;
  next_start_player: number | null;
  over: boolean;
  pile: number;
  players: number;
  pulled: number;
  queue: Customer[];
  round: number;
  scores: ({ [name: string]: number | null })[];
  seat: number | null;
  spaces: { [name: string]: { [name: string]: number } };
  stalls: (Customer | null)[];
  start_player: number;
  supply: { [name: string]: number };
  time_track: number;
  turn: number;
  version: number;
}
