// What happened in Coffee Rush, told as people would: a walk is one sentence, and so is what goes into a cup.

import type { StoryLine } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import type { Message, RowInfo } from "$lib/wire";
import type { CoffeeRush, CoffeeRushEvent } from "./types";

/** What is told in one sentence. */
interface Passage {
  first: CoffeeRushEvent;
  events: CoffeeRushEvent[];
  seat: number;
  row: number;
  /** Whose turn brought it about. */
  by: number;
}

/** Small change that goes without saying: one sees it on the table. */
const UNTOLD = new Set<CoffeeRushEvent["event"]>(["stopped", "aged", "returned"]);

export function storyLines(rows: readonly RowInfo<CoffeeRush>[]): StoryLine[] {
  const passages: Passage[] = [];
  for (const row of withoutUndone(rows)) {
    for (const event of row.events) {
      if (UNTOLD.has(event.event)) continue;
      const seat = "seat" in event ? event.seat : -1;
      const last = passages.at(-1);
      if (last?.seat === seat && belongs(event, last.first)) {
        last.events.push(event);
        last.row = row.seq + 1;
      } else passages.push({ first: event, events: [event], seat, row: row.seq + 1, by: row.seat });
    }
  }
  return passages.map(({ first, events, seat, row, by }) => ({ message: told(first, events, by), seat, row }));
}

function belongs(event: CoffeeRushEvent, first: CoffeeRushEvent): boolean {
  if (first.event === "stepped") return event.event === "stepped";
  if (first.event === "supplied") return event.event === "poured";
  return first.event === "poured" && event.event === "poured" && first.cup === event.cup;
}

function told(first: CoffeeRushEvent, events: readonly CoffeeRushEvent[], by: number): Message {
  switch (first.event) {
    case "stepped": {
      const steps = events.filter((event) => event.event === "stepped");
      const ingredient = steps.flatMap(({ tokens, ingredient }) => Array<string>(tokens).fill(ingredient));
      const rush = steps.reduce((sum, step) => sum + step.rush, 0);
      return { key: "web-cr-told-walk", facts: { seat: first.seat, ingredient, rush } };
    }
    case "supplied":
      return { key: "web-cr-told-start", facts: { seat: first.seat, ingredient: [first.ingredient] } };
    case "poured": {
      const poured = events.filter((event) => event.event === "poured").map(({ ingredient }) => ingredient);
      return { key: "web-cr-told-pour", facts: { seat: first.seat, cup: first.cup, ingredient: poured } };
    }
    case "turn-began":
      return { key: "web-cr-told-turn", facts: { seat: first.seat, round: first.round } };
    case "drew": {
      // With two players time brings orders of one's own; what comes in somebody else's turn is their rush hour.
      const { seat, order } = first;
      if (seat === by) return { key: "cr-event-drew", facts: { seat, order } };
      return { key: "web-cr-told-rush", facts: { seat, order, whom: by } };
    }
    default: {
      const { event, ...facts } = first;
      return { key: `cr-event-${event}`, facts };
    }
  }
}
