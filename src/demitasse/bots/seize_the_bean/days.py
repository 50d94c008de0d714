"""How many Days there will be: by what the Customers of all Cafés take from the City, which grows from Day to Day."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from demitasse.bots.seize_the_bean.cafe import Cafe, Rivals, as_it_is, rivals_of
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.moods import SERVED
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Seat

GROWTH = 1.5
"""By how many Good Reviews a Café's Day is better than the one before. Reckoned like this, the Days left at dawn were
off by 0.6 in 40 plays of keepers who learn (root of the mean square), and by 1.2 at the pace of `days_left`."""
FEWEST, MOST = 0.2, 6.0
"""As long as the end is not certain there may be a Day more; and nobody looks further ahead than that."""


def taken_in_a_day(cafe: Cafe) -> float:
    """What its Customers bring in a Day."""
    return max(0.0, min(cafe.hype, len(cafe.cards)) * cafe.mean_net())


def taken_by_all(position: SeizeTheBeanPosition) -> list[float]:
    """By seat."""
    return [taken_in_a_day(as_it_is(position, seat, WORTH)) for seat in range(position.seats)]


def days_until_taken(reviews: float, taken: float, seats: int) -> float:
    """Days in which so many Good Reviews are taken, by so many Cafés that take so many together in the first."""
    growth = GROWTH * seats
    first = taken - growth / 2
    days = (sqrt(first * first + 2 * growth * max(0.0, reviews)) - first) / growth
    return min(MOST, max(FEWEST, days))


def rivals_in_time(
    position: SeizeTheBeanPosition, seat: Seat, taken: Sequence[float], *, today: int = 1
) -> Rivals:
    """The others, and the Days left after this one; at dawn `today` is still to come."""
    days = max(FEWEST, days_until_taken(position.city_reviews, sum(taken), position.seats) - today)
    rivals = rivals_of(position, seat, WORTH)
    paces = [amount + GROWTH * days / 2 for other, amount in enumerate(taken) if other != seat]
    return rivals._replace(paces=tuple(paces), days=0.0 if position.closing else days)


def taken_yet(position: SeizeTheBeanPosition, seat: Seat, taken: float) -> float:
    """What of a Day's Good Reviews somebody will still take today."""
    if position.phase in ("word_of_mouth", "end_of_day"):
        return 0.0
    if position.phase != "service":
        return taken
    line = position.lines[seat]
    return taken * sum([not marks & SERVED for _, _, marks in line]) / max(1, len(line))
