// What a game lets one choose before it starts, as a form gives it and as the server wants it.

import type { GameInfo, OptionInfo, OptionValue } from "$lib/wire";

/** One value, or one a seat; an empty text stands for "as usual". */
export type Given = string | number | boolean | string[];

/** What was typed or picked: a number where the option is one, or where a number stands for a seat; nothing typed is the usual. */
export function asGiven(option: OptionInfo, text: string): Given {
  const numeric = option.numbers || typeof option.default === "number";
  if (numeric && text.trim() === "") return option.default as Given;
  return numeric && /^-?\d+$/.test(text.trim()) ? Number(text) : text;
}

/** Only what differs from the usual. */
export function given(game: GameInfo, options: Record<string, Given>, seats: number): Record<string, OptionValue> {
  const told: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = options[option.name];
    if (Array.isArray(value)) {
      if (value.slice(0, seats).some(Boolean)) told[option.name] = filled(value, option.values, seats);
    } else if (value !== undefined && value !== option.default) {
      told[option.name] = value;
    }
  }
  return told;
}

/** A value for each seat: what was picked, and for the others what nobody picked, in the usual order. */
export function filled(picked: string[], values: readonly string[], seats: number): string[] {
  const left = values.filter((value) => !picked.includes(value));
  return Array.from({ length: seats }, (_, seat) => picked[seat] || (left.shift() ?? ""));
}
