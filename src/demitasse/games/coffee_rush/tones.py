"""How loudly each choice is offered: what finishes an order leads forward, what gives tokens or steps up is quiet.

Only what everybody can see is judged, and nothing is forbidden by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import CONFIRM, DONE, SKIP, STOP, Send, StepTo
from demitasse.games.coffee_rush.content import CUPS, EMPTY, POUR
from demitasse.games.coffee_rush.movement import FREE_STEPS, Move
from demitasse.games.coffee_rush.orders import ConfirmTurn, SendOrders
from demitasse.games.coffee_rush.outlook import Order, fitting_pours, nearest_order, ready_order, wanted
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, INGREDIENTS, ONE, count, size, within
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.choice import Choice
from demitasse.kernel.outlook import Foreseen, Tone, Tones

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

NEARLY = 1
"""A cup that lacks no more than this is not emptied by the way."""


def tones(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    judge = JUDGE.get(type(position.agenda[0]))
    return {} if judge is None else judge(position, foreseen)


def of_upgrades(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    """Which tile is worth three orders is a matter of taste; to go on without loses nothing, but is no progress."""
    return {SKIP: "quiet"}


def of_steps(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    """A step that finishes the most urgent order; without one to stop, once no free step is lost by it."""
    finishing: dict[str, Choice] = {}
    for choice, message in foreseen.items():
        if isinstance(choice, StepTo) and message and message.key == "cr-outlook-finishes":
            finishing.setdefault(str(message.facts["order"]), choice)
    ids = position.content.card_ids
    best = next((finishing[ids[card]] for card, _ in wanted(position) if ids[card] in finishing), None)
    if best is not None:
        return {best: "forward", STOP: "quiet"}
    lost = position.steps < FREE_STEPS and len(foreseen) > 1  # among meeples there may be no way on
    return {STOP: "quiet" if lost else "forward"}


def of_pours(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    """Tokens go where they finish an order, or else bring one nearer; what fits nowhere may go back."""
    cups, orders = position.cups[position.active], wanted(position)
    judged: dict[Choice, Tone] = {}
    for choice, message in foreseen.items():
        if message is not None and message.key == "cr-outlook-spoils":
            judged[choice] = "wasteful"
    useless: list[int] = []
    for cup in range(CUPS):
        if cups[cup]:
            near = nearest_order(orders, cups[cup])
            judged[EMPTY[cup]] = "wasteful" if near is not None and near[0] <= NEARLY else "quiet"
            if near is None:
                useless.append(cup)
    best = completing_pour(position, orders) or nearing_pour(position, orders)
    judged[DONE] = "forward" if best is None else "wasteful"
    if best is None and useless and would_fit_an_empty_cup(position, orders):
        best = EMPTY[min(useless, key=lambda cup: size(cups[cup]))]
        judged[DONE] = "quiet"
    return judged if best is None else {**judged, best: "forward"}


def completing_pour(position: CoffeeRushPosition, orders: Sequence[Order]) -> Choice | None:
    """A token on its way to the most urgent order that the hand can complete in a cup."""
    cups, hand = position.cups[position.active], position.hand
    free = [cup for cup in range(CUPS) if ready_order(orders, cups[cup]) is None]
    for _, recipe in orders:
        ways = [(size(recipe - cups[cup]), cup) for cup in free if within(cups[cup], recipe)]
        for _, cup in sorted(ways):
            lacks = recipe - cups[cup]
            if lacks and within(lacks, hand):
                return POUR[next(i for i in range(len(INGREDIENTS)) if count(lacks, i))][cup]
    return None


def nearing_pour(position: CoffeeRushPosition, orders: Sequence[Order]) -> Choice | None:
    """The pour after which an order lacks least."""
    best = min(fitting_pours(position, orders), default=None)
    return None if best is None else POUR[best[1]][best[2]]


def would_fit_an_empty_cup(position: CoffeeRushPosition, orders: Sequence[Order]) -> bool:
    return any(
        count(position.hand, i) and nearest_order(orders, EMPTY_HEAP + ONE[i]) is not None
        for i in range(len(INGREDIENTS))
    )


def of_sends(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    """The most urgent order that is ready; whoever has done leaves it unsent."""
    ids = position.content.card_ids
    sends = {choice.order: choice for choice in foreseen if isinstance(choice, Send)}
    best = next(sends[ids[card]] for card, _ in wanted(position) if ids[card] in sends)
    return {best: "forward", DONE: "wasteful"}


def of_confirming(position: CoffeeRushPosition, foreseen: Foreseen) -> Tones:
    return {CONFIRM: "forward"}


JUDGE: dict[type, Callable[[CoffeeRushPosition, Foreseen], Tones]] = {
    ChooseUpgrade: of_upgrades,
    Move: of_steps,
    PourTokens: of_pours,
    SendOrders: of_sends,
    ConfirmTurn: of_confirming,
}
