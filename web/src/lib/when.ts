// Moments in the reader's own words: "until tomorrow, 18:00", "since 9:40".

import { say } from "./language.svelte";
import { settings } from "./settings.svelte";

const DAY = 24 * 3600 * 1000;
const midnight = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
/** How many days later than today; rounded, since a day may have 23 hours. */
const daysFromNow = (date: Date): number => Math.round((midnight(date) - midnight(new Date())) / DAY);

function clockTime(date: Date): string {
  const minutes = String(date.getMinutes()).padStart(2, "0");
  if (settings.language === "en") return `${date.getHours()}:${minutes}`;
  return `${date.getHours()}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

const dayName = (date: Date): string =>
  date.toLocaleDateString(
    settings.language,
    Math.abs(daysFromNow(date)) < 7 ? { weekday: "long" } : { day: "numeric", month: "long" },
  );

function near(date: Date): "today" | "tomorrow" | "yesterday" | "day" {
  const days = daysFromNow(date);
  return days === 0 ? "today" : days === 1 ? "tomorrow" : days === -1 ? "yesterday" : "day";
}
const facts = (date: Date): { time: string; day: string } => ({ time: clockTime(date), day: dayName(date) });

/** `wall` is in milliseconds since 1970, by the clock of this browser. */
export function until(wall: number): string {
  const date = new Date(wall);
  return say(`web-until-${near(date)}`, facts(date));
}
export function since(wall: number): string {
  const date = new Date(wall);
  return say(`web-since-${near(date)}`, facts(date));
}
