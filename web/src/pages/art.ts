// The picture of each game, drawn by us.

const ART = import.meta.glob<string>("../games/*/cover/cover.svg", { query: "?url", import: "default", eager: true });

export const artOf = (game: string): string | undefined => ART[`../games/${game}/cover/cover.svg`];
