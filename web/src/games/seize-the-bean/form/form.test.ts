import { describe, expect, it } from "vitest";
import { broughtAlong, lineUp, marks, replacedIn, told, unfit } from "./form";
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
