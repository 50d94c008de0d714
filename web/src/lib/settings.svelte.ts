// What a person prefers, kept in this browser.

export type Language = "en" | "fr";
export type Theme = "light" | "dark" | "system";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  name: string;
}

const PLACE = "demitasse.settings";

class Settings implements Kept {
  language = $state<Language>(navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  theme = $state<Theme>("system");
  sound = $state(true);
  speed = $state<Speed>("normal");
  /** What this person called themselves last. */
  name = $state("");

  constructor() {
    const kept = read();
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme && ["light", "dark", "system"].includes(kept.theme)) this.theme = kept.theme;
    if (typeof kept.sound === "boolean") this.sound = kept.sound;
    if (kept.speed && SPEEDS.includes(kept.speed)) this.speed = kept.speed;
    if (typeof kept.name === "string") this.name = kept.name;
  }

  /** Call inside a root effect: writes every change down and dresses the page accordingly. */
  follow(): void {
    this.keep();
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }

  /** Write the settings down, with what was chosen but is not in force yet: a reload may come in between. */
  keep(chosen: Partial<Kept> = {}): void {
    const { language, theme, sound, speed, name } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, sound, speed, name, ...chosen } satisfies Kept));
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

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
