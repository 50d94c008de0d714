// What happened between somebody's last choice and now, told as moves: the stretches of rows that one seat chose.

import type { RowInfo } from "$lib/wire";
import type { Line } from "./story";
import { withoutUndone } from "./withoutUndone";

export interface Move {
  seat: number;
  /** Its rows that still hold, oldest first. */
  rows: readonly RowInfo[];
  /** The most telling of its lines. */
  told: Line;
}

/** The moves of these rows. `telling` names the messages that say most, the most telling first. */
export function movesOf(rows: readonly RowInfo[], lines: readonly Line[], telling: readonly string[] = []): Move[] {
  const stretches: RowInfo[][] = [];
  for (const row of withoutUndone(rows)) {
    if (row.seat < 0) continue;
    const last = stretches.at(-1);
    if (last?.[0]?.seat === row.seat) last.push(row);
    else stretches.push([row]);
  }
  let at = 0;
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0]!, stretch.at(-1)!];
    const own: Line[] = [];
    for (; at < lines.length && lines[at]!.row <= last.seq + 1; at++) {
      if (lines[at]!.row > first.seq && lines[at]!.seat === first.seat) own.push(lines[at]!);
    }
    const told = mostTelling(own, telling);
    return told ? [{ seat: first.seat, rows: stretch, told }] : [];
  });
}

function mostTelling(lines: readonly Line[], telling: readonly string[]): Line | undefined {
  for (const key of telling) {
    const found = lines.findLast((line) => line.key === key);
    if (found) return found;
  }
  return lines.at(-1);
}

/** The rows since the last choice of a seat; null when it has not chosen anything yet. */
export function rowsSince(rows: readonly RowInfo[], seat: number): RowInfo[] | null {
  const held = withoutUndone(rows);
  const mine = held.findLastIndex((row) => row.seat === seat);
  return mine < 0 ? null : held.slice(mine + 1);
}

/**
 * After how many rows the story has its divider: where a seat's last turn ended. During a turn that is the turn before,
 * so that what came in between stays marked until the next one. Null when there is nothing to divide.
 */
export function dividerOf(rows: readonly RowInfo[], seat: number): number | null {
  const held = withoutUndone(rows);
  let at = held.length - 1;
  if (held[at]?.seat === seat) while (at >= 0 && held[at]?.seat === seat) at--;
  while (at >= 0 && held[at]?.seat !== seat) at--;
  return at < 0 ? null : held[at]!.seq + 1;
}

/** The last move of each seat. */
export const lastMoves = (moves: readonly Move[]): Map<number, Move> =>
  new Map(moves.map((move) => [move.seat, move] as const));
