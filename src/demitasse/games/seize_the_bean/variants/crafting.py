"""The Craft phase, between Actions and Hype: Special Resource tokens and Daily Special Cups (SB-CRAFT, SB-DAILY-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean import causes
from demitasse.games.seize_the_bean.asking import Asked
from demitasse.games.seize_the_bean.base_game.orders import (
    Mix,
    mixes,
    not_that_mix,
    specials,
    spend,
    thank_for_green,
)
from demitasse.games.seize_the_bean.base_game.supply import FIRST_TOKEN, GREEN, add, kind_of
from demitasse.games.seize_the_bean.choices import DONE, Craft, Cup, Done, Pay
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.events import PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import Crafted, CupUsed
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.cups import place_of_cup, usable
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.memo import once_per_content
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def with_craft_phase(position: SeizeTheBeanPosition, day: Agenda) -> Agenda:
    """SB-CRAFT-01, SB-DAILY-03: a Day has six phases; the new one comes before Hype, the last step of its agenda."""
    if not position.craft and not position.cups.in_play:
        return day
    return (*day[:-1], CraftPhase(position.full), day[-1])


class CraftPhase(SeizeTheBeanStep, frozen=True):
    """SB-CRAFT-01: between Actions and Hype."""

    kind = "craft_phase"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-CRAFT-02, SB-CRAFT-09, SB-DAILY-06: everybody in turn order; Starbots does nothing."""
        position.phase = "craft"
        events.append(PhaseBegan("craft"))
        order = clockwise(position.seats, position.full)
        position.done(*[CraftTokens(seat) for seat in order if seat != position.robot.seat])
        return True


@once_per_content
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
    """SB-CRAFT-02, SB-CRAFT-04, SB-CRAFT-07, SB-XRULING-66: the six Special Resources, those one can pay for."""
    if not position.craft:
        return []
    cheaper, own, green = specials(position, seat), position.supply[seat], position.green[seat]
    return [
        special
        for special, (resource, full) in enumerate(ingredients(position.content))
        if own[resource] + green >= (1 if cheaper >> special & 1 else full)
    ]


class CraftTokens(Asked, frozen=True):
    """SB-CRAFT-02, SB-DAILY-06: a seat's turn, until it has done."""

    kind = "craft"

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-06, SB-XRULING-67: tokens and Cups in any order, until one has done."""
        names, cups = position.content.specials, position.content.cups
        choices: list[Choice] = [Craft(names[special]) for special in craftable(position, self.seat)]
        choices += [Cup(cups[cup].id) for cup in usable(position, self.seat)]
        return (*choices, DONE) if choices else ()

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        facts = {"craft": "yes" if position.craft else "no", "cups": len(usable(position, self.seat))}
        return Message("sb-prompt-craft", facts)

    def craft(self, position: SeizeTheBeanPosition, choice: Craft, events: list[Event]) -> None:
        """SB-CRAFT-02: one token; what pays it is asked where Green Beans leave it open."""
        position.push(PayToken(self.seat, kind_of(position, choice.resource) - FIRST_TOKEN))

    def use_cup(self, position: SeizeTheBeanPosition, choice: Cup, events: list[Event]) -> None:
        """SB-DAILY-06, SB-DAILY-07, SB-DAILY-12, SB-DAILY-13, SB-DAILY-14, SB-DAILY-15, SB-XRULING-76, SB-XRULING-77:
        its ability, as a Customer's; the Cup is turned over.
        """
        place = place_of_cup(position, choice.cup)
        position.cups = position.cups._replace(used=replaced(position.cups.used, place, True))
        events.append(CupUsed(self.seat, choice.cup))
        causes.begin(position, choice.cup, len(position.agenda))
        position.push(*position.content.cup_steps[position.cups.in_play[place]][self.seat])

    def done(self, position: SeizeTheBeanPosition, choice: Done, events: list[Event]) -> None:
        position.done()

    def refuse(self, position: SeizeTheBeanPosition, choice: Craft | Cup) -> Illegal:
        if isinstance(choice, Cup):
            return Illegal("SB-DAILY-06", "sb-not-your-cup", cup=choice.cup[:40])
        specials = position.content.specials
        if not position.craft:
            return Illegal("SB-CRAFT-02", "sb-not-crafting")
        if choice.resource not in specials:
            known = ", ".join(specials)
            return Illegal("SB-XRULING-66", "sb-not-craftable", resource=choice.resource[:40], known=known)
        return Illegal("SB-CRAFT-03", "sb-not-affordable", resource=choice.resource)

    ANSWERS = {Craft: craft, Cup: use_cup, Done: done}


class PayToken(Asked, frozen=True):
    """SB-CRAFT-03: what a token is paid with."""

    kind = "pay_token"

    special: int

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-CRAFT-07."""
        cost = price(position, self.seat, self.special)
        return tuple([Pay(*mix) for mix in mixes(position, self.seat, cost)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-pay-token", {"resource": position.content.specials[self.special]})

    def pay(self, position: SeizeTheBeanPosition, choice: Pay, events: list[Event]) -> None:
        """SB-CRAFT-03, SB-CRAFT-08: the token is one's own; a Green Bean gives a Good Review here too."""
        position.done()
        mix: Mix = (choice.bean, choice.milk, choice.sugar, choice.green)
        spend(position, self.seat, mix)
        add(position, self.seat, FIRST_TOKEN + self.special, 1)
        events.append(Crafted(self.seat, position.content.specials[self.special], *mix))
        thank_for_green(position, self.seat, mix[GREEN], events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pay) -> Illegal:
        return not_that_mix()

    ANSWERS = {Pay: pay}
