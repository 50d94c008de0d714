// The offer to be told of one's turn, with its sentences; made once, to who waits for a friend.

import { translations } from "$lib/language.svelte";

export async function loadOffer() {
  const [{ default: RemindOffer }] = await Promise.all([
    import("./RemindOffer.svelte"),
    translations.loadPage("remind"),
  ]);
  return RemindOffer;
}
