import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Herald } from "./herald.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads lines of one moment together, and the next when those have been read", () => {
  const herald = new Herald();
  ["The bell rings.", "Ana serves the soup.", "Bo washes up."].forEach((line) => herald.tell(line));
  vi.advanceTimersByTime(1);
  expect(herald.lines).toEqual(["The bell rings.", "Ana serves the soup."]);
  vi.advanceTimersByTime(1500);
  expect(herald.lines).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(herald.lines).toEqual(["Bo washes up."]);
});

it("leaves out the oldest when too much happens, but nothing urgent, which goes first", () => {
  const herald = new Herald();
  herald.tell("one");
  herald.tell("the bell", true);
  for (const line of ["two", "three", "four", "five"]) herald.tell(line);
  vi.advanceTimersByTime(1);
  expect(herald.lines).toEqual(["the bell", "three"]);
  vi.advanceTimersByTime(3000);
  expect(herald.lines).toEqual(["four", "five"]);
});

it("reads no question that is not asked any more", () => {
  const herald = new Herald();
  herald.ask("Make a plan");
  herald.tell("The clock runs.");
  herald.ask("Place a timer");
  vi.advanceTimersByTime(1);
  expect(herald.lines).toEqual(["The clock runs.", "Place a timer"]);
});

it("does not repeat what still waits", () => {
  const herald = new Herald();
  herald.tell("one");
  herald.tell("one");
  vi.advanceTimersByTime(1);
  expect(herald.lines).toEqual(["one"]);
  vi.advanceTimersByTime(5000);
  expect(herald.lines).toEqual(["one"]);
});
