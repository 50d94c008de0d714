// The games this client can draw. A new game is one more line; it is loaded when somebody opens its table.

import type { Component } from "svelte";
import { translations } from "$lib/language.svelte";
import type { BoxArt } from "$table/boxArt";
import { arrivedGame, type GameModule, type OptionsForm } from "$table/game";

/** Something of a game's, together with its sentences. */
const spoken = async <T>(game: string, part: Promise<{ default: T }>): Promise<T> => {
  const [found] = await Promise.all([part, translations.loadGame(game)]);
  return found.default;
};

/** The module of a game, from the page or from the server. */
const module = async (
  game: string,
  fetch: () => Promise<{ default: GameModule }>,
): Promise<{ default: GameModule }> => {
  const here = arrivedGame(game);
  return here ? { default: here } : fetch();
};

/** The same for a game whose bots talk while it is played. */
const talking = async <T>(game: string, part: Promise<{ default: T }>): Promise<T> => {
  const [found] = await Promise.all([spoken(game, part), translations.loadBots(game)]);
  return found;
};

export const GAMES: Record<string, () => Promise<GameModule>> = {
  "coffee-rush": () =>
    spoken(
      "coffee-rush",
      module("coffee-rush", () => import("./coffee-rush")),
    ),
  "cafe-del-gatto": () =>
    spoken(
      "cafe-del-gatto",
      module("cafe-del-gatto", () => import("./cafe-del-gatto")),
    ),
  "seize-the-bean": () =>
    spoken(
      "seize-the-bean",
      module("seize-the-bean", () => import("./seize-the-bean")),
    ),
  "kitchen-rush": () =>
    talking(
      "kitchen-rush",
      module("kitchen-rush", () => import("./kitchen-rush")),
    ),
};

/** Games with many icons explain them on a page of their own: a button for the rules, loaded with them. */
export const GLOSSARIES: Record<string, () => Promise<Component>> = {
  "seize-the-bean": () => spoken("seize-the-bean", import("./seize-the-bean/GlossaryButton.svelte")),
};

/** Games with much to choose before a play lay out the form for a new table themselves. */
export const FORMS: Record<string, () => Promise<OptionsForm>> = {
  "seize-the-bean": () => spoken("seize-the-bean", import("./seize-the-bean/form")),
};

/** Games that one can play alone keep a page of one's results. */
export const RESULTS: Record<string, () => Promise<Component>> = {
  "seize-the-bean": () => spoken("seize-the-bean", import("./seize-the-bean/Results.svelte")),
};

/** How a game draws the cards of its box, on the page where people correct them. */
export const BOXES: Record<string, () => Promise<BoxArt>> = {
  "seize-the-bean": () => spoken("seize-the-bean", import("./seize-the-bean/box")),
  "kitchen-rush": () => spoken("kitchen-rush", import("./kitchen-rush/box")),
  "coffee-rush": () => spoken("coffee-rush", import("./coffee-rush/box")),
  "cafe-del-gatto": () => spoken("cafe-del-gatto", import("./cafe-del-gatto/box")),
};
