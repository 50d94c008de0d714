"""One choice judged: tried out against what looks better, in imagined worlds that are the same for both.

Of a play that is over, and of one that goes on before the choice is made: in both cases from what the seat can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

import msgspec

from demitasse.bots import judge_for
from demitasse.bots.contract import Chair
from demitasse.bots.search import Worlds, most_promising
from demitasse.coach.chances import ONE_DEAL, Chances, ours
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.message import Message

INACCURACY, MISTAKE, BLUNDER = 5.0, 10.0, 20.0
"""Points of win chance that a choice costs at least to be called so."""
SIGNS = ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (INACCURACY, "inaccuracy"))
GOOD = "good"
SUSPECT = 1.0
"""Points that a choice seems to cost at a look before it is tried out."""
TRIED = 5
"""How many choices are tried out against one another."""
USUAL_WORLDS = 32
SURE = 2.04
"""How many standard errors an interval reaches to either side: 95 % of a Student with some 31 degrees of freedom."""
HUNDRED = 100.0
GLANCES = ONE_DEAL.stream("glances")


class Verdict(msgspec.Struct, frozen=True):
    """What a choice costs or brings for certain."""

    sign: str
    """`blunder`, `mistake`, `inaccuracy` or `good`."""
    points: float
    """Of win chance: below 0 what it costs, above what it brings."""
    low: float
    high: float
    better: Choice
    """What the strong bot would do; of a good find, what looks best at first."""
    why: Message
    """The reason for the better one."""


def chances_for(game: str, seats: int, content: Content) -> Chances | None:
    """Of the seats of such a play; None where there is no curve."""
    file = ours(game)
    if file is None or str(seats) not in file.tables:
        return None
    return Chances(judge_for(game, seats, content), file.tables[str(seats)])


def seems_to_cost(chances: Chances, chair: Chair[Any], choice: Choice, turns: int) -> float:
    """By a look at where the turn ends; 0 where there is nothing better in sight."""
    seat, judge = chair.seat, chances.judge
    candidates = judge.candidates(chair)
    if not candidates or candidates[0] == choice:
        return 0.0
    worlds = [
        chair.imagined,
        *[chair.imagine(GLANCES.stream(str(number))) for number in range(1, judge.glances)],
    ]
    best, own = (
        [chances.of(judge.at_once(world.copy(), seat, one), seat, turns + 1)[seat] for world in worlds]
        for one in (candidates[0], choice)
    )
    return HUNDRED * (fsum(best) - fsum(own)) / len(worlds)


def verdict(
    chances: Chances,
    chair: Chair[Any],
    choice: Choice,
    turns: int,
    chance: Chance,
    number: int = USUAL_WORLDS,
) -> Verdict | None:
    """Try a choice out in so many worlds, after so many turns of the play; None where nothing is certain."""
    seat, judge = chair.seat, chances.judge
    worlds = Worlds(chair, chance)
    candidates = [one for one in judge.candidates(chair)[:TRIED] if one != choice]
    if not candidates:
        return None
    later = turns + judge.turns_ahead
    others = chance.stream("others")

    def simulate(one: Choice, world: int) -> float:
        position = judge.later(worlds.number(world), seat, one, others.stream(str(world)))
        return chances.of(position, seat, later)[seat]

    better = most_promising(candidates, simulate, number)
    # Fresh worlds: in those it was chosen by, the best of several looks better than it is.
    points, low, high = interval(
        [HUNDRED * (simulate(choice, world) - simulate(better, world)) for world in range(number, 2 * number)]
    )
    # In whole points, as people read it: “−12 to 0” holds 0.
    if round(high) < 0 and points <= -INACCURACY:
        sign = next(name for least, name in SIGNS if -points >= least)
    elif round(low) > 0 and points >= INACCURACY and better == candidates[0]:
        sign = GOOD
    else:
        return None
    told = choice if sign == GOOD else better
    why = judge.why(chair, told)
    return Verdict(sign, round(points, 1), round(low, 1), round(high, 1), better, why)


def interval(differences: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and how far it may be off to either side."""
    number = len(differences)
    mean = fsum(differences) / number
    variance = fsum([(one - mean) ** 2 for one in differences]) / (number - 1)
    reach = SURE * sqrt(variance / number)
    return mean, mean - reach, mean + reach
