"""How fast a cook's hands are."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.games.kitchen_rush.choices import PlaceTimer, RemoveTimer, Spice, Take, TakePlate
from demitasse.games.kitchen_rush.hands import hand_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat


class Pace(NamedTuple):
    reaction: Milliseconds
    """From when a timer can be used to its next use."""
    placing: Milliseconds = 500
    handling: Milliseconds = 600
    """A token, a cube or a plate."""
    acting: Milliseconds = 800
    """Whatever else an action is."""
    start: Milliseconds = 600
    """From the start of the Action phase, which everybody waited for …"""
    seat: Milliseconds = 200
    """… to the first use, one seat after the other."""
    start_with_people: Milliseconds = 4_500
    """As `start`, with people at the table: they begin."""
    reckoned: Milliseconds = 0
    """The reaction it reckons with when it plans until the bell, if not its own."""

    def pause(self, choice: Choice) -> Milliseconds:
        pause: Milliseconds = getattr(self, HANDS.get(type(choice), "acting"))
        return pause


HANDS = {
    PlaceTimer: "placing",
    RemoveTimer: "placing",
    Take: "handling",
    Spice: "handling",
    TakePlate: "handling",
}

CALM = Pace(9_000, start_with_people=5_400)
STEADY = Pace(4_000)
QUICK = Pace(2_000)
AT_ONCE = Pace(0, start=0, seat=0, start_with_people=0)


def at_once(position: KitchenRushPosition, seat: Seat) -> Pace:
    """For hints: an answer now, with a plan for this person's hands."""
    return AT_ONCE._replace(reckoned=hand_of(position, seat))
