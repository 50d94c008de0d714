"""Why the greedy barista does what it does: one sentence for each kind of choice, true to its plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.heaps import within
from demitasse.bots.coffee_rush.opening import Start
from demitasse.bots.coffee_rush.planning import CupUse, Plan
from demitasse.bots.coffee_rush.prospects import Waiting
from demitasse.games.coffee_rush import GAME
from demitasse.games.coffee_rush.choices import Place, Pour
from demitasse.games.coffee_rush.content import UPGRADES, Square
from demitasse.games.coffee_rush.movement import FREE_STEPS
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INGREDIENTS, size
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message, message_for


class Purpose(NamedTuple):
    """What a step is for: the cup that the tokens of a square go into, this one or a later one; or a place to stop."""

    use: CupUse | None
    square: Square


def would_rather(choice: Choice) -> Message:
    """Asked about something it would not do."""
    return Message("greedy-rather", {"choice": message_for(GAME.prefix, choice)})


def to_start(position: CoffeeRushPosition, start: Start) -> Message:
    """Setting up: a square for a meeple, or a cup for the second token."""
    ids, intents = position.content.card_ids, start.outlook.intents
    if isinstance(start.choice, Pour):
        both = next((intent for intent in intents if size(intent.cup) > 1), None)
        if start.choice.cup > 1 or both is None:
            return Message("greedy-fill-apart", {"ingredient": start.choice.ingredient})
        order = ids[start.orders[both.order].card]
        return Message("greedy-fill-together", {"ingredient": start.choice.ingredient, "order": order})
    assert isinstance(start.choice, Place)
    if not intents:
        return Message("greedy-start-anywhere", {"square": start.choice.square})
    order = ids[start.orders[intents[0].order].card]
    return Message("greedy-start", {"square": start.choice.square, "order": order, "steps": intents[0].steps})


def to_upgrade(plan: Plan) -> Message:
    return Message("greedy-upgrade", {"upgrade": UPGRADES[plan.tile], "turns": round(plan.turns)})


def to_skip(plan: Plan) -> Message:
    return Message("greedy-skip", {"turns": round(plan.turns)})


def to_step(position: CoffeeRushPosition, plan: Plan, square: Square, purpose: Purpose) -> Message:
    board = position.content.board
    paid = 1 if position.steps >= FREE_STEPS else 0
    if purpose.use is None:
        return _to_step_aside(position, plan, square, paid)
    ingredient = INGREDIENTS[board.yields[purpose.square]]
    if purpose.square != square:
        return Message(
            "greedy-step-on-the-way",
            {"square": board.names[square], "ingredient": ingredient, "rush": paid},
        )
    order = plan.orders[purpose.use.order]
    card = position.content.card_ids[order.card]
    if not purpose.use.sent:
        return Message("greedy-step-for-later", {"ingredient": ingredient, "order": card, "rush": paid})
    return Message(
        "greedy-step-to-finish" if order.turns else "greedy-step-to-save",
        {"ingredient": ingredient, "order": card, "rush": paid},
    )


def _to_step_aside(position: CoffeeRushPosition, plan: Plan, square: Square, paid: int) -> Message:
    """A step that collects nothing of use now."""
    name = position.content.board.names[square]
    order = _next_aim(position, plan)
    if order is None:
        return Message("greedy-step-anywhere", {"square": name, "rush": paid})
    return Message("greedy-step-nearer", {"square": name, "order": order[0], "rush": paid})


def to_stop(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> Message:
    aim = _next_aim(position, plan)
    rush = position.rush[seat]
    if position.steps >= FREE_STEPS and rush:
        return Message("greedy-stop-saving", {"rush": rush})
    if aim is None:
        return Message("greedy-stop")
    return Message("greedy-stop-near", {"order": aim[0], "steps": aim[1]})


def _next_aim(position: CoffeeRushPosition, plan: Plan) -> tuple[str, int] | None:
    """The order the next turn is to be for, and the steps it will take."""
    for intent in plan.outlook.intents:
        if intent.steps:
            return position.content.card_ids[plan.orders[intent.order].card], intent.steps
    return None


def to_empty(position: CoffeeRushPosition, seat: Seat, plan: Plan, use: CupUse) -> Message:
    content = position.cups[seat][use.cup]
    fits = any(within(content, order.recipe) for order in plan.orders)
    order = position.content.card_ids[plan.orders[use.order].card]
    return Message("greedy-empty-anyway" if fits else "greedy-empty", {"cup": use.cup + 1, "order": order})


def to_pour(position: CoffeeRushPosition, plan: Plan, ingredient: int, use: CupUse, missing: int) -> Message:
    """`missing`: tokens the order still lacks when all pours are done."""
    order = plan.orders[use.order]
    card, name = position.content.card_ids[order.card], INGREDIENTS[ingredient]
    if not use.sent:
        return Message(
            "greedy-pour-for-later",
            {"ingredient": name, "cup": use.cup + 1, "order": card, "missing": missing},
        )
    return Message(
        "greedy-pour-to-send" if order.turns else "greedy-pour-to-save",
        {"ingredient": name, "cup": use.cup + 1, "order": card},
    )


def to_stop_pouring(position: CoffeeRushPosition) -> Message:
    return Message("greedy-poured", {"tokens": size(position.hand)})


def to_send(position: CoffeeRushPosition, order: Waiting) -> Message:
    card = position.content.card_ids[order.card]
    if not order.turns:
        return Message("greedy-send-to-save", {"order": card})
    return Message("greedy-send-specialty" if order.specialty else "greedy-send", {"order": card})


def to_hold_back(position: CoffeeRushPosition, seat: Seat, plan: Plan, uses: Sequence[CupUse]) -> Message:
    """A cup is ready for an order, and yet that is not sent."""
    ids = position.content.card_ids
    cup, held = next(
        (cup, order)
        for cup, content in enumerate(position.cups[seat])
        for order in plan.orders
        if content == order.recipe
    )
    for use in uses:
        meant_for = plan.orders[use.order]
        if use.cup == cup and meant_for.recipe != held.recipe:
            return Message("greedy-hold-for-other", {"order": ids[held.card], "other": ids[meant_for.card]})
    return Message("greedy-hold", {"order": ids[held.card]})


def to_confirm(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> Message:
    falling = tuple(position.content.card_ids[card] for card in position.rows[seat][-1])
    if plan.settled.closes:
        return Message("greedy-confirm-closing", {"sent": position.sent_now})
    if falling:
        return Message("greedy-confirm-falling", {"orders": falling})
    return Message("greedy-confirm", {"sent": position.sent_now})
