// What the table needs to know about Coffee Rush.

import type { Choice, GameModule } from "$table/game";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import { drinkOf, icon, seatMark, upgradeIcon, type CoffeeRushContent } from "./pieces";
import { retell } from "./retelling";
import type { CoffeeRushView } from "./types";

function choiceIcon(choice: Choice, content: CoffeeRushContent): string {
  switch (choice.do) {
    case "place":
    case "step":
      return icon(content.board.squares[String(choice.square)] ?? "");
    case "upgrade":
      return upgradeIcon(String(choice.upgrade));
    case "pour":
      return icon(String(choice.ingredient));
    case "empty":
      return "cr-cup";
    case "send":
      return "cr-sent";
    case "stop":
      return "ui-stop";
    default:
      return "ui-right";
  }
}

function choiceFacts(choice: Choice, content: CoffeeRushContent): Record<string, string | number> {
  const ingredient = content.board.squares[String(choice.square)];
  return {
    ...(ingredient === undefined ? {} : { ingredient }),
    ...(choice.do === "step" ? { meeple: Number(choice.meeple ?? 1), tokens: 1 } : {}),
  };
}

const module: GameModule = {
  Screen,
  sprite,
  choiceIcon: (choice, content) => choiceIcon(choice, content as CoffeeRushContent),
  choiceFacts: (choice, content) => choiceFacts(choice, content as CoffeeRushContent),
  goesOn: (choice) => ["stop", "done", "skip", "confirm"].includes(choice.do),
  steps: ["upgrade", "move", "pour", "send", "confirm"].map((id) => ({ id, key: `web-cr-step-${id}` })),
  currentStep: (view) => (view as CoffeeRushView).step,
  mark: (view, seat) => seatMark((view as CoffeeRushView).players[seat]?.colour ?? ""),
  retell,
  hides: () => false,
  reveal: (hidden, content) => {
    const deck = Array.isArray(hidden.deck) ? hidden.deck.map(String) : [];
    const drinks = deck.map((card) => drinkOf(card, content as CoffeeRushContent)?.id ?? card);
    return [{ label: { key: "web-cr-deck-order", facts: { cards: deck.length } }, things: drinks }];
  },
  subtitle: (view) => {
    const { round, closed } = view as CoffeeRushView;
    return { key: closed ? "web-cr-round-closed" : "web-cr-round", facts: { round } };
  },
};

export default module;
