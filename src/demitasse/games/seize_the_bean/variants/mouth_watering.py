"""Mouth-Watering: a Special Resource that draws Customers by Word of Mouth (SB-MWATER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept
from demitasse.games.seize_the_bean.content import NOBODY, Card
from demitasse.games.seize_the_bean.events import NONE
from demitasse.games.seize_the_bean.expansion_events import Craved
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import Agenda, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def after_upgrade(position: SeizeTheBeanPosition, seat: Seat, upgrade: Card) -> Agenda:
    """SB-MWATER-01, -02, SB-XRULING-62, -64: what is asked about the Pantry Upgrade just obtained; never Starbots."""
    if not position.mouth_watering or seat == position.robot:
        return ()
    return (("craving", seat, position.content.special[upgrade].bit_length() - 1),)


def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """Whoever has the same icon already has nothing to decide."""
    _, seat, special = position.agenda[0]
    if position.craving[seat] != special:
        return False
    position.agenda = position.agenda[1:]
    return True


def offer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-04."""
    return (ACCEPT, DECLINE)


def prompt(position: SeizeTheBeanPosition) -> Message:
    _, seat, special = position.agenda[0]
    return Message(
        "sb-prompt-craving",
        {"resource": position.content.specials[special], "before": name_of(position, position.craving[seat])},
    )


def name_of(position: SeizeTheBeanPosition, special: int) -> str:
    return NONE if special == NOBODY else position.content.specials[special]


def accept(position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
    """SB-MWATER-03: a new icon replaces the old one."""
    _, seat, special = position.agenda[0]
    position.agenda = position.agenda[1:]
    before = name_of(position, position.craving[seat])
    position.craving = replaced(position.craving, seat, special)
    events.append(Craved(seat, position.content.specials[special], before))


def wanted(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-MWATER-04: the Special Resource that counts for Word of Mouth, as a bit; 0 without one."""
    craving = position.craving[seat]
    return 0 if craving == NOBODY else 1 << craving
