// Once more: go to the table of the rematch; whoever is first lays it.

import { api } from "$lib/api";
import { keep, keepTable, type KeptTable } from "$lib/keys";
import { router } from "$lib/router.svelte";

/** `known` is the table of the rematch, if somebody has laid it. */
export async function goToRematch(keys: KeptTable, known: string): Promise<void> {
  const old = Object.values(keys.seats);
  const key = keys.host ?? old[0];
  if (!key) return;
  let table = known;
  if (table) {
    for (const own of old) {
      const taken = await api.join(table, { join: "", name: "" }, own);
      keep({ table, game: keys.game, seats: { [taken.seat]: taken.key } });
    }
  } else {
    const next = await api.rematch(keys.table, key, old);
    keepTable(keys.game, next);
    table = next.table;
  }
  router.go(`/table/${table}`);
}
