// What happens in the kitchen, told as people would: one sentence for what belongs together, nothing one sees anyway.

import type { Telling } from "$table/game";
import { standing } from "$table/standing";
import type { Message } from "$lib/wire";
import type { LooseRow as RowInfo } from "$table/game";

interface Happening {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

/** What goes without saying: one sees it, or the next line says it. */
const UNTOLD = new Set([
  "timer-spent",
  "timer-back",
  "removed",
  "seat-done",
  "readied",
  "prestige-drawn",
  "upgrade-turned",
  "event-over",
]);
/** What a stay in a room comes to: once it is told, that somebody went there need not be. */
const EFFECTS = new Set([
  "welcomed",
  "suggested",
  "order-taken",
  "served",
  "bought",
  "spices-bought",
  "took",
  "cooked",
  "spiced",
  "rehired",
  "upgraded",
  "repaired",
  "washed",
]);
/** What lies on the plate, by one and the same stay. */
const FILLING: Record<string, string> = { took: "ingredient", spiced: "spice" };

export function retell(rows: readonly RowInfo[]): Telling[] {
  const told: Telling[] = [];
  /** By seat: the line that says where they went, and the one that says what they put on a plate. */
  const gone = new Map<number, Telling>();
  const filling = new Map<number, Telling>();
  for (const row of standing(rows)) {
    for (const { event, ...facts } of row.events as Happening[]) {
      if (UNTOLD.has(event)) continue;
      const seat = facts.seat ?? -1;
      const before = filling.get(seat);
      const good = FILLING[event];
      if (good && before?.message.facts.dish === facts.dish && Array.isArray(before?.message.facts.goods)) {
        before.message = {
          ...before.message,
          facts: { ...before.message.facts, goods: [...before.message.facts.goods, String(facts[good])] },
        };
        before.row = row.seq + 1;
        continue;
      }
      const line: Telling = { message: tell(event, facts), seat, row: row.seq + 1 };
      if (EFFECTS.has(event)) forget(told, gone, seat);
      told.push(line);
      if (event === "placed") gone.set(seat, line);
      if (good) filling.set(seat, line);
      else filling.delete(seat);
    }
  }
  return told;
}

function tell(event: string, { ...facts }: Record<string, unknown>): Message {
  const good = FILLING[event];
  if (good)
    return {
      key: "web-kr-told-filled",
      facts: { seat: Number(facts.seat), dish: String(facts.dish), goods: [String(facts[good])] },
    };
  if (event === "placed") return { key: "web-kr-told-placed", facts: facts as Message["facts"] };
  return { key: `kr-event-${event}`, facts: facts as Message["facts"] };
}

function forget(told: Telling[], gone: Map<number, Telling>, seat: number): void {
  const line = gone.get(seat);
  if (!line) return;
  const at = told.lastIndexOf(line);
  if (at >= 0) told.splice(at, 1);
  gone.delete(seat);
}

/** Of what others do, only what changes one's own plans is read aloud; of what concerns all, everything. */
const OF_OTHERS = new Set([
  "welcomed",
  "suggested",
  "order-taken",
  "served",
  "bought",
  "spices-bought",
  "upgraded",
  "repaired",
  "washed",
]);
const OF_ALL = new Set([
  "round-began",
  "event-drawn",
  "action-began",
  "bell",
  "left-waiting",
  "order-passed",
  "order-failed",
  "salaries-paid",
  "set-aside",
  "outstanding-paid",
  "prestige-gained",
  "prestige-returned",
  "ended",
]);

export function announce(row: RowInfo, seat: number | null): Message[] {
  return (row.events as Happening[])
    .filter(({ event, seat: who }) => OF_ALL.has(event) || (OF_OTHERS.has(event) && who !== seat))
    .map(({ event, ...facts }) => ({ key: `kr-event-${event}`, facts: facts as Message["facts"] }));
}
