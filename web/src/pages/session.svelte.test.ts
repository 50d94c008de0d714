import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { last, said, stubBrowser } from "$lib/fakeWebSocket";
import type { Choice, Decision, ClientFrame, SeatView, TableInfo, Update } from "$lib/wire";
import type { GameModule } from "$table/game";
import type { TableSession } from "./session.svelte";

const STOP: Choice = { do: "stop" };
const GO: Choice = { do: "go" };
const asked = (...choices: Choice[]): Decision => ({ prompt: { key: "prompt", facts: {} }, choices });
const seatView = (seat: number, decision: Decision | null): SeatView => ({
  seat,
  view: { step: "move", of: seat },
  decision,
  waits: null,
  outlooks: decision?.choices.map(() => ({})) ?? [],
  advice: [],
  undo: { depth: 0, refusal: { key: "too-late", facts: {} } },
});
const update = (seq: number, ...seats: SeatView[]): Update => ({
  type: "update",
  seq,
  first: 0,
  rows: Array.from({ length: seq }, (_, row) => ({
    seq: row,
    at: 0,
    seat: 0,
    choice: STOP,
    undo: false,
    events: [],
    scores: [],
  })),
  to_act: seats.filter(({ decision }) => decision).map(({ seat }) => seat),
  seats,
  result: null,
  clock: 0,
  running: false,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  claims: {},
  wanted: {},
  left: {},
  game: "toy",
  options: {},
  state: "playing",
  seats: ["Ana", "Tom"].map((name, seat) => ({
    seat,
    kind: "person",
    name,
    bot: "",
    connected: true,
    thinking: false,
    stand_in: "",
  })),
  automata: [],
  leavers: "wait",
  thinking: 0,
  late: "wait",
  asked: [],
  quiet: false,
  watchers: 0,
  hosted: true,
  rows: 0,
  rematch: "",
  paused: false,
  agreed: [],
  interrupted: false,
  awaited: [],
  resumes: null,
  content: null,
  clock: 0,
  running: false,
  created: "",
  ...more,
});

let end: () => void;
/** Whoever has these seats looks at the table. */
async function looking({ seats = [0], realTime = false, hides = false, digest = "" }): Promise<TableSession> {
  const { TableSession } = await import("./session.svelte");
  const module = {
    storyLines: () => [],
    hides: () => hides,
    choiceFacts: () => ({}),
    mark: (_: unknown, seat: number) => seat + 10,
  } as unknown as GameModule;
  const info = {
    id: "toy",
    title: "Toy",
    prefix: "toy",
    fewest: 1,
    most: 4,
    minutes: [5, 10] as [number, number],
    real_time: realTime,
    coached: false,
    options: [],
    bots: [],
    usual_bot: "",
  };
  const own = digest ? { digest, file: "mine.toml", changes: [], changed: 0 } : null;
  let session!: TableSession;
  end = $effect.root(() => {
    session = new TableSession("t", (_, wanted = "ours") =>
      Promise.resolve({ module, info, content: { names: { loaded: { en: wanted, fr: wanted } } } }),
    );
    session.follow();
  });
  flushSync();
  last().open();
  tell({ type: "welcome", protocol: 2, table: table({ content: own }), seats, host: false });
  await vi.waitFor(() => expect(session.open).not.toBeNull());
  flushSync();
  return session;
}
function tell(told: unknown): void {
  last().tell(told);
  flushSync();
}
const newest = (): ClientFrame | undefined => last().said.at(-1);

beforeEach(stubBrowser);
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

describe("the cards", () => {
  it("are ours, unless the table names others", async () => {
    expect((await looking({})).open?.content.names.loaded?.en).toBe("ours");
    end();
    expect((await looking({ digest: "c0ffee" })).open?.content.names.loaded?.en).toBe("c0ffee");
  });
});

describe("the view", () => {
  it("is that of our seat that has to choose, until another has to", async () => {
    const session = await looking({ seats: [0, 1] });
    tell(update(0, seatView(0, null), seatView(1, asked(STOP))));
    expect([session.seat, session.here?.seat]).toEqual([1, 1]);
    tell(update(1, seatView(0, null), seatView(1, null)));
    expect(session.seat).toBe(1);
    tell(update(2, seatView(0, asked(STOP)), seatView(1, null)));
    expect(session.seat).toBe(0);
  });

  it("is nobody's for a spectator, who is asked nothing", async () => {
    const session = await looking({ seats: [] });
    tell(update(0, seatView(-1, null)));
    expect([session.seat, session.here?.seat, session.decision]).toEqual([null, -1, null]);
    session.choose(STOP);
    expect(newest()?.type).toBe("hello");
  });

  it("offers nothing at a shared screen of a game that hides something, until the device is passed", async () => {
    const session = await looking({ seats: [0, 1], hides: true });
    tell(update(0, seatView(0, asked(STOP)), seatView(1, null)));
    expect([session.passTo, session.decision]).toEqual([0, null]);
    session.revealScreen();
    flushSync();
    expect(session.passTo).toBeNull();
    expect(session.decision?.choices).toEqual([STOP]);
  });

  it("in real time stays with the seat that was switched to", async () => {
    const session = await looking({ seats: [0, 1], realTime: true });
    const both = (seq: number): Update => update(seq, seatView(0, asked(STOP)), seatView(1, asked(STOP)));
    tell(both(0));
    expect(session.seat).toBe(0);
    session.switchSeat(1);
    flushSync();
    tell(both(1));
    expect(session.seat).toBe(1);
  });
});

