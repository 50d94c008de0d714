// What flies where after a row: resources to the supply and to Customers, reviews from the City, cards to their Café.

import type { LooseEvent as GameEvent } from "$table/game";
import { emblem, guestOf, RESOURCES, symbol, upgradeOf, type BeanContent } from "./pieces";

export interface Flight {
  from: string;
  to: string;
  icon: string;
  delay: number;
}

const APART = 60;
const MOST = 5;

export function flights(events: readonly GameEvent[], owner: number, content: BeanContent): Flight[] {
  const found: Flight[] = [];
  const send = (from: string, to: string, icon: string, count = 1): void => {
    for (let at = 0; at < Math.min(count, MOST); at++) found.push({ from, to, icon, delay: found.length * APART });
  };
  let space = "";
  for (const event of events) {
    const seat = Number(event.seat);
    const mine = seat === owner;
    const cafe = mine ? `[data-cafe="${seat}"]` : `[data-seat="${seat}"]`;
    const stat = (id: string): string => (mine ? `[data-cafe="${seat}"] [data-stat="${id}"]` : cafe);
    const guest = mine ? `[data-queue="${seat}"] [data-guest="${String(event.card)}"]` : cafe;
    switch (event.event) {
      case "placed":
        space = mine ? `${cafe} [data-space="${String(event.space)}"]` : "[data-deck]";
        break;
      case "gained":
        send(space || "[data-pool]", stat(String(event.resource)), symbol(String(event.resource)), Number(event.count));
        break;
      case "paid":
        for (const resource of RESOURCES) send(stat(resource), guest, symbol(resource), Number(event[resource]));
        break;
      case "reviewed":
        send("[data-pool]", stat("review"), symbol("review"), Number(event.count));
        break;
      case "complained":
        send("[data-pool]", stat("bad_review"), symbol("bad_review"), Number(event.count));
        break;
      case "cup-taken":
        send("[data-pool]", cafe, symbol("empty_cup"));
        break;
      case "cheered":
        send("[data-pool]", guest, symbol("happy"));
        break;
      case "upset":
        send("[data-pool]", guest, symbol("angry"));
        break;
      case "recruited": {
        const to = event.zone === "line" ? `[data-queue="${seat}"]` : `[data-discard="${seat}"]`;
        send(
          column("customers", event.column),
          mine ? to : cafe,
          emblem(guestOf(String(event.card), content)?.groups[0] ?? "friends"),
        );
        break;
      }
      case "upgraded": {
        const upgrade = upgradeOf(String(event.card), content);
        send(
          column(String(event.side), event.column),
          mine ? `[data-upgrade="${String(event.card)}"]` : cafe,
          upgrade?.special ? symbol(upgrade.special) : emblem(upgrade?.groups[0] ?? ""),
        );
        break;
      }
    }
  }
  return found;
}

/** A card taken from the deck comes from there. */
const column = (row: string, at: unknown): string =>
  Number(at) > 0 ? `.r-${row} [data-column="${Number(at)}"]` : `[data-deck="${row}"]`;
