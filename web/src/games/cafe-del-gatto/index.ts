// What the table needs to know about Café del Gatto.

import { forTable } from "$table/game";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import { cupOf, newPlaces, shapeOf } from "./pieces";
import { storyLines } from "./story";
import { USUAL, type CafeDelGatto, type CafeDelGattoChoice, type CafeDelGattoContent } from "./types";

const STEPS: Record<string, string> = {
  turn: "choose",
  cleaned: "choose",
  cup: "do",
  tile: "do",
  serve: "do",
  intermediate: "do",
  dump: "do",
  confirm: "confirm",
};

function choiceIcon(choice: CafeDelGattoChoice, content: CafeDelGattoContent): string {
  switch (choice.do) {
    case "buy":
      return choice.column === "milk" ? "cg-milk" : "cg-coffee";
    case "place":
    case "serve":
    case "dump": {
      const cup = cupOf(choice.cup, content);
      return cup ? `cg-${shapeOf(cup)}` : "cg-espresso";
    }
    case "tile":
      return choice.sugar ? "cg-sugar" : "cg-tile";
    case "take":
      return "cg-coin";
    case "clean":
      return "cg-lever";
    default:
      return "ui-right";
  }
}

/** A purchase names its token when the outlook says which it is; else it is the place it comes from. */
function choiceFacts(choice: CafeDelGattoChoice): Record<string, string | number> {
  if (choice.do === "buy") return { token: "", price: 0 };
  return choice.do === "tile" ? USUAL.tile : {};
}

export default forTable<CafeDelGatto>("cafe-del-gatto", {
  Screen,
  sprite,
  choiceIcon,
  choiceFacts,
  steps: ["choose", "do", "confirm"].map((id) => ({ id, key: `web-cg-step-${id}` })),
  currentStep: ({ step }) => STEPS[step] ?? "",
  mark: (_, seat) => seat,
  storyLines,
  telling: ["web-cg-told-served", "web-cg-told-bought", "cg-event-dumped", "cg-event-took", "web-cg-told-cleaned"],
  newSince: newPlaces,
  hides: () => false,
  reveal: (hidden) => {
    const bag = (hidden.bag ?? []).flat();
    return bag.length > 0 ? [{ label: { key: "web-cg-bag-order", facts: { tokens: bag.length } }, things: bag }] : [];
  },
  beginsRound: (event) => (event.event === "turn-began" ? event.round : null),
  finale: () => import("./finale").then((found) => found.default),
  subtitle: ({ round, last_round: last }) => ({ key: last ? "web-cg-last-round" : "web-cg-round", facts: { round } }),
});
