// The news of the end in two lines: won or not, then the score and why it was decided.

import { say } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Result } from "$lib/wire";
import { finalScores } from "$table/finalScores";

export interface Headline {
  title: string;
  how: string;
  /** Whether this is the reader's own win, alone or with others. */
  won: boolean;
}

export interface End {
  result: Result;
  /** The prefix of the game's sentences. */
  prefix: string;
  people: readonly string[];
  /** The reader's seat; null for none, or several. */
  you: number | null;
  /** All win or lose together. */
  together: boolean;
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

export function headline({ result, prefix, people, you, together }: End): Headline {
  const { scores, ranks } = finalScores(result);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (together) {
    const won = winners.length > 0;
    const title = say(won ? "web-won-together" : "web-lost-together", { count: people.length });
    return { title, how: "", won: won && you !== null };
  }
  const name = (seat: number): string => people[seat] ?? "";
  /** The score of a seat beside the best of the others. */
  const against = (seat: number, others: readonly number[]): string => {
    const best = Math.max(...others.map((other) => scores[other] ?? 0));
    return others.length > 0
      ? say("web-end-score", { mine: minus(scores[seat] ?? 0), theirs: minus(best) })
      : minus(scores[seat] ?? 0);
  };
  const besides = (...seats: number[]): number[] =>
    ranks.map((_, seat) => seat).filter((seat) => !seats.includes(seat));
  const tie = result.decided_by ? say(`${prefix}-tie-${result.decided_by}`) : "";
  const alone = scores.length > 1 && result.scores.length === 1;

  const won = you !== null && winners.includes(you);
  if (you !== null && !won) {
    const score = against(you, winners);
    if (alone) return { title: say("web-end-not-this-time"), how: how(score, tie), won };
    const facts = { score, people: listed(winners.map(name)), count: winners.length };
    return {
      title: say("web-end-place", { place: ranks[you] ?? 2 }),
      how:
        tie && scores[you] === scores[winners[0] ?? 0]
          ? say("web-end-lost-tie", { ...facts, why: tie })
          : say("web-end-lost", facts),
      won,
    };
  }
  const first = won ? you : (winners[0] ?? 0);
  if (winners.length > 1) {
    const others = (won ? besides(you).filter((seat) => winners.includes(seat)) : winners).map(name);
    const facts = {
      score: against(
        first,
        winners.filter((seat) => seat !== first),
      ),
      people: listed(others),
    };
    return {
      title: say(won ? "web-end-you-share" : "web-end-shared"),
      how: say(won ? "web-end-equal-with" : "web-end-equal", facts),
      won,
    };
  }
  return {
    title: won ? say("web-end-you-win") : say("web-end-wins", { person: name(first) }),
    how: how(against(first, besides(first)), tie),
    won,
  };
}

const how = (score: string, why: string): string =>
  why ? say("web-end-how-tie", { score, why }) : say("web-end-how", { score });

export const minus = (score: number): string => (score < 0 ? `−${-score}` : `${score}`);
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));
