// One turn of Coffee Rush. web/scripts/guide.py plays lesson.toml and writes its moments.

import type { CoffeeRush } from "../types";
import type { Guide, Played } from "$table/guide";
import played from "./played.json";

const guide: Guide<CoffeeRush> = {
  prefix: "cr",
  people: ["Maya", "Basile", "Inès"],
  played: played as unknown as Played<CoffeeRush>,
  steps: [
    { id: "orders", moment: 0, spot: ".orders" },
    { id: "board", moment: 0, spot: ".boardbox" },
    { id: "step", moment: 0, spot: "[data-square=c4]", choice: { do: "step", square: "c4" } },
    { id: "again", moment: 1, spot: "[data-square=d4]", choice: { do: "step", square: "d4" } },
    { id: "stop", moment: 2, spot: ".choices", choice: { do: "stop" } },
    { id: "pour", moment: 3, spot: ".own", choice: { do: "pour", ingredient: "steam", cup: 1 } },
    { id: "fill", moment: 4, spot: ".own", choice: { do: "pour", ingredient: "chocolate", cup: 1 } },
    { id: "done", moment: 5, spot: ".choices", choice: { do: "done" } },
    { id: "send", moment: 6, spot: ".orders", choice: { do: "send", cup: 1, order: "chocolate_latte-1" } },
    { id: "end", moment: 7, spot: ".a-opps", choice: { do: "confirm" } },
    { id: "sink", moment: 8, spot: ".orders" },
    { id: "upgrades", moment: 8, spot: ".own" },
    { id: "win", moment: 8, spot: "" },
  ],
};

export default guide;
