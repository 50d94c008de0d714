// The box of a game as a person corrects it: what is shown at once, what the server says of it, and the way back.

import { api, problemOf } from "$lib/api";
import { myBoxes, type ContentDocument } from "$lib/myBox.svelte";
import type { Box, BoxEntry, Content, Deck, Field, Message, Problem } from "$lib/wire";
import { corrected, fieldsOf, keyOf, said, uncorrected, type Place } from "./corrections";
import { cardsOf, countsOf, type Card } from "./filters";

/** Somebody who goes on typing is not interrupted by checks. */
const A_WHILE = 300;

const taken = new Map<string, ContentDocument>();

export class BoxSession {
  /** As we know it; null until it is here. */
  private ours = $state.raw<Box | null>(null);
  /** With the corrections, as the server has last checked it. */
  private checked = $state.raw<Box | null>(null);
  document = $state.raw<ContentDocument>({});
  file = $state("");
  /** What the corrections were before each change, the oldest first. */
  private before = $state.raw<{ document: ContentDocument; file: string }[]>([]);
  content = $state.raw<Content | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** The corrections shown have not been checked yet. */
  checking = $state(false);
  /** This browser has no room for the corrections, or may not keep them. */
  fleeting = $state(false);
  private timer = 0;
  private asked = 0;
  /** The field that is being typed into. */
  private typing = "";

  constructor(
    readonly game: string,
    /** The digest of a table's content: it is looked at, not changed. */
    readonly digest: string,
  ) {}

  async open(): Promise<void> {
    this.trouble = null;
    const handed = taken.get(this.game);
    taken.delete(this.game);
    try {
      if (this.digest) {
        this.take(await api.contentBox(this.digest));
        this.ours = this.checked;
        return;
      }
      const kept = myBoxes.of(this.game);
      this.file = kept.file;
      this.document = kept.document;
      const [ours, checked] = await Promise.all([
        api.box(this.game),
        kept.fields > 0 ? api.checkBox(this.game, { document: kept.document }) : null,
      ]);
      this.ours = ours;
      this.take(checked ?? ours);
      if (handed) this.change(handed);
    } catch (error) {
      this.trouble = problemOf(error);
    }
  }

  get ready(): boolean {
    return this.ours !== null;
  }
  get readOnly(): boolean {
    return this.digest !== "";
  }

  /** Decks as they are now: the server's, with what has been corrected since. */
  readonly decks = $derived.by<Deck[]>(() => {
    const ours = new Map(this.ours?.decks.map((deck) => [deck.id, entriesOf(deck)]));
    return (this.checked?.decks ?? []).map((deck) => {
      const known = ours.get(deck.id);
      return {
        ...deck,
        entries: this.readOnly
          ? deck.entries
          : deck.entries.map((entry) =>
              laidOver(known?.get(entry.id) ?? entry, entry, fieldsOf(this.document, deck.id, entry.id)),
            ),
      };
    });
  });
  readonly cards = $derived<Card[]>(cardsOf(this.decks));
  readonly counts = $derived(countsOf(this.cards.flatMap(({ entry }) => entry.fields)));
  /** Everything with an id and a name, for values that are ids. */
  readonly names = $derived(
    new Map(this.cards.flatMap(({ entry }) => (entry.name ? [[entry.id, entry.name] as const] : []))),
  );
  readonly problems = $derived<Problem[]>(this.checked?.problems ?? []);
  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** What is wrong with a field, or with something inside it. */
  problemsAt(place: Place): Problem[] {
    return this.problems.filter(
      ({ section, id, field }) =>
        section === place.section && id === place.id && (field === place.path || field.startsWith(`${place.path}.`)),
    );
  }

  /** What is typed letter by letter is one step back. */
  correct(place: Place, value: unknown, how: "" | "typing" = ""): void {
    const typing = how && keyOf(place);
    if (typing && typing === this.typing) this.settle(corrected(this.document, place, value), this.file);
    else this.change(corrected(this.document, place, value));
    this.typing = typing;
  }

  /** As we know it, again. */
  takeBack(place: Place): void {
    this.change(uncorrected(this.document, place));
  }

