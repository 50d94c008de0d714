// What the table needs to know about Kitchen Rush.

import { forTable } from "$table/game";
import { choiceIcon } from "./choices";
import Ending from "./Ending.svelte";
import sprite from "./icons.svg?raw";
import { markOf, usual, zoneIcon } from "./pieces";
import { announce, storyLines } from "./story";
import Screen from "./Screen.svelte";
import type { KitchenRush } from "./types";

const DECKS = ["orders", "events", "prestige", "upgrades"] as const;
const STEPS = ["prep", "action", "finish", "bill"] as const;

export default forTable<KitchenRush>("kitchen-rush", {
  Screen,
  Ending,
  sprite,
  choiceIcon,
  placeIcon: zoneIcon,
  choiceFacts: (choice) => usual(choice.do),
  steps: STEPS.map((id) => ({ id, key: `web-kr-step-${id}` })),
  currentStep: ({ phase }) => (["prep", "action", "finish"].includes(phase) ? phase : "bill"),
  mark: (_view, seat) => markOf(seat),
  storyLines,
  announce,
  hides: () => false,
  reveal: (hidden) =>
    DECKS.map((deck) => ({ deck, cards: (hidden[deck] ?? []).flat() }))
      .filter(({ cards }) => cards.length > 0)
      .map(({ deck, cards }) => ({
        label: { key: `web-kr-hidden-${deck}`, facts: { cards: cards.length } },
        things: cards,
      })),
  beginsRound: (event) => (event.event === "round-began" ? event.round : null),
  finale: () => import("./finale").then((found) => found.default),
  subtitle: ({ mode, round, rounds }) => ({ key: `web-kr-subtitle-${mode}`, facts: { round, rounds } }),
  together: true,
  ownKeys: true,
  ownBubbles: true,
  sounds: {
    ended: "end",
    bell: "bell",
    "action-began": "start",
    "order-failed": "penalty",
    "order-passed": "sent",
    served: "coin",
    welcomed: "coin",
    bought: "coin",
    "spices-bought": "coin",
    upgraded: "sent",
    took: "take",
    spiced: "take",
    cooked: "pour",
    washed: "pour",
    "order-taken": "step",
    placed: "place",
    "timer-spent": "spent",
  },
});
