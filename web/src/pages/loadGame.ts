// Loads what a page needs of a game: its module, its description and its content (cards, tiles, names).

import { api } from "$lib/api";
import { RefusedError } from "$lib/refused";
import { showSprite } from "$lib/sprites";
import type { Content, GameInfo } from "$lib/wire";
import type { GameModule } from "$table/game";
import { GAMES } from "../games/registry";

export interface LoadedGame {
  module: GameModule;
  info: GameInfo;
  content: Content;
}

/** Ask for all that a game needs before it is known whether it will be: by the time somebody sits down, it is here. */
export const fetchAhead = (id: string): void => void Promise.allSettled(id in GAMES ? partsOf(id) : []);

const partsOf = (id: string, digest?: string) => [GAMES[id]!(), api.game(id), api.content(id, digest)] as const;

/** The game with the content of this digest; with our own unless one is told. */
export async function loadGame(id: string, digest?: string): Promise<LoadedGame> {
  if (!(id in GAMES)) throw new RefusedError({ message: { key: "web-no-game", facts: {} }, rule: "" });
  const [module, info, content] = await Promise.all(partsOf(id, digest));
  showSprite(id, module.sprite);
  return { module, info, content };
}
