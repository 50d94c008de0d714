import { beforeEach, expect, test, vi } from "vitest";
import { offer, remember, type PlayedGame } from "./nextBot";

const LEVELS = ["beginner", "casual", "strong", "expert", "master"];

const games = (bot: string, ...won: boolean[]): PlayedGame[] =>
  won.map((one, at) => ({ table: `${bot}-${at}`, bot, won: one }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("three wins of four lead one level up", () => {
  expect(offer(games("strong", true, false, true, true), LEVELS)).toEqual({
    bot: "expert",
    stronger: true,
    wins: 3,
    games: 4,
  });
  expect(offer(games("strong", true, true, true, false), LEVELS)).toBeNull();
  expect(offer(games("strong", true, false, false, true, true), LEVELS)).toBeNull();
});

test("three losses in a row lead one level down", () => {
  expect(offer(games("strong", true, false, false, false), LEVELS)?.bot).toBe("casual");
  expect(offer(games("strong", false, true, false, false), LEVELS)).toBeNull();
});

test("nothing is offered where there is nobody stronger or easier", () => {
  expect(offer(games("master", true, true, true), LEVELS)).toBeNull();
  expect(offer(games("beginner", false, false, false), LEVELS)).toBeNull();
  expect(offer(games("a bot of long ago", true, true, true), LEVELS)).toBeNull();
  expect(offer([], LEVELS)).toBeNull();
});

test("only games against the same bot count", () => {
  expect(offer([...games("casual", true, true), ...games("strong", true)], LEVELS)).toBeNull();
});

test("a game is remembered once, however often its end is looked at", () => {
  remember("coffee-rush", { table: "a", bot: "greedy", won: true });
  remember("cafe-del-gatto", { table: "c", bot: "greedy", won: true });
  remember("coffee-rush", { table: "b", bot: "greedy", won: true });
  expect(remember("coffee-rush", { table: "b", bot: "greedy", won: true }).map(({ table }) => table)).toEqual([
    "a",
    "b",
  ]);
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("demitasse.played", "[1");
  expect(remember("coffee-rush", { table: "a", bot: "greedy", won: true })).toHaveLength(1);
  localStorage.setItem("demitasse.played", '{"coffee-rush": 7}');
  expect(remember("coffee-rush", { table: "a", bot: "greedy", won: true })).toHaveLength(1);
});
