// How somebody's box differs from ours, field by field.

import type { Box, BoxEntry, ContentChange, Deck } from "$lib/wire";

/** In the order of the box; what was only confirmed is no difference. */
export const differences = (ours: Box, theirs: Box): ContentChange[] =>
  theirs.decks.flatMap((deck) => inDeck(ours.decks.find(({ id }) => id === deck.id)?.entries ?? [], deck));

function inDeck(ours: readonly BoxEntry[], { id: section, entries }: Deck): ContentChange[] {
  const before = new Map(ours.map((entry) => [entry.id, entry]));
  const told = (entry: BoxEntry, change: ContentChange["change"], fields: string[] = []): ContentChange => ({
    section,
    id: entry.id,
    name: entry.name,
    change,
    fields,
  });
  const there = entries.flatMap((entry) => {
    const known = before.get(entry.id);
    before.delete(entry.id);
    if (!known) return [told(entry, "added")];
    const fields = differing(known, entry);
    return fields.length > 0 ? [told(entry, "changed", fields)] : [];
  });
  return [...there, ...[...before.values()].map((entry) => told(entry, "removed"))];
}

function differing(before: BoxEntry, after: BoxEntry): string[] {
  const values = ({ fields }: BoxEntry) => new Map(fields.map(({ path, value }) => [path, JSON.stringify(value)]));
  const [old, now] = [values(before), values(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
}
