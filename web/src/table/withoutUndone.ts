// The log keeps rows that were undone, followed by a row that says so.

import type { GameTypes, RowInfo } from "$lib/wire";

/** The rows that still hold: neither those that were undone nor the undo rows themselves. */
export function withoutUndone<G extends GameTypes>(rows: readonly RowInfo<G>[]): RowInfo<G>[] {
  const left: RowInfo<G>[] = [];
  for (const row of rows) {
    if (row.undo) left.pop();
    else left.push(row);
  }
  return left;
}
