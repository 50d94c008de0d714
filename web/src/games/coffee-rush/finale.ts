// How Coffee Rush ends: what made the difference, and the board as it stood.

import { forEnd, type Brush, type FinaleProps, type Highlight } from "$table/finale";
import type { Message } from "$lib/wire";
import { icon, seatMark } from "./pieces";
import type { CoffeeRush, CoffeeRushEvent } from "./types";

type Of<Kind extends CoffeeRushEvent["event"]> = Extract<CoffeeRushEvent, { event: Kind }>;

/** Every event of a seat with the round it happened in. */
function eventsOf<Kind extends "sent" | "upgraded" | "stepped" | "dropped">(
  { rows }: FinaleProps<CoffeeRush>,
  seat: number,
  kind: Kind,
): { event: Of<Kind>; round: number }[] {
  const found: { event: Of<Kind>; round: number }[] = [];
  let round = 1;
  for (const event of rows.flatMap((row) => row.events)) {
    if (event.event === "turn-began") round = event.round;
    else if (event.event === kind && event.seat === seat) found.push({ event: event as Of<Kind>, round });
  }
  return found;
}

/** Whose last penalty closed the café, where that is why. */
function cause({ rows, result }: FinaleProps<CoffeeRush>): Message | null {
  const events = rows.flatMap((row) => row.events);
  const closed = events.findIndex(({ event }) => event === "closed");
  const dropped = events.slice(0, closed).findLast((event) => event.event === "dropped");
  return result.ended_by === "penalties" && dropped
    ? { key: "web-cr-ended-penalties", facts: { seat: dropped.seat } }
    : null;
}

/** The turn in which the most orders were sent, if it was more than one. */
function bestTurn(props: FinaleProps<CoffeeRush>, seat: number): Highlight[] {
  const sent = new Map<number, number>();
  for (const { round } of eventsOf(props, seat, "sent")) sent.set(round, (sent.get(round) ?? 0) + 1);
  const [round, orders] = [...sent].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  if (orders < 2) return [];
  const facts = { round, orders };
  return [
    {
      lead: { key: "web-cr-end-best", facts },
      rest: { key: "web-cr-end-best-turn", facts: { seat } },
      seat,
      round,
    },
  ];
}

/** The only upgrade of a seat, if it doubled what squares gave. */
function paid(props: FinaleProps<CoffeeRush>, seat: number): Highlight[] {
  const [upgraded, ...more] = eventsOf(props, seat, "upgraded");
  if (!upgraded || more.length > 0) return [];
  const steps = eventsOf(props, seat, "stepped");
  const extra = steps
    .filter(({ round }) => round >= upgraded.round)
    .reduce((sum, { event }) => sum + Math.max(0, event.tokens - 1), 0);
  if (extra === 0) return [];
  const { round } = upgraded;
  return [
    {
      lead: { key: "web-cr-end-upgrade", facts: { upgrade: upgraded.event.upgrade } },
      rest: { key: "web-cr-end-upgrade-paid", facts: { round, extra } },
      seat,
      round,
    },
  ];
}

function cold(props: FinaleProps<CoffeeRush>, seat: number): Highlight[] {
  const dropped = eventsOf(props, seat, "dropped");
  if (dropped.length === 0) return [];
  const facts = { orders: dropped.length, round: dropped.at(-1)?.round ?? 0 };
  return [
    {
      lead: { key: "web-cr-end-cold", facts },
      rest: { key: "web-cr-end-cold-last", facts },
      seat,
      round: null,
      lost: true,
    },
  ];
}

/** The board and who stands on it. */
function picture({ view, content }: FinaleProps<CoffeeRush>, brush: Brush): string {
  const squares = Object.entries(content.board.squares);
  const columns = content.board.columns;
  const rows = Math.ceil(squares.length / columns);
  const side = 372 / Math.max(columns, rows);
  const place = (index: number): [number, number] => [
    14 + (index % columns) * side,
    14 + Math.floor(index / columns) * side,
  ];
  const specialties = new Set(content.ingredients.filter((one) => one.specialty).map((one) => one.id));
  const held = new Map<string, number[]>();
  for (const player of view.players)
    for (const square of player.meeples) held.set(square, [...(held.get(square) ?? []), seatMark(player.colour)]);
  const tiles = squares.map(([square, ingredient], index) => {
    const [x, y] = place(index);
    const [gap, size] = [side * 0.04, side * 0.92];
    const marks = held.get(square) ?? [];
    const art = marks.length > 0 ? side * 0.5 : side * 0.6;
    const from = marks.length > 0 ? side * 0.08 : side * 0.2;
    const corner = side * 0.22;
    const gold = specialties.has(ingredient)
      ? `<path d="M${x + gap} ${y + gap + corner}V${y + gap + 12}q0-12 12-12h${corner - 12}Z" fill="#f5b93d"/>`
      : "";
    const meeples = marks.map((mark, at) =>
      brush.piece("cr-meeple", x + side * (0.36 - at * 0.22), y + side * 0.36, side * 0.58, mark),
    );
    return (
      `<rect x="${x + gap}" y="${y + gap}" width="${size}" height="${size}" rx="14" fill="${brush.colour(`--t-${ingredient}`)}"/>` +
      gold +
      brush.piece(icon(ingredient), x + from, y + from, art) +
      meeples.join("")
    );
  });
  return `<rect width="400" height="400" rx="28" fill="${brush.colour("--wood")}"/>
    <rect x="4" y="4" width="392" height="392" rx="25" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>
    ${tiles.join("")}`;
}

export default forEnd<CoffeeRush>({
  icons: { sent: "cr-sent", upgrades: "cr-specialty", penalties: "cr-penalty", rush: "cr-rush" },
  winner: "cr-meeple",
  badge: true,
  others: "cr-cup",
  confetti: ["cr-sent", "cr-coffee", "cr-caramel"],
  cause,
  highlights: (props, seat) => [...bestTurn(props, seat), ...paid(props, seat), ...cold(props, seat)],
  picture,
});
