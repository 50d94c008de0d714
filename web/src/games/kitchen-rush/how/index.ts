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
  panels: ["sand", "rooms", "order", "plate", "cooking", "washing", "bill", "together"],
  Picture,
  facts: () => ({}),
};

export default how;
