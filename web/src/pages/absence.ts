// What a table says whose clock stands still: for whom it waits, and what lets it go on.

import { readerOf, say, type Naming } from "$lib/language.svelte";
import type { TableInfo } from "$lib/wire";

export function standingWords(
  table: TableInfo,
  naming: Naming,
  me: readonly number[],
): { sentence: string; detail: string } {
  const told = (key: string, seats: readonly number[]): string =>
    say(key, { seat: [...seats] }, { ...naming, you: readerOf(me) });
  const { awaited, agreed } = table;
  if (awaited.length > 0) {
    const left = awaited.every((seat) => table.seats[seat]?.kind === "open");
    return { sentence: told("web-awaited", awaited), detail: say(left ? "web-awaited-left" : "web-awaited-lost") };
  }
  if (table.resumes !== null) return { sentence: say("web-resumes"), detail: say("web-resumes-about") };
  const here = table.seats.filter(({ kind, connected }) => kind === "person" && connected).map(({ seat }) => seat);
  const missing = here.filter((seat) => !agreed.includes(seat));
  const mine = me.length > 0 && me.every((seat) => agreed.includes(seat));
  const why = table.interrupted ? say("web-pause-interrupted") : "";
  const detail =
    mine && missing.length > 0
      ? told("web-pause-waiting", missing)
      : agreed.length > 0
        ? told("web-pause-go-on-wanted", agreed)
        : why;
  return { sentence: say("web-paused"), detail };
}
