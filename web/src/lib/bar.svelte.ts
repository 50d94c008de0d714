// What the page tells the top bar: whose room this is, and where in the turn we are.

export interface Step {
  label: string;
  state: "done" | "now" | "later";
}

export interface Told {
  /** Stands beside the mark and in the window's title; empty for the name of the house. */
  title: string;
  subtitle: string;
  steps: Step[];
  /** Gives the accent, and the rules the help leads to. */
  game: string;
}

const NOTHING: Told = { title: "", subtitle: "", steps: [], game: "" };

class Bar {
  told = $state.raw<Told>(NOTHING);

  show(told: Partial<Told>): void {
    this.told = { ...NOTHING, ...told };
  }

  clear(): void {
    this.told = NOTHING;
  }
}

export const bar = new Bar();
