// What the page tells the top bar: whose room this is, and where in the turn we are.

export interface Step {
  label: string;
  state: "done" | "now" | "later";
}

export interface Heading {
  /** Stands beside the mark and in the window's title; empty for the name of the house. */
  title: string;
  subtitle: string;
  steps: Step[];
  /** Gives the accent, and the rules the help leads to. */
  game: string;
}

const NOTHING: Heading = { title: "", subtitle: "", steps: [], game: "" };

class Bar {
  shown = $state.raw<Heading>(NOTHING);

  show(heading: Partial<Heading>): void {
    this.shown = { ...NOTHING, ...heading };
  }

  clear(): void {
    this.shown = NOTHING;
  }
}

export const bar = new Bar();
