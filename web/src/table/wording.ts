// How choices and prompts are worded on the screen: shorter than in the rulebook's catalogue where a short form is known.

import { say, translations, type Naming } from "$lib/language.svelte";
import type { Choice, Content, Message, Outlook } from "$lib/wire";
import type { GameModule } from "./game";

/** The screen's own wording of a message, when it has one. */
const short = (key: string): string => (translations.has(`web-${key}`) ? `web-${key}` : key);

export interface Wording {
  module: GameModule;
  content: Content;
  prefix: string;
  naming: Naming;
}

const factsOf = (choice: Choice, outlook: Outlook | undefined, { module, content }: Wording): Message["facts"] => {
  const { do: _, ...fields } = choice;
  return { ...module.choiceFacts(choice, content), ...outlook?.message?.facts, ...(fields as Message["facts"]) };
};

export const choiceName = (choice: Choice, outlook: Outlook | undefined, wording: Wording, twins = 0): string =>
  say(short(`${wording.prefix}-choice-${choice.do}`), { ...factsOf(choice, outlook, wording), twins }, wording.naming);

/** What the choices of a list are called: one that could be mistaken for another says where it comes from. */
export function choiceNames(choices: readonly Choice[], outlooks: readonly Outlook[], wording: Wording): string[] {
  const names = choices.map((choice, at) => choiceName(choice, outlooks[at], wording));
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : choiceName(choices[at]!, outlooks[at], wording, 1),
  );
}

export const outlookText = (choice: Choice, outlook: Outlook | undefined, wording: Wording): string =>
  outlook?.message
    ? say(
        short(outlook.message.key),
        { ...factsOf(choice, outlook, wording), ...outlook.message.facts },
        wording.naming,
      )
    : "";

/** One sentence to lead, one quiet line to explain; a game without short forms has its prompt as the sentence. */
export function promptText({ key, facts }: Message, naming: Naming): { sentence: string; detail: string } {
  const detail = `web-${key}-detail`;
  return {
    sentence: say(short(key), facts ?? {}, naming),
    detail: translations.has(detail) ? say(detail, facts ?? {}, naming) : "",
  };
}

/** Why not, in the screen's own words where it has some. */
export const refusalText = ({ key, facts }: Message, naming: Naming): string => say(short(key), facts ?? {}, naming);
