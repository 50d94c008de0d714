"""What a choice leads to, in a few words: for the list of choices and the marks on the board.

Only what everybody can see is told, so this is help and no rule. How loudly a choice is offered is judged in `tones`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from demitasse.games.coffee_rush.choices import Confirm, Done, Empty, Pour, Send, Skip, StepTo, Stop, Upgrade
from demitasse.games.coffee_rush.content import Card
from demitasse.games.coffee_rush.movement import FREE_STEPS, due
from demitasse.games.coffee_rush.orders import sendable
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, ONE, Heap, count, size, within
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

Order = tuple[Card, Heap]
"""A card and what it asks for."""


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
    for card, recipe in wanted(position):
        if can_complete(position, recipe, after) and not can_complete(position, recipe, before):
            return card
    return None


def wanted(position: CoffeeRushPosition) -> list[Order]:
    """The orders of the active player, the most urgent first."""
    recipes = position.content.recipes
    return [(card, recipes[card]) for row in reversed(position.rows[position.active]) for card in row]


def can_complete(position: CoffeeRushPosition, recipe: Heap, hand: Heap) -> bool:
    cups = position.cups[position.active]
    return any(within(cup, recipe) and within(recipe - cup, hand) for cup in cups)


def of_stop(position: CoffeeRushPosition, choice: Stop) -> Message:
    """CR-MOVE-06: the free steps that are lost; without any, what comes next."""
    free = max(0, FREE_STEPS - position.steps)
    if free:
        return Message("cr-outlook-stop-early", {"free": free})
    return Message("cr-outlook-stop", {"tokens": size(position.hand)})


def of_pour(position: CoffeeRushPosition, choice: Pour) -> Message | None:
    """Whether the cup would be ready, could still become so, or is spoilt for what it was."""
    if not isinstance(position.agenda[0], PourTokens):
        return None
    ids, orders = position.content.card_ids, wanted(position)
    before = position.cups[position.active][choice.cup - 1]
    after = before + ONE[INDEX[choice.ingredient]]
    ready = ready_order(orders, after)
    if ready is not None:
        return Message("cr-outlook-ready", {"order": ids[ready]})
    spoilt = ready_order(orders, before)
    if spoilt is not None:
        return Message("cr-outlook-spoils", {"order": ids[spoilt], "missing": 0})
    fitting = nearest_order(orders, after)
    if fitting is not None:
        return Message("cr-outlook-towards", {"order": ids[fitting[1]], "missing": fitting[0]})
    meant = nearest_order(orders, before) if before else None
    if meant is not None:
        return Message("cr-outlook-spoils", {"order": ids[meant[1]], "missing": meant[0]})
    return Message("cr-outlook-fits-nothing")


def ready_order(orders: Sequence[Order], cup: Heap) -> Card | None:
    """The most urgent order that a cup with these tokens is ready for."""
    return next((card for card, recipe in orders if recipe == cup), None)


def nearest_order(orders: Sequence[Order], cup: Heap) -> tuple[int, Card] | None:
    """How many tokens a cup with these lacks for the order it is nearest to, the most urgent of equals."""
    nearest: tuple[int, Card] | None = None
    for card, recipe in orders:
        if within(cup, recipe):
            lacks = size(recipe - cup)
            if nearest is None or lacks < nearest[0]:
                nearest = lacks, card
    return nearest


def fitting_pours(position: CoffeeRushPosition, orders: Sequence[Order]) -> list[tuple[int, int, int]]:
    """Ways to bring an order nearer: tokens it lacks then, ingredient, cup; never into a cup that is ready."""
    found: list[tuple[int, int, int]] = []
    in_hand = [ingredient for ingredient in range(len(INGREDIENTS)) if count(position.hand, ingredient)]
    for number, cup in enumerate(position.cups[position.active]):
        if ready_order(orders, cup) is not None:
            continue
        for ingredient in in_hand:
            near = nearest_order(orders, cup + ONE[ingredient])
            if near is not None:
                found.append((near[0], ingredient, number))
    return found


def of_empty(position: CoffeeRushPosition, choice: Empty) -> Message:
    """What goes back, and what it was good for."""
    cup = position.cups[position.active][choice.cup - 1]
    near = nearest_order(wanted(position), cup)
    if near is None:
        return Message("cr-outlook-empty", {"tokens": size(cup)})
    facts: dict[str, Fact] = {"order": position.content.card_ids[near[1]], "missing": near[0]}
    return Message("cr-outlook-empty-useful", {"tokens": size(cup), **facts})


def of_done(position: CoffeeRushPosition, choice: Done) -> Message | None:
    """What goes back although it fits, what stays unsent although it is ready."""
    ids, orders = position.content.card_ids, wanted(position)
    if not isinstance(position.agenda[0], PourTokens):
        ready = {send.order for send in sendable(position) if isinstance(send, Send)}
        first = next(ids[card] for card, _ in orders if ids[card] in ready)
        return Message("cr-outlook-unsent", {"orders": len(ready), "order": first})
    if not position.hand:
        return None
    fitting = min(fitting_pours(position, orders), default=None)
    if fitting is None:
        return Message("cr-outlook-give-back", {"tokens": size(position.hand)})
    _, ingredient, cup = fitting
    near = nearest_order(orders, position.cups[position.active][cup] + ONE[ingredient])
    assert near is not None
    facts: dict[str, Fact] = {"ingredient": INGREDIENTS[ingredient], "order": ids[near[1]]}
    return Message("cr-outlook-give-back-fitting", {"tokens": size(position.hand), **facts})


def of_send(position: CoffeeRushPosition, choice: Send) -> Message:
    card = position.content.card_index[choice.order]
    row = next(number for number, row in enumerate(position.rows[position.active], 1) if card in row)
    rush = 1 if position.content.specialty[card] and position.rush_supply else 0
    return Message("cr-outlook-send", {"row": row, "rush": rush})


def of_skip(position: CoffeeRushPosition, choice: Skip) -> Message:
    return Message("cr-outlook-skip", {"sent": len(position.sent[position.active])})


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
    Skip: of_skip,
    Upgrade: of_upgrade,
    Confirm: of_confirm,
}
