import { beforeAll, expect, it } from "vitest";
import { readerOf, say, translations, type Naming } from "./language.svelte";
import { settings, type Language } from "./settings.svelte";
import { pieces } from "$table/nameMarkup";
import { story } from "$table/story";
import type { GameModule } from "$table/game";
import type { RowInfo } from "./wire";

beforeAll(async () => {
  for (const language of ["en", "fr"] as Language[]) {
    settings.language = language;
    await translations.load(language);
    await translations.loadGame("coffee-rush");
  }
});

const naming = (you: number | null): Naming => ({ content: null, people: ["Maya", "Tom", "Ana"], you });
const ended = (language: Language, winners: number[], you: number | null): string => {
  settings.language = language;
  const said = say("cr-event-ended", { winners, decided: "" }, naming(you));
  settings.language = "en";
  return said;
};

it("whoever reads about themselves is called you, in both languages", () => {
  expect(ended("en", [1], 1)).toBe("The game is over: you win!");
  expect(ended("fr", [1], 1)).toBe("La partie est finie\u00a0: vous l’emportez\u00a0!");
});

it("others have their names, and so has everybody where nobody reads for themselves", () => {
  expect(ended("en", [0], 1)).toBe("The game is over: Maya wins!");
  expect(ended("en", [0], null)).toBe("The game is over: Maya wins!");
});

it("among several the reader is one of them", () => {
  expect(ended("en", [0, 1], 1)).toBe("The game is over, with a shared win: Maya, you!");
});

it("a screen that several share has no reader of its own", () => {
  expect([readerOf([2]), readerOf([]), readerOf([0, 1])]).toEqual([2, null, null]);
});

it("you are set apart in the story like any other person", () => {
  const told = (winners: number[]) => {
    const storyLines = () => [
      { message: { key: "cr-event-placed", facts: { seat: winners, square: "a1" } }, seat: 0, row: 1 },
    ];
    return story([] as RowInfo[], { storyLines } as unknown as GameModule, naming(1))[0]?.pieces;
  };
  expect(told([1])).toEqual(pieces("\u0002You\u0004 put a meeple on a1."));
  expect(told([0])).toEqual(pieces("\u0002Maya\u0004 puts a meeple on a1."));
  expect(
    told([0, 1])
      ?.filter(({ kind }) => kind === "person")
      .map(({ text }) => text),
  ).toEqual(["Maya", "you"]);
});

it("no line of French ends at the hyphen of a short word", () => {
  settings.language = "fr";
  expect(say("web-start-title")).toBe("Entrez, installez\u2011vous, jouez.");
  settings.language = "en";
});
