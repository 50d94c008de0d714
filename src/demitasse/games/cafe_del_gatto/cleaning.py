"""Clean the machine: before a purchase, new tokens in a whole column (CG-CLEAN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto import end_of_turn
from demitasse.games.cafe_del_gatto.buying import buy, purchases, why_not_buy
from demitasse.games.cafe_del_gatto.choices import END, Buy, Clean, End
from demitasse.games.cafe_del_gatto.content import CLEAN, FACES
from demitasse.games.cafe_del_gatto.cups import wanted
from demitasse.games.cafe_del_gatto.events import Cleaned, TurnEnded
from demitasse.games.cafe_del_gatto.machine import fill, named
from demitasse.games.cafe_del_gatto.supply import pay
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

COST = 2


def clean(step: Step, position: CafeDelGattoPosition, choice: Clean, events: list[Event]) -> None:
    """CG-CLEAN-01, CG-CLEAN-02, CG-CLEAN-03, CG-CLEAN-04, CG-CLEAN-05, CG-RULING-13: pay, the column to the discard,
    then new tokens; the action is still to come.
    """
    seat, column = position.active, FACES.index(choice.column)
    old = position.machine[column]
    pay(position, seat, COST)
    position.discard += old
    position.machine = replaced(position.machine, column, ())
    events.append(Cleaned(seat, FACES[column], COST, named(position, old)))
    fill(position, column, events)
    position.done(AfterCleaning(seat))


def why_not_clean(position: CafeDelGattoPosition, choice: Clean) -> Illegal:
    if choice.column not in FACES:
        return Illegal("CG-CLEAN-01", "cg-no-such-column", column=choice.column[:20])
    coins = position.coins[position.active]
    return Illegal("CG-CLEAN-01", "cg-not-clean-for-less", price=COST, coins=coins)


class AfterCleaning(Step, frozen=True):
    """CG-DEC-02: the machine was cleaned, and the action is still to come."""

    kind = "cleaned"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        """CG-CLEAN-07, CG-DEC-02: when the money is enough for nothing, the turn ends by itself."""
        position.offered = self.offer(position)
        if position.offered != (END,):
            return False
        position.offered = None
        self.end_turn(position, events)
        return True

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-DEC-02, CG-RULING-14, CG-RULING-15, CG-CLEAN-06: buy, clean again, or leave it; nothing else."""
        seat = position.active
        choices = purchases(position, wanted(position, seat))
        if position.coins[seat] >= COST:
            choices += CLEAN
        return (*choices, END)

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        return Message("cg-prompt-cleaned", {"coins": position.coins[position.active]})

    def end(self, position: CafeDelGattoPosition, choice: End, events: list[Event]) -> None:
        position.revealed += 1
        self.end_turn(position, events)

    def end_turn(self, position: CafeDelGattoPosition, events: list[Event]) -> None:
        """CG-CLEAN-07: without an action, so there is nothing to confirm either."""
        events.append(TurnEnded(position.active))
        position.agenda = (end_of_turn.CloseTurn(position.active),)

    def refuse(self, position: CafeDelGattoPosition, choice: Buy | Clean) -> Illegal:
        return why_not_buy(position, choice) if isinstance(choice, Buy) else why_not_clean(position, choice)

    ANSWERS = {Buy: buy, Clean: clean, End: end}
