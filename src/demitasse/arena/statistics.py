"""What the outcomes of many plays say: win rates with their uncertainty, scores, lengths, endings.

A win is a first rank. When several seats share it, each of them has won, so that wins are whole numbers and the rates
of all bots may add up to more than 1; `Report.shared_wins` says how often that happened. A bot that sits in several
seats has played once per seat: its results are pooled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, median
from typing import Any

import msgspec

from demitasse.arena.playing import Outcome

Z95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


def wilson(wins: int, plays: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a win rate."""
    if not 0 <= wins <= plays or not plays:
        raise ValueError(f"{wins} wins in {plays} plays")
    rate, z2 = wins / plays, Z95 * Z95
    centre = rate + z2 / (2 * plays)
    reach = Z95 * sqrt(rate * (1 - rate) / plays + z2 / (4 * plays * plays))
    scale = 1 + z2 / plays
    # At the ends the formula gives 0 and 1 but for rounding.
    low = (centre - reach) / scale if wins else 0.0
    high = (centre + reach) / scale if wins < plays else 1.0
    return low, high


class Standing(msgspec.Struct, frozen=True):
    """How a bot, or a place in the order of turns, did. `low` and `high` bound its win rate (Wilson, 95 %)."""

    plays: int
    """Seats played."""
    wins: int
    win_rate: float
    low: float
    high: float
    mean_score: float


class Spread(msgspec.Struct, frozen=True):
    """Of numbers: their middle and their ends."""

    mean: float
    median: float
    min: int
    max: int


class Length(msgspec.Struct, frozen=True):
    """How long plays are. `rounds` is None for a game without."""

    choices: Spread
    rounds: Spread | None


class Report(msgspec.Struct, frozen=True):
    """All of a simulation: what was played, what came of it, and every single outcome."""

    game: str
    revision: int
    content: str
    """The digest of the content played with."""
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    """The bots in the order of play 0; each further play moves them on by a seat."""
    games: int
    seed: int
    bots: Mapping[str, Standing]
    shared_wins: int
    """Plays won by several seats together."""
    decided_by: Mapping[str, int]
    """How many plays were won by which tie-break."""
    first_seat: tuple[Standing, ...]
    """By the order of turns, who begins first; empty for a game without such an order."""
    length: Length
    notes: Mapping[str, Spread]
    """Of what seats ended with, as far as the game keeps notes of it; who has none of it counts as 0."""
    ended_by: Mapping[str, int]
    choices: int
    cpu_seconds: float
    choices_per_cpu_second: float
    outcomes: tuple[Outcome, ...]


def standings(outcomes: Iterable[Outcome], seats: Sequence[str]) -> dict[str, Standing]:
    """Each bot's standing, in the order of the seats of play 0."""
    results: dict[str, list[tuple[int, int]]] = {bot: [] for bot in seats}
    for outcome in outcomes:
        for bot, rank, score in zip(outcome.bots, outcome.ranks, outcome.scores, strict=True):
            results[bot].append((rank, score))
    return {bot: standing(own) for bot, own in results.items()}


def by_turn(outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """The standing of the seat that begins, of the next, and so on."""
    results: dict[int, list[tuple[int, int]]] = {}
    for outcome in outcomes:
        for seat, own in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
            turn = outcome.turn(seat)
            if turn is not None:
                results.setdefault(turn, []).append(own)
    return tuple(standing(results[turn]) for turn in sorted(results))


def standing(results: Sequence[tuple[int, int]]) -> Standing:
    """Of (rank, score) pairs."""
    plays = len(results)
    wins = sum(rank == 1 for rank, _ in results)
    low, high = wilson(wins, plays)
    return Standing(plays, wins, wins / plays, low, high, fmean(score for _, score in results))


def length(outcomes: Sequence[Outcome]) -> Length:
    rounds = [outcome.rounds for outcome in outcomes if outcome.rounds is not None]
    return Length(spread([outcome.choices for outcome in outcomes]), spread(rounds) if rounds else None)


def note_spreads(outcomes: Iterable[Outcome]) -> dict[str, Spread]:
    """How much of each thing seats ended with, in the order in which it was first noted."""
    seats = [notes for outcome in outcomes for notes in outcome.notes]
    things = dict.fromkeys(what for notes in seats for what in notes)
    return {what: spread([notes.get(what, 0) for notes in seats]) for what in things}


def spread(numbers: Sequence[int]) -> Spread:
    return Spread(fmean(numbers), float(median(numbers)), min(numbers), max(numbers))


def endings(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """How often plays ended by what, the most frequent first."""
    return most_first(outcome.ended_by for outcome in outcomes)


def tie_breaks(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """How often which tie-break gave the win, the most frequent first."""
    return most_first(outcome.decided_by for outcome in outcomes if outcome.decided_by)


def most_first(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items(), key=lambda counted: (-counted[1], counted[0])))
