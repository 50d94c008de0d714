import { describe, expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import { boxesOf, legal, minutes, sandLeft, sandSeconds } from "./pieces";
import { announce, storyLines } from "./story";
import type { KitchenRush, KitchenRushEvent, WashChoice } from "./types";

describe("choices", () => {
  it("are found whether or not what is nothing was left out", () => {
    const wash: WashChoice = { do: "wash", one: 0, two: 2, three: 1 };
    expect(legal([{ do: "wash", one: 1 }, wash], { do: "wash", one: 0, two: 2, three: 1, four: 0 })).toBe(wash);
    expect(
      legal([{ do: "take-order", order: "O1" }], { do: "take-order", order: "O1", first: "exact", second: "exact" }),
    ).toBeDefined();
    expect(legal([wash], { do: "wash", one: 1, two: 2 })).toBeUndefined();
  });
});

describe("a plate", () => {
  it("has a box for each thing its order wants, filled or not", () => {
    const dish = { id: "O1.1", size: "II", wants: { meat: 2, bread: 1 }, cook: 2, goods: { meat: 1, salad: 1 } };
    expect(boxesOf(dish).map(({ id, there }) => `${id} ${there}`)).toEqual(["meat true", "meat false", "bread false"]);
  });
});

describe("timers", () => {
  it("lose their sand evenly", () => {
    const timer = { id: "red-1", owner: 0, state: "running", since: 1000, until: 31_000 };
    expect([0, 1000, 16_000, 31_000, 99_000].map((now) => sandLeft(timer, now))).toEqual([1, 1, 0.5, 0, 0]);
    expect([0, 900, 1000, 1001, 30_001, 99_000].map((now) => sandSeconds(timer, now))).toEqual([30, 30, 30, 30, 1, 0]);
    expect(minutes(107)).toBe("1:47");
  });
});

describe("the story", () => {
  const row = (seq: number, ...events: KitchenRushEvent[]): RowInfo<KitchenRush> => ({
    seq,
    at: 0,
    seat: 0,
    choice: null,
    undo: false,
    events,
    scores: [],
  });
  const filled = (seq: number, ingredient: string): RowInfo<KitchenRush> =>
    row(seq, { event: "took", seat: 0, ingredient, dish: "O1.1", storage: "storage-1" });

  it("makes one sentence of what goes onto a plate, and leaves out the way there", () => {
    const told = storyLines([
      row(0, { event: "placed", seat: 0, timer: "red-1", zone: "storage-1", space: 1 }),
      filled(1, "meat"),
      filled(2, "bread"),
    ]);
    expect(told).toEqual([
      {
        message: { key: "web-kr-told-filled", facts: { seat: 0, dish: "O1.1", goods: ["meat", "bread"] } },
        seat: 0,
        row: 3,
      },
    ]);
  });

  it("is read aloud only where it changes somebody's plans", () => {
    const bought = row(0, { event: "bought", seat: 1, ingredient: "meat", tokens: 5, price: 1, storages: [5, 0, 0] });
    expect(announce(bought, 0).map(({ key }) => key)).toEqual(["kr-event-bought"]);
    expect(announce(bought, 1)).toEqual([]);
    expect(announce(filled(0, "meat"), 1)).toEqual([]);
    expect(announce(row(0, { event: "bell", round: 1 }), 0)).toHaveLength(1);
  });
});
