// Who the Customers are, by the ids of their cards: a line of parts and colours each, as portraits.svg names them. What a line
// leaves open is filled from the id, as people of the group like to look (casting.ts). Of two people on a card the first stands behind.
//
// `hat-cap:#2f6db5` is a part with its colour; `hair`, `wear` and `trim` may give a colour alone, `hat-none` says that there is
// no such thing. Whoever names hair has no hat, glasses or beard but those of the line.

export const PEOPLE: Record<string, string | readonly [string, string]> = {
  // Friends & Family
  grandma:
    "head-elder skin-2 back-bun hair-fringe:grey glasses-round wear-cardigan:#b79ad0 over-beads trim:#fffaf1 prop-yarn",
  grandpa:
    "head-elder skin-1 hair-sides:white glasses-round beard-moustache wear-cardigan:#7d9c6b over-bow trim:#f0e3cc prop-paper",
  lazy_friend: "head-oval skin-2 hair-messy:sandy wear-hoodie:#8fb0c9 trim:#fffaf1 prop-cup",
  popular_friend: "head-heart skin-7 back-curls hair-afro:black wear-dress:#d9703f trim:#ffd15c prop-phone",
  funny_cousin: "head-child skin-2 hair-curls:red hat-cap:#2f6db5 wear-raincoat:#f0c24b trim:#fffaf1 prop-balloon",
  eccentric_aunt: "head-wide skin-1 back-big hair-side:#8c6cab hat-flowers wear-dress:#b5476a over-boa trim:#ee9ab0",
  dog_uncle: "head-square skin-4 hair-short:brown beard-stubble wear-jersey:#7d9c6b prop-dog",
  musician_mum: "head-oval skin-5 back-long hair-centre:black wear-rollneck:#c8674b prop-score",

  // Hipsters
  "hipsters-c01":
    "head-square skin-3 hair-short:auburn hat-trilby:#7a5f4d beard-full wear-tee:#4f7d74 over-braces trim:#d9584b prop-stick",
  "hipsters-c02": "head-oval skin-2 back-long hair-fringe:brown hat-fedora:#4f7d74 wear-rollneck:#c8674b prop-handbag",
  "hipsters-c03":
    "head-heart skin-5 back-bob hair-fringe:black glasses-dark wear-coat:#2f3a44 over-scarf trim:#ffd15c prop-phone",
  "hipsters-c04":
    "head-oval skin-1 back-bun hair-side:red glasses-round wear-cardigan:#8c6cab trim:#f0e3cc prop-record",
  "hipsters-c05": "head-long skin-4 hair-quiff:black beard-long wear-apron:#5f6b75 trim:#e6d0a8 prop-scissors",
  "hipsters-c06": "head-round skin-6 back-big hair-centre:black hat-headband:#ffd15c wear-dress:#b5476a prop-hanger",
  "hipsters-c07":
    "head-round skin-2 back-bob hair-fringe:blond hat-beret:#c8463c glasses-square wear-jersey:#e9a23b prop-zine",
  "hipsters-c08":
    "head-wide skin-3 hair-none:auburn hat-beanie:#c8463c glasses-round beard-full wear-tee:#e9a23b prop-camera",
  "hipsters-c09": "head-oval skin-5 hair-curls:black hat-phones:#f39a45 wear-hoodie:#6fb3a8 prop-tape",
  "hipsters-c10": "head-long skin-1 hair-swept:brown beard-twirl wear-suit:#7a5f4d over-bow trim:#c8463c prop-cup",

  // Cyclists
  "cyclists-c01":
    "head-round skin-4 back-tail hair-side:brown hat-helmet:#2f9a94 wear-jersey:#2f9a94 trim:#ffd15c prop-box",
  "cyclists-c02":
    "head-oval skin-2 hair-none:brown hat-racer:#3c78a5 beard-stubble wear-tee:#d9584b over-sash trim:#2f3a44 prop-bag",
  "cyclists-c03": "head-long skin-6 hair-none:black hat-racer:#d9584b glasses-sport wear-jersey:#ffd15c prop-wheel",
  "cyclists-c04": "head-square skin-3 hair-none:sandy hat-helmet:#f39a45 beard-full wear-raincoat:#7d9c6b prop-child",
  "cyclists-c05": "head-heart skin-5 back-bun hair-buzz:black glasses-sport wear-tee:#3c78a5 over-medal prop-stick",
  "cyclists-c06": "head-elder skin-1 hair-short:grey hat-goggles:#ffb84d wear-apron:#5f6b75 trim:#a86b3d prop-torch",
  "cyclists-c07": "head-oval skin-2 back-tail hair-none:blond hat-helmet:#d9584b wear-bib:#4a6fa5 prop-trophy",
  "cyclists-c08": "head-wide skin-7 hair-mohawk:#6fb3a8 wear-jersey:#b5476a trim:#d7e64a prop-bell",
  "cyclists-c09":
    "head-round skin-4 hair-messy:black hat-cap:#2f5d73 beard-goatee wear-tee:#2f5d73 over-braces trim:#f0b662 prop-wrench",
  "cyclists-c10":
    "head-long skin-1 hair-none:red hat-top:#3a3140 beard-twirl wear-suit:#8c6cab over-bow trim:#ffd15c prop-penny",

  // Tourists
  "tourists-c01": [
    "head-elder skin-1 hair-wisps:grey glasses-round hat-sun:#f3e3b0 wear-raincoat:#e9a23b",
    "head-elder skin-2 hair-centre:white glasses-square wear-cardigan:#d9703f prop-binoculars",
  ],
  "tourists-c02": [
    "head-oval skin-6 hair-short:black glasses-dark wear-tee:#ffd15c",
    "head-heart skin-2 back-long hair-side:blond wear-dress:#ee9ab0 prop-stick",
  ],
  "tourists-c03": [
    "head-square skin-3 hair-short:brown hat-cap:#d9584b wear-jersey:#3c78a5",
    "head-round skin-5 back-bob hair-fringe:black hat-visor:#ffd15c wear-tee:#8fb54a prop-bus",
  ],
  "tourists-c04":
    "head-heart skin-2 back-braids hair-side:sandy hat-bucket:#7d9c6b wear-jersey:#c8553d trim:#f3c56b prop-ticket",
  "tourists-c05": [
    "head-child skin-6 back-tails hair-fringe:black wear-tee:#d9584b",
    "head-child skin-2 hair-messy:sandy hat-cap:#ffd15c wear-hoodie:#5b93c4 prop-flag",
  ],
  "tourists-c06":
    "head-long skin-1 hair-sides:grey hat-bucket:#e6d0a8 glasses-square wear-raincoat:#c98f4a prop-guidebook",
  "tourists-c07": "head-wide skin-3 hair-short:red beard-full wear-tee:#b5476a over-scarf trim:#8fb0c9 prop-sausage",
  "tourists-c08":
    "head-round skin-4 back-bob hair-centre:black hat-sun:#e5735c glasses-round wear-coat:#8c6cab prop-stone",
  "tourists-c09": [
    "head-elder skin-1 hair-short:grey hat-cap:#2a5a80 wear-tee:#fffaf1 over-hoops trim:#3c78a5",
    "head-oval skin-4 back-bob hair-side:grey hat-sun:#fffaf1 glasses-dark wear-dress:#e5735c prop-ship",
  ],
  "tourists-c10": [
    "head-oval skin-5 back-long hair-centre:black hat-tiara wear-sequins:#ee9ab0",
    "head-heart skin-2 hair-side:blond hat-veil wear-dress:#fffaf1 over-sash trim:#ee9ab0 prop-champagne",
  ],

  // Musicians
  "musicians-c01": "head-oval skin-6 back-long hair-centre:#3a2a22 wear-sequins:#9c315e trim:#f3b7c6 prop-mic",
  "musicians-c02": "head-heart skin-2 back-long hair-side:auburn wear-rollneck:#37475a prop-cello",
  "musicians-c03": "head-round skin-4 hair-messy:black hat-phones:#ee9ab0 wear-hoodie:#8c6cab prop-pad",
  "musicians-c04": "head-long skin-7 hair-buzz:black hat-cap:#5f6b75 wear-tee:#c8674b prop-sticks",
  "musicians-c05":
    "head-elder skin-3 hair-short:grey hat-beret:#2f3a44 beard-moustache wear-tee:#fffaf1 over-scarf trim:#d9584b prop-accordion",
  "musicians-c06": "head-square skin-1 back-long hair-centre:sandy beard-stubble wear-leather:#7d9c6b prop-guitar",
  "musicians-c07": "head-oval skin-5 back-bun hair-side:black wear-suit:#2f3a44 prop-baton",
  "musicians-c08": "head-elder skin-2 hair-messy:grey glasses-round beard-long wear-coat:#5f4a8a prop-synth",
  "musicians-c09": "head-round skin-8 back-tails hair-buzz:black hat-cap:#d9584b wear-hoodie:#e9a23b prop-mic",
  "musicians-c10":
    "head-wide skin-1 back-plait hair-centre:blond wear-dress:#8e2f4f over-beads trim:#ffd76a prop-score",

  // Start Uppers
  "start_uppers-c01": "head-long skin-5 hair-quiff:black glasses-square wear-rollneck:#37475a prop-pen",
  "start_uppers-c02": "head-heart skin-2 back-bob hair-side:red wear-suit:#5f6b75 prop-lens",
  "start_uppers-c03": "head-round skin-4 hair-short:black hat-phones:#3b8f5a wear-hoodie:#6c5fb0 prop-laptop",
  "start_uppers-c04": "head-oval skin-6 hair-curls:black glasses-square wear-hoodie:#4f7d74 prop-chart",
  "start_uppers-c05": "head-elder skin-1 hair-swept:grey wear-suit:#8fb0c9 trim:#3c78a5 prop-money",
  "start_uppers-c06": "head-square skin-5 hair-quiff:brown beard-goatee wear-tee:#e9a23b over-badge prop-notes",
  "start_uppers-c07": "head-oval skin-6 back-long hair-centre:black glasses-square wear-cardigan:#8c6cab prop-bars",
  "start_uppers-c08": "head-wide skin-3 hair-messy:black wear-coat:#4b3f52 over-scarf trim:#d9584b prop-easel",
  "start_uppers-c09": "head-round skin-2 back-bob hair-fringe:sandy hat-headset wear-dress:#ee9ab0 prop-hearts",
  "start_uppers-c10": "head-long skin-5 hair-swept:#3a2a20 hat-headset wear-suit:#2f5d73 prop-rocket",

  // Party Animals
  "party_animals-c01":
    "head-square skin-3 hair-quiff:black beard-stubble wear-suit:#3a3f47 over-bow trim:#c8463c prop-shaker",
  "party_animals-c02": "head-long skin-1 hair-mohawk:black glasses-dark wear-leather:#2f3a44 prop-glowsticks",
  "party_animals-c03": "head-heart skin-2 back-bob hair-side:#ee9ab0 hat-stars wear-sequins:#8c6cab prop-wand",
  "party_animals-c04": "head-oval skin-5 hair-swept:black wear-suit:#b5476a over-boa trim:#ffd15c prop-mask",
  "party_animals-c05": "head-wide skin-8 hair-buzz:black glasses-dark beard-goatee wear-rollneck:#37414a prop-rope",
  "party_animals-c06": "head-round skin-4 hair-quiff:black hat-crown wear-sequins:#e9a23b prop-mic",
  "party_animals-c07":
    "head-oval skin-6 back-afro hair-buzz:black hat-flowers wear-dress:#e5735c over-beads trim:#ffd15c prop-ring",
  "party_animals-c08": [
    "head-oval skin-2 hair-curls:red hat-party:#6fb3a8 wear-tee:#5b93c4",
    "head-round skin-5 back-tails hair-fringe:black hat-party:#e5735c wear-dress:#ffd15c prop-cake",
  ],
  "party_animals-c09": [
    "head-oval skin-4 hair-short:black hat-phones:#7ef0c5 wear-hoodie:#3c78a5",
    "head-heart skin-1 back-bob hair-side:blond hat-phones:#ff8ad0 wear-dress:#ee9ab0 prop-none",
  ],
  "party_animals-c10": "head-heart skin-2 back-long hair-messy:auburn glasses-dark wear-coat:#f7b7a0 prop-sunrise",

  // Students
  "students-c01": "skin-4 back-bob hair-fringe:#3c78a5 hat-beret:#c8463c wear-dungarees prop-palette",
  "students-c02": "head-round skin-2 hair-side:brown glasses-round wear-suit:#3f5873 trim:#c8463c prop-books",
  "students-c03": "head-oval skin-3 hat-hijab:#5f9ea0 wear-coat:#4a6fa5 trim:#e9c894 prop-suitcase",
  "students-c04": "skin-1 hair-messy:blond wear-hoodie:#7a86a8 prop-paper",
  "students-c05": "head-heart skin-5 back-bun hair-messy:black wear-hoodie:#d9703f prop-laptop",
  "students-c06": "skin-7 back-tail hair-fringe:black wear-coat:#e4eef0 over-badge trim:#3c78a5 prop-pen",
  "students-c07": "skin-3 hair-curls:brown beard-stubble wear-rollneck:#37414a prop-zine",
  "students-c08": "skin-2 back-bob hair-side:black hat-goggles:#6fb3a8 wear-coat:#fffaf1 prop-lens",
  "students-c09": "skin-6 hair-short:black wear-suit:#8a3f4a over-sash trim:#ffd15c prop-megaphone",
  "students-c10":
    "head-long skin-1 back-long hair-centre:sandy hat-mortarboard:#37414a beard-stubble wear-cardigan:#7d9c6b trim:#f0e3cc prop-cup",

  // Expats
  "expats-c01": "skin-6 back-bun hair-swept:black wear-dress over-scarf prop-notes",
  "expats-c02": "skin-2 hair-side:red glasses-round wear-cardigan prop-pen",
  "expats-c03": "skin-4 back-long hair-fringe:black wear-hoodie prop-laptop",
  "expats-c04": "skin-7 hair-buzz:black beard-goatee wear-raincoat prop-ticket",
  "expats-c05": "skin-1 hair-sides:brown hat-chef wear-apron prop-bag",
  "expats-c06": "skin-3 back-bun hair-centre:blond hat-headband:#6fb3a8 wear-tee prop-mat",
  "expats-c07": "skin-5 hair-quiff:black wear-suit over-bow prop-mic",
  "expats-c08": "skin-2 back-plait hair-side:auburn hat-sun:#e6d0a8 over-straps prop-suitcase",
  "expats-c09": "head-wide skin-2 hair-short:sandy beard-full wear-dungarees prop-shaker",
  "expats-c10": "skin-8 back-dreads hair-buzz:black hat-headset wear-hoodie prop-newsmic",

  // Starving Artists
  "starving_artists-c01": "skin-2 hair-swept:brown hat-beret:#2f3a44 wear-rollneck over-scarf prop-pen",
  "starving_artists-c02": "head-long skin-1 hair-messy:black wear-coat:#4b3f52 over-scarf trim:#c8463c prop-books",
  "starving_artists-c03": "skin-7 back-braids hair-buzz:black hat-bucket:#f0c24b wear-dungarees prop-palette",
  "starving_artists-c04": "skin-3 back-bob hair-fringe:#b5476a glasses-hearts wear-apron prop-scissors",
  "starving_artists-c05": "head-square skin-5 hair-bald:grey beard-full hat-goggles:#c98f4a wear-apron prop-stone",
  "starving_artists-c06": "skin-6 back-long hair-centre:black hat-flowers wear-coat:#e08a3c prop-none",
  "starving_artists-c07": "skin-4 hair-side:black hat-trilby:#5f6b75 beard-twirl wear-suit prop-easel",
  "starving_artists-c08": "skin-1 back-tail hair-pixie:#6fb3a8 glasses-square wear-leather prop-camcorder",
  "starving_artists-c09": "head-child skin-2 hair-curls:auburn glasses-round wear-jersey prop-zine",
  "starving_artists-c10": "skin-8 back-bun hair-fringe:black wear-rollneck:#37414a over-badge prop-notes",

  // Performers
  "performers-c01": "skin-2 hair-swept:brown wear-coat over-scarf prop-mask",
  "performers-c02": "skin-5 hair-mohawk:red wear-leather prop-torch",
  "performers-c03": "skin-1 back-bun hair-centre:black wear-sequins prop-ring",
  "performers-c04": "skin-7 hair-afro:black glasses-square wear-suit prop-mic",
  "performers-c05":
    "head-long skin-3 back-big hair-side:blond hat-tiara wear-sequins:#b5476a over-boa trim:#ee9ab0 prop-champagne",
  "performers-c06": "skin-1 hair-short:grey hat-top:#c9c6be wear-suit:#c9c6be over-bow trim:#a9a69e prop-stone",
  "performers-c07":
    "skin-4 hair-side:black hat-top:#2f3a44 beard-goatee wear-suit:#3a3350 over-bow trim:#c8463c prop-wand",
  "performers-c08": "skin-6 back-bob hair-fringe:brown hat-cloche wear-apron prop-child",
  "performers-c09": [
    "skin-2 hair-curls:sandy wear-tee:#2f5d73",
    "skin-5 back-tails hair-buzz:black wear-tee:#c8463c prop-balloon",
  ],
  "performers-c10": "skin-2 back-tail hair-fringe:red wear-rollneck prop-score",

  // Street Smarts
  "street_smarts-c01": "skin-6 hair-buzz:black hat-cap:#c8463c wear-hoodie prop-box",
  "street_smarts-c02": "head-square skin-2 hair-short:brown hat-trilby beard-stubble wear-coat prop-ticket",
  "street_smarts-c03": "skin-4 hat-beanie:#37414a hair-none:black wear-hoodie over-scarf prop-shaker",
  "street_smarts-c04": "head-child skin-1 back-long hair-none:blond hat-helmet:#3c78a5 wear-tee prop-boombox",
  "street_smarts-c05": "skin-5 back-bob hair-side:black hat-sun wear-raincoat prop-lens",
  "street_smarts-c06": "skin-7 back-dreads hair-buzz:black hat-headband wear-jersey prop-paper",
  "street_smarts-c07": "head-elder skin-2 hair-wisps:grey hat-bucket:#7d9c6b beard-long wear-coat prop-bag",
  "street_smarts-c08": "head-round skin-4 hair-sides:black beard-moustache wear-cardigan prop-bell",
  "street_smarts-c09": "head-elder skin-8 hair-afro:grey glasses-round wear-suit prop-trophy",
  "street_smarts-c10": "skin-3 hair-quiff:red hat-fedora glasses-dark wear-leather prop-cup",

  // Tech Nerds
  "tech_nerds-c01": "skin-2 back-long hair-centre:brown beard-full glasses-square wear-tee:#37414a prop-cup",
  "tech_nerds-c02": "skin-5 hair-messy:black hat-goggles:#ffb84d wear-hoodie prop-wrench",
  "tech_nerds-c03": "skin-1 hair-short:sandy hat-cap glasses-round wear-jersey prop-gamepad",
  "tech_nerds-c04": "skin-6 back-bun hair-fringe:black wear-dungarees prop-box",
  "tech_nerds-c05": "head-long skin-4 hair-side:black glasses-dark wear-rollneck prop-notes",
  "tech_nerds-c06": "skin-3 back-tail hair-pixie:red hat-headset wear-raincoat prop-phone",
  "tech_nerds-c07": "skin-7 hair-buzz:black glasses-square wear-coat over-badge prop-lens",
  "tech_nerds-c08": "skin-2 back-bob hair-fringe:auburn hat-phones:#37414a wear-cardigan prop-newsmic",
  "tech_nerds-c09": "head-wide skin-1 hair-wisps:white glasses-round wear-coat:#fffaf1 prop-rocket",
  "tech_nerds-c10": "skin-5 hair-curls:black beard-goatee wear-hoodie:#3b8f5a prop-laptop",

  // Rebels
  "rebels-c01": "head-square skin-1 hair-mohawk:#d6457f wear-leather:#3a3f47 trim:#c8463c prop-megaphone",
  "rebels-c02":
    "head-oval skin-7 back-dreads hair-buzz:black hat-headband:#e9a23b wear-tee:#3b8f5a trim:#ffd15c prop-placard",
  "rebels-c03": "head-elder skin-2 back-bun hair-fringe:grey glasses-round wear-rollneck:#8c4a6b prop-yarn",
  "rebels-c04": "skin-3 hair-side:brown hat-fedora:#4b4038 glasses-dark wear-coat:#8a7355 prop-bell",
  "rebels-c05": "skin-5 hair-messy:black hat-phones:#c8463c wear-hoodie prop-boombox",
  "rebels-c06": "skin-6 back-bob hair-fringe:black wear-cardigan over-badge prop-paper",
  "rebels-c07": "skin-2 back-plait hair-centre:sandy hat-beanie:#3b8f5a wear-raincoat prop-rope",
  "rebels-c08": "skin-4 hair-curls:auburn beard-full hat-bucket wear-dungarees prop-apple",
  "rebels-c09": "head-oval skin-4 hat-balaclava:#4a545c wear-hoodie:#2f3a44 prop-flag",
  "rebels-c10": "skin-1 hair-swept:black beard-goatee hat-headband:#2f3a44 wear-tee over-hoops prop-laptop",

  // Criminal Minds
  "criminal_minds-c01": "skin-2 hat-balaclava:#2f3a44 wear-tee:#fffaf1 over-hoops trim:#37414a prop-loot",
  "criminal_minds-c02": "head-child skin-4 hair-messy:black hat-cap:#6b5646 wear-coat prop-handbag",
  "criminal_minds-c03": "skin-3 hair-swept:grey hat-beret:#8e2f4f beard-goatee wear-suit prop-palette",
  "criminal_minds-c04": "head-wide skin-2 hair-bald:brown glasses-dark beard-moustache wear-suit:#3a3f47 prop-money",
  "criminal_minds-c05": "skin-6 back-tail hair-fringe:black glasses-dark wear-leather prop-wheel",
  "criminal_minds-c06": "skin-1 hair-quiff:blond beard-stubble wear-suit:#d8d2c4 trim:#b5476a prop-ring",
  "criminal_minds-c07": "skin-5 hair-side:black hat-fedora:#37414a wear-apron:#37414a prop-portafilter",
  "criminal_minds-c08": "skin-7 hair-short:black hat-visor:#2e7d4f glasses-round wear-suit over-braces prop-notes",
  "criminal_minds-c09": "head-elder skin-1 hair-sides:white glasses-monocle wear-cardigan prop-wrench",
  "criminal_minds-c10": "skin-3 back-bob hair-fringe:black wear-rollneck:#8e2f4f prop-dog",

  // Authority Figures
  "authority_figures-c01":
    "head-square skin-2 hair-short:brown hat-visor:#2f4f7a wear-uniform:#2f4f7a over-badge prop-torch",
  "authority_figures-c02": "skin-5 back-bun hair-centre:black glasses-square wear-coat:#fffaf1 prop-lens",
  "authority_figures-c03": "head-long skin-1 hair-sides:grey glasses-round wear-suit:#5f6b75 prop-chart",
  "authority_figures-c04": "skin-6 hair-buzz:black hat-cap:#8e2f4f beard-moustache wear-uniform prop-ticket",
  "authority_figures-c05":
    "head-elder skin-2 back-curls hair-curls:white glasses-square wear-coat:#37414a over-bow trim:#fffaf1 prop-bell",
  "authority_figures-c06":
    "head-square skin-4 hair-none:black hat-helmet:#c8463c beard-stubble wear-raincoat:#e0a52e trim:#d7e64a prop-rope",
  "authority_figures-c07":
    "head-heart skin-1 back-bob hair-side:grey glasses-round wear-cardigan:#4f7d74 over-beads prop-books",
  "authority_figures-c08": "skin-7 back-tail hair-none:black hat-visor:#d7c23a wear-jersey:#d7c23a prop-pen",
  "authority_figures-c09": "skin-3 hair-swept:brown beard-goatee wear-uniform:#4b6a4f prop-paddle",
  "authority_figures-c10": "skin-2 hair-short:auburn hat-fedora:#8a7355 beard-stubble wear-coat:#a98b5d prop-notes",

  // Happy Families
  "happy_families-c01": "skin-6 back-bun hair-fringe:black wear-jersey prop-baby",
  "happy_families-c02": [
    "head-child skin-2 back-tails hair-fringe:red wear-dungarees:#5b93c4",
    "head-child skin-2 back-tails hair-side:red wear-dungarees:#e9a23b prop-balloon",
  ],
  "happy_families-c03": [
    "head-elder skin-5 hair-sides:grey glasses-round wear-cardigan:#7d9c6b",
    "head-elder skin-4 back-bun hair-fringe:grey wear-dress:#b79ad0 prop-bag",
  ],
  "happy_families-c04": [
    "head-child skin-7 hair-afro:black hat-party:#3c78a5 wear-tee:#ffd15c",
    "head-child skin-1 back-tail hair-fringe:blond hat-party:#d9584b wear-dress:#6fb3a8 prop-cake",
  ],
  "happy_families-c05": "head-square skin-3 hair-short:brown beard-full wear-hoodie prop-bell",
  "happy_families-c06": "head-child skin-4 back-braids hair-centre:black wear-dress prop-yarn",
  "happy_families-c07": "skin-8 hair-buzz:black beard-goatee hat-cap:#e9a23b wear-raincoat prop-wheel",
  "happy_families-c08": "skin-1 back-tail hair-side:blond hat-phones:#ee9ab0 wear-hoodie prop-phone",
  "happy_families-c09": [
    "skin-5 back-long hair-side:black hat-sun wear-dress:#e5735c",
    "head-child skin-5 hair-curls:black wear-jersey:#4fb8a5 prop-apple",
  ],
  "happy_families-c10": [
    "skin-2 hair-messy:sandy beard-stubble wear-tee:#8fb0c9",
    "skin-3 back-bob hair-centre:brown wear-cardigan:#ee9ab0 prop-baby",
  ],

  // Health Nuts
  "health_nuts-c01":
    "head-round skin-1 back-braids hair-centre:red hat-flowers wear-dungarees:#f0c24b trim:#5f8fb5 prop-apple",
  "health_nuts-c02": "head-oval skin-6 back-bun hair-fringe:black hat-headband:#8c6cab wear-dress:#6fb3a8 prop-mat",
  "health_nuts-c03": "skin-3 hair-swept:blond hat-headband:#d9584b wear-tee prop-shaker",
  "health_nuts-c04": "head-long skin-8 hair-buzz:#241a15 wear-bib:#e9622b prop-trophy",
  "health_nuts-c05": "skin-2 back-tail hair-side:auburn hat-sun:#e6d0a8 wear-dungarees prop-bag",
  "health_nuts-c06": "skin-5 hair-messy:black beard-full wear-apron prop-cup",
  "health_nuts-c07": "head-elder skin-4 hair-wisps:white wear-coat:#c98f4a prop-stick",
  "health_nuts-c08": "skin-7 back-afro hair-buzz:black glasses-round wear-rollneck prop-phone",
  "health_nuts-c09": "skin-1 back-bob hair-fringe:brown hat-beret:#7d9c6b wear-cardigan prop-box",
  "health_nuts-c10": "head-elder skin-4 hair-bald:white beard-long wear-coat:#e08a3c over-beads trim:#f3c56b prop-none",

  // Upper Class
  "upper_class-c01": "skin-5 back-bob hair-fringe:black glasses-square wear-coat:#8e2f4f over-beads prop-easel",
  "upper_class-c02":
    "head-long skin-7 hair-wisps:grey hat-top:#3a3f47 beard-moustache wear-suit:#4b3242 over-bow trim:#2b1d14 prop-binoculars",
  "upper_class-c03": "skin-2 hair-quiff:blond wear-cardigan:#4a6fa5 over-scarf trim:#fffaf1 prop-handbag",
  "upper_class-c04":
    "head-wide skin-3 hair-sides:white hat-visor:#fffaf1 beard-full wear-uniform:#2f5f8a trim:#fffaf1 prop-ship",
  "upper_class-c05":
    "head-heart skin-2 back-bob hair-side:white hat-cloche:#5d4a7a wear-dress:#3a3350 over-beads trim:#ffd15c prop-champagne",
  "upper_class-c06": "skin-4 hair-none:brown hat-helmet:#fffaf1 wear-jersey:#2e7d4f prop-stick",
  "upper_class-c07": "head-square skin-5 hair-swept:black glasses-monocle wear-suit:#37475a trim:#9c315e prop-money",
  "upper_class-c08": "head-round skin-1 hair-sides:grey beard-goatee wear-suit:#6b2f3f over-bow prop-shaker",
  "upper_class-c09": "skin-8 hair-short:grey glasses-round wear-suit:#37414a over-sash trim:#c8463c prop-paper",
  "upper_class-c10": [
    "head-elder skin-1 back-bun hair-side:white hat-tiara wear-dress:#b79ad0 over-beads",
    "head-elder skin-1 back-bun hair-centre:white hat-tiara wear-dress:#8fb0c9 over-beads prop-ring",
  ],

  // Fashionistas
  "fashionistas-c01": "skin-2 hair-swept:grey glasses-dark wear-suit:#2f3a44 over-scarf trim:#fffaf1 prop-scissors",
  "fashionistas-c02": "skin-5 back-bob hair-fringe:black glasses-hearts wear-dress prop-pen",
  "fashionistas-c03": "skin-7 hair-buzz:black hat-cap:#fffaf1 wear-hoodie prop-box",
  "fashionistas-c04": "head-long skin-3 back-long hair-centre:blond wear-sequins prop-stick",
  "fashionistas-c05": "skin-4 hair-quiff:black beard-stubble wear-coat prop-hanger",
  "fashionistas-c06": "skin-1 back-tail hair-fringe:red hat-beret:#37414a wear-leather prop-camera",
  "fashionistas-c07": "skin-6 back-curls hair-curls:black hat-cloche:#8e2f4f wear-dress over-beads prop-record",
  "fashionistas-c08": "skin-8 back-bun hair-swept:#b5476a wear-apron over-beads prop-ring",
  "fashionistas-c09": "skin-2 hair-side:brown hat-fedora glasses-round wear-rollneck prop-handbag",
  "fashionistas-c10": "skin-3 back-big hair-side:#ee9ab0 hat-sun:#2f3a44 glasses-dark wear-coat over-boa prop-phone",

  // Hungry Media
  "hungry_media-c01": "skin-3 back-bob hair-side:brown hat-trilby:#8a7355 wear-coat:#a98b5d prop-notes",
  "hungry_media-c02": "skin-6 hair-curls:black beard-goatee hat-beanie:#37414a wear-leather prop-camcorder",
  "hungry_media-c03": "head-round skin-2 hair-sides:brown beard-twirl glasses-monocle wear-suit over-bow prop-sausage",
  "hungry_media-c04": "skin-5 hair-quiff:black hat-phones:#c8463c wear-jersey prop-mic",
  "hungry_media-c05": "skin-1 back-big hair-fringe:red hat-cloche:#b5476a glasses-hearts wear-dress prop-phone",
  "hungry_media-c06": "skin-8 hair-buzz:black hat-cap:#5f6b75 wear-raincoat over-straps prop-camera",
  "hungry_media-c07": [
    "skin-4 back-tail hair-none:black hat-headset wear-tee:#4f7d74",
    "skin-2 hair-messy:sandy beard-full wear-hoodie:#c8674b prop-pad",
  ],
  "hungry_media-c08": "skin-2 back-bun hair-swept:blond wear-raincoat:#c9b48a over-scarf prop-newsmic",
  "hungry_media-c09": "head-square skin-3 hair-swept:grey wear-suit:#2f4f7a trim:#c8463c prop-paper",
  "hungry_media-c10": "skin-5 back-long hair-centre:black glasses-round wear-cardigan prop-laptop",

  // Friendly Locals
  "friendly_locals-c01": "skin-2 back-bob hair-fringe:auburn wear-apron prop-cake",
  "friendly_locals-c02": "skin-6 hair-short:black hat-beanie:#c8674b wear-raincoat prop-dog",
  "friendly_locals-c03": "head-round skin-4 hair-sides:black beard-moustache wear-cardigan prop-bag",
  "friendly_locals-c04": "head-elder skin-3 hair-wisps:white hat-sun:#e6d0a8 wear-dungarees prop-apple",
  "friendly_locals-c05": "head-elder skin-1 hair-sides:grey glasses-round hat-none wear-rollneck prop-pen",
  "friendly_locals-c06":
    "skin-5 back-tail hair-side:black hat-visor:#f0c24b wear-uniform:#2f4f7a trim:#f0c24b prop-paper",
  "friendly_locals-c07": "head-square skin-2 hair-short:grey hat-cap:#5f6b75 beard-stubble wear-dungarees prop-wrench",
  "friendly_locals-c08": "skin-7 hair-none:black hat-goggles:#3c78a5 wear-tee over-medal prop-mat",
  "friendly_locals-c09": [
    "skin-3 hair-curls:sandy hat-fedora wear-coat:#7d9c6b",
    "skin-4 back-braids hair-centre:black wear-dress:#d9703f prop-record",
  ],
  "friendly_locals-c10": "skin-8 back-bun hair-fringe:black wear-uniform:#6fb3a8 over-badge prop-cup",

  // Coffee Connoisseurs
  "coffee_connoisseurs-c01": "skin-5 hair-quiff:#3c78a5 beard-stubble wear-apron:#37414a prop-wand",
  "coffee_connoisseurs-c02":
    "head-heart skin-3 back-tail hair-swept:brown wear-apron:#fffaf1 over-medal trim:#5a3825 prop-cup",
  "coffee_connoisseurs-c03": "skin-2 hair-short:sandy hat-sun:#e6d0a8 beard-stubble wear-jersey prop-bag",
  "coffee_connoisseurs-c04":
    "head-round skin-6 hat-turban:#2e7d4f beard-goatee wear-suit:#7a5238 trim:#ffd15c prop-notes",
  "coffee_connoisseurs-c05":
    "head-square skin-5 hair-curls:black beard-full wear-dungarees:#c8674b trim:#6b4a35 prop-torch",
  "coffee_connoisseurs-c06": "skin-1 back-bun hair-side:red hat-goggles:#6fb3a8 wear-coat:#fffaf1 prop-shaker",
  "coffee_connoisseurs-c07":
    "head-elder skin-2 back-bun hair-centre:grey glasses-square wear-cardigan:#8a3f4a trim:#f0d9d0 prop-portafilter",
  "coffee_connoisseurs-c08": "skin-7 hair-messy:black glasses-round wear-hoodie prop-lens",
  "coffee_connoisseurs-c09": "head-long skin-1 hair-wisps:grey glasses-round beard-goatee wear-suit prop-books",
  "coffee_connoisseurs-c10": "skin-3 back-bob hair-fringe:blond hat-beanie wear-rollneck prop-placard",

  // Board Game Geeks
  "board_game_geeks-c01": "skin-2 hair-side:brown glasses-square wear-suit prop-guidebook",
  "board_game_geeks-c02": "skin-5 back-bob hair-fringe:black glasses-round wear-apron prop-palette",
  "board_game_geeks-c03": "head-wide skin-4 hair-messy:#3b8f5a wear-hoodie:#4b6a4f prop-dice",
  "board_game_geeks-c04": "head-square skin-3 hair-buzz:black beard-full wear-tee prop-megaphone",
  "board_game_geeks-c05": "skin-7 back-dreads hair-centre:black wear-coat over-sash prop-score",
  "board_game_geeks-c06": "skin-1 hair-swept:red hat-none glasses-round wear-cardigan prop-scissors",
  "board_game_geeks-c07": "skin-6 back-tail hair-pixie:black wear-jersey prop-notes",
  "board_game_geeks-c08": "head-elder skin-2 back-bun hair-curls:grey glasses-hearts wear-dress over-beads prop-trophy",
  "board_game_geeks-c09": "skin-4 hair-short:black hat-cap wear-hoodie prop-box",
  "board_game_geeks-c10": "skin-8 hair-afro:black glasses-square wear-rollneck prop-cup",

  // Board Game Media
  "board_game_media-c01": "skin-2 hair-quiff:sandy wear-jersey prop-box",
  "board_game_media-c02": "skin-5 back-bob hair-side:black glasses-square wear-cardigan prop-chart",
  "board_game_media-c03": "skin-7 back-bun hair-fringe:black wear-coat over-badge prop-newsmic",
  "board_game_media-c04": "head-long skin-1 hair-messy:brown beard-stubble hat-headset wear-rollneck prop-laptop",
  "board_game_media-c05": [
    "skin-3 hair-short:brown beard-full wear-tee:#3c78a5",
    "skin-6 back-afro hair-buzz:black wear-tee:#d9584b prop-bars",
  ],
  "board_game_media-c06": "skin-4 back-tail hair-fringe:black hat-beret:#5f6b75 wear-leather prop-camera",
  "board_game_media-c07": [
    "skin-2 hair-curls:red hat-phones:#37414a wear-hoodie:#7d9c6b",
    "skin-8 hair-buzz:black hat-phones:#e9a23b glasses-round wear-hoodie:#8c6cab prop-mic",
  ],
  "board_game_media-c08": [
    "skin-1 back-long hair-centre:blond hat-headset wear-tee:#ee9ab0",
    "skin-5 hair-swept:black hat-headset wear-tee:#4fb8a5 prop-camcorder",
  ],
  "board_game_media-c09": "skin-6 hair-side:black hat-cap glasses-round wear-suit prop-lens",
  "board_game_media-c10": "head-elder skin-2 hair-sides:grey hat-bucket wear-cardigan prop-bag",

  // Quality Beasts
  "quality_beasts-c01": "head-cat skin:#e3a25c hair:brown hat-none glasses-square wear-rollneck:#37475a prop-dice",
  "quality_beasts-c02":
    "head-bear skin:#c9b8a2 hair:brown hat-beanie:#3c78a5 glasses-round wear-hoodie:#c8674b prop-pen",
  "quality_beasts-c03": "head-bull skin:#b98f6b hair:black hat-none wear-jersey:#4fb8a5 prop-wrench",
  "quality_beasts-c04":
    "head-rabbit skin:#d8cfe0 hair:#6b5646 hat-beret:#c8463c wear-apron:#e9a23b trim:#5f9ea0 prop-palette",
  "quality_beasts-c05":
    "head-cat skin:#a9b3bf hair:black hat-beret:#2f3a44 wear-tee:#fffaf1 over-hoops trim:#c8463c prop-scissors",
  "quality_beasts-c06": "head-rabbit skin:#c9a27a hair:brown hat-phones:#6c5fb0 wear-cardigan:#7d9c6b prop-laptop",
  "quality_beasts-c07": "head-bear skin:#8a6f5c hair:black hat-cap:#e9a23b wear-tee:#5b93c4 prop-score",
  "quality_beasts-c08":
    "head-bear skin:#a97a52 hair:#4a2f1e hat-none wear-suit:#4a6f5a over-bow trim:#c8463c prop-pawmug",
  "quality_beasts-c09": "head-rabbit skin:#f0e3d4 hair:brown hat-top:#8e2f4f wear-sequins:#3a3350 prop-mic",
  "quality_beasts-c10": "head-bull skin:#9fb6a8 hair:black hat-headset wear-hoodie:#5d5aa0 prop-gamepad",

  // Founders
  bruno_ristretto:
    "head-square skin-3 hair-swept:black hat-trilby:#7a5f4d beard-full wear-apron:#fffaf1 trim:#5a3825 prop-cup",
  mina_mokka: "head-heart skin-4 back-bob hair-fringe:black wear-apron:#b5476a trim:#f0e3cc prop-portafilter",
  piet_pedalo: "head-round skin-1 hair-none:blond hat-racer:#e9a23b glasses-sport wear-jersey:#3c78a5 prop-wheel",
  avi_avena: "head-round skin-5 hair-curls:black beard-stubble wear-cardigan:#d9c79b prop-shaker",
  hana_organza: "head-oval skin-3 back-long hair-centre:black wear-dress:#b79ad0 over-boa trim:#ee9ab0 prop-hanger",
  konrad_crema: "head-elder skin-2 hair-sides:grey glasses-round beard-moustache wear-suit:#7a5238 over-bow prop-bell",
  leila_lungo: "head-oval skin-5 hat-hijab:#b5476a wear-coat:#4f7d74 prop-notes",
  otis_arabica: "head-square skin-8 hair-afro:black beard-goatee wear-dungarees:#e9a23b prop-bag",
  mika_macchiato: "head-round skin-2 hair-pixie:#6fb3a8 hat-phones:#2f3a44 wear-hoodie:#8c6cab prop-laptop",
  toni_tonic: "head-wide skin-4 hair-quiff:black wear-suit:#2f5d73 over-scarf trim:#ffd15c prop-glowsticks",
  alba_affogato: "head-heart skin-1 back-big hair-side:red hat-flowers wear-dress:#6fb3a8 prop-cake",
  dalia_cascara: "head-oval skin-6 back-braids hair-buzz:black hat-headband:#e5735c wear-tee:#7d9c6b prop-apple",
  arlo_crayon: "head-long skin-3 hair-messy:auburn hat-beret:#3c78a5 wear-apron:#c8463c prop-palette",
  renzo_dado: "head-square skin-4 hair-short:black glasses-square beard-full wear-cardigan:#5d5aa0 prop-dice",
  perla_piano: "head-oval skin-7 back-bun hair-swept:black wear-sequins:#3a3350 over-beads prop-synth",
  nuria_robusta: "head-wide skin-5 back-tail hair-fringe:brown wear-leather:#8e2f4f prop-megaphone",
  selma_siesta: "head-round skin-3 back-curls hair-curls:brown hat-sun:#f3e3b0 wear-coat:#8fb0c9 prop-mat",
  bop_the_robot: "head-robot skin:#b9c4cc hair:#5f6b75 hat-none glasses-none wear-apron:#d9584b prop-pawmug",

  // City Celebrities
  "city_celebrities-c01": "skin-6 back-big hair-side:black hat-crown wear-sequins:#8e2f4f prop-portafilter",
  "city_celebrities-c02": "skin-4 hair-mohawk:#3c78a5 hat-phones:#ffd15c glasses-dark wear-leather:#3a3350 prop-record",
  "city_celebrities-c03":
    "head-square skin-2 hair-none:blond hat-helmet:#c8463c wear-jersey:#3c78a5 over-sash prop-wheel",
  "city_celebrities-c04": "skin-7 back-dreads hair-centre:black glasses-square wear-coat:#6c5fb0 prop-lens",
  "city_celebrities-c05":
    "head-elder skin-1 hair-wisps:white hat-mortarboard:#37414a glasses-round beard-goatee wear-suit:#4b6a4f prop-dice",
  "city_celebrities-c06": "skin-3 hair-messy:brown beard-full wear-cardigan:#c98f4a prop-suitcase",
  "city_celebrities-c07": "skin-2 back-bun hair-fringe:red hat-veil wear-dress:#8c6cab prop-mask",
  "city_celebrities-c08":
    "head-long skin-5 hair-swept:black hat-fedora:#3a3f47 beard-twirl wear-suit:#4b3242 prop-money",
  "city_celebrities-c09": "skin-8 back-afro hair-buzz:black hat-visor:#2f3a44 wear-uniform:#c8463c prop-paddle",
  "city_celebrities-c10": "skin-4 back-bob hair-side:black glasses-round wear-coat:#fffaf1 over-medal prop-apple",
  "city_celebrities-c11":
    "head-heart skin-1 back-curls hair-side:white hat-tiara wear-sequins:#3a3350 over-boa trim:#b5476a prop-champagne",
  "city_celebrities-c12": "head-square skin-3 hair-quiff:grey wear-suit:#3c78a5 trim:#ffd15c prop-newsmic",
  "city_celebrities-c13": "head-robot skin:#ffd15c hair:brown hat-party:#6fb3a8 wear-tee:#c8674b prop-box",
};
