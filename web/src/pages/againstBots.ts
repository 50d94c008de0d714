// A table for one person and some bots.

import { api } from "$lib/api";
import { keepTable } from "$lib/keys";
import { say } from "$lib/language.svelte";
import { settings, type Company } from "$lib/settings.svelte";
import type { GameInfo, TableKeys } from "$lib/wire";
import type { Played } from "$table/guide";
import { BOT_NAMES } from "./bots";

/** Lay it, keep its keys, remember with whom one plays; the path to it. */
export async function playAgainstBots(game: GameInfo, company: Company): Promise<string> {
  const name = settings.name.trim() || say("web-somebody");
  const others = botNames(name, company);
  const keys = await api.create({
    game: game.id,
    seats: [{ kind: "me", name }, ...others.map((one) => ({ kind: "bot" as const, bot: company.bot, name: one }))],
  });
  return sitDown(game, company, keys);
}

/** The same with what was played in its guide for the first Day, round or turn: somebody goes on from there. */
export async function playOn(game: GameInfo, company: Company, { record, rows, seat }: Played): Promise<string> {
  const name = settings.name.trim() || say("web-somebody");
  const { id } = await api.loadReplay(record ?? "");
  const fork = { rows: rows.length, seat, name, bot: company.bot, names: botNames(name, company) };
  return sitDown(game, company, await api.fork(id, fork));
}

const botNames = (name: string, { bots }: Company): string[] =>
  BOT_NAMES.filter((one) => one.toLowerCase() !== name.toLowerCase()).slice(0, bots);

function sitDown(game: GameInfo, company: Company, keys: TableKeys): string {
  settings.company = { ...settings.company, [game.id]: company };
  keepTable(game.id, keys);
  return `/table/${keys.table}`;
}
