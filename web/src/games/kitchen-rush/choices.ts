// Choices as they are drawn in lists.

import { cardIcon, goodIcon, plateIcon, upgradeIcon, zoneIcon } from "./pieces";
import type { KitchenRushChoice } from "./types";

export function choiceIcon(choice: KitchenRushChoice): string {
  switch (choice.do) {
    case "place":
      return zoneIcon(choice.zone);
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
      return plateIcon(choice.size);
    case "buy":
    case "take":
      return goodIcon(choice.ingredient);
    case "buy-ordinary":
    case "buy-special":
      return "kr-spice_bag";
    case "spice":
      return goodIcon(choice.spice);
    case "cook":
      return "kr-flame";
    case "upgrade":
      return upgradeIcon(choice.upgrade);
    case "repair":
      return "kr-malfunction";
    case "wash":
      return "kr-sink";
    case "keep":
      return cardIcon(choice.card);
    case "choose-storages":
      return "kr-storage";
    default:
      return "kr-bell";
  }
}
