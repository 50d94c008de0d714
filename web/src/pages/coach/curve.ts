// Where the chances of a play lie on a chart: plain numbers, drawn by Curve.svelte.

import type { CoachMark, CoachPoint } from "$lib/wire";

/** The chance of a seat at the last end of a turn up to a row. */
export function chanceAt(points: readonly CoachPoint[], row: number, seat: number): number {
  return points.findLast(({ rows }) => rows <= row)?.chances[seat] ?? 0;
}

/** How far up the chart goes: a whole number of fifths, so that a low curve is not a flat one. */
export function ceiling(points: readonly CoachPoint[], seat: number): number {
  const most = Math.max(0.4, ...points.map(({ chances }) => chances[seat] ?? 0));
  return Math.min(1, Math.ceil(most * 5) / 5);
}

/** The first end of a turn in each round, for the numbers below; not more than there is room for. */
export function roundsBelow(points: readonly CoachPoint[], most: number): { round: number; rows: number }[] {
  const ends = new Map<number, number>();
  for (const { round, rows } of points) if (round > 0) ends.set(round, rows);
  const all = [...ends].map(([round, rows]) => ({ round, rows }));
  const every = Math.max(1, Math.ceil(all.length / Math.max(1, most)));
  return all.filter(({ round }) => round % every === 0);
}

/** The mark before or after a row, for the keys ↑ and ↓. */
export function neighbour(marks: readonly CoachMark[], row: number, step: 1 | -1): CoachMark | undefined {
  return step > 0 ? marks.find((mark) => mark.row > row) : marks.findLast((mark) => mark.row < row);
}
