import { beforeEach, expect, it, vi } from "vitest";
import { forgetResults, goalsOf, keepResult, soloResults, tallied, wordsOf, type SoloResult } from "./solo";
import type { ScenarioEntry, SeizeTheBeanContent, SeizeTheBeanView } from "./types";

const content = {
  solo_tokens: [
    { id: "criminal", side: "pantry", spaces: [["you_bad_review", "hype"], ["you_return_set"]] },
    {
      id: "boss",
      side: "style",
      spaces: [
        ["attract", "attract", "attract"],
        ["upgrade_pantry", "upgrade_pantry"],
        ["upgrade_style", "upgrade_style"],
      ],
    },
  ],
} as unknown as SeizeTheBeanContent;

it("the tokens say what Starbots does; without a Style token its board does, and Sugar is never used", () => {
  expect(wordsOf(["criminal"], content)).toEqual({
    beans: ["you_bad_review", "hype"],
    milk: ["you_return_set"],
    sugar: [],
    attract: ["attract"],
    pantry: ["upgrade_pantry"],
    style: ["upgrade_style"],
  });
  expect(wordsOf(["criminal", "boss"], content).attract).toEqual(["attract", "attract", "attract"]);
});

it("a scenario tells how far one is", () => {
  const you = { reviews: 9, bad_reviews: 1, line: [{}, {}], deck: 1, discard: 2, marks: { a: 1 } };
  const view = {
    awards: ["a", "b"],
    starbots: { customers: 5 },
    players: [you, { reviews: 8 }],
  } as unknown as SeizeTheBeanView;
  const scenario = {
    victory: ["more_reviews", "no_bad_review", "all_marked", "more_customers"],
  } as unknown as ScenarioEntry;
  expect(goalsOf(scenario, view, 1).map(({ id, met, mine, theirs }) => [id, met, mine, theirs])).toEqual([
    ["more_reviews", true, 9, 8],
    ["no_bad_review", false, 1, 0],
    ["all_marked", false, 1, 2],
    ["more_customers", false, 5, 5],
  ]);
});

const result = (more: Partial<SoloResult>): SoloResult => ({
  table: "t",
  level: 1,
  scenario: "",
  won: false,
  mine: 10,
  theirs: 12,
  days: 7,
  at: 0,
  ...more,
});

it("results are counted by level and by scenario", () => {
  const results = [result({}), result({ won: true, mine: 20 }), result({ level: 0, scenario: "ao_amor" })];
  expect(tallied(results)).toEqual({ 1: { plays: 2, wins: 1, best: 8 }, ao_amor: { plays: 1, wins: 0, best: -2 } });
});

it("a result with cards of one's own is not counted with the others", () => {
  expect(tallied([result({ won: true, own: true })])).toEqual({});
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

it("a table is kept once, and all can be forgotten", () => {
  keepResult(result({ table: "a" }));
  keepResult(result({ table: "a", won: true }));
  keepResult(result({ table: "b" }));
  expect(soloResults().map(({ table, won }) => [table, won])).toEqual([
    ["a", false],
    ["b", false],
  ]);
  forgetResults();
  expect(soloResults()).toEqual([]);
});

it("what a browser has kept badly is no result", () => {
  kept.set("demitasse.seize-the-bean.solo", "{");
  expect(soloResults()).toEqual([]);
});
