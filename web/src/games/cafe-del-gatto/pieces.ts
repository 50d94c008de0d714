// What the pieces of Café del Gatto are called in sprites and styles.

import { ofKind } from "$table/game";
import type { RowInfo } from "$lib/wire";
import {
  USUAL,
  type CafeDelGatto,
  type CafeDelGattoChoice,
  type CafeDelGattoContent,
  type CafeDelGattoView,
  type CupEntry,
  type PaymentEntry,
  type TileChoice,
  type TokenEntry,
} from "./types";

export const COLUMNS = ["milk", "coffee"] as const;
export type Column = (typeof COLUMNS)[number];

const DRAWN = ["espresso", "espresso_macchiato", "doppio", "cappuccino", "latte_macchiato"];
const BY_SIZE = ["espresso", "doppio", "cappuccino", "latte_macchiato"];

/** The shape of a cup; one that people brought along looks like ours of its size. */
export const shapeOf = (cup: CupEntry): string =>
  DRAWN.includes(cup.id) ? cup.id : (BY_SIZE[Math.min(cup.spaces.length, BY_SIZE.length) - 1] ?? "espresso");

export const tokenOf = (id: string, content: CafeDelGattoContent): TokenEntry | undefined =>
  content.tokens.find((token) => token.id === id);

export const cupOf = (id: string, content: CafeDelGattoContent): CupEntry | undefined =>
  content.cups.find((cup) => cup.id === id);

export const heapSize = (heap: Record<string, number>): number =>
  Object.values(heap).reduce((sum, number) => sum + number, 0);

/** The token that is being bought and where it comes from; null when none is. */
export function lifted(view: CafeDelGattoView): { token: string; column: Column; price: number } | null {
  const column = COLUMNS.find((one) => one === view.column);
  const place = column && view[column][view.row - 1];
  return column && place ? { token: place.token, column, price: place.price } : null;
}

/** What the drinks card pays for a cup, by the number of different symbols. */
export const cardOf = (cup: string, content: CafeDelGattoContent): PaymentEntry[] =>
  content.payments.filter((payment) => payment.cup === cup).sort((a, b) => a.symbols - b.symbols);

/** The way to a tile that spends the least sugar. */
export function cheapest(choices: readonly CafeDelGattoChoice[], value: number): TileChoice | undefined {
  const sugar = (choice: TileChoice): number => choice.sugar ?? USUAL.tile.sugar;
  return ofKind(choices, "tile")
    .filter((choice) => choice.value === value)
    .sort((a, b) => sugar(a) - sugar(b))[0];
}

/** A cup's name without the name of another cup in front of it: where there is little room, that is enough. */
export function shortName(cup: CupEntry, content: CafeDelGattoContent, language: "en" | "fr"): string {
  const name = cup.name[language];
  const before = content.cups.find((other) => name.startsWith(`${other.name[language]} `));
  const rest = before ? name.slice(before.name[language].length + 1) : name;
  return rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1);
}

/** The places of the machine, as `milk-3`, whose tokens came in these rows. What lay above a bought one slid down. */
export function newPlaces(rows: readonly RowInfo<CafeDelGatto>[], view: CafeDelGattoView): string[] {
  /** From the lowest row up: whether what lies there is new; null for a free place. */
  const places: Record<string, (boolean | null)[]> = Object.fromEntries(
    COLUMNS.map((column) => [column, view[column].map(() => false)]),
  );
  for (const event of rows.flatMap((row) => row.events)) {
    if (!("column" in event)) continue;
    const column = places[event.column];
    if (!column) continue;
    if (event.event === "bought") column.push(...column.splice(event.row - 1, 1).map(() => null));
    else if (event.event === "cleaned") column.fill(null);
    else for (const _ of event.tokens) column[column.indexOf(null)] = true;
  }
  return COLUMNS.flatMap((column) =>
    (places[column] ?? []).flatMap((fresh, index) => (fresh ? [`${column}-${index + 1}`] : [])),
  );
}
