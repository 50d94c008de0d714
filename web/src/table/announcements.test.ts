import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcements } from "./announcements.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads lines of one moment together, and the next when those have been read", () => {
  const announcements = new Announcements();
  ["The bell rings.", "Ana serves the soup.", "Bo washes up."].forEach((line) => announcements.tell(line));
  vi.advanceTimersByTime(1);
  expect(announcements.lines).toEqual(["The bell rings.", "Ana serves the soup."]);
  vi.advanceTimersByTime(1500);
  expect(announcements.lines).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(announcements.lines).toEqual(["Bo washes up."]);
});

it("leaves out the oldest when too much happens, but nothing urgent, which goes first", () => {
  const announcements = new Announcements();
  announcements.tell("one");
  announcements.tell("the bell", true);
  for (const line of ["two", "three", "four", "five"]) announcements.tell(line);
  vi.advanceTimersByTime(1);
  expect(announcements.lines).toEqual(["the bell", "three"]);
  vi.advanceTimersByTime(3000);
  expect(announcements.lines).toEqual(["four", "five"]);
});

it("reads no question that is not asked any more", () => {
  const announcements = new Announcements();
  announcements.ask("Make a plan");
  announcements.tell("The clock runs.");
  announcements.ask("Place a timer");
  vi.advanceTimersByTime(1);
  expect(announcements.lines).toEqual(["The clock runs.", "Place a timer"]);
});

it("does not repeat what still waits", () => {
  const announcements = new Announcements();
  announcements.tell("one");
  announcements.tell("one");
  vi.advanceTimersByTime(1);
  expect(announcements.lines).toEqual(["one"]);
  vi.advanceTimersByTime(5000);
  expect(announcements.lines).toEqual(["one"]);
});
