// The picture of each game, drawn by us.

const ART = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });

export const artOf = (game: string): string | undefined => ART[`./art/${game}.svg`];
