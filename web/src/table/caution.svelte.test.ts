import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "$lib/fakeWebSocket";
import type { Caution } from "./caution.svelte";

const DONE = { do: "done" };
const OTHER = { do: "pour" };
const WASTE = { tone: "wasteful" } as const;

let caution: Caution;
let settings: { hasty: boolean };

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  vi.resetModules();
  ({ settings } = await import("$lib/settings.svelte"));
  caution = new (await import("./caution.svelte")).Caution();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is wasteful", () => {
  it("goes with the second tap", () => {
    expect(caution.lets(DONE, WASTE)).toBe(false);
    expect(caution.armed).toEqual(DONE);
    vi.advanceTimersByTime(400);
    expect(caution.lets(DONE, WASTE)).toBe(true);
    expect(caution.armed).toBeNull();
  });

  it("does not go with a double click", () => {
    caution.lets(DONE, WASTE);
    vi.advanceTimersByTime(100);
    expect(caution.lets(DONE, WASTE)).toBe(false);
    expect(caution.armed).toEqual(DONE);
  });

  it("is forgotten after a while, and when something else is chosen", () => {
    caution.lets(DONE, WASTE);
    vi.advanceTimersByTime(7000);
    expect(caution.armed).toBeNull();
    expect(caution.lets(DONE, WASTE)).toBe(false);
    expect(caution.lets(OTHER, {})).toBe(true);
    expect(caution.armed).toBeNull();
  });

  it("goes at once for whoever wants no questions, as long as it can be taken back", () => {
    settings.hasty = true;
    expect(caution.lets(DONE, WASTE)).toBe(true);
    expect(caution.lets(DONE, { ...WASTE, final: true })).toBe(false);
  });
});

it("asks nothing about what is quiet or plain", () => {
  expect(caution.lets(DONE, { tone: "quiet" })).toBe(true);
  expect(caution.lets(DONE, undefined)).toBe(true);
});

describe("a turn that ends by itself", () => {
  it("ends after three seconds, unless somebody wants to stay", () => {
    const go = vi.fn();
    caution.endSoon(go);
    expect(caution.ending).toBe(true);
    vi.advanceTimersByTime(2900);
    expect(go).not.toHaveBeenCalled();
    caution.stay();
    vi.advanceTimersByTime(5000);
    expect(go).not.toHaveBeenCalled();
    caution.endSoon(go);
    vi.advanceTimersByTime(3000);
    expect(go).toHaveBeenCalledOnce();
    expect(caution.ending).toBe(false);
  });

  it("does not when there is another question", () => {
    const go = vi.fn();
    caution.endSoon(go);
    caution.endSoon(null);
    vi.advanceTimersByTime(5000);
    expect(go).not.toHaveBeenCalled();
  });
});
