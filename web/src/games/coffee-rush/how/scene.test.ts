// The pictures of Coffee Rush show what the box holds: a walk on this board, a drink it fills.

import { expect, test } from "vitest";
import type { CoffeeRushContent } from "../types";
import { placeOf, sceneOf } from "./scene";

const GRID = ["ice", "caramel", "steam", "coffee", "coffee", "milk", "ice", "water", "tea", "steam", "milk", "coffee"];

function box(orders: Record<string, Record<string, number>>, grid = GRID): CoffeeRushContent {
  const named = (id: string) => ({ en: id, fr: id });
  return {
    digest: "",
    names: {},
    board: {
      columns: 4,
      squares: Object.fromEntries(grid.map((gives, at) => [`${"abcd"[at % 4]}${Math.floor(at / 4) + 1}`, gives])),
    },
    ingredients: [...new Set(grid)].map((id) => ({ id, name: named(id), supply: 12, specialty: id === "tea" })),
    upgrades: [],
    orders: Object.entries(orders).map(([id, ingredients]) => ({
      id,
      name: named(id),
      ingredients,
      specialty: id.startsWith("special"),
      copies: 1,
      served: "hot" as const,
    })),
    cards: {},
    rush_tokens: 15,
  };
}

const LATTE = { coffee: 1, milk: 1, steam: 1 };

test("the walk on the picture gathers just what its drink needs", () => {
  const { drink, walk } = sceneOf(box({ ristretto: { coffee: 1, steam: 1 }, latte: LATTE }));

  expect(drink?.id).toBe("latte");
  expect([...walk.gathers].sort()).toEqual(Object.keys(LATTE).sort());
});

test("each step of the walk goes to a square beside the last, and none is entered twice", () => {
  const content = box({ latte: LATTE });
  const { squares } = sceneOf(content).walk;
  const places = squares.map((square) => placeOf(square, content));

  expect(new Set(squares).size).toBe(4);
  for (const [at, { column, row }] of places.slice(1).entries()) {
    expect(Math.abs(column - places[at]!.column) + Math.abs(row - places[at]!.row)).toBe(1);
  }
});

test("a drink that no walk fills gives way to one that can be had", () => {
  const { drink } = sceneOf(box({ gravel: { sand: 3 }, latte: LATTE }));

  expect(drink?.id).toBe("latte");
});

test("a box in which nothing fits still has its pictures", () => {
  const { drink, walk, special } = sceneOf(box({ gravel: { sand: 3 } }, ["ice", "ice", "ice", "ice"]));

  expect(drink?.id).toBe("gravel");
  expect(walk.squares).toEqual([]);
  expect(special).toBeUndefined();
});

test("what is too much in a cup is not part of the drink", () => {
  const { drink, surplus } = sceneOf(box({ latte: LATTE }));

  expect(Object.keys(drink?.ingredients ?? {})).not.toContain(surplus);
});
