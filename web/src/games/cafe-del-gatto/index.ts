// What the table needs to know about Café del Gatto.

import type { Choice, GameModule } from "$table/game";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import { cupOf, shapeOf, type CafeDelGattoContent } from "./pieces";
import { retell } from "./retelling";
import type { CafeDelGattoView } from "./types";

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

function choiceIcon(choice: Choice, content: CafeDelGattoContent): string {
  switch (choice.do) {
    case "buy":
      return choice.column === "milk" ? "cg-milk" : "cg-coffee";
    case "place":
    case "serve":
    case "dump": {
      const cup = cupOf(String(choice.cup), content);
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
function choiceFacts(choice: Choice): Record<string, string | number> {
  if (choice.do === "buy") return { token: "", price: 0 };
  return choice.do === "tile" ? { sugar: 0 } : {};
}

const module: GameModule = {
  Screen,
  sprite,
  choiceIcon: (choice, content) => choiceIcon(choice, content as CafeDelGattoContent),
  choiceFacts,
  goesOn: (choice) => ["take", "done", "end", "confirm"].includes(choice.do),
  steps: ["choose", "do", "confirm"].map((id) => ({ id, key: `web-cg-step-${id}` })),
  currentStep: (view) => STEPS[(view as CafeDelGattoView).step] ?? "",
  mark: (_, seat) => seat,
  retell,
  hides: () => false,
  reveal: (hidden) => {
    const bag = Array.isArray(hidden.bag) ? hidden.bag.map(String) : [];
    return bag.length > 0 ? [{ label: { key: "web-cg-bag-order", facts: { tokens: bag.length } }, things: bag }] : [];
  },
  subtitle: (view) => {
    const { round, last_round: last } = view as CafeDelGattoView;
    return { key: last ? "web-cg-last-round" : "web-cg-round", facts: { round } };
  },
};

export default module;
