"""A finished play looked at again: the win curve, and the choices that decided it.

The curve is one look at each end of a turn. Choices are judged in two steps: a look at where the turn ends says which
of them may have cost something, and only those are tried out, in imagined worlds that are the same for what was played
and for what looks better. A mark is set only where the interval of the paired differences lies on one side of 0. A seat
is judged by what it could know: every world is dealt from its own eyes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from demitasse.bots import chronicler_for
from demitasse.bots.chronicles import Chronicle
from demitasse.bots.contract import Chair
from demitasse.coach.chances import ONE_DEAL, ours
from demitasse.coach.summary import Regret, summaries
from demitasse.coach.verdict import SUSPECT, USUAL_WORLDS, chances_for, seems_to_cost, verdict
from demitasse.games import game as game_by_id
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message, message_for
from demitasse.kernel.play import Play
from demitasse.kernel.position import Position
from demitasse.kernel.record import Record
from demitasse.kernel.result import Result

LEAST_WORLDS, MOST_WORLDS = 8, 1000


class CoachPoint(msgspec.Struct, frozen=True):
    """The end of a turn: after so many rows, in this round, each seat's chance as that seat may know it."""

    rows: int
    round: int
    seat: Seat
    """Who has just had a turn."""
    chances: tuple[float, ...]


class CoachMark(msgspec.Struct, frozen=True):
    """A choice that cost or brought something for certain."""

    row: int
    """The number of the row."""
    round: int
    seat: Seat
    sign: str
    """`blunder`, `mistake`, `inaccuracy` or `good`."""
    points: float
    """Of win chance: below 0 what it cost, above what it brought."""
    low: float
    high: float
    played: str
    """As it is written in a record."""
    played_text: Message
    better: str
    """What the strong bot would have done; of a good find, what looked best at first."""
    better_text: Message
    why: Message
    """The reason for the better one, from what the seat could know."""


class Suspect(msgspec.Struct, frozen=True):
    """A choice to be tried out."""

    row: int
    round: int
    points: float
    """What it seems to cost at a look."""


class Curve(msgspec.Struct, frozen=True):
    """What is known at once."""

    game: str
    people: tuple[str, ...]
    rounds: int
    points: tuple[CoachPoint, ...]
    suspects: tuple[Suspect, ...]
    """Choices that are still to be tried out, the dearest first."""
    own_cards: bool
    """Whether the play had other cards than those that the chances were fitted with."""


class Analysis(msgspec.Struct, frozen=True):
    """All that the coach has to say of a play."""

    game: str
    people: tuple[str, ...]
    rounds: int
    points: tuple[CoachPoint, ...]
    marks: tuple[CoachMark, ...]
    result: Result
    summaries: tuple[tuple[Message, ...], ...]
    """By seat."""
    own_cards: bool = False


