// The first Day of a café in Seize the Bean. web/scripts/guide.py plays lesson.toml and writes its moments.

import type { SeizeTheBean } from "../types";
import type { Guide, Played } from "$table/guide";
import played from "./played.json";

const guide: Guide<SeizeTheBean> = {
  prefix: "sb",
  people: ["Maya", "Basile"],
  played: played as unknown as Played<SeizeTheBean>,
  steps: [
    { id: "cafe", moment: 0, spot: ".cafe" },
    { id: "queue", moment: 0, spot: ".queue" },
    { id: "sugar", moment: 0, spot: "[data-space=sugar]", choice: { do: "place", space: "sugar" } },
    { id: "keep", moment: 1, spot: ".choices", choice: { do: "confirm" } },
    { id: "pantry", moment: 2, spot: "[data-space=pantry]", choice: { do: "place", space: "pantry" } },
    { id: "upgrade", moment: 3, spot: "[data-card=cyclists-p1]", choice: { do: "take", card: "cyclists-p1" } },
    { id: "grown", moment: 4, spot: ".counter" },
    { id: "line", moment: 5, spot: ".queue" },
    { id: "bill", moment: 5, spot: ".guest.now", choice: { do: "fulfil" } },
    { id: "friend", moment: 6, spot: ".guest.now", choice: { do: "fulfil" } },
    { id: "attract", moment: 7, spot: "[data-card=tourists-c02]", choice: { do: "take", card: "tourists-c02" } },
    { id: "mouth", moment: 8, spot: "[data-card=cyclists-c05]", choice: { do: "take", card: "cyclists-c05" } },
    { id: "moods", moment: 9, spot: ".till" },
    { id: "awards", moment: 9, spot: ".pool" },
    { id: "icons", moment: 9, spot: ".icons-button" },
    { id: "win", moment: 9, spot: "" },
  ],
};

export default guide;
