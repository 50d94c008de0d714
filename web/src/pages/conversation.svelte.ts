// What people at a table say to one another, as this browser hears it. Whom it has muted is known here alone.

import { api } from "$lib/api";
import { say, translations } from "$lib/language.svelte";
import type { Said, Say, TalkInfo } from "$lib/wire";
import type { TableSession } from "./session.svelte";

export type Reaction = NonNullable<Say["reaction"]>;

const MUTED = "demitasse.muted";
const SILENT = "demitasse.silent";
/** So many tables are remembered. */
const MOST = 50;

export class Conversation {
  lines = $state.raw<TalkInfo[]>([]);
  /** Said since somebody last looked. */
  unread = $state(0);
  looking = $state(false);
  /** The names of those whose words and reactions stay quiet here. */
  muted = $state.raw<readonly string[]>(kept(MUTED));
  /** Tables whose whole talk stays quiet here. */
  private silentTables = $state.raw<readonly string[]>(kept(SILENT));

  private asked = false;

  constructor(private readonly table: TableSession) {}

  /** There is somebody to talk to, and it is not switched off. */
  get possible(): boolean {
    const { table, seats } = this.table.feed;
    if (!table || seats.length === 0) return false;
    return table.seats.some(({ seat, kind }) => kind === "person" && !seats.includes(seat));
  }
  get open(): boolean {
    return this.possible && !this.table.feed.table?.quiet;
  }
  /** Nothing of this table's talk is shown here. */
  get silent(): boolean {
    return this.silentTables.includes(this.table.id);
  }
  heard = $derived.by(() => this.lines.filter(({ name }) => !this.muted.includes(name)));

  /** Fetch what was said before, once. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const key = Object.values(this.table.keys.seats)[0];
    if (!key) return;
    const before = await api.talk(this.table.id, key).catch(() => []);
    const known = new Set(this.lines.map(({ number }) => number));
    this.lines = [...before.filter(({ number }) => !known.has(number)), ...this.lines];
  }

  hear = ({ line }: Said): void => {
    this.lines = [...this.lines, line];
    if (this.silent || this.muted.includes(line.name) || this.table.feed.seats.includes(line.seat)) return;
    if (!this.looking) this.unread += 1;
    void translations.loadPage("talk").then(() => this.table.hearing.callOut(line.seat, this.wordsOf(line)));
  };

  /** A nudge is for one person, and everybody at the table reads of it. */
  wordsOf({ text, reaction, whom }: TalkInfo): string {
    const { feed, person } = this.table;
    if (whom >= 0)
      return feed.seats.includes(whom) ? say("web-talk-nudged") : say("web-talk-nudges", { person: person(whom) });
    return reaction ? say(`web-reaction-${reaction}`) : text;
  }

  look(on: boolean): void {
    this.looking = on;
    if (on) this.unread = 0;
  }

  mute(name: string, on: boolean): void {
    this.muted = put(MUTED, this.muted, name, on);
  }

  silence(on: boolean): void {
    this.silentTables = put(SILENT, this.silentTables, this.table.id, on);
    if (on) this.unread = 0;
  }
}

/** A list with or without something, kept in this browser. */
function put(place: string, list: readonly string[], what: string, on: boolean): string[] {
  const after = [...(on ? [what] : []), ...list.filter((other) => other !== what)].slice(0, MOST);
  try {
    localStorage.setItem(place, JSON.stringify(after));
  } catch {
    // It lasts as long as the page.
  }
  return after;
}

function kept(place: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}
