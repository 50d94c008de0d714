// What happens in the kitchen, told as people would: one sentence for what belongs together, nothing one sees anyway.

import type { StoryLine } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import type { Message, RowInfo } from "$lib/wire";
import type { KitchenRush, KitchenRushEvent } from "./types";

type Kind = KitchenRushEvent["event"];

/** What goes without saying: one sees it, or the next line says it. */
const UNTOLD = new Set<Kind>([
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
const EFFECTS = new Set<Kind>([
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

/** What goes onto one plate during one stay is one line. */
interface Filling {
  line: StoryLine;
  dish: string;
  goods: string[];
}

export function storyLines(rows: readonly RowInfo<KitchenRush>[]): StoryLine[] {
  const told: StoryLine[] = [];
  /** By seat: the line that says where they went, and the one that says what they put on a plate. */
  const gone = new Map<number, StoryLine>();
  const filling = new Map<number, Filling>();
  for (const row of withoutUndone(rows)) {
    for (const event of row.events) {
      if (UNTOLD.has(event.event)) continue;
      const seat = seatOf(event);
      const put = putOn(event);
      const before = filling.get(seat);
      if (put && before?.dish === put.dish) {
        before.goods.push(put.good);
        before.line.row = row.seq + 1;
        continue;
      }
      const goods = put ? [put.good] : [];
      const line = { message: put ? filled(seat, put.dish, goods) : messageOf(event), seat, row: row.seq + 1 };
      if (EFFECTS.has(event.event)) forget(told, gone, seat);
      told.push(line);
      if (event.event === "placed") gone.set(seat, line);
      if (put) filling.set(seat, { line, dish: put.dish, goods });
      else filling.delete(seat);
    }
  }
  return told;
}

const seatOf = (event: KitchenRushEvent): number => ("seat" in event ? event.seat : -1);

/** What lies on a plate now that did not before. */
function putOn(event: KitchenRushEvent): { dish: string; good: string } | null {
  switch (event.event) {
    case "took":
      return { dish: event.dish, good: event.ingredient };
    case "spiced":
      return { dish: event.dish, good: event.spice };
    default:
      return null;
  }
}

const filled = (seat: number, dish: string, goods: string[]): Message => ({
  key: "web-kr-told-filled",
  facts: { seat, dish, goods },
});

function messageOf({ event, ...facts }: KitchenRushEvent): Message {
  return { key: event === "placed" ? "web-kr-told-placed" : `kr-event-${event}`, facts };
}

function forget(told: StoryLine[], gone: Map<number, StoryLine>, seat: number): void {
  const line = gone.get(seat);
  if (!line) return;
  const at = told.lastIndexOf(line);
  if (at >= 0) told.splice(at, 1);
  gone.delete(seat);
}

/** Of what others do, only what changes one's own plans is read aloud; of what concerns all, everything. */
const OF_OTHERS = new Set<Kind>([
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
const OF_ALL = new Set<Kind>([
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

export function announce(row: RowInfo<KitchenRush>, seat: number | null): Message[] {
  return row.events
    .filter((event) => OF_ALL.has(event.event) || (OF_OTHERS.has(event.event) && seatOf(event) !== seat))
    .map(({ event, ...facts }) => ({ key: `kr-event-${event}`, facts }));
}
