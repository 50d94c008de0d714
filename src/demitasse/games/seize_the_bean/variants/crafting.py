"""The Craft phase, between Actions and Hype: Special Resource tokens and Daily Special Cups (SB-CRAFT, SB-DAILY-06)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.orders import Mix, mixes, specials, spend, thank_for_green
from demitasse.games.seize_the_bean.base_game.supply import FIRST_TOKEN, GREEN, add, kind_of
from demitasse.games.seize_the_bean.choices import DONE, Craft, Cup, Done, Pay
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.events import PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import Crafted
from demitasse.games.seize_the_bean.variants.cups import usable
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import Agenda, clockwise

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def with_craft_phase(position: SeizeTheBeanPosition, day: Agenda) -> Agenda:
    """SB-CRAFT-01, SB-DAILY-03: a Day has six phases; the new one comes before Hype, the last step of its agenda."""
    if not position.craft and not position.cups:
        return day
    return (*day[:-1], ("craft_phase", position.full), day[-1])


def resolve_phase(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-CRAFT-02, -09, SB-DAILY-06: everybody in turn order; Starbots does nothing."""
    position.phase = "craft"
    events.append(PhaseBegan("craft"))
    order = clockwise(position.seats, position.full)
    crafting: Agenda = tuple([("craft", seat) for seat in order if seat != position.robot])
    position.agenda = (*crafting, *position.agenda[1:])
    return True


# A seat's turn.


@cache
def ingredients(content: SeizeTheBeanContent) -> tuple[tuple[int, int], ...]:
    """SB-CRAFT-03: by Special Resource, the basic resource its icon costs in an order, and how many of it."""
    pays = [content.icons[content.icon_index[special]].pays for special in content.specials]
    return tuple([(RESOURCES.index(price.resource), price.price) for price in pays if price is not None])


def price(position: SeizeTheBeanPosition, seat: Seat, special: int) -> tuple[int, int, int]:
    """SB-CRAFT-03, SB-XRULING-68: 2 basic resources, or 1 with the icon in one's Pantry."""
    at, full = ingredients(position.content)[special]
    paid = 1 if specials(position, seat) >> special & 1 else full
    bean, milk, sugar = (paid if resource == at else 0 for resource in range(len(RESOURCES)))
    return bean, milk, sugar


def craftable(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-CRAFT-02, -04, -07, SB-XRULING-66: the six Special Resources, those one can pay for."""
    if not position.craft:
        return []
    cheaper, own, green = specials(position, seat), position.supply[seat], position.green[seat]
    return [
        special
        for special, (resource, full) in enumerate(ingredients(position.content))
        if own[resource] + green >= (1 if cheaper >> special & 1 else full)
    ]


def offer_craft(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-06, SB-XRULING-67: tokens and Cups in any order, until one has done."""
    seat = position.agenda[0][1]
    names, cups = position.content.specials, position.content.cups
    choices: list[Choice] = [Craft(names[special]) for special in craftable(position, seat)]
    choices += [Cup(cups[cup].id) for cup in usable(position, seat)]
    return (*choices, DONE) if choices else ()


def prompt_craft(position: SeizeTheBeanPosition) -> Message:
    seat = position.agenda[0][1]
    facts = {"craft": "yes" if position.craft else "no", "cups": len(usable(position, seat))}
    return Message("sb-prompt-craft", facts)


def done(position: SeizeTheBeanPosition, choice: Done, events: list[Event]) -> None:
    position.agenda = position.agenda[1:]


def craft(position: SeizeTheBeanPosition, choice: Craft, events: list[Event]) -> None:
    """SB-CRAFT-02: one token; what pays it is asked where Green Beans leave it open."""
    seat = position.agenda[0][1]
    special = kind_of(position, choice.resource) - FIRST_TOKEN
    position.agenda = (("pay_token", seat, special), *position.agenda)


def offer_pay(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-CRAFT-07."""
    _, seat, special = position.agenda[0]
    return tuple([Pay(*mix) for mix in mixes(position, seat, price(position, seat, special))])


def prompt_pay(position: SeizeTheBeanPosition) -> Message:
    _, _, special = position.agenda[0]
    return Message("sb-prompt-pay-token", {"resource": position.content.specials[special]})


def pay(position: SeizeTheBeanPosition, choice: Pay, events: list[Event]) -> None:
    """SB-CRAFT-03, -08: the token is one's own; a Green Bean gives a Good Review here too."""
    _, seat, special = position.agenda[0]
    position.agenda = position.agenda[1:]
    mix: Mix = (choice.bean, choice.milk, choice.sugar, choice.green)
    spend(position, seat, mix)
    add(position, seat, FIRST_TOKEN + special, 1)
    events.append(Crafted(seat, position.content.specials[special], *mix))
    thank_for_green(position, seat, mix[GREEN], events)
