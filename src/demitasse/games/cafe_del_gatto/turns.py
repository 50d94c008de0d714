"""A turn: one action, compulsory, and its confirmation (CG-TURN, CG-DEC-01, CG-DEC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto import end_of_turn
from demitasse.games.cafe_del_gatto.buying import (
    NOT_CHOSEN,
    buy,
    carry_out,
    offered_token,
    purchases,
    why_not_buy,
)
from demitasse.games.cafe_del_gatto.choices import CONFIRM, TAKE, Buy, Clean, Confirm, Serve, Take
from demitasse.games.cafe_del_gatto.cleaning import COST, clean, why_not_clean
from demitasse.games.cafe_del_gatto.content import CLEAN, FULL
from demitasse.games.cafe_del_gatto.cups import full_cups, wanted
from demitasse.games.cafe_del_gatto.events import Took
from demitasse.games.cafe_del_gatto.serving import ServeMore, begin_serving, why_not_serve
from demitasse.games.cafe_del_gatto.supply import TAKEN, earn
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


class TakeTurn(Step, frozen=True):
    """CG-DEC-01: one action, after as much cleaning as one likes."""

    kind = "turn"

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-DEC-01, CG-TURN-03: a token one can pay and place, a full cup, two coins; and cleaning, which is no action
        and needs no reason (CG-RULING-12). Two coins can always be taken, so there is no pass (CG-RULING-17), also for
        who has served all cups (CG-RULING-26).
        """
        seat = position.active
        bits = wanted(position, seat)
        choices = purchases(position, bits)
        if bits & FULL:
            serve = position.content.serve
            choices += [serve[cup] for cup in full_cups(position, seat)]
        choices.append(TAKE)
        if position.coins[seat] >= COST:
            choices += CLEAN
        return tuple(choices)

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        seat = position.active
        full = len(full_cups(position, seat))
        return Message("cg-prompt-turn", {"coins": position.coins[seat], "full": full})

    def serve(self, position: CafeDelGattoPosition, choice: Serve, events: list[Event]) -> None:
        begin_serving(position, choice, ServeMore(self.seat))

    def take(self, position: CafeDelGattoPosition, choice: Take, events: list[Event]) -> None:
        """CG-COIN-01, CG-COIN-02: two coins, and nothing else this turn."""
        earn(position, position.active, TAKEN)
        position.done()
        events.append(Took(position.active, TAKEN))

    def refuse(self, position: CafeDelGattoPosition, choice: Buy | Serve | Clean) -> Illegal:
        if isinstance(choice, Serve):
            return why_not_serve(position, self.seat, choice)
        return why_not_buy(position, choice) if isinstance(choice, Buy) else why_not_clean(position, choice)

    ANSWERS = {Buy: buy, Serve: serve, Take: take, Clean: clean}


class ConfirmTurn(Step, frozen=True):
    """CG-DEC-08: the last moment to take anything back."""

    kind = "confirm"

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        return (CONFIRM,)

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        if position.place != NOT_CHOSEN:
            token, cost = offered_token(position)
            cup = position.content.cup_ids[position.cup]
            return Message("cg-prompt-confirm-buy", {"token": token, "cup": cup, "price": cost})
        if position.served_now:
            return Message("cg-prompt-confirm-serve", {"served": position.served_now})
        if isinstance(position.agenda[1], end_of_turn.CloseTurn):
            return Message("cg-prompt-confirm-take")
        return Message("cg-prompt-confirm-dump")

    def confirm(self, position: CafeDelGattoPosition, choice: Confirm, events: list[Event]) -> None:
        """CG-INFO-06: confirming is final. A purchase happens now."""
        position.revealed += 1
        position.done()
        if position.place != NOT_CHOSEN:
            carry_out(position, events)
        position.served_now = 0

    ANSWERS = {Confirm: confirm}
