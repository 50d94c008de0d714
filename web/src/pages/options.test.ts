import { expect, test } from "vitest";
import type { GameInfo } from "$lib/wire";
import { asGiven, filled, given } from "./options";

const option = (name: string, more: object) => ({
  name,
  default: "",
  flag: false,
  many: false,
  values: [],
  numbers: false,
  per_seat: false,
  ...more,
});
const game: GameInfo = {
  id: "tea",
  title: "Tea",
  prefix: "tt",
  fewest: 2,
  most: 4,
  minutes: [5, 10],
  real_time: false,
  coached: false,
  bots: [],
  usual_bot: "",
  options: [
    option("first", { default: "random", values: ["random"], numbers: true }),
    option("fair", { default: false, flag: true }),
    option("colours", { default: [], many: true, per_seat: true, values: ["red", "blue", "green"] }),
  ],
};

test("what is as usual is not told", () => {
  expect(given(game, { first: "random", fair: false, colours: ["", ""] }, 2)).toEqual({});
});

test("what differs is told", () => {
  expect(given(game, { first: 1, fair: true, colours: ["", "red"] }, 2)).toEqual({
    first: 1,
    fair: true,
    colours: ["blue", "red"],
  });
});

test("a colour picked for a seat that is gone does not count", () => {
  expect(given(game, { colours: ["", "", "green"] }, 2)).toEqual({});
});

test("a number is given as one, and nothing typed is the usual", () => {
  const seconds = option("seconds", { default: 0, numbers: true });
  expect([asGiven(seconds, "90"), asGiven(seconds, ""), asGiven(seconds, "soon")]).toEqual([90, 0, "soon"]);
  expect(asGiven(option("clock", { default: 300, values: ["300", "270"] }), "270")).toBe(270);
  expect(asGiven(option("first", { default: "random", values: ["random"], numbers: true }), "2")).toBe(2);
  expect(asGiven(option("goal", { default: "normal", values: ["normal", "hard"] }), "hard")).toBe("hard");
});

test("who picked nothing gets what is left, in the usual order", () => {
  expect(filled(["", "red", ""], ["red", "blue", "green"], 3)).toEqual(["blue", "red", "green"]);
});
