// The pages, each with the sentences only it needs.

import type { Component } from "svelte";
import { api } from "$lib/api";
import { keysOf } from "$lib/keys";
import { translations, type Wording } from "$lib/language.svelte";
import type { PageName, Route } from "$lib/route";
import { loadJoin } from "./invite/load";
import { fetchAhead } from "./loadGame";
import { openEarly } from "./session.svelte";
import Start from "./Start.svelte";
import Table from "./Table.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page takes what it needs of the address
export type Page = Component<any>;

const withWords = async <Found>(page: Promise<Found>, ...words: Wording[]): Promise<Found> => {
  const [found] = await Promise.all([page, ...words.map((one) => translations.loadPage(one))]);
  return found;
};

/** A page gets the part of the address it is about. The two that everybody sees come with the shell, the others when somebody
 * goes there. */
export const PAGES: Record<PageName, () => Promise<{ default: Page }>> = {
  start: () => Promise.resolve({ default: Start }),
  new: () => withWords(import("./NewTable.svelte"), "form", "levels", "files"),
  join: async () => ({ default: await loadJoin() }),
  watch: () => import("./Watch.svelte"),
  table: () => Promise.resolve({ default: Table }),
  replay: () => import("./Replay.svelte"),
  rules: () => withWords(import("./Rules.svelte"), "reading"),
  how: () => withWords(import("./How.svelte"), "reading"),
  guide: () => withWords(import("./Guide.svelte"), "reading"),
  results: () => import("./Results.svelte"),
  box: () => withWords(import("./box/Box.svelte"), "box", "files"),
  carry: () => withWords(import("./tables/Carry.svelte"), "tables"),
  nowhere: () => import("./NotFound.svelte"),
};

/** A page that takes longer says that it is on its way. */
const MOMENT = 400;

/** Ask for what an address needs while the sentences are still on their way: each step waited for costs half a second on
 * a mobile network. What fails is asked for again where it is needed. Resolves when there is something to show: to draw a page
 * that only says it is connecting would keep a slow phone from drawing the table. */
export async function askEarly({ page, id }: Route): Promise<void> {
  void Promise.allSettled([PAGES[page](), api.games()]);
  if (page === "table") fetchAhead(keysOf(id)?.game ?? "");
  if (page === "table") await Promise.race([openEarly(id), new Promise((resolve) => setTimeout(resolve, MOMENT))]);
}
