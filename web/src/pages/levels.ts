// How strong bots are, told by a face and by beans: one to five.

import { say, translations } from "$lib/language.svelte";
import type { Company } from "$lib/settings.svelte";
import { settings } from "$lib/settings.svelte";
import type { GameInfo } from "$lib/wire";
import { botLabel, offeredBots } from "./bots";

export interface Level {
  bot: string;
  /** A symbol of the sprite. */
  face: string;
  beans: number;
}

export const MOST_BEANS = 5;
/** The five levels, one face a number of beans. */
const FACES = ["beginner", "casual", "strong", "expert", "master"];
const BEANS: Record<string, number> = {
  ...Object.fromEntries(FACES.map((level, at) => [level, at + 1])),
  ...{ random: 1, "calm-cook": 2, cook: 3, greedy: 3, "quick-cook": 4 },
};

/** The bots of a game from the weakest to the strongest. One that nobody has judged yet stands where it is listed. */
export function levelsOf(game: GameInfo): Level[] {
  const bots = offeredBots(game);
  const known = bots.map((bot, at) => BEANS[bot] ?? Math.min(MOST_BEANS, at + 1));
  return bots
    .map((bot, at) => ({ bot, beans: known[at]!, face: `lv-${FACES[known[at]! - 1] ?? "master"}` }))
    .sort((a, b) => a.beans - b.beans);
}

export const levelName = (bot: string): string =>
  translations.has(`web-level-${bot}`) ? say(`web-level-${bot}`) : botLabel(bot);

/** In a few words; a game whose bots are on one's own side has words of its own. */
export function levelAbout(bot: string, game = ""): string {
  const words = [`web-level-${bot}-about-${game}`, `web-level-${bot}-about`].find((key) => translations.has(key));
  return words ? say(words) : "";
}

/** Whom one meets first where bots that play well would run away with a first game: one that is easy to beat. */
const FIRST: Record<string, Company> = { "seize-the-bean": { bots: 1, bot: "random" } };

/** How many bots can sit at a table with one person. */
export const numbersOf = ({ fewest, most }: GameInfo): number[] =>
  Array.from({ length: most }, (_, bots) => bots).filter((bots) => bots >= Math.max(1, fewest - 1));

/** With whom somebody plays a game: as last time, as far as that is still offered. */
export function companyAt(game: GameInfo): Company {
  const kept = settings.company[game.id] ?? FIRST[game.id];
  const numbers = numbersOf(game);
  const usual = numbers.includes(2) ? 2 : (numbers[0] ?? 1);
  return {
    bots: kept && numbers.includes(kept.bots) ? kept.bots : usual,
    bot: kept && offeredBots(game).includes(kept.bot) ? kept.bot : game.usual_bot,
  };
}
