// A person's corrections as a content file: which fields it says, and how one is said, changed or taken back.

import type { ContentDocument, Fields } from "$lib/myBox.svelte";

/** A field of the box: its section, the id of its entry (none in a table) and its path below that, `main.order`. */
export interface Place {
  section: string;
  id: string;
  path: string;
}

export const keyOf = ({ section, id, path }: Place): string => `${section}/${id}/${path}`;

const isTable = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the document says of an entry, or of a table. */
export function fieldsOf(document: ContentDocument, section: string, id: string): Fields | undefined {
  const given = document[section];
  return Array.isArray(given) ? given.find((entry) => entry.id === id) : given;
}

/** What the document says at a path; undefined where it says nothing. */
export function said(fields: Fields | undefined, path: string): unknown {
  let value: unknown = fields;
  for (const name of path.split(".")) {
    if (!isTable(value)) return undefined;
    value = value[name];
  }
  return value;
}

export const corrected = (document: ContentDocument, place: Place, value: unknown): ContentDocument =>
  withFields(document, place, (fields) => put(fields, place.path.split("."), value));

export const uncorrected = (document: ContentDocument, place: Place): ContentDocument =>
  withFields(document, place, (fields) => drop(fields, place.path.split(".")));

function withFields(
  document: ContentDocument,
  { section, id }: Place,
  change: (fields: Fields) => Fields,
): ContentDocument {
  const given = document[section];
  const after = { ...document };
  if (id === "") {
    after[section] = change(isTable(given) ? given : {});
    if (Object.keys(after[section]).length === 0) delete after[section];
    return after;
  }
  const entries = Array.isArray(given) ? given : [];
  const before = entries.find((entry) => entry.id === id);
  const entry = change(before ?? { id });
  const others = entries.filter((one) => one !== before);
  const silent = Object.keys(entry).length <= 1;
  const rest = silent ? others : before ? entries.map((one) => (one === before ? entry : one)) : [...entries, entry];
  if (rest.length > 0) after[section] = rest;
  else delete after[section];
  return after;
}

function put(fields: Fields, [name = "", ...below]: string[], value: unknown): Fields {
  if (below.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  return { ...fields, [name]: put(isTable(inner) ? inner : {}, below, value) };
}

function drop(fields: Fields, [name = "", ...below]: string[]): Fields {
  const { [name]: inner, ...others } = fields;
  if (below.length === 0 || !isTable(inner)) return others;
  const left = drop(inner, below);
  return Object.keys(left).length === 0 ? others : { ...fields, [name]: left };
}
