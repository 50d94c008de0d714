"""The intermediate round: when no token is left to draw, everybody serves one cup, or else dumps one (CG-INTER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto import end_of_turn
from demitasse.games.cafe_del_gatto.choices import Dump, Serve
from demitasse.games.cafe_del_gatto.content import Cup
from demitasse.games.cafe_del_gatto.cups import empty_into_discard, full_cups, fullest_cups, no_such_cup
from demitasse.games.cafe_del_gatto.events import Dumped, RanDry
from demitasse.games.cafe_del_gatto.serving import begin_serving, why_not_serve
from demitasse.games.cafe_del_gatto.turns import ConfirmTurn
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise
from demitasse.kernel.step import Step

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
        steps: list[Step] = [step for seat in serving for step in (ServeOne(seat), ConfirmTurn(seat))]
    else:
        steps = [DumpCup(seat) for seat in seats]
    position.agenda = (*steps, end_of_turn.Resume(active))


class ServeOne(Step, frozen=True):
    """CG-INTER-02, CG-DEC-09: everybody with a full cup serves one."""

    kind = "intermediate"

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-INTER-02, CG-DEC-09, CG-RULING-21: exactly one of one's full cups."""
        serve = position.content.serve
        return tuple(serve[cup] for cup in full_cups(position, self.seat))

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        return Message("cg-prompt-intermediate", {"full": len(full_cups(position, self.seat))})

    def serve(self, position: CafeDelGattoPosition, choice: Serve, events: list[Event]) -> None:
        begin_serving(position, choice)

    def refuse(self, position: CafeDelGattoPosition, choice: Serve) -> Illegal:
        return why_not_serve(position, self.seat, choice)

    ANSWERS = {Serve: serve}


class DumpCup(Step, frozen=True):
    """CG-INTER-06, CG-DEC-10: nobody can serve, so the fullest cup is emptied."""

    kind = "dump"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        """CG-RULING-22, CG-DEC-10: only a tie leaves something to choose; without tokens nothing happens."""
        cups = fullest_cups(position, self.seat)
        if len(cups) > 1:
            return False
        if cups:
            self.empty(position, cups[0], events)
        return True

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        dump = position.content.dump
        return tuple(dump[cup] for cup in fullest_cups(position, self.seat))

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        return Message("cg-prompt-dump", {"tokens": max(map(len, position.cups[self.seat]))})

    def dump(self, position: CafeDelGattoPosition, choice: Dump, events: list[Event]) -> None:
        self.empty(position, position.content.cup_index[choice.cup], events)
        position.done(ConfirmTurn(self.seat))

    def empty(self, position: CafeDelGattoPosition, cup: Cup, events: list[Event]) -> None:
        """CG-INTER-06, CG-INTER-07: to the discard, for neither coins nor a tile."""
        tokens = empty_into_discard(position, self.seat, cup)
        events.append(Dumped(self.seat, position.content.cup_ids[cup], len(tokens)))

    def refuse(self, position: CafeDelGattoPosition, choice: Dump) -> Illegal:
        if choice.cup not in position.content.cup_index:
            return no_such_cup(position, choice.cup)
        return Illegal("CG-INTER-06", "cg-not-the-fullest", cup=choice.cup)

    ANSWERS = {Dump: dump}
