// Sentences in the reader's language, from the same Fluent catalogue as the Python side.
//
// Follows kernel/language.py: facts go to Fluent as they are (several of a kind as their number), an id also as
// `$fact-name` in the reader's language, seats by the names of the people who sit there. The reader's own seat is "you",
// and `$seat-you` is "yes" for it, so that a sentence can choose its verb.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { textAt } from "./brought";
import { settings, type Language } from "./settings.svelte";
import type { Content, Message } from "./wire";

/** Where the sentences are: what the shell, the kernel and the server say, as one file a language; what a game and its screen say,
 * which comes with that game; what its bots say, with the first hint; what only one page says, with that page. */
const FILES = import.meta.glob<string>(
  [
    "../messages/{en,fr}.ftl",
    "../../../src/demitasse/bots/*/messages/*.ftl",
    "../../../src/demitasse/coach/messages/*.ftl",
    "../../../src/demitasse/kernel/files/messages/*.ftl",
    "../{games,pages}/*/messages/*.ftl",
    "../games/*/{guide,how,welcome}/messages/*.ftl",
  ],
  { query: "?sentences", import: "default", eager: true },
);

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;

/** Read by Fluent already (scripts/sentences.ts). */
async function resourceAt(file: string): Promise<FluentResource> {
  const patterns = JSON.parse(await textAt(FILES[file]!)) as Record<string, Pattern>;
  return { body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) };
}

const filesOf = (part: string, language: Language): string[] => {
  const folder = part.replaceAll("-", "_");
  return [
    `../../../src/demitasse/kernel/${folder}/messages/${language}.ftl`,
    `../../../src/demitasse/${folder}/messages/${language}.ftl`,
    `../games/${part}/messages/${language}.ftl`,
    `../pages/${part}/messages/${language}.ftl`,
  ];
};

/** French joins short words by hyphens ("installez-vous", "celle-ci"), and no line should end there. */
const SHORT_WORD = /-(?=(?:vous|le|la|les|lui|leur|en|y|il|elle|on|moi|ci|là)(?![\p{L}-]))/gu;
/** French says d’Inès and qu’Inès, whoever sits there; a name may be marked as one. */
const BEFORE_A_VOWEL = /(?<!\p{L})([Dd]|[Qq]u)e (?=[^\p{L}\s]?[AÀÂEÉÈÊIÎOÔU]\p{Ll})/gu;
const SETTING: Record<Language, (text: string) => string> = {
  en: (text) => text,
  fr: (text) => text.replace(SHORT_WORD, "\u2011"),
};

const SEAT_FACTS = new Set(["seat", "whom", "winners"]);

/** Whose names sentences use: the content of the game on the table and the people around it. */
export interface Naming {
  content: Content | null;
  people: readonly string[];
  /** The reader's seat, "you" in every sentence; null where nobody plays or several share the screen. */
  you: number | null;
  /** Marks the name of a person, so that it can be found in the sentence. */
  mark?: (name: string) => string;
}

export const NOBODY: Naming = { content: null, people: [], you: null };

/** Whom sentences call "you" at a screen that plays these seats: where several share it, each has their name. */
export const readerOf = (seats: readonly number[]): number | null => (seats.length === 1 ? (seats[0] ?? null) : null);

/** Sentences that only some pages need: `files` are content files and records, and what can be wrong with them. */
export type Wording =
  "box" | "coach" | "end" | "files" | "form" | "invite" | "levels" | "reading" | "remind" | "tables" | "talk";

class Translations {
  private readonly parts = new Set<string>();
  private readonly loaded = new Set<string>();
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** Load a language, before it is used: else pages would show keys instead of sentences. A part that cannot be had keeps
   * nobody from the rest: the page that needs it says so. */
  async load(language: Language): Promise<void> {
    await this.loadCatalogue(language);
    await Promise.allSettled(this.partsIn(language));
  }

  private async loadCatalogue(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const sentences = await resourceAt(`../messages/${language}.ftl`);
    const bundle = new FluentBundle(language, { useIsolating: false, transform: SETTING[language] });
    bundle.addResource(sentences);
    this.bundles = { ...this.bundles, [language]: bundle };
  }

