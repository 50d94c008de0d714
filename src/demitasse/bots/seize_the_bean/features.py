"""A Café in named numbers at the end of a Day: what a learned value is made of.

No card is named: a Customer is what it brings and costs, an Upgrade what its icons make, as `cafe` reads it from the
words of effects. So the numbers mean the same in every neighbourhood, with all packs, and with cards of one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, rivals_of, score_so_far
from demitasse.bots.seize_the_bean.days import rivals_in_time, taken_by_all
from demitasse.bots.seize_the_bean.prospects import awards, by_the_way, days_to_come
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.achievements import progress
from demitasse.games.seize_the_bean.base_game.line import BAD_REVIEWS_BORNE
from demitasse.games.seize_the_bean.base_game.scoring import customers_by_group, icons_by_group
from demitasse.games.seize_the_bean.content import LOCKED
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Seat

OF_A_CAFE = (
    "promised in all",
    "reviews",
    "happy tokens",
    "bad reviews",
    "bad reviews over three",
    "achievements",
    "achievements promised",
    "steps to achievements",
    "days promised",
    "by the way",
    "hype",
    "hype over days",
    "customers",
    "guests a day",
    "fewer guests than hype",
    "net of a guest",
    "net of a day",
    "net of the days",
    "net of the best",
    "net of the worst",
    "more of a day",
    "bill of a day",
    "stock",
    "stock for a day",
    "short for a day",
    "stock over days",
    "made by supplying",
    "made by supplying over days",
    "made besides",
    "made besides over days",
    "pantry",
    "pantry over days",
    "style",
    "style over days",
    "special resources",
    "waiting",
    "net of waiting",
    "empty cup",
    "most of a group",
    "score soon",
    "stock soon",
    "awards promised",
    "awards soon",
    "groups led",
    "members of groups led",
    "leads",
)
AWARDS = 5
"""So many of them, the last, are about Awards, and change with what the others have."""
MOST_LEAD = 2

PROMISED = OF_A_CAFE.index("promised in all")


def names(seats: int) -> tuple[str, ...]:
    """Of the numbers of `features`, in their order; the same for any number of players."""
    return OF_A_CAFE


def features(position: SeizeTheBeanPosition, seat: Seat) -> list[float]:
    """From one seat at dawn: by how much its Café is ahead of the rival's who may expect most."""
    taken = taken_by_all(position)
    days = rivals_in_time(position, seat, taken, today=0).days
    return ahead(of_a_cafe(cafe_of(position, seat, days)), BestRival(position, seat, days).told)


def ahead(own: Sequence[float], rival: Sequence[float]) -> list[float]:
    return list(map(sub, own, rival))


def cafe_of(position: SeizeTheBeanPosition, seat: Seat, days: float) -> Cafe:
    return Cafe(position, seat, rivals_of(position, seat, WORTH)._replace(days=days), WORTH)


class BestRival:
    """The rival who may expect most, and what of that depends on one's own icons."""

    def __init__(self, position: SeizeTheBeanPosition, seat: Seat, days: float) -> None:
        others = [other for other in range(position.seats) if other != seat]
        told = {other: of_a_cafe(cafe_of(position, other, days)) for other in others}
        best = max(others, key=lambda other: told[other][PROMISED])
        self.told = told[best]
        self._cafe = cafe_of(position, best, days)
        self._icons = icons_by_group(position, best)
        self._members = customers_by_group(position, best)
        self._others = [icons_by_group(position, other) for other in others if other != best]

    def facing(self, icons: Sequence[int]) -> list[float]:
        """What it may expect when one has so many icons."""
        awards = of_awards(self._cafe, self._icons, self._members, self._most(icons))
        told = [*self.told[:-AWARDS], *awards]
        told[PROMISED] += awards[0] - self.told[-AWARDS]
        return told

    def prizes(self, cafe: Cafe, icons: Sequence[int]) -> float:
        """What its Awards bring, with as many Days to come as somebody else has."""
        return of_awards(cafe, self._icons, self._members, self._most(icons))[0]

    def _most(self, icons: Sequence[int]) -> list[int]:
        return [max(counts) for counts in zip(icons, *self._others, strict=True)]


def of_awards(
    cafe: Cafe, icons: Sequence[int], members: Sequence[int], most: Sequence[int]
) -> tuple[float, ...]:
    """What so many icons and Customers by group promise, against so many of the others."""
    leads = [own - other for own, other in zip(icons, most, strict=True)]
    promised = sum([cafe.award_chance(lead) * count for lead, count in zip(leads, members, strict=True)])
    led = [count for lead, count in zip(leads, members, strict=True) if lead >= 0 and count]
    clear = sum([max(-MOST_LEAD, min(MOST_LEAD, lead)) for lead in leads])
    return promised, promised / (1 + cafe.days), float(len(led)), float(sum(led)), float(clear)


def of_a_cafe(cafe: Cafe) -> list[float]:
    """What one player has, and what that promises for the Days left."""
    position, seat, days = cafe.position, cafe.seat, cafe.days
    cards = cafe.cards
    guests = min(float(cafe.hype), float(len(cards)))
    nets = sorted([cafe.guest(card).net for card in cards], reverse=True)
    mean = sum(nets) / len(nets) if nets else 0.0
    best = sum(nets[:3])
    share = guests / len(cards) if cards else 0.0
    stock = cafe.stock()
    bill = [share * sum([cafe.guest(card).bill[kind] for card in cards]) for kind in range(KINDS)]
    usable = sum([min(stock[kind], bill[kind]) for kind in range(KINDS)])
    supplied = sum([cafe.makes[kind][0][kind] for kind in range(KINDS)])
    besides = sum([more for _, more in cafe.makes])
    line = position.lines[seat]
    icons = icons_by_group(position, seat)
    members = customers_by_group(position, seat)
    achieved = progress(position, seat)
    missing = [
        max(0, wanted - count)
        for count, wanted, token in zip(achieved, cafe.content.wanted, position.unlocked[seat], strict=True)
        if token == LOCKED
    ]
    pantry, style = len(position.pantry[seat]), len(position.style[seat])
    score, prizes, days_promised, more = (
        score_so_far(position, seat),
        awards(cafe),
        days_to_come(cafe),
        by_the_way(cafe),
    )
    unlocking = cafe.achievements_to_come(position)
    return [
        score + prizes + unlocking + days_promised + more,
        float(position.reviews[seat]),
        float(sum([mood for _, mood, _ in line if mood > 0])),
        float(position.bad_reviews[seat]),
        float(max(0, position.bad_reviews[seat] - BAD_REVIEWS_BORNE)),
        float(sum([token != LOCKED for token in position.unlocked[seat]])),
        unlocking,
        sum([WORTH.near**steps for steps in missing]),
        days_promised,
        more,
        float(cafe.hype),
        cafe.hype * days,
        float(len(cards)),
        guests,
        cafe.hype - guests,
        mean,
        guests * mean,
        guests * mean * days,
        best,
        sum(nets[-3:]),
        share * sum([cafe.guest(card).more for card in cards]),
        sum(bill),
        sum(stock),
        usable,
        sum(bill) - usable,
        sum(stock) * days,
        supplied,
        supplied * days,
        besides,
        besides * days,
        float(pantry),
        pantry * days,
        float(style),
        style * days,
        float(cafe.specials.bit_count()),
        float(len(line)),
        sum([cafe.guest(card).net for card, _, _ in line]),
        1.0 if position.empty == seat else 0.0,
        float(max(members, default=0)),
        score / (1 + days),
        sum(stock) / (1 + days),
        *of_awards(cafe, icons, members, cafe.rivals.icons),
    ]
