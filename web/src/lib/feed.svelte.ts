// The live connection to a table.
//
// Every update carries the number of rows in the log. After a lost connection the feed says the last number it has and
// gets what it missed; a choice that was on its way is sent again with the same number, so it is played once or refused
// as stale, never twice.
//
// In real time others choose meanwhile, so a choice is known by its token instead; several may be on their way at once,
// and each is answered for itself. The clock is asked for now and then, which also shows soon whether the line is dead.

import { TableClock } from "./clock.svelte";
import { PROTOCOL } from "./wire";
import type {
  Accepted,
  Choice,
  Choose,
  Hello,
  Hinted,
  Message,
  Ping,
  Refusal,
  RowInfo,
  ClientFrame,
  SeatView,
  Spoken,
  TableInfo,
  ServerFrame,
  Update,
} from "./wire";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const QUIET_TOO_LONG = 45_000;
/** The same in real time, while the clock runs and while it stands; and how soon to come back, then. */
const QUIET_RUNNING = 8_000;
const QUIET_STANDING = 18_000;
const LONGEST_WAIT_LIVE = 2_000;
/** In real time, what was chosen so long ago is not sent again: it was meant for another moment. */
const TOO_LATE = 15_000;
/** In real time, a choice that has no answer after so long is sent once more: its token says that it is the same. */
const NO_ANSWER = 2_500;

export type Status = "connecting" | "live" | "lost" | "refused";

/** A frame that is answered. */
type Question = Exclude<ClientFrame, Hello | Ping>;
type Unnumbered<Frame> = Frame extends Question ? Omit<Frame, "id"> : never;

interface Asked {
  frame: Question;
  since: number;
  /** Sent again after a reconnect: choices and undo. Questions are not: they can be asked again. */
  again: boolean;
  answer: (told: Accepted | Hinted) => void;
  refuse: (refusal: Refusal) => void;
}

