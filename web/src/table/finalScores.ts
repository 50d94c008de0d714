// The scores of a finished game: those of the seats, then those of rivals that the game itself moves.

import type { Result, ScoreLine } from "$lib/wire";

export interface FinalScores {
  scores: number[];
  ranks: number[];
  counted: ScoreLine[][];
}

/** The server ranks only seats. A rival is ranked first if no seat is, else second. */
export function finalScores({ scores, ranks, counted, rivals = [] }: Result): FinalScores {
  const theirs = ranks.includes(1) ? 2 : 1;
  return {
    scores: [...scores, ...rivals.map(({ score }) => score)],
    ranks: [...ranks, ...rivals.map(() => theirs)],
    counted: [...counted, ...rivals.map((rival) => rival.counted)],
  };
}
