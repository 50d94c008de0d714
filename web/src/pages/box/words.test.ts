import { expect, it } from "vitest";
import { heaps, unmarked, valuesOf, wordsIn } from "./words";

it("a rule is told without the marks of its page", () => {
  const text = "Each has a Boost ([SB-XRULING-04](#SB-XRULING-04)) or is `wild`.";

  expect(unmarked({ en: text, fr: text }).en).toBe("Each has a Boost (SB-XRULING-04) or is wild.");
});

it("an entry is put together from its fields, parts inside parts", () => {
  const label = { en: "", fr: "" };
  const field = (path: string, value: unknown) =>
    ({ path, label, value, status: "found", rule: "", input: { type: "data" } }) as const;
  const fields = [field("secondary", true), field("secondary.order", { pie: 1 }), field("super", false)];

  expect(valuesOf({ id: "hat-man", name: null, group: "", printed: label, fields })).toEqual({
    id: "hat-man",
    secondary: { order: { pie: 1 } },
    super: false,
  });
});

it("what is none of a kind is not drawn, and one word is a list of one", () => {
  expect(heaps({ bean: 2, milk: 0 })).toEqual([["bean", 2]]);
  expect(heaps(null)).toEqual([]);
  expect([wordsIn("hype"), wordsIn(["a", "b"]), wordsIn(null)]).toEqual([["hype"], ["a", "b"], []]);
});
