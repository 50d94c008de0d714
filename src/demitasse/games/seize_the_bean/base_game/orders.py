"""Paying orders: what they cost with the icons of one's Pantry, and with what they are paid (SB-ORDER).

Who lets somebody pay says first what follows and calls `pay` last: where Green Beans or Snack tokens leave the mix
open, it puts the question on top of the agenda.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Asked
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.base_game.supply import (
    FIRST_TOKEN,
    GREEN,
    add,
    kind_of,
    name_of,
    no_such_resource,
)
from demitasse.games.seize_the_bean.choices import Give, Pay
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.events import Paid
from demitasse.games.seize_the_bean.order import Order
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.memo import once_per_content
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MAIN, SECONDARY = "main", "secondary"

Mix = tuple[int, int, int, int]
"""Beans, Milk, Sugar and Green Beans that pay together."""
Wanted = tuple[tuple[int, ...], ...]
"""For each Special Resource icon of an order, the tokens that pay it (SB-CRAFT-05)."""


def specials(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-UPGRADE-05, SB-ORDER-03, SB-ORDER-06, SB-ORDER-07, SB-FOUNDER-17: of Pantry and Founder, as bits; a second of
    a kind adds none.
    """
    icons, special = 0, position.content.special
    for card in position.pantry[seat]:
        icons |= special[card]
    for card in position.founders[seat]:
        icons |= position.content.founder_special[card]
    return icons


def cost(position: SeizeTheBeanPosition, seat: Seat, order: Order) -> tuple[int, ...]:
    """Each basic resource to pay, and last what the Pantry saves; SB-CRAFT-05, SB-CRAFT-06: when crafting, basic icons
    only.
    """
    return (*order.basic, 0) if position.craft else order.bill(specials(position, seat))


def payable(position: SeizeTheBeanPosition, seat: Seat, order: Order) -> bool:
    """SB-RULING-38: all of it, or nothing; SB-XRULING-37: with Green Beans too."""
    craft = position.craft
    bean, milk, sugar, _ = cost(position, seat, order) if craft else order.bill(specials(position, seat))
    beans, milks, sugars = position.supply[seat]
    if beans < bean or milks < milk or sugars < sugar:
        green = position.green[seat]
        if not green or max(0, bean - beans) + max(0, milk - milks) + max(0, sugar - sugars) > green:
            return False
    return not craft or covered(order.specials, position.crafted[seat])


def order_of(position: SeizeTheBeanPosition, card: Card, which: str) -> Order:
    order = position.content.main[card] if which == MAIN else position.content.secondary[card]
    assert order is not None
    return order


def name_of_order(position: SeizeTheBeanPosition, card: Card, which: str) -> str:
    """SB-PACK-05: a City Celebrity has a left and a right order in place of a main and a secondary one."""
    if card in position.content.celebrity_cards:
        return "left" if which == MAIN else "right"
    return which


def pay(position: SeizeTheBeanPosition, seat: Seat, card: Card, which: str, events: list[Event]) -> None:
    """SB-ORDER-01: from one's own Supply into the City Supply; SB-XDEC-08: asked when the mix is open."""
    if position.craft or position.green[seat]:
        position.push(PayOrder(seat, card, which))
        return
    bean, milk, sugar, saved = order_of(position, card, which).bill(specials(position, seat))
    beans, milks, sugars = position.supply[seat]
    position.supply = replaced(position.supply, seat, (beans - bean, milks - milk, sugars - sugar))
    name, order = position.content.ids[CUSTOMERS][card], name_of_order(position, card, which)
    events.append(Paid(seat, name, order, bean, milk, sugar, saved, left=position.supply[seat]))


def bill(
    position: SeizeTheBeanPosition, seat: Seat, card: Card, which: str
) -> tuple[str, int, int, int, int, bool, tuple[str, ...]]:
    """What an order costs, what the Pantry saves, whether it can be paid, and the icons that only tokens pay."""
    order = order_of(position, card, which)
    bean, milk, sugar, saved = cost(position, seat, order)
    name = name_of_order(position, card, which)
    return name, bean, milk, sugar, saved, payable(position, seat, order), tokens_wanted(position, order)


def tokens_wanted(position: SeizeTheBeanPosition, order: Order) -> tuple[str, ...]:
    """SB-CRAFT-05: the Special Resource icons of an order, which only tokens pay; without Craft Mode none."""
    if not position.craft:
        return ()
    names = icons_by_tokens(position.content)
    return tuple([names[icon] for icon in order.specials])


@once_per_content
def icons_by_tokens(content: SeizeTheBeanContent) -> dict[tuple[int, ...], str]:
    """Which order icon is paid by which kinds of token."""
    found: dict[tuple[int, ...], str] = {}
    for icon in content.icons:
        if icon.pays and icon.pays.matched_by:
            found.setdefault(
                tuple([content.special_index[special] for special in icon.pays.matched_by]), icon.id
            )
    return found


# Green Beans.


