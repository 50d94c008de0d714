// Who sits where on a screen, and what stands under each name.

import { say } from "$lib/language.svelte";
import type { GameScreenProps } from "./game";

/** Every seat but this one, clockwise from it. */
export const others = (owner: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, offset) => (owner + 1 + offset) % seats);

/** Whose turn it is, as a game says it. */
export interface Turn {
  asked: number;
  /** Whose turn comes then; -1 where nobody can know. */
  next: number;
  over: boolean;
}

/** The line under a name: who is away comes first, then whose turn it is, then what else is to be said. */
export function turnLine(
  seat: number,
  { asked, next, over }: Turn,
  { seat: mine, away, status }: Pick<GameScreenProps, "seat" | "away" | "status">,
  otherwise = "",
): string {
  if (over) return "";
  if (away?.(seat)) return status(seat);
  if (seat === asked) return say(seat === mine ? "web-your-turn" : "web-plays-now");
  return status(seat) || (seat === next ? say("web-plays-next") : otherwise);
}
