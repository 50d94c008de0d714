// One order of Kitchen Rush, from the slot to the bill, in the practice kitchen. web/scripts/guide.py
// plays lesson.toml and writes its moments.

import type { KitchenRush, PlaceTimerChoice, TakeChoice } from "../types";
import type { Guide, Played } from "$table/guide";
import played from "./played.json";

const place = (timer: string, zone: string): PlaceTimerChoice => ({ do: "place", timer, zone });
const take = (ingredient: string): TakeChoice => ({ do: "take", ingredient, dish: "O16.1" });

const guide: Guide<KitchenRush> = {
  prefix: "kr",
  people: ["Maya"],
  played: played as unknown as Played<KitchenRush>,
  steps: [
    { id: "orders", moment: 0, spot: ".k-slots" },
    { id: "timers", moment: 0, spot: ".k-tray" },
    { id: "ready", moment: 0, spot: "[data-offer=ready]", choice: { do: "ready" } },
    { id: "waiters", moment: 1, spot: "[data-zone=waiters]", choice: place("red-1", "waiters") },
    { id: "take", moment: 2, spot: "[data-order=O16]", choice: { do: "take-order", order: "O16" } },
    { id: "plate", moment: 3, spot: ".k-own .k-order" },
    { id: "storage", moment: 3, spot: "[data-zone=storage-1]", choice: place("red-2", "storage-1") },
    { id: "fill", moment: 4, spot: "[data-panel]", choice: take("meat") },
    { id: "salad", moment: 5, spot: "[data-panel]", choice: take("salad") },
    { id: "cheese", moment: 6, spot: "[data-panel]", choice: take("cheese") },
    { id: "bread", moment: 7, spot: "[data-panel]", choice: take("bread") },
    { id: "stoves", moment: 8, spot: "[data-zone=stoves]", choice: place("blue-1", "stoves") },
    { id: "cook", moment: 9, spot: "[data-panel]", choice: { do: "cook", dish: "O16.1" } },
    { id: "spices", moment: 10, spot: "[data-zone=spices]", choice: place("blue-2", "spices") },
    { id: "pepper", moment: 11, spot: "[data-panel]", choice: { do: "spice", spice: "black", dish: "O16.1" } },
    { id: "sand", moment: 12, spot: ".k-tray" },
    { id: "back", moment: 13, spot: "[data-zone=waiters]", choice: place("red-1", "waiters") },
    { id: "serve", moment: 14, spot: "[data-panel]", choice: { do: "serve", order: "O16" } },
    { id: "bell", moment: 16, spot: ".k-stage" },
    { id: "team", moment: 16, spot: "" },
  ],
};

export default guide;
