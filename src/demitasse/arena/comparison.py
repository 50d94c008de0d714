"""The same plays with and without a change: what it does to whoever has it, to the first seat, to the game.

Play i of both series has the same seed and the same bots in the same seats, so that luck is much the same on both sides
and what is left of a difference is mostly the change.
"""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.arena.contrasts import Estimate, Mean, Ratio
from demitasse.arena.outcome import Outcome
from demitasse.arena.simulation import Series
from demitasse.arena.study import things_of


class Pairs:
    """Two series as one: play 2i is play i with the change, 2i + 1 the same without it."""

    def __init__(self, changed: Series, base: Series) -> None:
        self.changed = changed
        self.base = base

    def play(self, number: int) -> Outcome:
        return (self.base if number % 2 else self.changed).play(number // 2)


class Worth:
    """What a thing is worth to the seats that had it: they are compared with themselves, without the change."""

    def __init__(self) -> None:
        self.points = Ratio()
        self.wins = Ratio()


class Comparison:
    """Differences, changed minus base, told pair by pair."""

    def __init__(self, things: Sequence[str]) -> None:
        self.pairs = 0
        self.cpu_seconds = 0.0
        self.things = {id: Worth() for id in things}
        self._points = Mean()
        self._first = Mean()
        self._won = Mean()
        self._length = Mean()

    def add(self, changed: Outcome, base: Outcome) -> None:
        assert (changed.play, changed.seed, changed.bots) == (base.play, base.seed, base.bots)
        self.pairs += 1
        self.cpu_seconds += changed.cpu_seconds + base.cpu_seconds
        points = [one - other for one, other in zip(changed.scores, base.scores, strict=True)]
        wins = [(one == 1) - (other == 1) for one, other in zip(changed.ranks, base.ranks, strict=True)]
        self._points.add(sum(points) / len(points))
        self._won.add(bool(changed.winners) - bool(base.winners))
        if changed.turn_order and base.turn_order:
            first = (changed.ranks[changed.turn_order[0]] == 1) - (base.ranks[base.turn_order[0]] == 1)
            self._first.add(first)
        lengths = (changed.rounds, base.rounds)
        if lengths[0] is not None and lengths[1] is not None:
            self._length.add(lengths[0] - lengths[1])
        had = [things_of(notes) for notes in changed.notes]
        for id, worth in self.things.items():
            owners = [seat for seat, things in enumerate(had) if id in things]
            worth.points.add(len(owners), sum([points[seat] for seat in owners]))
            worth.wins.add(len(owners), sum([wins[seat] for seat in owners]))

    @property
    def points(self) -> Estimate:
        """Of a seat, on average."""
        return self._points.estimate

    @property
    def first_seat(self) -> Estimate:
        """Its share of wins."""
        return self._first.estimate

    @property
    def won_together(self) -> Estimate:
        """The share of plays that a team wins."""
        return self._won.estimate

    @property
    def rounds(self) -> Estimate:
        return self._length.estimate
