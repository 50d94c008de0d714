// The tables of this browser in the order in which they ask for something: whoever has waited longest for us comes first.

import { api } from "$lib/api";
import { RefusedError } from "$lib/refused";
import { allKeys, keyOf, type KeptTable } from "$lib/keys";
import { settings } from "$lib/settings.svelte";
import type { TableNews } from "$lib/wire";

export interface Slip {
  keys: KeptTable;
  /** null when the table is gone. */
  news: TableNews | null;
  /** One of our seats is asked. */
  turn: boolean;
  /** Since when somebody waits, by the clock of this browser; 0 where nobody noted it. */
  since: number;
}

export const listed = (): KeptTable[] => allKeys().filter(({ hidden }) => !hidden);

export async function askFor(tables: readonly KeptTable[]): Promise<Slip[]> {
  const slips = await Promise.all(tables.map(slipOf));
  return slips.filter((slip) => slip !== null).sort(byUrgency);
}

async function slipOf(keys: KeptTable): Promise<Slip | null> {
  try {
    const news = await api.news(keys.table, keyOf(keys), settings.language);
    const mine = news.table.asked.find(({ seat }) => news.seats.includes(seat));
    const wall = mine?.wall ?? (news.table.asked[0]?.wall || news.moved);
    const going = news.table.state === "playing" || news.table.state === "waiting";
    return { keys, news, turn: going && mine !== undefined, since: wall ? wall + Date.now() - news.now : 0 };
  } catch (error) {
    const gone = error instanceof RefusedError && error.refusal.message.key.startsWith("server-");
    return gone ? { keys, news: null, turn: false, since: 0 } : null;
  }
}

/** A game goes on there, and somebody else has a seat. */
export const withFriends = ({ news }: Slip): boolean =>
  news !== null &&
  news.seats.length > 0 &&
  (news.table.state === "playing" || news.table.state === "waiting") &&
  news.table.seats.some(({ seat, kind }) => kind === "person" && !news.seats.includes(seat));

const RANKS = ["playing", "waiting", "lobby", "over"];
const rank = ({ news, turn }: Slip): number => (turn ? -1 : news ? RANKS.indexOf(news.table.state) : RANKS.length);

/** Our turns first, those who wait longest in front; then the newest of each kind. */
export function byUrgency(one: Slip, other: Slip): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  return one.turn ? one.since - other.since : other.since - one.since;
}

/** The table where it is our turn and somebody has waited longest, other than this one; empty for none. */
export async function nextTurn(besides = ""): Promise<string> {
  const slips = await askFor(listed().filter(({ table }) => table !== besides));
  return slips.find(({ turn }) => turn)?.keys.table ?? "";
}
