// Soft sounds, made here from a few partials: no file to load, nothing to license.

import { settings } from "./settings.svelte";

type Sound = "turn" | "step" | "pour" | "sent" | "penalty" | "end";

/** Frequencies of the partials, length in seconds, loudness. */
const SOUNDS: Record<Sound, { tones: number[]; length: number; gain: number; gap?: number }> = {
  turn: { tones: [1318, 1760], length: 0.5, gain: 0.07, gap: 0.09 },
  step: { tones: [392], length: 0.09, gain: 0.05 },
  pour: { tones: [523, 587], length: 0.12, gain: 0.045, gap: 0.05 },
  sent: { tones: [784, 988, 1175], length: 0.35, gain: 0.06, gap: 0.08 },
  penalty: { tones: [220, 185], length: 0.3, gain: 0.06, gap: 0.12 },
  end: { tones: [523, 659, 784, 1046], length: 0.6, gain: 0.06, gap: 0.14 },
};

const BY_EVENT: Record<string, Sound> = {
  stepped: "step",
  poured: "pour",
  sent: "sent",
  dropped: "penalty",
  ended: "end",
};

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  // Before somebody has touched the page a browser lets nothing be heard.
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  } catch {
    return;
  }
  const { tones, length, gain, gap = 0 } = SOUNDS[sound];
  tones.forEach((tone, index) => ring(audio!, tone, audio!.currentTime + index * gap, length, gain));
}

/** The sound of what just happened, the most telling one first. */
export function playEvents(events: readonly { event: string }[]): void {
  for (const kind of ["ended", "dropped", "sent", "poured", "stepped"]) {
    const sound = BY_EVENT[kind];
    if (sound && events.some((event) => event.event === kind)) {
      play(sound);
      return;
    }
  }
}

function ring(context: AudioContext, tone: number, start: number, length: number, loudness: number): void {
  const swing = context.createOscillator();
  const level = context.createGain();
  swing.type = "sine";
  swing.frequency.value = tone;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loudness, start + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  swing.connect(level).connect(context.destination);
  swing.start(start);
  swing.stop(start + length + 0.02);
}
