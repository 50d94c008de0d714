// How the page of the box draws the tokens, cups and tiles of Café del Gatto.

import { say } from "$lib/language.svelte";
import type { BoxArt } from "$table/boxArt";
import sprite from "../icons.svg?raw";
import Picture from "./Picture.svelte";

const DECKS: Record<string, string> = {
  token: "cg-hot",
  cup: "cg-cappuccino",
  payment: "cg-coin",
  tile: "cg-tile",
  supply: "cg-sugar",
};
const DRAWN = new Set([...sprite.matchAll(/id="cg-([^"]+)"/g)].map((found) => found[1]));
const WORDS = ["cold", "creamy", "hot", "milk", "coffee"];
const COLOURS = ["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink"];

const art: BoxArt = {
  sprite,
  Picture,
  draw: (word) => (DRAWN.has(word) ? { symbol: `cg-${word}` } : null),
  name: (word, { path }) =>
    (path === "colour" && COLOURS.includes(word)) || ((path === "symbol" || path === "spaces") && WORDS.includes(word))
      ? say(`web-cg-word-${word}`)
      : "",
  deck: (section) => DECKS[section] ?? "cg-cat",
  group: (cup) => (DRAWN.has(cup) ? `cg-${cup}` : "cg-cappuccino"),
};

export default art;
