"""Buy a token: choose it, choose its cup, confirm; then it is paid, placed and replaced (CG-BUY, CG-DEC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.choices import Buy, Place
from demitasse.games.cafe_del_gatto.content import BUY, COFFEE, FACES, MILK, ROWS, SURCHARGE, Cup, Face
from demitasse.games.cafe_del_gatto.cups import fitting_cups, no_such_cup, wanted
from demitasse.games.cafe_del_gatto.events import Bought
from demitasse.games.cafe_del_gatto.machine import fill, price, take_out
from demitasse.games.cafe_del_gatto.supply import gain_sugar, pay
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

SWEET = 1
"""The Barista value that comes with sugar."""
NOT_CHOSEN = -1
"""Instead of a place or a cup, while nothing is being bought."""


def purchases(position: CafeDelGattoPosition, bits: int) -> list[Choice]:
    """CG-DEC-03, CG-RULING-06, CG-RULING-07: every place whose token has a space waiting and is not too dear."""
    choices: list[Choice] = []
    for column in (MILK, COFFEE):
        if bits >> column & 1:
            choices += affordable(position, column)
    return choices


def affordable(position: CafeDelGattoPosition, column: Face) -> Sequence[Choice]:
    coins, values = position.coins[position.active], position.content.values
    if coins >= position.content.dearest:
        return BUY[column]
    return [
        choice
        for choice, neighbour, surcharge in zip(
            BUY[column], position.machine[1 - column], SURCHARGE, strict=True
        )
        if values[neighbour] + surcharge <= coins
    ]


def buy(step: Step, position: CafeDelGattoPosition, choice: Buy, events: list[Event]) -> None:
    """CG-DEC-03, CG-DEC-14, CG-BUY-01: one token, by its place; nothing is paid before the purchase is confirmed."""
    position.place = FACES.index(choice.column) * ROWS + choice.row - 1
    position.done(ChooseCup(step.seat))


def why_not_buy(position: CafeDelGattoPosition, choice: Buy) -> Illegal:
    if choice.column not in FACES or not 1 <= choice.row <= ROWS:
        place = f"{choice.column[:20]} {choice.row}"
        return Illegal("CG-BUY-02", "cg-no-such-place", place=place, rows=ROWS)
    column, row = FACES.index(choice.column), choice.row - 1
    if not wanted(position, position.active) >> column & 1:
        return Illegal("CG-RULING-06", "cg-not-without-a-space", column=choice.column)
    coins = position.coins[position.active]
    return Illegal("CG-RULING-07", "cg-not-so-dear", price=price(position, column, row), coins=coins)


def place_of(position: CafeDelGattoPosition) -> tuple[Face, int]:
    """Column and row of the token being bought."""
    return divmod(position.place, ROWS)


class ChooseCup(Step, frozen=True):
    """CG-DEC-04: the cup for the token being bought."""

    kind = "cup"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        """With one cup that fits there is nothing to choose; the purchase is still to be confirmed."""
        cups = fitting_cups(position, position.active, place_of(position)[0])
        if len(cups) > 1:
            place = position.content.place
            position.offered = tuple([place[cup] for cup in cups])
            return False
        self.onto(position, cups[0])
        return True

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-DEC-04, CG-BUY-11, CG-BUY-12, CG-BUY-13, CG-BUY-14: each cup whose lowest empty space has the token's
        colour.
        """
        place = position.content.place
        return tuple(place[cup] for cup in fitting_cups(position, position.active, place_of(position)[0]))

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        token, cost = offered_token(position)
        return Message("cg-prompt-cup", {"token": token, "price": cost})

    def place(self, position: CafeDelGattoPosition, choice: Place, events: list[Event]) -> None:
        self.onto(position, position.content.cup_index[choice.cup])

    def onto(self, position: CafeDelGattoPosition, cup: Cup) -> None:
        position.cup = cup
        position.done()

    def refuse(self, position: CafeDelGattoPosition, choice: Place) -> Illegal:
        if choice.cup not in position.content.cup_index:
            return no_such_cup(position, choice.cup)
        cup = position.content.cup_index[choice.cup]
        if position.served[position.active][cup]:
            return Illegal("CG-SERVE-16", "cg-not-a-served-cup", cup=choice.cup)
        if len(position.cups[position.active][cup]) == len(position.content.spaces[cup]):
            return Illegal("CG-BUY-12", "cg-not-a-full-cup", cup=choice.cup)
        rule = "CG-BUY-13" if place_of(position)[0] == MILK else "CG-BUY-14"
        return Illegal(rule, "cg-not-that-colour", cup=choice.cup, column=FACES[place_of(position)[0]])

    ANSWERS = {Place: place}


def offered_token(position: CafeDelGattoPosition) -> tuple[str, int]:
    """The token being bought, and its price."""
    column, row = place_of(position)
    return position.content.token_ids[position.machine[column][row]], price(position, column, row)


def carry_out(position: CafeDelGattoPosition, events: list[Event]) -> None:
    """CG-RULING-08: pay, take, slide, sugar, place, refill."""
    seat, cup = position.active, position.cup
    column, row = place_of(position)
    cost = price(position, column, row)
    pay(position, seat, cost)
    token = take_out(position, column, row)
    # CG-RULING-33, CG-RULING-34: by the value; it comes after serving
    sugar = gain_sugar(position, seat) if position.content.values[token] == SWEET else 0
    cups = position.cups[seat]
    # CG-BUY-15, CG-INV-04: on top of the others, as it lay in the machine
    position.cups = replaced(position.cups, seat, replaced(cups, cup, (*cups[cup], token)))
    position.place = position.cup = NOT_CHOSEN
    ids = position.content.token_ids
    events.append(
        Bought(seat, ids[token], FACES[column], row + 1, cost, position.content.cup_ids[cup], sugar)
    )
    fill(position, column, events)
