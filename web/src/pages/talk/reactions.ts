// The twelve things that can be said with one tap, each with its face.

import type { Reaction } from "../conversation.svelte";

export const REACTIONS: readonly { id: Reaction; icon: string }[] = [
  { id: "nice", icon: "re-happy" },
  { id: "well-done", icon: "re-clap" },
  { id: "lovely", icon: "re-love" },
  { id: "cheers", icon: "re-cheers" },
  { id: "good-luck", icon: "re-luck" },
  { id: "haha", icon: "re-laugh" },
  { id: "wow", icon: "re-wow" },
  { id: "oops", icon: "re-oops" },
  { id: "oh-no", icon: "re-cry" },
  { id: "hmm", icon: "re-think" },
  { id: "go", icon: "re-hurry" },
  { id: "back-soon", icon: "re-sleep" },
];
