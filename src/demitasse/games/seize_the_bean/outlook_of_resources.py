"""What choices about resources, tokens and reviews lead to, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.board_games import worth
from demitasse.games.seize_the_bean.abilities.newsflash import (
    Newsflash,
    PraiseGroups,
    lying_on,
    place_of_award,
    placed_by,
    praising,
)
from demitasse.games.seize_the_bean.abilities.trading import Rob
from demitasse.games.seize_the_bean.base_game.supply import EarlyBird, held, kind_of
from demitasse.games.seize_the_bean.choices import Blame, Craft, Cup, Give, Pay, Player, Praise, Put
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.solo.scenarios import goes_to
from demitasse.games.seize_the_bean.variants.crafting import price
from demitasse.games.seize_the_bean.variants.cups import NORMAL, place_of_cup, what_it_does
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def of_give(position: SeizeTheBeanPosition, seat: Seat, choice: Give) -> Message:
    """How many of them one has oneself; of what one steals, how many are there to steal."""
    step, kind = position.agenda[0], kind_of(position, choice.resource)
    if isinstance(step, Rob) and any(step.can_be_stolen(position)):
        facts = {"whom": step.whom, "count": held(position, step.whom)[kind]}
        return Message("sb-outlook-their-stock", facts)
    return Message("sb-outlook-stock", {"count": held(position, seat)[kind]})


def of_pay(position: SeizeTheBeanPosition, seat: Seat, choice: Pay) -> Message:
    """What Green Beans bring."""
    facts: dict[str, Fact] = {"count": choice.green, "goes": goes_to(position, seat, "green")}
    return Message("sb-outlook-good-reviews", facts)


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
    facts: dict[str, Fact] = {"count": worth(position, card), "goes": goes_to(position, seat, "game")}
    return Message("sb-outlook-instead", facts)


def of_praise(position: SeizeTheBeanPosition, seat: Seat, choice: Praise) -> Message:
    """What this pick places, here and by itself elsewhere, and what is left to place; what lies here now."""
    step, here = position.agenda[0], place_of_award(position, choice.group)
    assert isinstance(step, Newsflash | PraiseGroups)
    praised = praising(step)
    now = placed_by(position, praised, choice)
    ids = position.content.group_ids
    elsewhere = tuple([ids[position.groups[place]] for place in now if place != here])
    good, bad = lying_on(position, here)
    facts: dict[str, Fact] = {
        "here": now.count(here),
        "elsewhere": elsewhere,
        "left": praised.left - len(now),
    }
    return Message("sb-outlook-praise", {**facts, "good": good, "bad": bad})


def of_blame(position: SeizeTheBeanPosition, seat: Seat, choice: Blame) -> Message:
    good, bad = lying_on(position, place_of_award(position, choice.group))
    return Message("sb-outlook-on-award", {"good": good, "bad": bad})


def of_craft(position: SeizeTheBeanPosition, seat: Seat, choice: Craft) -> Message:
    costs = price(position, seat, position.content.special_index[choice.resource])
    at = next(resource for resource, count in enumerate(costs) if count)
    return Message("sb-outlook-crafting", {"count": costs[at], "resource": RESOURCES[at]})


def of_cup(position: SeizeTheBeanPosition, seat: Seat, choice: Cup) -> Message:
    """What a Cup does; of an Empty one, who holds it."""
    facts: dict[str, Fact] = {"cup": choice.cup, "does": what_it_does(choice.cup)}
    if not isinstance(position.agenda[0], EarlyBird):
        return Message("sb-outlook-cup-used", facts)
    holder = position.empty
    if choice.cup != NORMAL:
        holder = position.cups.empty[place_of_cup(position, choice.cup)]
    where = "self" if holder == seat else "city" if holder == NOBODY else "other"
    return Message("sb-outlook-cup", {**facts, "holder": where, "whom": holder})
