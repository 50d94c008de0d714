// Who won lately is kept in this browser, so that a stronger or an easier bot can be offered when it is time.

export interface PlayedGame {
  table: string;
  bot: string;
  won: boolean;
}

export interface BotOffer {
  bot: string;
  stronger: boolean;
  /** How many of the last games were won. */
  wins: number;
  games: number;
}

const PLACE = "demitasse.played";
const KEPT = 8;
/** Up after three wins of four, down after three losses in a row. */
const LATELY = 4;
const ENOUGH = 3;

function read(): Record<string, PlayedGame[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, PlayedGame[]>)
      : {};
  } catch {
    return {};
  }
}

/** Add a game to those played, once, and tell all that are known; the newest is the last. */
export function remember(game: string, played: PlayedGame): PlayedGame[] {
  const all = read();
  const before = Array.isArray(all[game]) ? all[game] : [];
  const after = [...before.filter((one) => one.table !== played.table), played].slice(-KEPT);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [game]: after }));
  } catch {
    // A browser that keeps nothing is offered nothing.
  }
  return after;
}

/** Against whom a game was played in this browser, to play it on from a moment; null where nobody remembers. */
export function playedAgainst(game: string, table: string): string | null {
  const before = read()[game];
  return (Array.isArray(before) ? before.find((one) => one.table === table)?.bot : null) ?? null;
}

/** What to offer next; `bots` are those of the game, from the weakest to the strongest. */
export function offer(played: readonly PlayedGame[], bots: readonly string[]): BotOffer | null {
  const newest = played.at(-1);
  const at = newest ? bots.indexOf(newest.bot) : -1;
  if (!newest || at < 0) return null;
  const before = played.findLastIndex(({ bot }) => bot !== newest.bot);
  const lately = played.slice(before + 1).slice(-LATELY);
  const wins = lately.filter(({ won }) => won).length;
  const [stronger, easier] = [bots[at + 1], bots[at - 1]];
  if (newest.won && wins >= ENOUGH && stronger) return { bot: stronger, stronger: true, wins, games: lately.length };
  const losing = lately.slice(-ENOUGH);
  if (losing.length === ENOUGH && losing.every(({ won }) => !won) && easier) {
    return { bot: easier, stronger: false, wins: 0, games: ENOUGH };
  }
  return null;
}
