// What people are drawn of: hair, hats, faces, clothes and the one thing they carry. In a box of 80 × 80; the head is an
// ellipse around (40, 39), the shoulders begin at 57, things are held at (58, 70).
//
// A part is a piece of SVG, or a function of a colour and its deeper tone. Outlines come from the group around them.

export type Part = string | ((colour: string, deep: string) => string);

const INK = "var(--icon-line,#2b1d14)";
const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
const round = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
const box = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"${more && ` ${more}`}/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;
/** A thin thing: a broad stroke of ink with a coloured one on top. */
const rod = (d: string, colour: string, width = 6): string => line(d, INK, width) + line(d, colour, width - 3.4);
const moved = (transform: string, inside: string): string => `<g transform="${transform}">${inside}</g>`;
const held = (inside: string, turn = -8): string => moved(`translate(58 69) rotate(${turn})`, inside);
const PLAIN = 'stroke="none"';

/** Behind the head. */
export const BACK: Record<string, Part> = {
  long: (c) => path("M22 36c-3 16-2 26-4 34h44c-2-8-1-18-4-34z", c),
  bob: (c) => path("M20 44c-6-20 6-32 20-32s26 12 20 32c-1 8 2 14 0 20H20c-2-6 1-12 0-20z", c),
  big: (c) => path("M18 52c-8-22 2-40 22-40s30 18 22 40c-1 6 1 10-2 16H20c-3-6-1-10-2-16z", c),
  afro: (c, deep) => round(40, 33, 25, c) + path("M55 14c12 12 12 34-2 42 5-14 6-28 2-42z", deep, PLAIN),
  tail: (c) => path("M52 22c14-2 19 12 14 28-2 6-8 5-8-1 2-10 0-15-8-19z", c),
  tails: (c) =>
    path("M24 30c-12-4-18 6-14 18 2 5 8 4 8-1 0-5 2-8 8-9zM56 30c12-4 18 6 14 18-2 5-8 4-8-1 0-5-2-8-8-9z", c),
  bun: (c) => round(40, 14, 8.5, c),
  plait: (c) => path("M24 38c-5 8-6 20-3 30 2 4 8 3 8-1-2-9-1-18 1-26z", c),
};

/** Of those who are no humans, behind the head. */
export const EARS: Record<string, Part> = {
  cat: (c, deep) =>
    path("M25 30L22 8l16 14zM55 30l3-22-16 14z", c) + path("M27 24l-1-9 7 7zM53 24l1-9-7 7z", deep, PLAIN),
  bear: (c, deep) =>
    round(26, 22, 8, c) + round(54, 22, 8, c) + round(26, 22, 3.4, deep, PLAIN) + round(54, 22, 3.4, deep, PLAIN),
  rabbit: (c, deep) =>
    path("M28 28C20 10 22 0 27 1s8 14 8 24zM52 28C60 10 58 0 53 1s-8 14-8 24z", c) +
    path("M29 20c-3-8-3-13-2-14s3 7 4 13zM51 20c3-8 3-13 2-14s-3 7-4 13z", deep, PLAIN),
  horns: (c, deep) =>
    path("M26 26c-10-2-13-10-10-18 3 6 8 9 15 12zM54 26c10-2 13-10 10-18-3 6-8 9-15 12z", "#fffaf1") +
    path("M24 34l-9 0 7 7zM56 34l9 0-7 7z", c) +
    round(40, 21, 3, deep, PLAIN),
};

/** Over the forehead. */
export const FRONT: Record<string, Part> = {
  fringe: (c) => path("M24 38c0-12 8-14 16-14s16 2 16 14c-4-5-9-8-16-8s-12 3-16 8z", c),
  side: (c) => path("M24 38c1-12 9-15 16-15s15 3 16 15c-5-3-7-7-9-8-4 5-14 8-23 8z", c),
  short: (c) => path("M24 36c-2-16 8-21 16-21s18 5 16 21c-2-5-5-7-7-8-6 2-12 2-18 0-3 1-5 3-7 8z", c),
  swept: (c) => path("M23 40c-3-18 7-24 17-24s20 6 17 24c-2-4-3-8-4-10-8 1-16-1-21-5-3 4-6 8-9 15z", c),
  messy: (c) =>
    path("M23 39c-5-6-1-14 2-16 2-6 9-9 14-7 6-3 13 0 14 4 5 2 8 9 4 18-3-4-4-7-5-9-5 3-11 2-15-1-3 3-7 5-14 11z", c),
  quiff: (c) =>
    path("M24 37c-2-12 1-17 6-19-1-6 12-11 22-6-2 1-3 3-3 5 6 3 9 9 7 20-2-5-4-8-7-9-6 2-13 1-17-1-4 2-6 5-8 10z", c),
  curls: (c) =>
    path(
      "M23 38c-6-5-3-12 1-13-1-7 6-11 10-8 3-5 11-4 13 0 6-3 12 2 10 8 5 2 6 9 0 13-1-4-2-6-4-7-3 2-6 1-7-1-3 3-8 3-10 0-3 3-7 3-8 1-3 1-4 4-5 7z",
      c,
    ),
  buzz: (c) => path("M24 36c-1-13 7-18 16-18s17 5 16 18c-3-7-9-9-16-9s-13 2-16 9z", c),
  mohawk: (c) => path("M33 27c-3-9-1-18 6-23 1 3 2 4 4 5 0-2 1-3 3-4 4 7 4 15 1 22-4-2-10-2-14 0z", c),
  sides: (c) => path("M22 41c-4-5-3-12 2-15 0 6 1 9 1 15zM58 41c4-5 3-12-2-15 0 6-1 9-1 15z", c),
  centre: (c) => path("M23 40c-2-16 7-22 17-22s19 6 17 22c-2-6-7-10-17-14-10 4-15 8-17 14z", c),
};

