import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeWebSocket, last, said, stubBrowser } from "./fakeWebSocket";
import { PROTOCOL, type Choice, type RowInfo, type TableInfo, type Update } from "./wire";

const place = (zone: string): Choice & { zone: string } => ({ do: "place", zone });
const table = { id: "t", state: "playing", seats: [] } as unknown as TableInfo;
const welcome = { type: "welcome", protocol: 1, table, seats: [0], host: false };
const row = (seq: number): RowInfo => ({
  seq,
  at: 0,
  seat: 0,
  choice: { do: "stop" },
  undo: false,
  events: [],
  scores: [],
});
const update = (seq: number, first = 0): Update => ({
  type: "update",
  seq,
  first,
  rows: Array.from({ length: seq - first }, (_, index) => row(first + index)),
  to_act: [0],
  seats: [],
  result: null,
  clock: 0,
  running: false,
});

async function feedAt(rows: number) {
  const { Feed } = await import("./feed.svelte");
  const feed = new Feed("t", { keys: ["k"], watch: "" });
  last().open();
  last().tell(welcome);
  last().tell(update(rows));
  return feed;
}

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the feed", () => {
  it("takes over the connection that was opened before the scripts came, with what it has received", async () => {
    const mine = { table: "t", game: "coffee-rush", seats: { 0: "k" }, host: "h", seen: 1 };
    vi.stubGlobal("location", { protocol: "http:", host: "here", origin: "http://here", pathname: "/table/t" });
    vi.stubGlobal("localStorage", {
      getItem: (place: string) => (place.endsWith("tables") ? JSON.stringify([mine]) : null),
    });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const head = { documentElement: { dataset: {} }, querySelector: () => ({}) };
    vi.stubGlobal("document", { ...document, ...head });
    new Function("window", readFileSync("public/early.js", "utf8"))(globalThis);
    last().open();
    last().tell(welcome);
    const { Feed } = await import("./feed.svelte");
    const feed = new Feed("t", { keys: ["k", "h"], watch: "" });
    last().tell(update(3));
    await Promise.resolve();

    expect(FakeWebSocket.all).toHaveLength(1);
    expect(last().said).toEqual([{ type: "hello", protocol: PROTOCOL, keys: ["k", "h"], watch: "", seq: -1 }]);
    expect(feed.status).toBe("connected");
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().said[0]).toMatchObject({ type: "hello", keys: ["k", "h"] });
    feed.close();
  });

  it("greets with no rows first, and with the rows it has after a lost connection", async () => {
    const feed = await feedAt(3);
    expect(last().said[0]).toMatchObject({ type: "hello", seq: -1, keys: ["k"] });
    last().close();
    expect(feed.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().said[0]).toMatchObject({ type: "hello", seq: 3 });
    feed.close();
  });

  it("sends a choice that was on its way again with the same id and row, and only once a connection", async () => {
    const feed = await feedAt(3);
    const chosen = feed.choose(0, { do: "stop" });
    const frame = said("choose").at(-1);
    expect(frame).toMatchObject({ type: "choose", seq: 3, seat: 0 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    last().tell(welcome);
    expect(said("choose")).toEqual([frame]);
    last().tell(welcome);
    expect(said("choose")).toHaveLength(1);
    last().tell(update(4, 3));
    last().tell({ type: "accepted", id: frame?.id, seq: 3 });
    await expect(chosen).resolves.toMatchObject({ seq: 3 });
    expect(feed.rows.map((one) => one.seq)).toEqual([0, 1, 2, 3]);
    expect(feed.pending).toBe(0);
    feed.close();
  });

  it("a choice keeps its row though somebody who chose at the same time was faster, and is answered once", async () => {
    const feed = await feedAt(3);
    const chosen = feed.choose(0, { do: "keep" });
    const frame = said("choose").at(-1);
    last().tell(update(4, 3));
    expect(feed.sent).toHaveLength(1);
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    last().tell(welcome);
    expect(said("choose")).toEqual([frame]);
    expect(frame).toMatchObject({ seq: 3 });
    last().tell(update(5, 4));
    last().tell({ type: "accepted", id: frame?.id, seq: 4 });
    await expect(chosen).resolves.toMatchObject({ seq: 4 });
    expect(feed.rows.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4]);
    expect(feed.pending).toBe(0);
    feed.close();
  });

  it("gives a question up when the connection is lost", async () => {
    const feed = await feedAt(1);
    const hint = feed.hint(0);
    const failed = expect(hint).rejects.toMatchObject({ refusal: { message: { key: "web-connection-lost" } } });
    last().close();
    await failed;
    vi.advanceTimersByTime(1000);
    last().open();
    last().tell(welcome);
    expect(last().said.map((said) => said.type)).toEqual(["hello"]);
    feed.close();
  });

  it("takes only the rows it does not have, and never goes back", async () => {
    const feed = await feedAt(2);
    last().tell(update(4, 2));
    last().tell(update(3, 2));
    expect(feed.rows.map((one) => one.seq)).toEqual([0, 1, 2, 3]);
    expect(feed.update?.seq).toBe(4);
    feed.close();
  });

  it("waits longer after each failure, and stays away after a farewell", async () => {
    const feed = await feedAt(0);
    const opened = (): number => FakeWebSocket.all.length;
    last().close();
    vi.advanceTimersByTime(500);
    expect(opened()).toBe(2);
    last().close();
    vi.advanceTimersByTime(400);
    expect(opened()).toBe(2);
    vi.advanceTimersByTime(600);
    expect(opened()).toBe(3);
    last().open();
    last().tell({ type: "farewell", refusal: { message: { key: "server-no-table", facts: {} }, rule: "" } });
    expect(feed.status).toBe("refused");
    vi.advanceTimersByTime(60_000);
    expect(opened()).toBe(3);
    feed.close();
  });

  it("is always refused when it asks why: the refusal says it", async () => {
    const feed = await feedAt(1);
    const why = feed.why(0, { do: "stop" });
    last().tell({
      type: "refused",
      id: said("why").at(-1)?.id,
      refusal: { message: { key: "cr-not-over", facts: {} }, rule: "CR-MOVE-01" },
    });
    await expect(why).rejects.toMatchObject({ refusal: { rule: "CR-MOVE-01" } });
    feed.close();
  });
});