  private partsIn = (language: Language): Promise<void>[] =>
    [...this.parts].map((part) => this.loadPartIn(part, language));

  /** Load the sentences of a game, in this language and in any that is chosen later. */
  loadGame(game: string): Promise<void> {
    return this.loadPart(game);
  }

  /** Those of its bots: reasons for a hint, and what they call out in real time. */
  loadBots(game: string): Promise<void> {
    return this.loadPart(`bots/${game}`);
  }

  /** Those of its pictures and of its guide, which nobody needs who plays. */
  loadHow(game: string): Promise<void> {
    return this.loadPart(`${game}/how`);
  }

  loadGuide(game: string): Promise<void> {
    return this.loadPart(`${game}/guide`);
  }

  /** Those of its welcome, and of the card around it. */
  async loadWelcome(game: string): Promise<void> {
    await Promise.all([this.loadPart("welcome"), this.loadPart("levels"), this.loadPart(`${game}/welcome`)]);
  }

  /** The same for the sentences of some pages, by the name of their folder. */
  loadPage(page: Wording): Promise<void> {
    return this.loadPart(page);
  }

  private async loadPart(part: string): Promise<void> {
    this.parts.add(part);
    await this.loadPartIn(part, settings.language);
  }

  private async loadPartIn(part: string, language: Language): Promise<void> {
    const missing = filesOf(part, language).filter((file) => file in FILES && !this.loaded.has(file));
    const found = await Promise.all(missing.map(resourceAt));
    const bundle = this.bundles[language];
    if (!bundle || missing.length === 0) return;
    missing.forEach((file, which) => {
      if (this.loaded.has(file)) return;
      this.loaded.add(file);
      bundle.addResource(found[which]!);
    });
    this.bundles = { ...this.bundles };
  }

  async setLanguage(language: Language): Promise<void> {
    settings.keep({ language });
    await this.loadCatalogue(language);
    await Promise.all(this.partsIn(language));
    settings.language = language;
  }

  get ready(): boolean {
    return this.bundles[settings.language] !== undefined;
  }

  has(key: string): boolean {
    return this.bundles[settings.language]?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Message["facts"] = {}, naming: Naming = NOBODY): string {
    const bundle = this.bundles[settings.language];
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, named(facts, naming), problems);
    if (problems.length > 0) console.warn(key, problems);
    return settings.language === "fr" ? text.replace(BEFORE_A_VOWEL, "$1’") : text;
  }
}

/** A number as digits: the browser's own formatting takes a slow phone a tenth of a second to set up. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function named(facts: Message["facts"], naming: Naming): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [fact, value] of Object.entries(facts)) {
    const many: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (Array.isArray(value)) told[fact] = value.length;
    else if (typeof value === "object") told[fact] = translations.say(value.key, value.facts, naming);
    else told[fact] = typeof value === "number" ? new Count(value) : value;
    if (SEAT_FACTS.has(fact)) {
      told[`${fact}-name`] = many.map((seat) => person(seat as number, naming)).join(", ");
      told[`${fact}-you`] = naming.you !== null && many.length === 1 && many[0] === naming.you ? "yes" : "no";
    } else if (many.every((id) => typeof id === "string")) {
      told[`${fact}-name`] = many.map((id) => naming.content?.names[id]?.[settings.language] ?? id).join(", ");
    }
  }
  return told;
}

const person = (seat: number, { people, you, mark = (name) => name }: Naming): string => {
  if (seat === you) return mark(translations.say("seat-you"));
  const name = people[seat];
  return name === undefined ? translations.say("seat-without-a-name", { number: seat }) : mark(name);
};

export const translations = new Translations();

export const say = (key: string, facts: Message["facts"] = {}, naming: Naming = NOBODY): string =>
  translations.say(key, facts, naming);

export const sayMessage = (message: Message, naming: Naming = NOBODY): string =>
  translations.say(message.key, message.facts ?? {}, naming);
