// What happened in Coffee Rush, told as people would: a walk is one sentence, and so is what goes into a cup.

import type { Told } from "$table/game";
import { standing } from "$table/standing";
import type { Message, RowInfo } from "$lib/wire";

type Facts = Message["facts"];
interface Happening {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

/** Small change that goes without saying: one sees it on the table. */
const UNTOLD = new Set(["stopped", "aged", "placed", "returned"]);

export function retell(rows: readonly RowInfo[]): Told[] {
  const told: Told[] = [];
  for (const row of standing(rows)) {
    for (const event of row.events as Happening[]) {
      if (UNTOLD.has(event.event)) continue;
      const seat = typeof event.seat === "number" ? event.seat : -1;
      const last = told.at(-1);
      if (last && last.seat === seat && joins(last.message, event)) {
        last.message = joined(last.message, event);
        last.row = row.seq + 1;
      } else {
        told.push({ message: begun(event), seat, row: row.seq + 1 });
      }
    }
  }
  return told;
}

function begun({ event, ...facts }: Happening): Message {
  switch (event) {
    case "stepped":
      return {
        key: "web-cr-told-walk",
        facts: { seat: seatOf(facts), ingredient: taken(facts), rush: Number(facts.rush) },
      };
    case "supplied":
      return { key: "web-cr-told-start", facts: { seat: seatOf(facts), ingredient: [String(facts.ingredient)] } };
    case "poured":
      return {
        key: "web-cr-told-pour",
        facts: { seat: seatOf(facts), cup: Number(facts.cup), ingredient: [String(facts.ingredient)] },
      };
    case "turn-began":
      return { key: "web-cr-told-turn", facts: facts as Facts };
    default:
      return { key: `cr-event-${event}`, facts: facts as Facts };
  }
}

const seatOf = (facts: Record<string, unknown>): number => Number(facts.seat);
const taken = (facts: Record<string, unknown>): string[] =>
  Array<string>(Number(facts.tokens)).fill(String(facts.ingredient));

function joins({ key, facts }: Message, event: Happening): boolean {
  if (key === "web-cr-told-walk") return event.event === "stepped";
  if (key === "web-cr-told-start") return event.event === "poured";
  return key === "web-cr-told-pour" && event.event === "poured" && facts.cup === event.cup;
}

function joined({ key, facts }: Message, event: Happening): Message {
  if (key === "web-cr-told-start") return { key, facts };
  const before = facts.ingredient as string[];
  const more = event.event === "stepped" ? taken(event) : [String(event.ingredient)];
  const rush = Number(facts.rush ?? 0) + Number(event.rush ?? 0);
  return { key, facts: { ...facts, rush, ingredient: [...before, ...more] } };
}
