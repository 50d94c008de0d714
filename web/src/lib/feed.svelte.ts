// The live connection to a table.
//
// Every update carries the number of rows in the log. After a lost connection the feed says the last number it has and
// gets what it missed; a choice that was on its way is sent again with the same number, so it is played once or refused
// as stale, never twice.

import type { Choice } from "$table/game";
import type { Accepted, Hinted, Message, Refusal, RowInfo, SeatView, TableInfo, Told, Update } from "./wire";

const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const QUIET_TOO_LONG = 45_000;

export type Status = "connecting" | "live" | "lost" | "refused";

interface Asked {
  frame: Record<string, unknown>;
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
    this.socket?.close();
  }

  choose(seat: number, choice: Choice): Promise<Accepted> {
    return this.ask<Accepted>({ type: "choose", seat, seq: this.update?.seq ?? 0, choice }, true);
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

  private ask<T extends Accepted | Hinted>(body: Record<string, unknown>, again: boolean): Promise<T> {
    const id = ++this.lastId;
    const frame = { ...body, id };
    return new Promise<T>((resolve, reject) => {
      this.asked.set(id, {
        frame,
        again,
        answer: (told) => resolve(told as T),
        refuse: (refusal) => reject(new RefusedError(refusal)),
      });
      this.pending = this.asked.size;
      if (this.status === "live") this.send(frame);
      else if (!again) this.settle(id)?.refuse(lost());
    });
  }

  private settle(id: number): Asked | undefined {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    this.pending = this.asked.size;
    return asked;
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", protocol: PROTOCOL, ...this.proof, seq: this.update?.seq ?? -1 });
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.watchSilence(socket);
      this.hear(JSON.parse(message.data) as Told);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.watchSilence(socket);
  }

  /** A connection that died without saying so (a closed lid) is noticed by its silence when somebody is waiting. */
  private watchSilence(socket: WebSocket): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.asked.size > 0 || socket.readyState !== WebSocket.OPEN) socket.close();
      else this.watchSilence(socket);
    }, QUIET_TOO_LONG);
  }

  private lost(): void {
    clearTimeout(this.timer);
    this.socket = null;
    if (this.over || this.status === "refused") return;
    this.status = "lost";
    for (const [id, asked] of [...this.asked]) if (!asked.again) this.settle(id)?.refuse(lost());
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.over) return;
    if (this.status === "lost") {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };

  private send(frame: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "welcome":
        this.table = told.table;
        this.seats = [...told.seats];
        this.host = told.host;
        this.wait = FIRST_WAIT;
        // A welcome comes again when seats change hands; only the first one of a connection sends again.
        if (this.status !== "live") {
          this.status = "live";
          for (const asked of this.asked.values()) this.send(asked.frame);
        }
        break;
      case "table":
        this.table = told.table;
        break;
      case "update":
        this.take(told);
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
    this.rows = [...this.rows.slice(0, update.first), ...update.rows];
    this.update = update;
    this.heard(update);
  }
}

function lost(): Refusal {
  const message: Message = { key: "web-connection-lost", facts: {} };
  return { message, rule: "" };
}
