// Made from src/comptoir/server/contract by `make contract`; not to be edited here.

/** Consent to a proposal, or refuse it, for my seat. */
export interface Answer {
  proposal: number;
  yes: boolean;
  seat?: number | null;
}

/** As `Answer`. */
export interface AnswerMessage {
  t: "answer";
  proposal: number;
  yes: boolean;
  seat?: number | null;
  id?: number;
}

/** What would a bot play? */
export interface AskHint {
  seat?: number | null;
}

/** Change what is given; leave the rest. */
export interface ChangeMe {
  name?: string | null;
  webhook?: string | null;
  language?: "en" | "fr" | null;
}

/** Lines of the chat: all of them on arrival, then each as it comes. Those with a known `id` are not new. */
export interface ChatMessage {
  t: "said";
  lines: Saying[];
}

/** The server cuts this socket, and why; sent just before it is closed. */
export interface Closing {
  t: "closing";
  key: string;
  arguments: { [name: string]: unknown };
}

/** Log in, or become an account (a guest keeps all seats). */
export interface Credentials {
  name: string;
  password: string;
}

/** What happened since my last turn, as this seat may read it. */
export interface Digest {
  seat: number | null;
  journal: JournalPart;
}

/** It was done, and there is nothing else to say. */
export interface Done {
  done: boolean;
}

/** The message with this `id` was carried out; of a move: it is on disk. */
export interface DoneMessage {
  t: "done";
  id: number;
}

/** One entry of a menu: send its `word` to play it. `key` and `arguments` say what it does, effects included. */
export interface Entry {
  word: string;
  verb: string;
  about: { [name: string]: unknown };
  key: string;
  arguments: { [name: string]: unknown };
  idle: boolean;
  final: boolean;
}

/** The body of every answer of 400 and above: why nothing was done, as a key of the catalogues. */
export interface Fault {
  status: number;
  key: string;
  arguments: { [name: string]: unknown };
}

/** For the owner, before the start: put a bot on an empty seat, or open it again. */
export interface FillSeat {
  seat: number;
  kind: "bot" | "invited" | "open";
  bot?: string;
}

/** A game that can be played. `<name>-name` and `<name>-tagline` say what it is. */
export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  box: string;
}

/** Come in with a name only; the signed cookie is the key to the seats. */
export interface Guest {
  name: string;
}

/** The best moves, best first. */
export interface Hint {
  n: number;
  moves: HintMove[];
}

/** A move worth considering, and what came of it when a bot played it to the end of the game again and again. */
export interface HintMove {
  word: string;
  key: string;
  arguments: { [name: string]: unknown };
  score: number;
  chance: number;
  games: number;
  share: number;
  gain: number;
  line: Then[];
}

/** Take a seat; without a number, the first that is open. An invited seat asks for its key. */
export interface Join {
  seat?: number | null;
  key?: string;
  name?: string;
}

/** The journal from entry `start` on: keep what you have before `start`, drop the rest, append `entries`. */
export interface JournalPart {
  start: number;
  entries: [string, { [name: string]: unknown }][];
}

/** What to do about a late seat: `wait` gives it the same time again, `bot` and `end` need the others' consent. */
export interface Late {
  seat: number;
  choice: "bot" | "end" | "wait";
}

/** Give up a seat of mine: before the start it is open again, afterwards a bot plays on until I come back. */
export interface Leave {
  seat: number;
}

/** My tables (those where it is my turn first), tables with an open seat, and finished games (mine first). */
export interface Lobby {
  mine: TableLine[];
  open: TableLine[];
  finished: TableLine[];
}

/** The lobby has changed (socket of the lobby). */
export interface LobbyMessage {
  t: "lobby";
  lobby: Lobby;
}

/** Whether the page is in front of somebody's eyes (notices are held back only then). */
export interface Looking {
  t: "looking";
  yes: boolean;
}

/** Who I am to the server. Without a session `player` is null: POST /api/guest or /api/login gives one. */
export interface Me {
  player: number | null;
  name: string;
  account: boolean;
  webhook: string;
  language: "en" | "fr" | null;
}

/** A guided first turn: a table of my own with bots, at a prepared position. */
export interface NewLesson {
  game: string;
}

/** Set up a table; it starts when nobody is missing. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: { [name: string]: string | number };
  pace?: "day" | "live" | "none" | "week";
  listed?: boolean;
}

/** A way to play. Explained by the key `<game>-option-<name>`, each choice by `<game>-option-<name>-<choice>`. */
export interface OptionInfo {
  name: string;
  key: string;
  default: string | number;
  choices: string[];
  least: number;
  most: number;
}

/** Are you there? Answered by `pong`; also keeps a quiet socket open. */
export interface Ping {
  t: "ping";
}

/** Answer question `n` of my seat with a word of its menu. With one seat of mine `seat` may be left out. */
export interface Play {
  word: string;
  n: number;
  seat?: number | null;
}

/** As `Play`; `id` comes back in `done` or `refused`. */
export interface PlayMessage {
  t: "act";
  word: string;
  n: number;
  seat?: number | null;
  id?: number;
}

/** The move is on disk. `moves` counts as in SeatView. */
export interface Played {
  seat: number;
  n: number;
  moves: number;
}

/** I am here; `at` is the server's clock, for the deadlines. */
export interface Pong {
  t: "pong";
  at: number;
}

/** Something that needs the consent of the other people at the table. `undo`: go back to where `by` decided last. `bot`: hand the late seat `seat` to a bot. `end`: end the game unscored. Those in `waiting` have still to answer; it happens when they all say yes, and is dropped when one says no or somebody plays on. */
export interface Proposal {
  id: number;
  kind: "bot" | "end" | "undo";
  by: number;
  seat: number | null;
  yes: number[];
  waiting: number[];
}

