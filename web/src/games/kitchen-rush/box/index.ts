// How the page of the box draws the cards of Kitchen Rush.

import type { BoxArt } from "$table/boxArt";
import { say } from "$lib/language.svelte";
import sprite from "../icons.svg?raw";
import { goodIcon, GOODS, plateIcon, SIZES, zoneIcon } from "../pieces";
import { deckIcon } from "./decks";
import Picture from "./Picture.svelte";

const LEVELS = ["easy", "normal", "hard", "expert"];

const art: BoxArt = {
  sprite,
  Picture,
  draw(word, { path }) {
    if (GOODS.includes(word)) return { symbol: goodIcon(word) };
    return path.endsWith("plate") && SIZES.some((size) => size === word) ? { symbol: plateIcon(word) } : null;
  },
  name: (word, { path }) =>
    path.endsWith("plate")
      ? say("web-kr-plate", { size: word })
      : path === "level" && LEVELS.includes(word)
        ? say(`web-value-${word}`)
        : "",
  deck: deckIcon,
  group: zoneIcon,
};

export default art;
