// A queue between the feed and the screen: other people's rows are shown one at a time, at a pace one can follow.
// In real time nothing waits: what happens is shown when it happens.

import { settings, type Speed } from "./settings.svelte";
import type { RowInfo, SeatView, Update } from "./wire";

export const PAUSE: Record<Speed, number> = { slow: 1400, normal: 650, fast: 250, instant: 0 };
/** What is shown again takes no longer than this; where nothing moves, each moment stands for so long. */
const LONGEST_AGAIN = 12_000;
const STANDING = 1000;
/** So far behind nobody wants to watch: the queue is dropped. */
const BEHIND = 40;

/** What the screen draws now. `row` is null when nothing should move. */
export interface ShownUpdate {
  update: Update;
  row: RowInfo | null;
}

export class Playback {
  shown = $state.raw<ShownUpdate | null>(null);
  /** How many rows are waiting to be shown. */
  waiting = $state(0);

  /** What happened before is being shown again. */
  again = $state(false);
  /** The screen is still showing something: what comes waits. */
  held = $state(false);

  private queue: ShownUpdate[] = [];
  /** Where one was before something was shown again. */
  private present: ShownUpdate | null = null;
  private pause: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly mine: () => readonly number[],
    private readonly realTime: () => boolean = () => false,
  ) {}

  /** An update usually brings one row; several mean that we were disconnected, and then nothing is animated. */
  add(update: Update, unwatched = false): void {
    if (this.again) this.skip();
    const row = update.rows.length === 1 ? (update.rows[0] ?? null) : null;
    const own = row !== null && this.mine().includes(row.seat);
    const next: ShownUpdate = { update, row };
    if (
      this.shown === null ||
      row === null ||
      unwatched ||
      this.realTime() ||
      settings.speed === "instant" ||
      this.queue.length >= BEHIND
    ) {
      this.flush(next);
    } else if (own && !this.held) {
      this.flush(next);
    } else {
      this.queue.push(next);
      this.waiting = this.queue.length;
      if (this.timer === undefined && !this.held) this.step();
    }
  }

  /** Stop while the screen shows something at length, or go on. */
  hold(on: boolean): void {
    if (on === this.held) return;
    this.held = on;
    if (on) this.stop();
    else this.step();
  }

  /** Show what happened before once more, at the usual pace, then come back to where one was. */
  showAgain(moments: readonly ShownUpdate[]): void {
    if (this.again || !this.shown || moments.length === 0) return;
    this.skip();
    this.present = this.shown;
    this.again = true;
    this.queue = [...moments, { update: this.shown.update, row: null }];
    this.pause = settings.still ? STANDING : Math.min(PAUSE.normal, LONGEST_AGAIN / moments.length);
    this.stop();
    this.step();
  }

  /** Catch up at once. */
  skip(): void {
    const last = this.again ? this.present : this.queue.at(-1);
    if (last) this.flush({ update: last.update, row: this.again ? null : last.row });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What a seat of ours sees now; undefined while nothing has been shown. */
  seatView(seat: number): SeatView | undefined {
    return this.shown?.update.seats.find((own) => own.seat === seat) ?? this.shown?.update.seats[0];
  }

  private flush(next: ShownUpdate): void {
    this.stop();
    this.queue = [];
    this.waiting = 0;
    this.held = false;
    this.again = false;
    this.present = this.pause = null;
    this.shown = next;
  }

  private step(): void {
    const next = this.queue.shift();
    this.waiting = this.queue.length;
    if (!next) {
      this.timer = undefined;
      return;
    }
    if (this.again && this.queue.length === 0) return this.flush(next);
    this.shown = next;
    if (!this.held) this.timer = setTimeout(() => this.step(), this.pause ?? PAUSE[settings.speed]);
  }
}
