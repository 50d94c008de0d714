"""A turn: one action, compulsory, and its confirmation (CG-TURN, CG-DEC-01, CG-DEC-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.buying import NOTHING, carry_out, offered_token, purchases
from demitasse.games.cafe_del_gatto.choices import CONFIRM, TAKE
from demitasse.games.cafe_del_gatto.cleaning import COST
from demitasse.games.cafe_del_gatto.content import CLEAN, FULL
from demitasse.games.cafe_del_gatto.cups import full_cups, wanted
from demitasse.kernel.agenda import done
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def offer(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    """CG-DEC-01, CG-TURN-03: a token one can pay and place, a full cup, two coins; and cleaning, which is no action and
    needs no reason (CG-RULING-12). Two coins can always be taken, so there is no pass (CG-RULING-17), also for who has
    served all cups (CG-RULING-26).
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


def prompt(position: CafeDelGattoPosition) -> Message:
    seat = position.active
    full = len(full_cups(position, seat))
    return Message("cg-prompt-turn", {"coins": position.coins[seat], "full": full})


def offer_confirm(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    """CG-DEC-08: the last moment to take anything back."""
    return (CONFIRM,)


def prompt_confirm(position: CafeDelGattoPosition) -> Message:
    if position.place != NOTHING:
        token, cost = offered_token(position)
        cup = position.content.cup_ids[position.cup]
        return Message("cg-prompt-confirm-buy", {"token": token, "cup": cup, "price": cost})
    if position.served_now:
        return Message("cg-prompt-confirm-serve", {"served": position.served_now})
    if position.agenda[1][0] == "close":
        return Message("cg-prompt-confirm-take")
    return Message("cg-prompt-confirm-dump")


def confirm(position: CafeDelGattoPosition, choice: Choice, events: list[Event]) -> None:
    """CG-INFO-06: confirming is final. A purchase happens now."""
    position.revealed += 1
    position.agenda = done(position.agenda)
    if position.place != NOTHING:
        carry_out(position, events)
    position.served_now = 0