/** Thrown by `choose`, `undo`, `hint` when the server says no. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message.key);
  }
}

export class Feed {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  /** All rows so far, oldest first. */
  rows = $state.raw<RowInfo[]>([]);
  update = $state.raw<Update | null>(null);
  /** Why the server closed the door, when it did. */
  farewell = $state.raw<Refusal | null>(null);
  pending = $state(0);
  /** The choices on their way, oldest first. */
  sent = $state.raw<Choose[]>([]);
  readonly clock = new TableClock();

  private live = false;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = new Map<number, Asked>();
  private lastId = 0;
  private over = false;

  constructor(
    private readonly id: string,
    private readonly proof: { keys: string[]; watch: string },
    private readonly heard: (update: Update) => void = () => undefined,
    private readonly spoke: (spoken: Spoken) => void = () => undefined,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.over = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.socket?.close();
  }

  /** The play is in real time. */
  goLive(): void {
    if (this.live) return;
    this.live = true;
    this.askTime();
    if (this.socket) this.watchSilence(this.socket);
  }

  choose(seat: number, choice: Choice): Promise<Accepted> {
    return this.ask<Accepted>({ type: "choose", seat, seq: this.update?.seq ?? 0, choice, token: token() }, true);
  }

  /** Ask for the clock to stop, or to go on. */
  pause(seat: number, on: boolean): Promise<Accepted> {
    return this.ask<Accepted>({ type: "pause", seat, on }, false);
  }

  undo(seat: number): Promise<Accepted> {
    return this.ask<Accepted>({ type: "undo", seat, seq: this.update?.seq ?? 0 }, true);
  }

  hint(seat: number): Promise<Hinted> {
    return this.ask<Hinted>({ type: "hint", seat }, false);
  }

  /** Why a choice is not possible; null if it is possible after all. */
  async why(seat: number, choice: Choice): Promise<Refusal | null> {
    try {
      await this.ask<Accepted>({ type: "why", seat, choice }, false);
      return null;
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal;
      throw error;
    }
  }

  seatView(seat: number): SeatView | undefined {
    return this.update?.seats.find((own) => own.seat === seat);
  }

  private ask<T extends Accepted | Hinted>(body: Unnumbered<Question>, again: boolean): Promise<T> {
    const id = ++this.lastId;
    const frame: Question = { ...body, id };
    return new Promise<T>((resolve, reject) => {
      this.asked.set(id, {
        frame,
        since: performance.now(),
        again,
        answer: (told) => resolve(told as T),
        refuse: (refusal) => reject(new RefusedError(refusal)),
      });
      this.count();
      if (this.status === "live") this.send(frame);
      else if (!again) this.settle(id)?.refuse(lost());
    });
  }

  private settle(id: number): Asked | undefined {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    this.count();
    return asked;
  }

  private count(): void {
    this.pending = this.asked.size;
    this.sent = [...this.asked.values()].map(({ frame }) => frame).filter((frame) => frame.type === "choose");
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet(this.update?.seq ?? -1);
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.hear(JSON.parse(message.data) as ServerFrame);
      if (socket === this.socket) this.watchSilence(socket);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.watchSilence(socket);
  }

  /** Say who we are and how many rows we have; the answer brings the others. */
  private greet(seq: number): void {
    this.send({ type: "hello", protocol: PROTOCOL, ...this.proof, seq });
  }

  /**
   * A connection that died without saying so (a closed lid) is noticed by its silence when somebody is waiting: for an
   * answer, or in real time for the clock, which a page nobody looks at seldom asks for.
   */
  private watchSilence(socket: WebSocket): void {
    clearTimeout(this.timer);
    const quiet = !this.live ? QUIET_TOO_LONG : this.clock.running ? QUIET_RUNNING : QUIET_STANDING;
    this.timer = setTimeout(() => {
      const waiting = this.asked.size > 0 || (this.live && document.visibilityState === "visible");
      if (waiting || socket.readyState !== WebSocket.OPEN) this.drop(socket);
      else this.watchSilence(socket);
    }, quiet);
  }

  /** On a dead line it may take minutes until a socket is closed. */
  private drop(socket: WebSocket): void {
    socket.close();
    if (socket === this.socket) this.lost();
  }

  private lost(): void {
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.socket = null;
    if (this.over || this.status === "refused") return;
    this.status = "lost";
    for (const [id, asked] of [...this.asked]) if (!asked.again) this.settle(id)?.refuse(lost());
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, this.live ? LONGEST_WAIT_LIVE : LONGEST_WAIT);
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.over) return;
    if (this.status === "lost") {
      this.wait = FIRST_WAIT;
      this.connect();
    } else this.askTime();
  };

  private askTime(): void {
    clearTimeout(this.asking);
    if (!this.live || this.over || this.status !== "live") return;
    const id = ++this.lastId;
    this.clock.ask(id);
    this.send({ type: "ping", id });
    this.sendAgain(NO_ANSWER);
    this.asking = setTimeout(() => this.askTime(), this.clock.pause);
  }

  /** A frame tells the time. Where the clock starts, it is asked for at once. */
  private hearTime({ clock, running }: { clock: number; running: boolean }): void {
    const starts = running && !this.clock.running;
    this.clock.tell(clock, running);
    if (starts) this.askTime();
  }

  /** What has had no answer for so long; in real time, nothing that was meant for another moment. */
  private sendAgain(after = 0): void {
    const now = performance.now();
    for (const [id, asked] of [...this.asked]) {
      const waited = now - asked.since;
      if (this.live && waited > TOO_LATE) this.settle(id)?.refuse(lost());
      else if (waited >= after && (asked.again || after === 0)) this.send(asked.frame);
    }
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private hear(told: ServerFrame): void {
    switch (told.type) {
      case "welcome":
        this.table = told.table;
        this.seats = [...told.seats];
        this.host = told.host;
        this.wait = FIRST_WAIT;
        // A welcome comes again when seats change hands; only the first one of a connection sends again.
        if (this.status !== "live") {
          this.status = "live";
          this.clock.reconnect();
          this.sendAgain();
          this.askTime();
        }
        this.hearTime(told.table);
        break;
      case "table":
        this.table = told.table;
        this.hearTime(told.table);
        break;
      case "update":
        this.hearTime(told);
        this.take(told);
        break;
      case "pong":
        this.clock.answer(told.id, told.clock, told.running);
        if (this.update && told.seq > this.update.seq) this.greet(this.update.seq);
        break;
      case "spoken":
        this.spoke(told);
        break;
      case "accepted":
      case "hinted":
        this.settle(told.id)?.answer(told);
        break;
      case "refused":
        this.settle(told.id)?.refuse(told.refusal);
        break;
      case "farewell":
        this.farewell = told.refusal;
        this.status = "refused";
        for (const id of [...this.asked.keys()]) this.settle(id)?.refuse(told.refusal);
        this.socket?.close();
        break;
    }
  }

  private take(update: Update): void {
    if (this.update && update.seq < this.update.seq) return;
    if (update.first > this.rows.length) return this.greet(this.rows.length); // a message was lost: ask for its rows
    this.rows = [...this.rows.slice(0, update.first), ...update.rows];
    this.update = update;
    this.heard(update);
  }
}

/** Random, and unique to one intent. `crypto.randomUUID` is not there on a page without TLS. */
function token(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function lost(): Refusal {
  const message: Message = { key: "web-connection-lost", facts: {} };
  return { message, rule: "" };
}
