// What the welcome of a game needs; null where a game has none.

import { api } from "$lib/api";
import { translations } from "$lib/language.svelte";
import { showSprite } from "$lib/sprites";
import type { Content } from "$lib/wire";
import type { Welcome } from "$table/welcome";
import sprite from "./icons.svg?raw";

const WELCOMES = import.meta.glob<Welcome>("../../games/*/welcome/index.ts", { import: "default" });

export interface LoadedWelcome {
  welcome: Welcome;
  content: Content;
}

export async function loadWelcome(game: string): Promise<LoadedWelcome | null> {
  const found = WELCOMES[`../../games/${game}/welcome/index.ts`];
  if (!found) return null;
  const [welcome, content] = await Promise.all([
    found(),
    api.content(game),
    translations.loadGame(game),
    translations.loadWelcome(game),
  ]);
  showSprite(game, welcome.sprite);
  showSprite("welcome", sprite);
  return { welcome, content };
}
