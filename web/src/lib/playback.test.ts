import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RowInfo, Update } from "./wire";

const row = (seq: number, seat: number): RowInfo => ({
  seq,
  at: 0,
  seat,
  choice: null,
  undo: false,
  events: [],
  scores: [],
});
const update = (seq: number, rows: RowInfo[]): Update => ({
  type: "update",
  seq,
  first: seq - rows.length,
  rows,
  to_act: [],
  seats: [],
  result: null,
  clock: 0,
  running: false,
});
const after = (seq: number, seat: number): Update => update(seq, [row(seq - 1, seat)]);

async function playbackOf(mine: number[]) {
  const { Playback } = await import("./playback.svelte");
  const { settings } = await import("./settings.svelte");
  settings.speed = "normal";
  const playback = new Playback(() => mine);
  playback.add(update(0, []));
  return { playback, settings };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { language: "en" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the playback", () => {
  it("shows others' rows one at a time", async () => {
    const { playback } = await playbackOf([0]);
    for (const seq of [1, 2, 3]) playback.add(after(seq, 1));
    expect(playback.shown?.update.seq).toBe(1);
    expect(playback.waiting).toBe(2);
    vi.advanceTimersByTime(700);
    expect(playback.shown?.update.seq).toBe(2);
    vi.advanceTimersByTime(700);
    expect(playback.shown?.update.seq).toBe(3);
    expect(playback.waiting).toBe(0);
    playback.stop();
  });

  it("shows one's own row at once", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(after(1, 0));
    playback.add(after(2, 0));
    expect(playback.shown?.update.seq).toBe(2);
    expect(playback.shown?.row?.seq).toBe(1);
  });

  it("waits while the screen shows something at length, one's own rows too, and goes on after it", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(after(1, 0));
    playback.hold(true);
    playback.add(after(2, 1));
    playback.add(after(3, 0));
    vi.advanceTimersByTime(9000);
    expect([playback.shown?.update.seq, playback.waiting]).toEqual([1, 2]);
    playback.hold(false);
    expect(playback.shown?.update.seq).toBe(2);
    vi.advanceTimersByTime(700);
    expect([playback.shown?.update.seq, playback.waiting]).toEqual([3, 0]);
    playback.stop();
  });

  it("is held no longer once all is caught up with", async () => {
    const { playback } = await playbackOf([0]);
    playback.hold(true);
    playback.add(after(1, 1));
    playback.add(after(2, 1), true);
    expect([playback.shown?.update.seq, playback.held]).toEqual([2, false]);
  });

  it("catches up when asked to", async () => {
    const { playback } = await playbackOf([0]);
    for (const seq of [1, 2, 3, 4]) playback.add(after(seq, 1));
    playback.skip();
    expect(playback.shown?.update.seq).toBe(4);
    expect(playback.waiting).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(playback.shown?.update.seq).toBe(4);
  });

  it("moves nothing for rows that happened while one was away", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(
      update(
        5,
        [0, 1, 2, 3, 4].map((seq) => row(seq, 1)),
      ),
    );
    expect(playback.shown?.update.seq).toBe(5);
    expect(playback.shown?.row).toBeNull();
  });

  it("does not wait at all at once", async () => {
    const { playback, settings } = await playbackOf([0]);
    settings.speed = "instant";
    for (const seq of [1, 2, 3]) playback.add(after(seq, 1));
    expect(playback.shown?.update.seq).toBe(3);
    settings.speed = "normal";
  });

  it("shows everything when it happens in real time", async () => {
    const { Playback } = await import("./playback.svelte");
    const playback = new Playback(
      () => [0],
      () => true,
    );
    playback.add(update(0, []));
    for (const seq of [1, 2, 3]) playback.add(after(seq, 1));
    expect(playback.shown?.update.seq).toBe(3);
    expect(playback.shown?.row?.seq).toBe(2);
    expect(playback.waiting).toBe(0);
  });

  it("drops the queue when nobody sees it come", async () => {
    const { playback } = await playbackOf([0]);
    for (const seq of [1, 2]) playback.add(after(seq, 1));
    playback.add(after(3, 1), true);
    expect(playback.shown?.update.seq).toBe(3);
    expect(playback.waiting).toBe(0);
  });
});

describe("what is shown again", () => {
  const moments = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      update: after(from + index, 1),
      row: row(from + index - 1, 1),
    }));

  beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

  it("ends where one was, and nothing waits then", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(update(9, []));
    playback.showAgain(moments(7, 9));
    expect([playback.again, playback.shown?.update.seq]).toEqual([true, 7]);
    expect(playback.waiting).toBeGreaterThan(0);
    vi.advanceTimersByTime(3 * 650);
    expect([playback.again, playback.shown?.update.seq, playback.waiting]).toEqual([false, 9, 0]);
  });
  it("takes twelve seconds at most", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(update(100, []));
    playback.showAgain(moments(1, 100));
    vi.advanceTimersByTime(12_100);
    expect([playback.again, playback.shown?.update.seq]).toEqual([false, 100]);
  });
  it("can be skipped", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(update(9, []));
    playback.showAgain(moments(2, 9));
    playback.skip();
    expect([playback.again, playback.shown?.update.seq, playback.shown?.row]).toEqual([false, 9, null]);
  });
  it("ends when something new happens", async () => {
    const { playback } = await playbackOf([0]);
    playback.add(update(9, []));
    playback.showAgain(moments(2, 9));
    playback.add(after(10, 1));
    expect([playback.again, playback.shown?.update.seq]).toEqual([false, 10]);
  });
});
