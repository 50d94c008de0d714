// The first table of Seize the Bean: its goal in one picture.

import { forCard } from "$table/welcome";
import sprite from "../icons.svg?raw";
import type { SeizeTheBean } from "../types";
import Station from "./Station.svelte";

export default forCard<SeizeTheBean>({
  prefix: "sb",
  sprite,
  mark: "stb-full_cup",
  ending: "stb-empty_cup",
  stations: ["act", "serve", "earn"],
  Station,
  counts: [
    { icon: "stb-review", worth: "+1", of: "review" },
    { icon: "stb-bad_review", worth: "−1", of: "bad" },
    { icon: "stb-ach_pantry_variety", worth: "+5", of: "achievement" },
  ],
});
