"""Somebody learns: before a choice of theirs counts, what it would cost, if that is much and certain.

The same judgement as the coach's of a replay, in a worker, from what the seat can know.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from demitasse.bots.contract import Chair
from demitasse.coach.chances import Chances
from demitasse.coach.verdict import MISTAKE, Verdict, chances_for, seems_to_cost, verdict
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Position
from demitasse.server.feed import Viewer
from demitasse.server.tables import Table
from demitasse.server.wire import Weigh, Weighed
from demitasse.server.workers import Workers, as_offered, seed_from

log = logging.getLogger(__name__)

KNOWN = 8
"""Kinds of plays whose chances a worker keeps in mind."""
SUSPECT = 2.0
"""Points that a choice seems to cost at a look before it is tried out: people wait for this."""


async def send_weighed(workers: Workers, viewer: Viewer, asked: Weigh, choice: Choice) -> None:
    """What a choice would cost; nothing where that is little or uncertain, or nobody can tell."""
    table, seat = viewer.feed.table, asked.seat
    viewer.hinting = True
    found: Verdict | None = None
    try:
        found = await workers.run(table.id, weigh, *question(table, seat, choice), long=True)
    except Exception:
        log.exception("no warning at table %s", table.id)  # then the choice goes as it is
    finally:
        viewer.hinting = False
    if found is None:
        viewer.send(Weighed(id=asked.id))
        return
    facts = {"points": round(-found.points), "low": round(-found.high), "high": round(-found.low)}
    better = as_offered(table, seat, found.better)
    viewer.send(Weighed(id=asked.id, warning=Message("server-costs", facts), better=better, reason=found.why))


def question(table: Table, seat: Seat, choice: Choice) -> tuple[str, int, Position, Seat, Choice, int]:
    assert table.play is not None
    seed = seed_from(table, seat, table.seq)
    imagined = table.play.position.imagine(seat, Chance.of(seed).stream("teaching"))
    return table.head.game, len(table.seats), imagined, seat, choice, seed


# In a worker:


def weigh(game: str, seats: int, imagined: Position, seat: Seat, choice: Choice, seed: int) -> Verdict | None:
    """What a choice costs, if at least a mistake; None where there is no curve for such a play."""
    chances = known_chances(game, seats, imagined.content)
    if chances is None:
        return None
    chair: Chair[Any] = Chair(seat, None, (), imagined)
    turns = (chances.judge.round(imagined) - 1) * chances.judge.turns_a_round
    if seems_to_cost(chances, chair, choice, turns) < SUSPECT:
        return None
    found = verdict(chances, chair, choice, turns, Chance.of(seed))
    return found if found is not None and found.points <= -MISTAKE else None


@lru_cache(KNOWN)
def known_chances(game: str, seats: int, content: Content) -> Chances | None:
    return chances_for(game, seats, content)
