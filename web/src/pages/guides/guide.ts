// What a guide is made of: moments the engine has played, and steps that explain them.

import type { Choice, Decision } from "$table/game";
import type { Message, RowInfo } from "$lib/wire";

/** A position as the learner's seat sees it. */
export interface Moment {
  /** How many rows were played before it. */
  rows: number;
  view: unknown;
  decision: Decision | null;
  outlooks: (Message | null)[];
}

export interface Played {
  seat: number;
  rows: RowInfo[];
  moments: Moment[];
}

export interface Step {
  /** Names its sentences: `web-guide-<game>-<id>` and, for the explanation, the same with `-about`. */
  id: string;
  /** Which moment it shows. */
  moment: number;
  /** What to look at, as a selector on the game's screen. */
  spot: string;
  /** What the learner does to go on; without it, reading is all. */
  choice?: Choice;
}

export interface Guide {
  prefix: string;
  people: string[];
  played: Played;
  steps: Step[];
}
