// What happened in Café del Gatto, told as people would: one sentence a turn where that is enough.

import type { Told } from "$table/game";
import { standing } from "$table/standing";
import type { Message, RowInfo } from "$lib/wire";

interface Happening {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

/** What goes without saying: one sees it on the table. */
const UNTOLD = new Set(["turn-began", "filled"]);
/** Told shorter here than by the rulebook. */
const SHORT = new Set(["bought", "served", "cleaned"]);

export function retell(rows: readonly RowInfo[]): Told[] {
  return standing(rows).flatMap((row) =>
    (row.events as Happening[])
      .filter(({ event }) => !UNTOLD.has(event))
      .map(({ event, ...facts }) => ({
        message: {
          key: SHORT.has(event) ? `web-cg-told-${event}` : `cg-event-${event}`,
          facts: facts as Message["facts"],
        },
        seat: typeof facts.seat === "number" ? facts.seat : -1,
        row: row.seq + 1,
      })),
  );
}
