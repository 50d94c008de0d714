"""What things are worth to the greedy barista, in points. Found by playing versions of it against each other."""

from __future__ import annotations

from typing import NamedTuple


class Worth(NamedTuple):
    """All that can be tuned; another taste makes another opponent."""

    penalty: float = 0.65
    """What a penalty costs, the rush token that comes with it taken off already."""
    rush: float = 0.35
    """A rush token."""
    rush_fade: float = 0.85
    """Each further rush token is worth this much of the one before."""
    tempo: float = 0.08
    """The part of an order's worth lost with each step still to make: there are never enough steps."""
    regret: float = 3.0
    """How much more the loss by waiting counts than the gain, when orders are put in sequence."""
    rushed: float = 0.15
    """How much less likely an order is for each rush token it would need."""
    hopeless: float = 0.04
    """The chance of an order that needs more steps than there are left."""
    fed: float = 0.0
    """Each order that sending makes an opponent draw."""
    tiles: tuple[float, ...] = (0.26, 0.13, 0.58, 0.52)
    """Points a turn that each upgrade brings: doubled meeples, diagonal moves, doubled corners, doubled specialties."""
    pace: float = 0.9
    """Orders a barista without upgrades sends a turn."""
    pace_of_tiles: float = 0.2
    """Orders a turn more for each active upgrade."""
    closing: float = 1.0
    """What it is worth to end the play in the lead, and what it costs to end it behind."""
    beam: int = 100
    """Outcomes of this turn looked at closely."""
    further: int = 8
    """Of those, the ones for which the next turn is played through as well."""
    beam_next: int = 40
    """Outcomes of the next turn looked at closely."""
    paid_next: int = 1
    """Rush tokens that may be spent in it: it is only guessed at."""
    apart: bool = False
    """Whether turns that end alike count once, so that the next turn is played through for more different ones."""


WORTH = Worth()

CHANCE: tuple[tuple[float, ...], ...] = (
    (0.0,),
    (0.99, 0.97, 0.92, 0.88),
    (0.99, 0.97, 0.92, 0.82, 0.75, 0.66, 0.55),
    (0.99, 0.98, 0.95, 0.92, 0.84, 0.79, 0.74, 0.70, 0.66, 0.56),
    (0.99, 0.98, 0.96, 0.94, 0.90, 0.87, 0.84, 0.81, 0.78, 0.74, 0.70, 0.65, 0.60),
)
"""How often orders are sent in time, by the turns before they fall and the free steps they need; counted in plays."""
