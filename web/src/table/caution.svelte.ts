// One tap more before something ready is thrown away, and a moment to think again before a turn ends by itself.

import type { Choice, Outlook } from "$lib/wire";
import { settings } from "$lib/settings.svelte";
import { same } from "./game";

/** A second tap sooner than this belongs to the first: a double click is no answer. */
const TWICE = 350;
/** Whoever does not answer for so long did not mean it. */
const WAITING = 6000;
/** How long a turn that would end by itself can still be stopped. */
export const ENDING = 3000;

export class Caution {
  /** The wasteful choice that was tapped once. */
  armed = $state.raw<Choice | null>(null);
  /** Whether the question is fresh, so that an answer does not count yet. */
  early = $state(false);
  /** Whether the turn ends by itself in a moment. */
  ending = $state(false);

  private timers: ReturnType<typeof setTimeout>[] = [];
  private end: ReturnType<typeof setTimeout> | undefined;

  /** Whether a choice may go now; else it is asked about. */
  lets(choice: Choice, outlook: Outlook | undefined): boolean {
    if (outlook?.tone !== "wasteful" || (settings.hasty && !outlook.final)) {
      this.drop();
      return true;
    }
    if (!same(this.armed, choice)) {
      this.drop();
      this.armed = choice;
      this.early = true;
      this.timers = [setTimeout(() => (this.early = false), TWICE), setTimeout(() => this.drop(), WAITING)];
      return false;
    }
    if (this.early) return false;
    this.drop();
    return true;
  }

  /** Nothing is asked about any more. */
  drop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.armed = null;
    this.early = false;
  }

  /** Do this in a moment, unless somebody wants to stay; nothing, where there is nothing to be done. */
  endSoon(go: (() => void) | null): void {
    this.stay();
    if (!go) return;
    this.ending = true;
    this.end = setTimeout(() => {
      this.ending = false;
      go();
    }, ENDING);
  }

  stay(): void {
    clearTimeout(this.end);
    this.ending = false;
  }
}
