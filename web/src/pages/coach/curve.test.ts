import { expect, test } from "vitest";
import type { CoachMark, CoachPoint } from "$lib/wire";
import { ceiling, chanceAt, neighbour, roundsBelow } from "./curve";

const point = (rows: number, round: number, chance: number): CoachPoint => ({
  rows,
  round,
  seat: 0,
  chances: [chance, 1 - chance],
});
const mark = (row: number): CoachMark => ({ row }) as CoachMark;
const points = [point(0, 0, 0.5), point(4, 1, 0.4), point(9, 1, 0.3), point(12, 2, 0.1)];

test("a chance is that of the last end of a turn", () => {
  expect(chanceAt(points, 10, 0)).toBe(0.3);
  expect(chanceAt(points, 10, 1)).toBe(0.7);
  expect(chanceAt(points, 0, 0)).toBe(0.5);
});

test("the chart is as high as the curve needs", () => {
  expect(ceiling(points, 0)).toBe(0.6);
  expect(ceiling(points, 1)).toBe(1);
  expect(ceiling([point(0, 0, 0.1)], 0)).toBe(0.4);
});

test("rounds are numbered where they end, as many as there is room for", () => {
  expect(roundsBelow(points, 9)).toEqual([
    { round: 1, rows: 9 },
    { round: 2, rows: 12 },
  ]);
  expect(roundsBelow(points, 1)).toEqual([{ round: 2, rows: 12 }]);
});

test("the arrows jump between moments", () => {
  const marks = [mark(3), mark(8)];
  expect(neighbour(marks, 3, 1)?.row).toBe(8);
  expect(neighbour(marks, 8, -1)?.row).toBe(3);
  expect(neighbour(marks, 8, 1)).toBeUndefined();
});
