"""Newsflash: Good and Bad Reviews that lie on Awards until somebody wins them.

Three steps: the first chooses what comes first, the others place what is left of it. Awards are counted by their place
in `position.groups`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Ability, Asked
from demitasse.games.seize_the_bean.base_game.reviews import leave_the_city
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import Blame, Decline, Praise
from demitasse.games.seize_the_bean.effects import BOTH, OPTIONS
from demitasse.games.seize_the_bean.expansion_events import Blamed, Praised
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

OWN, CITY = "own", "city"
"""Where a Bad Review comes from."""
Place = int
"""Of an Award, among those in play."""


class OnAwards(NamedTuple):
    """By Award in play, what lies on it."""

    complaints: tuple[int, ...]
    """Bad Reviews."""
    reviews: tuple[int, ...]
    """Good Reviews (SB-ABILITY-NEWSFLASH-01)."""


def matching(position: SeizeTheBeanPosition, seat: Seat) -> list[Place]:
    """SB-ABILITY-NEWSFLASH-02, SB-XRULING-29, SB-XRULING-104: Awards of the groups of Customers in one's Line; no
    Founders.
    """
    groups, members = 0, position.content.members
    for card, _, _ in position.lines[seat]:
        groups |= members[card]
    return [place for place, group in enumerate(position.groups) if groups >> group & 1]


def lying_on(position: SeizeTheBeanPosition, place: Place) -> tuple[int, int]:
    """SB-ABILITY-NEWSFLASH-08, SB-ABILITY-NEWSFLASH-09: the Good and Bad Reviews that every winner of an Award
    receives.
    """
    return position.awards.reviews[place], position.awards.complaints[place]


def place_of_award(position: SeizeTheBeanPosition, group: str) -> Place:
    return position.groups.index(position.content.group_ids.index(group))


# What comes first.


class Newsflash(Ability, frozen=True):
    """SB-ABILITY-NEWSFLASH-01: Good Reviews or Bad Reviews for Awards, or both."""

    kind = "newsflash"

    good: int
    bad: int
    options: int

    WRITTEN = (None, None, OPTIONS)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-NEWSFLASH-01, SB-ABILITY-NEWSFLASH-06, SB-XRULING-29: one option or the other, or both in either
        order.
        """
        choices: list[Choice] = []
        if self.good:
            choices += praises(position, matching(position, self.seat))
        if self.bad:
            choices += blames(position, self.seat)
        return self.or_decline(choices)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        fitting = len(matching(position, self.seat)) if self.good else 0
        facts: dict[str, Fact] = {
            "good": self.good if fitting else 0,
            "bad": self.bad,
            "both": "yes" if self.options == BOTH else "no",
            "awards": fitting,
            "spare": max(0, self.good - fitting),
            "share": "some" if fitting > self.good else "each" if fitting == self.good else "more",
        }
        return Message("sb-prompt-newsflash", facts)

    def praise(self, position: SeizeTheBeanPosition, choice: Praise, events: list[Event]) -> None:
        self.go_on(position, 0, self.bad)
        place_good(position, praising(self), choice, events)

    def blame(self, position: SeizeTheBeanPosition, choice: Blame, events: list[Event]) -> None:
        self.go_on(position, self.good, 0)
        place_bad(position, BlameGroups(self.seat, self.bad), choice, events)

    def go_on(self, position: SeizeTheBeanPosition, good: int, bad: int) -> None:
        """SB-ABILITY-NEWSFLASHBOOST-01: with a Boost the other option follows, without it nothing does."""
        if self.options == BOTH and (good or bad):
            position.done(replace(self, may=0, good=good, bad=bad))
        else:
            position.done()

    def refuse(self, position: SeizeTheBeanPosition, choice: Praise | Blame) -> Illegal:
        return why_not_review(position, self.seat, self.good, self.bad, choice)

    ANSWERS = {Praise: praise, Blame: blame, Decline: Ability.decline}


# Good Reviews.


