// What happened in Seize the Bean, told as people would: what belongs together becomes one sentence.

import type { Telling } from "$table/game";
import { standing } from "$table/standing";
import type { Message } from "$lib/wire";
import type { LooseRow as RowInfo } from "$table/game";
import { nothing, RESOURCES, type Heap, type Resource } from "./pieces";

interface Happening {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

/** What goes without saying: one sees it on the table, or another sentence tells it. */
const UNTOLD = new Set(["phase-began", "activated", "arrived", "refreshed", "returned", "served", "cups-passed"]);
/** Facts that an event leaves out when there is nothing to tell. */
const USUAL: Record<string, Message["facts"]> = {
  unlocked: { bonus: "none" },
  looked: { cards: [], whom: -1 },
  returned: { whom: -1 },
  dismissed: { whom: -1 },
  paid: { green: 0, tokens: [] },
  "cup-taken": { cup: "normal" },
  kept: { card: "none" },
};

export function retell(rows: readonly RowInfo[]): Telling[] {
  return standing(rows).flatMap((row) =>
    tellRow(row.events as Happening[]).map((told) => ({ ...told, row: row.seq + 1 })),
  );
}

type Sentence = Omit<Telling, "row">;

function tellRow(events: readonly Happening[]): Sentence[] {
  const told: Sentence[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (event.event === "placed") {
      const end = after(events, at + 1, (next) => next.event === "gained" || next.event === "activated");
      told.push(sentence("web-sb-told-placed", event, gainsOf(events.slice(at + 1, end))));
      at = end - 1;
    } else if (event.event === "gained") {
      const end = after(
        events,
        at,
        (next) => (next.event === "gained" || next.event === "activated") && next.seat === event.seat,
      );
      told.push(sentence("web-sb-told-gained", event, gainsOf(events.slice(at, end))));
      at = end - 1;
    } else if (event.event === "failed") {
      const angry = events[at + 1]?.event === "upset" ? 1 : 0;
      told.push(sentence("web-sb-told-failed", event, { angry }));
      at += angry;
    } else if (event.event === "stayed") {
      const paid = events[at + 1]?.event === "reviewed" ? 1 : 0;
      told.push(sentence("web-sb-told-stayed", event));
      at += paid;
    } else if (event.event === "went-home") {
      const end = after(events, at, (next) => next.event === "went-home" && next.seat === event.seat);
      told.push(sentence("web-sb-told-home", event, { cards: events.slice(at, end).map(({ card }) => String(card)) }));
      at = end - 1;
    } else if (event.event === "paid") {
      const plain = !event.green && !(event.tokens as string[] | undefined)?.length;
      told.push(sentence(plain ? "web-sb-told-paid" : "sb-event-paid", event));
    } else if (!UNTOLD.has(event.event)) {
      told.push(sentence(`sb-event-${event.event}`, event));
    }
  }
  return told;
}

/** The first place from which on `belongs` no longer holds. */
function after(events: readonly Happening[], from: number, belongs: (event: Happening) => boolean): number {
  let at = from;
  while (at < events.length && belongs(events[at]!)) at++;
  return at;
}

function gainsOf(events: readonly Happening[]): Heap & { gains: number } {
  const heap = nothing();
  for (const { event, resource, count } of events) {
    if (event === "gained" && RESOURCES.includes(resource as Resource)) heap[resource as Resource] += Number(count);
  }
  return { ...heap, gains: heap.bean + heap.milk + heap.sugar };
}

function sentence(key: string, { event, ...facts }: Happening, more: Message["facts"] = {}): Sentence {
  return {
    message: { key, facts: { ...USUAL[event], ...(facts as Message["facts"]), ...more } },
    seat: typeof facts.seat === "number" ? facts.seat : -1,
  };
}
