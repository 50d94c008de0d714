// Café del Gatto in eight pictures.

import type { How } from "$table/how";
import sprite from "../icons.svg?raw";
import type { CafeDelGatto } from "../types";
import Picture from "./Picture.svelte";
import { sceneOf } from "./scene";

const how: How<CafeDelGatto> = {
  prefix: "cg",
  sprite,
  mark: "cg-cat",
  ending: "cg-cat",
  chapters: {
    SETUP: "cg-cat",
    BUY: "cg-milk",
    SERVE: "cg-cappuccino",
    COIN: "cg-coin",
    SUGAR: "cg-sugar",
    CLEAN: "cg-lever",
    BAG: "cg-bag",
    SCORE: "cg-tile",
  },
  panels: ["cups", "price", "column", "fill", "serve", "symbols", "sugar", "short"],
  Picture,
  facts: (content, language) => {
    const { milk, coffee, served, payments } = sceneOf(content);
    return {
      milk: milk?.value ?? 0,
      coffee: coffee?.value ?? 0,
      drink: served?.cup.name[language] ?? "",
      coins: payments[0]?.coins ?? 0,
    };
  },
};

export default how;
