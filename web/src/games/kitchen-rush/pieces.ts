// What the pieces of Kitchen Rush are called on the screen, and what a careful eye reads off them. No rules: what is
// possible comes from the decision's choices.

import {
  USUAL,
  type DishView,
  type KitchenRushChoice,
  type KitchenRushContent,
  type KitchenRushView,
  type OrderEntry,
  type OrderView,
  type TimerView,
  type ZoneView,
} from "./types";

export type Goods = Record<string, number>;

export const INGREDIENTS = ["meat", "vegetable", "salad", "pasta", "cheese", "bread"] as const;
export const ORDINARY = ["white", "black", "green"] as const;
export const SPECIAL = ["yellow", "red"] as const;
export const SPICES: readonly string[] = [...ORDINARY, ...SPECIAL];
export const GOODS: readonly string[] = [...INGREDIENTS, ...SPICES];
export const SIZES = ["I", "II", "III", "IV"] as const;
export const STORAGES = ["storage-1", "storage-2", "storage-3"] as const;

/** The key that puts a timer into each room: the same in every language. H asks for a hint and P pauses at every table. */
export const ZONE_KEYS: Record<string, string> = {
  maitre: "M",
  waiters: "W",
  market: "K",
  stoves: "F",
  spices: "S",
  sink: "D",
  "storage-1": "A",
  "storage-2": "B",
  "storage-3": "C",
  office: "O",
};

const ZONE_ICONS: Record<string, string> = {
  maitre: "kr-maitre",
  waiters: "kr-waiter",
  market: "kr-market",
  stoves: "kr-flame",
  spices: "kr-spice_bag",
  sink: "kr-sink",
  "storage-1": "kr-storage",
  "storage-2": "kr-storage",
  "storage-3": "kr-storage",
  office: "kr-office",
};
const UPGRADE_ICONS: Record<string, string> = {
  U1: "kr-plate_II",
  U2: "kr-flame",
  U3: "kr-timer_full",
  U4: "kr-storage",
};
const CARD_ICONS: Record<string, string> = {
  P1: "kr-waiter",
  P2: "kr-slip",
  P3: "kr-market",
  P4: "kr-maitre",
  P5: "kr-flame",
  P6: "kr-sink",
  P7: "kr-coin",
  P8: "kr-spice_bag",
};
const GOAL_ICONS: Record<string, string> = {
  orders: "kr-slip",
  coins: "kr-coin",
  prestige: "kr-prestige",
  unpaid: "kr-timer_spent",
  missed: "kr-timer_spent",
  helper: "kr-timer_full",
  upgrade: "kr-wrench",
  upgrades: "kr-wrench",
  rounds: "kr-bell",
  quick: "kr-waiter",
  two_dishes: "kr-slip",
  no_meat: "kr-vegetable",
  special_spice: "kr-sp_red",
  plate_four: "kr-plate_IV",
};

export const goodIcon = (id: string): string => (SPICES.includes(id) ? `kr-sp_${id}` : `kr-${id}`);
export const plateIcon = (size: string): string => `kr-plate_${size}`;
export const zoneIcon = (zone: string): string => ZONE_ICONS[zone] ?? "kr-bell";
export const upgradeIcon = (id: string): string => UPGRADE_ICONS[id] ?? "kr-wrench";
export const cardIcon = (id: string): string => CARD_ICONS[id] ?? "kr-rosette";
export const goalIcon = (what: string): string => GOAL_ICONS[what] ?? "kr-prestige";
/** A number with a real minus sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

export interface GoalShown {
  what: string;
  has: string;
  wanted: number;
  /** How much of it is reached, from 0 to 1. */
  part: number;
  /** Not to be reached but not to be passed. */
  most: boolean;
  met: boolean;
}

