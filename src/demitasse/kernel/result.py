"""How a play ended."""

from __future__ import annotations

import msgspec

from demitasse.kernel.event import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the final count: `count` things of `what`, worth `points`."""

    what: str
    count: int
    points: int


class Rival(msgspec.Struct, frozen=True):
    """What a player whom the game itself moves came to."""

    score: int
    counted: tuple[ScoreLine, ...]


class Measure(msgspec.Struct, frozen=True):
    """What breaks a tie: each seat's figure in it. The most wins, or the fewest."""

    what: str
    figures: tuple[int, ...]
    fewest: bool = False


class TieBreak(msgspec.Struct, frozen=True):
    """A measure that was needed: the figures of those who were still tied, seats first and then rivals; None for the
    others.
    """

    what: str
    figures: tuple[int | None, ...]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """Scores and ranks by seat; rank 1 is the best, tied seats share a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str
    """A word of the game for why it ended."""
    counted: tuple[tuple[ScoreLine, ...], ...]
    """How each score comes about."""
    rivals: tuple[Rival, ...] = ()
    """In the order of `Game.automata`; they have no seat, so they have no rank."""
    verdict: str = ""
    """Where more than points decides, why it was won or lost."""
    ties: tuple[TieBreak, ...] = ()
    """What was compared where points were equal, in that order; empty when points told everybody apart."""
    decided_by: str = ""
    """Which of `ties` gave the win to who has it; empty when points did, or nothing."""

    @classmethod
    def ranked(
        cls,
        scores: tuple[int, ...],
        *measures: Measure,
        ended_by: str,
        counted: tuple[tuple[ScoreLine, ...], ...],
    ) -> Result:
        """The most points win; a tie is broken by the measures, one after the other, and shared where all are equal."""
        ordered = [tuple([-figure if one.fewest else figure for figure in one.figures]) for one in measures]
        ties: list[TieBreak] = []
        decided_by = ""
        before = rank(scores)
        for at, measure in enumerate(measures, 1):
            tied = [before.count(place) > 1 for place in before]
            if not any(tied):
                break
            compared = zip(measure.figures, tied, strict=True)
            ties.append(
                TieBreak(measure.what, tuple([figure if among else None for figure, among in compared]))
            )
            after = rank(scores, *ordered[:at])
            if after.count(1) < before.count(1):
                decided_by = measure.what
            before = after
        return cls(scores, before, ended_by, counted, ties=tuple(ties), decided_by=decided_by)

    @classmethod
    def together(
        cls,
        scores: tuple[int, ...],
        *,
        won: bool,
        ended_by: str,
        counted: tuple[tuple[ScoreLine, ...], ...] = (),
    ) -> Result:
        """Of a game in which all win or lose together: then nobody is first."""
        return cls(scores, (1 if won else 2,) * len(scores), ended_by, counted)

    def agrees(self, written: Result) -> bool:
        """Whether this is what a record says; one from before tie-breaks were told says nothing of them."""
        told = self if written.ties else msgspec.structs.replace(self, ties=(), decided_by="")
        return told == written

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Several share a win; nobody has one where all lost together."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(*measures: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks by the first measure, ties broken by the next ones; still tied means a shared rank."""
    standing = list(zip(*measures, strict=True))
    return tuple(1 + sum(other > own for other in standing) for own in standing)
