"""Step 3, pour: tokens from the hand into cups, cups emptied (CR-POUR)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import DONE, Done, Empty, Pour
from demitasse.games.coffee_rush.content import CUPS, EMPTY, POUR
from demitasse.games.coffee_rush.events import Emptied, Poured, Returned
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, INDEX, INGREDIENTS, ONE, Heap, count, size
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


class PourTokens(Step, frozen=True):
    """CR-POUR-01: tokens from the hand go into cups, cups can be emptied."""

    kind = "pour"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-DEC-09: with nothing in hand and all cups empty there is nothing to decide."""
        return not (position.hand or any(position.cups[position.active]))

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-DEC-06, CR-DEC-10, CR-DEC-11, CR-POUR-04, CR-RULING-12: any token in hand into any cup, any filled cup
        emptied, in any order, or done.
        """
        first, second, third = position.cups[position.active]
        return pours(position.hand, (1 if first else 0) | (2 if second else 0) | (4 if third else 0))

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-pour", {"tokens": size(position.hand)})

    def pour(self, position: CoffeeRushPosition, choice: Pour, events: list[Event]) -> None:
        """CR-POUR-02, CR-POUR-03, CR-POUR-06: one token from the hand, never from a cup, into one of one's own cups; a
        cup has no limit (CR-RULING-15).
        """
        pour_token(position, INDEX[choice.ingredient], choice.cup - 1, events)

    def empty(self, position: CoffeeRushPosition, choice: Empty, events: list[Event]) -> None:
        """CR-POUR-07, CR-POUR-08, CR-POUR-09: all of a cup goes back to the supply."""
        seat, cup = position.active, choice.cup - 1
        cups = position.cups[seat]
        position.supply += cups[cup]
        position.cups = replaced(position.cups, seat, replaced(cups, cup, EMPTY_HEAP))
        events.append(Emptied(seat, cup + 1, size(cups[cup])))

    def done(self, position: CoffeeRushPosition, choice: Done, events: list[Event]) -> None:
        """CR-POUR-05, CR-RULING-13, CR-RULING-14, CR-MOVE-23: what is left in hand goes back to the supply."""
        if position.hand:
            events.append(Returned(position.active, size(position.hand)))
            position.supply += position.hand
            position.hand = EMPTY_HEAP
        position.done()

    def refuse(self, position: CoffeeRushPosition, choice: Pour | Empty) -> Illegal:
        if isinstance(choice, Pour):
            return why_not_pour(position, choice)
        if not 1 <= choice.cup <= CUPS:
            return no_such_cup(position, choice.cup)
        return Illegal("CR-POUR-08", "cr-not-empty-again", cup=choice.cup)

    ANSWERS = {Pour: pour, Empty: empty, Done: done}


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


def pour_token(position: CoffeeRushPosition, ingredient: int, cup: int, events: list[Event]) -> None:
    seat = position.active
    cups = position.cups[seat]
    position.hand -= ONE[ingredient]
    position.cups = replaced(position.cups, seat, replaced(cups, cup, cups[cup] + ONE[ingredient]))
    events.append(Poured(seat, INGREDIENTS[ingredient], cup + 1))


def why_not_pour(position: CoffeeRushPosition, choice: Pour) -> Illegal:
    if choice.ingredient not in INDEX:
        known = ", ".join(INDEX)
        return Illegal("CR-POUR-01", "cr-no-such-ingredient", ingredient=choice.ingredient[:40], known=known)
    if not 1 <= choice.cup <= CUPS:
        return no_such_cup(position, choice.cup)
    return Illegal("CR-POUR-01", "cr-not-in-hand", ingredient=choice.ingredient)


def no_such_cup(position: CoffeeRushPosition, cup: int) -> Illegal:
    return Illegal("CR-2P-03" if position.seats == 2 else "CR-SETUP-06", "cr-no-such-cup", cup=cup)
