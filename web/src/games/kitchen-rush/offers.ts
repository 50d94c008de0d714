// What the current action offers, as buttons: the evident thing first, everything legal somewhere.

import { say } from "$lib/language.svelte";
import type { LooseChoice as Choice } from "$table/game";
import type { Kitchen } from "./kitchen.svelte";
import {
  found,
  goodIcon,
  isReadyToCook,
  isStorage,
  missing,
  missingIngredients,
  plateIcon,
  SPICES,
  STORAGES,
  unitsOf,
  upgradeIcon,
  warningOf,
  zoneIcon,
} from "./pieces";
import type { DishView, OrderView } from "./types";

/** A button of the panel: one choice, or several sent one after another. */
export interface Offer {
  id: string;
  icon: string;
  title: string;
  detail: string;
  choices: Choice[];
  /** What one would do without much thought; at most one. */
  main?: boolean;
  /** Legal, and hardly wise. */
  quiet?: boolean;
}

export function offersOf(room: Kitchen): Offer[] {
  const late = latePlates(room);
  switch (room.zone) {
    case "stoves":
      return [...cooking(room), ...late];
    case "spices":
      return [...fillings(room), ...late];
    case "waiters":
      return [...serving(room), ...taking(room), ...late];
    case "office":
      return [...spending(room), ...late];
    default:
      return isStorage(room.zone) ? [...fillings(room), ...late] : late;
  }
}

/** Where one's own plates lead next: each a room, with the timer that is ready for it. A suggestion, no more. */
export function nextSteps(room: Kitchen): Offer[] {
  const steps: { zone: string; why: string }[] = [];
  const orders = room.orders.filter((order) => !order.served);
  for (const order of orders)
    if (order.ready) steps.push({ zone: "waiters", why: say("web-kr-step-serve", { order: room.named(order.id) }) });
  for (const { dish } of held(room)) {
    if (!dish.plate || dish.ruined) continue;
    const lacking = missingIngredients(dish);
    if (isReadyToCook(dish))
      steps.push({ zone: "stoves", why: say("web-kr-step-cook", { dish: room.named(dish.id) }) });
    if (lacking.length > 0 && !dish.row) steps.push(...storageFor(room, lacking, dish));
    const spices = unitsOf(missing(dish)).filter((id) => SPICES.includes(id) && (room.view.bag[id] ?? 0) > 0);
    if (spices.length > 0)
      steps.push({ zone: "spices", why: say("web-kr-step-season", { dish: room.named(dish.id) }) });
  }
  if (orders.length < 2) {
    const waiting = room.view.slots.some((slot) => slot !== "" && slot !== "unavailable");
    steps.push(
      waiting ? { zone: "waiters", why: say("web-kr-step-take") } : { zone: "maitre", why: say("web-kr-step-welcome") },
    );
  }
  const rooms = [...new Map(steps.reverse().map((step) => [step.zone, step])).values()].reverse();
  return rooms.flatMap(({ zone, why }): Offer[] => {
    const choice = room.placing(zone);
    return choice && zone !== room.zone
      ? [{ id: `to ${zone}`, icon: zoneIcon(zone), title: room.named(zone), detail: why, choices: [choice] }]
      : [];
  });
}

/** The Storage that has most of what a plate lacks. */
function storageFor(room: Kitchen, lacking: string[], dish: DishView): { zone: string; why: string }[] {
  const best = STORAGES.map((zone, place) => ({ zone, storage: room.view.storages[place] }))
    .filter(({ zone, storage }) => storage?.active && room.placing(zone))
    .map(({ zone, storage }) => ({ zone, number: found(lacking, storage!.goods) }))
    .sort((a, b) => b.number - a.number)[0];
  if (!best || best.number === 0)
    return [{ zone: "market", why: say("web-kr-step-buy", { dish: room.named(dish.id) }) }];
  return [
    {
      zone: best.zone,
      why: say("web-kr-step-fill", { dish: room.named(dish.id), number: best.number, things: lacking.length }),
    },
  ];
}

const held = (room: Kitchen): { order: OrderView; dish: DishView }[] =>
  room.orders.filter((order) => !order.served).flatMap((order) => order.dishes.map((dish) => ({ order, dish })));

/** Everything a plate still wants and this room has, at one tap. */
function fillings(room: Kitchen): Offer[] {
  const offers: Offer[] = held(room).flatMap(({ dish }) => {
    const choices = room.filling(dish);
    if (choices.length === 0 || dish.ruined) return [];
    const things = choices.map((one) => String(one.ingredient ?? one.spice));
    const left =
      unitsOf(missing(dish)).filter((id) => isStorage(room.zone) === !SPICES.includes(id)).length - things.length;
    return [
      {
        id: `fill ${dish.id}`,
        icon: goodIcon(things[0] ?? ""),
        title: say("web-kr-fill", { dish: room.named(dish.id) }),
        detail: counted(room, things) + (left > 0 ? ` · ${say("web-kr-fill-short", { left })}` : ""),
        choices,
      },
    ];
  });
  if (offers[0]) offers[0].main = true;
  return offers;
}

/** 2 × Meat, Bread */
export function counted(room: Kitchen, things: readonly string[]): string {
  const kinds = [...new Set(things)];
  return kinds
    .map((id) => ({ id, many: things.filter((one) => one === id).length }))
    .map(({ id, many }) => (many > 1 ? `${many} × ${room.named(id)}` : room.named(id)))
    .join(", ");
}

