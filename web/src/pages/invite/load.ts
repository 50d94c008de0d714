// The pages around a table that waits for people, each with its sentences and icons.

import type { Component } from "svelte";
import { translations } from "$lib/language.svelte";
import { showSprite } from "$lib/sprites";

async function furnished<Props extends object>(
  page: Promise<{ default: Component<Props> }>,
): Promise<Component<Props>> {
  const [found, { default: sprite }] = await Promise.all([
    page,
    import("./icons.svg?raw"),
    translations.loadPage("invite"),
    translations.loadPage("files"),
  ]);
  showSprite("invite", sprite);
  return found.default;
}

export const loadJoin = () => furnished(import("./Join.svelte"));
export const loadLobby = () => furnished(import("./Lobby.svelte"));
