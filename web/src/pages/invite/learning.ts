// How to learn a game while one waits for the others: in pictures, or a turn of the guide.

import { say } from "$lib/language.svelte";
import type { TableInfo } from "$lib/wire";
import { howOf, howPath } from "../howTo";

export function learning({ game, content }: TableInfo): { path: string; about: string } {
  return howOf(game)
    ? { path: howPath(game, content?.digest), about: say("web-learn-pictures") }
    : { path: `/guide/${game}`, about: say("web-learn-about") };
}
