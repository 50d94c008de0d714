// What the pictures show: a drink of this box, and a walk on this board that gathers just what it needs.

import { tokensOf } from "../pieces";
import type { CoffeeRushContent, OrderEntry } from "../types";

/** A walk on the board: where it begins first. */
export interface Walk {
  squares: string[];
  gathers: string[];
}

export interface Scene {
  /** An order that a walk of three steps fills, and the walk. */
  drink: OrderEntry | undefined;
  walk: Walk;
  /** A specialty, which brings a Rush token. */
  special: OrderEntry | undefined;
  /** A straight walk through the square of somebody else. */
  pass: Walk;
  /** What that drink does not want. */
  surplus: string;
}

const STEPS = 3;
/** What a picture has room for. */
const WIDE = 3;
const HIGH = 2;

type Place = { name: string; gives: string; column: number; row: number };

const placesOf = ({ board }: CoffeeRushContent): Place[] =>
  Object.entries(board.squares).map(([name, gives], at) => ({
    name,
    gives,
    column: at % board.columns,
    row: Math.floor(at / board.columns),
  }));

export const placeOf = (square: string, content: CoffeeRushContent): { column: number; row: number } =>
  placesOf(content).find(({ name }) => name === square) ?? { column: 0, row: 0 };

/** All walks of so many steps that enter no square twice. */
function* walksFrom(path: Place[], places: readonly Place[], steps: number): Generator<Place[]> {
  const here = path.at(-1);
  if (steps === 0 || !here) return void (yield path);
  for (const next of places) {
    const far = Math.abs(next.column - here.column) + Math.abs(next.row - here.row);
    if (far === 1 && !path.includes(next)) yield* walksFrom([...path, next], places, steps - 1);
  }
}

const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
const fits = (path: readonly Place[]): boolean =>
  span(path.map(({ column }) => column)) <= WIDE && span(path.map(({ row }) => row)) <= HIGH;
const walkOf = (path: readonly Place[]): Walk => ({
  squares: path.map(({ name }) => name),
  gathers: path.slice(1).map(({ gives }) => gives),
});
const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && [...some].sort().join() === [...others].sort().join();

export function sceneOf(content: CoffeeRushContent): Scene {
  const places = placesOf(content);
  const walks = places.flatMap((start) => [...walksFrom([start], places, STEPS)]).filter(fits);
  const plain = content.orders
    .filter(({ specialty }) => !specialty)
    .map((order) => ({ order, wants: tokensOf(order.ingredients) }))
    // Three different things are the clearest, and milk the most like a coffee.
    .sort((a, b) => new Set(b.wants).size - new Set(a.wants).size || milk(b.wants) - milk(a.wants));
  const found = plain
    .map(({ order, wants }) => ({
      drink: order,
      path: walks.find((path) =>
        alike(
          path.slice(1).map(({ gives }) => gives),
          wants,
        ),
      ),
    }))
    .find(({ path }) => path);
  const drink = found?.drink ?? content.orders[0];
  const wants = Object.keys(drink?.ingredients ?? {});
  return {
    drink,
    walk: walkOf(found?.path ?? walks[0] ?? []),
    special: content.orders.find(({ specialty, ingredients }) => specialty && tokensOf(ingredients).length <= 3),
    pass: walkOf(places.slice(0, Math.min(STEPS + 1, content.board.columns))),
    surplus: content.ingredients.find(({ id }) => !wants.includes(id))?.id ?? "ice",
  };
}

const milk = (wants: readonly string[]): number => (wants.includes("milk") && wants.includes("steam") ? 1 : 0);
