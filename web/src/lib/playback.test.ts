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
});
