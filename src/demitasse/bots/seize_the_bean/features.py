"""A Café in named numbers at the end of a Day: what a learned value is made of.

No card is named: a Customer is what it brings and costs, an Upgrade what its icons make, as `cafe` reads it from the
words of effects. So the numbers mean the same in every neighbourhood, with all packs, and with cards of one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter, sub

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, days_left, rivals_of, score_so_far
from demitasse.bots.seize_the_bean.prospects import awards, by_the_way, days_to_come
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.scoring import customers_by_group, icons_by_group
from demitasse.games.seize_the_bean.content import LOCKED
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Seat

OF_A_CAFE = (
    "promised in all",
    "reviews",
    "happy tokens",
    "bad reviews",
    "achievements",
    "awards promised",
    "achievements promised",
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
    "waiting",
    "net of waiting",
    "empty cup",
    "groups led",
    "members of groups led",
    "most of a group",
)

PROMISED = OF_A_CAFE.index("promised in all")


def names(seats: int) -> tuple[str, ...]:
    """Of the numbers of `features`, in their order; the same for any number of players."""
    return OF_A_CAFE


def features(position: SeizeTheBeanPosition, seat: Seat) -> list[float]:
    """From one seat at dawn: by how much its Café is ahead of the rival's who may expect most."""
    days = days_left(position, WORTH, today=0)
    own = of_a_cafe(cafe_of(position, seat, days))
    return ahead(own, best_rival(position, seat, days))


def ahead(own: Sequence[float], rival: Sequence[float]) -> list[float]:
    return list(map(sub, own, rival))


def best_rival(position: SeizeTheBeanPosition, seat: Seat, days: float) -> list[float]:
    """The Café of the rival who may expect most."""
    others = [other for other in range(position.seats) if other != seat]
    return max([of_a_cafe(cafe_of(position, other, days)) for other in others], key=itemgetter(PROMISED))


def cafe_of(position: SeizeTheBeanPosition, seat: Seat, days: float) -> Cafe:
    return Cafe(position, seat, rivals_of(position, seat, WORTH)._replace(days=days), WORTH)


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
    led = [
        own >= most and count > 0 for own, most, count in zip(icons, cafe.rivals.icons, members, strict=True)
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
        float(sum([token != LOCKED for token in position.unlocked[seat]])),
        prizes,
        unlocking,
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
        float(len(line)),
        sum([cafe.guest(card).net for card, _, _ in line]),
        1.0 if position.empty == seat else 0.0,
        float(sum(led)),
        float(sum([count for count, leads in zip(members, led, strict=True) if leads])),
        float(max(members, default=0)),
    ]
