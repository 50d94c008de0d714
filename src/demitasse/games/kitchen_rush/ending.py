"""Winning and losing, all together (KR-ROUND-01, KR-WIN, KR-LOSE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.events import Ended, OrderFailed
from demitasse.games.kitchen_rush.goals import progress
from demitasse.games.kitchen_rush.options import PRACTICE, RELAXED, STANDARD
from demitasse.games.kitchen_rush.staff import UNPAID
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.result import Result, ScoreLine

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

WON, MISSED, DISGRACED = range(3)
CAUSES = {
    STANDARD: ("won", "missed", "disgraced"),
    RELAXED: ("relaxed-won", "relaxed-missed", "relaxed-disgraced"),
    PRACTICE: ("practice-won", "practice-missed", "practice-disgraced"),
}
"""How a play ended; a relaxed or practice play is marked as such."""


def judge(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-WIN-01, KR-WIN-02, KR-WIN-03, KR-WIN-04, KR-WIN-05, KR-WIN-06, KR-LOSE-02, KR-ROUND-05: once, at the end of
    the last round.
    """
    end(position, WON if all(line.met for line in progress(position)) else MISSED, events)


def lose_by_prestige(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-LOSE-01, KR-RULING-85: nothing further is resolved."""
    end(position, DISGRACED, events)


def end(position: KitchenRushPosition, how: int, events: list[Event]) -> None:
    """KR-ROUND-01: all together, with the cause."""
    position.ended = CAUSES[position.mode][how]
    position.phase = "over"
    position.question = ()
    events.append(Ended(position.ended, int(how == WON)))


def has_won(position: KitchenRushPosition) -> bool:
    return position.ended == CAUSES[position.mode][WON]


def notes(position: KitchenRushPosition) -> Mapping[str, int]:
    """What the team came to, and which tests failed its orders: the same for every seat."""
    failed, plate, ingredients, spices, cooking = position.failures
    served = Counter([f"served:{position.content.order_ids[card]}" for card, _, _ in position.served])
    bought = {f"bought:{position.content.upgrade_ids[card]}": 1 for card in position.bought}
    return {
        **served,
        **bought,
        "orders": len(position.served),
        "coins": position.coins,
        "prestige": position.prestige,
        "quick": sum(quick for _, _, quick in position.served),
        "upgrades": len(position.bought),
        "unpaid": position.set_aside,
        "failed": failed,
        "failed-plate": plate,
        "failed-ingredients": ingredients,
        "failed-spices": spices,
        "failed-cooking": cooking,
    }


def orders_failed(event: OrderFailed, position: KitchenRushPosition) -> Iterator[tuple[Seat, str]]:
    """An order that failed its check did so for all."""
    for seat in range(position.seats):
        yield seat, f"failed:{event.order}"


def result(position: KitchenRushPosition) -> Result:
    """The rules know no points; orders served stand for them, with what else counted beside."""
    served = len(position.served)
    lines = (
        ScoreLine("orders", served, served),
        ScoreLine("coins", position.coins, 0),
        ScoreLine("prestige", position.prestige, 0),
        ScoreLine("unpaid", position.status.count(UNPAID), 0),
    )
    return Result.together(
        (served,) * position.seats,
        won=has_won(position),
        ended_by=position.ended,
        counted=(lines,) * position.seats,
    )
