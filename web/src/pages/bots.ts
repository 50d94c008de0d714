// How bots are offered to people.

import { say, translations } from "$lib/language.svelte";
import type { GameInfo } from "$lib/wire";

/** Names for bots that nobody named, so that the story of a play reads like one. */
export const BOT_NAMES: readonly string[] = ["Basile", "Inès", "Léo", "Nour", "Ada", "Jules"];

/** From the weakest to the strongest; a game has all of them, or none. */
export const LEVELS: readonly string[] = ["beginner", "casual", "strong", "expert", "master"];
const hasLevels = ({ bots }: GameInfo): boolean => LEVELS.every((level) => bots.includes(level));

/** Whom people can choose: the five levels where a game has them, else all bots it has. */
export const offeredBots = (game: GameInfo): readonly string[] => (hasLevels(game) ? LEVELS : game.bots);

export const botLabel = (bot: string): string => (translations.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot);

export const freeBotName = (taken: readonly string[]): string => BOT_NAMES.find((name) => !taken.includes(name)) ?? "";
