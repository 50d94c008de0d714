// How Seize the Bean ends: what made the difference, and who won which Award.

import { settings } from "$lib/settings.svelte";
import { forEnd, type Brush, type Finale, type FinaleProps, type Highlight } from "$table/finale";
import { finalScores } from "$table/finalScores";
import { bestRound } from "$table/rounds";
import { unfit } from "./form/form";
import { emblem, medal, symbol } from "./pieces";
import type { AwardWonEvent, SeizeTheBean } from "./types";

const awardsOf = ({ rows }: FinaleProps<SeizeTheBean>): AwardWonEvent[] =>
  (rows.at(-1)?.events ?? []).filter((event): event is AwardWonEvent => event.event === "award-won");

/** The best Day, the best Award, and what Bad Reviews cost. */
function highlights(props: FinaleProps<SeizeTheBean>, seat: number): Highlight[] {
  const found: Highlight[] = [];
  // The last Day ends with the count: what that brought is told by its own lines.
  const best = bestRound(props.rounds.slice(0, -1), seat);
  if (best) {
    found.push({
      lead: { key: "web-sb-end-best", facts: { day: best.round, reviews: best.gained } },
      rest: { key: "web-sb-end-best-day", facts: { seat } },
      seat,
      round: best.round,
    });
  }
  const award = awardsOf(props)
    .filter((one) => one.seat === seat)
    .sort((a, b) => b.count - a.count)[0];
  if (award) {
    found.push({
      lead: { key: "web-sb-end-award", facts: { group: award.group } },
      rest: { key: "web-sb-end-award-paid", facts: { reviews: award.count, icons: award.icons } },
      seat,
      round: null,
    });
  }
  const bad = finalScores(props.result)
    .counted[seat]?.filter(({ what }) => what === "bad_reviews" || what === "award_complaints")
    .reduce((sum, { points }) => sum - points, 0);
  if (bad) {
    found.push({
      lead: { key: "web-sb-end-bad", facts: { reviews: bad } },
      rest: null,
      seat,
      round: null,
      lost: true,
    });
  }
  return found;
}

/** The Awards of the City, each with the signs of who won it. */
function picture(props: FinaleProps<SeizeTheBean>, brush: Brush, mark: (seat: number) => number): string {
  const awards = awardsOf(props);
  const groups = [...new Set(awards.map(({ group }) => group))];
  const columns = groups.length > 4 ? 3 : 2;
  const side = 360 / columns;
  const rows = Math.ceil(groups.length / columns);
  const top = 200 - (rows * side) / 2;
  const cards = groups.map((group, at) => {
    const [x, y] = [20 + (at % columns) * side, top + Math.floor(at / columns) * side];
    const winners = awards.filter((one) => one.group === group).map((one) => mark(one.seat));
    const size = side * 0.26;
    const from = x + side / 2 - ((winners.length - 1) * size * 0.9) / 2;
    return (
      `<rect x="${x + 6}" y="${y + 6}" width="${side - 12}" height="${side - 12}" rx="16"
        fill="#fffdf7" stroke="#2b1d14" stroke-opacity=".2" stroke-width="2.5"/>` +
      brush.piece(emblem(group), x + side * 0.25, y + side * 0.12, side * 0.5) +
      winners.map((one, place) => brush.sign(one, from + place * size * 0.9, y + side * 0.78, size)).join("")
    );
  });
  return `<rect width="400" height="400" rx="28" fill="#3f7a55"/><rect x="10" y="10" width="380" height="380" rx="22" fill="#f4e9d6"/>${cards.join("")}`;
}

/** After one of the main neighbourhoods the next one: Neukölln after a first game in Kreuzberg. */
function next({ view, content }: FinaleProps<SeizeTheBean>): ReturnType<NonNullable<Finale["next"]>> {
  const main = content.neighbourhoods.filter(({ kind }) => kind === "main");
  const here = main.findIndex(
    ({ groups }) => groups.length === view.awards.length && groups.every((group) => view.awards.includes(group)),
  );
  const there = here < 0 || view.starbots ? undefined : main[here + 1];
  if (!there || unfit(there, view.players.length, content).length > 0) return null;
  return {
    label: { key: "web-sb-end-next", facts: { name: there.name[settings.language] } },
    why: { key: "web-sb-end-next-why", facts: { character: there.character[settings.language] } },
    form: there.id,
  };
}

export default forEnd<SeizeTheBean>({
  icons: {
    reviews: symbol("review"),
    happy: symbol("happy"),
    bad_reviews: symbol("bad_review"),
    achievements: medal("pantry_variety"),
    cookies: symbol("cookie"),
    awards: symbol("marker"),
    award_reviews: symbol("review"),
    award_complaints: symbol("bad_review"),
    resources: symbol("bean"),
  },
  winner: "stb-full_cup",
  others: "stb-empty_cup",
  confetti: ["stb-bean", "stb-review", "stb-croissant"],
  rounds: "web-sb-end-days",
  after: "web-sb-end-after",
  highlights,
  next,
  picture,
});