/** On the head. */
export const HAT: Record<string, Part> = {
  fedora: (c, deep) =>
    path("M10 30c12-7 48-7 60 0-16 3-44 3-60 0z", deep) +
    path("M24 27c0-14 4-19 16-19s16 5 16 19c-9 3-23 3-32 0z", c) +
    path("M25 22c9 3 21 3 30 0l1 5c-9 3-23 3-32 0z", "#ffd76a", PLAIN),
  trilby: (c, deep) =>
    path("M14 29c10-5 42-5 52 0-12 4-40 4-52 0z", deep) +
    path("M25 27l3-17c8-4 10 2 12 2s4-6 12-2l3 17c-9 2-21 2-30 0z", c) +
    path("M26 22c8 2 20 2 28 0l1 5c-9 2-21 2-30 0z", "#2b1d14", PLAIN),
  beanie: (c) =>
    path("M22 33c-1-14 8-20 18-20s19 6 18 20c-10-5-26-5-36 0z", c) +
    path("M20 35c12-6 28-6 40 0v-5c-12-6-28-6-40 0z", "#f3e6cd"),
  cap: (c, deep) =>
    path("M22 31c0-14 8-18 18-18s18 4 18 18c-9-4-27-4-36 0z", c) +
    path("M24 31c8-5 26-6 40 1 2 2 0 4-3 4-12-3-24-4-37-5z", deep),
  racer: (c) =>
    path("M23 30c0-11 8-15 17-15s17 4 17 15c-9-4-25-4-34 0z", c) +
    path("M36 15c3-1 5-1 8 0v11h-8z", "#fffaf1", PLAIN) +
    path("M21 31c10-6 28-6 38 0-8 1-30 1-38 0z", "#fffaf1"),
  helmet: (c, deep) =>
    path("M20 33C19 17 28 9 41 9s21 9 19 24c-11-5-29-5-40 0z", c) +
    path("M29 15c-2 3-3 7-3 12M40 12v12M51 15c2 3 3 7 3 12", "none", `stroke="${deep}" stroke-width="4"`) +
    line("M23 33l7 22M57 33l-7 22", INK, 2.6),
  cloche: (c, deep) =>
    path("M19 36c-1-17 8-25 21-25s22 8 21 25c-11-4-31-4-42 0z", c) +
    path("M19 36c11-4 31-4 42 0l1-6c-12-4-32-4-44 0z", deep),
  sun: (c, deep) =>
    path("M14 31c10-5 42-5 52 0-10 4-42 4-52 0z", c) +
    path("M25 29c1-11 7-14 15-14s14 3 15 14z", c) +
    path("M26 25c8 2 20 2 28 0l1 4H25z", deep, PLAIN),
  bucket: (c, deep) => path("M27 14h26l5 16H22z", c) + path("M22 28h36l6 8c-14-4-34-4-48 0z", deep),
  top: (c) =>
    path("M14 29c10-4 42-4 52 0-10 4-42 4-52 0z", c) +
    path("M26 27L25 3c8-3 22-3 30 0l-1 24c-8 2-20 2-28 0z", c) +
    path("M26 21c8 2 20 2 28 0v5c-8 2-20 2-28 0z", "#c8463c", PLAIN),
  crown: () =>
    path("M24 28l-3-17 10 8 9-12 9 12 10-8-3 17c-9-3-23-3-32 0z", "#ffd76a") + round(40, 20, 2.4, "#d9584b", PLAIN),
  tiara: () =>
    path("M25 27l4-9 5 5 6-11 6 11 5-5 4 9c-9-3-21-3-30 0z", "#ffd76a") + round(40, 20, 2.2, "#6fb3d8", PLAIN),
  party: (c) =>
    path("M26 27L42 2l12 25c-9-3-19-3-28 0z", c) +
    line("M33 18l13 4M37 11l8 3", "#fff7e8", 3) +
    round(42, 3, 3.4, "#ffd76a"),
  beret: (c) => path("M17 27c0-10 12-15 26-14 12 0 21 5 20 11-2 6-46 9-46 3z", c) + line("M42 13l2-4", INK, 3.4),
  headband: (c) => path("M23 32c9-6 25-6 34 0l1-5c-10-6-26-6-36 0z", c),
  flowers: () =>
    round(26, 22, 4, "#ffd76a", 'stroke-width="2.4"') +
    round(34, 17, 4, "#ee9ab0", 'stroke-width="2.4"') +
    round(43, 16, 4, "#ffd76a", 'stroke-width="2.4"') +
    round(52, 20, 4, "#ee9ab0", 'stroke-width="2.4"'),
  stars: () =>
    round(26, 22, 3.6, "#ffd76a", 'stroke-width="2.4"') +
    round(40, 15, 4.4, "#ffd76a", 'stroke-width="2.4"') +
    round(54, 22, 3.6, "#ffd76a", 'stroke-width="2.4"'),
  phones: (c) =>
    '<path d="M22 42c-4-30 40-30 36 0" stroke-width="4"/>' + box(19, 37, 8, 13, 4, c) + box(53, 37, 8, 13, 4, c),
  headset: () =>
    '<path d="M23 40c-2-27 36-27 34 0M55 46c1 6-3 8-9 8" stroke-width="3"/>' +
    box(20, 37, 6, 10, 3, "#5f6b75") +
    round(45, 54, 2.4, INK, PLAIN),
  goggles: (c) =>
    path("M22 27c10-6 26-6 36 0v6c-10-5-26-5-36 0z", "#4a4556") + round(33, 28, 5.6, c) + round(47, 28, 5.6, c),
  veil: () =>
    path(
      "M22 26c-10 12-9 30-7 44l9-2c-3-14-3-26 4-40zM58 26c10 12 9 30 7 44l-9-2c3-14 3-26-4-40z",
      "#fffaf1",
      'opacity=".85"',
    ) + HAT_TIARA,
  visor: (c) =>
    path("M22 30c10-7 26-7 36 0l-1 4c-9-5-25-5-34 0z", c) + path("M27 31c7-4 28-5 37 3-3 3-8 2-12 1-8-3-17-4-25-4z", c),
};
const HAT_TIARA = '<path d="M26 27l5-8 9-6 9 6 5 8c-9-3-19-3-28 0z" fill="#ee9ab0"/>';

