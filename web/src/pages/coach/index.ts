// The coach of a replay, with its sentences and the reasons of the game's bots: loaded when somebody asks for it.

import type { Component, ComponentProps } from "svelte";
import { translations } from "$lib/language.svelte";
import type CoachType from "./Coach.svelte";

type Coach = Component<ComponentProps<typeof CoachType>>;

const loading = new Map<string, Promise<Coach>>();

/** The same promise each time: the page may ask again whenever something changes. */
export function loadCoach(game: string): Promise<Coach> {
  const before = loading.get(game);
  if (before) return before;
  const now = load(game);
  loading.set(game, now);
  now.catch(() => loading.delete(game));
  return now;
}

async function load(game: string): Promise<Coach> {
  const [{ default: Coach }] = await Promise.all([
    import("./Coach.svelte"),
    translations.loadPage("coach"),
    translations.loadBots(game),
  ]);
  return Coach;
}
