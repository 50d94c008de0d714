// The play's own clock, as well as this browser can know it.
//
// For a screen there is `PlayClock`, given as the prop `clock`:
//   clock.now          the play's own time in milliseconds, the same that views use (`since`, `until`, `bell`). Read in
//                      markup, `$derived` or `$effect` it is read again with every frame while the clock runs (a few
//                      times a second for those who want no motion); read anywhere else it is simply the time.
//   clock.running      whether it runs now; it stands still between rounds, when paused, and in a replay.
//   clock.left(until)  whole seconds until a moment, rounded up, never below 0: changes once a second.
// It never runs backwards on the screen while it runs. What it says is for the eyes only: the server's clock decides.
//
// How it is reckoned: the server's clock is ahead of ours by some amount that hardly changes while it runs. Whatever
// the server tells bounds that amount. A time told and heard at r was c at r or before: it is at least c − r. An answer
// to a question asked at s was given at s or after: it is at most c − s. The quickest messages give the closest bounds,
// slow and lost ones do no harm, and bounds grow apart with age, because no two clocks run exactly alike. Our own clock
// is `performance.now()`: nobody can set it.

import { untrack } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { settings } from "./settings.svelte";

export interface PlayClock {
  readonly now: number;
  readonly running: boolean;
  left(until: number): number;
}

/** How far two clocks may drift apart, in milliseconds a millisecond. */
const DRIFT = 2e-4;
/** Bounds that contradict each other by more than this mean that a clock has jumped. */
const SLACK = 5;
/** An error larger than this is put right at once, a smaller one without anybody noticing. */
const JUMP = 500;
/** How long it takes until most of a small error is made up for: one can catch up faster than one can wait. */
const CATCH_UP = 150;
const WAIT = 600;
/** Without motion the time on the screen changes so often. */
const CALM = 250;
const REMEMBERED = 16;
/** Pauses before the first questions, when nothing is known yet; then one now and then. */
const EAGER = [0, 150, 300, 600, 1200];
const RUNNING = 2500;
const STANDING = 10_000;

/** Makes `now` reactive, at the pace of the screen, for as long as somebody looks. */
abstract class ReactiveClock implements PlayClock {
  running = $state(false);
  /** Counts what changes the time other than its passing. */
  private changes = $state(0);
  private readonly look = createSubscriber((update) => (settings.still ? calmly(update) : smoothly(update)));

  abstract read(): number;

  get now(): number {
    void this.changes;
    if (this.running) this.look();
    return this.read();
  }

  left(until: number): number {
    return Math.max(0, Math.ceil((until - this.now) / 1000));
  }

  protected change(): void {
    this.changes = untrack(() => this.changes) + 1;
  }
}

function smoothly(update: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    frame = requestAnimationFrame(next);
    update();
  });
  return () => cancelAnimationFrame(frame);
}

function calmly(update: () => void): () => void {
  const timer = setInterval(update, CALM);
  return () => clearInterval(timer);
}

/** The clock of a table, told by the feed. */
export class TableClock extends ReactiveClock {
  /** Bounds on how far the server's clock is ahead of ours, as of our time 0. */
  private least = -Infinity;
  private most = Infinity;
  private questions = new Map<number, number>();
  /** Round trips of late, in milliseconds. */
  private trips: number[] = [];
  private eager = 0;
  private shown = 0;
  private shownAt: number;

  constructor(private readonly ours: () => number = () => performance.now()) {
    super();
    this.shownAt = ours();
  }

  /** A frame came that tells the time. */
  tell(clock: number, running: boolean): void {
    const now = this.ours();
    this.run(clock, running);
    if (running) this.bound(clock - now, Infinity, now);
    this.change();
  }

  /** A question for the time goes out. */
  ask(id: number): void {
    this.questions.set(id, this.ours());
    this.eager++;
    if (this.questions.size > REMEMBERED) this.questions.delete(this.questions.keys().next().value!);
  }

  /** Its answer came back. */
  answer(id: number, clock: number, running: boolean): void {
    const [asked, now] = [this.questions.get(id), this.ours()];
    this.questions.delete(id);
    if (asked !== undefined) {
      this.trips.push(now - asked);
      if (this.trips.length > REMEMBERED) this.trips.shift();
    }
    this.run(clock, running);
    if (running) this.bound(clock - now, asked === undefined ? Infinity : clock - asked, now);
    this.change();
  }

  /** Another connection: what was on its way is lost, and the server may have stopped meanwhile. */
  reconnect(): void {
    this.questions.clear();
    this.trips = [];
    this.eager = 0;
    this.forget();
  }

  /** How long to wait before the next question. */
  get pause(): number {
    return EAGER[this.eager] ?? (this.running ? RUNNING : STANDING);
  }

  /** The quickest round trip of late, in milliseconds; null when nothing is known. */
  get trip(): number | null {
    return this.trips.length > 0 ? Math.min(...this.trips) : null;
  }

  override read(): number {
    const now = this.ours();
    if (this.running) {
      const passed = now - this.shownAt;
      const error = now + this.ahead(now) - (this.shown + passed);
      const slew = error > 0 ? CATCH_UP : WAIT;
      this.shown += passed + (Math.abs(error) > JUMP ? error : error * (1 - Math.exp(-passed / slew)));
    }
    this.shownAt = now;
    return this.shown;
  }

  private run(clock: number, running: boolean): void {
    if (!running) {
      this.read();
      this.forget();
      // It was stopped a moment before we heard of it: rather wait there than go back, unless that was long ago.
      if (this.shown < clock || this.shown - clock > JUMP) this.shown = clock;
    } else if (!this.running) {
      this.shownAt = this.ours();
      this.eager = 0;
    }
    this.running = running;
  }

  private forget(): void {
    this.least = -Infinity;
    this.most = Infinity;
  }

  private bound(least: number, most: number, now: number): void {
    this.least = Math.max(this.least, least + DRIFT * now);
    this.most = Math.min(this.most, most - DRIFT * now);
    if (this.least - DRIFT * now > this.most + DRIFT * now + SLACK) {
      this.least = least + DRIFT * now;
      this.most = most - DRIFT * now;
    }
  }

  /** How far the server's clock is ahead of ours: between the bounds, or a half of the way there and back. */
  private ahead(now: number): number {
    const least = this.least - DRIFT * now;
    if (this.least === -Infinity) return this.shown - this.shownAt;
    if (this.most === Infinity) return least + Math.min(JUMP, (this.trip ?? 0) / 2);
    return (least + this.most + DRIFT * now) / 2;
  }
}

/** A clock set by its owner (replay, guide): it stands at a moment, or runs from it at some pace up to another one. */
export class ManualClock extends ReactiveClock {
  private from = 0;
  private until = 0;
  private since = 0;
  private pace = 1;

  constructor(
    at = 0,
    private readonly ours: () => number = () => performance.now(),
  ) {
    super();
    this.from = at;
  }

  stand(at: number): void {
    this.from = at;
    this.running = false;
    this.change();
  }

  run(from: number, until: number, pace: number): void {
    [this.from, this.until, this.pace, this.since] = [from, until, pace, this.ours()];
    this.running = true;
    this.change();
  }

  override read(): number {
    if (!this.running) return this.from;
    return Math.min(this.until, this.from + (this.ours() - this.since) * this.pace);
  }
}

/** Minutes and seconds, as on a kitchen clock: 3:07. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
