// Made from src/comptoir/games/orleans/view_types.py by `make contract`; not to be edited here.

export const TYPES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"] as const;

export const TRACKS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"] as const;

export const GOODS = ["grain", "cheese", "wine", "wool", "brocade"] as const;

export const EVENTS = ["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"] as const;

/** A seat that is asked, and the message of its question; None where the question is not for the looker. */
export interface AskedSeat {
  arguments: { [name: string]: unknown };
  key: string | null;
  seat: number;
}

/** A beneficial deed: its reward and its slots by type. */
export interface Deed {
  coins: number;
  development: number;
  slots: { [name: string]: DeedSlots };
}

/** The slots of a deed for one type of follower, and how many are free. */
export interface DeedSlots {
  free: number;
  slots: number;
}

/** The development track: its length, the status at each space, and the coins by space. */
export interface DevelopmentTrack {
  coins: { [name: string]: number };
  length: number;
  status: number[];
}

/** What a seat sees of Orléans. */
export interface OrleansView {
  asked: AskedSeat[];
  bank: number | null;
  boards: PlayerBoard[];
  citizens: string[];
  deeds: { [name: string]: Deed };
  development_track: DevelopmentTrack;
  edition: string;
  event: string | null;
  events_left: { [name: string]: number };
  excluded: string[];
  first_player: number;
  game: string;
  goods_supply: { [name: string]: number };
  lost_tiles: string[];
  over: boolean;
  packs_left: PackLeft[] | null;
  past_events: string[];
  phase: "actions" | "before" | "census" | "event" | "followers" | "hourglass" | "planning" | "start_player";
  players: number;
  round: number;
  rounds: number;
  routes: Route[];
  scores: ({ [name: string]: number | null })[];
  sealed: number[] | null;
  seat: number | null;
  slots: { [name: string]: string[] };
  supply: { [name: string]: number };
  technology: number;
  tiles: TileOnOffer[];
  version: number;
}

/** The events still to come in one pack of hourglass tiles. */
export interface PackLeft {
  events: { [name: string]: number };
  pack: string;
}

/** One player board and everything that lies there. */
export interface PlayerBoard {
  arrived: { [name: string]: number };
  bag: { [name: string]: number };
  citizens: number;
  coins: number;
  development: number;
  draw_value: number;
  goods: { [name: string]: number };
  market: { [name: string]: number };
  market_spaces: number;
  passed: boolean;
  places: { [name: string]: Slot[] };
  reserve: number;
  seat: number;
  stations: string[];
  status: number;
  technology: number;
  tower: { [name: string]: number };
  tower_spaces: number;
  town: string;
  tracks: { [name: string]: number };
}

/** A route between two towns, and the goods that lie on it. */
export interface Route {
  a: string;
  b: string;
  goods: (string | null)[];
  type: string;
}

/** A slot of a place, and what lies on it: a follower, a technology tile or nothing. */
export interface Slot {
  holds: string | null;
  type: string;
}

/** A place tile that can still be taken. */
export interface TileOnOffer {
  level: number;
  tile: string;
}
