"""How fast a cook's hands are."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.games.kitchen_rush.choices import PlaceTimer, RemoveTimer, Spice, Take, TakePlate
from demitasse.kernel.choice import Choice
from demitasse.kernel.position import Milliseconds


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

CALM = Pace(9_000)
STEADY = Pace(4_000)
QUICK = Pace(2_000)
AT_ONCE = Pace(0, start=0, seat=0)
