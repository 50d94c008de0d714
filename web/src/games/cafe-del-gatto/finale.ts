// How Café del Gatto ends: what made the difference, and everybody's drinks.

import { forEnd, type Brush, type FinaleProps, type Highlight } from "$table/finale";
import type { Message } from "$lib/wire";
import { shapeOf } from "./pieces";
import type { CafeDelGatto } from "./types";

const COLOURS: Record<string, string> = {
  yellow: "#f2b632",
  green: "#6cb37e",
  blue: "#5d92d6",
  red: "#e0604f",
  purple: "#a27bcb",
  orange: "#ee9547",
  turquoise: "#58b5b0",
  pink: "#ee8fae",
};

/** Whoever served the last of their cups first. */
function cause({ rows }: FinaleProps<CafeDelGatto>): Message | null {
  const last = rows.flatMap((row) => row.events).find((event) => event.event === "last-round");
  return last ? { key: "web-cg-ended-served", facts: { seat: last.seat } } : null;
}

/** The best drink a seat served, the sugar that went into its cups, and what it never served. */
function highlights({ rows, view, content }: FinaleProps<CafeDelGatto>, seat: number): Highlight[] {
  const found: Highlight[] = [];
  let round = 1;
  let best: { cup: string; tile: number; round: number; paid: number } | null = null;
  let sugar = 0;
  let dumped = 0;
  for (const event of rows.flatMap((row) => row.events)) {
    if (event.event === "turn-began") round = event.round;
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "served") {
      sugar += event.sugar;
      if (!best || event.tile > best.tile) {
        best = { cup: event.cup, tile: event.tile, round, paid: event.paid + event.difference };
      }
    }
    if (event.event === "dumped") dumped += event.tokens;
  }
  if (best) {
    found.push({
      lead: { key: "web-cg-end-best", facts: { ...best } },
      rest: { key: "web-cg-end-best-tile", facts: { seat, paid: best.paid } },
      seat,
      round: best.round,
    });
  }
  if (sugar > 0) {
    found.push({
      lead: { key: "web-cg-end-sugar", facts: { sugar } },
      rest: { key: "web-cg-end-sugar-for", facts: { sugar } },
      seat,
      round: null,
    });
  }
  const left = content.cups.filter((cup) => (view.players[seat]?.cups[cup.id]?.tile ?? 0) === 0).map(({ id }) => id);
  if (left.length > 0) {
    found.push({
      lead: { key: "web-cg-end-unserved", facts: { cups: left.length } },
      rest: { key: "web-cg-end-unserved-which", facts: { cup: left } },
      seat,
      round: null,
      lost: true,
    });
  } else if (dumped > 0) {
    found.push({
      lead: { key: "web-cg-end-dumped", facts: { tokens: dumped } },
      rest: null,
      seat,
      round: null,
      lost: true,
    });
  }
  return found;
}

/** A line a café: the tiles it was given for its cups. */
function picture({ view, content }: FinaleProps<CafeDelGatto>, brush: Brush, mark: (seat: number) => number): string {
  const lines = view.players.length;
  const height = Math.min(92, 372 / (lines + 1));
  const size = Math.min(height * 0.82, 54);
  const top = (400 - height * (lines + 1)) / 2;
  const x = (cup: number): number => 76 + ((cup + 0.5) * 310) / content.cups.length;
  const head = content.cups.map((cup, at) =>
    brush.piece(`cg-${shapeOf(cup)}`, x(at) - size / 2, top + (height - size) / 2, size),
  );
  const cafes = view.players.map((player, seat) => {
    const y = top + (seat + 1) * height;
    const tiles = content.cups.map((cup, at) => {
      const tile = player.cups[cup.id]?.tile ?? 0;
      const place = `x="${x(at) - size / 2}" y="${y + (height - size) / 2}" width="${size}" height="${size}" rx="12"`;
      return tile > 0
        ? `<rect ${place} fill="${COLOURS[cup.colour] ?? "#e3d3bc"}" stroke="#2b1d14" stroke-opacity=".35" stroke-width="3"/>` +
            brush.text(`${tile}`, x(at), y + height / 2, size * 0.52)
        : `<rect ${place} fill="#2b1d14" fill-opacity=".08"/>`;
    });
    return brush.sign(mark(seat), 40, y + height / 2, size * 0.8) + tiles.join("");
  });
  return `<rect width="400" height="400" rx="28" fill="#c0392e"/>
    <rect x="12" y="12" width="376" height="376" rx="20" fill="#f3e8d6"/>
    ${head.join("")}${cafes.join("")}`;
}

export default forEnd<CafeDelGatto>({
  icons: { tiles: "cg-tile", sugar: "cg-sugar", coins: "cg-coin" },
  winner: "cg-cat",
  others: "cg-cappuccino",
  confetti: ["cg-sugar", "cg-coin", "cg-hot"],
  cause,
  highlights,
  picture,
});
