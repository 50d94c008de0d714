import { beforeAll, expect, it } from "vitest";
import { readerOf, say, translations, type Naming } from "./language.svelte";
import { settings, type Language } from "./settings.svelte";
import { pieces } from "$table/nameMarkup";
import { story } from "$table/story";
import type { GameModule } from "$table/game";
import type { Message, RowInfo } from "./wire";

beforeAll(async () => {
  for (const language of ["en", "fr"] as Language[]) {
    settings.language = language;
    await translations.load(language);
    await translations.loadGame("coffee-rush");
  }
});

const naming = (you: number | null): Naming => ({ content: null, people: ["Maya", "Tom", "Ana"], you });
const said = (language: Language, key: string, facts: Message["facts"], you: number | null): string => {
  settings.language = language;
  const sentence = say(key, facts, naming(you));
  settings.language = "en";
  return sentence;
};
const stopped = (language: Language, seat: number, you: number | null): string =>
  said(language, "cr-event-stopped", { seat, square: "c2" }, you);
const ended = (winners: number[], you: number | null): string =>
  said("en", "cr-event-ended", { cause: "deck", winners, decided: "" }, you);

it("whoever reads about themselves is called you, in both languages", () => {
  expect(stopped("en", 1, 1)).toBe("You stop on c2.");
  expect(stopped("fr", 1, 1)).toBe("Vous vous arrêtez en c2.");
  expect(ended([1], 1)).toBe("The game is over: you win!");
});

it("French elides before a name that begins with a vowel", () => {
  const over = (person: string) => said("fr", "web-time-over-other", { person }, null);
  expect(over("Maya")).toBe("Le temps de réflexion de Maya est écoulé.");
  expect(over("Inès")).toBe("Le temps de réflexion d’Inès est écoulé.");
  expect(over("\u0002Inès\u0004")).toBe("Le temps de réflexion d’\u0002Inès\u0004 est écoulé.");
});

it("others have their names, and so has everybody where nobody reads for themselves", () => {
  expect(stopped("en", 0, 1)).toBe("Maya stops on c2.");
  expect(stopped("en", 0, null)).toBe("Maya stops on c2.");
});

it("among several the reader is one of them", () => {
  expect(ended([0, 1], 1)).toBe("The game is over, with a shared win: Maya, you!");
});

it("a screen that several share has no reader of its own", () => {
  expect([readerOf([2]), readerOf([]), readerOf([0, 1])]).toEqual([2, null, null]);
});

it("you are set apart in the story like any other person", () => {
  const told = (message: Message) => {
    const storyLines = () => [{ message, seat: 0, row: 1 }];
    return story([] as RowInfo[], { storyLines } as unknown as GameModule, naming(1))[0]?.pieces;
  };
  const stop = (seat: number): Message => ({ key: "cr-event-stopped", facts: { seat, square: "c2" } });
  expect(told(stop(1))).toEqual(pieces("\u0002You\u0004 stop on c2."));
  expect(told(stop(0))).toEqual(pieces("\u0002Maya\u0004 stops on c2."));
  expect(
    told({ key: "cr-event-ended", facts: { cause: "deck", winners: [0, 1], decided: "" } })
      ?.filter(({ kind }) => kind === "person")
      .map(({ text }) => text),
  ).toEqual(["Maya", "you"]);
});

it("no line of French ends at the hyphen of a short word", () => {
  settings.language = "fr";
  expect(say("web-start-title")).toBe("Entrez, installez\u2011vous, jouez.");
  settings.language = "en";
});
