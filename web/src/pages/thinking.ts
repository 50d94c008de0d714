// How long a person may think, in words. The choices a form offers; the server takes others too.

import { say } from "$lib/language.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const THINKING = [10 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY];
export const LATE = ["turn", "return", "wait"] as const;
export type Late = (typeof LATE)[number];

export function thinkingText(seconds: number): string {
  const [unit, length] = seconds >= DAY ? ["days", DAY] : seconds >= HOUR ? ["hours", HOUR] : ["minutes", MINUTE];
  return say("web-thinking-for", { unit: String(unit), number: Math.round(seconds / Number(length)) });
}
