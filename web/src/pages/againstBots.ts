// A table for one person and some bots.

import { api } from "$lib/api";
import { keepTable } from "$lib/keys";
import { say } from "$lib/language.svelte";
import { settings, type Company } from "$lib/settings.svelte";
import type { GameInfo } from "$lib/wire";
import { BOT_NAMES } from "./bots";

/** Lay it, keep its keys, remember with whom one plays; the path to it. */
export async function playAgainstBots(game: GameInfo, company: Company): Promise<string> {
  const name = settings.name.trim() || say("web-somebody");
  const others = BOT_NAMES.filter((one) => one.toLowerCase() !== name.toLowerCase()).slice(0, company.bots);
  const keys = await api.create({
    game: game.id,
    seats: [{ kind: "me", name }, ...others.map((one) => ({ kind: "bot" as const, bot: company.bot, name: one }))],
  });
  settings.company = { ...settings.company, [game.id]: company };
  keepTable(game.id, keys);
  return `/table/${keys.table}`;
}
