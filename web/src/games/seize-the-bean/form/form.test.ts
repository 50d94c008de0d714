import { describe, expect, it } from "vitest";
import { broughtAlong, fits, lineUp, marks, replacedIn, told, unfit } from "./form";
import type { SeizeTheBeanContent } from "../types";

const group = (id: string, more: object = {}) => ({ id, five_six: true, solo: true, pack: false, ...more });
const content = {
  groups: [group("hipsters"), group("party_animals", { five_six: false }), group("rebels", { solo: false })],
  neighbourhoods: [
    { id: "kreuzberg", kind: "main", groups: ["hipsters", "party_animals"] },
    { id: "friedrichshain", kind: "additional", groups: ["rebels", "hipsters"] },
  ],
} as unknown as SeizeTheBeanContent;
const [kreuzberg, friedrichshain] = content.neighbourhoods as [
  SeizeTheBeanContent["neighbourhoods"][number],
  SeizeTheBeanContent["neighbourhoods"][number],
];

describe("a neighbourhood", () => {
  it("fits if all its groups do", () => {
    expect(marks(kreuzberg, content)).toEqual({ five: false, solo: true });
    expect(marks(friedrichshain, content)).toEqual({ five: true, solo: false });
    expect(unfit(kreuzberg, 4, content)).toEqual([]);
  });
  it("fits as well when a pack replaces the group that does not", () => {
    expect(unfit(kreuzberg, 5, content, { quality_beasts: true })).toEqual([]);
    expect(unfit(kreuzberg, 5, content, { quality_beasts: true, replaced: ["hipsters"] }).map(({ id }) => id)).toEqual([
      "party_animals",
    ]);
    expect(replacedIn(["a", "b", "c"], { quality_beasts: true, board_game_media: true })).toEqual(["b", "c"]);
  });
  it("fits by house rule where it would not", () => {
    expect(unfit(kreuzberg, 5, content, { five_six_advice: true })).toEqual([]);
    expect(unfit(friedrichshain, 1, content, { five_six_advice: true, criminal_minds_alone: true })).toHaveLength(1);
    expect(fits(group("criminal_minds", { solo: false }) as never, 1, { criminal_minds_alone: true })).toBe(true);
  });
  it("without a word is the recommended one", () => {
    expect(lineUp({}, 2, content)).toEqual(["hipsters", "party_animals"]);
    expect(lineUp({ neighbourhood: "random" }, 2, content)).toEqual([]);
  });
});

describe("what the server is told", () => {
  it("leaves out what is as usual", () => {
    expect(
      told(
        {
          neighbourhood: "recommended",
          founders: "off",
          first: "random",
          difficulty: ["normal", "normal"],
          craft_mode: false,
        },
        2,
      ),
    ).toEqual({});
  });
  it("leaves out what cannot apply to so many", () => {
    const wish = { sold_out: "on", city_celebrities: true, daily_specials: ["latte"], solo_level: 7 } as const;
    expect(told({ ...wish, daily_specials: ["latte"] }, 1)).toEqual({ solo_level: 7 });
    expect(told({ ...wish, daily_specials: ["latte"] }, 5)).toEqual({
      city_celebrities: true,
      daily_specials: ["latte"],
    });
  });
  it("is nearly all decided by a scenario", () => {
    expect(told({ scenario: "ao_amor", craft_mode: true, difficulty: ["hard"], solo_level: 3 }, 1)).toEqual({
      scenario: "ao_amor",
      difficulty: ["hard"],
    });
  });
  it("adds variants to a scenario by house rule, those that go with it", () => {
    const wish = { scenario_variants: true, craft_mode: true, diverse_city: true, coffee_lovers: true };
    const house = { scenario_variants: true, craft_mode: true };
    expect(told({ ...wish, scenario: "ao_amor" }, 1)).toEqual({ scenario: "ao_amor", ...house, diverse_city: true });
    expect(told({ ...wish, scenario: "wuerfel_zucker" }, 1)).toEqual({ scenario: "wuerfel_zucker", ...house });
  });
  it("names house rules only where they say something", () => {
    const wish = { five_six_advice: true, criminal_minds_alone: true, scenario_variants: true } as const;
    expect(told(wish, 3)).toEqual({});
    expect(told({ ...wish, sold_out: "on" }, 5)).toEqual({ five_six_advice: true, sold_out: "on" });
    expect(told({ ...wish, neighbourhood: "own", groups: ["a"] }, 1)).toEqual({
      neighbourhood: "own",
      groups: ["a"],
      criminal_minds_alone: true,
    });
  });
  it("has a level of difficulty for everybody as soon as somebody has another", () => {
    expect(told({ difficulty: ["normal", "expert"] }, 3).difficulty).toEqual(["normal", "expert", "normal"]);
  });
  it("names groups only of one's own Kiez", () => {
    expect(told({ groups: ["a"], neighbourhood: "mitte" }, 2)).toEqual({ neighbourhood: "mitte" });
    expect(told({ groups: ["a"], neighbourhood: "own" }, 2)).toEqual({ neighbourhood: "own", groups: ["a"] });
  });
  it("names a neighbourhood that somebody brought along by its groups", () => {
    const brought = broughtAlong(content, ["kreuzberg"]);
    expect(told({ groups: ["a"], neighbourhood: "friedrichshain" }, 2, brought)).toEqual({
      neighbourhood: "own",
      groups: ["rebels", "hipsters"],
    });
    expect(told({ neighbourhood: "kreuzberg" }, 2, brought)).toEqual({ neighbourhood: "kreuzberg" });
  });
});
