// The log keeps everything; what was undone no longer holds.

import type { RowInfo } from "$lib/wire";

/** The rows that still hold: what was undone is not told. */
export function standing(rows: readonly RowInfo[]): RowInfo[] {
  const left: RowInfo[] = [];
  for (const row of rows) {
    if (row.undo) left.pop();
    else left.push(row);
  }
  return left;
}
