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


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """Scores and ranks by seat; rank 1 is the best, tied seats share a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str
    counted: tuple[tuple[ScoreLine, ...], ...]
    rivals: tuple[Rival, ...] = ()
    """In the order of `Game.automata`; they have no seat, so they have no rank."""
    verdict: str = ""
    """Where more than points decides, why it was won or lost."""

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

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(*measures: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks by the first measure, ties broken by the next ones; still tied means a shared rank."""
    standing = list(zip(*measures, strict=True))
    return tuple(1 + sum(other > own for other in standing) for own in standing)
