// What the current action offers, as buttons: the evident thing first, everything legal somewhere.

import { say, sayMessage } from "$lib/language.svelte";
import { ofKind } from "$table/game";
import { goodOf, type Kitchen, type KitchenRushAdvice } from "./kitchen.svelte";
import { alike, entryOf, goodIcon, plateIcon, secondsLeft, upgradeIcon, zoneIcon } from "./pieces";
import type { KitchenRushChoice, TakeOrderChoice } from "./types";

/** A button of the panel: one choice, or several sent one after another. */
export interface Offer {
  id: string;
  icon: string;
  title: string;
  detail: string;
  choices: KitchenRushChoice[];
  /** What one would do without much thought; at most one. */
  main?: boolean;
  /** Legal, and hardly wise. */
  quiet?: boolean;
}

export function offersOf(room: Kitchen): Offer[] {
  const offers = room.asking
    ? room.takings(room.asking).map((choice) => taking(room, choice, room.named(choice.order)))
    : [...room.advice.flatMap((advice) => [...filling(room, advice), ...suggesting(room, advice)]), ...singles(room)];
  const advised = room.advice.map(({ choices }) => choices[0] ?? null);
  const ranks = new Map(
    offers.map((offer) => {
      const at = advised.findIndex((choice) => alike(choice, offer.choices[0] ?? null));
      return [offer, at < 0 ? advised.length : at];
    }),
  );
  const rank = (offer: Offer): number => ranks.get(offer) ?? advised.length;
  return offers
    .sort((a, b) => rank(a) - rank(b))
    .map((offer, place) => ({ ...offer, main: place === 0 && rank(offer) < advised.length }));
}

/** Where timers are needed next: each a room, with the timer that goes there, and why. Enter takes the first. */
export function nextSteps(room: Kitchen): Offer[] {
  const main =
    !room.asking && !room.advice.some(({ choices: [first] }) => first && !["place", "remove"].includes(first.do));
  return room.advice
    .flatMap(({ choices, reason }) => ofKind(choices, "place", "remove").map((choice) => ({ choice, reason })))
    .map(({ choice, reason }, place) => ({
      ...(choice.do === "place"
        ? { id: `to ${choice.zone}`, icon: zoneIcon(choice.zone), title: room.named(choice.zone) }
        : {
            id: `off ${choice.timer}`,
            icon: "kr-timer_spent",
            title: say("web-kr-take-off-it", { timer: room.named(choice.timer) }),
          }),
      detail: sayMessage(reason, room.naming),
      choices: [choice],
      main: main && place === 0,
    }));
}

/** What there is to wait for, and how long it takes from now. */
export const waitsOf = (room: Kitchen): string[] =>
  room.advice.flatMap(({ reason, until }) =>
    typeof until === "number"
      ? [sayMessage({ ...reason, facts: { ...reason.facts, seconds: secondsLeft(until, room.now) } }, room.naming)]
      : [],
  );

/** What is advised at the door instead of guests: other dishes. */
function suggesting(room: Kitchen, { choices, reason }: KitchenRushAdvice): Offer[] {
  return ofKind(choices, "suggest").map((choice) => ({
    id: "suggest-advised",
    icon: "kr-slip",
    title: say("web-kr-suggest-those", room.outlook(choice)?.facts ?? {}, room.naming),
    detail: sayMessage(reason, room.naming),
    choices: [choice],
  }));
}

/** Everything a plate still wants and this room has, at one tap. */
function filling(room: Kitchen, { choices, reason }: KitchenRushAdvice): Offer[] {
  const goods = ofKind(choices, "take", "spice");
  const [first] = goods;
  if (!first) return [];
  return [
    {
      id: `fill ${first.dish}`,
      icon: goodIcon(goodOf(first)),
      title: say("web-kr-fill", { dish: room.named(first.dish) }),
      detail: `${counted(room, goods.map(goodOf))}${say("web-kr-fill-short", reason.facts)}`,
      choices,
    },
  ];
}

