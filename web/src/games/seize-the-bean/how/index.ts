// Seize the Bean in eight pictures.

import type { How } from "$table/how";
import sprite from "../icons.svg?raw";
import type { SeizeTheBean } from "../types";
import Picture from "./Picture.svelte";
import { sceneOf } from "./scene";

const how: How<SeizeTheBean> = {
  prefix: "sb",
  sprite,
  mark: "stb-full_cup",
  ending: "stb-review",
  chapters: {
    ACTION: "stb-barista",
    UPGRADE: "stb-upgrade_pantry",
    ACHIEVE: "stb-ach_universal_style",
    HYPE: "stb-hype",
    SERVE: "stb-full_cup",
    MOOD: "stb-happy",
    ORDER: "stb-bean",
    REWARD: "stb-review",
    ANGRY: "stb-angry",
    MOUTH: "stb-word_of_mouth",
    SCORE: "stb-review",
    SOLO: "stb-starbots",
    FOUNDER: "stb-founder",
  },
  panels: ["guests", "actions", "pantry", "serving", "paying", "moods", "hype", "reviews"],
  Picture,
  facts: (content, language) => {
    const treat = sceneOf(content).treat?.special ?? "";
    return { treat: content.icons.find(({ id }) => id === treat)?.name[language] ?? "" };
  },
};

export default how;
