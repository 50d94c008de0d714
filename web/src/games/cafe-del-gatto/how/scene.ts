// What the pictures show: tokens, cups, tiles and payments of this box.

import { cardOf } from "../pieces";
import type { CafeDelGattoContent, CupEntry, TokenEntry } from "../types";

export interface Scene {
  /** Two neighbours: each costs what the other is worth. */
  milk: TokenEntry | undefined;
  coffee: TokenEntry | undefined;
  /** A column of the machine, the top row first. */
  column: TokenEntry[];
  /** Cups of different sizes, half full. */
  filling: { cup: CupEntry; tokens: TokenEntry[] }[];
  /** A full cup, what it is worth, the best tile it reaches, and what is left over. */
  served: { cup: CupEntry; tokens: TokenEntry[]; worth: number; tile: number } | undefined;
  /** What that cup pays: the symbols on it, and coins. */
  payments: { symbols: string[]; coins: number }[];
  /** The token that brings sugar. */
  sweet: TokenEntry | undefined;
}

const SYMBOLS = ["hot", "cold", "creamy"];
const ROWS = [4, 1, 3, 2, 2];
const HALF = [2, 4, 3, 1];

export function sceneOf(content: CafeDelGattoContent): Scene {
  /** A token of this value, or the next best; its symbol changes from one to the next. */
  const token = (value: number, turn = 0): TokenEntry | undefined => {
    const near = [...content.tokens].sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
    const wanted = SYMBOLS[turn % SYMBOLS.length];
    return near.find((one) => one.value === near[0]?.value && one.symbol === wanted) ?? near[0];
  };
  const tokens = (values: readonly number[], turn = 0): TokenEntry[] =>
    values.map((value, at) => token(value, at + turn)).filter((one) => one !== undefined);

  const sizes = new Map(content.cups.filter(({ spaces }) => spaces.length > 1).map((cup) => [cup.spaces.length, cup]));
  const cups = [...sizes.values()].slice(-3);
  const large = cups.find(({ spaces }) => spaces.length === 3) ?? cups.at(-1) ?? content.cups[0];
  const inside = tokens(HALF.slice(0, large?.spaces.length ?? 0));
  const worth = inside.reduce((sum, { value }) => sum + value, 0);
  const reached = content.tiles.filter(({ cup, value }) => cup === large?.id && value <= worth);
  return {
    milk: token(3),
    coffee: token(1, 1),
    column: tokens(ROWS, 2),
    filling: cups.map((cup, at) => ({
      cup,
      tokens: tokens(HALF.slice(at, at + Math.ceil(cup.spaces.length / 2)), at),
    })),
    served: large && {
      cup: large,
      tokens: inside,
      worth,
      tile: Math.max(0, ...reached.map(({ value }) => value)),
    },
    payments: large
      ? cardOf(large.id, content).map(({ symbols, coins }) => ({
          symbols: large.spaces.map((_, at) => SYMBOLS[Math.max(0, at - (large.spaces.length - symbols))] ?? "hot"),
          coins,
        }))
      : [],
    sweet: token(1, 1),
  };
}

/** The best tile of each cup: what one plays for. */
export const bestTile = (cup: string, content: CafeDelGattoContent): number =>
  Math.max(0, ...content.tiles.filter((tile) => tile.cup === cup).map(({ value }) => value));
