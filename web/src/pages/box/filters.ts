// Which cards of the box are shown, and how many fields of each kind are left.

import type { BoxEntry, Counts, Deck, Field, Name } from "$lib/wire";
import { plain } from "../rulebook";

export type Status = keyof Counts;
export const STATUSES: readonly Status[] = ["found", "derived", "reconstructed", "mine"];

/** A card of a deck, and its number among those of its group there. */
export interface Card {
  deck: Deck;
  entry: BoxEntry;
  number: number;
  of: number;
}

/** What is shown: empty is everything. */
export interface Filter {
  status: Status | "";
  deck: string;
  group: string;
  search: string;
}
export const EVERYTHING: Filter = { status: "", deck: "", group: "", search: "" };

/** The cards of all decks in their order, each with its number in its deck and group. */
export function cardsOf(decks: readonly Deck[]): Card[] {
  return decks.flatMap((deck) => {
    const sizes = new Map<string, number>();
    const cards = deck.entries.map((entry) => {
      const number = (sizes.get(entry.group) ?? 0) + 1;
      sizes.set(entry.group, number);
      return { deck, entry, number, of: 0 };
    });
    return cards.map((card) => ({ ...card, of: sizes.get(card.entry.group) ?? 0 }));
  });
}

const words = (name: Name | null): string => (name ? `${name.en} ${name.fr}` : "");

export const has = (entry: BoxEntry, status: Status): boolean => entry.fields.some((field) => field.status === status);

function matches({ deck, entry }: Card, { deck: section, group, search }: Filter): boolean {
  if (section && deck.id !== section) return false;
  if (group && entry.group !== group) return false;
  const wanted = plain(search.trim());
  if (!wanted) return true;
  const told = plain(`${words(entry.name)} ${entry.id} ${words(entry.printed)}`);
  return wanted.split(/\s+/).every((word) => told.includes(word));
}

/** The cards that pass every filter at once; a status is passed by a card with a field of that status. */
export const shownCards = (cards: readonly Card[], filter: Filter): Card[] =>
  cards.filter((card) => matches(card, filter) && (!filter.status || has(card.entry, filter.status)));

export function countsOf(fields: Iterable<Field>): Counts {
  const counts: Counts = { found: 0, derived: 0, reconstructed: 0, mine: 0 };
  for (const { status } of fields) counts[status] += 1;
  return counts;
}

export const sum = (counts: Counts): number => STATUSES.reduce((total, status) => total + counts[status], 0);

function* fieldsOf(cards: readonly Card[]): Iterable<Field> {
  for (const { entry } of cards) yield* entry.fields;
}

/** What stands beside each filter, under the other filters: fields of each status, and guesses left by deck and group. */
export function numbers(
  cards: readonly Card[],
  filter: Filter,
): { status: Counts; decks: Map<string, number>; groups: Map<string, number> } {
  const left = (chosen: Filter, by: (card: Card) => string): Map<string, number> => {
    const found = new Map<string, number>();
    for (const card of shownCards(cards, chosen)) {
      const guessed = card.entry.fields.filter(({ status }) => status === "reconstructed").length;
      found.set(by(card), (found.get(by(card)) ?? 0) + guessed);
    }
    return found;
  };
  return {
    status: countsOf(fieldsOf(shownCards(cards, { ...filter, status: "" }))),
    decks: left({ ...filter, deck: "" }, ({ deck }) => deck.id),
    groups: left({ ...filter, group: "" }, ({ entry }) => entry.group),
  };
}

/** The groups there are, in the order in which they are met. */
export const groupsOf = (cards: readonly Card[]): string[] => [
  ...new Set(cards.map(({ entry }) => entry.group).filter((group) => group !== "")),
];

export interface Part {
  deck: Deck;
  /** Empty where the groups of a deck are too small for headings of their own. */
  group: string;
  cards: Card[];
}

const A_HANDFUL = 4;

/** Cards under headings: a deck, and in it a group. */
export function partsOf(cards: readonly Card[]): Part[] {
  const found: Part[] = [];
  const split = new Map<Deck, boolean>();
  for (const card of cards) {
    const { deck, entry } = card;
    if (!split.has(deck))
      split.set(deck, deck.entries.length >= A_HANDFUL * new Set(deck.entries.map((one) => one.group)).size);
    const group = split.get(deck) ? entry.group : "";
    const last = found.at(-1);
    if (last && last.deck === deck && last.group === group) last.cards.push(card);
    else found.push({ deck, group, cards: [card] });
  }
  return found;
}
