// The count of everybody: those in the seats, then whoever the game itself moves.
import type { Result, ScoreLine } from "$lib/wire";

export interface Everybody {
  scores: number[];
  ranks: number[];
  counted: ScoreLine[][];
}

/** A rival has no seat and so no rank: it is first exactly when nobody in a seat is. */
export function everybody({ scores, ranks, counted, rivals = [] }: Result): Everybody {
  const theirs = ranks.includes(1) ? 2 : 1;
  return {
    scores: [...scores, ...rivals.map(({ score }) => score)],
    ranks: [...ranks, ...rivals.map(() => theirs)],
    counted: [...counted, ...rivals.map((rival) => rival.counted)],
  };
}
