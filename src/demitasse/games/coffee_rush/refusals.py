"""Why a choice is refused: the rule it breaks, and the facts to say it in a sentence.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.coffee_rush.choices import (
    Confirm,
    Done,
    Empty,
    Place,
    Pour,
    Send,
    Skip,
    Step,
    Stop,
    Upgrade,
)
from demitasse.games.coffee_rush.content import CUPS, DIAGONAL_MOVE, UPGRADES
from demitasse.games.coffee_rush.movement import NOT_CHOSEN, steps_left
from demitasse.games.coffee_rush.orders import sendable
from demitasse.games.coffee_rush.tokens import INDEX, count
from demitasse.games.coffee_rush.upgrades import COST
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

STEP_OF: dict[type[Choice], tuple[str, ...]] = {
    Place: ("place",),
    Upgrade: ("upgrade",),
    Skip: ("upgrade",),
    Step: ("move",),
    Stop: ("move",),
    Pour: ("pour", "fill"),
    Empty: ("pour",),
    Done: ("pour", "send"),
    Send: ("send",),
    Confirm: ("confirm",),
}
"""Where in a turn each choice belongs (CR-TURN-03)."""


def why_not(position: CoffeeRushPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("CR-END-04", "cr-not-over")
    step, asked = position.agenda[0]
    if not 0 <= seat < position.seats:
        return Illegal("CR-SETUP-06", "cr-not-a-seat", number=seat, last=position.seats - 1)
    if seat != asked:
        return Illegal(
            "CR-SETUP-14" if step in ("place", "fill") else "CR-TURN-02", "cr-not-your-turn", seat=asked
        )
    if type(choice) not in STEP_OF:
        return Illegal("CR-TURN-03", "cr-not-a-choice", choice=str(choice)[:60])
    if step not in STEP_OF[type(choice)]:
        return wrong_moment(position, step, choice)
    explain: Callable[[CoffeeRushPosition, Any], Illegal] = EXPLAIN[type(choice)]
    return explain(position, choice)


def wrong_moment(position: CoffeeRushPosition, step: str, choice: Choice) -> Illegal:
    """CR-TURN-03 and the rules that draw the line between two steps."""
    if isinstance(choice, Upgrade):
        if (
            choice.upgrade in UPGRADES
            and position.upgrades[position.active] >> UPGRADES.index(choice.upgrade) & 1
        ):
            return why_not_upgrade(position, choice)
        if step == "move" and not position.steps and len(position.sent[position.active]) < COST:
            return too_few_sent(position)
        return Illegal("CR-UPG-01", "cr-not-upgrade-now")
    if isinstance(choice, Pour | Empty) and step == "move":
        return Illegal("CR-RULING-10", "cr-not-pour-while-moving")
    if isinstance(choice, Pour | Empty) and step in ("send", "confirm"):
        return Illegal("CR-RULING-11", "cr-not-pour-after")
    if isinstance(choice, Step | Stop) and step in ("pour", "send", "confirm"):
        return Illegal("CR-RULING-10", "cr-not-move-again")
    if isinstance(choice, Send) and step == "pour":
        return Illegal("CR-RULING-11", "cr-not-send-before-done")
    if isinstance(choice, Send) and step == "confirm" and choice not in sendable(position):
        return why_not_send(position, choice)
    return Illegal("CR-TURN-03", "cr-not-now", choice=choice.verb, step=step)


def too_few_sent(position: CoffeeRushPosition) -> Illegal:
    return Illegal("CR-UPG-02", "cr-not-three-sent", sent=len(position.sent[position.active]))


def why_not_place(position: CoffeeRushPosition, choice: Place) -> Illegal:
    if choice.square not in position.content.board.index:
        return no_such_square(position, choice.square)
    rule = "CR-2P-06" if position.seats == 2 else "CR-SETUP-15"
    return Illegal(rule, "cr-not-on-a-meeple", square=choice.square)


def no_such_square(position: CoffeeRushPosition, square: str) -> Illegal:
    names = position.content.board.names
    return Illegal("CR-SETUP-01", "cr-no-such-square", square=square[:20], first=names[0], last=names[-1])


def why_not_upgrade(position: CoffeeRushPosition, choice: Upgrade) -> Illegal:
    if choice.upgrade not in UPGRADES:
        return Illegal(
            "CR-RULING-30", "cr-no-such-upgrade", upgrade=choice.upgrade[:40], upgrades=", ".join(UPGRADES)
        )
    return Illegal("CR-UPG-06", "cr-not-active-twice", upgrade=choice.upgrade)


def why_not_step(position: CoffeeRushPosition, choice: Step) -> Illegal:
    board = position.content.board
    squares = position.meeples[position.active]
    if choice.square not in board.index:
        return no_such_square(position, choice.square)
    if not 1 <= choice.meeple <= len(squares):
        rule = "CR-2P-02" if position.seats == 2 else "CR-SETUP-06"
        return Illegal(rule, "cr-no-such-meeple", meeple=choice.meeple, meeples=len(squares))
    if position.mover not in (NOT_CHOSEN, choice.meeple - 1):
        return Illegal("CR-RULING-39", "cr-not-the-other-meeple", meeple=position.mover + 1)
    here, there = squares[choice.meeple - 1], board.index[choice.square]
    facts = {"square": choice.square, "from": board.names[here]}
    if there not in board.neighbours[1][here]:
        return Illegal("CR-MOVE-02", "cr-not-adjacent", **facts)
    if there not in board.neighbours[0][here] and not position.upgrades[position.active] & DIAGONAL_MOVE:
        return Illegal("CR-MOVE-03", "cr-not-diagonal", **facts)
    if steps_left(position) == 1:
        return Illegal("CR-MOVE-14", "cr-not-last-step-on-a-meeple", square=choice.square)
    return Illegal(
        "CR-RULING-06", "cr-not-into-a-dead-end", square=choice.square, left=steps_left(position) - 1
    )


def why_not_stop(position: CoffeeRushPosition, choice: Stop) -> Illegal:
    if not position.steps:
        return Illegal("CR-MOVE-05", "cr-not-without-a-step")
    square = position.meeples[position.active][position.mover]
    return Illegal("CR-MOVE-14", "cr-not-stop-on-a-meeple", square=position.content.board.names[square])


def why_not_pour(position: CoffeeRushPosition, choice: Pour) -> Illegal:
    if choice.ingredient not in INDEX:
        known = ", ".join(INDEX)
        return Illegal("CR-POUR-01", "cr-no-such-ingredient", ingredient=choice.ingredient[:40], known=known)
    if not 1 <= choice.cup <= CUPS:
        return no_such_cup(position, choice.cup)
    if position.agenda[0][0] == "fill" and count(position.hand, INDEX[choice.ingredient]):
        return Illegal("CR-DEC-03", "cr-not-a-third-cup")
    return Illegal("CR-POUR-01", "cr-not-in-hand", ingredient=choice.ingredient)


def no_such_cup(position: CoffeeRushPosition, cup: int) -> Illegal:
    return Illegal("CR-2P-03" if position.seats == 2 else "CR-SETUP-06", "cr-no-such-cup", cup=cup)


def why_not_empty(position: CoffeeRushPosition, choice: Empty) -> Illegal:
    if not 1 <= choice.cup <= CUPS:
        return no_such_cup(position, choice.cup)
    return Illegal("CR-POUR-08", "cr-not-empty-again", cup=choice.cup)


def why_not_send(position: CoffeeRushPosition, choice: Send) -> Illegal:
    if not 1 <= choice.cup <= CUPS:
        return no_such_cup(position, choice.cup)
    card = position.content.card_index.get(choice.order)
    if card is None:
        return Illegal("CR-ORDER-01", "cr-no-such-order", order=choice.order[:60])
    if not any(card in row for row in position.rows[position.active]):
        return Illegal("CR-RULING-17", "cr-not-your-order", order=choice.order)
    return Illegal("CR-RULING-16", "cr-not-a-match", cup=choice.cup, order=choice.order)


EXPLAIN: dict[type[Choice], Callable[[CoffeeRushPosition, Any], Illegal]] = {
    Place: why_not_place,
    Upgrade: why_not_upgrade,
    Step: why_not_step,
    Stop: why_not_stop,
    Pour: why_not_pour,
    Empty: why_not_empty,
    Send: why_not_send,
}
"""Skip, done and confirm are always offered at their moment."""
