// What flies where after a row: resources to the supply and to Customers, reviews from the City, cards to their Café.

import { emblem, guestOf, RESOURCES, symbol, upgradeOf } from "./pieces";
import type { SeizeTheBeanContent, SeizeTheBeanEvent } from "./types";

export interface Flight {
  from: string;
  to: string;
  icon: string;
  delay: number;
}

const APART = 60;
const MOST = 5;

export function flights(events: readonly SeizeTheBeanEvent[], owner: number, content: SeizeTheBeanContent): Flight[] {
  const found: Flight[] = [];
  const send = (from: string, to: string, icon: string, count = 1): void => {
    for (let at = 0; at < Math.min(count, MOST); at++) found.push({ from, to, icon, delay: found.length * APART });
  };
  let space = "";
  for (const event of events) {
    const seat = "seat" in event ? event.seat : -1;
    const mine = seat === owner;
    const cafe = mine ? `[data-cafe="${seat}"]` : `[data-seat="${seat}"]`;
    const stat = (id: string): string => (mine ? `[data-cafe="${seat}"] [data-stat="${id}"]` : cafe);
    const guest = (card: string): string => (mine ? `[data-queue="${seat}"] [data-guest="${card}"]` : cafe);
    switch (event.event) {
      case "placed":
        space = mine ? `${cafe} [data-space="${event.space}"]` : "[data-deck]";
        break;
      case "gained":
        send(space || "[data-pool]", stat(event.resource), symbol(event.resource), event.count);
        break;
      case "paid":
        for (const resource of RESOURCES) send(stat(resource), guest(event.card), symbol(resource), event[resource]);
        break;
      case "reviewed":
        send("[data-pool]", stat("review"), symbol("review"), event.count);
        break;
      case "complained":
        send("[data-pool]", stat("bad_review"), symbol("bad_review"), event.count);
        break;
      case "cup-taken":
        send("[data-pool]", cafe, symbol("empty_cup"));
        break;
      case "cheered":
        send("[data-pool]", guest(event.card), symbol("happy"));
        break;
      case "upset":
        send("[data-pool]", guest(event.card), symbol("angry"));
        break;
      case "recruited": {
        const to = event.zone === "line" ? `[data-queue="${seat}"]` : `[data-discard="${seat}"]`;
        send(
          column("customers", event.column),
          mine ? to : cafe,
          emblem(guestOf(event.card, content)?.groups[0] ?? "friends"),
        );
        break;
      }
      case "upgraded": {
        const upgrade = upgradeOf(event.card, content);
        send(
          column(event.side, event.column),
          mine ? `[data-upgrade="${event.card}"]` : cafe,
          upgrade?.special ? symbol(upgrade.special) : emblem(upgrade?.groups[0] ?? ""),
        );
        break;
      }
    }
  }
  return found;
}

/** A card taken from the deck comes from there. */
const column = (row: string, at: number): string =>
  at > 0 ? `.r-${row} [data-column="${at}"]` : `[data-deck="${row}"]`;
