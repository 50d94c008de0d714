// Choices as they are named and drawn in lists.

import type { LooseChoice as Choice } from "$table/game";
import { cardIcon, goodIcon, plateIcon, upgradeIcon, zoneIcon } from "./pieces";

export function choiceIcon(choice: Choice): string {
  switch (choice.do) {
    case "place":
      return zoneIcon(String(choice.zone));
    case "remove":
    case "rehire":
    case "unpaid":
    case "outstanding":
      return "kr-timer_full";
    case "welcome":
      return "kr-maitre";
    case "suggest":
    case "take-order":
      return "kr-slip";
    case "serve":
      return "kr-waiter";
    case "plate":
      return plateIcon(String(choice.size));
    case "buy":
    case "take":
      return goodIcon(String(choice.ingredient));
    case "buy-ordinary":
    case "buy-special":
      return "kr-spice_bag";
    case "spice":
      return goodIcon(String(choice.spice));
    case "cook":
      return "kr-flame";
    case "upgrade":
      return upgradeIcon(String(choice.upgrade));
    case "repair":
      return "kr-malfunction";
    case "wash":
      return "kr-sink";
    case "keep":
      return cardIcon(String(choice.card));
    case "choose-storages":
      return "kr-storage";
    default:
      return "kr-bell";
  }
}

/** What a choice leaves out on the wire because it is nothing. */
const NONE: Record<string, Record<string, string | number>> = {
  suggest: { second: 0, third: 0 },
  "take-order": { first: "exact", second: "exact" },
  buy: { second: 0, third: 0 },
  "buy-ordinary": { black: 0, green: 0 },
  "buy-special": { red: 0 },
  wash: { two: 0, three: 0, four: 0 },
};

export const choiceFacts = (choice: Choice): Record<string, string | number> => NONE[choice.do] ?? {};
