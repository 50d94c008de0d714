// What the current page shows in the top bar: a title, a subtitle and the steps of a turn.

import type { Snippet } from "svelte";
import type { OwnContent } from "./wire";

export interface Step {
  label: string;
  state: "done" | "now" | "later";
}

export interface Lookup {
  label: string;
  open: () => void;
}

export interface Heading {
  /** Shown beside the logo and as the window's title; empty for "Demitasse". */
  title: string;
  subtitle: string;
  steps: Step[];
  /** Decides the accent colour and which rules the help links to. */
  game: string;
  /** The content of a table or a replay, where it is not ours. */
  own: OwnContent | null;
  /** What else can be looked up on this page, behind the question mark. */
  help: Lookup[];
  /** Opens what else there is at this table: people, settings, links. */
  menu: (() => void) | null;
  /** Opens what one wants to be told of at this table. */
  remind: (() => void) | null;
  /** Something of the page's own, where the steps would stand. */
  middle: Snippet | null;
}

const NOTHING: Heading = {
  title: "",
  subtitle: "",
  steps: [],
  game: "",
  own: null,
  help: [],
  menu: null,
  remind: null,
  middle: null,
};

class TopBarState {
  shown = $state.raw<Heading>(NOTHING);
  /** The table waits for this reader: the window's title says so. */
  yourTurn = $state(false);
  /** What a game keeps in sight in every window: its clock, its goals. The game's screen sets it, and clears it. */
  status = $state.raw<Snippet | null>(null);
  /** Explains a game's icons, behind the question mark. The game's screen sets it, and clears it. */
  legend = $state.raw<Lookup | null>(null);
  /** What the round before came to, behind the last of its steps. The game's screen sets it, and clears it. */
  past = $state.raw<Lookup | null>(null);

  show(heading: Partial<Heading>): void {
    this.shown = { ...NOTHING, ...heading };
  }

  clear(): void {
    this.shown = NOTHING;
    this.yourTurn = false;
  }
}

export const topBar = new TopBarState();
