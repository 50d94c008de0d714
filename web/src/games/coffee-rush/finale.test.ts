import { expect, test } from "vitest";
import type { FinaleProps } from "$table/finale";
import finale from "./finale";

const ended = (ended_by: string): FinaleProps =>
  ({
    rows: [
      { events: [{ event: "dropped", seat: 0 }] },
      { events: [{ event: "dropped", seat: 2 }, { event: "closed" }] },
      { events: [{ event: "dropped", seat: 1 }] },
    ],
    result: { ended_by },
  }) as unknown as FinaleProps;

test("whose last penalty closed the café is told", () => {
  expect(finale.cause?.(ended("penalties"))).toEqual({ key: "web-cr-ended-penalties", facts: { seat: 2 } });
});

test("nobody brings about that the deck runs out", () => {
  expect(finale.cause?.(ended("deck"))).toBeNull();
});
