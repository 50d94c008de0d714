// What a guest brought, in a few words with a symbol; and how they look after it.

import { say, type Naming } from "$lib/language.svelte";
import type { Mood } from "../portraits/Figure.svelte";
import { emblem, guestOf, RESOURCES, symbol, upgradeOf } from "../pieces";
import { abilityName, nameOf } from "../words";
import type { SeizeTheBeanContent } from "../types";
import type { Brought, Guest } from "./sum";

export interface Got {
  icon: string;
  text: string;
  small: string;
}

export const facesOf = ({ outcome, happy }: Guest): Mood =>
  outcome === "angry" ? "angry" : outcome === "waited" ? "" : happy ? "happy" : "served";

/** "2 sugar", or "1 donut" where tokens pay. */
export const amountOf = (icon: string, count: number, content: SeizeTheBeanContent): string =>
  RESOURCES.some((one) => one === icon)
    ? say(`web-sb-amount-${icon}`, { count })
    : `${count} ${nameOf(icon, content, "icon")}`;

/** All that came of a guest, each with its symbol. */
export const gotOf = (guest: Guest, content: SeizeTheBeanContent, naming: Naming): Got[] =>
  guest.brought.map((brought) => ({
    ...told(brought, guest, content, naming),
    small: brought.ability ? abilityName(brought.ability, false, content) : "",
  }));

function told({ event }: Brought, guest: Guest, content: SeizeTheBeanContent, naming: Naming): Omit<Got, "small"> {
  const card = (id: string): string => nameOf(id, content);
  switch (event.event) {
    case "reviewed":
      return { icon: symbol("review"), text: say("web-sb-got-review", { count: event.count }) };
    case "complained":
      return { icon: symbol("bad_review"), text: say("web-sb-got-bad-review", { count: event.count }) };
    case "hype-moved":
      return {
        icon: symbol("hype"),
        text: say("web-sb-got-hype", { from: event.hype - event.change, to: event.hype }),
      };
    case "gained":
      return {
        icon: symbol(event.resource),
        text: `+${say(`web-sb-amount-${event.resource}`, { count: event.count })}`,
      };
    case "cheered":
      return {
        icon: symbol("happy"),
        text: say("web-sb-got-happy", { who: event.card === guest.card ? "self" : "other", name: card(event.card) }),
      };
    case "upset":
      return { icon: symbol("angry"), text: say("web-sb-got-angry", { name: card(event.card) }) };
    case "recruited":
      return {
        icon: emblem(guestOf(event.card, content)?.groups[0] ?? "friends"),
        text: say("web-sb-got-recruited", { name: card(event.card), zone: event.zone }),
      };
    case "drew":
      return { icon: symbol("draw"), text: say("web-sb-got-drew", { names: event.cards.map(card).join(", ") }) };
    case "upgraded": {
      const upgrade = upgradeOf(event.card, content);
      const icon = upgrade?.special ? symbol(upgrade.special) : emblem(upgrade?.groups[0] ?? "");
      return { icon, text: say("web-sb-got-upgraded", { name: card(event.card) }) };
    }
    case "lost":
      return { icon: symbol("lose_customer"), text: say("web-sb-got-lost", { name: card(event.card) }) };
    default: {
      const { event: kind, ...facts } = event;
      return { icon: symbol("other"), text: say(`sb-event-${kind}`, { ...facts, by: "none" }, naming) };
    }
  }
}
