// Made from src/comptoir/games/column/view_types.py by `make contract`; not to be edited here.

export const COUNTRIES = ["england", "france", "netherlands", "spain"] as const;

export const GOODS = ["cloth", "wine", "book", "ore"] as const;

export const PAWNS = ["catholic", "protestant", "neutral"] as const;

/** A seat that is asked, and the message of its question; None where the question is not for the looker. */
export interface AskedSeat {
  arguments: { [name: string]: unknown };
  key: string | null;
  seat: number;
}

/** A character card: its pawn and its one or two symbols. */
export interface Card {
  country: string;
  effects: Effect[];
  id: string;
  pawn: string;
}

/** A character in a player's row, with the die on it. */
export interface CardInRow {
  country: string;
  die: string;
  effects: Effect[];
  id: string;
  number: number;
  pawn: string;
}

/** The die and the country chosen in this turn. */
export interface Choice {
  country: string;
  die: string;
}

/** What a seat sees of A Column of Fire. */
export interface ColumnView {
  active: number | null;
  asked: AskedSeat[];
  chosen: Choice | null;
  countries: { [name: string]: Country };
  end: End;
  event: EventInHand | null;
  event_done: boolean;
  game: string;
  half: number;
  over: boolean;
  players: number;
  privilege_pile: number;
  removed: string[];
  scores: ({ [name: string]: number | null })[];
  seat: number | null;
  sold: Sale[];
  spent_privileges: Privilege[];
  start_player: number;
  track: TrackSpace[];
  traders: Trader[];
  version: number;
  year: number;
}

/** Sites, religion spaces, the deck and the character on top. */
export interface Country {
  conflict: boolean;
  deck: number;
  exhausted: boolean;
  face_up: Card | null;
  pawn_on_card: string | null;
  pawns: { [name: string]: number };
  prices: { [name: string]: number };
  religion_spaces: number;
  sites: (number | null)[];
  winning: string | null;
}

/** A die with the number it shows. */
export interface DieShown {
  die: string;
  number: number;
}

/** An action symbol with its number, 0 where it has none. */
export interface Effect {
  number: number;
  symbol: string;
}

/** When the game ends, what brought the end and who. */
export interface End {
  cause: "" | "deck" | "points" | "year_cap";
  triggered_by: number | null;
  vp: number;
  year_cap: number;
}

/** The event that is being carried out, whom it affects, and the looker's own answer. */
export interface EventInHand {
  affected: number[];
  answer: string | null;
  effect: string;
  id: string;
  number: number;
  protectable: boolean;
  target: string;
}

/** A privilege token. */
export interface Privilege {
  id: string;
  number: number;
  symbol: string;
}

/** A good sold in a country in this turn. */
export interface Sale {
  country: string;
  good: string;
}

/** A space of the action track, and whose disc stands there. */
export interface TrackSpace {
  die: string;
  disc: number | null;
  number: number;
  space: number;
  symbol: string;
}

/** One player's row and possessions; `privilege_tokens` is None for those who may not see them. */
export interface Trader {
  disc: number;
  free_dice: { [name: string]: number | null };
  goods: { [name: string]: number };
  houses_in_stock: number;
  loch_leven: DieShown[];
  loch_leven_card: string;
  privilege_tokens: Privilege[] | null;
  privileges: number;
  protections: number;
  religion: string;
  religion_die: number;
  row: CardInRow[];
  seat: number;
  sites: { [name: string]: number | null };
  track_space: number;
  turns: number;
  vp: number;
}
