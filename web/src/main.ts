// The page opens in the reader's language: nothing is drawn before its sentences are here.

import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/layout.css";
import "./styles/pages.css";
import.meta.glob("./games/*/cover/cover.css", { eager: true });
import App from "./App.svelte";
import { translations } from "$lib/language.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { showSprite } from "$lib/sprites";
import { askEarly } from "./pages";
import sprite from "$table/icons.svg?raw";

const SECONDS_UNTIL_WORKER = 3;

showSprite("table", sprite);

async function start(): Promise<void> {
  await Promise.all([translations.load(settings.language), askEarly(router.here)]);
  const target = document.getElementById("app");
  target?.replaceChildren();
  if (target) mount(App, { target });
}
void start();

// What a page needs when it is closed or offline can wait until it stands; a server that has gone by then is no fault.
const keepForLater = (): unknown => import("$lib/registration").then(({ register }) => register()).catch(() => null);
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(keepForLater, SECONDS_UNTIL_WORKER * 1000);
