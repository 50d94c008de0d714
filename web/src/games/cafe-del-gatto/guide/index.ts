// Two turns of Café del Gatto: a purchase, and the cup it fills is served. web/scripts/guide.py
// plays lesson.toml and writes its moments.

import type { CafeDelGatto } from "../types";
import type { Guide, Played } from "$table/guide";
import played from "./played.json";

const guide: Guide<CafeDelGatto> = {
  prefix: "cg",
  people: ["Maya", "Basile", "Inès"],
  played: played as unknown as Played<CafeDelGatto>,
  steps: [
    { id: "cups", moment: 0, spot: ".five" },
    { id: "machine", moment: 0, spot: ".machine" },
    { id: "buy", moment: 0, spot: "[data-place=coffee-1]", choice: { do: "buy", column: "coffee", row: 1 } },
    { id: "cup", moment: 1, spot: "[data-cup=espresso]", choice: { do: "place", cup: "espresso" } },
    { id: "confirm", moment: 2, spot: ".choices", choice: { do: "confirm" } },
    { id: "slide", moment: 3, spot: ".machine" },
    { id: "others", moment: 7, spot: ".a-opps" },
    { id: "serve", moment: 7, spot: "[data-cup=espresso]", choice: { do: "serve", cup: "espresso" } },
    { id: "tile", moment: 8, spot: ".srow.serving", choice: { do: "tile", value: 4 } },
    { id: "end", moment: 9, spot: ".choices", choice: { do: "confirm" } },
    { id: "sugar", moment: 10, spot: ".purse" },
    { id: "clean", moment: 10, spot: ".base" },
    { id: "win", moment: 10, spot: "" },
  ],
};

export default guide;
