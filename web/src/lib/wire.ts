// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

/** A choice as its game encodes it; each game's own types say more. */
export interface Choice {
  do: string;
  [field: string]: string | number;
}

/** Something that happened, as its game encodes it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** The number of a place at the table; -1 is a spectator. */
export type Seat = number;

export const PROTOCOL = 2;

export interface OptionInfo {
  name: string;
  default: unknown;
  flag: boolean;
  many: boolean;
  values: string[];
  numbers: boolean;
  per_seat: boolean;
}

/** What the start page and the form for a new table need to know. */
export interface GameInfo {
  id: string;
  title: string;
  prefix: string;
  fewest: number;
  most: number;
  real_time: boolean;
  options: OptionInfo[];
  bots: string[];
}

export interface RuleInfo {
  id: string;
  text: Name;
  tests: string[];
}

/** What people call a thing, in each language. */
export interface Name {
  en: string;
  fr: string;
}

/** Who is to sit in a seat: I, a friend who follows the link, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  leavers?: "bot" | "wait";
}

/** What a form says so far, for so many seats. */
export interface GivenOptions {
  seats: number;
  options?: Record<string, unknown>;
}

/** The secret that lets a browser decide for a seat. Only its hash is kept here. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** What the browser keeps of a table it created: the host's key opens what only a host may do. */
export interface TableKeys {
  table: string;
  host: string;
  seats: SeatKey[];
  join: string;
  watch: string;
}

export interface JoinTable {
  join: string;
  name: string;
  seat?: number | null;
}

/** The host gives a seat to a friend by link, or to a bot; also while the play goes on. */
export interface SeatChange {
  kind: "bot" | "friend";
  bot?: string;
}

/** The seat keys of whoever asks, so that several seats in one browser move to the new table together. */
export interface Rematch {
  keys?: string[];
}

/** Play on from a moment of a finished play: its first `rows` rows, this seat for me, bots for the others. */
export interface Fork {
  rows: number;
  seat: number;
  name: string;
  bot: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  connected: boolean;
  thinking: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "lobby" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  automata: string[];
  leavers: "bot" | "wait";
  watchers: number;
  rows: number;
  rematch: string;
  paused: boolean;
  agreed: number[];
  interrupted: boolean;
  clock: number;
  running: boolean;
  created: string;
}

/** Why not: a sentence to be, and the rule behind it where there is one. */
export interface Refusal {
  message: Message;
  rule: string;
}

/** `Message("cr-prompt-move", {"free": 2})`; `language.say` turns it into a sentence. */
export interface Message {
  key: string;
  facts: Record<string, string | number | (string | number)[] | Message>;
}

/** The first frame. `seq` is the number of rows the browser already has; -1 for none. */
export interface Hello {
  type: "hello";
  protocol: number;
  keys?: string[];
  watch?: string;
  seq?: number;
}

/** Play a choice as row `seq`, or behind rows of others who choose at once. Sent again it is played only once. */
export interface Choose {
  type: "choose";
  id: number;
  seat: number;
  seq: number;
  choice: Choice;
  token?: string;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  seq: number;
}

/** Why is this choice not possible? */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  choice: Choice;
}

export interface Hint {
  type: "hint";
  id: number;
  seat: number;
}

/** A seat wants the clock to stop (`on`), or to go on. */
export interface Pause {
  type: "pause";
  id: number;
  seat: number;
  on: boolean;
}

/** What does the clock say? A browser works out from the answers how far its own clock is off. */
export interface Ping {
  type: "ping";
  id: number;
}

/** How many of a seat's choices can be taken back now; when none, why. */
export interface UndoInfo {
  depth: number;
  refusal: Message | null;
}

/** A row of the log as this viewer may know it. `choice` is None for an undo or a choice still hidden. */
export interface RowInfo {
  seq: number;
  at: number;
  seat: number;
  choice: Choice | null;
  undo: boolean;
  events: GameEvent[];
  scores: number[];
}

/** What a sensible player would do without much thought, one choice after another, and why. */
export interface AdviceInfo {
  choices: Choice[];
  reason: Message;
}

/** A seat of this viewer (or the spectator, seat -1): what it sees and what it is asked. */
export interface SeatView {
  seat: number;
  view: unknown;
  decision: Decision | null;
  waits: Message | null;
  outlooks: (Message | null)[];
  advice: AdviceInfo[];
  undo: UndoInfo;
}

/** The first answer: who you are here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seats: number[];
  host: boolean;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * Rows the viewer does not have yet, and the position after the last of them.
 *
 * `seq` is the number of rows in the log, so the next choice must carry it. A viewer who says hello with an older
 * number gets all rows it missed; `first` is the number of the first row sent.
 */
export interface Update {
  type: "update";
  seq: number;
  first: number;
  rows: RowInfo[];
  to_act: number[];
  seats: SeatView[];
  result: Result | null;
  clock: number;
  running: boolean;
}

/** Scores and ranks by seat; rank 1 is the best, tied seats share a rank. */
export interface Result {
  scores: number[];
  ranks: number[];
  ended_by: string;
  counted: ScoreLine[][];
  rivals?: Rival[];
  verdict?: string;
}

/** One line of the final count: `count` things of `what`, worth `points`. */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}

/** What a player whom the game itself moves came to. */
export interface Rival {
  score: number;
  counted: ScoreLine[];
}

/** The choice with this id is in the log, as row `seq`. */
export interface Accepted {
  type: "accepted";
  id: number;
  seq: number;
}

/** The frame with this id changed nothing. */
export interface Refused {
  type: "refused";
  id: number;
  refusal: Refusal;
}

export interface Hinted {
  type: "hinted";
  id: number;
  choice: Choice;
  reason: Message;
}

/** What the clock says, as this answer leaves, and how many rows there are: who has fewer has lost a message. */
export interface Pong {
  type: "pong";
  id: number;
  clock: number;
  running: boolean;
  seq: number;
}

/** A bot calls something out to everybody. */
export interface Spoken {
  type: "spoken";
  seat: number;
  message: Message;
}

/** The server closes this connection, and why. */
export interface Farewell {
  type: "farewell";
  refusal: Refusal;
}

/** A finished (or loaded) play: what the replay page needs to begin. */
export interface ReplayInfo {
  id: string;
  game: string;
  people: string[];
  automata: string[];
  options: Record<string, unknown>;
  rows: RowInfo[];
  result: Result | null;
}

/** The position after `rows` rows, as one viewer sees it. */
export interface Frame {
  rows: number;
  view: unknown;
  to_act: number[];
  hidden: Record<string, unknown> | null;
}

/** What a seat is asked now: a prompt and the finite list of its legal choices, in a stable order. */
export interface Decision {
  prompt: Message;
  choices: Choice[];
}

export type Said =
  | Hello
  | Choose
  | Undo
  | Why
  | Hint
  | Pause
  | Ping;

export type Told =
  | Welcome
  | TableChanged
  | Update
  | Accepted
  | Refused
  | Hinted
  | Pong
  | Spoken
  | Farewell;
