"""What is written down while bots play: their choices, the points after each round, and what the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from demitasse.arena.outcome import Notes
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.play import Play
from demitasse.kernel.position import Position
from demitasse.kernel.record import Writer

OPENING = 2
"""So many first choices of a seat are its opening."""


class PlayLog:
    __slots__ = ("_by_round", "_counted", "_counts", "_game", "_position", "_round", "_round_name", "rows")

    def __init__(self, game: Game, position: Position) -> None:
        self._game = game
        self._position = position
        self.rows: list[tuple[Milliseconds, Seat, Choice]] = []
        self._counted = game.counted
        self._counts: list[dict[str, int]] = [{} for _ in position.turn_order]
        # Rounds are counted in `round`, Days in `day`; the toys of the tests know neither.
        self._round_name = next((name for name in ("round", "day") if hasattr(position, name)), "clock")
        self._round: int = getattr(position, self._round_name)
        self._by_round: list[tuple[int, ...]] = []

    def write(self, seat: Seat, choice: Choice, events: Sequence[Event]) -> None:
        """A choice that was made, and what came of it."""
        self.rows.append((self._position.clock, seat, choice))
        self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        counted = self._counted
        for event in events:
            if (noted := counted.get(type(event))) is not None:
                for seat, what in noted(event, self._position):
                    if seat < len(self._counts):  # whom the game itself moves has no seat
                        counts = self._counts[seat]
                        counts[what] = counts.get(what, 0) + 1
        position = self._position
        number: int = getattr(position, self._round_name)
        if number != self._round:
            if self._round:  # 0 is setting up
                self._by_round.append(position.points)
            self._round = number

    @property
    def rounds(self) -> int | None:
        return None if self._round_name == "clock" else self._round

    def points(self, scores: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """By seat, the points after each round and the final score; nothing where a game does not tell points."""
        if self._round_name == "clock" or not all(self._by_round):
            return ()
        return tuple(
            [(*[points[seat] for points in self._by_round], score) for seat, score in enumerate(scores)]
        )

    @property
    def openings(self) -> tuple[str, ...]:
        first: list[list[str]] = [[] for _ in self._counts]
        for _, seat, choice in self.rows:
            if len(first[seat]) < OPENING:
                first[seat].append(str(choice))
            elif all(len(own) == OPENING for own in first):
                break
        return tuple([", ".join(own) for own in first])

    @property
    def notes(self) -> tuple[Notes, ...]:
        return tuple([{**self._position.notes(seat), **counts} for seat, counts in enumerate(self._counts)])

    def record(self, options: Options, people: Sequence[str], seed: int) -> bytes:
        """The play so far as a file, to open on the page or with `demitasse replay`."""
        play = Play(self._game, options, people=people, seed=seed, content=self._position.content)
        file = BytesIO()
        writer = Writer(file, play)
        for at, seat, choice in self.rows:
            play.choose(seat, choice, at)
        play.advance(self._position.clock)
        writer.update()
        assert play.position.digest() == self._position.digest(), (
            "the log does not lead to where the play ended"
        )
        return file.getvalue()
