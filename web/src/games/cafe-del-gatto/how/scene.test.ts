// The pictures of Café del Gatto show what the box holds: its tokens, tiles and payments.

import { expect, test } from "vitest";
import type { CafeDelGattoContent } from "../types";
import { bestTile, sceneOf } from "./scene";

const named = (id: string) => ({ en: id, fr: id });

function box(values: readonly number[], tiles: readonly number[]): CafeDelGattoContent {
  return {
    digest: "",
    names: {},
    tokens: values.flatMap((value) =>
      (["hot", "cold", "creamy"] as const).map((symbol) => ({
        id: `${symbol}_${value}`,
        name: named(symbol),
        value,
        symbol,
        copies: 3,
      })),
    ),
    cups: [
      { id: "espresso", name: named("Espresso"), spaces: ["coffee"], colour: "yellow" },
      { id: "doppio", name: named("Doppio"), spaces: ["coffee", "coffee"], colour: "blue" },
      { id: "cappuccino", name: named("Cappuccino"), spaces: ["coffee", "milk", "milk"], colour: "red" },
    ],
    payments: [1, 2, 3].map((symbols) => ({
      id: `pay_${symbols}`,
      cup: "cappuccino",
      symbols,
      coins: 7 - 2 * symbols,
    })),
    tiles: tiles.map((value) => ({ id: `tile_${value}`, cup: "cappuccino", value, copies: 1 })),
    coins: 45,
    sugar: 12,
  };
}

test("a cup is worth what its tokens are worth, and gets the best tile up to that", () => {
  const { served } = sceneOf(box([1, 2, 3, 4], [3, 6, 8, 12]));

  expect(served?.cup.id).toBe("cappuccino");
  expect(served?.worth).toBe(served?.tokens.reduce((sum, { value }) => sum + value, 0));
  expect(served?.worth).toBe(9);
  expect(served?.tile).toBe(8);
});

test("what a cup pays is read from the drinks card, the best first", () => {
  const { payments } = sceneOf(box([1, 2, 3, 4], [3]));

  expect(payments).toEqual([
    { symbols: ["hot", "hot", "hot"], coins: 5 },
    { symbols: ["hot", "hot", "cold"], coins: 3 },
    { symbols: ["hot", "cold", "creamy"], coins: 1 },
  ]);
});

test("somebody's own values are shown where ours would stand", () => {
  const { milk, coffee, sweet } = sceneOf(box([1, 5], [3]));

  expect([milk?.value, coffee?.value, sweet?.value]).toEqual([1, 1, 1]);
  expect(bestTile("cappuccino", box([1, 5], [3, 9]))).toBe(9);
});

test("half full cups are filled from below and not to the brim", () => {
  for (const { cup, tokens } of sceneOf(box([1, 2, 3, 4], [3])).filling) {
    expect(tokens.length).toBeGreaterThan(0);
    expect(tokens.length).toBeLessThan(cup.spaces.length);
  }
});
