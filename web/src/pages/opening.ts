// A game as a page needs it: its module, what the server says of it, and what lies in its box.

import { api } from "$lib/api";
import { RefusedError } from "$lib/feed.svelte";
import { showSprite } from "$lib/sprites";
import type { Content, GameInfo } from "$lib/wire";
import type { GameModule } from "$table/game";
import { GAMES } from "../games/registry";

export interface OpenGame {
  module: GameModule;
  info: GameInfo;
  content: Content;
}

export async function openGame(id: string): Promise<OpenGame> {
  const load = GAMES[id];
  if (!load) throw new RefusedError({ message: { key: "web-no-game", facts: {} }, rule: "" });
  const [module, info, content] = await Promise.all([load(), api.game(id), api.content(id)]);
  showSprite(id, module.sprite);
  return { module, info, content };
}