describe("in real time", () => {
  const reconnect = (wait = 1000): void => {
    last().close();
    vi.advanceTimersByTime(wait);
    last().open();
    last().tell(welcome);
  };

  it("several choices are on their way at once, each with a token of its own and an answer of its own", async () => {
    const feed = await feedAt(1);
    feed.setRealTime();
    const chosen = ["a", "b", "c"].map((zone) => feed.choose(0, place(zone)));
    const frames = said("choose");
    expect(new Set(frames.map(({ token }) => token)).size).toBe(3);
    expect(feed.sent.map(({ choice }) => choice)).toEqual(["a", "b", "c"].map(place));
    const refusal = { message: { key: "kr-zone-full", facts: {} }, rule: "KR-TIMER-09" };
    last().tell({ type: "refused", id: frames[1]?.id, refusal });
    await expect(chosen[1]).rejects.toMatchObject({ refusal });
    expect(feed.sent.map(({ choice }) => choice)).toEqual(["a", "c"].map(place));
    last().tell({ type: "accepted", id: frames[2]?.id, seq: 2 });
    await expect(chosen[2]).resolves.toMatchObject({ seq: 2 });
    expect(feed.sent.map(({ choice }) => choice)).toEqual(["a"].map(place));
    feed.close();
  });

  it("what was on its way is sent again with the same tokens, in order, unless it is too old by now", async () => {
    const feed = await feedAt(1);
    feed.setRealTime();
    const old = feed.choose(0, place("old"));
    const gaveUp = expect(old).rejects.toMatchObject({ refusal: { message: { key: "web-connection-lost" } } });
    vi.advanceTimersByTime(7000);
    last().tell({ type: "pong", id: -1, clock: 0, running: false, seq: 1 });
    vi.advanceTimersByTime(7500);
    void feed.choose(0, place("a"));
    void feed.choose(0, place("b"));
    const frames = said("choose").slice(-2);
    reconnect();
    expect(said("choose")).toEqual(frames);
    await gaveUp;
    feed.close();
  });

  it("a choice without an answer is sent once more with its token, and rows that were lost are asked for", async () => {
    const feed = await feedAt(2);
    feed.setRealTime();
    void feed.choose(0, { do: "stop" });
    const first = said("choose")[0];
    last().tell({ ...update(2), running: true });
    await vi.advanceTimersByTimeAsync(7_000);
    const again = said("choose");
    expect(again.length).toBeGreaterThan(1);
    expect(again.every((frame) => frame.token === first?.token)).toBe(true);

    last().tell(update(6, 5));
    expect(feed.rows.length).toBe(2);
    expect(last().said.at(-1)).toMatchObject({ type: "hello", seq: 2 });
    last().tell(update(6, 2));
    expect(feed.rows.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("the clock is asked for, often at first, and again at once when it starts", async () => {
    const feed = await feedAt(1);
    expect(said("ping")).toEqual([]);
    feed.setRealTime();
    vi.advanceTimersByTime(3000);
    const before = said("ping").length;
    expect(before).toBeGreaterThanOrEqual(4);
    last().tell({ ...update(2, 1), clock: 5000, running: true });
    expect(said("ping")).toHaveLength(before + 1);
    vi.advanceTimersByTime(100);
    last().tell({ type: "pong", id: said("ping").at(-1)?.id, clock: 5050, running: true, seq: 1 });
    expect(feed.clock.running).toBe(true);
    expect(Math.abs(feed.clock.read() - 5100)).toBeLessThan(60);
    feed.close();
  });

  it("a dead line is noticed though nobody closed it, and a frame that comes over it later is not heard", async () => {
    const feed = await feedAt(1);
    feed.setRealTime();
    last().tell({ ...update(2, 1), running: true });
    const dead = last();
    dead.close = () => undefined;
    vi.advanceTimersByTime(9000);
    expect(feed.status).not.toBe("connected");
    expect(last()).not.toBe(dead);
    dead.tell(update(9));
    expect(feed.update?.seq).toBe(2);
    feed.close();
  });

  it("what a bot calls out is handed on", async () => {
    const { Feed } = await import("./feed.svelte");
    const heard: unknown[] = [];
    const feed = new Feed("t", { keys: [], watch: "w" }, undefined, (spoken) => heard.push(spoken));
    last().open();
    last().tell(welcome);
    const spoken = { type: "spoken", seat: 1, message: { key: "kr-bot-plates", facts: {} } };
    last().tell(spoken);
    expect(heard).toEqual([spoken]);
    feed.close();
  });
});
