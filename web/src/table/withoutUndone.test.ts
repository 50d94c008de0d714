import { expect, it } from "vitest";
import { pieces } from "./nameMarkup";
import { withoutUndone } from "./withoutUndone";
import type { RowInfo } from "$lib/wire";

const row = (seq: number, undo = false): RowInfo => ({
  seq,
  at: 0,
  seat: 0,
  choice: null,
  undo,
  events: [],
  scores: [],
});

it("an undo takes back the row before it that still stands", () => {
  expect(withoutUndone([row(0), row(1), row(2, true), row(3, true), row(4)]).map((one) => one.seq)).toEqual([4]);
});

it("people and things are set apart from the words between them", () => {
  expect(pieces("\u0002Maya\u0004 sends the \u0003Cocoa\u0004.")).toEqual([
    { kind: "person", text: "Maya" },
    { kind: "words", text: " sends the " },
    { kind: "thing", text: "Cocoa" },
    { kind: "words", text: "." },
  ]);
});
