// What a game gives the card that welcomes somebody who meets it for the first time.

import type { Component } from "svelte";
import type { GameTypes } from "$lib/wire";

export interface StationProps<G extends GameTypes = GameTypes> {
  station: string;
  /** What lies in the box, so that a recipe or a price on the picture is a real one. */
  content: G["content"];
}

export interface Welcome<G extends GameTypes = GameTypes> {
  /** Begins the keys of its sentences: `web-welcome-<prefix>-goal`, `-ends`, and `-<station>`, `-<station>-about`. */
  prefix: string;
  /** The game's symbols, and those that stand beside its name and beside the end. */
  sprite: string;
  mark: string;
  ending: string;
  /** The goal in one picture: what one does, then what comes of it. At most three. */
  stations: readonly string[];
  Station: Component<StationProps<G>>;
  /** What counts: a symbol, what it is worth (empty where it is simply needed), and `-counts-<of>` of its key. */
  counts: readonly { icon: string; worth: string; of: string }[];
  /** One plays with bots, not against them. */
  together?: boolean;
}

/** A game's welcome as the card holds it: the card knows no game, and hands the content on unread. */
export const forCard = <G extends GameTypes>(welcome: Welcome<G>): Welcome => welcome as unknown as Welcome;
