// The keys this browser holds: proof of its seats. They are kept here and nowhere else.

import type { TableKeys } from "./wire";

export interface KeptTable {
  table: string;
  game: string;
  /** Seat number to key. */
  seats: Record<string, string>;
  host?: string;
  join?: string;
  watch?: string;
  /** When it was last opened here, for the list on the start page. */
  seen: number;
  /** Not to be listed any more; its keys stay. */
  hidden?: boolean;
}

const PLACE = "demitasse.tables";
const MOST = 50;

export function allKeys(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export const keysOf = (table: string): KeptTable | undefined => allKeys().find((keys) => keys.table === table);

/** Add what is new about a table to what is known of it. */
export function keep(change: Partial<KeptTable> & { table: string }): KeptTable {
  const before = keysOf(change.table) ?? { table: change.table, game: "", seats: {}, seen: 0 };
  const after: KeptTable = {
    ...before,
    ...change,
    seats: { ...before.seats, ...change.seats },
    seen: Date.now(),
  };
  write([after, ...allKeys().filter((keys) => keys.table !== change.table)].slice(0, MOST));
  return after;
}

/** Keep what the server gave for a table that was laid for us; only a host gets the keys of a host. */
export function keepTable(game: string, { table, host, join, watch, seats }: TableKeys): void {
  const own = Object.fromEntries(seats.map(({ seat, key }) => [seat, key]));
  keep({ table, game, seats: own, ...(host ? { host, join, watch } : {}) });
}

/** When a host starts without the free seats, those behind them move up, in their order; so do their keys. */
export function renumber(keys: KeptTable, seats: readonly number[]): void {
  const had = Object.keys(keys.seats).map(Number);
  had.sort((one, other) => one - other);
  if (had.length !== seats.length || had.every((seat) => seats.includes(seat))) return;
  const now = [...seats].sort((one, other) => one - other);
  keys.seats = Object.fromEntries(now.map((seat, place) => [seat, keys.seats[String(had[place])] ?? ""]));
  write(allKeys().map((kept) => (kept.table === keys.table ? { ...kept, seats: keys.seats } : kept)));
}

export function hide(table: string): void {
  write(allKeys().map((kept) => (kept.table === table ? { ...kept, hidden: true } : kept)));
}

/** A key that shows the server who asks. */
export const keyOf = (keys: KeptTable): string =>
  Object.values(keys.seats)[0] ?? (keys.host || keys.watch || keys.join || "");

export function forget(table: string): void {
  write(allKeys().filter((keys) => keys.table !== table));
}

function write(tables: KeptTable[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // Without a place to keep keys the seat lasts as long as the page.
  }
}
