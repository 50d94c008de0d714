// Who the Customers are, by the ids of their cards. Somebody who is not here yet is made up from the id, and looks the
// same every time.

export interface Person {
  skin: string;
  shirt: string;
  hair?: string;
  /** Hair behind the head and over the forehead. */
  back?: string;
  front?: string;
  hat?: [kind: string, colour?: string];
  eyes?: string;
  glasses?: string;
  mouth?: string;
  beard?: [kind: string, colour?: string];
  wear?: [kind: string, colour?: string];
  thing?: string;
  /** No human, but with fur, and ears of this kind. */
  ears?: string;
}

export const SKINS = ["#f7d7b5", "#f2c9a0", "#e8b48a", "#d9a074", "#c98f62", "#a8714a", "#855535"] as const;
const [PALE, FAIR, WARM, TAN, BROWN, DARK, DEEP] = SKINS;
export const HAIRS = ["#2d211b", "#5b3524", "#8a4a2a", "#c98a3b", "#e8c36a", "#b5502f", "#d6d2ca"] as const;
const [BLACK, CHESTNUT, AUBURN, SANDY, BLOND, RED, GREY] = HAIRS;
export const SHIRTS = [
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
] as const;

export const FURS = ["#b79ad0", "#c98f62", "#8fb6a0", "#d9a074", "#9fb0c9", "#d6d2ca"] as const;

/** What people of a group like to wear and carry, for those who are not drawn one by one. */
export const LEANINGS: Record<
  string,
  Partial<Record<"hat" | "glasses" | "mouth" | "wear" | "thing" | "front" | "ears", readonly string[]>>
> = {
  students: {
    hat: ["", "beanie", "cap", "phones"],
    wear: ["hood", "straps", "scarf"],
    thing: ["pen", "guidebook", "laptop", "notes", "paper", "cup"],
  },
  expats: {
    hat: ["", "sun", "beanie", "headset"],
    wear: ["scarf", "flag", "collar"],
    thing: ["bag", "phone", "laptop", "mic", "cup", "guidebook"],
  },
  starving_artists: {
    hat: ["beret", "beret", "", "beanie"],
    wear: ["scarf", "apron", "braces"],
    thing: ["pen", "easel", "scissors", "pad", "zine"],
  },
  performers: {
    hat: ["top", "stars", "", "tiara"],
    mouth: ["grin", "sings"],
    wear: ["bow", "boa", "suit"],
    thing: ["mask", "wand", "torch", "mic", "balloon"],
  },
  street_smarts: {
    hat: ["cap", "bucket", "beanie", ""],
    glasses: ["", "dark"],
    mouth: ["smirk", "grin"],
    wear: ["hood", "hoops", "vest"],
    thing: ["ticket", "box", "money", "bag", "phone"],
  },
  tech_nerds: {
    hat: ["phones", "headset", "goggles", ""],
    glasses: ["square", "round", ""],
    wear: ["hood", "badge", "collar"],
    thing: ["laptop", "wrench", "synth", "phone", "notes"],
  },
  rebels: {
    hat: ["", "beanie", "headband"],
    front: ["mohawk", "buzz", "messy"],
    mouth: ["firm", "sings"],
    wear: ["vest", "scarf", "badge"],
    thing: ["flag", "zine", "stick", "torch"],
  },
  criminal_minds: {
    hat: ["fedora", "trilby", "beanie", ""],
    glasses: ["dark", "", "dark"],
    mouth: ["smirk", "firm"],
    wear: ["suit", "collar", "scarf"],
    thing: ["bag", "money", "ring", "torch", "ticket"],
  },
  authority_figures: {
    hat: ["visor", "helmet", "cap", ""],
    mouth: ["firm", "calm"],
    wear: ["tie", "badge", "suit"],
    thing: ["ticket", "pad", "lens", "bell", "paper"],
  },
  happy_families: {
    hat: ["", "", "party"],
    mouth: ["grin", "smile"],
    wear: ["collar", "straps", "hood"],
    thing: ["child", "child", "balloon", "cake"],
  },
  health_nuts: {
    hat: ["headband", "headband", "sun", ""],
    mouth: ["smile", "grin"],
    wear: ["number", "straps", "vest"],
    thing: ["stick", "bag", "cup", "hearts"],
  },
  upper_class: {
    hat: ["top", "cloche", "tiara", ""],
    mouth: ["calm", "smirk"],
    wear: ["suit", "beads", "bow", "sash"],
    thing: ["ring", "ship", "money", "trophy", "cup"],
  },
  fashionistas: {
    hat: ["cloche", "sun", "fedora", ""],
    glasses: ["dark", "hearts", ""],
    mouth: ["calm", "smirk"],
    wear: ["boa", "beads", "scarf"],
    thing: ["hanger", "scissors", "bag", "camera"],
  },
  hungry_media: {
    hat: ["", "headset", "trilby"],
    mouth: ["sings", "grin"],
    wear: ["badge", "tie", "collar"],
    thing: ["mic", "camera", "paper", "notes", "tape"],
  },
  friendly_locals: {
    hat: ["", "cap", "sun", "racer"],
    mouth: ["smile", "grin"],
    wear: ["apron", "collar", "scarf"],
    thing: ["dog", "paper", "bag", "bell", "sausage"],
  },
  coffee_connoisseurs: {
    hat: ["", "beret", "cap"],
    glasses: ["round", ""],
    wear: ["apron", "apron", "bow", "medal"],
    thing: ["cup", "shaker", "trophy", "notes"],
  },
  board_game_geeks: {
    hat: ["", "cap", "crown"],
    glasses: ["square", "round", ""],
    wear: ["hood", "badge", "collar"],
    thing: ["box", "trophy", "pad", "notes"],
  },
  board_game_media: {
    hat: ["headset", "phones", ""],
    glasses: ["square", ""],
    mouth: ["sings", "grin"],
    wear: ["badge", "hood"],
    thing: ["camera", "mic", "box", "laptop"],
  },
  quality_beasts: {
    hat: ["", "", "headset", "cap"],
    wear: ["scarf", "hood", "bow", "badge"],
    thing: ["pen", "laptop", "pad", "box", "mic"],
    ears: ["cat", "bear", "rabbit", "horns"],
  },
};

