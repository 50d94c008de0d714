import { beforeEach, expect, test, vi } from "vitest";
import { keep, keysOf, renumber } from "./keys";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, what: string) => kept.set(place, what),
  });
});

test("keys move up with their seats when free seats are taken away", () => {
  const keys = keep({ table: "t", seats: { 1: "one", 3: "three" } });
  renumber(keys, [0, 2]);
  expect(keys.seats).toEqual({ 0: "one", 2: "three" });
  expect(keysOf("t")?.seats).toEqual({ 0: "one", 2: "three" });
});

test("whoever has left some of their seats keeps the numbers of all", () => {
  const keys = keep({ table: "t", seats: { 1: "one", 3: "three" } });
  renumber(keys, [3]);
  renumber(keys, []);
  renumber(keys, [1, 3]);
  expect(keysOf("t")?.seats).toEqual({ 1: "one", 3: "three" });
});
