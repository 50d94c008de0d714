"""What a friend would say of a play: where it was decided, and what it cost. From the curve and the marks alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from demitasse.coach.verdict import GOOD
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.result import Result

if TYPE_CHECKING:
    from demitasse.coach.analysis import CoachMark, CoachPoint

STRETCH = 3
"""How many rounds a play is decided in, at most."""
NOTABLE = 10
"""Points of win chance that make a stretch worth naming."""
LINES = 3
"""Lines of a final count, at least, that make one of them worth naming."""


class Stretch(NamedTuple):
    """Rounds in which a chance rose or fell most."""

    first: int
    last: int
    before: int
    after: int


class Regret(NamedTuple):
    """Things that a seat lost in a round and had the means to keep (`Judge.regretted`)."""

    seat: Seat
    round: int
    times: int


def summaries(
    points: Sequence[CoachPoint],
    marks: Sequence[CoachMark],
    regrets: Sequence[Regret],
    result: Result,
    game: Game,
) -> tuple[tuple[Message, ...], ...]:
    """By seat, two sentences, one more where the final count has lines, and one where there is something to regret."""
    return tuple(
        (
            decided(points, seat, seat in result.winners),
            reproached(marks, seat),
            *counted(result, seat, game.prefix),
            *regretted(game.id, regrets, seat),
        )
        for seat in range(len(result.scores))
    )


def decided(points: Sequence[CoachPoint], seat: Seat, won: bool) -> Message:
    stretch = steepest(points, seat, won)
    how = "won" if won else "lost"
    if abs(stretch.after - stretch.before) < NOTABLE:
        return Message(f"coach-{how}-evenly", {"seat": seat})
    where = "within" if stretch.first == stretch.last else "in"
    return Message(f"coach-{how}-{where}", {"seat": seat, **stretch._asdict()})


def steepest(points: Sequence[CoachPoint], seat: Seat, rising: bool) -> Stretch:
    """The few rounds in which the chance of a seat changed most its way; the first of several."""
    at_end: dict[int, float] = {}
    for point in points:
        at_end[point.round] = point.chances[seat]
    rounds = sorted(at_end)
    sign = 1 if rising else -1
    best, found = -1.0, Stretch(rounds[-1], rounds[-1], 0, 0)
    for place, start in enumerate(rounds):
        for end in rounds[place + 1 : place + 1 + STRETCH]:
            gained = sign * (at_end[end] - at_end[start])
            # A longer stretch has to bring more for each round it takes.
            if gained - 0.03 * (end - start) > best:
                best = gained - 0.03 * (end - start)
                found = Stretch(rounds[place + 1], end, percent(at_end[start]), percent(at_end[end]))
    return found


def reproached(marks: Sequence[CoachMark], seat: Seat) -> Message:
    own = [mark for mark in marks if mark.seat == seat and mark.sign != GOOD]
    if not own:
        return Message("coach-nothing", {"seat": seat})
    worst = min(own, key=lambda mark: mark.points)
    return Message(
        "coach-cost",
        {"seat": seat, "count": len(own), "round": worst.round, "points": round(-worst.points)},
    )


def counted(result: Result, seat: Seat, prefix: str) -> Iterator[Message]:
    """What of the final count made most of the difference to the best of the others, if that is counted by lines."""
    others = [other for other in range(len(result.scores)) if other != seat]
    best = max(others, key=lambda other: (-result.ranks[other], -other))
    mine, theirs = points_of(result, seat), points_of(result, best)
    lead = {what: mine.get(what, 0) - theirs.get(what, 0) for what in {**mine, **theirs}}
    if len(lead) < LINES:
        return
    what = max(lead, key=lambda line: lead[line] if seat in result.winners else -lead[line])
    if lead[what] and (lead[what] > 0) == (seat in result.winners):
        facts = {"mine": mine.get(what, 0), "theirs": theirs.get(what, 0), "whom": best}
        yield Message("coach-counted", {"what": Message(f"{prefix}-score-{what}"), **facts})


def points_of(result: Result, seat: Seat) -> dict[str, int]:
    return {line.what: line.points for line in result.counted[seat]}


def regretted(game: str, regrets: Sequence[Regret], seat: Seat) -> Iterator[Message]:
    own = [regret for regret in regrets if regret.seat == seat]
    if own:
        count = sum(regret.times for regret in own)
        yield Message(f"coach-regretted-{game}", {"seat": seat, "count": count, "first": own[0].round})


def percent(chance: float) -> int:
    return round(100 * chance)
