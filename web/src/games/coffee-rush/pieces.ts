// What the pieces of Coffee Rush are called in sprites and styles.

import { withoutUndone } from "$table/withoutUndone";
import type { RowInfo } from "$lib/wire";
import type { CoffeeRush, CoffeeRushContent, OrderEntry } from "./types";

export const INGREDIENTS = ["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"] as const;
export const UPGRADES = ["double_meeples", "diagonal_move", "double_corners", "double_specialties"] as const;
const COLOURS = ["red", "blue", "green", "yellow"];

const UPGRADE_ICONS: Record<string, string> = {
  double_meeples: "cr-up-meeples",
  diagonal_move: "cr-up-diagonal",
  double_corners: "cr-up-corners",
  double_specialties: "cr-up-specialties",
};

export const icon = (ingredient: string): string => `cr-${ingredient}`;
export const upgradeIcon = (upgrade: string): string => UPGRADE_ICONS[upgrade] ?? "cr-specialty";

/** Colour and symbol always together: red ●, blue ▲, green ■, yellow ★. */
export const seatMark = (colour: string): number => Math.max(0, COLOURS.indexOf(colour));

export function drinkOf(card: string, content: CoffeeRushContent): OrderEntry | undefined {
  const drink = content.cards[card];
  return content.orders.find((order) => order.id === drink);
}

/** The tokens of a heap one by one, in the order of the sprites. */
export function tokensOf(heap: Record<string, number>): string[] {
  return INGREDIENTS.flatMap((ingredient) => Array<string>(heap[ingredient] ?? 0).fill(ingredient));
}

/** What a cup still lacks for a drink; null when something in it does not belong there. */
export function missing(cup: Record<string, number>, drink: OrderEntry): string[] | null {
  for (const [ingredient, number] of Object.entries(cup)) {
    if (number > (drink.ingredients[ingredient] ?? 0)) return null;
  }
  return INGREDIENTS.flatMap((ingredient) =>
    Array<string>((drink.ingredients[ingredient] ?? 0) - (cup[ingredient] ?? 0)).fill(ingredient),
  );
}

/** The cup that is furthest on the way to a drink, and what it still lacks; null when none has begun. */
export function fullest(
  cups: readonly Record<string, number>[],
  drink: OrderEntry,
): { cup: Record<string, number>; lacks: string[] } | null {
  let best: { cup: Record<string, number>; lacks: string[] } | null = null;
  for (const cup of cups) {
    const lacks = Object.keys(cup).length > 0 ? missing(cup, drink) : null;
    if (lacks && (!best || lacks.length < best.lacks.length)) best = { cup, lacks };
  }
  return best;
}

/** Whether all of these tokens lie in a heap. */
export function holds(heap: Record<string, number>, tokens: readonly string[]): boolean {
  const left = { ...heap };
  return tokens.every((token) => {
    left[token] = (left[token] ?? 0) - 1;
    return left[token] >= 0;
  });
}

/** The squares the active meeple has walked this turn, where it began first; undone steps are gone. */
export function pathOf(rows: readonly RowInfo<CoffeeRush>[], seat: number): string[] {
  const squares = new Map<string, string>();
  let path: string[] = [];
  for (const event of withoutUndone(rows).flatMap((row) => row.events)) {
    if (event.event === "turn-began") path = [];
    if (event.event !== "placed" && event.event !== "stepped") continue;
    const meeple = `${event.seat}/${event.meeple}`;
    if (event.event === "stepped" && event.seat === seat) {
      if (path.length === 0) path.push(squares.get(meeple) ?? event.square);
      path.push(event.square);
    }
    squares.set(meeple, event.square);
  }
  return path;
}

/** The squares a meeple walked in the rows of one move, where it began first. */
export function walkOf(rows: readonly RowInfo<CoffeeRush>[], move: readonly RowInfo<CoffeeRush>[]): string[] {
  const first = move[0]?.seq ?? 0;
  const path: string[] = [];
  for (const event of move.flatMap((row) => row.events)) {
    if (event.event !== "stepped") continue;
    if (path.length === 0) path.push(standsOn(rows.slice(0, first), event.seat, event.meeple) ?? event.square);
    path.push(event.square);
  }
  return path;
}

function standsOn(rows: readonly RowInfo<CoffeeRush>[], seat: number, meeple: number): string | undefined {
  const event = withoutUndone(rows)
    .flatMap((row) => row.events)
    .filter((one) => one.event === "placed" || one.event === "stepped")
    .findLast((one) => one.seat === seat && one.meeple === meeple);
  return event?.square;
}
