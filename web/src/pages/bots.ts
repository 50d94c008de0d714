// How bots are offered to people.

import { say, translations } from "$lib/language.svelte";
import type { GameInfo } from "$lib/wire";

/** Names for bots that nobody named, so that the story of a play reads like one. */
export const BOT_NAMES: readonly string[] = ["Basile", "Inès", "Léo", "Nour", "Ada", "Jules"];

/** From the weakest to the strongest; a game has all of them, or none. */
const LEVELS: readonly string[] = ["beginner", "casual", "strong", "expert", "master"];
const hasLevels = ({ bots }: GameInfo): boolean => LEVELS.every((level) => bots.includes(level));

/** Whom people can choose: the five levels where a game has them, else all bots it has. */
export const offeredBots = (game: GameInfo): readonly string[] => (hasLevels(game) ? LEVELS : game.bots);

/** On one's own side one meets partners that play well: with them a newcomer wins, too. */
const PARTNERS: Record<string, string> = { "kitchen-rush": "expert" };

/** Whom one meets unless one says otherwise: one that a newcomer can beat, or the best where there are no levels. */
export const usualBot = (game: GameInfo): string =>
  hasLevels(game) ? (PARTNERS[game.id] ?? "casual") : (game.bots.at(-1) ?? "");

export const botLabel = (bot: string): string => (translations.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot);

export const freeBotName = (taken: readonly string[]): string => BOT_NAMES.find((name) => !taken.includes(name)) ?? "";
