"""How one play went: as one value, and as the rows of a table, one for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

from demitasse.kernel.event import Seat

Notes = Mapping[str, int]
"""What is counted of a seat: `coins`, or `sent:espresso` for what became of a thing."""


class Outcome(msgspec.Struct, frozen=True):
    """How one play went. Tuples are by seat."""

    play: int
    seed: int
    """Deals the same play again: `game.setup(options, seats=…, seed=…)`."""
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ended_by: str
    choices: int
    turn_order: tuple[Seat, ...]
    """As it was when the play began; empty where a game has none."""
    rounds: int | None
    cpu_seconds: float = 0.0
    """Not in files: it differs from run to run."""
    decided_by: str = ""
    """The tie-break that gave the win; empty when points did, or nothing."""
    points: tuple[tuple[int, ...], ...] = ()
    """The points after each round, the final ones last; empty where a game has none to tell."""
    openings: tuple[str, ...] = ()
    """The first choices of the seat."""
    notes: tuple[Notes, ...] = ()
    """What the game keeps notes of."""
    record: bytes = b""
    """The whole play as a file, where records are kept."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Several share a win; nobody has one where all lost together."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def turn(self, seat: Seat) -> int | None:
        """The place of a seat in the order of turns, from 1."""
        return self.turn_order.index(seat) + 1 if self.turn_order else None


class Row(msgspec.Struct, frozen=True):
    """One seat of one play."""

    game: str
    series: str
    """The same for all plays of one simulation: of its game, cards, options, bots and seed."""
    play: int
    seed: int
    seat: int
    turn: int | None
    """The place in the order of turns, from 1."""
    bot: str
    score: int
    rank: int
    won: bool
    ended_by: str
    decided_by: str
    """The tie-break that gave the win; empty when points did, or nothing."""
    choices: int
    rounds: int | None
    points: tuple[int, ...]
    """After each round, the final score last."""
    opening: str
    notes: Notes


def rows_of(outcome: Outcome, game: str, series: str) -> Iterator[Row]:
    for seat, bot in enumerate(outcome.bots):
        yield Row(
            game=game,
            series=series,
            play=outcome.play,
            seed=outcome.seed,
            seat=seat,
            turn=outcome.turn(seat),
            bot=bot,
            score=outcome.scores[seat],
            rank=outcome.ranks[seat],
            won=outcome.ranks[seat] == 1,
            ended_by=outcome.ended_by,
            decided_by=outcome.decided_by,
            choices=outcome.choices,
            rounds=outcome.rounds,
            points=outcome.points[seat] if outcome.points else (),
            opening=outcome.openings[seat] if outcome.openings else "",
            notes=outcome.notes[seat] if outcome.notes else {},
        )


def outcomes_of(rows: Iterable[Row]) -> Iterator[tuple[str, str, Outcome]]:
    """`rows_of` backwards: plays, each with its game and series. `ValueError` for rows that are none."""
    for (game, series, _), of_one in groupby(rows, lambda row: (row.game, row.series, row.play)):
        yield game, series, _outcome(list(of_one))


def _outcome(seats: Sequence[Row]) -> Outcome:
    if [row.seat for row in seats] != list(range(len(seats))):
        raise ValueError(f"seats of play {seats[0].play}")
    one = seats[0]
    turns = [row.turn for row in seats if row.turn is not None]
    if turns and sorted(turns) != list(range(1, len(seats) + 1)):
        raise ValueError(f"turns of play {one.play}")
    return Outcome(
        play=one.play,
        seed=one.seed,
        bots=tuple([row.bot for row in seats]),
        scores=tuple([row.score for row in seats]),
        ranks=tuple([row.rank for row in seats]),
        ended_by=one.ended_by,
        choices=one.choices,
        turn_order=tuple(sorted(range(len(turns)), key=turns.__getitem__)),
        rounds=one.rounds,
        decided_by=one.decided_by,
        points=tuple([row.points for row in seats]) if one.points else (),
        openings=tuple([row.opening for row in seats]),
        notes=tuple([row.notes for row in seats]),
    )
