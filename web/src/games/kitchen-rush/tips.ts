// What a tip says of a piece of Kitchen Rush: its name, a sentence, the numbers of this moment, and the rule.

import { say } from "$lib/language.svelte";
import { SYMBOL, type Asked, type Told } from "$table/tips";
import type { Kitchen } from "./kitchen.svelte";
import {
  cardIcon,
  freeSpaces,
  goalIcon,
  goodIcon,
  INGREDIENTS,
  isStorage,
  plateIcon,
  sandSeconds,
  signed,
  SIZES,
  SPICES,
  upgradeIcon,
  ZONE_KEYS,
  zoneIcon,
  zoneOf,
} from "./pieces";

/** Where the rules say more. */
export const RULES: Record<string, string> = {
  ingredient: "KR-STORAGE-02",
  spice: "KR-SPICE-04",
  plate: "KR-SERVER-03",
  maitre: "KR-MAITRE-01",
  waiters: "KR-SERVER-01",
  market: "KR-MARKET-02",
  storage: "KR-STORAGE-01",
  stoves: "KR-STOVE-01",
  spices: "KR-SPICE-01",
  office: "KR-OFFICE-01",
  sink: "KR-SINK-01",
  order: "KR-COMP-01",
  reward: "KR-CHECK-07",
  coin: "KR-SALARY-09",
  wages: "KR-SALARY-02",
  prestige: "KR-LOSE-01",
  cooking: "KR-STOVE-03",
  locked: "KR-TIMER-10",
  unavailable: "KR-TIMER-10",
  malfunction: "KR-OFFICE-10",
  bell: "KR-BELL-01",
  event: "KR-PREP-02",
  card: "KR-BONUS-05",
  upgrade: "KR-OFFICE-06",
  free: "KR-TIMER-09",
  ready: "KR-TIMER-03",
  running: "KR-TIMER-05",
  spent: "KR-TIMER-11",
  unpaid: "KR-SALARY-08",
  absent: "KR-TIMER-07",
  gold: "KR-BONUS-01",
  goal: "KR-WIN-01",
  digital: "KR-FX-66",
  plan: "KR-PREP-04",
  left: "KR-TIMER-09",
};

/** Symbols that stand for something other than a good, a plate or a room. */
const THINGS: Record<string, string> = {
  "kr-slip": "order",
  "kr-coin": "coin",
  "kr-prestige": "prestige",
  "kr-flame": "cooking",
  "kr-locked": "locked",
  "kr-malfunction": "malfunction",
  "kr-bell": "bell",
  "kr-news": "event",
  "kr-rosette": "card",
  "kr-wrench": "upgrade",
  "kr-timer_full": "ready",
  "kr-timer_running": "running",
  "kr-timer_spent": "spent",
};
const ROOMS = Object.keys(ZONE_KEYS);

export interface IconEntry {
  icon: string;
  asked: Asked;
}
const things = (...ids: string[]): IconEntry[] =>
  ids.map((id) => ({
    icon: Object.keys(THINGS).find((symbol) => THINGS[symbol] === id) ?? "",
    asked: { kind: "thing", id },
  }));
const goods = (ids: readonly string[]): IconEntry[] =>
  ids.map((id) => ({ icon: goodIcon(id), asked: { kind: "good", id } }));

/** All icons, as the sheet shows them. */
export const SHEET: readonly { id: string; entries: IconEntry[] }[] = [
  { id: "ingredients", entries: goods(INGREDIENTS) },
  { id: "spices", entries: goods(SPICES) },
  { id: "plates", entries: SIZES.map((id) => ({ icon: plateIcon(id), asked: { kind: "plate", id } })) },
  {
    id: "timers",
    entries: [...things("ready", "running", "spent"), { icon: "", asked: { kind: "thing", id: "free" } }],
  },
  {
    id: "rooms",
    entries: ["maitre", "waiters", "market", "stoves", "spices", "sink", "storage", "office"].map((id) => ({
      icon: zoneIcon(id === "storage" ? "storage-1" : id),
      asked: { kind: "zone", id },
    })),
  },
  {
    id: "marks",
    entries: [
      ...things("order", "coin", "prestige", "cooking", "bell", "event", "card", "upgrade", "locked", "malfunction"),
      ...["unavailable", "gold", "left"].map((id) => ({ icon: "", asked: { kind: "thing", id } })),
    ],
  },
];

