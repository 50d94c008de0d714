// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

import type { Name } from "../../lib/wire";

/** The table. Cards are named by their ids (`espresso-2`), squares by theirs (`c2`). */
export interface CoffeeRushView {
  round: number;
  first: number;
  active: number;
  step: string;
  mover: number;
  steps: number;
  free_steps: number;
  sent_now: number;
  hand: Record<string, number>;
  closed: string;
  supply: Record<string, number>;
  rush_supply: number;
  deck: number;
  discard: string[];
  removed: string[];
  players: PlayerView[];
}

/** A player's board and what lies around it. */
export interface PlayerView {
  colour: string;
  meeples: string[];
  rows: string[][];
  cups: Record<string, number>[];
  upgrades: string[];
  rush: number;
  sent: string[];
  penalties: string[];
  points: number;
}

/** Setting up: put a meeple on a square (CR-DEC-02). */
export interface PlaceChoice {
  do: "place";
  square: string;
}

/** Step 1: pay three sent orders and turn a tile (CR-DEC-04). */
export interface UpgradeChoice {
  do: "upgrade";
  upgrade: string;
}

/** Step 1: no upgrade this turn (CR-DEC-04). */
export interface SkipChoice {
  do: "skip";
}

/** Step 2: move one square and collect (CR-DEC-05). */
export interface StepToChoice {
  do: "step";
  square: string;
  meeple?: number;
}

/** Step 2: stay here (CR-DEC-05). */
export interface StopChoice {
  do: "stop";
}

/** Step 3, and setting up with two players: put a token from the hand into a cup (CR-DEC-06, CR-DEC-03). */
export interface PourChoice {
  do: "pour";
  ingredient: string;
  cup: number;
}

/** Step 3: give the whole contents of a cup back (CR-DEC-06). */
export interface EmptyChoice {
  do: "empty";
  cup: number;
}

/** Steps 3 and 4: nothing more to pour, nothing more to send (CR-DEC-06, CR-DEC-07). */
export interface DoneChoice {
  do: "done";
}

/** Step 4: send an order from a cup that holds just what it asks for (CR-DEC-07). */
export interface SendChoice {
  do: "send";
  cup: number;
  order: string;
}

/** End the turn: rush hour and the passing of time follow (CR-DEC-08). */
export interface ConfirmChoice {
  do: "confirm";
}

/** A meeple was put on the board. */
export interface PlacedEvent {
  event: "placed";
  seat: number;
  square: string;
  meeple: number;
}

/** Setting up: a token of the square under a meeple was taken. */
export interface SuppliedEvent {
  event: "supplied";
  seat: number;
  ingredient: string;
  tokens: number;
}

export interface TurnBeganEvent {
  event: "turn-began";
  seat: number;
  round: number;
}

/** A tile was turned; the paid orders lie in the discard. */
export interface UpgradedEvent {
  event: "upgraded";
  seat: number;
  upgrade: string;
  paid: string[];
}

/** A meeple moved one square; `tokens` may be 0 when the supply is exhausted. */
export interface SteppedEvent {
  event: "stepped";
  seat: number;
  square: string;
  ingredient: string;
  tokens: number;
  rush: number;
  meeple: number;
}

export interface StoppedEvent {
  event: "stopped";
  seat: number;
  square: string;
}

export interface PouredEvent {
  event: "poured";
  seat: number;
  ingredient: string;
  cup: number;
}

/** A cup's contents went back to the supply. */
export interface EmptiedEvent {
  event: "emptied";
  seat: number;
  cup: number;
  tokens: number;
}

/** Tokens not wanted went from the hand back to the supply. */
export interface ReturnedEvent {
  event: "returned";
  seat: number;
  tokens: number;
}

export interface SentEvent {
  event: "sent";
  seat: number;
  order: string;
  cup: number;
  rush: number;
}

/** An order came from the deck to row 1: rush hour, or time with two players. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  order: string;
}

/** Time passed: all orders of this seat went down one row. */
export interface AgedEvent {
  event: "aged";
  seat: number;
}

/** An order fell off row 4 and is a penalty now; `rush` tells whether a token came with it. */
export interface DroppedEvent {
  event: "dropped";
  seat: number;
  order: string;
  rush: number;
}

/** The first-player token shows Closed: the round is played to its end. */
export interface ClosedEvent {
  event: "closed";
  cause: string;
}

/** The play is over. */
export interface EndedEvent {
  event: "ended";
  cause: string;
  winners: number[];
  decided: string;
}

export type CoffeeRushChoice =
  | PlaceChoice
  | UpgradeChoice
  | SkipChoice
  | StepToChoice
  | StopChoice
  | PourChoice
  | EmptyChoice
  | DoneChoice
  | SendChoice
  | ConfirmChoice;

export type CoffeeRushEvent =
  | PlacedEvent
  | SuppliedEvent
  | TurnBeganEvent
  | UpgradedEvent
  | SteppedEvent
  | StoppedEvent
  | PouredEvent
  | EmptiedEvent
  | ReturnedEvent
  | SentEvent
  | DrewEvent
  | AgedEvent
  | DroppedEvent
  | ClosedEvent
  | EndedEvent;

/** CR-SETUP-09, CR-RULING-02: who plays first is set by the host, or drawn. CR-OPT-01, CR-SETUP-05: the others. */
export interface CoffeeRushOptions {
  first: "random" | number;
  fair_start: boolean;
  colours: ("blue" | "green" | "red" | "yellow")[];
}

export interface CoffeeRushContentBoard {
  columns: number;
  squares: Record<string, string>;
}

export interface IngredientEntry {
  id: string;
  name: Name;
  supply: number;
  specialty: boolean;
}

export interface UpgradeEntry {
  id: string;
  name: Name;
}

export interface OrderEntry {
  id: string;
  name: Name;
  ingredients: Record<string, number>;
  specialty: boolean;
  copies: number;
  served: "hot" | "iced";
}

export interface CoffeeRushContent {
  digest: string;
  names: Record<string, Name>;
  board: CoffeeRushContentBoard;
  ingredients: IngredientEntry[];
  upgrades: UpgradeEntry[];
  orders: OrderEntry[];
  cards: Record<string, string>;
  rush_tokens: number;
}

/** The types of Coffee Rush, for whatever is generic over a game. */
export interface CoffeeRush {
  view: CoffeeRushView;
  choice: CoffeeRushChoice;
  event: CoffeeRushEvent;
  options: CoffeeRushOptions;
  content: CoffeeRushContent;
}

/** What a choice leaves out while it is so: `{ ...USUAL.step, ...choice }` has every field. */
export const USUAL = {
  "step": {"meeple": 1},
} as const;
