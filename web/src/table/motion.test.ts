import { describe, expect, it } from "vitest";
import { slide } from "./motion";

const place = (width: number, height: number): DOMRect => ({ left: 0, top: 0, width, height }) as DOMRect;

describe("something that changes places", () => {
  it("does not slide from or to where it has no size", () => {
    for (const [from, to] of [
      [place(0, 0), place(40, 60)],
      [place(40, 60), place(0, 0)],
      [place(40, 0), place(40, 60)],
    ] as const)
      expect(slide({} as Element, { from, to }, { duration: 260 })).toEqual({ duration: 0 });
  });
});
