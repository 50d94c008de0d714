"""Whether a choice is refused, by which rule, and the facts to say it in a sentence.

What is legal is decided here and in the rooms, directly; `choices` lists the same. Every key carries the reason of
KR-DEC-42: `kr-refused-zone-full`, `kr-refused-no-coins`, `kr-refused-event-closed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.choices import (
    ChooseStorages,
    Done,
    Keep,
    PayOutstanding,
    PlaceTimer,
    Ready,
    RemoveTimer,
    TakePlate,
    Unpaid,
)
from demitasse.games.kitchen_rush.moves import MOVES
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

ANSWER: dict[str, type[Choice]] = {
    "storages": ChooseStorages,
    "unpaid": Unpaid,
    "outstanding": PayOutstanding,
    "keep": Keep,
}
"""What answers each question to the team."""

BEFORE_THE_BELL = (PlaceTimer, RemoveTimer, TakePlate)
ANSWERS = frozenset(ANSWER.values())
OUTSIDE_THE_ACTION = frozenset((Ready, Done)) | ANSWERS


def refusal(position: KitchenRushPosition, seat: Seat, choice: Choice) -> Illegal | None:
    """None when the choice is legal now (KR-DEC-42)."""
    if position.ended:
        return Illegal("KR-WIN-01", "kr-refused-phase-over")
    if not 0 <= seat < position.seats:
        return Illegal("KR-SETUP-09", "kr-refused-seat", number=seat, last=position.seats - 1)
    kind = type(choice)
    if kind not in MOVES:
        return Illegal("KR-DEC-43", "kr-refused-not-a-choice", choice=str(choice)[:60])
    if position.question:
        if kind is not ANSWER[position.question[0]]:
            return Illegal("KR-DEC-06", "kr-refused-phase-question")
    elif kind in ANSWERS:
        return Illegal("KR-DEC-41", "kr-refused-phase-no-question")
    else:
        refused = wrong_phase(position, seat, kind)
        if refused is not None:
            return refused
    return MOVES[kind].refuse(position, seat, choice)


def wrong_phase(position: KitchenRushPosition, seat: Seat, kind: type[Choice]) -> Illegal | None:
    """KR-ROUND-03, KR-BELL-02, KR-BELL-03, KR-TIME-20: what each phase allows."""
    phase = position.phase
    if phase == "action":
        if kind in OUTSIDE_THE_ACTION:
            rule = "KR-RULING-33" if kind is Done else "KR-PREP-05"
            return Illegal(rule, "kr-refused-phase-action")
        return None
    if phase == "prep":
        return None if kind is Ready else Illegal("KR-PREP-05", "kr-refused-phase-prep")
    if kind is Ready:
        return Illegal("KR-RULING-11", "kr-refused-phase-finish")
    if kind in BEFORE_THE_BELL:
        rule = "KR-RULING-34" if kind is TakePlate else "KR-BELL-02"
        return Illegal(rule, "kr-refused-phase-bell")
    if position.settled[seat]:
        return Illegal("KR-RULING-33", "kr-refused-phase-done")
    return None
