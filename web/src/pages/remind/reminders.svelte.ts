// What somebody wants to be told of at which table, kept in this browser.

import type { KeptTable } from "$lib/keys";
import { askPermission, canNotify, canPush, mayNotify, subscribe } from "./push";

const PLACE = "demitasse.reminders";

/** Why a switch is as it is, where that is not plain: the key of a sentence. */
type Trouble = "" | "web-remind-refused" | "web-remind-cannot" | "web-remind-not-closed";

interface Kept {
  /** The tables at which one wants to be told. */
  tables: string[];
  /** It has been offered: yes or no was said somewhere. */
  asked: boolean;
}

class Reminders {
  private kept = $state.raw<Kept>(read());
  trouble = $state<Trouble>("");
  busy = $state(false);

  /** Offered to who waits for a friend, until they have said yes or no once. */
  get offered(): boolean {
    return !this.kept.asked && canNotify() && Notification.permission !== "denied";
  }

  on(table: string): boolean {
    return this.kept.tables.includes(table) && mayNotify();
  }

  /** Whether the page may be closed and one is still told. */
  get evenClosed(): boolean {
    return canPush();
  }

  /** Switch it on or off. The browser's own question comes now, after a click, and never before. */
  async set(keys: KeptTable, on: boolean): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      if (on && !canNotify()) this.trouble = "web-remind-cannot";
      else if (on && !(await askPermission())) this.trouble = "web-remind-refused";
      const granted = on && this.trouble === "";
      this.keep(keys.table, granted);
      const reached = granted || !on ? await subscribe(keys, on) : false;
      if (granted && !reached) this.trouble = "web-remind-not-closed";
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
    if (this.on(keys.table)) void subscribe(keys, true);
  }

  private keep(table: string, on: boolean): void {
    const others = this.kept.tables.filter((one) => one !== table);
    this.write({ tables: on ? [table, ...others].slice(0, 50) : others, asked: true });
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
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { tables: Array.isArray(kept.tables) ? kept.tables : [], asked: kept.asked === true };
  } catch {
    return { tables: [], asked: false };
  }
}

export const reminders = new Reminders();
