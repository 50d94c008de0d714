"""What orders cost a Café and what it is short of, for whoever looks at the table (SB-ORDER, SB-CRAFT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.orders import Wanted, cost, icons_by_tokens, less, payable
from demitasse.games.seize_the_bean.content import Card
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.order import Order
from demitasse.kernel.event import Seat
from demitasse.kernel.memo import once_per_content

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

Shortage = Mapping[str, int]
"""Basic resources and icons that want a token, by their ids, and how many of them are missing."""
NOTHING_SHORT: Shortage = {}


@once_per_content
def reduced(content: SeizeTheBeanContent, specials: int) -> dict[str, int]:
    """SB-ORDER-05, SB-ORDER-06, SB-CRAFT-03: what order icons cost that Special Resources make cheaper."""
    matching = {special for at, special in enumerate(content.specials) if specials >> at & 1}
    return {icon.id: 1 for icon in content.icons if icon.pays and matching.intersection(icon.pays.matched_by)}


def by_token(position: SeizeTheBeanPosition) -> tuple[str, ...]:
    """SB-CRAFT-05: the order icons that only tokens pay; without Craft Mode none."""
    return tuple(icons_by_tokens(position.content).values()) if position.craft else ()


def before_reduction(position: SeizeTheBeanPosition, order: Order) -> tuple[int, ...]:
    """What it costs whoever has no Special Resource."""
    return order.basic if position.craft else order.bill(0)[: len(RESOURCES)]


def short_of(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> Shortage:
    """What is missing to serve a Customer; one of the two orders of a City Celebrity is enough (SB-PACK-05)."""
    main, second = position.content.main[card], position.content.secondary[card]
    assert main is not None
    if payable(position, seat, main):
        return NOTHING_SHORT
    if second and card in position.content.celebrity_cards and payable(position, seat, second):
        return NOTHING_SHORT
    return missing(position, seat, main)


def missing(position: SeizeTheBeanPosition, seat: Seat, order: Order) -> Shortage:
    """SB-XRULING-37: a Green Bean stands in for any basic resource; SB-CRAFT-05: for an icon only its token does."""
    short: dict[str, int] = {}
    green = position.green[seat]
    for resource, price, own in zip(
        RESOURCES, cost(position, seat, order), position.supply[seat], strict=False
    ):
        if own < price:
            instead = min(green, price - own)
            green -= instead
            if own + instead < price:
                short[resource] = price - own - instead
    if position.craft:
        names = icons_by_tokens(position.content)
        for icon in without_token(order.specials, position.crafted[seat]):
            short[names[icon]] = short.get(names[icon], 0) + 1
    return short


def without_token(wanted: Wanted, tokens: Sequence[int]) -> list[tuple[int, ...]]:
    """The icons that no token is left for; what takes any Snack takes what the others leave (SB-XRULING-66)."""
    left = []
    for icon in sorted(wanted, key=len):
        token = next((token for token in icon if tokens[token]), None)
        if token is None:
            left.append(icon)
        else:
            tokens = less(tokens, token)
    return left
