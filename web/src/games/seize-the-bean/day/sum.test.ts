import { describe, expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import type { SeizeTheBean, SeizeTheBeanContent, SeizeTheBeanEvent } from "../types";
import { forcedIn, guestsOf, lastOver, sumOfDay } from "./sum";

const name = { en: "", fr: "" };
const guest = (id: string, groups: string[]) => ({
  id,
  name,
  groups,
  main: { order: { bean: 1 }, rewards: {} },
  secondary: null,
  ability: "hype",
  super: false,
  boost: false,
});
const content = {
  customers: [guest("a", ["hipsters"]), guest("b", ["cyclists"])],
  friends: [],
  pantry: [],
  style: [{ id: "menu", name, groups: ["tourists"], rows: {} }],
  icons: [],
  achievements: [],
} as unknown as SeizeTheBeanContent;

const row = (seq: number, choice: string, scores: number[], ...events: SeizeTheBeanEvent[]): RowInfo<SeizeTheBean> => ({
  seq,
  at: 0,
  seat: 0,
  choice: { do: choice } as RowInfo<SeizeTheBean>["choice"],
  undo: false,
  events,
  scores,
});
const served = (seat: number, card: string): SeizeTheBeanEvent => ({ event: "served", seat, card });
const paid = (seat: number, card: string, order = "main"): SeizeTheBeanEvent => ({
  event: "paid",
  seat,
  card,
  order,
  bean: 2,
  milk: 0,
  sugar: 0,
  saved: 0,
  green: 0,
  tokens: [],
  left: [9, 0, 0],
});
const review = (seat: number, by: string, count = 1, cause = "icon"): SeizeTheBeanEvent => ({
  event: "reviewed",
  seat,
  count,
  cause,
  by,
});
const began = (day: number): SeizeTheBeanEvent => ({ event: "day-began", day, seat: 0 });
const failed = (seat: number, card: string): SeizeTheBeanEvent => ({ event: "failed", seat, card, short: ["sugar"] });
const upset = (seat: number, card: string): SeizeTheBeanEvent => ({ event: "upset", seat, card, mood: -1, by: "none" });

describe("guests", () => {
  it("who is served in one go, without anything to choose, is shown", () => {
    const rows = [
      row(0, "confirm", [0, 0], began(1), served(0, "a"), paid(0, "a"), review(0, "a"), served(1, "b"), paid(1, "b")),
    ];
    const [mine] = forcedIn(rows, 0, [0], "");
    expect(mine).toMatchObject({ card: "a", outcome: "served", forced: true });
    expect(mine?.brought.map(({ event }) => event.event)).toEqual(["reviewed"]);
    expect(forcedIn(rows, 0, [0, 1], "")).toHaveLength(2);
  });
  it("who is still asked about is not shown, and not when it is over either", () => {
    const rows = [row(0, "confirm", [0, 0], served(0, "a"), paid(0, "a"))];
    expect(forcedIn(rows, 0, [0], "a")).toEqual([]);
    rows.push(row(1, "fulfil", [0, 0], paid(0, "a", "secondary"), review(0, "a", 2), served(0, "b"), failed(0, "b")));
    expect(forcedIn(rows, 1, [0], "").map(({ card }) => card)).toEqual(["b"]);
    expect(guestsOf(rows)[0]?.paid).toHaveLength(2);
  });
  it("a Happy guest whom somebody wants to serve was a choice", () => {
    expect(forcedIn([row(0, "serve", [0, 0], served(0, "a"), paid(0, "a"))], 0, [0], "")).toEqual([]);
  });
  it("the Line is cleared after the last guest: whose Bad Review comes then is not theirs", () => {
    const [first, second] = guestsOf([
      row(
        0,
        "confirm",
        [0, 0],
        served(0, "b"),
        failed(0, "b"),
        upset(0, "b"),
        served(0, "a"),
        paid(0, "a"),
        { event: "complained", seat: 0, count: 1, total: 1, by: "b" },
        { event: "went-home", seat: 0, card: "b" },
      ),
    ]);
    expect(first).toMatchObject({ outcome: "angry", short: ["sugar"], brought: [] });
    expect(second?.brought).toEqual([]);
  });
});

describe("a Day", () => {
  const rows = [
    row(0, "confirm", [3, 0], began(1), served(0, "a"), paid(0, "a"), review(0, "a"), began(2)),
    row(
      1,
      "confirm",
      [8, 1],
      { event: "upgraded", seat: 0, card: "menu", side: "style", column: 1, by: "upgrade_style" },
      served(0, "a"),
      paid(0, "a"),
      paid(0, "a", "secondary"),
      review(0, "a", 3),
      { event: "ability-used", seat: 0, card: "a", ability: "hype", twice: 0 },
      { event: "hype-moved", seat: 0, hype: 3, change: 1, by: "a" },
      served(1, "b"),
      failed(1, "b"),
      upset(1, "b"),
      { event: "complained", seat: 1, count: 1, total: 1, by: "b" },
      { event: "went-home", seat: 1, card: "b" },
      review(0, "a", 1, "happy"),
      { event: "recruited", seat: 1, card: "a", zone: "discard", column: 2, by: "word_of_mouth" },
      began(3),
    ),
    row(2, "confirm", [9, 1], review(0, "a")),
  ];
  it("is over when the next one begins", () => {
    expect([lastOver([]), lastOver(rows.slice(0, 1)), lastOver(rows)]).toEqual([0, 1, 2]);
  });
  it("is added up a Café at a time, a line a cause", () => {
    const sum = sumOfDay(rows, 2, 2, content);
    const [mine, other] = sum.cafes;
    expect(mine?.reviews).toEqual({ before: 3, after: 8 });
    expect(mine?.earned.map(({ count, by, way, bad }) => [count, by, way, bad])).toEqual([
      [3, "a", "both", false],
      [1, "a", "happy", false],
    ]);
    expect(mine?.hype).toEqual({ before: 2, after: 3, by: "a" });
    expect(mine?.cards).toEqual(["menu"]);
    expect(other?.guests.map(({ outcome }) => outcome)).toEqual(["angry"]);
    expect(other?.earned.map(({ count, by, way, bad }) => [count, by, way, bad])).toEqual([[1, "b", "angry", true]]);
    expect(sum.awards.map(({ group, seat }) => [group, seat])).toEqual([
      ["tourists", 0],
      ["hipsters", 1],
    ]);
    expect([sum.taken, sum.since]).toEqual([4, 1]);
  });
  it("takes nothing of the Day before", () => {
    const sum = sumOfDay(rows, 1, 2, content);
    expect(sum.cafes[0]?.earned.map(({ count }) => count)).toEqual([1]);
    expect(sum.cafes[0]?.guests).toHaveLength(1);
  });
});
