// The course of a game: the scores at the end of each round. What goes up and down within a turn is left out.

import type { GameEvent, RowInfo } from "$lib/wire";
import { withoutUndone } from "./withoutUndone";

export interface Round {
  /** As the game counts them, from 1. */
  number: number;
  /** The number of rows in the log when it was over. */
  row: number;
  scores: number[];
}

/** The round that an event begins; null for any other event. */
export type BeginsRound<E extends GameEvent> = (event: E) => number | null;

/** The rounds so far; where a game counts none, each stretch of choices of one seat is a round. */
export function roundsOf(rows: readonly RowInfo[], seats: number, begins?: BeginsRound<GameEvent>): Round[] {
  const rounds: Round[] = [];
  const kept = withoutUndone(rows).filter((row) => row.scores.length === seats);
  let number = begins ? 0 : 1;
  kept.forEach((row, at) => {
    const next = begins ? latest(row, begins) : seatAfter(kept, at) === row.seat ? null : number + 1;
    if (next === null || next === number) return;
    // The first round may have begun with the play, before anybody chose.
    if (next > 1) rounds.push({ number: number || next - 1, row: row.seq + 1, scores: row.scores });
    number = next;
  });
  const last = kept.at(-1);
  if (last && (rounds.at(-1)?.row ?? 0) <= last.seq) {
    rounds.push({ number: Math.max(1, number), row: last.seq + 1, scores: last.scores });
  }
  return rounds;
}

function latest(row: RowInfo, begins: BeginsRound<GameEvent>): number | null {
  return row.events.map(begins).findLast((number) => number !== null) ?? null;
}

const seatAfter = (rows: readonly RowInfo[], at: number): number | undefined => rows[at + 1]?.seat;

/** The round in which a seat gained the most, and how much; null where it gained nothing. */
export function bestRound(rounds: readonly Round[], seat: number): { round: number; gained: number } | null {
  let best: { round: number; gained: number } | null = null;
  rounds.forEach(({ number, scores }, at) => {
    const gained = (scores[seat] ?? 0) - (rounds[at - 1]?.scores[seat] ?? 0);
    if (gained > (best?.gained ?? 0)) best = { round: number, gained };
  });
  return best;
}

/** Marks of an axis from the lowest to the highest score: few, even, and 0 is one of them. */
export function ticks(lowest: number, highest: number, most = 5): number[] {
  const span = Math.max(1, highest - lowest);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= most - 1) ?? 1000;
  const first = Math.floor(lowest / step) * step;
  return Array.from({ length: Math.ceil((highest - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Places for labels near where they want to stand, at least so far from each other, within these bounds. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  order.forEach((at, place) => {
    const above = place > 0 ? placed[order[place - 1]!]! + apart : top;
    placed[at] = Math.max(placed[at]!, above);
  });
  order.toReversed().forEach((at, place) => {
    const below = place > 0 ? placed[order[order.length - place]!]! - apart : bottom;
    placed[at] = Math.min(placed[at]!, below);
  });
  return placed;
}
