// The offer to be told of one's turn, made once to who waits for a friend, and what is told later, with their sentences.

import { translations } from "$lib/language.svelte";

export async function loadOffer() {
  const [{ default: RemindOffer }] = await Promise.all([
    import("./RemindOffer.svelte"),
    translations.loadPage("remind"),
  ]);
  return RemindOffer;
}

export async function loadSheet() {
  const [{ default: RemindSheet }] = await Promise.all([
    import("./RemindSheet.svelte"),
    translations.loadPage("remind"),
  ]);
  return RemindSheet;
}
