// The pictures of Kitchen Rush show what the box holds: an order that can be done wrong, and every room once.

import { expect, test } from "vitest";
import { countOf } from "../pieces";
import type { Dish, KitchenRushContent, OrderEntry } from "../types";
import { plainName, sceneOf } from "./scene";

const named = (id: string) => ({ en: id, fr: id });
const dish = (cook: number, spices: Record<string, number> = {}): Dish => ({
  name: named("Stew"),
  plate: "II",
  ingredients: { meat: 2, bread: 1 },
  spices,
  cook,
});
const order = (id: string, ...dishes: Dish[]): OrderEntry => ({ id, coins: 5, stars: 1, dishes });

const box = (...orders: OrderEntry[]): KitchenRushContent =>
  ({
    orders,
    rows: 3,
    goals: [],
    zones: ["stoves", "storage-1", "storage-2", "sink"].map((id) => ({ id, name: named(id), hats: [] })),
  }) as Partial<KitchenRushContent> as KitchenRushContent;

test("the order on the picture is cooked, spiced and can be cooked too long", () => {
  const { order: shown, dish: cooked } = sceneOf(
    box(order("raw", dish(0)), order("longest", dish(3, { white: 1 })), order("two", dish(2, { white: 1 }))),
  );

  expect(shown?.id).toBe("two");
  expect(cooked?.cook).toBeLessThan(3);
});

test("the wrong plate has one thing more than the right one", () => {
  const { right, wrong } = sceneOf(box(order("stew", dish(2, { white: 1 }))));

  expect(right).toEqual({ meat: 2, bread: 1, white: 1 });
  expect(countOf(wrong)).toBe(countOf(right) + 1);
});

test("the three Storages are one room on the picture", () => {
  expect(sceneOf(box()).rooms.map(({ id }) => id)).toEqual(["stoves", "storage-1", "sink"]);
  expect(plainName("Storage 1")).toBe("Storage");
});
