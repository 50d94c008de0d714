"""What many plays say about a game: seats, things, measures, lengths, points over the rounds, openings.

It is told outcome by outcome, of files or of a run, and what it holds does not grow with their number.
"""

from __future__ import annotations

from collections import Counter

from demitasse.arena.contrasts import Everybody, Having, Ratio
from demitasse.arena.outcome import Notes, Outcome
from demitasse.arena.statistics import Results, Tally

MOST_OPENINGS = 2000
"""Kinds of openings that are told apart: in real time there is no end of them."""


class Thing:
    """A card, tile or other thing that seats can have: how many had it, what became of it, and how they fared."""

    __slots__ = ("copies", "fates", "points", "wins")

    def __init__(self) -> None:
        self.copies = 0
        self.fates: Counter[str] = Counter()
        self.wins = Having()
        self.points = Having()

    @property
    def seats(self) -> int:
        return self.wins.seats


class Measure:
    """A number noted of every seat, such as coins left: of all, of winners and of the others."""

    __slots__ = ("all", "winners")

    def __init__(self) -> None:
        self.all = Everybody()
        self.winners = Having()


class Study:
    def __init__(self) -> None:
        self.tally = Tally()
        self.wins = Everybody()
        self.points = Everybody()
        self.things: dict[str, Thing] = {}
        self.measures: dict[str, Measure] = {}
        self.lengths: Counter[int] = Counter()
        """How many plays had so many rounds."""
        self.by_round: dict[int, list[Ratio]] = {}
        """By place in the order of turns, the points after each round."""
        self.openings: dict[str, Results] = {}

    def add(self, outcome: Outcome) -> None:
        self.tally.add(outcome)
        won = [rank == 1 for rank in outcome.ranks]
        seats = len(won)
        self.wins.add(seats, sum(won))
        self.points.add(seats, sum(outcome.scores))
        if outcome.rounds is not None:
            self.lengths[outcome.rounds] += 1
        self._add_things(outcome, won)
        self._add_measures(outcome, won)
        self._add_rounds(outcome)
        self._add_openings(outcome)

    def _add_things(self, outcome: Outcome, won: list[bool]) -> None:
        havers: dict[str, list[int]] = {}
        for seat, notes in enumerate(outcome.notes):
            for id, fates in things_of(notes).items():
                havers.setdefault(id, []).append(seat)
                thing = self.things.get(id)
                if thing is None:
                    thing = self.things[id] = Thing()
                thing.fates.update(fates)
                thing.copies += sum(fates.values())
        for id, seats in havers.items():
            thing = self.things[id]
            thing.wins.add(len(seats), sum([won[seat] for seat in seats]), len(won), sum(won))
            points = sum([outcome.scores[seat] for seat in seats])
            thing.points.add(len(seats), points, len(won), sum(outcome.scores))

    def _add_measures(self, outcome: Outcome, won: list[bool]) -> None:
        for what in dict.fromkeys(what for notes in outcome.notes for what in notes if ":" not in what):
            figures = [notes.get(what, 0) for notes in outcome.notes]
            measure = self.measures.setdefault(what, Measure())
            measure.all.add(len(won), sum(figures))
            of_winners = sum([figure for figure, first in zip(figures, won, strict=True) if first])
            if any(won):
                measure.winners.add(sum(won), of_winners, len(won), sum(figures))

    def _add_rounds(self, outcome: Outcome) -> None:
        for seat, points in enumerate(outcome.points):
            rounds = self.by_round.setdefault(outcome.turn(seat) or 1, [])
            for number, figure in enumerate(points):
                if number == len(rounds):
                    rounds.append(Ratio())
                rounds[number].add(1, figure)

    def _add_openings(self, outcome: Outcome) -> None:
        for opening, rank, score in zip(outcome.openings, outcome.ranks, outcome.scores, strict=False):
            results = self.openings.get(opening)
            if results is None:
                if len(self.openings) >= MOST_OPENINGS:
                    continue
                results = self.openings[opening] = Results()
            results.add([(rank, score)])


def things_of(notes: Notes) -> dict[str, Counter[str]]:
    """By thing, what became of it how often: `sent:espresso` is a fate, a bare id is had at the end."""
    things: dict[str, Counter[str]] = {}
    for what, count in notes.items():
        if count > 0:
            fate, _, id = what.rpartition(":")
            things.setdefault(id, Counter())[fate] += count
    return things