/** What a bare symbol stands for. */
function meant(symbol: string): Asked | null {
  const thing = THINGS[symbol];
  if (thing) return { kind: "thing", id: thing };
  if (symbol === "kr-storage") return { kind: "zone", id: "storage" };
  const good = [...INGREDIENTS, ...SPICES].find((id) => goodIcon(id) === symbol);
  if (good) return { kind: "good", id: good };
  const size = SIZES.find((id) => plateIcon(id) === symbol);
  if (size) return { kind: "plate", id: size };
  const zone = ROOMS.find((id) => zoneIcon(id) === symbol);
  return zone ? { kind: "zone", id: zone } : null;
}

export function tellOf(room: Kitchen, { kind, id }: Asked): Told | null {
  const { view } = room;
  switch (kind) {
    case SYMBOL: {
      const seat = /^seat-(\d)$/.exec(id)?.[1];
      if (seat !== undefined) return tellOf(room, { kind: "seat", id: seat });
      const asked = meant(id);
      return asked && tellOf(room, asked);
    }
    case "seat": {
      const seat = Number(id);
      const name = seat < view.players.length ? room.person(seat) : say("web-kr-tip-helper");
      if (seat >= view.players.length) return { name, about: say("web-kr-tip-helper-about") };
      return {
        name,
        about: room.props.status(seat),
        now: seat === room.seat ? [] : [say("web-kr-look-at", { person: name })],
      };
    }
    case "claim":
      return {
        name: say("web-kr-claim-by", { person: room.person(Number(id)) }),
        about: say("web-kr-claim-about"),
        icon: `seat-${id}`,
        rule: RULES.plan!,
      };
    case "good": {
      const spice = SPICES.includes(id);
      const missing = wantedOf(room, id);
      const active = view.storages.filter((storage) => storage.active);
      return {
        name: room.named(id),
        about: say(spice ? "web-kr-tip-spice" : "web-kr-tip-ingredient"),
        icon: goodIcon(id),
        now: [
          spice
            ? say("web-kr-tip-in-bag", { number: view.bag[id] ?? 0 })
            : say("web-kr-tip-in-storages", { numbers: active.map(({ goods }) => goods[id] ?? 0).join(", ") }),
          say("web-kr-tip-at-market", { number: view.stock[id] ?? 0 }),
          ...(missing > 0 ? [say("web-kr-tip-you-want", { number: missing })] : []),
        ],
        rule: RULES[spice ? "spice" : "ingredient"]!,
      };
    }
    case "plate": {
      const place = SIZES.findIndex((size) => size === id);
      return {
        name: say("web-kr-tip-plate", { size: id }),
        about: say("web-kr-tip-plate-about"),
        icon: plateIcon(id),
        now: [say("web-kr-tip-plates", { clean: view.rack[place] ?? 0, dirty: view.sink[place] ?? 0 })],
        rule: RULES.plate!,
      };
    }
    case "zone":
      return {
        name: id === "storage" ? say("web-kr-tip-storage") : room.named(id),
        about: aboutZone(id),
        icon: zoneIcon(id === "storage" ? "storage-1" : id),
        now: id === "storage" ? [] : [spacesOf(room, id), say("web-kr-tip-key", { key: ZONE_KEYS[id] ?? "" })],
        rule: RULES[isStorage(id) ? "storage" : id]!,
      };
    case "timer": {
      const timer = view.timers.find((one) => one.id === id);
      if (!timer) return null;
      const running = timer.state === "running";
      const state = timer.state === "available" || timer.state === "reserve" ? "ready" : timer.state;
      return {
        name: room.named(id),
        small: timer.owner >= 0 ? room.person(timer.owner) : say("web-kr-tip-helper"),
        about: say(`web-kr-tip-${state}-about`),
        icon: running ? "kr-timer_running" : "kr-timer_full",
        now: [
          ...(timer.zone ? [room.named(timer.zone)] : []),
          ...(running ? [say("web-kr-tip-sand", { seconds: sandSeconds(timer, room.now) })] : []),
        ],
        rule: RULES[state] ?? RULES.ready!,
      };
    }
    case "upgrade": {
      const entry = view.upgrades.includes(id) ? room.content.upgrades.find((one) => one.id === id) : undefined;
      return {
        name: room.named(id),
        about: room.sayText(entry?.text),
        icon: upgradeIcon(id),
        now: [say("web-kr-tip-price", { coins: entry?.cost ?? 0, till: view.coins })],
        rule: RULES.upgrade!,
      };
    }
    case "card": {
      const text = room.content.prestige.find((one) => one.id === id)?.text;
      return { name: room.named(id), about: room.sayText(text), icon: cardIcon(id), rule: RULES.card! };
    }
    case "event":
      return { name: room.named(id), about: room.saidByEvent(), icon: "kr-news", rule: RULES.event! };
    case "goal": {
      const line = view.goal_lines.find(({ what }) => what === id);
      return {
        name: say(`web-kr-goal-${id}`),
        about: say("web-kr-tip-goal"),
        icon: goalIcon(id),
        now: line ? [`${signed(line.has)} / ${line.wanted}`] : [],
        rule: RULES.goal!,
      };
    }
    case "cooked": {
      const [row = "0", cook = "0"] = id.split("/");
      return { ...thing(room, "cooking"), now: [say("web-kr-cooked", { row, cook })] };
    }
    case "reward": {
      const [coins = "0", stars = "0"] = id.split("/");
      return {
        name: say("web-kr-tip-reward"),
        about: say("web-kr-tip-reward-about"),
        icon: "kr-coin",
        now: [say("web-kr-reward", { coins: Number(coins), stars: Number(stars) })],
        rule: RULES.reward!,
      };
    }
    case "thing":
      return thing(room, id);
    default:
      return null;
  }
}

