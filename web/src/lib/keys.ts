// The keys this browser holds: proof of its seats. They are kept here and nowhere else.

export interface TableKeys {
  table: string;
  game: string;
  /** Seat number to key. */
  seats: Record<string, string>;
  host?: string;
  join?: string;
  watch?: string;
  /** When it was last opened here, for the list on the start page. */
  seen: number;
}

const PLACE = "demitasse.tables";
const MOST = 50;

export function allKeys(): TableKeys[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as TableKeys[]) : [];
  } catch {
    return [];
  }
}

export const keysOf = (table: string): TableKeys | undefined => allKeys().find((keys) => keys.table === table);

/** Add what is new about a table to what is known of it. */
export function keep(change: Partial<TableKeys> & { table: string }): TableKeys {
  const before = keysOf(change.table) ?? { table: change.table, game: "", seats: {}, seen: 0 };
  const after: TableKeys = {
    ...before,
    ...change,
    seats: { ...before.seats, ...change.seats },
    seen: Date.now(),
  };
  write([after, ...allKeys().filter((keys) => keys.table !== change.table)].slice(0, MOST));
  return after;
}

export function forget(table: string): void {
  write(allKeys().filter((keys) => keys.table !== table));
}

function write(tables: TableKeys[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // Without a place to keep keys the seat lasts as long as the page.
  }
}