class Coach:
    """Looks at one play. Positions before each row are kept, so that any of them can be looked at in any order."""

    def __init__(self, record: Record, game: Game, worlds: int = USUAL_WORLDS) -> None:
        self._worlds = checked_worlds(worlds)
        self.game = game
        play = record.start(game)
        self.people = play.people
        chances = chances_for(game.id, len(play.people), play.content)
        if chances is None:
            file = ours(game.id)
            known = ", ".join(file.tables) if file is not None else "none"
            raise Unknown("coach-no-curve", title=game.title, seats=len(play.people), known=known)
        self._before: list[Position] = []
        self._turns: list[int] = []
        self.rows = record.rows
        self._choices: list[Choice | None] = []
        self._chances, self._judge = chances, chances.judge
        file = ours(game.id)
        self.own_cards = file is not None and file.content != play.content.digest
        self._regrets: list[Regret] = []
        self._points = list(self._walk(record, play))
        result = play.position.result
        if record.torn is not None or result is None:
            raise Unknown("coach-unfinished", file=record.file)
        if record.tail is not None and not result.agrees(record.tail.result):
            record.verify(game)
        self.result = result

    def _walk(self, record: Record, play: Play) -> Iterator[CoachPoint]:
        """Play it once more, and look at each end of a turn."""
        turns, judge = 0, self._judge
        yield self._point(play.position, play.position.seats_to_act[0] - 1, 0, 0)
        before = play.position.copy()
        for row, _ in record.steps(play):
            self._before.append(before)
            self._turns.append(turns)
            self._choices.append(play.choice_of(row))
            position = play.position
            if row.seat >= 0 and (position.result is not None or judge.turn(position) != judge.turn(before)):
                turns += 1
                lost = judge.regretted(before, position, row.seat)
                if lost:
                    self._regrets.append(Regret(row.seat, judge.round(before), lost))
                yield self._point(position, row.seat, len(play.rows), turns, judge.round(before))
            before = position.copy()

    def _point(self, position: Position, moved: Seat, rows: int, turns: int, round: int = 0) -> CoachPoint:
        seats = len(self.people)
        moved %= seats
        chances = tuple(
            rounded(self._chances.as_known(position, seat, moved, turns)[seat]) for seat in range(seats)
        )
        return CoachPoint(rows, round, moved, chances)

    def curve(self) -> Curve:
        suspects = sorted(self._suspects(), key=lambda one: (-one.points, one.row))
        return Curve(
            self.game.id,
            self.people,
            self._points[-1].round,
            tuple(self._points),
            tuple(suspects),
            self.own_cards,
        )

    def _suspects(self) -> Iterator[Suspect]:
        """Choices after which the turn ends visibly worse than it could."""
        for row, (before, choice) in enumerate(zip(self._before, self._choices, strict=True)):
            seat = self.rows[row].seat
            if choice is None or seat < 0 or len(before.choices(seat)) < 2:
                continue
            lost = seems_to_cost(self._chances, self._chair(row), choice, self._turns[row])
            if lost >= SUSPECT:
                yield Suspect(row, self._judge.round(before), round(lost, 1))

    def _chair(self, row: int) -> Chair[Position]:
        """What the seat had before its eyes when it chose."""
        seat = self.rows[row].seat
        imagined = self._before[row].imagine(seat, ONE_DEAL.stream(str(row)))
        return Chair(seat, None, (), imagined)

    def mark(self, suspect: Suspect) -> CoachMark | None:
        """Try a choice out against what looks better; None where nothing is certain."""
        row, choice, prefix = suspect.row, self._choices[suspect.row], self.game.prefix
        assert choice is not None
        chance = ONE_DEAL.stream(f"worlds {row}")
        found = verdict(self._chances, self._chair(row), choice, self._turns[row], chance, self._worlds)
        if found is None:
            return None
        return CoachMark(
            row=row,
            round=suspect.round,
            seat=self.rows[row].seat,
            sign=found.sign,
            points=found.points,
            low=found.low,
            high=found.high,
            played=str(choice),
            played_text=message_for(prefix, choice),
            better=str(found.better),
            better_text=message_for(prefix, found.better),
            why=found.why,
        )

    def analysis(self, marks: Sequence[CoachMark]) -> Analysis:
        marks = tuple(sorted(marks, key=lambda mark: mark.row))
        points = tuple(self._points)
        return Analysis(
            self.game.id,
            self.people,
            points[-1].round,
            points,
            marks,
            self.result,
            summaries(points, marks, self._regrets, self.result, self.game),
            self.own_cards,
        )


def analyse(record: Record, worlds: int = USUAL_WORLDS) -> Analysis:
    """Look at a whole play."""
    coach = Coach(record, game_by_id(record.head.game), worlds)
    found = [coach.mark(suspect) for suspect in coach.curve().suspects]
    return coach.analysis([mark for mark in found if mark is not None])


def look_back(record: Record, worlds: int = USUAL_WORLDS) -> Analysis | Chronicle:
    """Whatever there is to say of a play: where its game has no curve, what happened in it."""
    checked_worlds(worlds)
    told = chronicled(record)
    return analyse(record, worlds) if told is None else told


def chronicled(record: Record) -> Chronicle | None:
    """What happened in a play; None for a game of which nobody tells that."""
    tell = chronicler_for(record.head.game)
    return None if tell is None else tell(record, game_by_id(record.head.game))


def checked_worlds(worlds: int) -> int:
    """In how many worlds a choice is tried out; a sentence for a number that cannot be."""
    if not LEAST_WORLDS <= worlds <= MOST_WORLDS:
        raise Unknown("coach-worlds", given=str(worlds)[:40], least=LEAST_WORLDS, most=MOST_WORLDS)
    return worlds


def rounded(chance: float) -> float:
    return round(chance, 4)
