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

export const choiceName = (choice: Choice, outlook: Outlook | undefined, wording: Wording): string =>
  say(short(`${wording.prefix}-choice-${choice.do}`), factsOf(choice, outlook, wording), wording.naming);

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
