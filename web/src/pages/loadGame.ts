// Loads what a page needs of a game: its module, its description and its content (cards, tiles, names).

import { api } from "$lib/api";
import { RefusedError } from "$lib/feed.svelte";
import { showSprite } from "$lib/sprites";
import type { Content, GameInfo } from "$lib/wire";
import type { GameModule } from "$table/game";
import { GAMES } from "../games/registry";

export interface LoadedGame {
  module: GameModule;
  info: GameInfo;
  content: Content;
}

/** The game with the content of this digest; with our own unless one is told. */
export async function loadGame(id: string, digest?: string): Promise<LoadedGame> {
  const loadModule = GAMES[id];
  if (!loadModule) throw new RefusedError({ message: { key: "web-no-game", facts: {} }, rule: "" });
  const [module, info, content] = await Promise.all([loadModule(), api.game(id), api.content(id, digest)]);
  showSprite(id, module.sprite);
  return { module, info, content };
}
