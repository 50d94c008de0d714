import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "$lib/wire";

const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: "toy",
  title: "Toy",
  prefix: "ty",
  fewest: 2,
  most: 4,
  minutes: [30, 30],
  real_time: false,
  coached: false,
  options: [],
  bots: ["random", "greedy"],
  usual_bot: "greedy",
  ...more,
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { language: "en" });
});

const levels = () => import("./levels");
const settingsOf = async () => (await import("$lib/settings.svelte")).settings;

describe("levels", () => {
  it("go from the weakest to the strongest, whatever the order they are listed in", async () => {
    const { levelsOf } = await levels();
    const cooks = levelsOf(game({ bots: ["random", "calm-cook", "quick-cook", "cook"] }));
    expect(cooks.map(({ bot }) => bot)).toEqual(["random", "calm-cook", "cook", "quick-cook"]);
    expect(cooks.map(({ beans }) => beans)).toEqual([1, 2, 3, 4]);
  });
  it("are the five of the house where a game has them all, and nothing else", async () => {
    const { levelsOf } = await levels();
    const five = ["beginner", "casual", "strong", "expert", "master"];
    const found = levelsOf(game({ bots: ["random", "greedy", ...five] }));
    expect(found.map(({ bot }) => bot)).toEqual(five);
    expect(found.map(({ beans }) => beans)).toEqual([1, 2, 3, 4, 5]);
    expect(levelsOf(game({ bots: ["random", "greedy", "casual", "master"] }))).toHaveLength(4);
  });
  it("of bots that nobody has judged stand where they are listed", async () => {
    const { levelsOf } = await levels();
    const found = levelsOf(game({ bots: ["one", "two", "three", "four", "five", "six"] }));
    expect(found.map(({ beans }) => beans)).toEqual([1, 2, 3, 4, 5, 5]);
    expect(found[4]?.face).toBe("lv-master");
  });
});

describe("the bots one plays with", () => {
  it("are two whom one meets usually at first", async () => {
    const { companyAt } = await levels();
    expect(companyAt(game())).toEqual({ bots: 2, bot: "greedy" });
  });
  it("are again those whom one meets usually when the last ones are not offered any more", async () => {
    const { companyAt } = await levels();
    const five = game({
      bots: ["random", "greedy", "beginner", "casual", "strong", "expert", "master"],
      usual_bot: "casual",
    });
    expect(companyAt(five)).toEqual({ bots: 2, bot: "casual" });
    (await settingsOf()).company = { toy: { bots: 1, bot: "greedy" } };
    expect(companyAt(five)).toEqual({ bots: 1, bot: "casual" });
    (await settingsOf()).company = { toy: { bots: 1, bot: "master" } };
    expect(companyAt(five)).toEqual({ bots: 1, bot: "master" });
  });
  it("are one that is easy to beat, where a first game is long", async () => {
    const { companyAt } = await levels();
    expect(companyAt(game({ id: "seize-the-bean" }))).toEqual({ bots: 1, bot: "random" });
  });
  it("are one where the game has room for no more", async () => {
    const { companyAt } = await levels();
    expect(companyAt(game({ most: 2 })).bots).toBe(1);
  });
  it("are as many as a game needs at least", async () => {
    const { numbersOf } = await levels();
    expect(numbersOf(game({ fewest: 3, most: 5 }))).toEqual([2, 3, 4]);
    expect(numbersOf(game({ fewest: 1, most: 3 }))).toEqual([1, 2]);
  });
  it("are those of the last time", async () => {
    const { companyAt } = await levels();
    (await settingsOf()).company = { toy: { bots: 3, bot: "random" } };
    expect(companyAt(game())).toEqual({ bots: 3, bot: "random" });
  });
  it("are others when those are no longer offered", async () => {
    const { companyAt } = await levels();
    (await settingsOf()).company = { toy: { bots: 5, bot: "gone" } };
    expect(companyAt(game())).toEqual({ bots: 2, bot: "greedy" });
  });
});
