import { expect, it } from "vitest";
import { FreshQuestion, UNREAD } from "./freshQuestion";

it("keeps Enter and digits from a question that has just come up", () => {
  const fresh = new FreshQuestion();
  fresh.asks("prep", 0);
  fresh.asks("keep", 1000);
  expect(["Enter", " ", "3"].map((key) => fresh.keepsFrom(key, 1000 + UNREAD - 1))).toEqual([true, true, true]);
  expect(fresh.keepsFrom("Enter", 1000 + UNREAD)).toBe(false);
});

it("lets all other keys through, and everything while the question stays", () => {
  const fresh = new FreshQuestion();
  fresh.asks("prep", 0);
  expect(fresh.keepsFrom("Enter", 10)).toBe(false);
  fresh.asks("action", 1000);
  expect(fresh.keepsFrom("w", 1001)).toBe(false);
  fresh.asks("action", 1900);
  expect(fresh.keepsFrom("Enter", 1901)).toBe(false);
});
