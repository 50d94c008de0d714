import { describe, expect, it } from "vitest";
import type { BoxEntry, Deck, Field } from "$lib/wire";
import { cardsOf, EVERYTHING, numbers, partsOf, shownCards, type Status } from "./filters";

const field = (path: string, status: Status): Field => ({
  path,
  label: { en: path, fr: path },
  value: 1,
  status,
  rule: "",
  input: { type: "number", least: 0, most: 9, optional: false },
});
const entry = (id: string, group: string, ...statuses: Status[]): BoxEntry => ({
  id,
  name: { en: `The ${id}`, fr: `Le ${id} éveillé` },
  group,
  printed: { en: "", fr: "" },
  fields: statuses.map((status, at) => field(`f${at}`, status)),
});
const deck = (id: string, ...entries: BoxEntry[]): Deck => ({
  id,
  name: { en: id, fr: id },
  counts: { found: 0, derived: 0, reconstructed: 0, mine: 0 },
  entries,
});
const DECKS = [
  deck(
    "customer",
    entry("hat-man", "hipsters", "found", "reconstructed"),
    entry("hat-lady", "hipsters", "found", "found"),
    entry("courier", "cyclists", "reconstructed", "reconstructed"),
  ),
  deck("pantry", entry("filter", "hipsters", "derived", "reconstructed", "mine")),
];
const cards = cardsOf(DECKS);
const ids = (filter: Partial<typeof EVERYTHING>): string[] =>
  shownCards(cards, { ...EVERYTHING, ...filter }).map(({ entry }) => entry.id);

describe("the cards of a box", () => {
  it("are numbered in their deck and group", () => {
    expect(cards.map(({ number, of }) => [number, of])).toEqual([
      [1, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it("are shown when they pass every filter at once", () => {
    expect(ids({})).toEqual(["hat-man", "hat-lady", "courier", "filter"]);
    expect(ids({ group: "hipsters" })).toEqual(["hat-man", "hat-lady", "filter"]);
    expect(ids({ group: "hipsters", status: "reconstructed" })).toEqual(["hat-man", "filter"]);
    expect(ids({ group: "hipsters", status: "reconstructed", deck: "pantry" })).toEqual(["filter"]);
    expect(ids({ status: "mine", deck: "customer" })).toEqual([]);
  });

  it("are found by a part of their name in either language, without accents, or by their id", () => {
    expect(ids({ search: "LE hat eveille" })).toEqual(["hat-man", "hat-lady"]);
    expect(ids({ search: "courier" })).toEqual(["courier"]);
    expect(ids({ search: "nobody" })).toEqual([]);
  });

  it("count what is left beside each filter, under the other ones", () => {
    const { status, decks, groups } = numbers(cards, { ...EVERYTHING, deck: "customer", status: "reconstructed" });

    expect(status).toEqual({ found: 3, derived: 0, reconstructed: 3, mine: 0 });
    expect([...decks]).toEqual([
      ["customer", 3],
      ["pantry", 1],
    ]);
    expect([...groups]).toEqual([
      ["hipsters", 1],
      ["cyclists", 2],
    ]);
  });

  it("stand under the name of their group where groups are large enough", () => {
    const many = (group: string): BoxEntry[] => [1, 2, 3, 4].map((at) => entry(`${group}-${at}`, group, "found"));
    const parts = partsOf(cardsOf([deck("customer", ...many("a"), ...many("b")), ...DECKS]));

    expect(parts.map(({ deck, group, cards }) => [deck.id, group, cards.length])).toEqual([
      ["customer", "a", 4],
      ["customer", "b", 4],
      ["customer", "", 3],
      ["pantry", "", 1],
    ]);
  });
});
