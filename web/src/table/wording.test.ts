import { beforeAll, expect, it } from "vitest";
import { translations } from "$lib/language.svelte";
import { settings, type Language } from "$lib/settings.svelte";
import type { Choice, Outlook } from "$lib/wire";
import type { GameModule } from "./game";
import { choiceNames, type Wording } from "./wording";

beforeAll(async () => {
  for (const language of ["en", "fr"] as Language[]) {
    settings.language = language;
    await translations.load(language);
    await translations.loadGame("cafe-del-gatto");
  }
});

const names = { creamy4: { en: "Creamy 4", fr: "Crémeux 4" }, hot1: { en: "Hot 1", fr: "Chaud 1" } };
const wording: Wording = {
  module: { choiceFacts: () => ({ token: "", price: 0 }) } as unknown as GameModule,
  content: { names },
  prefix: "cg",
  naming: { content: { names }, people: [], you: null },
};
const buy = (row: number): Choice => ({ do: "buy", column: "milk", row }) as Choice;
const brings = (token: string, price: number): Outlook => ({
  message: { key: "cg-outlook-buy", facts: { token, price, sugar: 0 } },
});

it("says the row of a token that lies in the machine twice, and of no other", () => {
  const outlooks = [brings("creamy4", 1), brings("hot1", 2), brings("creamy4", 3)];
  const named = (language: Language): string[] => {
    settings.language = language;
    return choiceNames([1, 2, 3].map(buy), outlooks, wording);
  };

  expect(named("en")).toEqual(["Milk: Creamy 4, row 1", "Milk: Hot 1", "Milk: Creamy 4, row 3"]);
  expect(named("fr")).toEqual([
    "Lait\u00a0: Crémeux 4, rang 1",
    "Lait\u00a0: Chaud 1",
    "Lait\u00a0: Crémeux 4, rang 3",
  ]);
});
