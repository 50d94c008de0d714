// What happened in Seize the Bean, told as people would: what belongs together becomes one sentence.

import type { StoryLine } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import type { Message, RowInfo } from "$lib/wire";
import { BOARD, nothing, RESOURCES, STARBOTS, type Heap } from "./pieces";
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
  let source = NO_SOURCE;
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    source = sourceAfter(event, source);
    switch (event.event) {
      case "placed": {
        const end = after(events, at + 1, isGain);
        told.push(sentence("web-sb-told-placed", event, gainsOf(events.slice(at + 1, end))));
        source = events.slice(at + 1, end).reduce((before, next) => sourceAfter(next, before), source);
        at = end - 1;
        break;
      }
      case "gained": {
        const end = after(events, at, (next) => next.event === "gained" && next.seat === event.seat);
        told.push(sentence("web-sb-told-gained", event, { ...gainsOf(events.slice(at, end)), source }));
        at = end - 1;
        break;
      }
      case "reviewed":
        if (event.cause === "icon") told.push(sentence("web-sb-told-reviewed", event, { source }));
        else told.push(sentence("sb-event-reviewed", event));
        break;
      case "complained":
        told.push(sentence("web-sb-told-complained", event, { source: complainer(events, at) ?? source }));
        break;
      case "hype-moved":
        told.push(sentence("web-sb-told-hype", event, { source }));
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

/** In place of the card that something came from, when the action itself says it. */
const NO_SOURCE = "none";

/** The card, Achievement or Cup that the next gains come from. */
function sourceAfter(event: SeizeTheBeanEvent, before: string): string {
  switch (event.event) {
    case "activated":
      return event.card === BOARD ? NO_SOURCE : event.card;
    case "paid":
    case "ability-used":
    case "copied":
      return event.card;
    case "unlocked":
      return event.achievement;
    case "cup-used":
      return event.cup;
    case "placed":
    case "served":
    case "failed":
    case "skipped":
    case "game-used":
    case "token-used":
    case "phase-began":
    case "day-began":
      return NO_SOURCE;
    default:
      return before;
  }
}

/** Who brings a Bad Review: the angry Customer that leaves with it, or Starbots, whose turn it is. */
function complainer(events: readonly SeizeTheBeanEvent[], at: number): string | undefined {
  const [seat, next] = [seatOf(events[at]!), events[at + 1]];
  if ((next?.event === "went-home" || next?.event === "lost") && next.seat === seat) return next.card;
  const turn = events.slice(0, at).findLast(({ event }) => event === "action-drawn" || event === "paid");
  return turn?.event === "action-drawn" && turn.seat !== seat ? STARBOTS : undefined;
}

const seatOf = (event: SeizeTheBeanEvent): number => ("seat" in event ? event.seat : -1);

const isGain = ({ event }: SeizeTheBeanEvent): boolean => event === "gained" || event === "activated";

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
