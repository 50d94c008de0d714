// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

/** A choice of any game: `do` names its kind, the rest are its fields. */
export interface Choice {
  do: string;
}

/** An event of any game: what happened, and its facts. */
export interface GameEvent {
  event: string;
}

/** What lies in the box of any game: names for every id. */
export interface Content {
  names: Record<string, Name>;
}

/** What one can choose before a play. */
export type OptionValue = string | number | boolean | (string | number)[];

/** What no view shows, by the game's words for it: ids, or ids by seat. */
export type Hidden = Record<string, (string | string[])[]>;

/** The number of a place at the table; -1 is a spectator. */
export type Seat = number;

/** What a game fills the frames with. Each game's `types.ts` has its own; this is what is known of any game. */
export interface GameTypes {
  view: unknown;
  choice: Choice;
  event: GameEvent;
  options: object;
  content: Content;
}

export const PROTOCOL = 2;

export interface OptionInfo {
  name: string;
  default: OptionValue;
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
  minutes: [number, number];
  real_time: boolean;
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  coached: boolean;
}

/** A person's content, to be looked at: a content file, or plain data of the same shape (`null` is `false`). */
export interface GivenContent {
  text?: string;
  document?: Record<string, unknown> | null;
  file?: string;
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
  options?: Record<string, OptionValue>;
  leavers?: "bot" | "wait";
  thinking?: number | null;
  late?: "return" | "turn" | "wait";
  content?: string;
  file?: string;
}

/** What a form says so far, for so many seats. */
export interface GivenOptions {
  seats: number;
  options?: Record<string, OptionValue>;
}

