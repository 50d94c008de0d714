// The end screen is loaded when a game is over, with its sentences and what the game gives it.

import type { Component, ComponentProps } from "svelte";
import { translations } from "$lib/language.svelte";
import type { Finale } from "$table/finale";
import type { GameModule } from "$table/game";
import type EndScreenType from "./EndScreen.svelte";

export interface LoadedEnd {
  EndScreen: Component<ComponentProps<typeof EndScreenType>>;
  finale: Finale | null;
}

const loaded = new WeakMap<GameModule, Promise<LoadedEnd>>();

/** The same promise each time: the page may ask again whenever something changes. */
export function loadEnd(module: GameModule): Promise<LoadedEnd> {
  const before = loaded.get(module);
  if (before) return before;
  const loading = load(module);
  loaded.set(module, loading);
  loading.catch(() => loaded.delete(module));
  return loading;
}

async function load(module: GameModule): Promise<LoadedEnd> {
  const [{ default: EndScreen }, finale] = await Promise.all([
    import("./EndScreen.svelte"),
    module.finale?.() ?? null,
    translations.loadPage("end"),
  ]);
  return { EndScreen, finale };
}

/** What the button for another game says: somebody may be waiting there already. */
export const rematchKey = (together: boolean | undefined, waits: string | undefined): string => {
  if (!waits) return together ? "web-again-together" : "web-rematch";
  return together ? "web-rematch-join-together" : "web-rematch-join";
};
