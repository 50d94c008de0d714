"""Step 3, pour: tokens from the hand into cups, cups emptied (CR-POUR)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from demitasse.games.coffee_rush.choices import DONE, Empty, Pour
from demitasse.games.coffee_rush.content import CUPS, EMPTY, POUR
from demitasse.games.coffee_rush.events import Emptied, Poured, Returned
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, NOTHING, ONE, Heap, count, size
from demitasse.kernel.agenda import done as next_step
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


def resolve(position: CoffeeRushPosition, events: list[Event]) -> bool:
    """CR-DEC-09: with nothing in hand and all cups empty there is nothing to decide."""
    if position.hand or any(position.cups[position.active]):
        return False
    position.agenda = next_step(position.agenda)
    return True


def offer(position: CoffeeRushPosition) -> tuple[Choice, ...]:
    """CR-DEC-06, CR-DEC-10, CR-DEC-11, CR-POUR-04, CR-RULING-12: any token in hand into any cup, any filled cup
    emptied, in any order, or done.
    """
    first, second, third = position.cups[position.active]
    return pours(position.hand, (1 if first else 0) | (2 if second else 0) | (4 if third else 0))


@lru_cache(maxsize=8192)
def pours(hand: Heap, filled: int) -> tuple[Choice, ...]:
    """The choices depend on nothing else, and the same hands come again and again."""
    choices: list[Choice] = []
    for ingredient in range(len(INGREDIENTS)):
        if count(hand, ingredient):
            choices.extend(POUR[ingredient])
    choices.extend(EMPTY[cup] for cup in range(CUPS) if filled >> cup & 1)
    choices.append(DONE)
    return tuple(choices)


def prompt(position: CoffeeRushPosition) -> Message:
    return Message("cr-prompt-pour", {"tokens": size(position.hand)})


def pour(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """CR-POUR-02, CR-POUR-03, CR-POUR-06: one token from the hand, never from a cup, into one of one's own cups; a cup
    has no limit (CR-RULING-15).
    """
    chosen = cast(Pour, choice)
    pour_token(position, INDEX[chosen.ingredient], chosen.cup - 1, events)


def pour_token(position: CoffeeRushPosition, ingredient: int, cup: int, events: list[Event]) -> None:
    seat = position.active
    cups = position.cups[seat]
    position.hand -= ONE[ingredient]
    position.cups = replaced(position.cups, seat, replaced(cups, cup, cups[cup] + ONE[ingredient]))
    events.append(Poured(seat, INGREDIENTS[ingredient], cup + 1))


def empty(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """CR-POUR-07, CR-POUR-08, CR-POUR-09: all of a cup goes back to the supply."""
    seat, cup = position.active, cast(Empty, choice).cup - 1
    cups = position.cups[seat]
    position.supply += cups[cup]
    position.cups = replaced(position.cups, seat, replaced(cups, cup, NOTHING))
    events.append(Emptied(seat, cup + 1, size(cups[cup])))


def finish(position: CoffeeRushPosition, events: list[Event]) -> None:
    """CR-POUR-05, CR-RULING-13, CR-RULING-14, CR-MOVE-23: what is left in hand goes back to the supply."""
    if position.hand:
        events.append(Returned(position.active, size(position.hand)))
        position.supply += position.hand
        position.hand = NOTHING
    position.agenda = next_step(position.agenda)
