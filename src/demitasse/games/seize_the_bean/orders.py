"""Paying orders: what they cost with the icons of one's Pantry (SB-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.content import CUSTOMERS, Card, Order
from demitasse.games.seize_the_bean.events import Paid
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MAIN, SECONDARY = "main", "secondary"


def specials(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-UPGRADE-05, SB-ORDER-06, -07: the Special Resources of the Pantry, as bits; a second of a kind adds none."""
    icons, special = 0, position.content.special
    for card in position.pantry[seat]:
        icons |= special[card]
    return icons


def payable(position: SeizeTheBeanPosition, seat: Seat, order: Order) -> bool:
    """SB-RULING-38: all of it, or nothing."""
    bean, milk, sugar, _ = order.bill(specials(position, seat))
    beans, milks, sugars = position.supply[seat]
    return beans >= bean and milks >= milk and sugars >= sugar


def order_of(position: SeizeTheBeanPosition, card: Card, which: str) -> Order:
    order = position.content.main[card] if which == MAIN else position.content.secondary[card]
    assert order is not None
    return order


def pay(position: SeizeTheBeanPosition, seat: Seat, card: Card, which: str, events: list[Event]) -> None:
    """SB-ORDER-01: from one's own Supply into the City Supply."""
    bean, milk, sugar, saved = order_of(position, card, which).bill(specials(position, seat))
    beans, milks, sugars = position.supply[seat]
    position.supply = replaced(position.supply, seat, (beans - bean, milks - milk, sugars - sugar))
    events.append(Paid(seat, position.content.ids[CUSTOMERS][card], which, bean, milk, sugar, saved))


def bill(
    position: SeizeTheBeanPosition, seat: Seat, card: Card, which: str
) -> tuple[str, int, int, int, int, bool]:
    """What an order costs, what the Pantry saves, and whether it can be paid."""
    order = order_of(position, card, which)
    bean, milk, sugar, saved = order.bill(specials(position, seat))
    return which, bean, milk, sugar, saved, payable(position, seat, order)