class PraiseGroups(Asked, frozen=True):
    """SB-ABILITY-NEWSFLASH-03: the Good Reviews left; the Awards that got one, as bits."""

    kind = "praise"

    left: int
    covered: int

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-NEWSFLASH-02, SB-ABILITY-NEWSFLASH-03, SB-ABILITY-NEWSFLASH-04: where the next one goes that is
        free; while all are bound, who gets one.
        """
        if not self.left:
            return ()
        lacking = uncovered(position, self.seat, self.covered)
        awards = lacking if len(lacking) >= self.left else matching(position, self.seat)
        return tuple(praises(position, awards))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-praise", {"left": self.left})

    def praise(self, position: SeizeTheBeanPosition, choice: Praise, events: list[Event]) -> None:
        position.done()
        place_good(position, self, choice, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Praise | Blame) -> Illegal:
        return why_not_review(position, self.seat, 1, 0, choice)

    ANSWERS = {Praise: praise, Blame: praise}
    """To blame is never offered here; it is listed to be refused for its own reason."""


def praises(position: SeizeTheBeanPosition, awards: list[Place]) -> list[Choice]:
    ids = position.content.group_ids
    return [Praise(ids[position.groups[place]]) for place in awards]


def uncovered(position: SeizeTheBeanPosition, seat: Seat, covered: int) -> list[Place]:
    """Matching Awards that got none yet."""
    return [place for place in matching(position, seat) if not covered >> place & 1]


def placed_by(position: SeizeTheBeanPosition, step: PraiseGroups, choice: Praise) -> list[Place]:
    """SB-ABILITY-NEWSFLASH-03, SB-ABILITY-NEWSFLASH-04: the Awards that get a Good Review with this pick. Each matching
    one must get one, so those come first and without asking; the pick says where one goes that is left over.
    """
    chosen = place_of_award(position, choice.group)
    lacking = uncovered(position, step.seat, step.covered)
    if len(matching(position, step.seat)) == 1:
        return [chosen] * step.left
    if len(lacking) > step.left:
        return [chosen]
    return lacking if len(lacking) == step.left else [*lacking, chosen]


def place_good(
    position: SeizeTheBeanPosition, step: PraiseGroups, choice: Praise, events: list[Event]
) -> None:
    """SB-ABILITY-NEWSFLASH-01, SB-ABILITY-NEWSFLASH-03, SB-ABILITY-NEWSFLASH-04, SB-ABILITY-NEWSFLASH-05."""
    covered, now = step.covered, placed_by(position, step, choice)
    for place in now:
        put_good(position, step.seat, place, events)
        covered |= 1 << place
    position.push(PraiseGroups(step.seat, step.left - len(now), covered))


def praising(step: Newsflash | PraiseGroups) -> PraiseGroups:
    """The Good Reviews that a pick is about."""
    return step if isinstance(step, PraiseGroups) else PraiseGroups(step.seat, step.good, 0)


def put_good(position: SeizeTheBeanPosition, seat: Seat, place: Place, events: list[Event]) -> None:
    """SB-ABILITY-NEWSFLASH-05, SB-XRULING-30: from the City, and nobody's for now."""
    total = position.awards.reviews[place] + 1
    position.awards = position.awards._replace(reviews=replaced(position.awards.reviews, place, total))
    group = position.content.group_ids[position.groups[place]]
    events.append(Praised(seat, group, total, by=cause(position)))
    leave_the_city(position, 1, events)


# Bad Reviews.


class BlameGroups(Asked, frozen=True):
    """SB-ABILITY-NEWSFLASH-07: the Bad Reviews left."""

    kind = "blame"

    left: int

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        return tuple(blames(position, self.seat)) if self.left else ()

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-blame", {"left": self.left})

    def blame(self, position: SeizeTheBeanPosition, choice: Blame, events: list[Event]) -> None:
        position.done()
        place_bad(position, self, choice, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Praise | Blame) -> Illegal:
        return why_not_review(position, self.seat, 0, 1, choice)

    ANSWERS = {Blame: blame, Praise: blame}
    """To praise is never offered here; it is listed to be refused for its own reason."""


def blames(position: SeizeTheBeanPosition, seat: Seat) -> list[Choice]:
    """SB-ABILITY-NEWSFLASH-06, SB-ABILITY-NEWSFLASH-07, SB-ABILITY-SUPERNEWSFLASH-02: any Award; from one's Café if it
    has one.
    """
    origins = (OWN, CITY) if position.bad_reviews[seat] else (CITY,)
    ids = position.content.group_ids
    return [Blame(ids[group], origin) for group in position.groups for origin in origins]


def place_bad(position: SeizeTheBeanPosition, step: BlameGroups, choice: Blame, events: list[Event]) -> None:
    """SB-ABILITY-NEWSFLASH-01, SB-ABILITY-NEWSFLASH-07."""
    seat = step.seat
    if choice.origin == OWN:
        position.bad_reviews = replaced(position.bad_reviews, seat, position.bad_reviews[seat] - 1)
    place = place_of_award(position, choice.group)
    total = position.awards.complaints[place] + 1
    position.awards = position.awards._replace(complaints=replaced(position.awards.complaints, place, total))
    events.append(Blamed(seat, choice.group, choice.origin, total, by=cause(position)))
    position.push(BlameGroups(seat, step.left - 1))


def why_not_review(
    position: SeizeTheBeanPosition, seat: Seat, good: int, bad: int, choice: Praise | Blame
) -> Illegal:
    """SB-ABILITY-NEWSFLASH-01, SB-ABILITY-NEWSFLASH-02, SB-ABILITY-NEWSFLASH-03, SB-ABILITY-NEWSFLASH-04,
    SB-ABILITY-NEWSFLASH-05, SB-ABILITY-NEWSFLASH-06, SB-ABILITY-NEWSFLASH-07: with Good or Bad Reviews still to place.
    """
    ids = position.content.group_ids
    if choice.group not in ids:
        return Illegal("SB-ABILITY-NEWSFLASH-01", "sb-no-such-group", group=choice.group[:40])
    if ids.index(choice.group) not in position.groups:
        return Illegal("SB-ABILITY-NEWSFLASH-06", "sb-not-in-play", group=choice.group)
    if not (bad if isinstance(choice, Blame) else good):
        return Illegal("SB-ABILITY-NEWSFLASH-01", "sb-not-that-option")
    if isinstance(choice, Blame):
        assert choice.origin not in (OWN, CITY) or not position.bad_reviews[seat]
        return Illegal("SB-ABILITY-NEWSFLASH-07", "sb-not-your-complaint")
    if place_of_award(position, choice.group) not in matching(position, seat):
        return Illegal("SB-ABILITY-NEWSFLASH-02", "sb-not-matching", group=choice.group)
    return Illegal("SB-ABILITY-NEWSFLASH-03", "sb-not-twice-yet", group=choice.group)
