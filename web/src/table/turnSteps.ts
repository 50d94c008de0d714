// The steps of a turn, for the bar at the top.

import type { Step } from "$lib/topBar.svelte";
import { say } from "$lib/language.svelte";
import type { GameModule } from "./game";

/** Where in the turn a view is; `over` when all of its steps are done. */
export function turnSteps({ steps, currentStep }: GameModule, view: unknown, over = false): Step[] {
  const current = currentStep(view);
  const now = steps.findIndex(({ id }) => id === current);
  return steps.map(({ key }, index) => ({
    label: say(key),
    state: over || index < now ? "done" : index === now ? "now" : "later",
  }));
}
