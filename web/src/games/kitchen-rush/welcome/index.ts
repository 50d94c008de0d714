// The first table of Kitchen Rush: its goal in one picture.

import { forCard } from "$table/welcome";
import sprite from "../icons.svg?raw";
import type { KitchenRush } from "../types";
import Station from "./Station.svelte";

export default forCard<KitchenRush>({
  prefix: "kr",
  sprite,
  mark: "kr-bell",
  ending: "kr-timer_spent",
  stations: ["place", "cook", "serve"],
  Station,
  counts: [
    { icon: "kr-slip", worth: "", of: "orders" },
    { icon: "kr-coin", worth: "", of: "coins" },
    { icon: "kr-prestige", worth: "", of: "prestige" },
  ],
  together: true,
});
