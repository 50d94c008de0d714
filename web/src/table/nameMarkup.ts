// Names are put between control characters before a sentence is formatted, so that they can be found in it and drawn
// in bold or italics.

/** A piece of a line: a person, a thing of the game, or the words between them. */
export interface Piece {
  kind: "words" | "person" | "thing";
  text: string;
}

export const PERSON = "\u0002";
export const THING = "\u0003";
export const END = "\u0004";

export function pieces(sentence: string): Piece[] {
  return (
    sentence
      // eslint-disable-next-line no-control-regex -- control characters cannot be part of a name
      .split(/([\u0002\u0003][^\u0004]*\u0004)/)
      .filter((part) => part !== "")
      .map((part) => {
        const kind = part.startsWith(PERSON) ? "person" : part.startsWith(THING) ? "thing" : "words";
        return { kind, text: kind === "words" ? part : part.slice(1, -1) };
      })
  );
}
