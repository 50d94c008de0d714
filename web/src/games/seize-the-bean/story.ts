// What happened in Seize the Bean, told as people would: what belongs together becomes one sentence.

import type { StoryLine } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import type { Message, RowInfo } from "$lib/wire";
import { BOARD, nothing, RESOURCES, type Heap } from "./pieces";
import type { SeizeTheBean, SeizeTheBeanEvent } from "./types";

/** What goes without saying: one sees it on the table, or another sentence tells it. */
const UNTOLD = new Set<SeizeTheBeanEvent["event"]>([
  "phase-began",
  "activated",
  "arrived",
  "refreshed",
  "returned",
  "served",
  "cups-passed",
]);

export function storyLines(rows: readonly RowInfo<SeizeTheBean>[]): StoryLine[] {
  return withoutUndone(rows).flatMap((row) => tellRow(row.events).map((told) => ({ ...told, row: row.seq + 1 })));
}

type Sentence = Omit<StoryLine, "row">;

function tellRow(events: readonly SeizeTheBeanEvent[]): Sentence[] {
  const told: Sentence[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    switch (event.event) {
      case "placed": {
        const end = after(events, at + 1, isOfTheAction);
        told.push(sentence("web-sb-told-placed", event, gainsOf(events.slice(at + 1, end))));
        at = end - 1;
        break;
      }
      case "gained": {
        const together = (next: SeizeTheBeanEvent): boolean =>
          next.event === "gained" && next.seat === event.seat && next.by === event.by;
        const end = after(events, at, together);
        told.push(sentence("web-sb-told-gained", event, gainsOf(events.slice(at, end))));
        at = end - 1;
        break;
      }
      case "reviewed":
        told.push(sentence(event.cause === "icon" ? "web-sb-told-reviewed" : "sb-event-reviewed", event));
        break;
      case "complained":
        told.push(sentence("web-sb-told-complained", event));
        break;
      case "hype-moved":
        told.push(sentence("web-sb-told-hype", event));
        break;
      case "action-drawn":
        // Where its Barista goes and what it takes is told when it happens.
        if (event.use === "nothing") told.push(sentence("sb-event-action-drawn", event));
        break;
      case "failed": {
        const angry = events[at + 1]?.event === "upset" ? 1 : 0;
        told.push(sentence("web-sb-told-failed", event, { angry }));
        at += angry;
        break;
      }
      case "stayed":
        told.push(sentence("web-sb-told-stayed", event));
        at += events[at + 1]?.event === "reviewed" ? 1 : 0;
        break;
      case "went-home": {
        const end = after(events, at, (next) => next.event === "went-home" && next.seat === event.seat);
        const gone = events.slice(at, end).filter((next) => next.event === "went-home");
        told.push(sentence("web-sb-told-home", event, { cards: gone.map(({ card }) => card) }));
        at = end - 1;
        break;
      }
      case "paid": {
        const plain = event.green === 0 && event.tokens.length === 0;
        told.push(sentence(plain ? "web-sb-told-paid" : "sb-event-paid", event));
        break;
      }
      default:
        if (!UNTOLD.has(event.event)) told.push(sentence(`sb-event-${event.event}`, event));
    }
  }
  return told;
}

const seatOf = (event: SeizeTheBeanEvent): number => ("seat" in event ? event.seat : -1);

/** What the space of a Barista brings by itself; what Upgrades beside it bring is told with their names. */
const isOfTheAction = (event: SeizeTheBeanEvent): boolean =>
  event.event === "activated" || (event.event === "gained" && event.by === BOARD);

/** The first place from which on `belongs` no longer holds. */
function after(
  events: readonly SeizeTheBeanEvent[],
  from: number,
  belongs: (event: SeizeTheBeanEvent) => boolean,
): number {
  let at = from;
  while (at < events.length && belongs(events[at]!)) at++;
  return at;
}

function gainsOf(events: readonly SeizeTheBeanEvent[]): Heap & { gains: number } {
  const heap = nothing();
  for (const event of events) {
    const resource = event.event === "gained" ? RESOURCES.find((one) => one === event.resource) : undefined;
    if (resource && event.event === "gained") heap[resource] += event.count;
  }
  return { ...heap, gains: heap.bean + heap.milk + heap.sugar };
}

function sentence(key: string, told: SeizeTheBeanEvent, more: Message["facts"] = {}): Sentence {
  const { event: _, ...facts } = told;
  return { message: { key, facts: { ...facts, ...more } }, seat: seatOf(told) };
}
