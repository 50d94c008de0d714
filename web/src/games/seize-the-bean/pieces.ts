// What the pieces of Seize the Bean are called in sprites and styles, and how their cards are found.

import type { Name } from "$lib/wire";
import { ofKind } from "$table/game";
import sprite from "./icons.svg?raw";
import {
  USUAL,
  type ActivateChoice,
  type CelebrityEntry,
  type CombineChoice,
  type CustomerEntry,
  type FounderEntry,
  type FriendEntry,
  type IconEntry,
  type OrderEntry,
  type PantryEntry,
  type PlayerView,
  type SeizeTheBeanChoice,
  type SeizeTheBeanContent,
  type SeizeTheBeanView,
  type StyleEntry,
} from "./types";

export const ROWS = ["customers", "pantry", "style"] as const;
export type Row = (typeof ROWS)[number];
export const RESOURCES = ["bean", "milk", "sugar"] as const;
export type Resource = (typeof RESOURCES)[number];
/** Special Resources, in the order of their tokens. */
export const SPECIALS = ["strong", "quality", "soy", "croissant", "donut", "pie"] as const;
export const GREEN = "green" as const;
/** A Group Icon that stands for every group. */
export const WILD = "wild";
/** The six action spaces: three beside the Pantry, three beside the Style Area. */
export const LEFT = ["beans", "milk", "sugar"] as const;
export const RIGHT = ["attract", "pantry", "style"] as const;
export const PHASES = ["actions", "craft", "hype", "service", "word_of_mouth", "end_of_day"] as const;
export const MAX_HYPE = 5;
export const BARISTAS = 2;
/** Where a base icon is printed. */
export const BOARD = "board";

// Symbols.

const DRAWN = new Set([...sprite.matchAll(/id="stb-([^"]+)"/g)].map((found) => found[1]));

/** Things that look like another. */
const LIKE: Record<string, string> = {
  city_reviews: "review",
  deck: "draw",
  city_deck: "draw",
  pile: "discard",
  nap_token: "nap",
  game_token: "game",
  you_bad_review: "bad_review",
  you_return_set: "steal",
};

/** A symbol of the sprite; what nobody has drawn yet has a stand-in. */
export const symbol = (id: string): string => {
  const drawn = LIKE[id] ?? (DRAWN.has(id) ? id : id.replace(/\d+$/, ""));
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

/**
 * Whoever is served: a Customer; one of Friends & Family, which belong to no group and have an ability one may decline; a
 * City Celebrity, whose left order and ability are the first and whose right ones the second; or a Founder.
 */
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
  founder: boolean;
  /** The other ability of a City Celebrity. */
  second: { ability: string; twice: boolean } | null;
  /** The Special Resource of a Founder; empty for others. */
  special: string;
}
export type Upgrade = {
  id: string;
  name: Name;
  groups: string[];
  special: string;
  rows: Record<string, string[]>;
  side: "pantry" | "style";
};

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
      guests: new Map(
        [
          ...content.customers.map(customer),
          ...(content.celebrities ?? []).map(celebrity),
          ...content.friends.map(friend),
          ...(content.founders ?? []).map(founder),
        ].map((card) => [card.id, card]),
      ),
      upgrades: new Map([...content.pantry.map(pantry), ...content.style.map(style)].map((card) => [card.id, card])),
      icons: new Map(content.icons.map((icon) => [icon.id, icon])),
    };
    shelves.set(content, found);
  }
  return found;
}

const PLAIN = { twice: false, boost: false, friend: false, founder: false, second: null, special: "" };
const customer = ({ super: twice, ...card }: CustomerEntry): Guest => ({ ...PLAIN, ...card, twice });
const friend = (card: FriendEntry): Guest => ({ ...PLAIN, ...card, groups: [], friend: true });
const founder = ({ group, ...card }: FounderEntry): Guest => ({ ...PLAIN, ...card, groups: [group], founder: true });
const celebrity = ({ left, right, ...card }: CelebrityEntry): Guest => ({
  ...PLAIN,
  ...card,
  main: left,
  secondary: right,
  ability: left.ability,
  twice: left.super,
  second: { ability: right.ability, twice: right.super },
});
const pantry = ({ group, rows, ...card }: PantryEntry): Upgrade => ({
  ...card,
  groups: [group],
  rows: { ...rows },
  side: "pantry",
});
const style = ({ rows, ...card }: StyleEntry): Upgrade => ({ ...card, special: "", rows: { ...rows }, side: "style" });

/** Each player has a set of Friends & Family: `grandma-2` is the Grandma of the second seat. */
export const printed = (card: string, content: SeizeTheBeanContent): string => {
  const own = card.replace(/-\d+$/, "");
  return !shelf(content).guests.has(card) && shelf(content).guests.has(own) ? own : card;
};
export const guestOf = (card: string, content: SeizeTheBeanContent): Guest | undefined =>
  shelf(content).guests.get(printed(card, content));
export const upgradeOf = (card: string, content: SeizeTheBeanContent): Upgrade | undefined =>
  shelf(content).upgrades.get(card);
export const iconOf = (icon: string, content: SeizeTheBeanContent): IconEntry | undefined =>
  shelf(content).icons.get(icon);

