// How people of a group like to look: what casting.ts chooses from where nobody has said it.

export const SKINS = ["#f9dcc0", "#f2c9a0", "#e8b48a", "#d9a074", "#c98f62", "#a8714a", "#8f5d3b", "#784a30"] as const;
const FURS = ["#e3a25c", "#d8cfe0", "#a97a52", "#9fb6a8", "#c9b8a2", "#a9b3bf"] as const;
export const HAIR_COLOURS: Record<string, string> = {
  black: "#2d211b",
  brown: "#5b3524",
  auburn: "#8a4a2a",
  sandy: "#c98a3b",
  blond: "#e8c36a",
  red: "#b5502f",
  grey: "#d6d2ca",
  white: "#efebe4",
};
const CLOTHES = [
  "#c8674b",
  "#e9a23b",
  "#6fb3a8",
  "#3c78a5",
  "#8c6cab",
  "#b5476a",
  "#7d9c6b",
  "#5f6b75",
  "#d9703f",
  "#8fb0c9",
  "#4f7d74",
  "#f0c24b",
] as const;
const TRIMS = ["#fffaf1", "#ffd15c", "#f0e3cc", "#c8463c", "#2f3a44"] as const;

/** What somebody may have, by kind; `none` is nothing. What a group does not name is as for everybody. */
export interface Leaning {
  skin: readonly string[];
  head: readonly string[];
  back: readonly string[];
  hair: readonly string[];
  hat: readonly string[];
  glasses: readonly string[];
  beard: readonly string[];
  wear: readonly string[];
  over: readonly string[];
  prop: readonly string[];
  /** Colours. */
  hairs: readonly string[];
  wears: readonly string[];
  trims: readonly string[];
  hats: readonly string[];
}
const words = (text: string): string[] => text.split(" ");

export const EVERYBODY: Leaning = {
  skin: SKINS,
  head: words("oval round long square heart wide"),
  back: words("none none none long bob big afro tail tails bun plait curls dreads braids"),
  hair: words("fringe side short swept messy quiff curls buzz centre pixie"),
  hat: words("none none beanie cap beret headband bucket fedora sun"),
  glasses: words("none none none round square"),
  beard: words("none none none stubble goatee full moustache"),
  wear: words("tee hoodie cardigan rollneck jersey dress dungarees raincoat coat leather suit"),
  over: words("none none none scarf beads badge"),
  prop: words(
    "cup bag phone paper books pen notes laptop camera apple dog balloon box bell dice record guitar suitcase",
  ),
  hairs: Object.values(HAIR_COLOURS).slice(0, 6),
  wears: CLOTHES,
  trims: TRIMS,
  hats: CLOTHES,
};

export const LEANINGS: Record<string, Partial<Leaning>> = {
  hipsters: {
    hat: words("none fedora trilby beanie beret"),
    beard: words("none full long twirl"),
    prop: words("record camera tape zine"),
  },
  cyclists: {
    hat: words("helmet racer cap"),
    wear: words("jersey bib raincoat"),
    prop: words("wheel box wrench bell bag"),
  },
  tourists: {
    hat: words("sun bucket cap visor none"),
    over: words("straps badge none"),
    prop: words("camera ticket guidebook binoculars flag"),
  },
  musicians: { wear: words("leather sequins suit tee"), prop: words("guitar mic sticks score synth accordion") },
  start_uppers: {
    hat: words("none phones headset"),
    wear: words("hoodie suit rollneck"),
    prop: words("rocket laptop chart notes bars"),
  },
  party_animals: {
    hat: words("party stars crown none"),
    wear: words("sequins leather tee"),
    prop: words("glowsticks wand mic shaker"),
  },
  students: {
    hat: words("none beanie cap phones mortarboard"),
    over: words("none straps scarf"),
    prop: words("books notes pen laptop guidebook cup"),
  },
  expats: { hat: words("none sun beanie headset"), prop: words("suitcase phone laptop mic bag guidebook") },
  starving_artists: {
    hat: words("beret beret none beanie"),
    wear: words("apron rollneck coat"),
    prop: words("palette easel pen pad zine scissors"),
  },
  performers: {
    hat: words("top stars none tiara"),
    wear: words("sequins suit dress"),
    over: words("bow boa none"),
    prop: words("mask balloon wand torch mic"),
  },
  street_smarts: {
    hat: words("cap bucket beanie none"),
    glasses: words("none dark"),
    wear: words("hoodie leather jersey"),
    prop: words("boombox ticket box money phone"),
  },
  tech_nerds: {
    hat: words("phones headset goggles none"),
    glasses: words("square round none"),
    wear: words("hoodie tee"),
    prop: words("gamepad wrench laptop phone synth"),
  },
  rebels: {
    hair: words("mohawk buzz messy side"),
    hat: words("none beanie headband"),
    wear: words("leather hoodie tee"),
    prop: words("placard megaphone flag zine torch"),
  },
  criminal_minds: {
    hat: words("fedora trilby beanie none"),
    glasses: words("dark none"),
    wear: words("suit coat leather"),
    prop: words("loot money ring torch ticket"),
  },
  authority_figures: {
    hat: words("visor helmet cap none"),
    wear: words("uniform suit coat"),
    over: words("badge none"),
    prop: words("paddle bell ticket pad lens"),
  },
  happy_families: {
    hat: words("none none party"),
    wear: words("dungarees jersey cardigan"),
    prop: words("baby balloon child cake"),
  },
  health_nuts: {
    hat: words("headband headband sun none"),
    wear: words("tee bib dress"),
    prop: words("apple mat stick cup hearts"),
  },
  upper_class: {
    hat: words("top cloche tiara none"),
    wear: words("suit dress coat"),
    over: words("beads bow sash none"),
    prop: words("champagne ship money ring trophy"),
  },
  fashionistas: {
    hat: words("cloche sun fedora none"),
    glasses: words("dark hearts none"),
    wear: words("dress coat sequins"),
    over: words("boa beads scarf"),
    prop: words("handbag scissors hanger camera"),
  },
  hungry_media: {
    hat: words("none headset trilby"),
    over: words("badge none"),
    prop: words("newsmic camera notes paper tape camcorder"),
  },
  friendly_locals: {
    hat: words("none cap sun racer"),
    wear: words("apron cardigan dungarees"),
    prop: words("dog paper bag bell sausage"),
  },
  coffee_connoisseurs: {
    hat: words("none beret cap turban"),
    wear: words("apron apron cardigan"),
    prop: words("portafilter cup shaker trophy notes"),
  },
  board_game_geeks: {
    hat: words("none cap crown"),
    glasses: words("square round none"),
    prop: words("dice trophy box pad notes"),
  },
  board_game_media: {
    hat: words("headset phones none"),
    wear: words("tee hoodie jersey"),
    prop: words("camcorder box mic laptop camera"),
  },
  quality_beasts: {
    skin: FURS,
    head: words("cat bear rabbit bull"),
    back: ["none"],
    hair: ["none"],
    hat: words("none none headset cap beret"),
    beard: ["none"],
    prop: words("pawmug pen dice laptop box mic"),
  },
};
