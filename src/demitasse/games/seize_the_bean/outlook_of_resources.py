"""What choices about resources, tokens and reviews lead to, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.board_games import worth
from demitasse.games.seize_the_bean.abilities.newsflash import lying_on, place_of_award
from demitasse.games.seize_the_bean.base_game.supply import EarlyBird, held, kind_of
from demitasse.games.seize_the_bean.choices import Blame, Craft, Cup, Give, Pay, Player, Praise, Put
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.variants.crafting import price
from demitasse.games.seize_the_bean.variants.cups import NORMAL, place_of_cup
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def of_give(position: SeizeTheBeanPosition, seat: Seat, choice: Give) -> Message:
    """How many of them one has oneself."""
    return Message("sb-outlook-stock", {"count": held(position, seat)[kind_of(position, choice.resource)]})


def of_pay(position: SeizeTheBeanPosition, seat: Seat, choice: Pay) -> Message:
    """What Green Beans bring."""
    return Message("sb-outlook-good-reviews", {"count": choice.green})


def of_resources(position: SeizeTheBeanPosition, seat: Seat, choice: Player) -> Message:
    """What the other player has."""
    bean, milk, sugar, green, *tokens = held(position, choice.whom)
    return Message(
        "sb-outlook-their-resources",
        {"bean": bean, "milk": milk, "sugar": sugar, "green": green, "tokens": sum(tokens)},
    )


def of_put(position: SeizeTheBeanPosition, seat: Seat, choice: Put) -> Message:
    """What a Board Game token on that Customer is worth."""
    card = position.content.index[CUSTOMERS][choice.card]
    return Message("sb-outlook-instead", {"count": worth(position, card)})


def of_award(position: SeizeTheBeanPosition, seat: Seat, choice: Praise | Blame) -> Message:
    good, bad = lying_on(position, place_of_award(position, choice.group))
    return Message("sb-outlook-on-award", {"good": good, "bad": bad})


def of_craft(position: SeizeTheBeanPosition, seat: Seat, choice: Craft) -> Message:
    costs = price(position, seat, position.content.special_index[choice.resource])
    at = next(resource for resource, count in enumerate(costs) if count)
    return Message("sb-outlook-crafting", {"count": costs[at], "resource": RESOURCES[at]})


def of_cup(position: SeizeTheBeanPosition, seat: Seat, choice: Cup) -> Message | None:
    """Who holds the Empty Cup."""
    if not isinstance(position.agenda[0], EarlyBird):
        return None
    holder = position.empty
    if choice.cup != NORMAL:
        holder = position.cups.empty[place_of_cup(position, choice.cup)]
    where = "self" if holder == seat else "city" if holder == NOBODY else "other"
    return Message("sb-outlook-cup", {"holder": where, "whom": holder})
