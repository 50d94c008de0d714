// The log keeps everything; what was undone no longer holds.

import type { GameTypes, RowInfo } from "$lib/wire";

/** The rows that still hold: what was undone is not told. */
export function standing<G extends GameTypes>(rows: readonly RowInfo<G>[]): RowInfo<G>[] {
  const left: RowInfo<G>[] = [];
  for (const row of rows) {
    if (row.undo) left.pop();
    else left.push(row);
  }
  return left;
}
