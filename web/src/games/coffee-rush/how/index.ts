// Coffee Rush in eight pictures.

import type { How } from "$table/how";
import sprite from "../icons.svg?raw";
import type { CoffeeRush } from "../types";
import Picture from "./Picture.svelte";

const how: How<CoffeeRush> = {
  prefix: "cr",
  sprite,
  mark: "cr-open",
  ending: "cr-closed",
  panels: ["orders", "walk", "pass", "pour", "send", "rush", "time", "upgrade"],
  Picture,
  facts: () => ({}),
};

export default how;
