// Since somebody's last turn: which moves others made, what is new, and how to watch it again.

import { api } from "$lib/api";
import type { ShownUpdate } from "$lib/playback.svelte";
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/language.svelte";
import type { ReplayFrame, Update } from "$lib/wire";
import { dividerOf, lastMoves, movesOf, rowsSince, type Move } from "$table/since";
import { plain, type Line } from "$table/story";
import type { TableSession } from "./session.svelte";

const NOTHING: ReadonlySet<string> = new Set();

export class Recap {
  /** The move that is pointed at, to be seen on the board. */
  pointed = $state.raw<Move | null>(null);
  /** The moments to be watched are being fetched. */
  fetching = $state(false);

  /** Rows before this one came while nobody looked, or all at once. */
  private unseen = $state(0);
  /** Somebody opened or closed the recap after so many rows. */
  private turned = $state.raw<{ first: number; open: boolean } | null>(null);
  /** What is being watched again does not change meanwhile. */
  private watched = $state.raw<Move[]>([]);

  constructor(private readonly table: TableSession) {}

  /** Call with every update, before it is shown. Whether nobody sees it come. */
  receive(update: Update): boolean {
    const hidden = document.visibilityState === "hidden";
    if (hidden || update.rows.length > 1 || !this.table.update) this.unseen = update.seq;
    return hidden;
  }

  private rows = $derived.by(() => {
    const { seat, realTime, rows } = this.table;
    return seat === null || realTime ? null : rowsSince(rows, seat);
  });
  private all = $derived.by((): Move[] => {
    const { open, realTime, rows, lines } = this.table;
    return open && !realTime ? movesOf(rows, lines, open.module.telling) : [];
  });
  /** What others did since the last choice of the seat, oldest first. */
  private latest = $derived.by((): Move[] => {
    const first = this.rows?.[0]?.seq;
    return first === undefined ? [] : this.all.filter((move) => move.rows[0]!.seq >= first);
  });
  get moves(): Move[] {
    return this.table.playback.again ? this.watched : this.latest;
  }
  /** After how many rows it begins; the story has its divider there, or where the turn before ended. */
  firstRow = $derived.by(() => this.rows?.[0]?.seq ?? null);
  divider = $derived.by(() => {
    const { seat, realTime, rows } = this.table;
    return seat === null || realTime ? null : dividerOf(rows, seat);
  });
  /** How many lines of the story are new since then. */
  lines = $derived.by(() => {
    const first = this.firstRow;
    return first === null ? 0 : this.table.lines.filter((line) => line.row > first).length;
  });

  /** What has come since, by id. */
  fresh = $derived.by((): ReadonlySet<string> => {
    const { open, here, seat } = this.table;
    if (!open?.module.newSince || !here || seat === null || !this.rows?.length) return NOTHING;
    return new Set(open.module.newSince(this.rows, here.view, seat));
  });
  /** How many of those a move has brought. */
  brought = (move: Move): number => {
    const { open, here, seat } = this.table;
    return open?.module.newSince && here && seat !== null ? open.module.newSince(move.rows, here.view, seat).length : 0;
  };

  /** The newest thing that another did. */
  get latestLine(): Line | null {
    return this.latest.at(-1)?.told ?? null;
  }

  private last = $derived.by(() => lastMoves(this.all));
  lastMove = (seat: number): Line | null => this.last.get(seat)?.told ?? null;

  get shown(): boolean {
    return this.moves.length > 0 && (this.table.asked || this.table.playback.again);
  }
  /** Open unless one has watched all of it, or closed it. */
  get open(): boolean {
    if (!this.shown || this.table.playback.again) return false;
    const first = this.latest[0]?.rows[0]?.seq ?? 0;
    return this.turned?.first === first ? this.turned.open : first < this.unseen;
  }
  turn = (open: boolean): void => {
    this.turned = { first: this.latest[0]?.rows[0]?.seq ?? 0, open };
    this.pointed = null;
  };

  /** All of it in a sentence, for those who listen. */
  sentence = $derived.by((): string => [this.title, ...this.latest.map((move) => plain(move.told))].join(" "));
  get title(): string {
    return say("web-since", { moves: this.moves.length });
  }

  /** The move that is being watched just now, or pointed at. */
  get now(): Move | null {
    const seq = this.table.playback.shown?.row?.seq;
    if (!this.table.playback.again || seq === undefined) return this.pointed;
    return this.watched.find((move) => move.rows.some((row) => row.seq === seq)) ?? null;
  }

  /** Fetch what happened as this seat saw it, and show it again. */
  replay = async (): Promise<void> => {
    const { seat, id, keys, playback, feed } = this.table;
    const first = this.latest[0]?.rows[0]?.seq;
    if (seat === null || first === undefined || this.fetching || playback.again) return;
    this.fetching = true;
    try {
      const frames = await api.latest(id, seat, first, keys.seats[String(seat)] ?? "");
      const now = feed.update;
      if (!now || frames.at(-1)?.rows !== now.seq) return; // something happened meanwhile
      this.watched = this.latest;
      this.pointed = null;
      playback.showAgain(this.momentsOf(frames, now, seat));
    } finally {
      this.fetching = false;
    }
  };

  private momentsOf(frames: readonly ReplayFrame[], now: Update, seat: number): ShownUpdate[] {
    const ends = new Set(this.watched.map((move) => move.rows.at(-1)!.seq + 1));
    const { rows } = this.table.feed;
    return frames
      .filter((frame, at) => !settings.still || at === 0 || ends.has(frame.rows))
      .map((frame, at) => ({
        row: at === 0 ? null : (rows[frame.rows - 1] ?? null),
        update: { ...now, seq: frame.rows, to_act: frame.to_act, result: null, seats: [asSeen(frame, seat)] },
      }));
  }
}

const asSeen = ({ view }: ReplayFrame, seat: number): Update["seats"][number] => ({
  seat,
  view,
  decision: null,
  waits: null,
  outlooks: [],
  advice: [],
  undo: { depth: 0, refusal: null },
});