/** The row of the City a card belongs to. */
export const rowOf = (card: string, content: SeizeTheBeanContent): Row => upgradeOf(card, content)?.side ?? "customers";

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
export function printedIn(
  card: string,
  row: string,
  content: SeizeTheBeanContent,
): { icon: string; card: string; number: number }[] {
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

/** What orders cost somebody, as the view says it. */
export interface Prices {
  /** Order icons that are cheaper than printed. */
  cheaper: Record<string, number>;
  /** Order icons that only tokens pay. */
  tokens: readonly string[];
}
export const pricesOf = (view: SeizeTheBeanView, seat: number): Prices => ({
  cheaper: view.players[seat]?.prices ?? {},
  tokens: view.by_token,
});
/** What is seen of a variant on the table; all else that changes the rules is a house rule. */
const VARIANTS = ["craft", "sold_out", "competing", "mouth_watering", "diverse"];
export const houseRules = (view: SeizeTheBeanView): string[] => view.variants.filter((one) => !VARIANTS.includes(one));

export const crafting = (view: SeizeTheBeanView): boolean => view.variants.includes("craft");

export const spared = (icon: string, { cheaper, tokens }: Prices): boolean =>
  cheaper[icon] !== undefined && !tokens.includes(icon);

/** An order added up: what it costs somebody, what it would cost at printed prices, and the icons that want a token. */
export function price(
  order: OrderEntry,
  { cheaper, tokens }: Prices,
  content: SeizeTheBeanContent,
): { now: Heap; full: Heap; tokens: string[] } {
  const now = nothing();
  const full = nothing();
  const [wanting, plain] = [true, false].map((wants) =>
    spread(order.order).filter((icon) => tokens.includes(icon) === wants),
  );
  for (const icon of plain ?? []) {
    const pays = iconOf(icon, content)?.pays;
    if (!pays) continue;
    full[pays.resource] += pays.price;
    now[pays.resource] += cheaper[icon] ?? pays.price;
  }
  return { now, full, tokens: wanting ?? [] };
}

/** How many of a resource somebody has: basic, Green Beans, or a crafted token. */
export const having = (resource: string, player: PlayerView | undefined): number => {
  if (!player) return 0;
  const paid = [...RESOURCES, GREEN].find((one) => one === resource);
  return paid ? player[paid] : (player.crafted[resource] ?? 0);
};

// Choices.

/** An icon to be activated, with what its choice leaves out. */
export const activated = (choice: ActivateChoice) => ({ ...USUAL.activate, ...choice });

/** The pair of Connections with an icon, if it is offered; the base icon is called so. */
export const pairOf = (
  choices: readonly SeizeTheBeanChoice[],
  icon: string = USUAL.combine.icon,
  card: string = USUAL.combine.card,
  number: number = USUAL.combine.number,
): CombineChoice | undefined =>
  ofKind(choices, "combine").find((choice) => {
    const meant = { ...USUAL.combine, ...choice };
    return meant.icon === icon && meant.card === card && meant.number === number;
  });

/** The choice of this kind about this card, if it is offered. */
export const about = (
  choices: readonly SeizeTheBeanChoice[],
  kind: "take" | "pick",
  card: string,
): SeizeTheBeanChoice | undefined => ofKind(choices, kind).find((choice) => choice.card === card);

export const activationOf = (
  choices: readonly SeizeTheBeanChoice[],
  icon: string,
  card: string,
  number: number,
): SeizeTheBeanChoice | undefined =>
  ofKind(choices, "activate").find((choice) => {
    const meant = activated(choice);
    return meant.icon === icon && meant.card === card && meant.number === number;
  });

/** Cards offered that lie nowhere on the table: those seen through Connections, and those of a Discard Pile. */
export const takenFromTheDeck = (choices: readonly SeizeTheBeanChoice[], view: SeizeTheBeanView): string[] => {
  const lying = new Set([
    ...Object.values(view.city).flatMap(({ row, pile }) => [...row, pile.at(-1) ?? ""]),
    ...view.players.flatMap(({ line, founders }) => [...line, ...founders]).map(({ card }) => card),
  ]);
  return ofKind(choices, "take", "pick")
    .map(({ card }) => card)
    .filter((card) => !lying.has(card));
};

/** Choices about an Award, by its group. */
export const aboutAward = (choices: readonly SeizeTheBeanChoice[], group: string) =>
  ofKind(choices, "praise", "blame", "name").filter((choice) => choice.group === group);
/** Putting the Board Game token in hand on a Customer. */
export const putOn = (
  choices: readonly SeizeTheBeanChoice[],
  card: string,
  token: string,
): SeizeTheBeanChoice | undefined =>
  ofKind(choices, "put").find((choice) => choice.card === card && choice.icon === token);
/** The Board Game token that goes on whoever is clicked: the one picked up, or the only one there is; else empty. */
export function inHand(choices: readonly SeizeTheBeanChoice[], picked: string | null): string {
  const icons = new Set(ofKind(choices, "put").map(({ icon }) => icon));
  if (picked !== null && icons.has(picked)) return picked;
  return icons.size === 1 ? [...icons][0]! : "";
}

/** The player the game itself moves is no seat of the table. */
export const STARBOTS = "Starbots";
export const personOf = (seat: number, people: readonly string[], view: SeizeTheBeanView): string =>
  people[seat] ?? (view.players[seat]?.robot ? STARBOTS : "");

/** An Action card of Starbots by its place in the box; null when there is none. */
export function actionCard(
  number: number | undefined,
  content: SeizeTheBeanContent,
): { number: number; space: string; symbol: string } | null {
  const card = number === undefined ? undefined : content.action_cards[number];
  return card ? { number: card.number, space: card.space, symbol: spaceSymbol(card.space, content) } : null;
}
/** The drawing of an action space, without its amount. */
export const spaceSymbol = (space: string, content: SeizeTheBeanContent): string =>
  space === "beans" ? symbol("bean") : drawing(content.spaces.find((one) => one.id === space)?.icon ?? space).symbol;
