// Made from src/comptoir/games/hermagor/view_types.py by `make contract`; not to be edited here.

export const DUCHIES = ["west", "north_east", "south"] as const;

export const SPECIALS = ["price_up", "half_move", "cash_5", "no_fee"] as const;

/** A seat that is asked, and the message of its question; None where the question is not for the looker. */
export interface AskedSeat {
  arguments: { [name: string]: unknown };
  key: string | null;
  seat: number;
}

/** What brought the game to its end. */
export interface End {
  cause: "" | "last_round";
}

/** What a seat sees of Hermagor. */
export interface HermagorView {
  action_tiles: number[];
  actions: number;
  asked: AskedSeat[];
  bag: string[];
  closed_ledger: boolean;
  end: End;
  game: string;
  market: Market;
  neutral_tiles: Tile[] | null;
  nobility: Sum[];
  over: boolean;
  phase: "" | "market" | "preparation" | "selling";
  players: number;
  prices: { [name: string]: Price };
  regions: { [name: string]: Region };
  roads: Road[];
  round: number;
  rounds: number;
  scores: ({ [name: string]: number | null })[];
  seat: number | null;
  start_player: number;
  traders: Trader[];
  version: number;
  villages: { [name: string]: Village };
}

/** The stalls in use with their tiles, and every usable space. */
export interface Market {
  spaces: { [name: string]: Space };
  stalls: { [name: string]: Tile | null };
}

/** A product row of the price table. */
export interface Price {
  open: number;
  price: number;
  red: number;
  spaces: Sum[];
  step: number;
}

/** A region, and the seats that have completed it. */
export interface Region {
  completed: number[];
  nobility: boolean;
  produces: string[];
  villages: string[];
}

/** A road between two places; `ends` has two names. */
export interface Road {
  ends: string[];
  main_road: boolean;
  toll: number;
}

/** A space of the market with the owner of its buyer. */
export interface Space {
  buyer: number | "neutral" | null;
  cost: number;
  kind: string;
}

/** A building space with the sum it pays, and whose disc stands on it. */
export interface Sum {
  seat: number | null;
  sum: number;
}

/** A tile with its products; special tiles have neither number nor product. */
export interface Tile {
  arrow: boolean;
  id: string;
  number: number | null;
  products: string[];
}

/** One player; `money` is None for those who may not look into the purse. */
export interface Trader {
  discarded: number;
  discs: number;
  duchies: { [name: string]: number };
  half_spent: boolean;
  in_hand: number;
  main_road: number;
  merchant: string;
  money: number | null;
  products: string[];
  regions: string[];
  seat: number;
  shops: string[];
  tiles: Tile[];
  unused: number;
}

/** A village: its product, and the seats with a shop or a merchant there. */
export interface Village {
  duchy: string;
  main_road: boolean;
  merchants: number[];
  product: string;
  shops: number[];
}
