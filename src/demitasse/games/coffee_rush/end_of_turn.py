"""Step 5, end of turn: time passes, penalties, the end check, the next turn (CR-TIME, CR-PEN, CR-END, CR-2P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.events import Aged, Dropped, Ended, TurnBegan
from demitasse.games.coffee_rush.movement import Move
from demitasse.games.coffee_rush.orders import ConfirmTurn, SendOrders, gain_rush
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.rush_hour import RushHour, close, close_if_deck_is_out, draw
from demitasse.games.coffee_rush.scoring import score
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

PENALTIES_THAT_CLOSE = 5


class TimePasses(Step, frozen=True):
    """CR-TIME-01: the active player's orders grow older."""

    kind = "time"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-RULING-36: shift, penalties, rush gain, the two-player draw; also once the token shows Closed
        (CR-RULING-34).
        """
        seat = position.active
        newest, second, third, last = position.rows[seat]
        if newest or second or third or last:
            # CR-TIME-01, CR-TIME-02, CR-TIME-03
            position.rows = replaced(position.rows, seat, ((), newest, second, third))
            events.append(Aged(seat))
        if last:
            # CR-PEN-01
            position.penalties = replaced(position.penalties, seat, position.penalties[seat] + last)
            gained = gain_rush(position, seat, len(last))  # CR-PEN-02
            for number, card in enumerate(last):
                events.append(Dropped(seat, position.content.card_ids[card], 1 if number < gained else 0))
            # CR-PEN-03, CR-RULING-33: they may be more, and the seat plays on
            if len(position.penalties[seat]) >= PENALTIES_THAT_CLOSE:
                close(position, "penalties", events)
        if position.seats == 2:  # CR-2P-12
            draw(position, seat, 1, events)
            close_if_deck_is_out(position, events)
        return True


class CheckEnd(Step, frozen=True):
    """CR-END-01: is this the end, or who is next?"""

    kind = "check"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-END-02, CR-END-03, CR-END-04, CR-END-05, CR-END-06: Closed ends the play once the player to the right of
        the first has had a turn. Of two players the second has that turn, and it is whole (CR-2P-15, CR-2P-16,
        CR-RULING-37, CR-RULING-38).
        """
        if not position.closed and not any(map(any, position.rows)):  # CR-RULING-42
            close(position, "no-orders", events)
        following = (position.active + 1) % position.seats
        if position.closed and following == position.first:
            position.agenda = ()
            result = score(position)
            events.append(Ended(position.closed, result.winners, result.decided_by))
        else:
            begin_turn(position, following, events)
        return True


def begin_turn(position: CoffeeRushPosition, seat: Seat, events: list[Event]) -> None:
    """CR-TURN-01, CR-TURN-02, CR-DEC-12: the first player begins, then clockwise; until the turn is over nobody else is
    asked anything. Between turns CR-INV-04 and CR-INV-05 hold.
    """
    if seat == position.first:
        position.round += 1
    position.active = seat
    position.mover, position.steps, position.sent_now = -1, 0, 0
    position.agenda = TURN[seat]  # CR-TURN-03
    events.append(TurnBegan(seat, position.round))


STEPS_OF_A_TURN = (ChooseUpgrade, Move, PourTokens, SendOrders, ConfirmTurn, RushHour, TimePasses, CheckEnd)
TURN: tuple[Agenda, ...] = tuple(tuple(step(seat) for step in STEPS_OF_A_TURN) for seat in range(4))
"""CR-TURN-03, per seat."""