def mixes(position: SeizeTheBeanPosition, seat: Seat, basic: Sequence[int]) -> list[Mix]:
    """SB-ABILITY-FAIRTRADE-04, SB-XRULING-37: each way to pay basic resources, those with few Green Beans first."""
    (bean, milk, sugar), green = basic, position.green[seat]
    least = [max(0, price - own) for price, own in zip(basic, position.supply[seat], strict=True)]
    found = [
        (bean - for_bean, milk - for_milk, sugar - for_sugar, for_bean + for_milk + for_sugar)
        for for_bean in range(least[0], bean + 1)
        for for_milk in range(least[1], milk + 1)
        for for_sugar in range(least[2], sugar + 1)
        if for_bean + for_milk + for_sugar <= green
    ]
    return sorted(found, key=lambda mix: mix[GREEN])


def spend(position: SeizeTheBeanPosition, seat: Seat, mix: Mix) -> None:
    """The resources go back to the City Supply."""
    *basic, green = mix
    own = zip(position.supply[seat], basic, strict=True)
    position.supply = replaced(position.supply, seat, tuple([had - paid for had, paid in own]))
    position.green = replaced(position.green, seat, position.green[seat] - green)


def thank_for_green(position: SeizeTheBeanPosition, seat: Seat, green: int, events: list[Event]) -> None:
    """SB-ABILITY-FAIRTRADE-05, SB-XRULING-36: a Good Review for each Green Bean paid, at once."""
    if green:
        gain(position, seat, green, "green", events)


# Tokens.


def covered(wanted: Wanted, tokens: Sequence[int]) -> bool:
    """Whether these tokens pay all of these icons."""
    if not wanted:
        return True
    first, *others = sorted(wanted, key=len)
    return any(tokens[token] and covered(tuple(others), less(tokens, token)) for token in first)


def less(tokens: Sequence[int], token: int) -> tuple[int, ...]:
    return (*tokens[:token], tokens[token] - 1, *tokens[token + 1 :])


class PayOrder(Asked, frozen=True):
    """SB-XDEC-08: an order of which it is open what pays it; the tokens given so far."""

    kind = "pay"

    card: Card
    which: str
    given: tuple[int, ...] = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-08: first a token for each icon, then the mix of basic resources and Green Beans."""
        tokens = self.next_token(position)
        if tokens is not None:
            return tuple([Give(name_of(position, FIRST_TOKEN + token)) for token in tokens])
        *basic, _ = cost(position, self.seat, order_of(position, self.card, self.which))
        return tuple([Pay(*mix) for mix in mixes(position, self.seat, basic)])

    def next_token(self, position: SeizeTheBeanPosition) -> list[int] | None:
        """SB-XRULING-66: the tokens that may pay the next icon so that the others can be paid too; None at the end."""
        if not position.craft:
            return None
        wanted = sorted(order_of(position, self.card, self.which).specials, key=len)
        if len(self.given) == len(wanted):
            return None
        tokens: Sequence[int] = position.crafted[self.seat]
        for token in self.given:
            tokens = less(tokens, token)
        icon, *others = wanted[len(self.given) :]
        return [token for token in icon if tokens[token] and covered(tuple(others), less(tokens, token))]

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        order = name_of_order(position, self.card, self.which)
        facts = {"card": position.content.ids[CUSTOMERS][self.card], "order": order}
        return Message("sb-prompt-pay" if self.next_token(position) is None else "sb-prompt-pay-snack", facts)

    def give(self, position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
        token = kind_of(position, choice.resource) - FIRST_TOKEN
        position.done(replace(self, given=(*self.given, token)))

    def settle(self, position: SeizeTheBeanPosition, choice: Pay, events: list[Event]) -> None:
        """SB-CRAFT-05, SB-ABILITY-FAIRTRADE-05: all of it at once, and the Good Reviews for Green Beans."""
        seat, card, which = self.seat, self.card, self.which
        position.done()
        *_, saved = cost(position, seat, order_of(position, card, which))
        spend(position, seat, (choice.bean, choice.milk, choice.sugar, choice.green))
        for token in self.given:
            add(position, seat, FIRST_TOKEN + token, -1)
        names = position.content.specials
        events.append(
            Paid(
                seat,
                position.content.ids[CUSTOMERS][card],
                name_of_order(position, card, which),
                choice.bean,
                choice.milk,
                choice.sugar,
                saved,
                choice.green,
                tuple([names[token] for token in self.given]),
                position.supply[seat],
            )
        )
        thank_for_green(position, seat, choice.green, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Give | Pay) -> Illegal:
        if isinstance(choice, Pay):
            return not_that_mix()
        if kind_of(position, choice.resource) == NOBODY:
            return no_such_resource(position, choice.resource)
        return Illegal("SB-XRULING-66", "sb-not-with-that-token", resource=choice.resource)

    ANSWERS = {Give: give, Pay: settle}


def not_that_mix() -> Illegal:
    return Illegal("SB-XRULING-37", "sb-not-that-mix")
