import { describe, expect, it } from "vitest";
import finale from "./finale";

const hood = (id: string, kind: string, ...groups: string[]) => ({
  id,
  kind,
  groups,
  name: { en: id, fr: id },
  character: { en: "Quick", fr: "Rapide" },
});
const content = {
  groups: [],
  neighbourhoods: [
    hood("kreuzberg", "main", "a", "b"),
    hood("neukoelln", "main", "c"),
    hood("park", "additional", "d"),
  ],
};
const after = (awards: string[], starbots: unknown = null) =>
  finale.next?.({ view: { awards, players: [{}, {}], starbots }, content } as never)?.form ?? null;

describe("the end of a game", () => {
  it("proposes the next main neighbourhood, and nothing after the last, another one or a solo game", () => {
    expect(after(["b", "a"])).toBe("neukoelln");
    expect(after(["c"])).toBe(null);
    expect(after(["d"])).toBe(null);
    expect(after(["a", "b"], {})).toBe(null);
  });
});
