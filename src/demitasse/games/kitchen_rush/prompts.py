"""What a seat is asked, as a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import current
from demitasse.games.kitchen_rush.box import ZONES
from demitasse.games.kitchen_rush.effects import seconds_here
from demitasse.games.kitchen_rush.terms import NO_CARD
from demitasse.games.kitchen_rush.vocabulary import CloseZone, HelpersLate, RoundTime
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def prompt(position: KitchenRushPosition, seat: Seat) -> Message:
    if position.ended:
        return Message("kr-prompt-over")
    if position.question:
        return of_question(position)
    if position.phase == "prep":
        return of_preparation(position, seat)
    if position.phase == "action":
        return of_action(position, seat)
    return of_finish(position, seat)


def of_question(position: KitchenRushPosition) -> Message:
    """KR-RULING-07: for the team; whoever answers first has answered."""
    what = position.question[0]
    if what == "storages":
        return Message("kr-prompt-storages")
    if what == "unpaid":
        return Message("kr-prompt-unpaid", {"left": position.question[1]})
    if what == "outstanding":
        return Message("kr-prompt-outstanding", {"coins": position.coins})
    return Message("kr-prompt-keep")


def of_preparation(position: KitchenRushPosition, seat: Seat) -> Message:
    waiting = position.settled.count(0)
    if position.settled[seat]:
        return Message("kr-prompt-others-prepare", {"waiting": waiting})
    facts: dict[str, Fact] = {"round": position.round, "rounds": position.rounds}
    if position.event == NO_CARD:
        return Message("kr-prompt-prepare", facts)
    facts |= {"event": position.content.event_ids[position.event], "text": of_event(position)}
    return Message("kr-prompt-prepare-event", facts)


def of_event(position: KitchenRushPosition) -> Message:
    """What the event in force says, with the seconds it has in this play (KR-RULING-97)."""
    seconds: dict[str, Fact] = {"late": 0, "closed": 0, "shorter": 0, "longer": 0}
    for effect in position.content.events[position.event].effects:
        if isinstance(effect, HelpersLate | CloseZone | RoundTime):
            here = seconds_here(position, effect.seconds)
            longer = "shorter" if here < 0 else "longer"
            what = {HelpersLate: "late", CloseZone: "closed"}.get(type(effect), longer)
            seconds[what] = abs(here)
    card = position.content.event_ids[position.event]
    return Message("kr-says-event", {"text": f"{card}.text", **seconds})


def of_action(position: KitchenRushPosition, seat: Seat) -> Message:
    """Where one is, and whether something is left to do there."""
    zone = current.zone_of(position, seat)
    if not position.choices(seat):
        return Message("kr-prompt-sand")
    if zone == current.NOWHERE:
        return Message("kr-prompt-place")
    if current.used_up(position, seat):
        return Message("kr-prompt-place-again", {"zone": ZONES[zone]})
    return Message(f"kr-prompt-{STAY.get(ZONES[zone], ZONES[zone])}", {"zone": ZONES[zone]})


def of_finish(position: KitchenRushPosition, seat: Seat) -> Message:
    """KR-BELL-03."""
    if position.settled[seat]:
        return Message("kr-prompt-others-finish", {"waiting": position.settled.count(0)})
    return Message("kr-prompt-finish", {"zone": ZONES[current.zone_of(position, seat)]})


STAY = {"storage-1": "storage", "storage-2": "storage", "storage-3": "storage"}
"""The three Storages share a sentence."""
