"""Good and Bad Reviews (SB-LIMIT, SB-OP-01, SB-END-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean import causes
from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.choices import ACCEPT, Accept, Decline
from demitasse.games.seize_the_bean.events import Complained, LastDay, Reviewed
from demitasse.games.seize_the_bean.expansion_events import Forgiven
from demitasse.games.seize_the_bean.solo.scenarios import divert
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


class GainReviews(SeizeTheBeanStep, frozen=True):
    """SB-OP-01: Good Reviews for an icon."""

    kind = "review"

    count: int

    WRITTEN = (None,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-GOODREVIEW-01, SB-REWARD-03."""
        position.done()
        gain(position, self.seat, self.count, "icon", events)
        return True


def gain(
    position: SeizeTheBeanPosition, seat: Seat, count: int, cause: str, events: list[Event], by: str = ""
) -> None:
    """SB-OP-01, SB-LIMIT-01, SB-LIMIT-02, SB-RULING-47: from the City, from the box as far as the City is short."""
    by = by or causes.cause(position)
    if not position.scenario or not divert(position, seat, count, cause, by, events):
        reviews = position.reviews
        position.reviews = replaced(reviews, seat, reviews[seat] + count)
        events.append(Reviewed(seat, count, cause, by=by))
    leave_the_city(position, count, events)


def leave_the_city(position: SeizeTheBeanPosition, count: int, events: list[Event]) -> None:
    """SB-LIMIT-01, SB-LIMIT-02, SB-END-01, SB-XRULING-30, SB-XRULING-96: wherever they go, the box gives what the City
    is short of.
    """
    from_city = min(count, position.city_reviews)
    position.city_reviews -= from_city
    position.box_reviews -= count - from_city
    if from_city and not position.city_reviews:
        trigger_the_end(position, "reviews", events)


def trigger_the_end(position: SeizeTheBeanPosition, cause: str, events: list[Event]) -> None:
    """SB-END-01, SB-END-02, SB-END-03, SB-END-04, SB-RULING-48, SB-P56-08: once triggered, always triggered; the Day is
    ended.
    """
    if not position.closing:
        position.closing = cause
        events.append(LastDay(cause))


class GainBadReviews(SeizeTheBeanStep, frozen=True):
    """Bad Reviews for an icon."""

    kind = "bad_review"

    count: int

    WRITTEN = (None,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-BADREVIEW-01."""
        position.done()
        complain(position, self.seat, self.count, events)
        return True


def complain(
    position: SeizeTheBeanPosition, seat: Seat, count: int, events: list[Event], by: str = ""
) -> None:
    """SB-RULING-49: there are always enough Bad Reviews."""
    total = position.bad_reviews[seat] + count
    position.bad_reviews = replaced(position.bad_reviews, seat, total)
    events.append(Complained(seat, count, total, by=by or causes.cause(position)))


class BlameOthers(SeizeTheBeanStep, frozen=True):
    """Bad Reviews for everybody else."""

    kind = "blame_others"

    count: int

    WRITTEN = (None,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-DAILY-12: every other player takes so many, from the left on."""
        position.done()
        for other in clockwise(position.seats, self.seat)[1:]:
            complain(position, other, self.count, events)
        return True


class LoseBadReview(Ability, frozen=True):
    """A Bad Review less, for Friends & Family."""

    kind = "lose_bad_review"

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-LOSEBADREVIEW-01: who has one may give one back."""
        return self.or_decline([ACCEPT] if position.bad_reviews[self.seat] else [])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-lose-bad-review")

    def accept(self, position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
        """SB-ABILITY-LOSEBADREVIEW-01: to the City stock, which has no limit."""
        position.done()
        total = position.bad_reviews[self.seat] - 1
        position.bad_reviews = replaced(position.bad_reviews, self.seat, total)
        events.append(Forgiven(self.seat, total, by=causes.cause(position)))

    ANSWERS = {Accept: accept, Decline: Ability.decline}
