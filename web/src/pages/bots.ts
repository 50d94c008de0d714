// How bots are offered to people.

import { say, translations } from "$lib/language.svelte";
import type { GameInfo } from "$lib/wire";

/** Names for bots that nobody named, so that the story of a play reads like one. */
export const BOT_NAMES: readonly string[] = ["Basile", "Inès", "Léo", "Nour", "Ada", "Jules"];

/** Bots are listed from the weakest to the strongest. */
export const strongest = (game: GameInfo): string => game.bots.at(-1) ?? "";

export const botLabel = (bot: string): string => (translations.has(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot);

export const freeBotName = (taken: readonly string[]): string => BOT_NAMES.find((name) => !taken.includes(name)) ?? "";
