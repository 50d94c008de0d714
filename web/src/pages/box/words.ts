// The values of fields in words and pictures.

import { getContext, setContext } from "svelte";
import { say } from "$lib/language.svelte";
import type { Fields } from "$lib/myBox.svelte";
import { settings } from "$lib/settings.svelte";
import type { BoxEntry, Field, Name } from "$lib/wire";
import type { BoxArt, Drawn, ValuePlace } from "$table/boxArt";
import { pieces } from "../rulebook";
import type { Card, Status } from "./filters";
import type { BoxSession } from "./session.svelte";

/** What every part of the page shares. */
export interface BoxPage {
  session: BoxSession;
  /** How the game draws its things; null where it does not. */
  art: BoxArt | null;
  /** The sentence of each rule. */
  rules: Map<string, Name>;
}

const PLACE = Symbol("the page of a box");
export const setPage = (page: BoxPage): BoxPage => setContext(PLACE, page);
export const boxPage = (): BoxPage => getContext(PLACE);

export const spoken = (name: Name): string => name[settings.language] || name.en;
/** A rule without its marks: links and code as plain words. */
export const unmarked = ({ en, fr }: Name): Name => {
  const words = (text: string): string =>
    pieces(text)
      .map((piece) => piece.text)
      .join("");
  return { en: words(en), fr: words(fr) };
};
export const number = (value: number): string => value.toLocaleString(settings.language);

/** How a field is known; at a table it is others who have corrected it. */
export const statusName = ({ session }: BoxPage, status: Status): string =>
  say(status === "mine" && session.readOnly ? "web-box-theirs" : `web-box-${status}`);

export const draw = ({ art }: BoxPage, word: string, place: ValuePlace): Drawn | null => art?.draw(word, place) ?? null;

/** What a word in a field is called: by the game, by the entry of that id, or as it is written. */
export function nameOf({ art, session }: BoxPage, word: string, place: ValuePlace): string {
  const own = art?.name(word, place, session.content);
  if (own) return own;
  const name = session.names.get(word);
  return (name && spoken(name)) || word.replaceAll("_", " ");
}

export const isTable = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isName = (value: unknown): value is Name => isTable(value) && "en" in value && "fr" in value;

/** How many of each, from an object of numbers; what is none is left out. */
export const heaps = (value: unknown): [string, number][] =>
  isTable(value)
    ? Object.entries(value).filter((heap): heap is [string, number] => typeof heap[1] === "number" && heap[1] !== 0)
    : [];
/** Words of a list; a single word is a list of one. */
export const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((word): word is string => typeof word === "string" && word !== "");

/** A value as a short text, for ears and for what has no picture. */
export function told(page: BoxPage, field: Field, place: ValuePlace): string {
  return inWords(page, field.value, place) || say("web-box-nothing");
}

function inWords(page: BoxPage, value: unknown, place: ValuePlace): string {
  if (typeof value === "boolean") return say(value ? "web-box-yes" : "web-box-no");
  if (typeof value === "number") return `${value}`;
  if (typeof value === "string") return value === "" ? "" : nameOf(page, value, place);
  if (isName(value)) return spoken(value);
  if (Array.isArray(value)) return listed(page, value, place);
  if (!isTable(value)) return "";
  const { do: verb, ...rest } = value;
  const counts = verb === undefined && Object.values(rest).every((inner) => typeof inner === "number");
  const parts = Object.entries(rest)
    .filter(([, inner]) => inner !== 0 || !counts)
    .map(([word, inner]) => {
      const name = nameOf(page, word, place);
      return counts ? `${String(inner)} × ${name}` : `${name}: ${inWords(page, inner, place)}`;
    });
  if (verb === undefined) return parts.join(", ");
  const what = inWords(page, verb, place);
  return parts.length > 0 ? `${what} (${parts.join(", ")})` : what;
}

/** "Bean, 2 × Pie": equal words together; rows of a board and numbers one by one. */
function listed(page: BoxPage, values: readonly unknown[], place: ValuePlace): string {
  if (values.some(Array.isArray)) return values.map((row) => inWords(page, row, place)).join(" / ");
  const words = values.map((value) => inWords(page, value, place));
  if (!values.every((value) => typeof value === "string")) return words.join(", ");
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(", ");
}

/** An entry in the shape of a content file. */
export function valuesOf(entry: BoxEntry): Fields {
  const values: Fields = { id: entry.id };
  for (const { path, value } of entry.fields) put(values, path.split("."), value);
  return values;
}

function put(into: Fields, [name = "", ...below]: string[], value: unknown): void {
  if (below.length === 0) {
    if (!isTable(into[name])) into[name] = value;
  } else {
    if (!isTable(into[name])) into[name] = {};
    put(into[name] as Fields, below, value);
  }
}

/** What a card is called; where nothing names it, by its deck. */
export function titleOf(page: BoxPage, { deck, entry }: Card): string {
  if (entry.name && spoken(entry.name)) return spoken(entry.name);
  return entry.id ? nameOf(page, entry.id, { section: deck.id, path: "id" }) : spoken(deck.name);
}
