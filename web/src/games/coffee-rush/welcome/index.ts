// The first table of Coffee Rush: its goal in one picture.

import { forCard } from "$table/welcome";
import sprite from "../icons.svg?raw";
import type { CoffeeRush } from "../types";
import Station from "./Station.svelte";

export default forCard<CoffeeRush>({
  prefix: "cr",
  sprite,
  mark: "cr-open",
  ending: "cr-closed",
  stations: ["walk", "pour", "send"],
  Station,
  counts: [
    { icon: "cr-sent", worth: "+1", of: "sent" },
    { icon: "cr-up-specialties", worth: "+2", of: "upgrade" },
    { icon: "cr-penalty", worth: "−1", of: "cold" },
  ],
});