/** What the team wants to reach; an unpaid timer is only worth a line when there is one. */
export const goalLines = (view: KitchenRushView, judged = false): GoalShown[] =>
  view.goal_lines
    .filter(({ what, met }) => judged || what !== "unpaid" || !met)
    .map(({ what, has, wanted, met }) => ({
      what,
      has: signed(has),
      wanted,
      part: wanted > 0 ? Math.min(1, Math.max(0, has / wanted)) : 0,
      most: what === "unpaid" || what === "missed",
      met,
    }));

/** Colour and symbol: a seat's own, or the helpers'. */
export const HELPER_MARK = 5;
export const markOf = (owner: number): number => (owner < 0 ? HELPER_MARK : owner);
export const isStorage = (zone: string): boolean => zone.startsWith("storage-");

// Choices.

/** What a choice leaves out on the wire because it is as usual. */
export const usual = (kind: KitchenRushChoice["do"]): Record<string, string | number> =>
  Object.entries(USUAL).find(([one]) => one === kind)?.[1] ?? {};

const whole = (choice: KitchenRushChoice): string =>
  JSON.stringify(Object.entries({ ...usual(choice.do), ...choice }).sort());

/** The legal choice that means the same, if there is one. */
export const legal = <C extends KitchenRushChoice>(choices: readonly KitchenRushChoice[], wanted: C): C | undefined => {
  const text = whole(wanted);
  return choices.find((choice): choice is C => choice.do === wanted.do && whole(choice) === text);
};
export const alike = (a: KitchenRushChoice | null, b: KitchenRushChoice | null): boolean =>
  a !== null && b !== null && whole(a) === whole(b);

// Orders and dishes.

export const entryOf = (order: string, content: KitchenRushContent): OrderEntry | undefined =>
  content.orders.find((entry) => entry.id === order);

export function findDish(
  view: KitchenRushView,
  seat: number,
  id: string,
): { order: OrderView; dish: DishView } | undefined {
  for (const order of view.players[seat]?.orders ?? []) {
    const dish = order.dishes.find((one) => one.id === id);
    if (dish) return { order, dish };
  }
  return undefined;
}

/** Every single token and cube, in the order in which they are always shown. */
export const unitsOf = (goods: Goods): string[] => GOODS.flatMap((id) => Array<string>(goods[id] ?? 0).fill(id));
export const countOf = (goods: Goods): number => Object.values(goods).reduce((sum, number) => sum + number, 0);

/** A box for each thing the order wants, and whether it lies on the plate. */
export function boxesOf(dish: DishView): { id: string; there: boolean }[] {
  const have = { ...(dish.goods ?? {}) };
  return unitsOf(dish.wants).map((id) => {
    const there = (have[id] ?? 0) > 0;
    if (there) have[id] = (have[id] ?? 0) - 1;
    return { id, there };
  });
}
// Timers and rooms.

/** One's own timers and the helpers, in the order of their number keys. */
export const myTimers = (view: KitchenRushView, seat: number): TimerView[] => [
  ...view.timers.filter((timer) => timer.owner === seat),
  ...view.timers.filter((timer) => timer.owner < 0 && timer.state !== "reserve"),
];

export const zoneOf = (view: KitchenRushView, id: string): ZoneView | undefined =>
  view.zones.find((zone) => zone.id === id);
export const timersIn = (view: KitchenRushView, zone: string): TimerView[] =>
  view.timers.filter((timer) => timer.zone === zone);
export const freeSpaces = (zone: ZoneView): number => (zone.spaces ?? []).filter((space) => space === "").length;

// Time.

export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));
/** Of a timer's sand, and never more than it has: a browser may think it a little earlier than the server. */
export const sandSeconds = ({ since = 0, until = 0 }: TimerView, now: number): number =>
  secondsLeft(until, Math.max(now, since));
/** How much of a timer's sand is still above, from 1 to 0. */
export const sandLeft = (timer: TimerView, now: number): number => {
  const [since, until] = [timer.since ?? 0, timer.until ?? 0];
  return until > since ? Math.min(1, Math.max(0, (until - now) / (until - since))) : 0;
};
/** 107 → 1:47 */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
