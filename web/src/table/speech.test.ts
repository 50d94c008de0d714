import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Speech } from "./speech.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a seat says one thing at a time, for as long as it takes to read it", () => {
  const speech = new Speech();
  speech.call(1, "I take the plates.");
  vi.advanceTimersByTime(3000);
  speech.call(1, "Stoves are free!");
  speech.call(2, "Soup is mine.");
  expect(speech.calls.map(({ text }) => text)).toEqual(["Stoves are free!", "Soup is mine."]);
  vi.advanceTimersByTime(3000);
  expect([speech.of(1), speech.of(2), speech.of(0)]).toEqual(["Stoves are free!", "Soup is mine.", ""]);
  vi.advanceTimersByTime(3000);
  expect(speech.calls).toEqual([]);
});

it("what is said about somebody is not what they say", () => {
  const speech = new Speech();
  speech.call(1, "Tom is back.", false);
  expect(speech.of(1)).toBe("");
  expect(speech.calls).toHaveLength(1);
  speech.stop();
});
