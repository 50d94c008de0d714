// The talk, with its sentences and faces: loaded when somebody first talks or waits.

import type { Component, ComponentProps } from "svelte";
import { translations } from "$lib/language.svelte";
import { showSprite } from "$lib/sprites";
import type TalkType from "./Talk.svelte";

type Talk = Component<ComponentProps<typeof TalkType>>;

let loading: Promise<Talk> | undefined;

/** The same promise each time: the page may ask again whenever something changes. */
export function loadTalk(): Promise<Talk> {
  if (!loading) {
    loading = load();
    loading.catch(() => (loading = undefined));
  }
  return loading;
}

async function load(): Promise<Talk> {
  const [{ default: Talk }, { default: sprite }] = await Promise.all([
    import("./Talk.svelte"),
    import("./icons.svg?raw"),
    translations.loadPage("talk"),
  ]);
  showSprite("talk", sprite);
  return Talk;
}
