// What the table needs to know about Coffee Rush.

import { forTable } from "$table/game";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import { drinkOf, icon, seatMark, upgradeIcon } from "./pieces";
import { storyLines } from "./story";
import { USUAL, type CoffeeRush, type CoffeeRushChoice, type CoffeeRushContent } from "./types";

function choiceIcon(choice: CoffeeRushChoice, content: CoffeeRushContent): string {
  switch (choice.do) {
    case "place":
    case "step":
      return icon(content.board.squares[choice.square] ?? "");
    case "upgrade":
      return upgradeIcon(choice.upgrade);
    case "pour":
      return icon(choice.ingredient);
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

function choiceFacts(choice: CoffeeRushChoice, content: CoffeeRushContent): Record<string, string | number> {
  if (choice.do !== "place" && choice.do !== "step") return {};
  const ingredient = content.board.squares[choice.square] ?? "";
  return choice.do === "place" ? { ingredient } : { ingredient, ...USUAL.step, tokens: 1 };
}

export default forTable<CoffeeRush>("coffee-rush", {
  Screen,
  sprite,
  choiceIcon,
  choiceFacts,
  steps: ["upgrade", "move", "pour", "send", "confirm"].map((id) => ({ id, key: `web-cr-step-${id}` })),
  currentStep: ({ step }) => step,
  mark: ({ players }, seat) => seatMark(players[seat]?.colour ?? ""),
  storyLines,
  telling: ["cr-event-sent", "cr-event-upgraded", "cr-event-dropped", "web-cr-told-walk", "web-cr-told-pour"],
  newSince: (rows, _, seat) =>
    rows
      .flatMap((row) => row.events)
      .filter((event) => event.event === "drew")
      .filter((event) => event.seat === seat)
      .map(({ order }) => order),
  hides: () => false,
  reveal: (hidden, content) => {
    const deck = (hidden.deck ?? []).flat();
    const drinks = deck.map((card) => drinkOf(card, content)?.id ?? card);
    return [{ label: { key: "web-cr-deck-order", facts: { cards: deck.length } }, things: drinks }];
  },
  beginsRound: (event) => (event.event === "turn-began" ? event.round : null),
  finale: () => import("./finale").then((found) => found.default),
  subtitle: ({ round, closed }) => ({ key: closed ? "web-cr-round-closed" : "web-cr-round", facts: { round } }),
});
