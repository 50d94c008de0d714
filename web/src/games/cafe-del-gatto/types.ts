// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

import type { Name } from "../../lib/wire";

/** The table. Tokens and cups are named by their ids (`hot_3`, `cappuccino`). */
export interface CafeDelGattoView {
  round: number;
  first: number;
  active: number;
  step: string;
  asked: number;
  last_round: boolean;
  milk: PlaceView[];
  coffee: PlaceView[];
  column: string;
  row: number;
  cup: string;
  served_now: number;
  bag: Record<string, number>;
  discard: Record<string, number>;
  coins: number;
  sugar: number;
  tiles: Record<string, TileView[]>;
  players: PlayerView[];
}

/** A place of the machine: its token and what that costs now. */
export interface PlaceView {
  token: string;
  price: number;
}

export interface TileView {
  value: number;
  left: number;
}

export interface PlayerView {
  coins: number;
  sugar: number;
  cups: Record<string, CupView>;
  points: number;
}

/** A cup: its tokens from the bottom up, or the tile it was served for. */
export interface CupView {
  tokens: string[];
  tile: number;
  value: number;
  pays: number;
}

/** The turn's action: buy the token in this place of the machine (CG-DEC-03). */
export interface BuyChoice {
  do: "buy";
  column: string;
  row: number;
}

/** Onto which cup the bought token goes (CG-DEC-04). */
export interface PlaceChoice {
  do: "place";
  cup: string;
}

/** The turn's action, and again for each further cup: serve a full cup (CG-DEC-05, CG-DEC-09). */
export interface ServeChoice {
  do: "serve";
  cup: string;
}

/** Which drink tile the cup gets, and the sugar spent on it (CG-DEC-06, CG-DEC-07, CG-DEC-13). */
export interface TileChoice {
  do: "tile";
  value: number;
  sugar?: number;
}

/** No further cup in this action (CG-DEC-05). */
export interface DoneChoice {
  do: "done";
}

/** The turn's action: two coins (CG-DEC-01). */
export interface TakeChoice {
  do: "take";
}

/** Before a purchase: pay for new tokens in one column (CG-DEC-01, CG-DEC-02). */
export interface CleanChoice {
  do: "clean";
  column: string;
}

/** After a cleaning: no purchase (CG-DEC-02). */
export interface EndChoice {
  do: "end";
}

/** Let stand what was chosen: a purchase is carried out, a turn ends (CG-DEC-04, CG-DEC-08). */
export interface ConfirmChoice {
  do: "confirm";
}

/** Intermediate round without a full cup: empty one of the fullest (CG-DEC-10). */
export interface DumpChoice {
  do: "dump";
  cup: string;
}

export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  round: number;
}

/** A token was paid, taken out of the machine and placed on a cup; those above it slid down. */
export interface BoughtEvent {
  event: "bought";
  seat: number;
  token: string;
  column: string;
  row: number;
  price: number;
  cup: string;
  sugar: number;
}

/** Tokens from the bag came into a column of the machine, from the lowest free row up. */
export interface FilledEvent {
  event: "filled";
  column: string;
  tokens: string[];
}

/** The bag was empty: all tokens of the discard went into it. */
export interface RemixedEvent {
  event: "remixed";
  tokens: number;
}

/** A column was paid for and emptied into the discard. */
export interface CleanedEvent {
  event: "cleaned";
  seat: number;
  column: string;
  price: number;
  tokens: string[];
}

/** After a cleaning the turn ended without an action. */
export interface TurnEndedEvent {
  event: "turn-ended";
  seat: number;
}

/** A full cup was served. */
export interface ServedEvent {
  event: "served";
  seat: number;
  cup: string;
  value: number;
  sugar: number;
  symbols: number;
  paid: number;
  tile: number;
  difference: number;
}

/** Coins were taken as the turn's action. */
export interface TookEvent {
  event: "took";
  seat: number;
  coins: number;
}

/** Somebody has served every cup: the round is played to its end. */
export interface LastRoundEvent {
  event: "last-round";
  seat: number;
}

/** Neither bag nor discard has a token: an intermediate round begins, in which cups are served or dumped. */
export interface RanDryEvent {
  event: "ran-dry";
  cause: string;
}

/** Intermediate round: the tokens of a cup went to the discard for nothing. */
export interface DumpedEvent {
  event: "dumped";
  seat: number;
  cup: string;
  tokens: number;
}

/** The play is over. */
export interface EndedEvent {
  event: "ended";
  cause: string;
  winners: number[];
  decided: string;
}

export type CafeDelGattoChoice =
  | BuyChoice
  | PlaceChoice
  | ServeChoice
  | TileChoice
  | DoneChoice
  | TakeChoice
  | CleanChoice
  | EndChoice
  | ConfirmChoice
  | DumpChoice;

export type CafeDelGattoEvent =
  | TurnBeganEvent
  | BoughtEvent
  | FilledEvent
  | RemixedEvent
  | CleanedEvent
  | TurnEndedEvent
  | ServedEvent
  | TookEvent
  | LastRoundEvent
  | RanDryEvent
  | DumpedEvent
  | EndedEvent;

/** CG-SETUP-12, CG-RULING-01: who plays first is set by the host, or drawn. The game has no variants. */
export interface CafeDelGattoOptions {
  first: "random" | number;
}

/** CG-DATA-01, CG-BUY-18: a token has one value and one symbol, whichever face shows. */
export interface TokenEntry {
  id: string;
  name: Name;
  value: number;
  symbol: "cold" | "creamy" | "hot";
  copies: number;
}

export interface CupEntry {
  id: string;
  name: Name;
  spaces: ("coffee" | "milk")[];
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "turquoise" | "yellow";
}

/** A cell of the drinks card. */
export interface PaymentEntry {
  id: string;
  cup: string;
  symbols: number;
  coins: number;
}

export interface TileEntry {
  id: string;
  cup: string;
  value: number;
  copies: number;
}

export interface CafeDelGattoContent {
  digest: string;
  names: Record<string, Name>;
  tokens: TokenEntry[];
  cups: CupEntry[];
  payments: PaymentEntry[];
  tiles: TileEntry[];
  coins: number;
  sugar: number;
}

/** The types of Café del Gatto, for whatever is generic over a game. */
export interface CafeDelGatto {
  view: CafeDelGattoView;
  choice: CafeDelGattoChoice;
  event: CafeDelGattoEvent;
  options: CafeDelGattoOptions;
  content: CafeDelGattoContent;
}

/** What a choice leaves out while it is so: `{ ...USUAL.step, ...choice }` has every field. */
export const USUAL = {
  "tile": {"sugar": 0},
} as const;
