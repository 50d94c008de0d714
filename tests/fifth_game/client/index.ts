// What the table needs to know about The Last Drop.

import { forTable } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import Screen from "./Screen.svelte";
import type { LastDrop } from "./types";

export default forTable<LastDrop>("last-drop", {
  Screen,
  sprite: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  choiceIcon: () => "ui-right",
  choiceFacts: () => ({}),
  steps: [],
  currentStep: () => "",
  mark: (_, seat) => seat,
  storyLines: (rows) =>
    withoutUndone(rows).flatMap((row) =>
      row.events.map(({ event, ...facts }) => ({
        message: { key: `ld-event-${event}`, facts },
        seat: facts.seat,
        row: row.seq + 1,
      })),
    ),
  hides: () => false,
  reveal: () => [],
  subtitle: ({ left }) => ({ key: "web-ld-left", facts: { left } }),
});