function cooking(room: Kitchen): Offer[] {
  const plates = held(room).filter(({ dish }) => room.can({ do: "cook", dish: dish.id }));
  const wise = (dish: DishView): boolean =>
    warningOf({ do: "cook", dish: dish.id }, room.view, room.seat ?? 0) === null;
  const offers: Offer[] = plates
    .sort((a, b) => Number(wise(b.dish)) - Number(wise(a.dish)) || (b.dish.row ?? 0) - (a.dish.row ?? 0))
    .map(({ dish }) => ({
      id: `cook ${dish.id}`,
      icon: "kr-flame",
      title: say("web-kr-cook", { dish: room.named(dish.id) }),
      detail: say("web-kr-cook-to", { row: (dish.row ?? 0) + 1, cook: dish.cook }),
      choices: [{ do: "cook", dish: dish.id }],
      quiet: !wise(dish),
    }));
  if (offers[0] && plates.some(({ dish }) => isReadyToCook(dish))) offers[0].main = !offers[0].quiet;
  return offers;
}

function serving(room: Kitchen): Offer[] {
  const orders = room.orders.filter((order) => room.can({ do: "serve", order: order.id }));
  const offers: Offer[] = orders
    .sort((a, b) => Number(b.ready ?? false) - Number(a.ready ?? false))
    .map((order) => ({
      id: `serve ${order.id}`,
      icon: "kr-waiter",
      title: say("web-kr-serve-it", { order: room.named(order.id) }),
      detail: order.ready ? say("web-kr-tip", { coins: room.view.terms.tip }) : say("web-kr-not-ready"),
      choices: [{ do: "serve", order: order.id }],
      quiet: !order.ready,
    }));
  if (offers[0] && !offers[0].quiet) offers[0].main = true;
  return offers;
}

/** While an order is asked about, the ways its plates can be chosen; else every order once. */
function taking(room: Kitchen): Offer[] {
  if (room.asking) return room.takings(room.asking).map((choice) => wayOf(room, choice));
  const orders = [...new Set(room.choices.filter((one) => one.do === "take-order").map((one) => String(one.order)))];
  return orders.map((order) => {
    const ways = room.takings(order);
    return {
      id: `take ${order}`,
      icon: "kr-slip",
      title: say("web-kr-take-order", { order: room.named(order) }),
      detail: plates(room, ways[0]!),
      choices: ways.slice(0, 1),
    };
  });
}

function wayOf(room: Kitchen, choice: Choice): Offer {
  const order = String(choice.order);
  return {
    id: JSON.stringify(choice),
    icon: "kr-slip",
    title: room.named(order),
    detail: plates(room, choice),
    choices: [choice],
    main:
      (choice.first ?? "exact") !== "later" &&
      (choice.second ?? "exact") !== "later" &&
      [choice.first, choice.second].includes("larger"),
  };
}

/** Which plates an order would get: II, III · one later. */
function plates(room: Kitchen, choice: Choice): string {
  const entry = room.content.orders.find((one) => one.id === choice.order);
  const rack = [...room.view.rack];
  const sizes = ["I", "II", "III", "IV"];
  const wishes = [choice.first, choice.second].map((wish) => String(wish ?? "exact"));
  const got = (entry?.dishes ?? []).map((dish, place) => {
    const size = sizes.indexOf(dish.plate) + (wishes[place] === "larger" ? 1 : 0);
    if (wishes[place] === "later" || (rack[size] ?? 0) <= 0) return say("web-kr-plate-later", { size: dish.plate });
    rack[size] = (rack[size] ?? 0) - 1;
    return say(wishes[place] === "larger" ? "web-kr-plate-larger" : "web-kr-plate", { size: sizes[size] ?? "" });
  });
  return got.join(", ");
}

function spending(room: Kitchen): Offer[] {
  return room.choices.flatMap((choice): Offer[] => {
    if (choice.do === "upgrade") {
      const entry = room.content.upgrades.find((one) => one.id === choice.upgrade);
      return [
        {
          id: JSON.stringify(choice),
          icon: upgradeIcon(String(choice.upgrade)),
          title: say("web-kr-buy-upgrade", { upgrade: room.named(String(choice.upgrade)), coins: entry?.cost ?? 0 }),
          detail: room.sayText(entry?.text),
          choices: [choice],
        },
      ];
    }
    if (choice.do === "rehire")
      return [
        {
          id: JSON.stringify(choice),
          icon: "kr-timer_full",
          title: say("web-kr-rehire", { timer: room.named(String(choice.timer)) }),
          detail: say("web-kr-costs", { coins: 2 }),
          choices: [choice],
        },
      ];
    if (choice.do === "repair")
      return [
        {
          id: JSON.stringify(choice),
          icon: "kr-malfunction",
          title: say("web-kr-repair", { zone: room.named(String(choice.zone)) }),
          detail: say("web-kr-costs", { coins: room.content.tiles.repair }),
          choices: [choice],
        },
      ];
    return [];
  });
}

function latePlates(room: Kitchen): Offer[] {
  return room.choices
    .filter((choice) => choice.do === "plate")
    .map((choice) => ({
      id: JSON.stringify(choice),
      icon: plateIcon(String(choice.size)),
      title: say("web-kr-late-plate", { size: String(choice.size), dish: room.named(String(choice.dish)) }),
      detail: say("web-kr-no-timer"),
      choices: [choice],
    }));
}
