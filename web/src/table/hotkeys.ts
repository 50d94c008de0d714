// Which key stands for which choice. A choice keeps its key as long as the question is of the same kind, so that a hand
// that knows where a key is never presses something else with it.

import type { Outlook } from "$lib/wire";

export interface Keyed {
  /** What is chosen, as text. */
  id: string;
  outlook: Outlook;
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** What ends a step has this key, and no other choice has. */
export const ENDS = "0";

export class Hotkeys {
  /** Grows with every question that has nothing in common with the one before. */
  question = 0;
  /** The most choices that this question has had at a time. */
  most = 0;
  private kind = "";
  private readonly owners = new Map<string, string>();

  /** Hand out keys for a question; asked again with the same choices, nothing changes. */
  ask(kind: string, ways: readonly Keyed[]): ReadonlyMap<string, string> {
    const listed = ways.filter(({ outlook }) => !outlook.ends);
    const known = new Set(this.owners.values());
    if (kind !== this.kind || (listed.length > 0 && !listed.some(({ id }) => known.has(id)))) {
      this.owners.clear();
      this.question++;
      this.most = 0;
    }
    this.kind = kind;
    this.most = Math.max(this.most, ways.length);
    const shown = new Set(listed.map(({ id }) => id));
    const keys = new Map<string, string>();
    for (const [digit, id] of this.owners) if (shown.has(id)) keys.set(id, digit);
    for (const { id } of listed.filter((way) => !keys.has(way.id) && !gives(way))) {
      // One that nobody had, or else that of a choice which is gone.
      const digit = DIGITS.find((one) => !this.owners.has(one)) ?? DIGITS.find((one) => !isTaken(keys, one));
      if (digit) this.own(digit, id, keys);
    }
    // What gives something up comes from the other end, and never gets a key that meant something else just now.
    for (const { id } of listed.filter((way) => !keys.has(way.id) && gives(way)).toReversed()) {
      const digit = DIGITS.findLast((one) => !this.owners.has(one));
      if (digit) this.own(digit, id, keys);
    }
    for (const { id, outlook } of ways) if (outlook.ends) keys.set(id, ENDS);
    return keys;
  }

  private own(digit: string, id: string, keys: Map<string, string>): void {
    this.owners.set(digit, id);
    keys.set(id, digit);
  }
}

const gives = ({ outlook }: Keyed): boolean => outlook.tone === "quiet" || outlook.tone === "wasteful";

const isTaken = (keys: ReadonlyMap<string, string>, digit: string): boolean => [...keys.values()].includes(digit);
