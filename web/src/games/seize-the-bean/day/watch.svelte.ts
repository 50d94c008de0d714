// What is shown at length before the table goes on: one's guests who were served without a choice, one by one, and the
// Day when it is over. Meanwhile the table holds back what comes next.

import type { Holding } from "$table/game";
import { settings, type Speed } from "$lib/settings.svelte";
import { finishedIn, forcedIn, lastOver, type Guest } from "./sum";
import type { RowInfo } from "$lib/wire";
import type { SeizeTheBean } from "../types";

/** How long a guest stays, in milliseconds. */
export const BEAT: Record<Speed, number> = { slow: 4500, normal: 2400, fast: 1100, instant: 0 };
/** How long a guest of another café stays in its panel. */
export const RIVAL: Record<Speed, number> = { slow: 1800, normal: 1000, fast: 500, instant: 0 };
/** No café's panel falls behind by more guests than this. */
const MOST = 4;

const KNOWN = "demitasse.seize-the-bean.paced";
const DAYS = "demitasse.seize-the-bean.days";
/** So many tables are remembered. */
const TABLES = 40;

interface Shown {
  rows: readonly RowInfo<SeizeTheBean>[];
  row: RowInfo<SeizeTheBean> | null;
  /** The seats of this browser, and the other cafés. */
  mine: readonly number[];
  others: readonly number[];
  /** Who is being served, and asked about, now. */
  serving: string;
  over: boolean;
}

export class DayWatch {
  /** Those shown one after the other, and which of them now. */
  guests = $state.raw<Guest[]>([]);
  at = $state(0);
  /** Guests of other cafés, by seat, until they were shown there. */
  private rivals = $state.raw<Readonly<Record<number, readonly Guest[]>>>({});
  /** The Day whose panel is open; null for none. */
  day = $state<number | null>(null);
  /** It waits for whoever reads it, and was not opened by hand. */
  waiting = $state(false);
  /** A pace was chosen, or a whole game played. */
  private known = $state(read<boolean>(KNOWN) === true);

  private seen: number | null = null;
  private next: number | null = null;
  private last = -1;

  constructor(private readonly holding: () => Holding | undefined) {}

  /** The first game goes slowly, until somebody says otherwise. */
  get pace(): Speed {
    return settings.speed === "normal" && !this.known ? "slow" : settings.speed;
  }
  setPace(pace: Speed): void {
    settings.speed = pace;
    this.setKnown();
    if (pace !== "instant") return;
    this.rivals = {};
    this.finish();
  }
  private setKnown(): void {
    if (this.known) return;
    this.known = true;
    write(KNOWN, true);
  }

  get guest(): Guest | null {
    return this.rereading ? null : (this.guests[this.at] ?? null);
  }
  /** A Day was opened by hand: what comes up meanwhile waits until it is closed. */
  private get rereading(): boolean {
    return this.day !== null && !this.waiting;
  }

  /** Call whenever something else is shown. */
  follow({ rows, row, mine, others, serving, over }: Shown): void {
    const holding = this.holding();
    if (!holding || mine.length === 0) return;
    if (over) return this.setKnown();
    const ended = lastOver(rows);
    if (this.seen === null) this.seen = this.firstSeen(holding.table, ended, rows, mine);
    const fresh = row !== null && !row.undo && row.seq > this.last;
    this.last = Math.max(this.last, rows.at(-1)?.seq ?? -1);
    const closed = ended > this.seen ? ended : null;
    if (closed !== null) this.setSeen(holding.table, closed);
    if (this.pace === "instant") return;
    if (fresh) this.showRivals(finishedIn(rows, row.seq, others));
    const guests = fresh ? forcedIn(rows, row.seq, mine, serving) : [];
    if (guests.length === 0 && closed === null) return;
    holding.hold(true);
    this.next = closed;
    [this.guests, this.at] = [guests, 0];
    if (guests.length === 0 && !this.rereading) this.closeDay();
  }

  /** The guest of another café that its panel shows now. */
  rival(seat: number): Guest | null {
    return this.rivals[seat]?.[0] ?? null;
  }
  nextRival(seat: number): void {
    this.rivals = { ...this.rivals, [seat]: this.rivals[seat]?.slice(1) ?? [] };
  }
  private showRivals(guests: readonly Guest[]): void {
    for (const guest of guests) {
      const waiting = [...(this.rivals[guest.seat] ?? []), guest];
      this.rivals = { ...this.rivals, [guest.seat]: waiting.slice(-MOST) };
    }
  }

  /** The next guest, or what comes after the last one. */
  advance = (): void => {
    if (this.at + 1 < this.guests.length) this.at++;
    else this.finish();
  };
  /** No more guests, straight on to the next choice. */
  skip = (): void => {
    this.rivals = {};
    this.finish();
    if (!this.waiting) this.holding()?.skip();
  };
  private finish(): void {
    if (this.guests.length === 0) return;
    [this.guests, this.at] = [[], 0];
    if (this.next !== null) this.closeDay();
    else this.holding()?.hold(false);
  }
  private closeDay(): void {
    [this.day, this.waiting, this.next] = [this.next, true, null];
  }

  /** Look at a Day again. */
  open = (day: number): void => {
    if (day > 0) this.day = day;
  };
  close = (): void => {
    this.day = null;
    if (this.waiting) this.holding()?.hold(false);
    this.waiting = false;
    if (this.guests.length === 0 && this.next !== null) this.closeDay();
  };

  /** Who comes back sees the Day that ended meanwhile; who sits down at a table for the first time has missed none. */
  private firstSeen(table: string, ended: number, rows: Shown["rows"], mine: readonly number[]): number {
    const kept = read<Record<string, number>>(DAYS)?.[table];
    if (typeof kept === "number") return kept;
    const own = rows.findLastIndex(({ seat }) => mine.includes(seat));
    const missed = own >= 0 && lastOver(rows.slice(own + 1)) === ended && ended > 0;
    if (!missed) this.setSeen(table, ended);
    return missed ? ended - 1 : ended;
  }
  private setSeen(table: string, day: number): void {
    this.seen = day;
    const kept = Object.entries(read<Record<string, number>>(DAYS) ?? {}).filter(([other]) => other !== table);
    write(DAYS, Object.fromEntries([...kept.slice(1 - TABLES), [table, day]]));
  }
}

function read<Kept>(place: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(place: string, kept: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
