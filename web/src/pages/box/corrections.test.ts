import { describe, expect, it } from "vitest";
import { corrected, fieldsOf, said, uncorrected } from "./corrections";

const AT = { section: "customer", id: "hat-man", path: "main.order" };

describe("a correction", () => {
  it("is written as in a content file: an entry by its id, a table by its fields", () => {
    const document = corrected(corrected({}, AT, { bean: 2 }), { section: "setup", id: "", path: "hype" }, 3);

    expect(document).toEqual({
      customer: [{ id: "hat-man", main: { order: { bean: 2 } } }],
      setup: { hype: 3 },
    });
  });

  it("leaves what else was said of the entry, and the order of the entries", () => {
    let document = corrected({}, AT, { bean: 2 });
    document = corrected(document, { ...AT, id: "hat-lady", path: "super" }, true);
    document = corrected(document, { ...AT, path: "main.rewards" }, ["review"]);

    expect(document).toEqual({
      customer: [
        { id: "hat-man", main: { order: { bean: 2 }, rewards: ["review"] } },
        { id: "hat-lady", super: true },
      ],
    });
  });

  it("changes nothing in the document before it, so that one can go back", () => {
    const before = corrected({}, AT, { bean: 2 });
    corrected(before, AT, { milk: 1 });

    expect(before).toEqual({ customer: [{ id: "hat-man", main: { order: { bean: 2 } } }] });
  });

  it("that is taken back leaves nothing behind", () => {
    const both = corrected(corrected({}, AT, { bean: 2 }), { section: "setup", id: "", path: "hype" }, 3);

    const one = uncorrected(both, AT);
    expect(one).toEqual({ setup: { hype: 3 } });
    expect(uncorrected(one, { section: "setup", id: "", path: "hype" })).toEqual({});
  });

  it("of a part that was not there puts it there", () => {
    const there = corrected({}, { ...AT, path: "secondary" }, true);

    expect(corrected(there, { ...AT, path: "secondary.order" }, { pie: 1 })).toEqual({
      customer: [{ id: "hat-man", secondary: { order: { pie: 1 } } }],
    });
  });

  it("is found again by its path", () => {
    const fields = fieldsOf(corrected({}, AT, { bean: 2 }), "customer", "hat-man");

    expect(said(fields, "main.order")).toEqual({ bean: 2 });
    expect(said(fields, "main.rewards")).toBeUndefined();
    expect(said(fields, "ability")).toBeUndefined();
    expect(said(fieldsOf({}, "customer", "hat-man"), "ability")).toBeUndefined();
  });
});
