// The audible side of a table: sounds, announcements for screen readers, and what bots call out.

import { untrack } from "svelte";
import { say, sayMessage } from "$lib/language.svelte";
import { play as sound, playEvents } from "$lib/sound";
import type { Spoken } from "$lib/wire";
import { Announcements } from "$table/announcements.svelte";
import { Speech } from "$table/speech.svelte";
import { plain, story } from "$table/story";
import type { TableSession } from "./session.svelte";

export class Hearing {
  readonly announcements = new Announcements();
  readonly speech = new Speech();

  private wasAsked = false;
  private readonly present = new Map<number, boolean>();

  constructor(private readonly table: TableSession) {}

  /** A bot calls something out. */
  call = ({ seat, message }: Spoken): void => {
    this.callOut(seat, sayMessage(message, this.table.naming));
  };

  /** Somebody says something, or something is said of them. */
  callOut(seat: number, line: string, spoken = true): void {
    this.speech.call(seat, line, spoken);
    this.announcements.tell(spoken ? say("web-says", { person: this.table.person(seat), line }) : line);
  }

  /** What is read of the row just shown. */
  lines = $derived.by((): string[] => {
    const row = this.table.playback.shown?.row;
    if (!row || !this.table.open) return [];
    const { module } = this.table.open;
    const { naming, seat } = this.table;
    if (module.announce) return module.announce(row, seat).map((message) => sayMessage(message, naming));
    if (row.undo) return [say("web-undone", { seat: row.seat }, this.table.naming)];
    return story([row], module, naming).map(plain);
  });

  /** What is asked of those who listen in real time. */
  private question = $derived.by((): string => {
    const { realTime, asked, paused, result, words } = this.table;
    return realTime && (asked || paused || result) ? words.sentence : "";
  });

  follow(): void {
    // In real time only what there is time for is announced, one's own rows first.
    $effect(() => {
      const row = this.table.playback.shown?.row;
      if (!row) return;
      untrack(() => {
        const { realTime, feed, open } = this.table;
        const own = feed.seats.includes(row.seat);
        if (realTime) for (const line of this.lines) this.announcements.tell(line, own);
        playEvents(row.events, open?.module.sounds, row.seat < 0 || own);
      });
    });
    $effect(() => this.announcements.ask(this.question));
    $effect(() => {
      const { asked } = this.table;
      untrack(() => {
        if (asked && !this.wasAsked && this.table.rows.length > 0 && !this.table.realTime) sound("turn");
        this.wasAsked = asked;
      });
    });
    // Who comes and goes while a clock runs is told: the others wonder why somebody's hands are still.
    $effect(() => {
      const seats = this.table.feed.table?.seats ?? [];
      untrack(() => {
        for (const { seat, kind, connected } of seats) {
          const here = kind !== "person" || connected;
          const before = this.present.get(seat) ?? here;
          this.present.set(seat, here);
          if (here === before || !this.table.clocked || this.table.feed.seats.includes(seat)) continue;
          const line = say(here ? "web-person-back" : "web-person-gone", { person: this.table.person(seat) });
          this.speech.call(seat, line, false);
          this.announcements.tell(line);
        }
      });
    });
  }

  stop(): void {
    this.announcements.stop();
    this.speech.stop();
  }
}