export const EYES: Record<string, Part> = {
  open: round(34, 40, 2.2, INK, PLAIN) + round(46, 40, 2.2, INK, PLAIN),
  closed: '<path d="M30 39c2 2 5 2 7 0M43 39c2 2 5 2 7 0" stroke-width="2.6"/>',
  sleepy: '<path d="M30 40h7M43 40h7" stroke-width="3"/>',
  wink: round(34, 40, 2.2, INK, PLAIN) + '<path d="M43 40c2-2 5-2 7 0" stroke-width="2.6"/>',
};

export const GLASSES: Record<string, Part> = {
  round: '<circle cx="34" cy="40" r="5.8" stroke-width="2.8"/><circle cx="46" cy="40" r="5.8" stroke-width="2.8"/>',
  square:
    '<rect x="27.5" y="35" width="11" height="10" rx="2.5" stroke-width="2.8"/>' +
    '<rect x="41.5" y="35" width="11" height="10" rx="2.5" stroke-width="2.8"/><path d="M38.5 39h3" stroke-width="2.6"/>',
  dark:
    box(26.5, 35, 12.5, 9, 4, "#2b1d14", 'stroke-width="2.4"') +
    box(41, 35, 12.5, 9, 4, "#2b1d14", 'stroke-width="2.4"') +
    line("M29 38l3-1M44 38l3-1", "#fff", 2),
  hearts: path(
    "M34 46c-7-5-7-11-3-11 2 0 3 2 3 2s1-2 3-2c4 0 4 6-3 11zM46 46c-7-5-7-11-3-11 2 0 3 2 3 2s1-2 3-2c4 0 4 6-3 11z",
    "#d9584b",
    'stroke-width="2.4"',
  ),
  sport:
    path("M25 36c10-3 20-3 30 0l-2 8c-4 2-9 1-11-3h-4c-2 4-7 5-11 3z", "#3c78a5", 'stroke-width="2.6"') +
    line("M29 39l4-1", "#fff", 2),
};

