// What the pieces of Seize the Bean are called in sprites and styles, and how their cards are found.

import type { Choice, Content, Name } from "$table/game";
import sprite from "./icons.svg?raw";
import type {
  CustomerEntry,
  FriendEntry,
  IconEntry,
  OrderEntry,
  PantryEntry,
  PlayerView,
  SeizeTheBeanContent,
  SeizeTheBeanView,
  StyleEntry,
} from "./types";

export type BeanContent = Content & SeizeTheBeanContent;

export const ROWS = ["customers", "pantry", "style"] as const;
export type Row = (typeof ROWS)[number];
export const RESOURCES = ["bean", "milk", "sugar"] as const;
export type Resource = (typeof RESOURCES)[number];
/** The six action spaces: three beside the Pantry, three beside the Style Area. */
export const LEFT = ["beans", "milk", "sugar"] as const;
export const RIGHT = ["attract", "pantry", "style"] as const;
export const PHASES = ["actions", "hype", "service", "word_of_mouth", "end_of_day"] as const;
export const MAX_HYPE = 5;
export const BARISTAS = 2;
/** Where a base icon is printed. */
export const BOARD = "board";

// Symbols.

const DRAWN = new Set([...sprite.matchAll(/id="stb-([^"]+)"/g)].map((found) => found[1]));

/** Things that look like another. */
const LIKE: Record<string, string> = { city_reviews: "review", deck: "draw", city_deck: "draw" };

/** A symbol of the sprite; what nobody has drawn yet has a stand-in. */
export const symbol = (id: string): string => {
  const drawn = LIKE[id] ?? id;
  return DRAWN.has(drawn) ? `stb-${drawn}` : "stb-other";
};
export const emblem = (group: string): string => (DRAWN.has(`g_${group}`) ? `stb-g_${group}` : "stb-g_other");
export const medal = (achievement: string): string =>
  DRAWN.has(`ach_${achievement}`) ? `stb-ach_${achievement}` : "stb-ach_universal_style";

/** An icon as it is drawn: an amount stands left of its symbol (`bean3`, `tracking2`). */
export function drawing(icon: string): { symbol: string; amount: string } {
  const parts = /^([a-z_]+?)(\d+)$/.exec(icon);
  return parts ? { symbol: symbol(parts[1]!), amount: parts[2]! } : { symbol: symbol(icon), amount: "" };
}

// Cards.

/** A Customer, or one of Friends & Family, which belong to no group and have an ability one may decline. */
export interface Guest {
  id: string;
  name: Name;
  groups: string[];
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
  twice: boolean;
  boost: boolean;
  friend: boolean;
}
export type Upgrade = { id: string; name: Name; groups: string[]; special: string; rows: Record<string, string[]>; side: "pantry" | "style" };

interface Shelf {
  guests: Map<string, Guest>;
  upgrades: Map<string, Upgrade>;
  icons: Map<string, IconEntry>;
}
const shelves = new WeakMap<SeizeTheBeanContent, Shelf>();

function shelf(content: SeizeTheBeanContent): Shelf {
  let found = shelves.get(content);
  if (!found) {
    found = {
      guests: new Map([...content.customers.map(customer), ...content.friends.map(friend)].map((card) => [card.id, card])),
      upgrades: new Map([...content.pantry.map(pantry), ...content.style.map(style)].map((card) => [card.id, card])),
      icons: new Map(content.icons.map((icon) => [icon.id, icon])),
    };
    shelves.set(content, found);
  }
  return found;
}

const customer = ({ super: twice, ...card }: CustomerEntry): Guest => ({ ...card, twice, friend: false });
const friend = (card: FriendEntry): Guest => ({ ...card, groups: [], twice: false, boost: false, friend: true });
const pantry = ({ group, rows, ...card }: PantryEntry): Upgrade => ({ ...card, groups: [group], rows: { ...rows }, side: "pantry" });
const style = ({ rows, ...card }: StyleEntry): Upgrade => ({ ...card, special: "", rows: { ...rows }, side: "style" });

/** Each player has a set of Friends & Family: `grandma-2` is the Grandma of the second seat. */
export const printed = (card: string, content: SeizeTheBeanContent): string => {
  const own = card.replace(/-\d+$/, "");
  return !shelf(content).guests.has(card) && shelf(content).guests.has(own) ? own : card;
};
export const guestOf = (card: string, content: SeizeTheBeanContent): Guest | undefined =>
  shelf(content).guests.get(printed(card, content));
export const upgradeOf = (card: string, content: SeizeTheBeanContent): Upgrade | undefined => shelf(content).upgrades.get(card);
export const iconOf = (icon: string, content: SeizeTheBeanContent): IconEntry | undefined => shelf(content).icons.get(icon);

/** The row of the City a card belongs to. */
export const rowOf = (card: string, content: SeizeTheBeanContent): Row =>
  upgradeOf(card, content)?.side ?? "customers";

/** Icons one by one, as they are printed: `{ bean: 2, pie: 1 }` is bean, bean, pie. */
export const spread = (order: Record<string, number>): string[] =>
  Object.entries(order).flatMap(([icon, count]) => Array<string>(count).fill(icon));

/** Equal neighbours together, with their number. */
export function counted(icons: readonly string[]): { icon: string; count: number }[] {
  const heaps: { icon: string; count: number }[] = [];
  for (const icon of icons) {
    const last = heaps.find((heap) => heap.icon === icon);
    if (last) last.count += 1;
    else heaps.push({ icon, count: 1 });
  }
  return heaps;
}

/** What lies in a row of an Upgrade's side, icon by icon, as the choices name it. */
export function printedIn(card: string, row: string, content: SeizeTheBeanContent): { icon: string; card: string; number: number }[] {
  const upgrade = upgradeOf(card, content);
  if (!upgrade) return [];
  const seen: Record<string, number> = {};
  const all = Object.entries(upgrade.rows).flatMap(([at, icons]) =>
    icons.map((icon) => ({ at, icon, card, number: (seen[icon] = (seen[icon] ?? 0) + 1) })),
  );
  return all.filter(({ at }) => at === row).map(({ at: _, ...one }) => one);
}

// Prices.

export type Heap = Record<Resource, number>;
export const nothing = (): Heap => ({ bean: 0, milk: 0, sugar: 0 });

/** The Special Resources of a Pantry: they make order icons cheaper. */
export const specialsOf = (player: PlayerView | undefined, content: SeizeTheBeanContent): Set<string> =>
  new Set((player?.pantry ?? []).map((card) => upgradeOf(card, content)?.special ?? ""));

/** Whether the Pantry makes an order icon cheaper. */
export const spared = (icon: string, specials: ReadonlySet<string>, content: SeizeTheBeanContent): boolean =>
  iconOf(icon, content)?.pays?.matched_by.some((special) => specials.has(special)) ?? false;

/** What an order costs with this Pantry, and what it would cost without. */
export function price(order: OrderEntry, specials: ReadonlySet<string>, content: SeizeTheBeanContent): { now: Heap; full: Heap } {
  const now = nothing();
  const full = nothing();
  for (const icon of spread(order.order)) {
    const pays = iconOf(icon, content)?.pays;
    if (!pays) continue;
    full[pays.resource] += pays.price;
    now[pays.resource] += spared(icon, specials, content) ? 1 : pays.price;
  }
  return { now, full };
}

/** What is missing from a supply. */
export function shortOf(cost: Heap, supply: Heap): Heap {
  const short = nothing();
  for (const resource of RESOURCES) short[resource] = Math.max(0, cost[resource] - supply[resource]);
  return short;
}
export const total = (heap: Heap): number => RESOURCES.reduce((sum, resource) => sum + heap[resource], 0);
export const supplyOf = ({ bean, milk, sugar }: PlayerView): Heap => ({ bean, milk, sugar });

// Choices.

/** The fields a choice leaves out when they are as usual. */
export const activated = (choice: Choice): { icon: string; card: string; number: number } => ({
  icon: String(choice.icon),
  card: String(choice.card ?? BOARD),
  number: Number(choice.number ?? 1),
});

/** The choice of this kind about this card, if it is offered. */
export const about = (choices: readonly Choice[], kind: string, card: string): Choice | undefined =>
  choices.find((choice) => choice.do === kind && choice.card === card);

export const activationOf = (choices: readonly Choice[], icon: string, card: string, number: number): Choice | undefined =>
  choices.find((choice) => {
    if (choice.do !== "activate") return false;
    const meant = activated(choice);
    return meant.icon === icon && meant.card === card && meant.number === number;
  });

/** Cards that are offered although they do not lie in the City: those seen through Connections. */
export const takenFromTheDeck = (choices: readonly Choice[], view: SeizeTheBeanView): string[] => {
  const lying = new Set(Object.values(view.city).flatMap(({ row, pile }) => [...row, pile.at(-1) ?? ""]));
  return choices.filter((choice) => choice.do === "take" && !lying.has(String(choice.card))).map((choice) => String(choice.card));
};

/** The groups of a Café that Word of Mouth would find: Style, newest Pantry Upgrade, Line. */
export function presentGroups(player: PlayerView | undefined, content: SeizeTheBeanContent): string[] {
  if (!player) return [];
  const newest = player.pantry.at(-1);
  const all = [
    ...player.style.flatMap((card) => upgradeOf(card, content)?.groups ?? []),
    ...(newest ? (upgradeOf(newest, content)?.groups ?? []) : []),
    ...player.line.flatMap(({ card }) => guestOf(card, content)?.groups ?? []),
  ];
  return [...new Set(all)];
}
