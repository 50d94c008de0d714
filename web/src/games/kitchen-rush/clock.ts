// What the kitchen clock shows, on the wall and in the top bar.

import { say } from "$lib/language.svelte";
import type { Kitchen } from "./kitchen.svelte";
import { minutes, secondsLeft } from "./pieces";

/** The last seconds, which beat. */
export const LAST = 20;

export interface Reading {
  running: boolean;
  /** Seconds until the bell. */
  seconds: number;
  face: string;
  /** Which round it is, or why no time runs. */
  round: string;
  hurry: boolean;
  /** For those who listen. */
  label: string;
}

export function readClock({ view, now, props }: Kitchen): Reading {
  const running = view.phase === "action";
  const seconds = running ? secondsLeft(view.bell, now) : 0;
  // Before the clock runs, the round stands where the time will be.
  const face = props.countIn
    ? String(props.countIn)
    : view.phase === "prep"
      ? `${view.round}/${view.rounds}`
      : minutes(seconds);
  const round = props.paused
    ? say("web-kr-paused")
    : view.phase === "prep"
      ? say("web-kr-step-prep")
      : say(view.mode === "practice" ? "web-kr-practice-round" : "web-kr-round-of", {
          round: view.round,
          rounds: view.rounds,
        });
  const label = running ? say("web-kr-clock", { time: minutes(seconds) }) : `${face}, ${round}`;
  return { running, seconds, face, round, hurry: running && seconds <= LAST, label };
}
