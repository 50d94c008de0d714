import { describe, expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import { dividerOf, lastMoves, movesOf, rowsSince } from "./since";
import type { Line } from "./story";

/** Rows by seat: `u` takes back the last one of the seat before it. */
const log = (seats: string): RowInfo[] =>
  [...seats].map((sign, seq) => ({
    seq,
    at: 0,
    seat: sign === "u" ? Number(seats[seq - 1]) : sign === "t" ? -1 : Number(sign),
    choice: null,
    undo: sign === "u",
    events: [],
    scores: [],
  }));
const line = (row: number, seat: number, key = "did"): Line => ({ id: `${row}`, row, seat, key, pieces: [] });
/** A line after each row, about whoever chose it. */
const told = (rows: RowInfo[]): Line[] => rows.map((row) => line(row.seq + 1, row.seat, `row-${row.seq}`));

describe("the rows since somebody's last choice", () => {
  it("are those of others after it", () => {
    expect(rowsSince(log("001122"), 0)?.map((row) => row.seq)).toEqual([2, 3, 4, 5]);
  });
  it("are none once the turn has begun with a first choice", () => {
    expect(rowsSince(log("0011220"), 0)).toEqual([]);
  });
  it("are back when that choice is taken back", () => {
    expect(rowsSince(log("00110u"), 0)?.map((row) => row.seq)).toEqual([2, 3]);
  });
  it("are not there before the first choice", () => {
    expect(rowsSince(log("11"), 0)).toBeNull();
  });
});

describe("moves", () => {
  it("are stretches of one seat, told by their last line", () => {
    const rows = log("1122t1");
    const moves = movesOf(rows, told(rows));
    expect(moves.map(({ seat, told }) => [seat, told.key])).toEqual([
      [1, "row-1"],
      [2, "row-3"],
      [1, "row-5"],
    ]);
  });
  it("are told by what says most", () => {
    const rows = log("111");
    const lines = [line(1, 1, "walk"), line(2, 1, "sent"), line(3, 1, "pour")];
    expect(movesOf(rows, lines, ["sent", "walk"])[0]?.told.key).toBe("sent");
    expect(movesOf(rows, lines, ["never"])[0]?.told.key).toBe("pour");
  });
  it("are not told by a line about somebody else", () => {
    expect(movesOf(log("1"), [line(1, 0)])).toEqual([]);
  });
  it("leave out what was undone", () => {
    const rows = log("11u2");
    expect(movesOf(rows, told(rows)).map((move) => move.rows.map((row) => row.seq))).toEqual([[0], [3]]);
  });
  it("of each seat: the last one is on its card", () => {
    const rows = log("1212");
    const last = lastMoves(movesOf(rows, told(rows)));
    expect([last.get(1)?.told.key, last.get(2)?.told.key, last.get(0)]).toEqual(["row-2", "row-3", undefined]);
  });
});

describe("the divider of the story", () => {
  it("stands where one's last turn ended", () => {
    expect(dividerOf(log("0011"), 0)).toBe(2);
  });
  it("stays there during the turn", () => {
    expect(dividerOf(log("001100"), 0)).toBe(2);
  });
  it("moves on with the next turn", () => {
    expect(dividerOf(log("0011001"), 0)).toBe(6);
  });
  it("is not there before the second turn", () => {
    expect(dividerOf(log("00"), 0)).toBeNull();
    expect(dividerOf(log("11"), 0)).toBeNull();
    expect(dividerOf([], 0)).toBeNull();
  });
});
