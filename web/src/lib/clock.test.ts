import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ManualClock, minutes, TableClock } from "./clock.svelte";

/** Chance that is the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

interface Line {
  /** One way, in milliseconds: what it takes at least, and what may come on top of it. */
  there: number;
  back: number;
  jitter: number;
  /** How many messages never arrive, though starting and stopping are always heard of: they come with what happened. */
  lost: number;
  /** How many are held up by a packet that had to be sent again, and all behind them. */
  stalled?: number;
  /** How much faster the server's clock runs. */
  drift?: number;
  seed?: number;
}

/** A server with a clock, a browser with another one, and a bad line between them, in steps of 10 ms. */
class World {
  /** The server's time; the browser's is far off. */
  time = 0;
  runsSince: number | null = null;
  base = 0;
  lastShown = 0;
  worst = 0;
  backwards = 0;
  private post: { at: number; open: () => void }[] = [];
  private lastAsk = 0;
  private lastIn: Record<"there" | "back", number> = { there: 0, back: 0 };
  private ids = 0;
  private readonly random: () => number;
  readonly clock: TableClock;
  skip = 0;

  constructor(readonly line: Line) {
    this.random = chance(line.seed ?? 1);
    this.clock = new TableClock(() => this.ours);
  }

  get ours(): number {
    return 987_654_321 + this.skip + this.time / (1 + (this.line.drift ?? 0));
  }
  get truth(): number {
    return this.base + (this.runsSince === null ? 0 : this.time - this.runsSince);
  }

  /** Messages stay in order on a line, whatever each of them takes. */
  private send(way: "there" | "back", open: () => void, surely = false): void {
    if (this.random() < this.line.lost && !surely) return;
    const stall = this.random() < (this.line.stalled ?? 0) ? 2 * (this.line.there + this.line.back) : 0;
    const least = stall + (way === "there" ? this.line.there : this.line.back);
    const at = Math.max(this.lastIn[way], this.time + least + this.random() ** 3 * this.line.jitter);
    this.lastIn[way] = at;
    this.post.push({ at, open });
  }

  tellAll(surely = false): void {
    const [clock, running] = [Math.floor(this.truth), this.runsSince !== null];
    this.send("back", () => this.clock.tell(clock, running), surely);
  }
  run(): void {
    this.runsSince = this.time;
    this.tellAll(true);
  }
  stop(): void {
    this.base = this.truth;
    this.runsSince = null;
    this.tellAll(true);
  }
  private ask(): void {
    const id = ++this.ids;
    this.clock.ask(id);
    this.send("there", () => {
      const [clock, running] = [Math.floor(this.truth), this.runsSince !== null];
      this.send("back", () => this.clock.answer(id, clock, running));
    });
  }

  /** Let time pass; the screen looks sixty times a second, and now and then somebody at the table does something. */
  pass(milliseconds: number, settle = 0): void {
    const end = this.time + milliseconds;
    const begin = this.time;
    while (this.time < end) {
      this.time += 10;
      const due = this.post.filter(({ at }) => at <= this.time);
      this.post = this.post.filter(({ at }) => at > this.time);
      for (const { open } of due.sort((a, b) => a.at - b.at)) open();
      if (this.time - this.lastAsk >= this.clock.pause) {
        this.ask();
        this.lastAsk = this.time;
      }
      if (this.random() < 0.004) this.tellAll();
      const shown = this.clock.read();
      if (shown < this.lastShown) this.backwards++;
      this.lastShown = shown;
      if (this.time - begin > settle) this.worst = Math.max(this.worst, Math.abs(shown - this.truth));
    }
  }
}

