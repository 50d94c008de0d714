// Rows of the log as lines of a story.

import { sayMessage, type Naming } from "$lib/language.svelte";
import type { RowInfo } from "$lib/wire";
import type { Content, GameModule, Name } from "./game";
import { END, PERSON, pieces, THING, type Piece } from "./marks";

export interface Line {
  id: string;
  /** The number of rows after which this had happened. */
  row: number;
  seat: number;
  pieces: Piece[];
}

export function story(rows: readonly RowInfo[], module: GameModule, naming: Naming): Line[] {
  const marked = marking(naming);
  return module
    .retell(rows)
    .map(({ message, seat, row }, index) => ({ id: `${row}/${index}`, row, seat, pieces: pieces(sayMessage(message, marked)) }));
}

export const plain = (line: Line): string => line.pieces.map((piece) => piece.text).join("");

function marking({ content, people }: Naming): Naming {
  return { content: content && marked(content), people: people.map((person) => PERSON + person + END) };
}

const kept = new WeakMap<Content, Content>();

function marked(content: Content): Content {
  let found = kept.get(content);
  if (!found) {
    const names: Record<string, Name> = {};
    for (const [id, name] of Object.entries(content.names)) {
      names[id] = { en: THING + name.en + END, fr: THING + name.fr + END };
    }
    found = { ...content, names };
    kept.set(content, found);
  }
  return found;
}
