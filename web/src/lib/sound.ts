// Soft sounds, made here from a few partials: no file to load, nothing to license.

import { settings } from "./settings.svelte";

export type Sound =
  | "turn"
  | "step"
  | "pour"
  | "sent"
  | "penalty"
  | "end"
  | "place"
  | "take"
  | "coin"
  | "spent"
  | "tick"
  | "bell"
  | "start"
  | "lost";

interface Made {
  /** Frequencies of the partials, one after the other with a gap between them, or all at once. */
  tones: number[];
  /** In seconds. */
  length: number;
  gain: number;
  gap?: number;
}

const SOUNDS: Record<Sound, Made> = {
  turn: { tones: [1318, 1760], length: 0.5, gain: 0.07, gap: 0.09 },
  step: { tones: [392], length: 0.09, gain: 0.05 },
  pour: { tones: [523, 587], length: 0.12, gain: 0.045, gap: 0.05 },
  sent: { tones: [784, 988, 1175], length: 0.35, gain: 0.06, gap: 0.08 },
  penalty: { tones: [220, 185], length: 0.3, gain: 0.06, gap: 0.12 },
  end: { tones: [523, 659, 784, 1046], length: 0.6, gain: 0.06, gap: 0.14 },
  place: { tones: [294, 440], length: 0.11, gain: 0.05, gap: 0.03 },
  take: { tones: [587], length: 0.08, gain: 0.04 },
  coin: { tones: [1568, 2093], length: 0.18, gain: 0.035, gap: 0.05 },
  spent: { tones: [880, 659], length: 0.22, gain: 0.05, gap: 0.1 },
  tick: { tones: [1046], length: 0.05, gain: 0.045 },
  bell: { tones: [1046, 2093, 2637, 3136], length: 1.6, gain: 0.05 },
  start: { tones: [523, 784], length: 0.4, gain: 0.06, gap: 0.12 },
  lost: { tones: [392, 330, 262], length: 0.6, gain: 0.06, gap: 0.2 },
};

/** What most games call what happens in them; a game may have a list of its own. The most telling comes first. */
const USUAL: Record<string, Sound> = {
  ended: "end",
  dropped: "penalty",
  sent: "sent",
  poured: "pour",
  stepped: "step",
};

/** The same sound again so soon would only be louder, in milliseconds. */
const TOO_SOON = 70;
/** What others do is heard from further away. */
const FAR = 0.45;
/** The volume, in parts of a hundred, at which sounds are as loud as they are written above. */
const AS_WRITTEN = 70;

let audio: AudioContext | undefined;
const last = new Map<Sound, number>();

export function play(sound: Sound, loudness = 1): void {
  // Before somebody has touched the page a browser lets nothing be heard.
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  // In a tab that nobody looks at only one thing matters.
  if (document.hidden && sound !== "turn") return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -TOO_SOON) < TOO_SOON) return;
  last.set(sound, now);
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  } catch {
    return;
  }
  const { tones, length, gain, gap = 0 } = SOUNDS[sound];
  const level = gain * loudness * (settings.volume / AS_WRITTEN);
  tones.forEach((tone, index) => ring(audio!, tone, audio!.currentTime + index * gap, length, level));
}

/** The sound of what just happened, the most telling one. */
export function playEvents(
  events: readonly { event: string }[],
  sounds: Partial<Record<string, Sound>> = USUAL,
  own = true,
): void {
  for (const [kind, sound] of Object.entries(sounds)) {
    if (sound && events.some((event) => event.event === kind)) {
      play(sound, own ? 1 : FAR);
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
