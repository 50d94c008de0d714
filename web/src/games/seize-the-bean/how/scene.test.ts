// The pictures of Seize the Bean show what the box holds: orders that can be read, and what they cost.

import { expect, test } from "vitest";
import type { OrderEntry, SeizeTheBeanContent } from "../types";
import { kindsIn, oneLess, sceneOf } from "./scene";

const named = (id: string) => ({ en: id, fr: id });
const customer = (id: string, group: string, main: OrderEntry, secondary: OrderEntry | null = null) => ({
  id,
  name: named(id),
  groups: [group],
  main,
  secondary,
  ability: "hype",
  super: false,
  boost: false,
});
const icon = (id: string, resource: "bean" | "milk" | "sugar", price: number) => ({
  id,
  name: named(id),
  meaning: named(id),
  on: [],
  pays: { resource, price, matched_by: price > 1 ? [id] : [] },
  effect: [],
});

const BOX = {
  icons: [icon("bean", "bean", 1), icon("milk", "milk", 1), icon("sugar", "sugar", 1), icon("strong", "bean", 2)],
  neighbourhoods: [{ groups: ["hipsters", "tourists"] }],
  groups: [],
  customers: [
    customer("elsewhere", "rebels", { order: { bean: 1, milk: 1, sugar: 1 }, rewards: ["review"] }),
    customer("plain", "hipsters", { order: { bean: 2 }, rewards: [] }, { order: { milk: 1 }, rewards: ["review"] }),
    customer("strong", "hipsters", { order: { bean: 1, strong: 1 }, rewards: ["review"] }),
    customer("easy", "tourists", { order: { bean: 1, milk: 1 }, rewards: ["review", "review"] }),
  ],
  friends: [],
  pantry: [
    {
      id: "p1",
      name: named("p1"),
      group: "rebels",
      special: "strong",
      rows: { beans: ["bean3"], milk: [], sugar: [] },
    },
    {
      id: "p2",
      name: named("p2"),
      group: "hipsters",
      special: "strong",
      rows: { beans: ["bean2"], milk: [], sugar: [] },
    },
  ],
  style: [],
} as unknown as SeizeTheBeanContent;

test("whoever is served for Good Reviews wants basic things only, and is of a group in play", () => {
  expect(sceneOf(BOX).guest?.id).toBe("easy");
  expect(sceneOf(BOX).line.map(({ id }) => id)).toEqual(["easy", "plain"]);
});

test("a treat costs two, and one bean less is too little", () => {
  const { treat, pantry } = sceneOf(BOX);

  expect(treat?.special).toBe("strong");
  expect(treat?.cost).toEqual({ bean: 3, milk: 0, sugar: 0 });
  expect(oneLess(treat!.cost)).toEqual({ bean: 2, milk: 0, sugar: 0 });
  expect(kindsIn(treat!.cost)).toEqual(["bean"]);
  expect(pantry?.id).toBe("p2");
});