  /** Fields that are as they are on the person's card: what was a guess is theirs now. */
  confirm(places: readonly { place: Place; value: unknown }[]): void {
    this.change(places.reduce((document, { place, value }) => corrected(document, place, value), this.document));
  }

  undo(): void {
    this.typing = "";
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.settle(last.document, last.file);
  }

  /** A file in place of what was corrected so far; what it says is checked like anything else. */
  async load(file: string, text: string): Promise<void> {
    this.trouble = null;
    this.asked += 1;
    const mine = this.asked;
    this.checking = true;
    try {
      const box = await api.checkBox(this.game, { text, file });
      if (mine !== this.asked) return;
      // A file of another game, or none at all, says nothing that could be kept.
      if (Object.keys(box.document).length === 0) {
        this.trouble = box.problems[0]?.message ?? { key: "web-box-empty-file", facts: { file } };
        return;
      }
      this.remember();
      this.document = box.document;
      this.file = file;
      this.take(box);
      this.keep();
    } catch (error) {
      this.trouble = problemOf(error);
    } finally {
      if (mine === this.asked) this.checking = false;
    }
  }

  /** Corrections as a file; what was changed a moment ago is in it. */
  async text(): Promise<string> {
    if (!this.checking && this.checked) return this.checked.toml;
    return (await api.checkBox(this.game, { document: this.document })).toml;
  }

  /** The cards of a table, to be one's own: the box that is opened next begins with them, and Undo brings back what was. */
  handOver(): void {
    if (this.checked) taken.set(this.game, this.checked.document);
  }

  private change(document: ContentDocument): void {
    if (this.readOnly || document === this.document) return;
    this.remember();
    this.settle(document, this.file);
  }
  private remember(): void {
    this.typing = "";
    this.before = [...this.before, { document: this.document, file: this.file }];
  }
  private settle(document: ContentDocument, file: string): void {
    this.document = document;
    this.file = file;
    this.keep();
    this.checking = true;
    clearTimeout(this.timer);
    this.asked += 1;
    const mine = this.asked;
    this.timer = window.setTimeout(() => void this.check(mine), A_WHILE);
  }
  private keep(): void {
    this.fleeting = !myBoxes.keep(this.game, {
      file: this.file,
      document: this.document,
      fields: Object.keys(this.document).length === 0 ? 0 : Math.max(1, this.counts.mine),
    });
  }

  private async check(mine: number): Promise<void> {
    try {
      const box = await api.checkBox(this.game, { document: this.document, file: this.file });
      if (mine !== this.asked) return;
      this.trouble = null;
      this.take(box);
      this.keep();
    } catch (error) {
      if (mine === this.asked) this.trouble = problemOf(error);
    } finally {
      if (mine === this.asked) this.checking = false;
    }
  }

  private take(box: Box): void {
    this.checked = box;
    if (box.content) this.content = box.content;
  }
}

const entriesOf = (deck: Deck): Map<string, BoxEntry> => new Map(deck.entries.map((entry) => [entry.id, entry]));

/**
 * An entry as it is after the corrections: ours, with what they say. Fields that only the checked one has, because there
 * was nothing of the kind on our card, stay as they are there.
 */
function laidOver(ours: BoxEntry, checked: BoxEntry, fields: ContentDocument[string] | undefined): BoxEntry {
  if (!fields || Array.isArray(fields)) return ours;
  const known = new Map(ours.fields.map((field) => [field.path, field]));
  const all = checked.fields.map((field): Field => {
    const given = said(fields, field.path);
    const before = known.get(field.path) ?? field;
    return given === undefined ? before : { ...before, value: whole(before, given), status: "mine", rule: "" };
  });
  const name = all.find(({ path }) => path === "name")?.value;
  return { ...ours, fields: all, ...(isName(name) ? { name } : {}) };
}

/** A name may be given in one language only, and who says what is in a part says that it is there. */
function whole({ input, value }: Field, given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  if (input.type === "flag") return true;
  return input.type === "name" ? { ...(value as object), ...given } : given;
}

const isName = (value: unknown): value is { en: string; fr: string } =>
  typeof value === "object" && value !== null && "en" in value && "fr" in value;
