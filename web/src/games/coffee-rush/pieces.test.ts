import { describe, expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import { fullest, holds, missing, pathOf, seatMark, tokensOf } from "./pieces";
import { storyLines } from "./story";
import type { CoffeeRush, CoffeeRushEvent, OrderEntry } from "./types";

const drink = (ingredients: Record<string, number>): OrderEntry => ({
  id: "x",
  name: { en: "X", fr: "X" },
  ingredients,
  specialty: false,
  served: "hot",
  copies: 1,
});
const row = (seq: number, seat: number, ...events: CoffeeRushEvent[]): RowInfo<CoffeeRush> => ({
  seq,
  at: 0,
  seat,
  choice: null,
  undo: false,
  events,
  scores: [],
});
const undo = (seq: number, seat: number): RowInfo<CoffeeRush> => ({ ...row(seq, seat), undo: true });
const step = (seat: number, square: string, tokens = 1, rush = 0): CoffeeRushEvent => ({
  event: "stepped",
  seat,
  square,
  ingredient: "milk",
  tokens,
  rush,
  meeple: 1,
});
const start = [
  row(0, 0, { event: "placed", seat: 0, square: "a1", meeple: 1 }),
  row(1, 1, { event: "placed", seat: 1, square: "d4", meeple: 1 }, { event: "turn-began", seat: 0, round: 1 }),
];

describe("the path of a turn", () => {
  it("begins where the meeple stood", () => {
    expect(pathOf([...start, row(2, 0, step(0, "a2")), row(3, 0, step(0, "b2"))], 0)).toEqual(["a1", "a2", "b2"]);
  });
  it("forgets a step that was undone", () => {
    expect(pathOf([...start, row(2, 0, step(0, "a2")), row(3, 0, step(0, "b2")), undo(4, 0)], 0)).toEqual(["a1", "a2"]);
  });
  it("begins anew with the next turn", () => {
    const rows = [...start, row(2, 0, step(0, "a2")), row(3, 0, { event: "turn-began", seat: 1, round: 1 })];
    expect(pathOf(rows, 1)).toEqual([]);
    expect(pathOf([...rows, row(4, 1, step(1, "d3"))], 1)).toEqual(["d4", "d3"]);
  });
});

describe("what a cup lacks", () => {
  it("is what is not in it yet, each token by itself", () => {
    expect(missing({ coffee: 1 }, drink({ coffee: 2, steam: 1 }))).toEqual(["coffee", "steam"]);
    expect(missing({ coffee: 2, steam: 1 }, drink({ coffee: 2, steam: 1 }))).toEqual([]);
  });
  it("is no answer when something does not belong there", () => {
    expect(missing({ tea: 1 }, drink({ coffee: 1 }))).toBeNull();
    expect(missing({ coffee: 2 }, drink({ coffee: 1 }))).toBeNull();
  });
  it("is told of the cup that is furthest on", () => {
    const best = fullest([{ coffee: 1 }, { coffee: 2 }, {}], drink({ coffee: 2, steam: 1 }));
    expect(best?.lacks).toEqual(["steam"]);
    expect(fullest([{}, { tea: 1 }], drink({ coffee: 1 }))).toBeNull();
  });
  it("may lie in hand, counted one by one", () => {
    expect(holds({ milk: 1 }, ["milk"])).toBe(true);
    expect(holds({ milk: 1 }, ["milk", "milk"])).toBe(false);
  });
});

describe("the story", () => {
  it("tells a walk in one sentence, with what it cost", () => {
    const told = storyLines([...start, row(2, 0, step(0, "a2")), row(3, 0, step(0, "b2", 2, 1))]);
    expect(told.at(-1)).toEqual({
      message: { key: "web-cr-told-walk", facts: { seat: 0, ingredient: ["milk", "milk", "milk"], rush: 1 } },
      seat: 0,
      row: 4,
    });
  });
  it("does not tell what was undone", () => {
    const told = storyLines([...start, row(2, 0, step(0, "a2")), undo(3, 0)]);
    expect(told.map((one) => one.message.key)).toEqual(["cr-event-placed", "cr-event-placed", "web-cr-told-turn"]);
  });
  it("tells each cup by itself", () => {
    const pour = (cup: number): CoffeeRushEvent => ({ event: "poured", seat: 0, ingredient: "milk", cup });
    const told = storyLines([row(0, 0, pour(1)), row(1, 0, pour(1)), row(2, 0, pour(2))]);
    expect(told.map((one) => one.message.facts.cup)).toEqual([1, 2]);
  });
});

it("colour and symbol belong together", () => {
  expect(["red", "blue", "green", "yellow"].map(seatMark)).toEqual([0, 1, 2, 3]);
  expect(tokensOf({ tea: 1, coffee: 2 })).toEqual(["coffee", "coffee", "tea"]);
});