function thing(room: Kitchen, id: string): Told {
  const { view, content } = room;
  const symbol = Object.keys(THINGS).find((one) => THINGS[one] === id) ?? (id === "wages" ? "kr-coin" : "");
  const next = content.track.cards[Math.max(2, view.players.length) as 2 | 3 | 4].find(
    (space) => space > view.prestige,
  );
  const now: Record<string, string[]> = {
    coin: [say("web-kr-tip-till", { coins: view.coins }), say("web-kr-tip-owed", { coins: view.wages })],
    wages: [say("web-kr-tip-owed", { coins: view.wages }), say("web-kr-tip-till", { coins: view.coins })],
    prestige: [
      say("web-kr-prestige", {
        prestige: view.prestige,
        next: next ?? 0,
        more: next === undefined ? "no" : "yes",
        bottom: content.track.bottom,
      }),
    ],
    order: [say("web-kr-deck", { cards: view.deck })],
    upgrade: [say("web-kr-tip-till", { coins: view.coins })],
  };
  return {
    name: say(`web-kr-tip-${id}`),
    about: say(`web-kr-tip-${id}-about`, { bottom: signed(content.track.bottom) }),
    icon: symbol,
    now: now[id] ?? [],
    rule: RULES[id]!,
  };
}

export const aboutZone = (id: string): string => say(`web-kr-tip-${isStorage(id) ? "storage" : id}-about`);

/** How many spaces are free, or how long until one is. */
export function spacesOf(room: Kitchen, id: string): string {
  if (id === "market") return say("web-kr-tip-always");
  const zone = zoneOf(room.view, id);
  const spaces = (zone?.spaces ?? []).filter((space) => !["locked", "unavailable", "malfunction"].includes(space));
  if (spaces.length === 0) return say("web-kr-tip-shut");
  const free = zone ? freeSpaces(zone) : 0;
  if (free > 0) return say("web-kr-tip-free-of", { free, spaces: spaces.length });
  const waits = room.view.timers.filter((timer) => timer.zone === id).map((timer) => sandSeconds(timer, room.now));
  return say("web-kr-tip-full", { seconds: waits.length > 0 ? Math.min(...waits) : 0 });
}

/** How many of a good one's own plates still want. */
export const wantedOf = (room: Kitchen, id: string): number =>
  room.orders
    .filter((order) => !order.served)
    .flatMap((order) => order.dishes)
    .reduce((sum, dish) => sum + (dish.lacks?.[id] ?? 0), 0);