export const PEOPLE: Record<string, readonly Person[]> = {
  // Friends & Family
  grandma: [
    {
      skin: FAIR,
      shirt: "#b79ad0",
      hair: GREY,
      back: "bun",
      front: "fringe",
      glasses: "round",
      wear: ["beads", "#fffaf1"],
      thing: "yarn",
    },
  ],
  grandpa: [
    {
      skin: FAIR,
      shirt: "#7d9c6b",
      hair: "#efebe4",
      front: "sides",
      glasses: "round",
      beard: ["moustache", "#efebe4"],
      wear: ["collar"],
      thing: "paper",
    },
  ],
  lazy_friend: [
    {
      skin: "#eebf96",
      shirt: "#8fb0c9",
      hair: SANDY,
      front: "messy",
      eyes: "sleepy",
      mouth: "calm",
      wear: ["hood", "#a9c6db"],
      thing: "cup",
    },
  ],
  popular_friend: [
    {
      skin: DARK,
      shirt: "#e9a23b",
      hair: BLACK,
      back: "afro",
      front: "buzz",
      mouth: "grin",
      glasses: "hearts",
      thing: "phone",
    },
  ],
  funny_cousin: [
    { skin: WARM, shirt: "#6fb3a8", hair: RED, front: "curls", mouth: "grin", eyes: "wink", wear: ["bow", "#d9584b"] },
  ],
  eccentric_aunt: [
    {
      skin: PALE,
      shirt: "#b5476a",
      hair: "#8c6cab",
      back: "big",
      front: "side",
      hat: ["flowers"],
      wear: ["boa", "#ee9ab0"],
    },
  ],
  dog_uncle: [
    { skin: TAN, shirt: "#7d9c6b", hair: CHESTNUT, front: "short", beard: ["stubble", CHESTNUT], thing: "dog" },
  ],
  musician_mum: [
    { skin: BROWN, shirt: "#c8674b", hair: BLACK, back: "long", front: "centre", mouth: "sings", thing: "score" },
  ],

  // Hipsters
  "hipsters-c01": [
    {
      skin: WARM,
      shirt: "#4f7d74",
      hair: CHESTNUT,
      front: "short",
      hat: ["trilby", "#7a5f4d"],
      beard: ["full", "#8a4a2a"],
      wear: ["braces", "#d9584b"],
    },
  ],
  "hipsters-c02": [
    { skin: FAIR, shirt: "#c8674b", hair: CHESTNUT, back: "long", front: "fringe", hat: ["fedora", "#4f7d74"] },
  ],
  "hipsters-c03": [
    {
      skin: BROWN,
      shirt: "#2f3a44",
      hair: BLACK,
      back: "bob",
      front: "fringe",
      glasses: "dark",
      mouth: "smirk",
      wear: ["scarf", "#ffd15c"],
      thing: "phone",
    },
  ],
  "hipsters-c04": [
    { skin: PALE, shirt: "#8c6cab", hair: RED, back: "bun", front: "side", glasses: "round", thing: "record" },
  ],
  "hipsters-c05": [
    {
      skin: TAN,
      shirt: "#5f6b75",
      hair: BLACK,
      front: "quiff",
      beard: ["long", "#3a2a20"],
      wear: ["apron", "#e6d0a8"],
      thing: "scissors",
    },
  ],
  "hipsters-c06": [
    {
      skin: DARK,
      shirt: "#b5476a",
      hair: BLACK,
      back: "big",
      front: "centre",
      hat: ["headband", "#ffd15c"],
      mouth: "calm",
      thing: "hanger",
    },
  ],
  "hipsters-c07": [
    {
      skin: FAIR,
      shirt: "#e9a23b",
      hair: BLOND,
      back: "bob",
      front: "fringe",
      glasses: "square",
      hat: ["beret", "#c8463c"],
      thing: "zine",
    },
  ],
  "hipsters-c08": [
    {
      skin: WARM,
      shirt: "#e9a23b",
      hair: AUBURN,
      glasses: "round",
      beard: ["full", "#8a4a2a"],
      hat: ["beanie", "#c8463c"],
      thing: "camera",
    },
  ],
  "hipsters-c09": [
    {
      skin: BROWN,
      shirt: "#6fb3a8",
      hair: BLACK,
      front: "curls",
      hat: ["phones", "#f39a45"],
      mouth: "smirk",
      thing: "tape",
    },
  ],
  "hipsters-c10": [
    {
      skin: PALE,
      shirt: "#7a5f4d",
      hair: CHESTNUT,
      front: "swept",
      beard: ["twirl", "#5b3524"],
      wear: ["bow", "#c8463c"],
    },
  ],

  // Cyclists
  "cyclists-c01": [
    {
      skin: TAN,
      shirt: "#4fb8a5",
      hair: BLACK,
      back: "tail",
      hat: ["helmet", "#4fb8a5"],
      mouth: "grin",
      thing: "box",
      wear: ["straps", "#2f3a44"],
    },
  ],
  "cyclists-c02": [
    {
      skin: FAIR,
      shirt: "#d9584b",
      hair: CHESTNUT,
      hat: ["racer", "#3c78a5"],
      beard: ["stubble", CHESTNUT],
      wear: ["sash", "#2f3a44"],
      thing: "bag",
    },
  ],
  "cyclists-c03": [
    {
      skin: DARK,
      shirt: "#ffd15c",
      hair: BLACK,
      hat: ["racer", "#d9584b"],
      glasses: "sport",
      mouth: "firm",
      thing: "wheel",
    },
  ],
  "cyclists-c04": [
    {
      skin: WARM,
      shirt: "#7d9c6b",
      hair: SANDY,
      hat: ["helmet", "#f39a45"],
      beard: ["full", "#a8702f"],
      thing: "child",
    },
  ],
  "cyclists-c05": [
    { skin: BROWN, shirt: "#3c78a5", hair: BLACK, back: "bun", front: "buzz", glasses: "sport", wear: ["medal"] },
  ],
  "cyclists-c06": [
    {
      skin: PALE,
      shirt: "#5f6b75",
      hair: GREY,
      front: "short",
      hat: ["goggles", "#ffb84d"],
      wear: ["apron", "#a86b3d"],
      thing: "torch",
    },
  ],
  "cyclists-c07": [
    {
      skin: FAIR,
      shirt: "#fffaf1",
      hair: BLOND,
      back: "tail",
      hat: ["helmet", "#d9584b"],
      mouth: "grin",
      wear: ["number", "#ffd76a"],
      thing: "trophy",
    },
  ],
  "cyclists-c08": [
    {
      skin: DEEP,
      shirt: "#b5476a",
      hair: "#6fb3a8",
      front: "mohawk",
      mouth: "grin",
      wear: ["vest", "#d7e64a"],
      thing: "bell",
    },
  ],
  "cyclists-c09": [
    {
      skin: TAN,
      shirt: "#2f5d73",
      hair: BLACK,
      front: "messy",
      hat: ["cap", "#2f5d73"],
      beard: ["goatee", BLACK],
      wear: ["braces", "#f0b662"],
      thing: "wrench",
    },
  ],
  "cyclists-c10": [
    {
      skin: PALE,
      shirt: "#8c6cab",
      hair: RED,
      hat: ["top", "#3a3140"],
      beard: ["twirl", RED],
      wear: ["bow", "#ffd15c"],
      thing: "penny",
    },
  ],

  // Tourists
  "tourists-c01": [
    { skin: FAIR, shirt: "#6fb3a8", hair: "#e9e4dc", front: "short", hat: ["sun", "#f7ecd0"] },
    { skin: "#eebf96", shirt: "#d9703f", hair: GREY, front: "centre", glasses: "round", wear: ["badge", "#5f6b75"] },
  ],
  "tourists-c02": [
    { skin: DARK, shirt: "#ffd15c", hair: BLACK, front: "short", glasses: "dark", mouth: "grin" },
    {
      skin: FAIR,
      shirt: "#ee9ab0",
      hair: BLOND,
      back: "long",
      front: "side",
      eyes: "wink",
      mouth: "smile",
      thing: "stick",
    },
  ],
  "tourists-c03": [
    { skin: WARM, shirt: "#3c78a5", hair: CHESTNUT, front: "short", hat: ["cap", "#d9584b"] },
    {
      skin: BROWN,
      shirt: "#8fb54a",
      hair: BLACK,
      back: "bob",
      front: "fringe",
      hat: ["visor", "#ffd15c"],
      thing: "bus",
    },
  ],
  "tourists-c04": [
    {
      skin: FAIR,
      shirt: "#7d9c6b",
      hair: AUBURN,
      back: "plait",
      front: "centre",
      hat: ["headband", "#d9584b"],
      wear: ["straps", "#d9703f"],
      thing: "ticket",
    },
  ],
  "tourists-c05": [
    { skin: DARK, shirt: "#d9584b", hair: BLACK, back: "tails", front: "fringe", mouth: "grin" },
    { skin: FAIR, shirt: "#5b93c4", hair: SANDY, front: "messy", hat: ["cap", "#ffd15c"], thing: "flag" },
  ],
  "tourists-c06": [
    {
      skin: PALE,
      shirt: "#e9a23b",
      hair: GREY,
      front: "sides",
      glasses: "square",
      hat: ["bucket", "#e6d0a8"],
      thing: "guidebook",
    },
  ],
  "tourists-c07": [
    {
      skin: WARM,
      shirt: "#b5476a",
      hair: RED,
      front: "short",
      beard: ["full", "#a8552b"],
      eyes: "closed",
      wear: ["scarf", "#8fb0c9"],
      thing: "sausage",
    },
  ],
  "tourists-c08": [
    {
      skin: TAN,
      shirt: "#8c6cab",
      hair: BLACK,
      back: "bob",
      front: "centre",
      glasses: "round",
      hat: ["sun", "#e5735c"],
      thing: "stone",
    },
  ],
  "tourists-c09": [
    { skin: PALE, shirt: "#fffaf1", hair: GREY, front: "short", hat: ["cap", "#2a5a80"], wear: ["hoops", "#3c78a5"] },
    {
      skin: TAN,
      shirt: "#e5735c",
      hair: GREY,
      back: "bob",
      front: "side",
      hat: ["sun", "#fffaf1"],
      glasses: "dark",
      thing: "ship",
    },
  ],
  "tourists-c10": [
    { skin: BROWN, shirt: "#ee9ab0", hair: BLACK, back: "long", front: "centre", hat: ["tiara"], mouth: "grin" },
    {
      skin: FAIR,
      shirt: "#fffaf1",
      hair: BLOND,
      front: "side",
      hat: ["veil"],
      mouth: "grin",
      wear: ["sash", "#ee9ab0"],
    },
  ],

  // Musicians
  "musicians-c01": [
    {
      skin: DARK,
      shirt: "#b5476a",
      hair: "#3a2018",
      back: "big",
      front: "fringe",
      eyes: "closed",
      mouth: "sings",
      thing: "mic",
    },
  ],
  "musicians-c02": [
    {
      skin: FAIR,
      shirt: "#2f3a44",
      hair: AUBURN,
      back: "long",
      front: "side",
      eyes: "closed",
      mouth: "calm",
      thing: "cello",
    },
  ],
  "musicians-c03": [
    {
      skin: TAN,
      shirt: "#8c6cab",
      hair: BLACK,
      front: "messy",
      hat: ["phones", "#ee9ab0"],
      eyes: "sleepy",
      wear: ["hood", "#a98bd0"],
      thing: "pad",
    },
  ],
  "musicians-c04": [
    {
      skin: DARK,
      shirt: "#3c78a5",
      hair: BLACK,
      front: "short",
      hat: ["cap", "#5f6b75"],
      mouth: "grin",
      thing: "sticks",
    },
  ],
  "musicians-c05": [
    {
      skin: WARM,
      shirt: "#fffaf1",
      hair: GREY,
      front: "short",
      hat: ["beret", "#2f3a44"],
      beard: ["moustache", "#8f8a82"],
      wear: ["scarf", "#d9584b"],
      thing: "accordion",
    },
  ],
  "musicians-c06": [
    {
      skin: PALE,
      shirt: "#7d9c6b",
      hair: SANDY,
      back: "long",
      front: "centre",
      beard: ["stubble", SANDY],
      thing: "guitar",
    },
  ],
  "musicians-c07": [
    {
      skin: BROWN,
      shirt: "#2f3a44",
      hair: BLACK,
      back: "bun",
      front: "side",
      mouth: "firm",
      wear: ["suit"],
      thing: "baton",
    },
  ],
  "musicians-c08": [
    {
      skin: FAIR,
      shirt: "#5f4a8a",
      hair: GREY,
      front: "messy",
      glasses: "round",
      beard: ["long", "#d6d2ca"],
      thing: "synth",
    },
  ],
  "musicians-c09": [
    {
      skin: DEEP,
      shirt: "#e9a23b",
      hair: BLACK,
      back: "tails",
      front: "buzz",
      hat: ["cap", "#d9584b"],
      mouth: "sings",
      thing: "mic",
    },
  ],
  "musicians-c10": [
    {
      skin: PALE,
      shirt: "#8e2f4f",
      hair: BLOND,
      back: "plait",
      front: "centre",
      mouth: "sings",
      wear: ["beads", "#ffd76a"],
      thing: "score",
    },
  ],

  // Start Uppers
  "start_uppers-c01": [
    {
      skin: TAN,
      shirt: "#6fb3a8",
      hair: BLACK,
      front: "swept",
      glasses: "round",
      beard: ["stubble", BLACK],
      thing: "pen",
    },
  ],
  "start_uppers-c02": [
    {
      skin: FAIR,
      shirt: "#5f6b75",
      hair: RED,
      back: "bob",
      front: "side",
      mouth: "smirk",
      wear: ["suit"],
      thing: "lens",
    },
  ],
  "start_uppers-c03": [
    { skin: TAN, shirt: "#5f6b75", hair: BLACK, front: "swept", hat: ["phones", "#63b985"], wear: ["flag", "#9fe0b8"] },
  ],
  "start_uppers-c04": [
    {
      skin: DARK,
      shirt: "#4f7d74",
      hair: BLACK,
      front: "curls",
      glasses: "square",
      mouth: "grin",
      wear: ["hood", "#6fb3a8"],
      thing: "chart",
    },
  ],
  "start_uppers-c05": [
    {
      skin: PALE,
      shirt: "#8fb0c9",
      hair: GREY,
      front: "swept",
      mouth: "calm",
      wear: ["tie", "#3c78a5"],
      thing: "money",
    },
  ],
  "start_uppers-c06": [
    {
      skin: BROWN,
      shirt: "#e9a23b",
      hair: CHESTNUT,
      front: "quiff",
      beard: ["goatee", CHESTNUT],
      wear: ["badge", "#ffd15c"],
      thing: "notes",
    },
  ],
  "start_uppers-c07": [
    { skin: DARK, shirt: "#8c6cab", hair: BLACK, back: "long", front: "centre", glasses: "square", thing: "bars" },
  ],
  "start_uppers-c08": [
    {
      skin: WARM,
      shirt: "#2f3a44",
      hair: BLACK,
      front: "messy",
      eyes: "closed",
      mouth: "sings",
      wear: ["scarf", "#d9584b"],
      thing: "easel",
    },
  ],
  "start_uppers-c09": [
    {
      skin: FAIR,
      shirt: "#ee9ab0",
      hair: SANDY,
      back: "bob",
      front: "fringe",
      hat: ["headset"],
      mouth: "grin",
      thing: "hearts",
    },
  ],
  "start_uppers-c10": [
    {
      skin: BROWN,
      shirt: "#2f5d73",
      hair: "#3a2a20",
      front: "swept",
      hat: ["headset"],
      wear: ["suit"],
      thing: "rocket",
    },
  ],

  // Party Animals
  "party_animals-c01": [
    {
      skin: WARM,
      shirt: "#2f3a44",
      hair: BLACK,
      front: "quiff",
      beard: ["stubble", BLACK],
      wear: ["bow", "#c8463c"],
      thing: "shaker",
    },
  ],
  "party_animals-c02": [
    { skin: PALE, shirt: "#2f3a44", hair: BLACK, front: "mohawk", glasses: "dark", mouth: "firm", thing: "glowsticks" },
  ],
  "party_animals-c03": [
    {
      skin: FAIR,
      shirt: "#8c6cab",
      hair: "#ee9ab0",
      back: "bob",
      front: "side",
      hat: ["stars"],
      mouth: "grin",
      thing: "wand",
    },
  ],
  "party_animals-c04": [
    {
      skin: BROWN,
      shirt: "#b5476a",
      hair: BLACK,
      front: "swept",
      mouth: "smirk",
      eyes: "sleepy",
      wear: ["boa", "#ffd15c"],
      thing: "mask",
    },
  ],
  "party_animals-c05": [
    {
      skin: DEEP,
      shirt: "#2b2530",
      hair: BLACK,
      front: "buzz",
      glasses: "dark",
      mouth: "firm",
      beard: ["goatee", BLACK],
      thing: "rope",
    },
  ],
  "party_animals-c06": [
    { skin: TAN, shirt: "#e9a23b", hair: BLACK, front: "quiff", hat: ["crown"], mouth: "sings", thing: "mic" },
  ],
  "party_animals-c07": [
    {
      skin: DARK,
      shirt: "#e5735c",
      hair: BLACK,
      back: "afro",
      front: "buzz",
      hat: ["flowers"],
      eyes: "closed",
      mouth: "grin",
      wear: ["beads", "#ffd15c"],
    },
  ],
  "party_animals-c08": [
    { skin: FAIR, shirt: "#5b93c4", hair: RED, front: "curls", hat: ["party", "#6fb3a8"], mouth: "grin" },
    {
      skin: BROWN,
      shirt: "#ffd15c",
      hair: BLACK,
      back: "tails",
      front: "fringe",
      hat: ["party", "#e5735c"],
      mouth: "grin",
      thing: "cake",
    },
  ],
  "party_animals-c09": [
    {
      skin: TAN,
      shirt: "#3c78a5",
      hair: BLACK,
      front: "short",
      hat: ["phones", "#7ef0c5"],
      eyes: "closed",
      mouth: "grin",
    },
    {
      skin: PALE,
      shirt: "#ee9ab0",
      hair: BLOND,
      back: "bob",
      front: "side",
      hat: ["phones", "#ff8ad0"],
      eyes: "closed",
      mouth: "sings",
    },
  ],
  "party_animals-c10": [
    {
      skin: FAIR,
      shirt: "#f7b7a0",
      hair: AUBURN,
      back: "long",
      front: "messy",
      eyes: "sleepy",
      glasses: "dark",
      mouth: "calm",
      thing: "sunrise",
    },
  ],
};
