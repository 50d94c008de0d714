import { expect, it } from "vitest";
import { finalScores } from "./finalScores";

const bit = { what: "reviews", count: 1, points: 1 };
const result = (rank: number, rivals?: { score: number; counted: (typeof bit)[] }[]) => ({
  scores: [7],
  ranks: [rank],
  ended_by: "deck",
  counted: [[bit]],
  ...(rivals && { rivals }),
});

it("without rivals the count is that of the seats", () => {
  expect(finalScores(result(1))).toEqual({ scores: [7], ranks: [1], counted: [[bit]] });
});

it("a rival comes last, and first of all when nobody beats it", () => {
  const rivals = [{ score: 9, counted: [bit, bit] }];
  expect(finalScores(result(2, rivals))).toEqual({ scores: [7, 9], ranks: [2, 1], counted: [[bit], [bit, bit]] });
  expect(finalScores(result(1, rivals)).ranks).toEqual([1, 2]);
});
