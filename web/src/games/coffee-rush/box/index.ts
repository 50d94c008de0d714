// How the page of the box draws the cards of Coffee Rush.

import type { BoxArt } from "$table/boxArt";
import sprite from "../icons.svg?raw";
import { icon, INGREDIENTS, upgradeIcon } from "../pieces";
import Picture from "./Picture.svelte";

const DECKS: Record<string, string> = {
  order: "cr-cup",
  board: "cr-meeple",
  ingredient: "cr-coffee",
  upgrade: "cr-up-diagonal",
  rush: "cr-rush",
};

const art: BoxArt = {
  sprite,
  Picture,
  draw: (word) => (INGREDIENTS.some((one) => one === word) ? { symbol: icon(word) } : null),
  name: () => "",
  deck: (section) => DECKS[section] ?? "cr-cup",
  group: upgradeIcon,
};

export default art;