describe("a choice", () => {
  it("is sent when it is offered and nothing else is on its way", async () => {
    const session = await looking({});
    tell(update(3, seatView(0, asked(STOP))));
    session.choose(GO);
    expect(newest()?.type).toBe("hello");
    session.choose(STOP);
    expect(newest()).toMatchObject({ type: "choose", seat: 0, seq: 3, choice: STOP });
    session.choose(STOP);
    expect(said("choose")).toHaveLength(1);
  });

  it("in real time is sent whatever is offered, but not while the clock stands", async () => {
    const session = await looking({ realTime: true });
    tell(update(0, seatView(0, asked(STOP))));
    session.choose(GO);
    session.choose(STOP);
    expect(said("choose")).toHaveLength(2);
    tell({ type: "table", table: table({ paused: true }) });
    session.choose(GO);
    expect(session.refusal?.message.key).toBe("server-paused");
    expect(said("choose")).toHaveLength(2);
  });

  it("that is not possible is told why", async () => {
    const session = await looking({});
    tell(update(1, seatView(0, asked(STOP))));
    session.why(GO);
    const refusal = { message: { key: "no-way", facts: {} }, rule: "" };
    tell({ type: "refused", id: said("why").at(-1)?.id, refusal });
    await vi.waitFor(() => expect(session.refusal).toEqual(refusal));
  });

  it("that cannot be taken back is told why", async () => {
    const session = await looking({});
    tell(update(1, seatView(0, asked(STOP))));
    session.undo();
    expect(session.refusal?.message.key).toBe("too-late");
  });
});

describe("what was advised", () => {
  const advise = async (session: TableSession): Promise<void> => {
    session.hint();
    tell({ type: "hinted", id: said("hint").at(-1)?.id, choice: STOP, reason: { key: "bot-because", facts: {} } });
    await vi.waitFor(() => expect(session.hinting).toBe(false));
    flushSync();
  };

  it("is forgotten with the question it belonged to", async () => {
    const session = await looking({});
    tell(update(0, seatView(0, asked(STOP, GO))));
    await advise(session);
    expect(session.hovered).toEqual(STOP);
    expect(session.hintText).toBe("bot-because");
    tell(update(1, seatView(0, asked(STOP, GO))));
    expect(session.hinted).toBeNull();
  });

  it("in real time stays while it is still offered", async () => {
    const session = await looking({ realTime: true });
    tell(update(0, seatView(0, asked(STOP, GO))));
    await advise(session);
    tell(update(1, seatView(0, asked(STOP))));
    expect(session.hinted?.choice).toEqual(STOP);
    tell(update(2, seatView(0, asked(GO))));
    expect(session.hinted).toBeNull();
  });
});

describe("people", () => {
  it("have the game's colours, and a line when they are away", async () => {
    const session = await looking({});
    const gone = table().seats.map((one) => ({ ...one, connected: one.seat === 0 }));
    tell({ type: "table", table: table({ seats: gone }) });
    tell(update(0, seatView(0, null)));
    expect([session.mark(1), session.people, session.away(0), session.away(1)]).toEqual([
      11,
      ["Ana", "Tom"],
      false,
      true,
    ]);
  });

  it("ask for a pause with all their seats, and take it back", async () => {
    const session = await looking({ seats: [0, 1], realTime: true });
    session.pause();
    expect(last().said.slice(-2)).toMatchObject([
      { type: "pause", seat: 0, on: true },
      { type: "pause", seat: 1, on: true },
    ]);
    tell({ type: "table", table: table({ agreed: [0, 1] }) });
    expect(session.wanted).toBe(true);
    session.pause();
    expect(newest()).toMatchObject({ type: "pause", on: false });
  });
});

it("a game that nobody knows is told of", async () => {
  const { TableSession } = await import("./session.svelte");
  const { RefusedError } = await import("$lib/refused");
  let session!: TableSession;
  end = $effect.root(() => {
    session = new TableSession("t", () =>
      Promise.reject(new RefusedError({ message: { key: "web-no-game", facts: {} }, rule: "" })),
    );
    session.follow();
  });
  tell({ type: "welcome", protocol: 2, table: table(), seats: [0], host: false });
  await vi.waitFor(() => expect(session.trouble?.key).toBe("web-no-game"));
});