export const MOUTH: Record<string, Part> = {
  smile: '<path d="M34 47c3 4 9 4 12 0" stroke-width="2.6"/>',
  grin: path("M33 46c3 6 11 6 14 0z", "#8a2b22", 'stroke-width="2.6"'),
  sings: '<ellipse cx="40" cy="48" rx="3.6" ry="4.4" fill="#8a2b22" stroke-width="2.6"/>',
  calm: '<path d="M35 48c3 2 6 2 9 0" stroke-width="2.6"/>',
  firm: '<path d="M35 48h10" stroke-width="2.8"/>',
  smirk: '<path d="M35 48c4 1 8 0 11-3" stroke-width="2.6"/>',
};

export const BEARD: Record<string, Part> = {
  full: (c, deep) =>
    path("M25 42c0 14 6 20 15 20s15-6 15-20c-2 6-5 5-8 5-4-3-10-3-14 0-3 0-6 1-8-5z", deep, PLAIN) +
    path("M25 43c0 13 6 19 15 19s15-6 15-19c-2 5-5 5-8 4-4-2-10-2-14 0-3 1-6 1-8-4z", c, 'stroke-width="3"') +
    '<path d="M36 51c2 2 6 2 8 0" stroke-width="2.6"/>',
  long: (c) =>
    path("M25 43c-1 16 6 31 15 35 9-4 16-19 15-35-2 5-5 5-8 4-4-2-10-2-14 0-3 1-6 1-8-4z", c, 'stroke-width="3"') +
    '<path d="M36 51c2 2 6 2 8 0M36 60c1 5 2 8 4 11M45 59c-1 5-2 8-4 11" stroke-width="2.4"/>',
  goatee: (c) => path("M35 52c3-2 7-2 10 0 0 6-2 9-5 9s-5-3-5-9z", c, 'stroke-width="2.6"'),
  moustache: (c) => path("M40 47c-4-3-10-1-11 3 4 3 8 2 11 0 3 2 7 3 11 0-1-4-7-6-11-3z", c, 'stroke-width="2.8"'),
  twirl: (c) =>
    path(
      "M40 46c-5-3-11-1-12 3-2 1-4 0-5-3-2 6 4 10 9 7 4 0 6-2 8-4 2 2 4 4 8 4 5 3 11-1 9-7-1 3-3 4-5 3-1-4-7-6-12-3z",
      c,
      'stroke-width="2.6"',
    ),
  stubble: (c) =>
    path("M27 46c2 8 7 11 13 11s11-3 13-11c-3 3-8 2-13 2s-10 1-13-2z", c, `${PLAIN} opacity=".45"`) +
    '<path d="M35 50c3 2 7 2 10 0" stroke-width="2.6"/>',
};

/** Over the shoulders. */
export const WEAR: Record<string, Part> = {
  collar: path("M34 58l6 10 6-10z", "#fffaf1", 'stroke-width="2.8"'),
  suit: path("M33 57l7 9 7-9 4 3-7 24h-8l-7-24z", "#fffaf1", 'stroke-width="2.8"'),
  tie: (c) =>
    path("M33 57l7 9 7-9 4 3-7 24h-8l-7-24z", "#fffaf1", 'stroke-width="2.8"') +
    path("M38 65h4l3 14-5 5-5-5z", c, 'stroke-width="2.4"'),
  bow: (c) =>
    path("M33 57l7 9 7-9 4 3-7 24h-8l-7-24z", "#fffaf1", 'stroke-width="2.8"') +
    path("M40 64l-8-4v9zM40 64l8-4v9z", c, 'stroke-width="2.6"'),
  hood: (c) => path("M24 56c4 8 28 8 32 0l5 5c-4 10-38 10-42 0z", c),
  scarf: (c) => path("M27 54c6 6 20 6 26 0l4 6c-7 8-27 8-34 0z", c) + path("M47 63l8 14-8 3-6-15z", c),
  hoops: (c) => `<path d="M17 68c14 5 32 5 46 0M13 77c16 5 38 5 54 0" stroke="${c}" stroke-width="4.4"/>`,
  number: (c) => box(33, 65, 14, 15, 3, c, 'stroke-width="2.6"') + '<path d="M38 69l3-1v9" stroke-width="3"/>',
  straps: (c) => rod("M24 59c1 8 1 16 0 25M56 59c-1 8-1 16 0 25", c, 7),
  apron: (c) => path("M29 59l2 8c6 3 12 3 18 0l2-8 2 25H27z", c, 'stroke-width="2.8"'),
  braces: (c) => rod("M27 60l4 24M53 60l-4 24", c, 6),
  vest: (c) => path("M27 58l9 26H14c1-14 5-22 13-26zM53 58l-9 26h22c-1-14-5-22-13-26z", c, 'stroke-width="3"'),
  sash: (c) => path("M22 61l7-3 30 22-3 6h-8z", c, 'stroke-width="2.8"'),
  flag: (c) => `<path d="M34 68l-5 5 5 5M46 68l5 5-5 5" stroke="${c}" stroke-width="3"/>`,
  beads: (c) =>
    round(30, 62, 2.6, c, 'stroke-width="2.2"') +
    round(35, 66, 2.6, c, 'stroke-width="2.2"') +
    round(40, 67.5, 2.6, c, 'stroke-width="2.2"') +
    round(45, 66, 2.6, c, 'stroke-width="2.2"') +
    round(50, 62, 2.6, c, 'stroke-width="2.2"'),
  badge: (c) => rod("M31 59l9 12 9-12", "#fffaf1", 5) + box(34, 69, 12, 13, 2.5, c, 'stroke-width="2.8"'),
  medal: () => rod("M32 59l8 11 8-11", "#3c78a5", 6) + round(40, 74, 6.5, "#ffd76a"),
  boa: (c) =>
    [22, 29, 36, 44, 51, 58].map((x, at) => round(x, 61 + (at % 2) * 3, 5.5, c, 'stroke-width="2.6"')).join(""),
};

