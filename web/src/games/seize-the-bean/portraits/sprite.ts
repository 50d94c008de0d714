// The parts of all portraits come as a file of their own, which browsers keep; whoever draws the first portrait fetches it.

import { showSprite } from "$lib/sprites";
import parts from "./portraits.svg?url";

let asked: Promise<void> | null = null;

export function showPortraits(): void {
  asked ??= fetch(parts)
    .then((answer) => answer.text())
    .then((svg) => showSprite("portraits", svg))
    // The next portrait asks again.
    .catch(() => void (asked = null));
}
