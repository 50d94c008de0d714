// What happened in Café del Gatto, told as people would: one sentence a turn where that is enough.

import type { StoryLine } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import type { RowInfo } from "$lib/wire";
import type { CafeDelGatto, CafeDelGattoEvent } from "./types";

/** What goes without saying: one sees it on the table. */
const UNTOLD = new Set<CafeDelGattoEvent["event"]>(["turn-began", "filled"]);
/** Told shorter here than by the rulebook. */
const SHORT = new Set<CafeDelGattoEvent["event"]>(["bought", "served", "cleaned"]);

export function storyLines(rows: readonly RowInfo<CafeDelGatto>[]): StoryLine[] {
  return withoutUndone(rows).flatMap((row) =>
    row.events
      .filter(({ event }) => !UNTOLD.has(event))
      .map(({ event, ...facts }) => ({
        message: { key: SHORT.has(event) ? `web-cg-told-${event}` : `cg-event-${event}`, facts },
        seat: "seat" in facts ? facts.seat : -1,
        row: row.seq + 1,
      })),
  );
}
