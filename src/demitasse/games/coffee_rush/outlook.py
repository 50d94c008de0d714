"""What a choice leads to, in a few words: for the list of choices and the marks on the board.

Only what everybody can see is told, so this is help and no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.coffee_rush.choices import Confirm, Done, Empty, Pour, Send, StepTo, Stop, Upgrade
from demitasse.games.coffee_rush.content import Card
from demitasse.games.coffee_rush.movement import due
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, ONE, Heap, count, size
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


def outlook(position: CoffeeRushPosition, choice: Choice) -> Message | None:
    look = LOOK.get(type(choice))
    return None if look is None else look(position, choice)


def of_step(position: CoffeeRushPosition, choice: StepTo) -> Message:
    """How many tokens it brings, and above all what they finish."""
    seat, board = position.active, position.content.board
    square = board.index[choice.square]
    ingredient = board.yields[square]
    tokens = min(due(position, seat, choice.meeple - 1, square), count(position.supply, ingredient))
    facts: dict[str, Fact] = {"tokens": tokens, "ingredient": INGREDIENTS[ingredient]}
    if tokens == 0:
        return Message("cr-outlook-nothing", facts)
    owner = owner_of(position, square, choice.meeple - 1)
    if owner is not None:
        return Message("cr-outlook-pass", {**facts, "seat": owner})
    finished = first_finished(position, position.hand, position.hand + tokens * ONE[ingredient])
    if finished is not None:
        return Message("cr-outlook-finishes", {**facts, "order": position.content.card_ids[finished]})
    return Message("cr-outlook-gain", facts)


def owner_of(position: CoffeeRushPosition, square: int, meeple: int) -> Seat | None:
    """Whose meeple one would have to pass there."""
    for seat, squares in enumerate(position.meeples):
        for other, taken in enumerate(squares):
            if taken == square and (seat, other) != (position.active, meeple):
                return seat
    return None


def first_finished(position: CoffeeRushPosition, before: Heap, after: Heap) -> Card | None:
    """The most urgent order that the tokens in hand could complete in some cup after, but not before."""
    for row in reversed(position.rows[position.active]):
        for card in row:
            if can_complete(position, card, after) and not can_complete(position, card, before):
                return card
    return None


def can_complete(position: CoffeeRushPosition, card: Card, hand: Heap) -> bool:
    recipe = position.content.recipes[card]
    return any(
        all(0 <= count(recipe, i) - count(cup, i) <= count(hand, i) for i in range(len(INGREDIENTS)))
        for cup in position.cups[position.active]
    )


def of_stop(position: CoffeeRushPosition, choice: Stop) -> Message:
    return Message("cr-outlook-stop", {"tokens": size(position.hand)})


def of_pour(position: CoffeeRushPosition, choice: Pour) -> Message | None:
    """Whether the cup would be ready, or could never be."""
    if not isinstance(position.agenda[0], PourTokens):
        return None
    cup = position.cups[position.active][choice.cup - 1] + ONE[INDEX[choice.ingredient]]
    rows = position.rows[position.active]
    recipes = position.content.recipes
    wanted = [card for row in reversed(rows) for card in row]
    ready = next((card for card in wanted if recipes[card] == cup), None)
    if ready is not None:
        return Message("cr-outlook-ready", {"order": position.content.card_ids[ready]})
    fitting = next((card for card in wanted if fits(cup, recipes[card])), None)
    if fitting is None:
        return Message("cr-outlook-fits-nothing")
    missing = size(recipes[fitting]) - size(cup)
    return Message("cr-outlook-towards", {"order": position.content.card_ids[fitting], "missing": missing})


def fits(cup: Heap, recipe: Heap) -> bool:
    return all(count(cup, i) <= count(recipe, i) for i in range(len(INGREDIENTS)))


def of_empty(position: CoffeeRushPosition, choice: Empty) -> Message:
    return Message("cr-outlook-empty", {"tokens": size(position.cups[position.active][choice.cup - 1])})


def of_done(position: CoffeeRushPosition, choice: Done) -> Message | None:
    if isinstance(position.agenda[0], PourTokens):
        return Message("cr-outlook-give-back", {"tokens": size(position.hand)}) if position.hand else None
    return Message("cr-outlook-keep")


def of_send(position: CoffeeRushPosition, choice: Send) -> Message:
    card = position.content.card_index[choice.order]
    row = next(number for number, row in enumerate(position.rows[position.active], 1) if card in row)
    rush = 1 if position.content.specialty[card] and position.rush_supply else 0
    return Message("cr-outlook-send", {"row": row, "rush": rush})


def of_upgrade(position: CoffeeRushPosition, choice: Upgrade) -> Message:
    return Message("cr-outlook-upgrade", {"upgrade": choice.upgrade})


def of_confirm(position: CoffeeRushPosition, choice: Confirm) -> Message:
    """What the end of the turn will cost."""
    return Message(
        "cr-outlook-confirm", {"sent": position.sent_now, "falling": len(position.rows[position.active][3])}
    )


LOOK: dict[type[Choice], Callable[[CoffeeRushPosition, Any], Message | None]] = {
    StepTo: of_step,
    Stop: of_stop,
    Pour: of_pour,
    Empty: of_empty,
    Done: of_done,
    Send: of_send,
    Upgrade: of_upgrade,
    Confirm: of_confirm,
}