describe("the clock of a table", () => {
  it("knows the time to a few milliseconds on a good line", () => {
    const world = new World({ there: 5, back: 5, jitter: 10, lost: 0 });
    world.pass(2000);
    world.run();
    world.pass(60_000, 500);
    expect(world.worst).toBeLessThan(20);
    expect(world.backwards).toBe(0);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    "is off by less than a quarter of a second on a bad line (%i)",
    (seed) => {
      const world = new World({ there: 300, back: 300, jitter: 400, lost: 0.05, seed });
      world.pass(4000);
      world.run();
      world.pass(240_000, 2000);
      expect(world.worst).toBeLessThan(250);
      expect(world.backwards).toBe(0);
    },
  );

  it.each([11, 12, 13, 14])("bears a line on which packets are sent again (%i)", (seed) => {
    const world = new World({ there: 150, back: 150, jitter: 100, lost: 0, stalled: 0.05, seed });
    world.pass(3000);
    world.run();
    world.pass(240_000, 1500);
    expect(world.worst).toBeLessThan(250);
    expect(world.backwards).toBe(0);
  });

  it.each([
    [300, 20],
    [20, 300],
  ])("bears a line that is slow one way (%i there, %i back)", (there, back) => {
    const world = new World({ there, back, jitter: 120, lost: 0.05 });
    world.pass(3000);
    world.run();
    world.pass(120_000, 1500);
    expect(world.worst).toBeLessThan(250);
  });

  it.each([1e-4, -1e-4])("bears clocks that drift apart (%d)", (drift) => {
    const world = new World({ there: 40, back: 40, jitter: 200, lost: 0.05, drift });
    world.pass(2000);
    world.run();
    world.pass(600_000, 1000);
    expect(world.worst).toBeLessThan(100);
    expect(world.backwards).toBe(0);
  });

  it("stands still while it is paused, and goes on without running backwards", () => {
    const world = new World({ there: 150, back: 150, jitter: 100, lost: 0 });
    world.pass(2000);
    world.run();
    world.pass(10_000);
    world.stop();
    world.pass(1000);
    const stood = world.clock.read();
    world.pass(30_000);
    expect(world.clock.read()).toBe(stood);
    expect(world.clock.running).toBe(false);
    expect(stood - world.truth).toBeLessThan(350);
    world.run();
    world.worst = 0;
    world.pass(20_000, 1500);
    expect(world.worst).toBeLessThan(100);
    expect(world.backwards).toBe(0);
  });

  it("finds its way again after this machine has slept", () => {
    const world = new World({ there: 30, back: 30, jitter: 50, lost: 0 });
    world.pass(2000);
    world.run();
    world.pass(10_000);
    world.skip = -40_000; // our clock stood still for so long
    world.pass(3000);
    world.worst = 0;
    world.pass(20_000);
    expect(world.worst).toBeLessThan(60);
  });

  it("goes back at once when the server comes back from a while ago", () => {
    const world = new World({ there: 30, back: 30, jitter: 50, lost: 0 });
    world.pass(2000);
    world.run();
    world.pass(10_000);
    world.clock.reconnect();
    world.base -= 900;
    world.tellAll();
    world.pass(1000);
    world.worst = 0;
    world.pass(5000);
    expect(world.worst).toBeLessThan(60);
  });

  it("asks often at first and rarely later", () => {
    const clock = new TableClock(() => 0);
    const first = [0, 1, 2, 3].map((id) => {
      const pause = clock.pause;
      clock.ask(id);
      return pause;
    });
    expect(Math.max(...first)).toBeLessThan(1000);
    for (let id = 4; id < 10; id++) clock.ask(id);
    expect(clock.pause).toBeGreaterThanOrEqual(5000);
    clock.tell(0, true);
    expect(clock.pause).toBeLessThan(500);
  });

  it("tells how many whole seconds are left", () => {
    const clock = new TableClock(() => 0);
    clock.tell(10_500, false);
    expect([clock.left(12_000), clock.left(10_501), clock.left(10_500), clock.left(0)]).toEqual([2, 1, 0, 0]);
  });
});

describe("a clock set by hand", () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("stands, or runs at a pace up to a moment", () => {
    const clock = new ManualClock(500, () => now);
    expect([clock.now, clock.running]).toEqual([500, false]);
    clock.run(500, 2500, 2);
    now = 1400;
    expect(clock.read()).toBe(1300);
    now = 9000;
    expect(clock.read()).toBe(2500);
    clock.stand(700);
    expect(clock.read()).toBe(700);
  });
});

it("minutes and seconds are written as on a kitchen clock", () => {
  expect([minutes(0), minutes(61_999), minutes(-5), minutes(600_000)]).toEqual(["0:00", "1:01", "0:00", "10:00"]);
});
