// What somebody wants to be told of at which table, kept in this browser.

import type { KeptTable } from "$lib/keys";
import { askPermission, canNotify, canPush, mayNotify, subscribe } from "./push";

const PLACE = "demitasse.reminders";
const MOST = 50;

/** Why a switch is as it is, where that is not plain: the key of a sentence. */
type Trouble = "" | "web-remind-refused" | "web-remind-cannot" | "web-remind-not-closed";

/** That it is one's turn, or that its time runs out. */
export type Occasion = "turn" | "time";
const OCCASIONS: readonly Occasion[] = ["turn", "time"];

interface Kept {
  /** The tables at which one wants to be told, for each occasion. */
  turn: string[];
  time: string[];
  /** It has been offered: yes or no was said somewhere. */
  asked: boolean;
}

class Reminders {
  private kept = $state.raw<Kept>(read());
  trouble = $state<Trouble>("");
  busy = $state(false);
  private said: Promise<boolean> = Promise.resolve(true);

  /** Offered to who waits for a friend, until they have said yes or no once. */
  get offered(): boolean {
    return !this.kept.asked && canNotify() && Notification.permission !== "denied";
  }

  on(table: string, occasion: Occasion = "turn"): boolean {
    return this.kept[occasion].includes(table) && mayNotify();
  }

  /** Whether the page may be closed and one is still told. */
  get evenClosed(): boolean {
    return canPush() && this.trouble !== "web-remind-not-closed";
  }

  /** Switch occasions on or off at some tables. The browser's own question comes now, after a click, and never before. */
  async set(tables: readonly KeptTable[], on: boolean, occasions = OCCASIONS): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      if (on && !canNotify()) this.trouble = "web-remind-cannot";
      else if (on && !(await askPermission())) this.trouble = "web-remind-refused";
      const granted = on && this.trouble === "";
      for (const { table } of tables) this.keep(table, granted, occasions);
      const reached = granted || !on ? await Promise.all(tables.map((keys) => this.tell(keys))) : [];
      if (granted && !reached.every(Boolean)) this.trouble = "web-remind-not-closed";
    } finally {
      this.busy = false;
    }
  }

  /** Not now: the bell in the bar is still there. */
  decline(): void {
    this.write({ ...this.kept, asked: true });
  }

  /** A subscription may have changed since, or the language: say it to the server once more. */
  renew(keys: KeptTable): void {
    if (OCCASIONS.some((occasion) => this.on(keys.table, occasion))) void this.tell(keys);
  }

  /** One after the other, each as it is wished by then: what was said last is what the server hears last. */
  private tell(keys: KeptTable): Promise<boolean> {
    const said = this.said.then(() =>
      subscribe(keys, { turn: this.on(keys.table), time: this.on(keys.table, "time") }),
    );
    this.said = said;
    return said;
  }

  private keep(table: string, on: boolean, occasions: readonly Occasion[]): void {
    const kept = { ...this.kept, asked: true };
    for (const occasion of occasions) {
      const others = kept[occasion].filter((one) => one !== table);
      kept[occasion] = on ? [table, ...others].slice(0, MOST) : others;
    }
    this.write(kept);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing asks again.
    }
  }
}

function read(): Kept {
  const list = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);
  try {
    const { turn, time, asked } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { turn: list(turn), time: list(time), asked: asked === true };
  } catch {
    return { turn: [], time: [], asked: false };
  }
}

export const reminders = new Reminders();
