"""What a cook answers when the team is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from demitasse.games.kitchen_rush.box import TIMERS, Card
from demitasse.games.kitchen_rush.choices import Keep, PayOutstanding, Unpaid
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.staff import STANDING, owner
from demitasse.games.kitchen_rush.vocabulary import (
    CookingAccepted,
    DoubleService,
    LotBonus,
    MaitreLimit,
    OpenDeck,
    StorageSpices,
    Tip,
    WashUpTo,
)
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

LIKING: dict[type, float] = {
    CookingAccepted: 8,
    LotBonus: 7,
    DoubleService: 6,
    StorageSpices: 5,
    Tip: 4,
    MaitreLimit: 3,
    WashUpTo: 2,
    OpenDeck: 1,
}
"""Prestige cards by what they do."""


def answer(position: KitchenRushPosition, seat: Seat) -> Choice:
    """The first of the best; all cooks would say the same."""
    choices = position.choices(seat)
    wish = WISH.get(position.question[0])
    return choices[0] if wish is None else max(choices, key=lambda choice: wish(position, choice))


def liking(content: KitchenRushContent, card: Card) -> float:
    return sum([LIKING.get(type(effect), 0) for effect in content.prestige[card].effects])


def keep(position: KitchenRushPosition, choice: Choice) -> float:
    return liking(position.content, position.content.card_ids.index(cast(Keep, choice).card))


def timers_of(position: KitchenRushPosition, timer: str) -> int:
    """How many timers the owner of a timer has to work with."""
    whose = owner(position.seats, TIMERS.index(timer))
    status = position.status
    return sum(
        [owner(position.seats, other) == whose and status[other] <= STANDING for other in range(len(TIMERS))]
    )


def set_aside(position: KitchenRushPosition, choice: Choice) -> float:
    """Nobody should stand there without a timer."""
    return timers_of(position, cast(Unpaid, choice).timer)


def pay_first(position: KitchenRushPosition, choice: Choice) -> float:
    return -timers_of(position, cast(PayOutstanding, choice).timer)


WISH: dict[str, Callable[[KitchenRushPosition, Choice], float]] = {
    "keep": keep,
    "unpaid": set_aside,
    "outstanding": pay_first,
}
