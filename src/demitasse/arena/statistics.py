"""What the outcomes of many plays say: win rates with their uncertainty, scores, lengths, endings.

A win is a first rank. When several seats share it, each of them has won, so that wins are whole numbers and the rates
of all bots may add up to more than 1; `Report.shared_wins` says how often that happened. A bot that sits in several
seats has played once per seat: its results are pooled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import inf, sqrt
from typing import Any

import msgspec

from demitasse.arena.outcome import Outcome, rows_of

Z95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


def wilson(wins: float, plays: int, effective: float | None = None) -> tuple[float, float]:
    """The 95 % Wilson score interval of a win rate; `effective` says as how many independent plays these count."""
    if not 0 <= wins <= plays or not plays:
        raise ValueError(f"{wins} wins in {plays} plays")
    rate, z2 = wins / plays, Z95 * Z95
    if effective == inf:
        return rate, rate
    n = plays if effective is None else effective
    centre = rate + z2 / (2 * n)
    reach = Z95 * sqrt(rate * (1 - rate) / n + z2 / (4 * n * n))
    scale = 1 + z2 / n
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
    series: str
    """The same for all plays of this simulation, and for no other."""
    outcomes: tuple[Outcome, ...]
    """Empty where they were not to be kept."""
    won: int = 0
    """Plays that somebody won: all of them, but in games won or lost together."""

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row for each play and seat, as in the files: `pandas.DataFrame(report.rows())`."""
        for outcome in self.outcomes:
            for row in rows_of(outcome, self.game, self.series):
                yield msgspec.structs.asdict(row)


class Tally:
    """Counts outcomes one by one; what it holds does not grow with their number."""

    def __init__(self, seats: Sequence[str] = ()) -> None:
        self.games = self.choices = self.shared_wins = self.won = 0
        self.cpu_seconds = 0.0
        self.timed_choices = 0
        """Without those of plays read from a file, of which nobody knows how long they took."""
        self._bots: dict[str, Results] = {bot: Results() for bot in seats}
        self._turns: dict[int, Results] = {}
        self._endings: Counter[str] = Counter()
        self._ties: Counter[str] = Counter()
        self._lengths: Counter[int] = Counter()
        self._rounds: Counter[int] = Counter()
        self._notes: dict[str, Counter[int]] = {}
        self._seats = 0

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.choices += outcome.choices
        self.cpu_seconds += outcome.cpu_seconds
        self.timed_choices += outcome.choices if outcome.cpu_seconds else 0
        winners = len(outcome.winners)
        self.shared_wins += winners > 1
        self.won += winners > 0
        self._endings[outcome.ended_by] += 1
        self._lengths[outcome.choices] += 1
        if outcome.decided_by:
            self._ties[outcome.decided_by] += 1
        if outcome.rounds is not None:
            self._rounds[outcome.rounds] += 1
        by_bot: dict[str, list[tuple[int, int]]] = {}
        for seat, (bot, *own) in enumerate(zip(outcome.bots, outcome.ranks, outcome.scores, strict=True)):
            by_bot.setdefault(bot, []).append((own[0], own[1]))
            turn = outcome.turn(seat)
            if turn is not None:
                self._turns.setdefault(turn, Results()).add([(own[0], own[1])])
        for bot, results in by_bot.items():
            self._bots.setdefault(bot, Results()).add(results)
        for notes in outcome.notes:
            self._seats += 1
            for what, count in notes.items():
                self._notes.setdefault(what, Counter())[count] += 1

    @property
    def bots(self) -> dict[str, Standing]:
        """Each bot's standing, in the order of the seats of play 0."""
        return {bot: results.standing for bot, results in self._bots.items() if results.plays}

    @property
    def turns(self) -> tuple[Standing, ...]:
        """The standing of the seat that begins, of the next, and so on; empty for a game without such an order."""
        return tuple([self._turns[turn].standing for turn in sorted(self._turns)])

    @property
    def length(self) -> Length:
        return Length(spread(self._lengths), spread(self._rounds) if self._rounds else None)

    @property
    def notes(self) -> dict[str, Spread]:
        """How much of each thing seats came to, in the order in which it was first noted; who has none counts as 0."""
        spreads: dict[str, Spread] = {}
        for what, counts in self._notes.items():
            without = self._seats - counts.total()
            spreads[what] = spread(counts + Counter({0: without}) if without else counts)
        return spreads

    @property
    def endings(self) -> dict[str, int]:
        """How often plays ended by what, the most frequent first."""
        return most_first(self._endings)

    @property
    def tie_breaks(self) -> dict[str, int]:
        """How often which tie-break gave the win, the most frequent first."""
        return most_first(self._ties)


class Results:
    """The results of a bot, or of a place in the order of turns, added up play by play: one that sits in several seats
    of a play wins there at the cost of itself, so its interval is that of plays, not of seats."""

    __slots__ = ("_both", "_seats_squared", "_wins_squared", "games", "plays", "score", "wins")

    def __init__(self) -> None:
        self.games = self.plays = self.wins = self.score = 0
        self._both = self._seats_squared = self._wins_squared = 0

    def add(self, results: Sequence[tuple[int, int]]) -> None:
        """The (rank, score) pairs of one play."""
        seats, wins = len(results), sum([rank == 1 for rank, _ in results])
        self.games += 1
        self.plays += seats
        self.wins += wins
        self.score += sum([score for _, score in results])
        self._both += seats * wins
        self._seats_squared += seats * seats
        self._wins_squared += wins * wins

    @property
    def standing(self) -> Standing:
        rate = self.wins / self.plays
        low, high = wilson(self.wins, self.plays, self._effective)
        return Standing(self.plays, self.wins, rate, low, high, self.score / self.plays)

    @property
    def _effective(self) -> float | None:
        """How many independent seats would vary as much; None where seats are independent."""
        if self._seats_squared == self.plays or self.games < 2:
            return None
        rate = self.wins / self.plays
        squares = self._wins_squared - 2 * rate * self._both + rate * rate * self._seats_squared
        variance = squares / self.plays**2 * self.games / (self.games - 1)
        return rate * (1 - rate) / variance if variance > 1e-15 else inf


def spread(numbers: Mapping[int, int]) -> Spread:
    """Of numbers, each with how often it comes."""
    total = sum(numbers.values())
    ordered = sorted(numbers)
    middle = [_at(numbers, ordered, place) for place in ((total - 1) // 2, total // 2)]
    mean = sum(number * times for number, times in numbers.items()) / total
    return Spread(mean, sum(middle) / 2, ordered[0], ordered[-1])


def _at(numbers: Mapping[int, int], ordered: Sequence[int], place: int) -> int:
    for number in ordered:
        place -= numbers[number]
        if place < 0:
            return number
    raise IndexError


def most_first(words: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(words.items(), key=lambda counted: (-counted[1], counted[0])))
