// What a game gives the page that explains it in pictures: its panels, and how each of them is drawn.

import type { Component } from "svelte";
import type { GameTypes, Message } from "$lib/wire";

export interface HowPictureProps<G extends GameTypes = GameTypes> {
  /** Which panel; `counts` for what is counted at the end. */
  panel: string;
  /** What lies in the box, so that a recipe or a price on a picture is one of this play. */
  content: G["content"];
}

export interface How<G extends GameTypes = GameTypes> {
  /** Begins the keys of its sentences: `web-how-<prefix>-<panel>` is a title, with `-about` what stands below it. */
  prefix: string;
  /** The game's symbols, and those that stand beside the title and beside the end. */
  sprite: string;
  mark: string;
  ending: string;
  /** Which symbol stands at a chapter of the rules, by the kind of its first rule (`MOVE` of `CR-MOVE-01`). */
  chapters: Readonly<Record<string, string>>;
  panels: readonly string[];
  Picture: Component<HowPictureProps<G>>;
  /** What sentences need of the content: the value of the token on the picture, the name of its drink. */
  facts: (content: G["content"], language: "en" | "fr") => Message["facts"];
}