/** Who would sit at a table, and what its form says so far. */
export interface GivenSeats {
  people: number;
  bots?: string[];
  options?: Record<string, OptionValue>;
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

/** Keys on their way to another device of the same person, as their browser wrote them. */
export interface Parcel {
  parcel: string;
}

/** What fetches a parcel, once, within so many minutes. */
export interface ParcelCode {
  code: string;
  minutes: number;
}

export interface FetchParcel {
  code: string;
}

/** How an address begins that the host's friends can open, and who can. */
export interface InviteAddress {
  origin: string;
  reach: "anywhere" | "computer" | "house";
}

/** How browsers know messages of this server; empty where it sends none to closed pages. */
export interface PushKey {
  public: string;
}

/** What a browser wants to be told of a seat when its page is closed, and where; neither: nothing any more. */
export interface Reminders {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
  turn: boolean;
  time: boolean;
}

/** A push service has given a browser another address; only that browser knows both of the old ones. */
export interface MovedReminders {
  old_endpoint: string;
  old_auth: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a push message holds, sealed for one browser: words to be shown as they are, and where they lead. */
export interface PushMessage {
  title: string;
  text: string;
  path: string;
  table: string;
  kind: "nudge" | "time" | "turn";
}

/** Without free seats, the play starts with those who are there. */
export interface Start {
  without_free?: boolean;
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
  names?: string[];
}

/** What is played with where not all cards are ours: `/api/contents/{digest}` has all of it. */
export interface OwnContent {
  digest: string;
  file: string;
  changes: ContentChange[];
  changed: number;
}

/** An entry or table that people's files change, add or remove. */
export interface ContentChange {
  section: string;
  id: string;
  name: Name | null;
  change: "added" | "changed" | "removed";
  fields: string[];
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  connected: boolean;
  thinking: boolean;
  stand_in: "" | "return" | "turn";
}

/** Who is asked now, in games played in turns. */
export interface Asked {
  seat: number;
  wall: number;
  left: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  state: "lobby" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  automata: string[];
  leavers: "bot" | "wait";
  thinking: number;
  late: "return" | "turn" | "wait";
  asked: Asked[];
  quiet: boolean;
  watchers: number;
  hosted: boolean;
  rows: number;
  rematch: string;
  paused: boolean;
  agreed: number[];
  interrupted: boolean;
  awaited: number[];
  resumes: number | null;
  clock: number;
  running: boolean;
  created: string;
  content: OwnContent | null;
  claims: Record<string, number>;
  wanted: Record<string, number>;
  left: Record<string, number[]>;
}

/** A table on the start page of somebody who has a seat there. */
export interface TableNews {
  table: TableInfo;
  seats: number[];
  last: string;
  moved: number;
  now: number;
  result: Result | null;
}

/** Scores and ranks by seat; rank 1 is the best, tied seats share a rank. */
export interface Result {
  scores: number[];
  ranks: number[];
  ended_by: string;
  counted: ScoreLine[][];
  rivals?: Rival[];
  verdict?: string;
  ties?: TieBreak[];
  decided_by?: string;
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

/**
 * A measure that was needed: the figures of those who were still tied, seats first and then rivals; None for the
 * others.
 */
export interface TieBreak {
  what: string;
  figures: (number | null)[];
}

/** A line of the talk: words, a reaction, or a nudge to somebody. */
export interface TalkInfo {
  number: number;
  seat: number;
  name: string;
  wall: number;
  text: string;
  reaction: string;
  whom: number;
}

export interface Quiet {
  on: boolean;
}

/** Whom somebody reminds from elsewhere than the table. */
export interface NudgeSeat {
  whom: number;
}

/** Why not: a message that the reader's side turns into a sentence, and the id of the rule behind it, if any. */
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
export interface Choose<G extends GameTypes = GameTypes> {
  type: "choose";
  id: number;
  seat: number;
  seq: number;
  choice: G["choice"];
  token?: string;
}

/** Take back the seat's last choice, as row `seq`. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  seq: number;
}

/** Why is this choice not possible? */
export interface Why<G extends GameTypes = GameTypes> {
  type: "why";
  id: number;
  seat: number;
  choice: G["choice"];
}

/** What would a bot choose here? */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  bot?: string;
}

/** What would this choice cost? Asked before it is made by whoever wants to learn. */
export interface Weigh<G extends GameTypes = GameTypes> {
  type: "weigh";
  id: number;
  seat: number;
  choice: G["choice"];
}

/** A seat wants the clock to stop (`on`), or to go on. */
export interface Pause {
  type: "pause";
  id: number;
  seat: number;
  on: boolean;
}

/** The host lets a bot stand in for somebody who is away (`on`), or somebody takes their own seat over again. */
export interface StandIn {
  type: "standin";
  id: number;
  seat: number;
  on: boolean;
}

/** Say something to all who have seats here: words, or a reaction. */
export interface Say {
  type: "say";
  id: number;
  seat: number;
  text?: string;
  reaction?: "back-soon" | "cheers" | "go" | "good-luck" | "haha" | "hmm" | "lovely" | "nice" | "oh-no" | "oops" |
    "well-done" | "wow" | null;
}

/** A seat that waits reminds the one it waits for. */
export interface Nudge {
  type: "nudge";
  id: number;
  seat: number;
  whom: number;
}

/** A seat promises to take something on (`on`), asks its holder for it, or lets it go. */
export interface Claim {
  type: "claim";
  id: number;
  seat: number;
  what: string;
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

/**
 * A row of the log as somebody may know it, and what came of it.
 *
 * `choice` is None for an undo, for what time did, and where it is still hidden.
 */
export interface RowInfo<G extends GameTypes = GameTypes> {
  seq: number;
  at: number;
  seat: number;
  choice: G["choice"] | null;
  undo: boolean;
  events: G["event"][];
  scores: number[];
}

/** A seat of this viewer (or the spectator, seat -1): what it sees and what it is asked. */
export interface SeatView<G extends GameTypes = GameTypes> {
  seat: number;
  view: G["view"];
  decision: Decision<G> | null;
  waits: Message | null;
  outlooks: Outlook[];
  advice: Advice<G>[];
  undo: UndoInfo;
}

/** What a choice leads to, in a few words that give nothing away; of what is quiet they say what is lost. */
export interface Outlook {
  message?: Message | null;
  tone?: "" | "forward" | "quiet" | "wasteful";
  ends?: boolean;
  final?: boolean;
}

/** The first answer: who you are here. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seats: number[];
  host: boolean;
}

/** Seats, state, pause or presence changed; rows come as an `Update`. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/**
 * The frame for new rows: those the viewer does not have yet, and the position after the last of them.
 *
 * `seq` is the number of rows in the log, so the next choice must carry it. A viewer who says hello with an older
 * number gets all rows it missed; `first` is the number of the first row sent.
 */
export interface Update<G extends GameTypes = GameTypes> {
  type: "update";
  seq: number;
  first: number;
  rows: RowInfo<G>[];
  to_act: number[];
  seats: SeatView<G>[];
  result: Result | null;
  clock: number;
  running: boolean;
}

/** The frame with this id was carried out; a choice or undo is in the log as row `seq`. */
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

/** What a bot would choose, and why. */
export interface Hinted<G extends GameTypes = GameTypes> {
  type: "hinted";
  id: number;
  choice: G["choice"];
  reason: Message;
}

/** What a choice would cost, if that is much and certain; else nothing. */
export interface Weighed<G extends GameTypes = GameTypes> {
  type: "weighed";
  id: number;
  warning: Message | null;
  better: G["choice"] | null;
  reason: Message | null;
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

/** Somebody at the table says something; only those who have seats hear it. */
export interface Said {
  type: "said";
  line: TalkInfo;
}

/** The server closes this connection, and why. */
export interface Farewell {
  type: "farewell";
  refusal: Refusal;
}

/** A finished (or loaded) play: what the replay page needs to begin. */
export interface ReplayInfo<G extends GameTypes = GameTypes> {
  id: string;
  game: string;
  people: string[];
  automata: string[];
  options: Record<string, OptionValue>;
  rows: RowInfo<G>[];
  result: Result | null;
  content: OwnContent | null;
}

/** What the coach has to say of a play so far. Who wants more asks again, naming `looked`. */
export interface CoachReport {
  looked: number;
  to_look: number;
  round: number;
  points: CoachPoint[];
  marks: CoachMark[];
  summaries: Message[][];
  own_cards: boolean;
  chronicle: Chronicle | null;
  missing: Message | null;
}

/** The end of a turn: after so many rows, in this round, each seat's chance as that seat may know it. */
export interface CoachPoint {
  rows: number;
  round: number;
  seat: number;
  chances: number[];
}

/** A choice that cost or brought something for certain. */
export interface CoachMark {
  row: number;
  round: number;
  seat: number;
  sign: string;
  points: number;
  low: number;
  high: number;
  played: string;
  played_text: Message;
  better: string;
  better_text: Message;
  why: Message;
}

/** All there is to tell of a play. */
export interface Chronicle {
  game: string;
  people: string[];
  summary: Message[];
  seats: Message[][];
  rounds: ChronicleRound[];
  faults: ChronicleFault[];
}

export interface ChronicleRound {
  round: number;
  length: number;
  lanes: ChronicleLane[];
  summary: Message;
}

/** What one of the things that seats work with was used for in a round. */
export interface ChronicleLane {
  thing: string;
  seat: number;
  bars: ChronicleBar[];
}

/** A stretch of time in a lane. */
export interface ChronicleBar {
  kind: string;
  begins: number;
  ends: number;
  place: string;
  seat: number;
  row: number;
}

/** Something that went wrong. */
export interface ChronicleFault {
  row: number;
  round: number;
  seat: number;
  what: Message;
  why: Message;
}

/** The position after `rows` rows, as one viewer sees it. */
export interface ReplayFrame<G extends GameTypes = GameTypes> {
  rows: number;
  view: G["view"];
  to_act: number[];
  hidden: Hidden | null;
}

/** What a seat is asked now: a prompt and the finite list of its legal choices, in a stable order. */
export interface Decision<G extends GameTypes = GameTypes> {
  prompt: Message;
  choices: G["choice"][];
}

/** What a sensible player would do without much thought, and why: choices to be made one after another. */
export interface Advice<G extends GameTypes = GameTypes> {
  choices: G["choice"][];
  reason: Message;
  until?: number | null;
}

export interface Box<G extends GameTypes = GameTypes> {
  game: string;
  digest: string;
  ours: string;
  counts: Counts;
  decks: Deck[];
  problems: Problem[];
  warnings: Problem[];
  checks: number;
  document: Record<string, Record<string, unknown> | Record<string, unknown>[]>;
  toml: string;
  content: G["content"] | null;
}

/** How many fields are known in which way. */
export interface Counts {
  found: number;
  derived: number;
  reconstructed: number;
  mine: number;
}

export interface Deck {
  id: string;
  name: Name;
  counts: Counts;
  entries: BoxEntry[];
}

export interface BoxEntry {
  id: string;
  name: Name | null;
  group: string;
  printed: Name;
  fields: Field[];
}

export interface Field {
  path: string;
  label: Name;
  value: unknown;
  status: "derived" | "found" | "mine" | "reconstructed";
  rule: string;
  input: NumberInput | TextInput | NameInput | FlagInput | PickInput | CountsInput | IconsInput | IdsInput |
    NumbersInput | RowsInput | DataInput;
}

export interface NumberInput {
  type: "number";
  least: number | null;
  most: number | null;
  optional: boolean;
}

export interface TextInput {
  type: "text";
  longest: number | null;
}

/** A text in each language. */
export interface NameInput {
  type: "name";
  longest: number | null;
}

/** Yes or no; where the field is a table that may be missing, whether it is there (`{}` or `true` puts it there). */
export interface FlagInput {
  type: "flag";
}

export interface PickInput {
  type: "pick";
  of: string[];
  optional: boolean;
}

/** How many of each: `{"bean": 2}`. */
export interface CountsInput {
  type: "counts";
  of: string[];
  least: number | null;
  most: number | null;
}

/** A list in its order, in which one may stand several times. */
export interface IconsInput {
  type: "icons";
  of: string[];
}

/** A list in its order, each at most once. */
export interface IdsInput {
  type: "ids";
  of: string[];
}

/** A list of numbers; `count` of them, where that is fixed. */
export interface NumbersInput {
  type: "numbers";
  least: number | null;
  most: number | null;
  count: number | null;
}

/** A list of lists of words, such as the squares of a board row by row. */
export interface RowsInput {
  type: "rows";
  of: string[];
}

/** Anything else, written as in a file: the effects of a card. */
export interface DataInput {
  type: "data";
}

/** What is wrong in a content file, and where: the path of a field goes down by dots, `main.order`. */
export interface Problem {
  file: string;
  section: string;
  id: string;
  field: string;
  message: Message;
}

export type ClientFrame<G extends GameTypes = GameTypes> =
  | Hello
  | Choose<G>
  | Undo
  | Why<G>
  | Hint
  | Weigh<G>
  | Pause
  | StandIn
  | Say
  | Claim
  | Nudge
  | Ping;

export type ServerFrame<G extends GameTypes = GameTypes> =
  | Welcome
  | TableChanged
  | Update<G>
  | Accepted
  | Refused
  | Hinted<G>
  | Weighed<G>
  | Pong
  | Spoken
  | Said
  | Farewell;