/** What this seat is asked now. `n` goes back with the answer: it numbers the questions of this seat. */
export interface Question {
  n: number;
  key: string;
  arguments: { [name: string]: unknown };
  rule: string;
  menu: Entry[];
}

/** A finished game: everything needed to play it again and to check it (`comptoir verify FILE`). */
export interface Record {
  format: string;
  game: string;
  version: number;
  box: string;
  players: number;
  options: { [name: string]: string | number };
  seed: string;
  finished: boolean;
  final: string;
  commitment: string;
  table: string;
  names: string[];
  moves: [number, string][];
}

/** The message with this `id` changed nothing, and why. */
export interface Refused {
  t: "refused";
  id: number;
  key: string;
  arguments: { [name: string]: unknown };
  rule: string;
}

/** Come back to a seat of mine that a bot is playing. */
export interface Return {
  seat: number;
}

/** One rule: its id, its section and its text in Markdown. */
export interface RuleText {
  id: string;
  section: string;
  text: string;
}

/** All rules of a game in one language, in the order of the book. */
export interface Rulebook {
  game: string;
  language: "en" | "fr";
  rules: RuleText[];
}

/** A game that is not over, as one seat may write it down: its own words and the journal; no seed. */
export interface RunningRecord {
  format: string;
  game: string;
  version: number;
  box: string;
  players: number;
  options: { [name: string]: string | number };
  commitment: string;
  table: string;
  seat: number | null;
  names: string[];
  words: string[];
  journal: [string, { [name: string]: unknown }][];
}

/** Say something at the table. */
export interface Say {
  text: string;
}

/** As `Say`. */
export interface SayMessage {
  t: "chat";
  text: string;
  id?: number;
}

/** A line of the chat. `seat` is null for a spectator. */
export interface Saying {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The chat, oldest first. */
export interface Sayings {
  lines: Saying[];
}

/** Scores over time, for one seat. */
export interface ScoreChart {
  points: ScorePoint[];
}

/** The totals after so many moves; null for what this seat may not know. */
export interface ScorePoint {
  at: number;
  totals: (number | null)[];
}

/** One seat of a table, as this reader may see it. */
export interface Seat {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  present: boolean;
  asked: boolean;
  late: boolean;
  key: string | null;
}

/** All that one seat (null: a spectator) may know, sent whole after every commit that changes it. */
export interface SeatView {
  t: "view";
  table: string;
  seat: number | null;
  status: "cancelled" | "ended" | "finished" | "playing" | "waiting";
  moves: number;
  at: number;
  asked: number[];
  deadline: number | null;
  question: Question | null;
  view: { [name: string]: unknown };
  manner: { [name: string]: unknown };
  scores: ({ [name: string]: number | null })[];
  ranking: number[] | null;
  ended_by: string;
  can_undo: boolean;
  can_ask_undo: boolean;
  news_at: number;
  news_from: number;
  journal: JournalPart;
}

/** Who shall sit here. `me` for the one who asks (several of them make a hot seat, each with a name of its own), `open` for anybody who comes, `invited` for whoever has the link of this seat, `bot` for a bot. */
export interface SeatWish {
  kind: "bot" | "invited" | "me" | "open";
  name?: string;
  bot?: string;
}

/** A table without its game: who sits there, at which pace, and the published hash of its seed. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  box: string;
  players: number;
  options: { [name: string]: string | number };
  pace: "day" | "live" | "none" | "week";
  listed: boolean;
  status: "cancelled" | "ended" | "finished" | "playing" | "waiting";
  owner: boolean;
  created: number;
  seats: Seat[];
  commitment: string;
  seed: string | null;
  deadline: number | null;
  proposal: Proposal | null;
  spectators: number;
  lesson: string[] | null;
}

/** A table in the lobby. */
export interface TableLine {
  id: string;
  game: string;
  players: number;
  pace: "day" | "live" | "none" | "week";
  status: "cancelled" | "ended" | "finished" | "playing" | "waiting";
  created: number;
  moved: number;
  seats: Seat[];
  my_turn: boolean;
  free: number[];
  deadline: number | null;
  totals: number[] | null;
  places: number[] | null;
  lesson: boolean;
}

/** The table has changed: seats, presence, status, proposal. A move alone sends only `view`. */
export interface TableMessage {
  t: "table";
  info: TableInfo;
}

/** A move that may follow, as `Entry` says it. */
export interface Then {
  seat: number;
  word: string;
  key: string;
  arguments: { [name: string]: unknown };
}

/** Take back the last decision of my seat: at once when that is free, else by asking the others (`ask`). */
export interface Undo {
  seat?: number | null;
  ask?: boolean;
}

/** As `Undo`. */
export interface UndoMessage {
  t: "undo";
  seat?: number | null;
  ask?: boolean;
  id?: number;
}

/** The reason, and the id of the rule that says so ("" when none does); `on_menu` when it can be played. */
export interface Why {
  on_menu: boolean;
  rule: string;
  key: string;
  arguments: { [name: string]: unknown };
}

/** Why can I not ...? */
export interface WhyNot {
  word: string;
  seat?: number | null;
}

/** A word of a game's vocabulary, with its verb and what it is about, as in `Entry`. */
export interface WordInfo {
  word: string;
  verb: string;
  about: { [name: string]: unknown };
}

export type FromPage = AnswerMessage | Looking | Ping | PlayMessage | SayMessage | UndoMessage;

export type ToPage = ChatMessage | Closing | DoneMessage | LobbyMessage | Pong | Refused | SeatView | TableMessage;
