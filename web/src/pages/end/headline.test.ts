import { beforeAll, expect, test } from "vitest";
import { translations } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Result } from "$lib/wire";
import { headline, signed, type End } from "./headline";

const PEOPLE = ["Maya", "Inès", "Basile"];

beforeAll(async () => {
  settings.language = "en";
  await translations.load("en");
  await Promise.all([translations.loadPage("end"), translations.loadGame("coffee-rush")]);
});

function told(result: Partial<Result>, more: Partial<End> = {}): [string, string, boolean] {
  const whole: Result = { scores: [], ranks: [], ended_by: "deck", counted: [], ...result };
  const { title, how, won } = headline({
    result: whole,
    prefix: "cr",
    people: PEOPLE,
    you: 0,
    together: false,
    ...more,
  });
  return [title, how, won];
}

test("a win says the score, and what decided a tie", () => {
  expect(told({ scores: [8, 6, 5], ranks: [1, 2, 3] })).toEqual(["You win!", "8 : 6.", true]);
  expect(told({ scores: [8, 8, 6], ranks: [1, 2, 3], decided_by: "sent" })).toEqual([
    "You win!",
    "8 : 8, with more orders sent.",
    true,
  ]);
});

test("whoever did not win reads their place, the score and who won", () => {
  expect(told({ scores: [6, 8, 7], ranks: [3, 1, 2] })).toEqual(["Third", "6 : 8. Inès wins.", false]);
  expect(told({ scores: [8, 8, 7], ranks: [2, 1, 3], decided_by: "rush" })).toEqual([
    "Second",
    "8 : 8. Inès wins, with more Rush tokens.",
    false,
  ]);
});

test("a tie between others is nothing to who was not part of it", () => {
  expect(told({ scores: [6, 8, 8], ranks: [3, 1, 2], decided_by: "sent" })[1]).toBe("6 : 8. Inès wins.");
});

test("a shared win is shared by name", () => {
  expect(told({ scores: [8, 8, 6], ranks: [1, 1, 3] })).toEqual([
    "You share the win!",
    "8 : 8 with Inès, equal in everything.",
    true,
  ]);
  expect(told({ scores: [6, 8, 8], ranks: [3, 1, 1] })).toEqual([
    "Third",
    "6 : 8. Inès and Basile share the win.",
    false,
  ]);
});

test("spectators, and people who share a screen, read names", () => {
  expect(told({ scores: [8, 8, 6], ranks: [1, 2, 3], decided_by: "sent" }, { you: null })).toEqual([
    "Maya wins!",
    "8 : 8, with more orders sent.",
    false,
  ]);
  expect(told({ scores: [8, 8, 6], ranks: [1, 1, 3] }, { you: null })).toEqual([
    "A shared win!",
    "8 : 8 for Maya and Inès, equal in everything.",
    false,
  ]);
});

test("alone against a rival of the game there is no second place", () => {
  const rivals = [{ score: 46, counted: [] }];
  expect(told({ scores: [7], ranks: [2], rivals }, { people: ["Maya", "Starbots"] })).toEqual([
    "Not this time",
    "7 : 46.",
    false,
  ]);
  expect(told({ scores: [50], ranks: [1], rivals }, { people: ["Maya", "Starbots"] })).toEqual([
    "You win!",
    "50 : 46.",
    true,
  ]);
});

test("a team wins or loses as one", () => {
  expect(told({ scores: [3, 3], ranks: [1, 1] }, { together: true })).toEqual(["You did it, all of you!", "", true]);
  expect(told({ scores: [3, 3], ranks: [2, 2] }, { together: true })[2]).toBe(false);
  expect(told({ scores: [3, 3], ranks: [1, 1] }, { together: true, you: null })[2]).toBe(false);
});

test("points below nothing have a real minus", () => {
  expect(told({ scores: [-2, -5], ranks: [1, 2] })[1]).toBe("−2 : −5.");
  expect([signed(3), signed(0), signed(-3)]).toEqual(["+3", "0", "−3"]);
});
