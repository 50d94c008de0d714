// The log as lines of text: what the story panel, the replay and screen readers show of it.

import { say, sayMessage, type Naming } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Content, Name, RowInfo } from "$lib/wire";
import type { GameModule } from "./game";
import { END, PERSON, pieces, THING, type Piece } from "./nameMarkup";

export interface Line {
  id: string;
  /** The number of rows after which this had happened. */
  row: number;
  seat: number;
  /** Which message it says. */
  key: string;
  pieces: Piece[];
}

export function story(rows: readonly RowInfo[], module: GameModule, naming: Naming): Line[] {
  const marked = withMarkup(naming);
  return module.storyLines(rows).map(({ message, seat, row }, index) => ({
    id: `${row}/${index}`,
    row,
    seat,
    key: message.key,
    pieces: pieces(withYouMarked(sayMessage(message, marked), naming)),
  }));
}

/**
 * The story of a play in real time. There are thousands of rows and several more a second, so lines are kept, and made
 * again only when a name or the language changes.
 */
export class LongStory {
  private lines: Line[] = [];
  private told = 0;
  private teller = "";

  /** The last lines of the story of these rows, so many at most. */
  last(rows: readonly RowInfo[], module: GameModule, naming: Naming, most: number): Line[] {
    const teller = [settings.language, naming.you, ...naming.people].join("\n");
    if (teller !== this.teller || rows.length < this.told) [this.lines, this.told, this.teller] = [[], 0, teller];
    for (const row of rows.slice(this.told)) this.lines.push(...story([row], module, naming));
    this.told = rows.length;
    return this.lines.slice(-most);
  }
}

export const plain = (line: Line): string => line.pieces.map((piece) => piece.text).join("");

function withMarkup(naming: Naming): Naming {
  const { content } = naming;
  return { ...naming, content: content && contentWithMarkup(content), mark: asPerson };
}

const asPerson = (name: string): string => PERSON + name + END;

/** A sentence that begins with the reader has the word in full, for it is not a name there: "You collect …". */
function withYouMarked(sentence: string, { you }: Naming): string {
  if (you === null) return sentence;
  const word = say("seat-you");
  const begun = sentence.slice(0, word.length);
  const whole = !/^[\p{L}’]/u.test(sentence.slice(word.length));
  return begun.toLowerCase() === word && whole ? asPerson(begun) + sentence.slice(word.length) : sentence;
}

const kept = new WeakMap<Content, Content>();

function contentWithMarkup(content: Content): Content {
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
