// The tables of this browser, with their sentences: for whoever has some.

import type { Component, ComponentProps } from "svelte";
import { translations } from "$lib/language.svelte";
import type MyTablesType from "./MyTables.svelte";

export async function loadMyTables(): Promise<Component<ComponentProps<typeof MyTablesType>>> {
  const [{ default: MyTables }] = await Promise.all([
    import("./MyTables.svelte"),
    translations.loadPage("tables"),
    translations.loadPage("remind"),
  ]);
  return MyTables;
}
