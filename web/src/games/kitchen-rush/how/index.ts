// Kitchen Rush in eight pictures.

import type { How } from "$table/how";
import sprite from "../icons.svg?raw";
import type { KitchenRush } from "../types";
import Picture from "./Picture.svelte";

const how: How<KitchenRush> = {
  prefix: "kr",
  sprite,
  mark: "kr-timer_running",
  ending: "kr-bell",
  chapters: {
    SETUP: "kr-slip",
    TIMER: "kr-timer_running",
    BELL: "kr-bell",
    MAITRE: "kr-maitre",
    SERVER: "kr-waiter",
    MARKET: "kr-market",
    STORAGE: "kr-storage",
    STOVE: "kr-flame",
    SPICE: "kr-spice_bag",
    OFFICE: "kr-office",
    SINK: "kr-sink",
    MAINT: "kr-slip",
    SALARY: "kr-coin",
    BONUS: "kr-rosette",
    LOSE: "kr-prestige",
    EVENT: "kr-news",
  },
  panels: ["sand", "rooms", "order", "plate", "cooking", "washing", "bill", "together"],
  Picture,
  facts: () => ({}),
};

export default how;
