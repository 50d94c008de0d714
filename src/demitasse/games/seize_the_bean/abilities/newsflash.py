"""Newsflash: Good and Bad Reviews that lie on Awards until somebody wins them.

Three steps: ("newsflash", seat, may, good, bad, options) chooses what comes first; ("praise", seat, left, covered) and
("blame", seat, left) place what is left of it. Awards are counted by their place in `position.groups`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.reviews import leave_the_city
from demitasse.games.seize_the_bean.choices import Blame, Praise
from demitasse.games.seize_the_bean.effects import BOTH
from demitasse.games.seize_the_bean.expansion_events import Blamed, Praised
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

OWN, CITY = "own", "city"
"""Where a Bad Review comes from."""
Place = int
"""Of an Award, among those in play."""


def matching(position: SeizeTheBeanPosition, seat: Seat) -> list[Place]:
    """SB-ABILITY-NEWSFLASH-02, SB-XRULING-29, -104: Awards of the groups of Customers in one's Line; no Founders."""
    groups, members = 0, position.content.members
    for card, _, _ in position.lines[seat]:
        groups |= members[card]
    return [place for place, group in enumerate(position.groups) if groups >> group & 1]


def lying_on(position: SeizeTheBeanPosition, place: Place) -> tuple[int, int]:
    """SB-ABILITY-NEWSFLASH-08, -09: the Good and Bad Reviews that every winner of an Award receives."""
    return position.award_reviews[place], position.award_complaints[place]


def place_of_award(position: SeizeTheBeanPosition, group: str) -> Place:
    return position.groups.index(position.content.group_ids.index(group))


# What comes first.


def offer_newsflash(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-NEWSFLASH-01, -06, SB-XRULING-29: one option or the other, or both in either order."""
    _, seat, _, good, bad, _ = position.agenda[0]
    choices: list[Choice] = []
    if good:
        choices += praises(position, matching(position, seat))
    if bad:
        choices += blames(position, seat)
    return or_decline(position, choices)


def prompt_newsflash(position: SeizeTheBeanPosition) -> Message:
    _, seat, _, good, bad, options = position.agenda[0]
    if not matching(position, seat):
        good = 0
    both = "yes" if options == BOTH else "no"
    return Message("sb-prompt-newsflash", {"good": good, "bad": bad, "both": both})


def rest_of_it(position: SeizeTheBeanPosition, good: int, bad: int) -> None:
    """SB-ABILITY-NEWSFLASHBOOST-01: with a Boost the other option follows, without it nothing does."""
    _, seat, _, _, _, options = position.agenda[0]
    following = (("newsflash", seat, 0, good, bad, options),) if options == BOTH and (good or bad) else ()
    position.agenda = (*following, *position.agenda[1:])


# Good Reviews.


def praises(position: SeizeTheBeanPosition, awards: list[Place]) -> list[Choice]:
    ids = position.content.group_ids
    return [Praise(ids[position.groups[place]]) for place in awards]


def uncovered(position: SeizeTheBeanPosition, seat: Seat, covered: int) -> list[Place]:
    """Matching Awards that got none yet."""
    return [place for place in matching(position, seat) if not covered >> place & 1]


def offer_praise(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-NEWSFLASH-02…04: where the next one goes that is free; while all are bound, who gets one."""
    _, seat, left, covered = position.agenda[0]
    if not left:
        return ()
    lacking = uncovered(position, seat, covered)
    awards = lacking if len(lacking) >= left else matching(position, seat)
    return tuple(praises(position, awards))


def prompt_praise(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-praise", {"left": position.agenda[0][2]})


def praise(position: SeizeTheBeanPosition, choice: Praise, events: list[Event]) -> None:
    """SB-ABILITY-NEWSFLASH-01, -03…05: each matching Award must get one, so those are placed without asking."""
    kind, seat, *more = position.agenda[0]
    if kind == "newsflash":
        left, covered = more[1], 0
        rest_of_it(position, 0, more[2])
    else:
        left, covered = more
        position.agenda = position.agenda[1:]
    chosen = place_of_award(position, choice.group)
    lacking = uncovered(position, seat, covered)
    now = [chosen, *lacking] if len(lacking) < left else [chosen]
    now += [place for place in lacking if place != chosen] if len(lacking) == left else []
    for place in now:
        put_good(position, seat, place, events)
        covered |= 1 << place
    position.agenda = (("praise", seat, left - len(now), covered), *position.agenda)


def put_good(position: SeizeTheBeanPosition, seat: Seat, place: Place, events: list[Event]) -> None:
    """SB-ABILITY-NEWSFLASH-05, SB-XRULING-30: from the City, and nobody's for now."""
    total = position.award_reviews[place] + 1
    position.award_reviews = replaced(position.award_reviews, place, total)
    group = position.content.group_ids[position.groups[place]]
    events.append(Praised(seat, group, total))
    leave_the_city(position, 1, events)


# Bad Reviews.


def blames(position: SeizeTheBeanPosition, seat: Seat) -> list[Choice]:
    """SB-ABILITY-NEWSFLASH-06, -07, SB-ABILITY-SUPERNEWSFLASH-02: any Award; from one's Café if it has one."""
    origins = (OWN, CITY) if position.bad_reviews[seat] else (CITY,)
    ids = position.content.group_ids
    return [Blame(ids[group], origin) for group in position.groups for origin in origins]


def offer_blame(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    _, seat, left = position.agenda[0]
    return tuple(blames(position, seat)) if left else ()


def prompt_blame(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-blame", {"left": position.agenda[0][2]})


def blame(position: SeizeTheBeanPosition, choice: Blame, events: list[Event]) -> None:
    """SB-ABILITY-NEWSFLASH-01, -07."""
    kind, seat, *more = position.agenda[0]
    if kind == "newsflash":
        left = more[2]
        rest_of_it(position, more[1], 0)
    else:
        (left,) = more
        position.agenda = position.agenda[1:]
    if choice.origin == OWN:
        position.bad_reviews = replaced(position.bad_reviews, seat, position.bad_reviews[seat] - 1)
    place = place_of_award(position, choice.group)
    total = position.award_complaints[place] + 1
    position.award_complaints = replaced(position.award_complaints, place, total)
    events.append(Blamed(seat, choice.group, choice.origin, total))
    position.agenda = (("blame", seat, left - 1), *position.agenda)
