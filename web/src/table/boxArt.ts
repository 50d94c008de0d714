// What a game gives the page of its box: how its cards, tiles and icons are drawn there.

import type { Component } from "svelte";
import type { Fields } from "$lib/myBox.svelte";
import type { Content } from "$lib/wire";

/** Where a value stands: the same word may be an icon in one field and a group in another. */
export interface ValuePlace {
  section: string;
  path: string;
}

/** A symbol of the game's sprite; an amount stands left of it. */
export interface Drawn {
  symbol: string;
  amount?: string;
}

export interface PictureProps {
  section: string;
  id: string;
  /** What the entry says, in the shape of a content file; corrected fields are in it already. */
  values: Fields;
  content: Content | null;
}

export interface BoxArt {
  sprite: string;
  /** The head of a card: as it lies on the table. */
  Picture: Component<PictureProps>;
  /** How a word in a field is drawn; null where it has no symbol. */
  draw: (word: string, place: ValuePlace) => Drawn | null;
  /** What a word is called where the box does not name it; empty for nothing. */
  name: (word: string, place: ValuePlace, content: Content | null) => string;
  /** What follows from a field, in a sentence, such as what an order costs; empty for nothing. */
  note?: (value: unknown, place: ValuePlace, content: Content) => string;
  /** The symbol of a deck or a group beside its filter. */
  deck: (section: string) => string;
  group: (group: string) => string;
}
