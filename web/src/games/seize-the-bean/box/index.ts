// How the page of the box draws the cards of Seize the Bean.

import { say } from "$lib/language.svelte";
import type { BoxArt } from "$table/boxArt";
import sprite from "../icons.svg?raw";
import { drawing, emblem, price, symbol } from "../pieces";
import { amounts, nameOf, type Kind } from "../words";
import type { SeizeTheBeanContent } from "../types";
import Picture from "./Picture.svelte";

/** What the words of a field are, by the last part of its path. */
const KINDS: Record<string, Kind> = {
  group: "group",
  groups: "group",
  ability: "ability",
  special: "icon",
  order: "icon",
  rewards: "icon",
  icon: "icon",
  icons: "icon",
  beans: "icon",
  milk: "icon",
  sugar: "icon",
  attract: "icon",
  pantry: "icon",
  style: "icon",
  supply: "icon",
  matched_by: "icon",
  resource: "icon",
};
const kindOf = (path: string): Kind | undefined => KINDS[path.split(".").at(-1) ?? ""];

const DECKS: Record<string, string> = {
  customer: "full_cup",
  celebrity: "super",
  friend: "g_friends",
  founder: "founder",
  pantry: "upgrade_pantry",
  style: "upgrade_style",
  icon: "bean",
  ability: "hype",
  group: "attract",
  award: "review",
  neighbourhood: "connections",
  space: "barista",
  achievement: "ach_universal_style",
  bonus: "ach_pantry_variety",
  game_token: "game",
  upgrade_token: "starbots",
  setup: "scoop",
  difficulty: "milk",
  cup: "cup_cappuccino",
  cookies: "cookie",
  green_bean: "green",
  action_card: "action_card",
  solo_token: "starbots",
  level: "starbots",
  scenario: "debt",
};

const art: BoxArt = {
  sprite,
  Picture,
  draw(word, { section, path }) {
    const kind = kindOf(path);
    // Levels and scenarios say by these words which Solo Action token lies there.
    if (!kind || ((path === "pantry" || path === "style") && (section === "level" || section === "scenario")))
      return null;
    if (kind === "group") return { symbol: emblem(word) };
    return kind === "icon" ? drawing(word) : { symbol: symbol(word) };
  },
  name(word, { path }, content) {
    const kind = kindOf(path);
    if (!content || !kind) return "";
    const name = nameOf(word, content as SeizeTheBeanContent, kind);
    return name === word ? "" : name;
  },
  note(value, { path }, content) {
    if (!path.endsWith("order")) return "";
    const box = content as SeizeTheBeanContent;
    const { full } = price({ order: value as Record<string, number>, rewards: [] }, { cheaper: {}, tokens: [] }, box);
    const pays = amounts(full);
    return pays ? say("web-sb-costs", { pays }) : "";
  },
  deck: (section) => symbol(DECKS[section] ?? "other"),
  group: emblem,
};

export default art;
