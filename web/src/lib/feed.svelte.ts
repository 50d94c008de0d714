// The WebSocket connection to a table.
//
// Every update carries the number of rows in the log. After a lost connection the feed says the last number it has and
// gets what it missed; a choice that was on its way is sent again with the same number, so it is played once or refused
// as stale, never twice.
//
// In real time others choose meanwhile, so a choice is known by its token instead; several may be on their way at once,
// and each is answered for itself. The clock is asked for now and then, which also shows soon whether the line is dead.

import { TableClock } from "./clock.svelte";
import { RefusedError } from "./refused";
import { PROTOCOL } from "./wire";
import type {
  Accepted,
  Choice,
  Choose,
  Hello,
  Hinted,
  Weighed,
  Message,
  Ping,
  Refusal,
  RowInfo,
  ClientFrame,
  SeatView,
  Said,
  Say,
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
const LONGEST_WAIT_REAL_TIME = 2_000;
/** In real time, what was chosen so long ago is not sent again: it was meant for another moment. */
const TOO_LATE = 15_000;
/** In real time, a choice that has no answer after so long is sent once more: its token says that it is the same. */
const NO_ANSWER = 2_500;

export type Status = "connecting" | "connected" | "lost" | "refused";

/** A frame that is answered. */
type Question = Exclude<ClientFrame, Hello | Ping>;
type Unnumbered<Frame> = Frame extends Question ? Omit<Frame, "id"> : never;

/** A question that waits for its answer. */
interface Unanswered {
  frame: Question;
  since: number;
  /** Sent again after a reconnect: choices and undo. Questions are not: they can be asked again. */
  again: boolean;
  answer: (frame: Accepted | Hinted | Weighed) => void;
  refuse: (refusal: Refusal) => void;
}

/** A connection that said hello before any script was there, and what it has received (public/early.js). */
interface Early {
  socket: WebSocket;
  frames: MessageEvent<string>[];
}
declare global {
  var early: Early | undefined;
}

function takeEarly(address: string): Early | null {
  const early = globalThis.early;
  globalThis.early = undefined;
  if (early?.socket.url === address && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return null;
}

export class Feed {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** When that was told, in milliseconds since 1970. */
  toldAt = $state(0);
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

  private realTime = false;
  private clockTimer: ReturnType<typeof setTimeout> | undefined;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<number, Unanswered>();
  private lastId = 0;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly proof: { keys: string[]; watch: string },
    private readonly onUpdate: (update: Update) => void = () => undefined,
    private readonly onSpoken: (spoken: Spoken) => void = () => undefined,
    private readonly onSaid: (said: Said) => void = () => undefined,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.clockTimer);
    this.socket?.close();
  }

  /** Call once it is known that the game is played in real time. */
  setRealTime(): void {
    if (this.realTime) return;
    this.realTime = true;
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
  claim(seat: number, what: string, on: boolean): Promise<Accepted> {
    return this.ask<Accepted>({ type: "claim", seat, what, on }, false);
  }

  /** Let a bot stand in for somebody who is away, or take one's own seat over again. */
  standIn(seat: number, on: boolean): Promise<Accepted> {
    return this.ask<Accepted>({ type: "standin", seat, on }, false);
  }

  /** Say something to all who have seats here. */
  say(seat: number, what: { text: string } | { reaction: NonNullable<Say["reaction"]> }): Promise<Accepted> {
    return this.ask<Accepted>({ type: "say", seat, ...what }, false);
  }

  /** Remind whom we wait for. */
  nudge(seat: number, whom: number): Promise<Accepted> {
    return this.ask<Accepted>({ type: "nudge", seat, whom }, false);
  }

  undo(seat: number): Promise<Accepted> {
    return this.ask<Accepted>({ type: "undo", seat, seq: this.update?.seq ?? 0 }, true);
  }

  hint(seat: number, bot = ""): Promise<Hinted> {
    return this.ask<Hinted>({ type: "hint", seat, bot }, false);
  }

  /** Ask what a choice would cost, before it is made. */
  weigh(seat: number, choice: Choice): Promise<Weighed> {
    return this.ask<Weighed>({ type: "weigh", seat, choice }, false);
  }

  /** Ask why a choice is not possible. The answer is always a refusal, if only "this is possible now". */
  why(seat: number, choice: Choice): Promise<never> {
    return this.ask<never>({ type: "why", seat, choice }, false);
  }

  seatView(seat: number): SeatView | undefined {
    return this.update?.seats.find((own) => own.seat === seat);
  }

  private ask<T extends Accepted | Hinted | Weighed>(body: Unnumbered<Question>, again: boolean): Promise<T> {
    const id = ++this.lastId;
    const frame: Question = { ...body, id };
    return new Promise<T>((resolve, reject) => {
      this.unanswered.set(id, {
        frame,
        since: performance.now(),
        again,
        answer: (answer) => resolve(answer as T),
        refuse: (refusal) => reject(new RefusedError(refusal)),
      });
      this.count();
      if (this.status === "connected") this.send(frame);
      else if (!again) this.settle(id)?.refuse(lost());
    });
  }

  private settle(id: number): Unanswered | undefined {
    const question = this.unanswered.get(id);
    this.unanswered.delete(id);
    this.count();
    return question;
  }

  private count(): void {
    this.pending = this.unanswered.size;
    this.sent = [...this.unanswered.values()].map(({ frame }) => frame).filter((frame) => frame.type === "choose");
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live`;
    const early = takeEarly(address);
    const socket = early?.socket ?? new WebSocket(address);
    this.socket = socket;
    if (!early) socket.onopen = () => this.sendHello(this.update?.seq ?? -1);
    const receive = (message: MessageEvent<string>): void => {
      if (socket !== this.socket) return;
      this.onFrame(JSON.parse(message.data) as ServerFrame);
      if (socket === this.socket) this.watchSilence(socket);
    };
    socket.onmessage = receive;
    // Whoever made this feed has to have it first.
    if (early) queueMicrotask(() => early.frames.forEach(receive));
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.watchSilence(socket);
  }

  /** Send our keys and how many rows we have; the answer brings the missing rows. */
  private sendHello(seq: number): void {
    this.send({ type: "hello", protocol: PROTOCOL, ...this.proof, seq });
  }

  /**
   * A connection that died without saying so (a closed lid) is noticed by its silence when somebody is waiting: for an
   * answer, or in real time for the clock, which a page nobody looks at seldom asks for.
   */
  private watchSilence(socket: WebSocket): void {
    clearTimeout(this.timer);
    const quiet = !this.realTime ? QUIET_TOO_LONG : this.clock.running ? QUIET_RUNNING : QUIET_STANDING;
    this.timer = setTimeout(() => {
      const waiting = this.unanswered.size > 0 || (this.realTime && document.visibilityState === "visible");
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
    clearTimeout(this.clockTimer);
    this.socket = null;
    if (this.closed || this.status === "refused") return;
    this.status = "lost";
    for (const [id, question] of [...this.unanswered]) if (!question.again) this.settle(id)?.refuse(lost());
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, this.realTime ? LONGEST_WAIT_REAL_TIME : LONGEST_WAIT);
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.closed) return;
    if (this.status === "lost") {
      this.wait = FIRST_WAIT;
      this.connect();
    } else this.askTime();
  };

  private askTime(): void {
    clearTimeout(this.clockTimer);
    if (!this.realTime || this.closed || this.status !== "connected") return;
    const id = ++this.lastId;
    this.clock.ask(id);
    this.send({ type: "ping", id });
    this.sendAgain(NO_ANSWER);
    this.clockTimer = setTimeout(() => this.askTime(), this.clock.pause);
  }

  /** A frame tells the time. Where the clock starts, it is asked for at once. */
  private onTime({ clock, running }: { clock: number; running: boolean }): void {
    const starts = running && !this.clock.running;
    this.clock.tell(clock, running);
    if (starts) this.askTime();
  }

  /** What has had no answer for so long; in real time, nothing that was meant for another moment. */
  private sendAgain(after = 0): void {
    const now = performance.now();
    for (const [id, question] of [...this.unanswered]) {
      const waited = now - question.since;
      if (this.realTime && waited > TOO_LATE) this.settle(id)?.refuse(lost());
      else if (waited >= after && (question.again || after === 0)) this.send(question.frame);
    }
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private onFrame(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.table = frame.table;
        this.toldAt = Date.now();
        this.seats = [...frame.seats];
        this.host = frame.host;
        this.wait = FIRST_WAIT;
        // A welcome comes again when seats change hands; only the first one of a connection sends again.
        if (this.status !== "connected") {
          this.status = "connected";
          this.clock.reconnect();
          this.sendAgain();
          this.askTime();
        }
        this.onTime(frame.table);
        break;
      case "table":
        this.table = frame.table;
        this.toldAt = Date.now();
        this.onTime(frame.table);
        break;
      case "update":
        this.onTime(frame);
        this.applyUpdate(frame);
        break;
      case "pong":
        this.clock.answer(frame.id, frame.clock, frame.running);
        if (this.update && frame.seq > this.update.seq) this.sendHello(this.update.seq);
        break;
      case "spoken":
        this.onSpoken(frame);
        break;
      case "said":
        this.onSaid(frame);
        break;
      case "accepted":
      case "hinted":
      case "weighed":
        this.settle(frame.id)?.answer(frame);
        break;
      case "refused":
        this.settle(frame.id)?.refuse(frame.refusal);
        break;
      case "farewell":
        this.farewell = frame.refusal;
        this.status = "refused";
        for (const id of [...this.unanswered.keys()]) this.settle(id)?.refuse(frame.refusal);
        this.socket?.close();
        break;
    }
  }

  private applyUpdate(update: Update): void {
    if (this.update && update.seq < this.update.seq) return;
    if (update.first > this.rows.length) return this.sendHello(this.rows.length); // a message was lost
    this.rows = [...this.rows.slice(0, update.first), ...update.rows];
    this.update = update;
    this.onUpdate(update);
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
