// How the options of a game are worded, from what the game tells of them.

import { api } from "$lib/api";
import { say, translations } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Content, GameInfo, OptionInfo, OptionValue } from "$lib/wire";

/** A game together with the words of its options. */
export async function gameInWords(id: string): Promise<GameInfo> {
  const [found] = await Promise.all([api.game(id), translations.loadGame(id)]);
  return found;
}

export const optionLabel = (option: OptionInfo, prefix: string): string => say(`${prefix}-option-${option.name}-label`);

/** A value in words: ours, or what the box calls the thing of that id. A 0 that is the usual leaves it to the rules. */
export function valueLabel(option: OptionInfo, value: string, content: Content | null): string {
  if (value === "0" && option.default === 0) return say("web-as-usual");
  if (translations.has(`web-value-${value}`)) return say(`web-value-${value}`);
  return content?.names[value]?.[settings.language] ?? value;
}

/** What a table plays by that is not as usual, in a line: “Kind of game: relaxed”. */
export function unusual(game: GameInfo, options: Record<string, OptionValue>, content: Content | null): string[] {
  return game.options
    .filter(({ name, default: usual, many }) => !many && options[name] !== undefined && options[name] !== usual)
    .map((option) => {
      const label = optionLabel(option, game.prefix);
      return option.flag
        ? label
        : say("web-option-is", { label, value: valueLabel(option, String(options[option.name]), content) });
    });
}
