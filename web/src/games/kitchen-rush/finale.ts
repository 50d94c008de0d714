// How Kitchen Rush ends: the goal and the bill tell it; here is what the picture shows of it.

import { forEnd, type Brush, type FinaleProps } from "$table/finale";
import type { KitchenRush } from "./types";

/** What was to be reached, and what was. */
function picture({ view, result }: FinaleProps<KitchenRush>, brush: Brush, mark: (seat: number) => number): string {
  const count = (what: string): string => `${result.counted[0]?.find((line) => line.what === what)?.count ?? 0}`;
  const shown: [string, string][] = [
    ["kr-slip", count("orders")],
    ["kr-coin", count("coins")],
    ["kr-prestige", count("prestige").replace("-", "−")],
  ];
  const lines = shown.map(
    ([icon, words], at) => brush.piece(icon, 70, 34 + at * 88, 76) + brush.text(words, 258, 72 + at * 88, 56),
  );
  const seats = result.scores.length;
  const cooks = result.scores.map((_, seat) => brush.sign(mark(seat), 200 + (seat - (seats - 1) / 2) * 62, 340, 52));
  const met = view.goal_lines.every((line) => line.met);
  return `<rect width="400" height="400" rx="28" fill="#2b7f86"/>
    <rect x="12" y="12" width="376" height="376" rx="20" fill="${met ? "#fffdf7" : "#f3e8d6"}"/>
    <path d="M40 292h320" stroke="#2b1d14" stroke-opacity=".25" stroke-width="3" stroke-dasharray="8 8"/>
    ${lines.join("")}${cooks.join("")}`;
}

export default forEnd<KitchenRush>({
  icons: { orders: "kr-slip", coins: "kr-coin", prestige: "kr-prestige", unpaid: "kr-timer_spent" },
  winner: "kr-rosette",
  others: "kr-rosette",
  confetti: ["kr-coin", "kr-salad", "kr-bread"],
  picture,
});
