// Which games can be learnt from pictures, and where else to learn the others.

import type { How } from "$table/how";

const HOWS = import.meta.glob<How>("../games/*/how/index.ts", { import: "default" });

export const howOf = (game: string): (() => Promise<How>) | undefined => HOWS[`../games/${game}/how/index.ts`];

/** Where to learn a game; with the cards of a table, if it has its own. */
export const howPath = (game: string, digest = ""): string =>
  howOf(game) ? `/how/${game}${digest ? `/${digest}` : ""}` : `/rules/${game}`;
