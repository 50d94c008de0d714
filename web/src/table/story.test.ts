import { expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import type { GameModule } from "./game";
import { LongStory, plain } from "./story";

const rows = (number: number): RowInfo[] =>
  Array.from({ length: number }, (_, seq) => ({
    seq,
    at: seq * 10,
    seat: seq % 3 === 2 ? -1 : 0,
    choice: null,
    undo: false,
    events: [],
    scores: [],
  }));
const people = (...names: string[]) => ({ content: null, people: names, you: null });

function teller(): { module: GameModule; told: number[] } {
  const told: number[] = [];
  const storyLines: GameModule["storyLines"] = (some) =>
    some.map(({ seq, seat }) => {
      told.push(seq);
      return { message: { key: `row-${seq}`, facts: {} }, seat, row: seq + 1 };
    });
  return { module: { storyLines } as unknown as GameModule, told };
}

it("a long story is told on, not told again", () => {
  const { module, told } = teller();
  const long = new LongStory();
  long.last(rows(3), module, people("Ana"), 100);
  const lines = long.last(rows(5), module, people("Ana"), 2);
  expect(told).toEqual([0, 1, 2, 3, 4]);
  expect(lines.map(plain)).toEqual(["row-3", "row-4"]);
  expect(new Set(long.last(rows(5), module, people("Ana"), 100).map(({ id }) => id)).size).toBe(5);
});

it("what time did is told of nobody", () => {
  const { module } = teller();
  expect(new LongStory().last(rows(3), module, people("Ana"), 100).map(({ seat }) => seat)).toEqual([0, 0, -1]);
});

it("somebody has another name: it is told from the beginning", () => {
  const { module, told } = teller();
  const long = new LongStory();
  long.last(rows(2), module, people("Ana"), 100);
  long.last(rows(2), module, people("Bea"), 100);
  expect(told).toEqual([0, 1, 0, 1]);
});
