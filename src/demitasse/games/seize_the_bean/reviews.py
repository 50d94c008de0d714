"""Good and Bad Reviews (SB-LIMIT, SB-OP-01, SB-END-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.events import Complained, LastDay, Reviewed
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def resolve_review(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-GOODREVIEW-01, SB-REWARD-03."""
    _, seat, count = position.agenda[0]
    position.agenda = position.agenda[1:]
    gain(position, seat, count, "icon", events)
    return True


def gain(position: SeizeTheBeanPosition, seat: Seat, count: int, cause: str, events: list[Event]) -> None:
    """SB-OP-01, SB-LIMIT-01, -02, SB-RULING-47: from the City, from the box as far as the City is short."""
    reviews = position.reviews
    position.reviews = replaced(reviews, seat, reviews[seat] + count)
    events.append(Reviewed(seat, count, cause))
    from_city = min(count, position.city_reviews)
    position.city_reviews -= from_city
    position.box_reviews -= count - from_city
    if from_city and not position.city_reviews:
        trigger_the_end(position, "reviews", events)


def trigger_the_end(position: SeizeTheBeanPosition, cause: str, events: list[Event]) -> None:
    """SB-END-01…04, SB-RULING-48: once triggered, always triggered; the Day is completed."""
    if not position.closing:
        position.closing = cause
        events.append(LastDay(cause))


def resolve_bad_review(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-BADREVIEW-01."""
    _, seat, count = position.agenda[0]
    position.agenda = position.agenda[1:]
    complain(position, seat, count, events)
    return True


def complain(position: SeizeTheBeanPosition, seat: Seat, count: int, events: list[Event]) -> None:
    """SB-RULING-49: there are always enough Bad Reviews."""
    total = position.bad_reviews[seat] + count
    position.bad_reviews = replaced(position.bad_reviews, seat, total)
    events.append(Complained(seat, count, total))
