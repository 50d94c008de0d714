// The games this client can draw. A new game is one more line; it is loaded when somebody opens its table.

import type { Component } from "svelte";
import type { GameModule } from "$table/game";

export const GAMES: Record<string, () => Promise<GameModule>> = {
  "coffee-rush": () => import("./coffee-rush").then((found) => found.default),
  "cafe-del-gatto": () => import("./cafe-del-gatto").then((found) => found.default),
  "seize-the-bean": () => import("./seize-the-bean").then((found) => found.default),
  "kitchen-rush": () => import("./kitchen-rush").then((found) => found.default),
};

/** Games with many icons explain them on a page of their own: a button for the rules, loaded with them. */
export const GLOSSARIES: Record<string, () => Promise<Component>> = {
  "seize-the-bean": () => import("./seize-the-bean/GlossaryButton.svelte").then((found) => found.default),
};
