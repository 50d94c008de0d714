// What a guide is made of: moments the engine has played, and steps that explain them.

import type { Advice, Decision, GameTypes, Outlook, RowInfo } from "$lib/wire";

/** A position as the learner's seat sees it. */
export interface Moment<G extends GameTypes = GameTypes> {
  /** How many rows were played before it. */
  rows: number;
  view: G["view"];
  decision: Decision<G> | null;
  outlooks: Outlook[];
  advice: Advice<G>[];
}

export interface Played<G extends GameTypes = GameTypes> {
  seat: number;
  rows: RowInfo<G>[];
  moments: Moment<G>[];
  /** The play as a file, where it goes on at a table. */
  record?: string;
}

export interface Step<G extends GameTypes = GameTypes> {
  /** Names its sentences: `web-guide-<game>-<id>` and, for the explanation, the same with `-about`. */
  id: string;
  /** Which moment it shows. */
  moment: number;
  /** What to look at, as a selector on the game's screen. */
  spot: string;
  /** What the learner does to go on; without it, reading is all. */
  choice?: G["choice"];
}

export interface Guide<G extends GameTypes = GameTypes> {
  prefix: string;
  people: string[];
  played: Played<G>;
  steps: Step<G>[];
}
