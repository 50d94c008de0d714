// A row that has just been played moves pieces on the screen.

import { untrack } from "svelte";
import type { GameTypes, RowInfo } from "$lib/wire";

/** Whenever another row is shown that takes nothing back. Call it while a screen is made. */
export function onPlayed<G extends GameTypes>(row: () => RowInfo<G> | null, move: (row: RowInfo<G>) => void): void {
  $effect(() => {
    const played = row();
    if (played && !played.undo) untrack(() => move(played));
  });
}
