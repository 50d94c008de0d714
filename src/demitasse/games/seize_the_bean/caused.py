"""Events with a cause: see `causes`."""

from __future__ import annotations

from demitasse.games.seize_the_bean.causes import NONE
from demitasse.kernel.event import Event


class Caused(Event, frozen=True, kw_only=True):
    """A gain, a loss or a move, with what caused it."""

    by: str = NONE
    """A Customer, Upgrade, Founder, Achievement, Cup or token, a City Action, or the `board` with its Resource Actions;
    NONE where it is only the course of the Day."""
