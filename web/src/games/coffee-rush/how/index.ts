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
  chapters: {
    SETUP: "cr-open",
    TURN: "cr-meeple",
    UPG: "cr-up-specialties",
    MOVE: "cr-meeple",
    POUR: "cr-cup",
    ORDER: "cr-sent",
    TIME: "cr-penalty",
    END: "cr-closed",
    SCORE: "cr-specialty",
    UPFX: "cr-up-diagonal",
  },
  panels: ["orders", "walk", "pass", "pour", "send", "rush", "time", "upgrade"],
  Picture,
  facts: () => ({}),
};

export default how;
