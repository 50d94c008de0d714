// The first table of Café del Gatto: its goal in one picture.

import { forCard } from "$table/welcome";
import sprite from "../icons.svg?raw";
import type { CafeDelGatto } from "../types";
import Station from "./Station.svelte";

export default forCard<CafeDelGatto>({
  prefix: "cg",
  sprite,
  mark: "cg-cat",
  ending: "cg-cat",
  stations: ["buy", "fill", "serve"],
  Station,
  counts: [
    { icon: "cg-tile", worth: "+8", of: "tile" },
    { icon: "cg-sugar", worth: "+1", of: "sugar" },
    { icon: "cg-coin", worth: "0", of: "coin" },
  ],
});
