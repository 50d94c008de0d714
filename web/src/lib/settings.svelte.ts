// What a person prefers, kept in this browser.

export type Language = "en" | "fr";
export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

/** Whom somebody played a game with last: how many bots, and which. */
export interface Company {
  bots: number;
  bot: string;
}

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number;
  speed: Speed;
  hasty: boolean;
  teach: boolean;
  adviser: string;
  name: string;
  company: Record<string, Company>;
}

const PLACE = "demitasse.settings";

class Settings implements Kept {
  language = $state<Language>(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  theme = $state<Theme>("system");
  sound = $state(true);
  /** How loud the sounds are, in parts of a hundred. */
  volume = $state(70);
  speed = $state<Speed>("normal");
  /** No question where undo remains, and turns end by themselves. */
  hasty = $state(false);
  /** A warning before a choice that costs much. */
  teach = $state(false);
  /** Which level gives the hints; empty for the best. */
  adviser = $state("");
  /** What this person called themselves last. */
  name = $state("");
  /** By game. */
  company = $state.raw<Record<string, Company>>({});

  constructor() {
    const kept = read();
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme && ["light", "dark", "system"].includes(kept.theme)) this.theme = kept.theme;
    if (typeof kept.sound === "boolean") this.sound = kept.sound;
    if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 100) this.volume = kept.volume;
    if (kept.speed && SPEEDS.includes(kept.speed)) this.speed = kept.speed;
    if (typeof kept.hasty === "boolean") this.hasty = kept.hasty;
    if (typeof kept.teach === "boolean") this.teach = kept.teach;
    if (typeof kept.adviser === "string") this.adviser = kept.adviser;
    if (typeof kept.name === "string") this.name = kept.name;
    for (const [game, company] of Object.entries(kept.company ?? {})) {
      if (isCompany(company)) this.company = { ...this.company, [game]: company };
    }
  }

  /** Call inside a root effect: writes every change down and dresses the page accordingly. */
  follow(): void {
    this.keep();
    const { dataset } = document.documentElement;
    const theme = this.dark ? "dark" : "light";
    document.documentElement.lang = this.language;
    // public/early.js has done the rest already: to ask for a colour makes the browser work out all styles of the page.
    if (dataset.theme === theme) return;
    dataset.theme = theme;
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper");
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
  }

  /** Write the settings down, with what was chosen but is not in force yet: a reload may come in between. */
  keep(chosen: Partial<Kept> = {}): void {
    const { language, theme, sound, volume, speed, hasty, teach, adviser, name, company } = this;
    const kept: Kept = { language, theme, sound, volume, speed, hasty, teach, adviser, name, company, ...chosen };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

const isCompany = (kept: unknown): kept is Company =>
  typeof kept === "object" &&
  kept !== null &&
  "bots" in kept &&
  typeof kept.bots === "number" &&
  "bot" in kept &&
  typeof kept.bot === "string";

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
