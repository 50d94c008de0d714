import { describe, expect, it } from "vitest";
import { filling, hasExtra, legal, minutes, missing, nextTimer, sandLeft, warningOf } from "./pieces";
import { evenly, mixture, needs, washing } from "./purchases";
import { announce, retell } from "./retelling";
import type { LooseRow as RowInfo } from "$table/game";
import type { DishView, KitchenRushView, OrderView } from "./types";

const dish = (more: Partial<DishView> = {}): DishView => ({
  id: "O1.1",
  size: "II",
  wants: { meat: 2, bread: 1, red: 1 },
  cook: 2,
  plate: "II",
  ...more,
});
const order = (...dishes: DishView[]): OrderView => ({ id: "O1", dishes });
const kitchen = (...orders: OrderView[]): KitchenRushView =>
  ({
    players: [{ orders }],
    timers: [],
    storages: [
      { active: true, goods: { meat: 1 } },
      { active: false, goods: { bread: 9 } },
    ],
    bag: {},
    slots: [],
    rack: [1, 0, 0, 0],
    sink: [1, 1, 1, 1],
  }) as unknown as KitchenRushView;
const warned = (choice: { do: string; [field: string]: unknown }, ...orders: OrderView[]) =>
  warningOf(choice, kitchen(...orders), 0);

describe("choices", () => {
  it("are found whether or not what is nothing was left out", () => {
    const wash = { do: "wash", one: 0, two: 2, three: 1 };
    expect(legal([{ do: "wash", one: 1 }, wash], { do: "wash", one: 0, two: 2, three: 1, four: 0 })).toBe(wash);
    expect(
      legal([{ do: "take-order", order: "O1" }], { do: "take-order", order: "O1", first: "exact", second: "exact" }),
    ).toBeDefined();
    expect(legal([wash], { do: "wash", one: 1, two: 2 })).toBeUndefined();
  });
});

describe("a plate", () => {
  it("lacks what the order wants and it does not hold", () => {
    expect(missing(dish({ goods: { meat: 1, red: 2, salad: 1 } }))).toEqual({ meat: 1, bread: 1 });
  });

  it("is filled one token at a time, as far as the room has them", () => {
    const choices = ["meat", "bread"].map((ingredient) => ({ do: "take", ingredient, dish: "O1.1" }));
    const sent = filling(dish(), choices, { meat: 1, bread: 3, red: 1 });
    expect(sent.map((choice) => choice.ingredient)).toEqual(["meat", "bread"]);
  });
});

describe("a warning", () => {
  it("comes before one thing too many, and not before what is wanted", () => {
    expect(warned({ do: "take", ingredient: "meat", dish: "O1.1" }, order(dish({ goods: { meat: 1 } })))).toBeNull();
    expect(warned({ do: "take", ingredient: "meat", dish: "O1.1" }, order(dish({ goods: { meat: 2 } })))).toBe(
      "too-many",
    );
    expect(warned({ do: "spice", spice: "white", dish: "O1.1" }, order(dish()))).toBe("too-many");
  });

  it("knows the ingredient an event adds to one plate of an order", () => {
    const asked = { ...order(dish({ goods: { meat: 2, bread: 1 } })), extra: "bread" };
    expect(warned({ do: "take", ingredient: "bread", dish: "O1.1" }, asked)).toBeNull();
    expect(warned({ do: "cook", dish: "O1.1" }, asked)).toBe("bread");
    const given = { ...order(dish({ goods: { meat: 2, bread: 2 } })), extra: "bread" };
    expect(hasExtra(given)).toBe(true);
    expect(warned({ do: "cook", dish: "O1.1" }, given)).toBeNull();
    expect(warned({ do: "take", ingredient: "bread", dish: "O1.1" }, given)).toBe("too-many");
  });

  it("comes before cooking too soon or too long, serving too soon, and waste", () => {
    const cook = { do: "cook", dish: "O1.1" };
    expect(warned(cook, order(dish({ goods: { meat: 2 } })))).toBe("unfinished");
    expect(warned(cook, order(dish({ goods: { meat: 2, bread: 1 }, row: 1 })))).toBeNull();
    expect(warned(cook, order(dish({ goods: { meat: 2, bread: 1 }, row: 2 })))).toBe("overcooked");
    expect(warned(cook, order(dish({ ruined: true })))).toBe("lost");
    expect(warned({ do: "serve", order: "O1" }, order(dish()))).toBe("unready");
    expect(warned({ do: "serve", order: "O1" }, { ...order(dish()), ready: true })).toBeNull();
  });
});

describe("timers", () => {
  it("go in the order in which nobody misses them: free ones first, helpers last", () => {
    const timer = (id: string, owner: number, state: string, until = 0) => ({ id, owner, state, until });
    const view = {
      ...kitchen(),
      timers: [timer("helper-1", -1, "available"), timer("red-1", 0, "spent", 9), timer("red-2", 0, "available")],
    };
    const choices = ["helper-1", "red-1", "red-2"].map((id) => ({ do: "place", timer: id, zone: "sink" }));
    expect(nextTimer(view, 0, "sink", choices)?.id).toBe("red-2");
    expect(nextTimer(view, 0, "sink", choices.slice(0, 2))?.id).toBe("red-1");
    expect(nextTimer(view, 0, "sink", choices.slice(0, 1))?.id).toBe("helper-1");
    expect(nextTimer(view, 0, "sink", [])).toBeUndefined();
  });

  it("lose their sand evenly", () => {
    const timer = { id: "red-1", owner: 0, state: "running", since: 1000, until: 31_000 };
    expect([0, 1000, 16_000, 31_000, 99_000].map((now) => sandLeft(timer, now))).toEqual([1, 1, 0.5, 0, 0]);
    expect(minutes(107)).toBe("1:47");
  });
});

describe("what is suggested", () => {
  it("at the Market is what plates want and no open Storage holds", () => {
    expect(needs(kitchen(order(dish())))).toEqual({ meat: 1, bread: 1, red: 1 });
    expect(evenly(5, [true, false, true])).toEqual([3, 0, 2]);
    expect(mixture(3, ["white", "black", "green"], { green: 2 }, { white: 1, black: 9, green: 9 })).toEqual({
      white: 1,
      black: 0,
      green: 2,
    });
    expect(mixture(2, ["yellow", "red"], {}, { yellow: 0, red: 1 })).toEqual({ yellow: 0, red: 1 });
  });

  it("at the Sink are plates that dishes wait for", () => {
    const waiting = { ...dish({ size: "III" }), plate: "" };
    expect(washing(kitchen(order(waiting)), 1, { orders: [] })).toEqual([0, 0, 1, 0]);
    expect(washing(kitchen(), 4, { orders: [] })).toEqual([1, 1, 1, 1]);
  });
});

describe("the story", () => {
  const row = (seq: number, ...events: { event: string; [fact: string]: unknown }[]): RowInfo => ({
    seq,
    at: 0,
    seat: 0,
    choice: null,
    undo: false,
    events,
    scores: [],
  });
  const filled = (seq: number, ingredient: string): RowInfo =>
    row(seq, { event: "took", seat: 0, ingredient, dish: "O1.1", storage: "storage-1" });

  it("makes one sentence of what goes onto a plate, and leaves out the way there", () => {
    const told = retell([
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