/** What they carry: it tells the name. */
export const THING: Record<string, Part> = {
  camera: held(
    box(-13, -9, 26, 20, 4, "#fff3dc") +
      round(0, 1, 6.5, "#3c78a5") +
      round(-2, -1, 2, "#fff", PLAIN) +
      box(-10, -6, 5, 3, 1, "#d9584b", PLAIN),
  ),
  record: held(
    round(0, 0, 14, "#2f2a33") +
      round(0, 0, 5.5, "#d9584b", 'stroke-width="2.4"') +
      round(0, 0, 1.6, "#fff3dc", PLAIN) +
      line("M-9-4c1-3 3-5 6-6", "#fff", 2.2),
  ),
  tape: held(
    box(-15, -9, 30, 20, 3.5, "#f0b662") +
      box(-11, -5, 22, 9, 4, "#fff7e8", 'stroke-width="2.4"') +
      round(-5, -0.5, 2.4, INK, PLAIN) +
      round(5, -0.5, 2.4, INK, PLAIN),
  ),
  zine: held(
    path("M-13-11l12 3v24l-12-3zM13-11L-1-8v24l14-3z", "#fff3dc") +
      line("M3-3l7-1.500M3 3l7-1.500M-10-4l6 1.5", INK, 2.4) +
      path("M-10 2l6 1.500v5l-6-1.500z", "#d9584b", PLAIN),
    -4,
  ),
  scissors: held(
    line("M-8-12L6 8M8-12L-6 8", INK, 5) +
      line("M-8-12L6 8M8-12L-6 8", "#c9d2d8", 2) +
      round(-8, 11, 4.5, "none") +
      round(8, 11, 4.5, "none"),
  ),
  hanger: held(path("M-15 8L0-3 15 8z", "#d9a565") + line("M0-3c0-5 5-4 5-8 0-3-4-4-6-2", INK, 3)),
  phone: held(
    box(-8, -13, 16, 26, 4, "#3b4754") +
      box(-5, -9, 10, 17, 1.5, "#a9d8e8", PLAIN) +
      path("M0-3l1.3 2.7 3 .4-2.2 2 .6 3L0 3.7-2.7 5l.6-3-2.2-2 3-.4z", "#ffd76a", PLAIN),
  ),
  laptop: held(
    path("M-15-10h30v18h-30z", "#8fa0ac") +
      box(-11, -7, 22, 12, 1, "#bfe3cf", PLAIN) +
      path("M-18 8h36l-2 5h-32z", "#b3bec5"),
  ),
  bag: held(
    path("M-13-4c0-11 26-11 26 0l2 15h-30z", "#d9584b") +
      path("M-7-4c0-8 14-8 14 0", "none") +
      round(0, 5, 3, "#ffd76a", 'stroke-width="2.4"'),
    0,
  ),
  box: `<g transform="translate(56 40)">${box(-2, -14, 24, 30, 4, "#4fb8a5")}${line("M4-4h12M4 3h8", "#fff7e8", 3.4)}</g>`,
  wheel: held(
    round(2, 2, 15, "#dff0ee", 'stroke-width="5"') +
      line("M2-13v30M-13 2h30M-8.6-8.600l21 21M-8.6 12.600l21-21", INK, 1.8) +
      round(2, 2, 3, "#d9584b", 'stroke-width="2.4"'),
  ),
  child: moved(
    "translate(62 62) scale(.4)",
    path("M8 84c0-20 12-27 32-27s32 7 32 27z", "#ffd15c", 'transform="translate(-40 -40)"') +
      round(0, 0, 17, "#f2c9a0", 'stroke-width="7"') +
      path("M-19-4C-20-20 20-20 19-4z", "#e5735c", 'stroke-width="7"') +
      round(-6, 3, 2.8, INK, PLAIN) +
      round(6, 3, 2.8, INK, PLAIN),
  ),
  wrench: held(path("M-4 14l0-18c-5-3-6-9-2-13l2 6h6l2-6c4 4 3 10-2 13v18c0 3-6 3-6 0z", "#b3bec5"), 24),
  torch: held(
    path("M-4-2h8l-1 16h-6z", "#8fa0ac") +
      path("M-6-4c0-8 4-7 3-13 6 2 10 8 7 13z", "#f39a45") +
      path("M-1-5c0-3 1-3 1-6 2 2 3 4 1 6z", "#ffe08a", PLAIN),
    18,
  ),
  trophy: held(
    path("M-9-12H9v7c0 7-4 10-9 10s-9-3-9-10z", "#ffd76a") +
      path("M-9-9h-4c0 5 2 7 5 8M9-9h4c0 5-2 7-5 8", "none") +
      box(-3, 5, 6, 5, 1, "#e0a93a") +
      box(-8, 10, 16, 5, 2, "#a86b3d"),
    4,
  ),
  bell: held(path("M-11 7c3-3 3-6 3-10 0-9 16-9 16 0 0 4 0 7 3 10z", "#ffd76a") + round(0, 10, 3, "#c98a4b"), 12),
  penny: moved(
    "translate(60 62)",
    round(0, 4, 17, "none", 'stroke-width="4.4"') +
      line("M0-13v34M-17 4h34", INK, 1.8) +
      round(0, 4, 2.6, "#d9584b", PLAIN),
  ),
  binoculars: held(
    box(-14, -8, 11, 18, 5, "#5f6b75") +
      box(3, -8, 11, 18, 5, "#5f6b75") +
      box(-4, -4, 8, 8, 2, "#47525b") +
      round(-8.5, 7, 3, "#a9d8e8", PLAIN) +
      round(8.5, 7, 3, "#a9d8e8", PLAIN),
  ),
  stick:
    rod("M48 84L66 46", "#8fa0ac", 6) +
    `<g transform="translate(67 41) rotate(14)">${box(-7, -10, 14, 20, 3, "#3b4754")}${box(-4, -6, 8, 12, 1, "#a9d8e8", PLAIN)}</g>`,
  bus: held(
    box(-16, -11, 32, 21, 5, "#d9584b") +
      box(-12, -7, 10, 8, 2, "#dff0ee", 'stroke-width="2.4"') +
      box(2, -7, 10, 8, 2, "#dff0ee", 'stroke-width="2.4"') +
      round(-8, 11, 4, "#3b3030") +
      round(8, 11, 4, "#3b3030"),
    0,
  ),
  ticket: held(
    path("M-15-7h30v5c-3 0-3 5 0 5v5h-30v-5c3 0 3-5 0-5z", "#ffe08a") +
      line("M6-6v13", INK, 2.2) +
      line("M-10-1h10", INK, 2.8),
    -14,
  ),
  flag: rod("M52 84V44", "#a86b3d", 6) + path("M53 44c7-4 11 4 20 0v15c-9 4-13-4-20 0z", "#ffd15c"),
  guidebook: held(
    box(-12, -14, 24, 28, 3, "#3c78a5") +
      line("M-7-14v28", INK, 2.4) +
      round(3, -3, 5, "#ffd76a", 'stroke-width="2.4"') +
      line("M-1 8h8", "#fff7e8", 3),
  ),
  sausage: held(
    path("M-16 6c8 6 24 6 32 0-2 8-30 8-32 0z", "#fff7e8") +
      rod("M-11 1c6-6 16-6 22 0", "#a8552b", 9) +
      line("M-6-1c2-2 3 2 5 0s3 2 5 0", "#d9362b", 2.6) +
      rod("M9-3l6-10", "#e6c48a", 5),
    0,
  ),
  stone: held(
    path("M-14 8l-2-14 9-7 13-1 10 8-1 15-16 6z", "#aab5bd") +
      path("M6-14l10 8-1 15-12 4c4-9 5-19 3-27z", "#7f8d97", PLAIN) +
      path("M-11-3c6-5 11 3 17-2l1 6c-6 5-11-3-17 2z", "#d9584b", PLAIN),
  ),
  ship: held(
    path("M-17 3h34l-5 11h-23z", "#3c78a5") + path("M-11 3v-8H8l4 8z", "#fffaf1") + box(-5, -14, 7, 9, 1, "#d9584b"),
    0,
  ),
  ring: held(path("M-5-9h10l4 5-9 8-9-8z", "#a9d8e8") + '<circle cx="0" cy="9" r="7.5" stroke-width="4.4"/>', 10),
  mic: '<path d="M51 63l7 19" stroke-width="6"/>' + round(50, 60, 6, "#b3bec5"),
  cello: moved(
    "translate(60 66) rotate(14)",
    path("M-9 6c-6 6-4 16 3 18h14c7-2 9-12 3-18-3-3-3-5 0-9 4-6 0-12-6-12h-8c-6 0-10 6-6 12 3 4 3 6 0 9z", "#b5622f") +
      line("M1-15v-20", INK, 6) +
      line("M-1-12v30M3-12v30", "#fff3dc", 1.4),
  ),
  pad: held(
    box(-15, -11, 30, 23, 4, "#3b4754") +
      [-10, -2.5, 5]
        .map(
          (x, at) =>
            box(x, -7, 6, 6, 1.5, ["#ee9ab0", "#6fb3a8", "#ffd15c"][at] ?? "", PLAIN) +
            box(x, 1.5, 6, 6, 1.5, ["#ffd15c", "#ee9ab0", "#6fb3a8"][at] ?? "", PLAIN),
        )
        .join(""),
  ),
  sticks: rod("M12 82L30 60M68 82L50 60", "#e6c48a", 5.5),
  accordion: moved(
    "translate(44 72)",
    box(-24, -10, 11, 24, 3, "#c8463c") +
      path("M-13-8l4-3 4 3 4-3 4 3 4-3 4 3v20l-4 3-4-3-4 3-4-3-4 3-4-3z", "#fff3dc", 'stroke-width="2.4"') +
      box(11, -10, 13, 24, 3, "#c8463c") +
      round(17.5, -4, 1.8, "#fffaf1", PLAIN) +
      round(17.5, 3, 1.8, "#fffaf1", PLAIN),
  ),
  guitar:
    rod("M44 78L72 44", "#7a5238", 8) +
    `<g transform="translate(44 78)">${path("M-18 6c-4-12 8-16 12-20 6-5 16 2 14 10-2 5-4 6-5 12z", "#e0a95c")}${round(-4, 0, 4, "#5f371d")}</g>`,
  baton: rod("M50 84L72 44", "#fff3dc", 5) + round(52, 80, 4.5, "#a86b3d"),
  synth: held(
    box(-19, -7, 38, 17, 3, "#5f6b75") +
      box(-15, 0, 30, 8, 1, "#fffaf1", 'stroke-width="2.2"') +
      line("M-9 0v5M-3 0v5M3 0v5M9 0v5", INK, 2.6) +
      round(-12, -3.5, 1.6, "#ffd15c", PLAIN) +
      round(-6, -3.5, 1.6, "#ee9ab0", PLAIN),
    -6,
  ),
  score: held(
    box(-12, -14, 24, 28, 2, "#fffaf1") +
      line("M-8-7H8M-8-2H8M-8 3H8", "#b09a80", 1.8) +
      round(-3, 5, 3, INK, PLAIN) +
      line("M0 5V-6l6 2", INK, 2.4),
  ),
  pen: held(path("M-3 12L-5 17l5-2 12-25-6-3z", "#ffd15c") + line("M5-13l6 3", INK, 3), 6),
  lens: held(
    round(-2, -3, 10, "#dff0ee") +
      line("M6 6l9 9", INK, 7) +
      round(-2, -5, 3, "#e8b48a", 'stroke-width="2.2"') +
      path("M-8 3c1-5 11-5 12 0-3 3-9 3-12 0z", "#6fb3a8", PLAIN),
  ),
  chart: held(
    box(-15, -13, 30, 26, 3, "#fffaf1") +
      line("M-10 7l6-7 5 4 9-11", "#2e7d4f", 4) +
      path("M11-8l-1 7-6-5z", "#2e7d4f", PLAIN),
  ),
  money: held(
    path("M-8-8c-3-4-1-7 2-6 3-3 9-3 12 0 3-1 5 2 2 6 9 7 9 22-2 22H-6c-11 0-11-15-2-22z", "#c9a06a") +
      line("M-7-8H7", INK, 3) +
      line("M3-1c-5-3-8 3-3 4s2 6-3 4M0-3v13", "#2b1d14", 2.4),
  ),
  notes: held(
    box(-14, -12, 15, 15, 1, "#ffe08a", 'transform="rotate(-10)"') +
      box(-1, -4, 15, 15, 1, "#f7b7c5", 'transform="rotate(8)"') +
      line("M4 1h7M4 6h5", INK, 2.2),
  ),
  bars: held(
    box(-15, -13, 30, 27, 3, "#fffaf1") +
      box(-10, 1, 5, 9, 1, "#5b93c4", PLAIN) +
      box(-2, -5, 5, 15, 1, "#f39a45", PLAIN) +
      box(6, -9, 5, 19, 1, "#4fa56f", PLAIN),
  ),
  easel: held(
    box(-15, -13, 30, 21, 2, "#fffaf1") +
      line("M-10-7h12M-10-1h8", INK, 2.6) +
      path("M8-8l2 4 4 .5-3 3 .7 4L8 1.5 4.3 3.500l.7-4-3-3 4-.5z", "#ffd15c", PLAIN) +
      line("M-6 8l-4 8M6 8l4 8", INK, 3),
  ),
  hearts: held(
    path("M-4 8C-16 0-14-9-9-9c3 0 5 4 5 4s2-4 5-4C6-9 8 0-4 8z", "#e5735c") +
      path("M9-2C2-7 3-13 6-13c2 0 3 2 3 2s1-2 3-2c3 0 4 6-3 11z", "#ee9ab0", 'stroke-width="2.6"'),
  ),
  rocket: held(
    path("M0-17c7 5 9 12 7 21H-7C-9-5-7-12 0-17z", "#f4efe6") +
      round(0, -5, 3.2, "#6fb3d8", 'stroke-width="2.2"') +
      path("M-7-1l-6 7v5l6-4zM7-1l6 7v5L7 7z", "#7a5fb0") +
      path("M-3 5h6l-3 10z", "#f39a45"),
    16,
  ),
  shaker: held(
    path("M-8-4h16l-2 20H-6z", "#c9d2d8") + path("M-8-4l3-9h10l3 9z", "#8fa0ac") + box(-3, -18, 6, 6, 2, "#8fa0ac"),
    18,
  ),
  glowsticks: rod("M50 84L66 52", "#7ef0c5", 7) + rod("M66 84L54 50", "#ff8ad0", 7),
  wand:
    rod("M50 84L64 56", "#fff3dc", 5.5) +
    path("M65 42l3.4 7 7.6 1-5.6 5.2 1.5 7.500L65 59l-6.9 3.7 1.5-7.500L54 50l7.6-1z", "#ffd76a", 'stroke-width="2.8"'),
  mask: held(
    path("M-15-4c6-5 24-5 30 0 2 7-2 12-7 11-4-1-6-4-8-4s-4 3-8 4c-5 1-9-4-7-11z", "#8c6cab") +
      box(-9, -2, 6, 4, 2, "#fff7e8", 'stroke-width="2"') +
      box(3, -2, 6, 4, 2, "#fff7e8", 'stroke-width="2"'),
  ),
  rope:
    line("M46 84c4-22 20-22 26-30", INK, 8) +
    line("M46 84c4-22 20-22 26-30", "#b0344a", 4.4) +
    round(72, 52, 4.5, "#ffd76a"),
  balloon:
    line("M58 84c6-8-2-14 4-22", INK, 2.4) +
    path("M62 34c9 0 12 7 11 14s-6 13-11 13-10-6-11-13 2-14 11-14z", "#e5735c") +
    line("M56 42c1-2 2-3 4-4", "#fff", 2.6),
  cake: held(
    path("M-15 2h30v12h-30z", "#f7c9d3") +
      path("M-15 2c0-8 30-8 30 0 0 4-5 4-5 1-2 4-7 4-8 0-1 4-6 4-8 0-2 3-9 3-9-1z", "#fffaf1") +
      line("M0-4v-9", INK, 4) +
      path("M0-20c3 3 3 6 0 7-3-1-3-4 0-7z", "#ffb84d", 'stroke-width="2"'),
    0,
  ),
  sunrise: held(
    path("M-14 6a14 14 0 0 1 28 0z", "#ffb84d") +
      line("M0-16v4M-13-9l3 3M13-9l-3 3", "var(--icon-mark,#2b1d14)", 3) +
      line("M-18 7h36", INK, 3.6),
    0,
  ),
  cup: held(
    path("M-11-8H9l-2 18c-.5 4-2 5-5 5h-6c-3 0-4.5-1-5-5z", "#fffaf1") +
      path("M-10-1H8l-1 6H-9.300z", "#a86b3d", PLAIN) +
      path("M-12-8h22v-4h-22z", "#7a5238"),
    4,
  ),
  yarn: held(
    round(0, 1, 12, "#b79ad0") +
      '<path d="M-9-4c6-5 13-6 19-2M-11 2c7-6 15-7 22-2M-8 9c6-7 12-8 19-5" stroke-width="2.2"/>' +
      rod("M-9-16L4 6M10-16L-3 6", "#d9a565", 4.4),
  ),
  paper: held(path("M-14-12h20l8 4v22h-28z", "#fffaf1") + line("M-9-6H4M-9 0h17M-9 6h17", INK, 2.4)),
  dog: moved(
    "translate(60 70)",
    path("M-11-8c-6 0-6 12-2 14l3-2c1 7 5 10 10 10s9-3 10-10l3 2c4-2 4-14-2-14-4 0-6-2-11-2s-7 2-11 2z", "#d9a565") +
      round(-4, -1, 1.8, INK, PLAIN) +
      round(4, -1, 1.8, INK, PLAIN) +
      path("M-3 4c0-2 6-2 6 0s-6 4-6 0z", INK, PLAIN),
  ),
};
