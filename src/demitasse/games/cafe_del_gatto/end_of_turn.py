"""The end of a turn: intermediate round, end of the game, the next turn (CG-TURN, CG-END, CG-DEC-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto import intermediate_round
from demitasse.games.cafe_del_gatto.bag import runs_dry
from demitasse.games.cafe_del_gatto.content import MOST_PLAYERS
from demitasse.games.cafe_del_gatto.events import Ended, TurnBegan
from demitasse.games.cafe_del_gatto.scoring import CAUSE, score
from demitasse.games.cafe_del_gatto.turns import ConfirmTurn, TakeTurn
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


class CloseTurn(Step, frozen=True):
    """CG-TURN-02: the turn is over."""

    kind = "close"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        """CG-DEC-11: no intermediate round after the last turn of the game (CG-RULING-24)."""
        if runs_dry(position) and not was_last_turn(position):
            intermediate_round.begin(position, events)
        else:
            go_on(position, events)
        return True


class Resume(Step, frozen=True):
    """CG-RULING-19: the intermediate round is over."""

    kind = "resume"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        go_on(position, events)
        return True


def go_on(position: CafeDelGattoPosition, events: list[Event]) -> None:
    """CG-END-02, CG-END-03, CG-RULING-19, CG-RULING-25, CG-RULING-37, CG-TURN-05: the round in which somebody served
    all cups is completed, then the game is over; until then there is no limit.
    """
    if was_last_turn(position):
        position.agenda = ()
        result = score(position)
        events.append(Ended(CAUSE, result.winners, result.decided_by))
    else:
        begin_turn(position, following(position), events)


def was_last_turn(position: CafeDelGattoPosition) -> bool:
    """CG-END-03: the end is triggered, and the next turn would open a new round."""
    return position.closing and following(position) == position.first


def following(position: CafeDelGattoPosition) -> Seat:
    """CG-TURN-02."""
    return (position.active + 1) % position.seats


def begin_turn(position: CafeDelGattoPosition, seat: Seat, events: list[Event]) -> None:
    """CG-TURN-01, CG-TURN-02: the first player begins, then clockwise. Now there is a token to draw (CG-INV-03)."""
    if seat == position.first:
        position.round += 1
    position.active = seat
    position.agenda = TURN[seat]
    events.append(TurnBegan(seat, position.round))


TURN: tuple[Agenda, ...] = tuple(
    (TakeTurn(seat), ConfirmTurn(seat), CloseTurn(seat)) for seat in range(MOST_PLAYERS)
)
