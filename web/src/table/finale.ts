// What a game gives the end screen: symbols, what made the difference, and a picture of the table as it stood.

import type { GameTypes, Message, Result, RowInfo } from "$lib/wire";
import type { Round } from "./rounds";

/** Something that happened and mattered: a fact of the log. */
export interface Highlight {
  /** The point of it, in a few words, and what else is to be said. */
  lead: Message;
  rest: Message | null;
  /** Whose it is, and the round it happened in, for the mark on the chart; null for none. */
  seat: number;
  round: number | null;
  /** Something was lost by it. */
  lost?: boolean;
}

export interface FinaleProps<G extends GameTypes = GameTypes> {
  /** The table as it stood at the end. */
  view: G["view"];
  content: G["content"];
  /** Rows that were undone are left out. */
  rows: readonly RowInfo<G>[];
  rounds: readonly Round[];
  result: Result;
}

/** Draws pieces of the sprites into a picture that stands alone: as markup of SVG, all colours resolved. */
export interface Brush {
  /** A symbol of a sprite in a square; `mark` gives it the colour of a seat. */
  piece: (id: string, x: number, y: number, size: number, mark?: number) => string;
  /** The value of a colour of the styles, such as `--t-ice`. */
  colour: (name: string) => string;
  /** The sign of a seat on a disc of its colour. */
  sign: (mark: number, x: number, y: number, size: number) => string;
  /** A word in the middle of a place. */
  text: (words: string, x: number, y: number, size: number, colour?: string) => string;
}

export interface Finale<G extends GameTypes = GameTypes> {
  /** The symbol of each line of the count, and of whatever breaks a tie. */
  icons: Record<string, string>;
  /** What stands on the steps: for who won, in the colour of the seat, and for the others. */
  winner: string;
  /** The sign of the seat stands on it. */
  badge?: boolean;
  others: string;
  /** What flies through the air when one has won. */
  confetti: readonly string[];
  /** The sentence that counts the rounds, where they are called something else. */
  rounds?: string;
  /** The same for what the chart shows. */
  after?: string;
  /** Why it ended, where somebody brought it about; else the sentence of `Result.ended_by` is enough. */
  cause?: (props: FinaleProps<G>) => Message | null;
  /** What made the difference for a seat, the most telling first. */
  highlights?: (props: FinaleProps<G>, seat: number) => Highlight[];
  /** What to try next, and why: the form of a new table opens with it (behind the # of its address); null for nothing. */
  next?: (props: FinaleProps<G>) => { label: Message; why: Message; form: string } | null;
  /** The table at the end, as markup of SVG in a square of 400. */
  picture?: (props: FinaleProps<G>, brush: Brush, mark: (seat: number) => number) => string;
}

/** A game's finale as the table holds it; as in `forTable`, the types of the game are forgotten here. */
export const forEnd = <G extends GameTypes>(finale: Finale<G>): Finale => finale as unknown as Finale;
