import { describe, expect, test } from "vitest";
import type { GameEvent, RowInfo } from "$lib/wire";
import { bestRound, roundsOf, spread, ticks } from "./rounds";

interface Began extends GameEvent {
  round: number;
}
const begins = (event: GameEvent): number | null => (event.event === "turn-began" ? (event as Began).round : null);

/** A row that leaves these scores, and may begin a round. */
const row = (seq: number, scores: number[], round?: number, more: Partial<RowInfo> = {}): RowInfo => ({
  seq,
  at: 0,
  seat: seq % 2,
  choice: { do: "confirm" },
  undo: false,
  events: round === undefined ? [] : [{ event: "turn-began", round } as Began],
  scores,
  ...more,
});

describe("the rounds of a game", () => {
  test("have the scores of their end, whatever happened within", () => {
    const rows = [row(0, [0, 0], 1), row(1, [1, 0]), row(2, [0, 0]), row(3, [0, 2], 2), row(4, [3, 2])];
    expect(roundsOf(rows, 2, begins)).toEqual([
      { number: 1, row: 4, scores: [0, 2] },
      { number: 2, row: 5, scores: [3, 2] },
    ]);
  });

  test("do not end where another seat's turn of the same round begins", () => {
    const rows = [row(0, [0, 0], 1), row(1, [1, 0], 1), row(2, [1, 1], 2), row(3, [1, 1])];
    expect(roundsOf(rows, 2, begins).map(({ scores }) => scores)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test("begin with the first, though that began before anybody chose", () => {
    const rows = [row(0, [1, 0]), row(1, [2, 0], 2), row(2, [2, 3])];
    expect(roundsOf(rows, 2, begins)).toEqual([
      { number: 1, row: 2, scores: [2, 0] },
      { number: 2, row: 3, scores: [2, 3] },
    ]);
  });

  test("leave out what was undone", () => {
    const rows = [row(0, [0, 0], 1), row(1, [5, 0], 2), row(2, [0, 0], undefined, { undo: true, choice: null })];
    expect(roundsOf(rows, 2, begins)).toEqual([{ number: 1, row: 1, scores: [0, 0] }]);
  });

  test("are the stretches of one seat where a game counts none", () => {
    const rows = [row(0, [1, 0]), row(2, [2, 0]), row(3, [2, 4]), row(4, [3, 4])];
    expect(roundsOf(rows, 2).map(({ number, scores }) => [number, ...scores])).toEqual([
      [1, 2, 0],
      [2, 2, 4],
      [3, 3, 4],
    ]);
  });

  test("are none before anything was played", () => {
    expect(roundsOf([], 2, begins)).toEqual([]);
  });
});

test("the best round is the one that brought the most, and there is none without a gain", () => {
  const rounds = [1, 4, 3].map((score, at) => ({ number: at + 1, row: at, scores: [score, -at] }));
  expect(bestRound(rounds, 0)).toEqual({ round: 2, gained: 3 });
  expect(bestRound(rounds, 1)).toBeNull();
});

test("an axis has few even marks around all scores", () => {
  expect(ticks(0, 8)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(-3, 5)).toEqual([-4, -2, 0, 2, 4, 6]);
  expect(ticks(0, 61)).toEqual([0, 20, 40, 60, 80]);
  expect(ticks(0, 0)).toEqual([0]);
});

test("labels keep their distance and stay inside", () => {
  expect(spread([50, 50, 120], 14, 0, 200)).toEqual([50, 64, 120]);
  expect(spread([195, 198], 14, 0, 200)).toEqual([186, 200]);
});