/** 2 × Meat, Bread */
export function counted(room: Kitchen, things: readonly string[]): string {
  const kinds = [...new Set(things)];
  return kinds
    .map((id) => ({ id, many: things.filter((one) => one === id).length }))
    .map(({ id, many }) => (many > 1 ? `${many} × ${room.named(id)}` : room.named(id)))
    .join(", ");
}

/** What is done by one choice; of the ways to take an order, the plain one. */
function singles(room: Kitchen): Offer[] {
  const orders = new Set<string>();
  return room.choices.flatMap((choice): Offer[] => {
    const id = JSON.stringify(choice);
    const quiet = room.mistake(choice) !== null;
    const facts = room.outlook(choice)?.facts ?? {};
    switch (choice.do) {
      case "cook": {
        const dish = room.orders.flatMap((order) => order.dishes).find((one) => one.id === choice.dish);
        const detail = say("web-kr-cook-to", { row: (dish?.row ?? 0) + 1, cook: dish?.cook ?? 0 });
        const title = say("web-kr-cook", { dish: room.named(choice.dish) });
        return [{ id: `cook ${choice.dish}`, icon: "kr-flame", title, detail, choices: [choice], quiet }];
      }
      case "serve": {
        const detail = quiet ? say("web-kr-not-ready") : say("web-kr-tip", facts);
        const title = say("web-kr-serve-it", { order: room.named(choice.order) });
        return [{ id: `serve ${choice.order}`, icon: "kr-waiter", title, detail, choices: [choice], quiet }];
      }
      case "take-order": {
        if (orders.has(choice.order)) return [];
        orders.add(choice.order);
        const title = say("web-kr-take-order", { order: room.named(choice.order) });
        return [{ ...taking(room, choice, title), id: `take ${choice.order}` }];
      }
      case "upgrade": {
        const entry = room.content.upgrades.find((one) => one.id === choice.upgrade);
        const title = say("web-kr-buy-upgrade", { upgrade: room.named(choice.upgrade), coins: entry?.cost ?? 0 });
        return [{ id, icon: upgradeIcon(choice.upgrade), title, detail: room.sayText(entry?.text), choices: [choice] }];
      }
      case "rehire":
      case "repair": {
        const [icon, title] =
          choice.do === "rehire"
            ? ["kr-timer_full", say("web-kr-rehire", { timer: room.named(choice.timer) })]
            : ["kr-malfunction", say("web-kr-repair", { zone: room.named(choice.zone) })];
        return [{ id, icon, title, detail: say("web-kr-costs", { coins: facts.price ?? 0 }), choices: [choice] }];
      }
      case "plate": {
        const title = say("web-kr-late-plate", { size: choice.size, dish: room.named(choice.dish) });
        return [{ id, icon: plateIcon(choice.size), title, detail: say("web-kr-no-timer"), choices: [choice] }];
      }
      default:
        return [];
    }
  });
}

/** An order, which plates it would get (plate II, larger plate III), and what it costs if it is not finished. */
function taking(room: Kitchen, choice: TakeOrderChoice, title: string): Offer {
  const facts = room.outlook(choice)?.facts ?? {};
  const got = facts.plates;
  const plates = (entryOf(choice.order, room.content)?.dishes ?? []).map(({ plate: size }, place) => {
    const plate = Array.isArray(got) ? got[place] : undefined;
    if (!plate) return say("web-kr-plate-later", { size });
    return say(plate === size ? "web-kr-plate" : "web-kr-plate-larger", { size: plate });
  });
  const detail = [plates.join(", "), say("web-kr-at-stake", facts)].filter(Boolean).join("; ");
  const quiet = facts.risk !== "none";
  return { id: JSON.stringify(choice), icon: "kr-slip", title, detail, choices: [choice], quiet };
}
