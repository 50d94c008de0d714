// The symbol of each deck of Kitchen Rush.

const DECKS: Record<string, string> = {
  order: "kr-slip",
  event: "kr-news",
  prestige: "kr-rosette",
  upgrade: "kr-wrench",
  goal: "kr-prestige",
  ingredient: "kr-vegetable",
  spice: "kr-spice_bag",
  zone: "kr-maitre",
  timer: "kr-timer_full",
  setup: "kr-bell",
  slots: "kr-slip",
  rows: "kr-flame",
  tiles: "kr-locked",
  track: "kr-prestige",
  plates: "kr-plate_II",
};

export const deckIcon = (section: string): string => DECKS[section] ?? "kr-bell";
