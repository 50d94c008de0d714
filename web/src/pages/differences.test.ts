import { expect, it } from "vitest";
import type { Box } from "$lib/wire";
import { differences } from "./differences";

const box = (entries: Record<string, Record<string, unknown>>): Box =>
  ({
    decks: [
      {
        id: "order",
        entries: Object.entries(entries).map(([id, fields]) => ({
          id,
          name: { en: id, fr: id },
          fields: Object.entries(fields).map(([path, value]) => ({ path, value, status: "mine" })),
        })),
      },
    ],
  }) as unknown as Box;

it("tells of cards that are new, taken out, or say something else", () => {
  const ours = box({ mocha: { copies: 1, order: { bean: 1 } }, latte: { copies: 2 }, tea: { copies: 1 } });
  const theirs = box({ mocha: { copies: 1, order: { bean: 2 }, also: true }, latte: { copies: 2 }, chai: {} });
  expect(differences(ours, theirs).map(({ id, change, fields }) => [id, change, fields])).toEqual([
    ["mocha", "changed", ["order", "also"]],
    ["chai", "added", []],
    ["tea", "removed", []],
  ]);
});

it("leaves out what somebody only confirmed", () => {
  expect(differences(box({ mocha: { copies: 1 } }), box({ mocha: { copies: 1 } }))).toEqual([]);
});
