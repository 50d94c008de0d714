"""The intermediate round: when no token is left to draw, everybody serves one cup, or else dumps one (CG-INTER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from demitasse.games.cafe_del_gatto.choices import Dump
from demitasse.games.cafe_del_gatto.content import Cup
from demitasse.games.cafe_del_gatto.cups import empty_into_discard, full_cups, fullest_cups
from demitasse.games.cafe_del_gatto.events import Dumped, RanDry
from demitasse.kernel.agenda import done, push
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def begin(position: CafeDelGattoPosition, events: list[Event]) -> None:
    """CG-INTER-02, CG-INTER-03, CG-INTER-04, CG-INTER-05, CG-INTER-06, CG-RULING-19, CG-RULING-20: from the active
    player clockwise, everybody with a full cup serves one as usual; judged once, before it starts. Only here others
    than the active player decide (CG-DEC-15), and it is no turn of theirs (CG-RULING-23).
    """
    active = position.active
    seats = clockwise(position.seats, active)
    serving = [seat for seat in seats if full_cups(position, seat)]
    events.append(RanDry("serve" if serving else "dump"))
    if serving:
        steps = [step for seat in serving for step in (("intermediate", seat), ("confirm", seat))]
    else:
        steps = [("dump", seat) for seat in seats]
    position.agenda = (*steps, ("resume", active))


def offer(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    """CG-INTER-02, CG-DEC-09, CG-RULING-21: exactly one of one's full cups."""
    serve = position.content.serve
    return tuple(serve[cup] for cup in full_cups(position, position.agenda[0][1]))


def prompt(position: CafeDelGattoPosition) -> Message:
    return Message("cg-prompt-intermediate", {"full": len(full_cups(position, position.agenda[0][1]))})


def resolve_dump(position: CafeDelGattoPosition, events: list[Event]) -> bool:
    """CG-RULING-22, CG-DEC-10: only a tie leaves something to choose; without tokens nothing happens."""
    cups = fullest_cups(position, position.agenda[0][1])
    if len(cups) > 1:
        return False
    if cups:
        empty(position, cups[0], events)
    position.agenda = done(position.agenda)
    return True


def offer_dump(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    dump = position.content.dump
    return tuple(dump[cup] for cup in fullest_cups(position, position.agenda[0][1]))


def prompt_dump(position: CafeDelGattoPosition) -> Message:
    seat = position.agenda[0][1]
    return Message("cg-prompt-dump", {"tokens": max(map(len, position.cups[seat]))})


def dump(position: CafeDelGattoPosition, choice: Choice, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    empty(position, position.content.cup_index[cast(Dump, choice).cup], events)
    position.agenda = push(done(position.agenda), ("confirm", seat))


def empty(position: CafeDelGattoPosition, cup: Cup, events: list[Event]) -> None:
    """CG-INTER-06, CG-INTER-07: to the discard, for neither coins nor a tile."""
    seat = position.agenda[0][1]
    tokens = empty_into_discard(position, seat, cup)
    events.append(Dumped(seat, position.content.cup_ids[cup], len(tokens)))
