"""What a seat has seen happen, told out of all that happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from demitasse.kernel.event import Event, Seat


class Heard(Sequence[Event]):
    """The events of a play as a seat may know them. Most bots never look, so they are only sorted out when one does."""

    __slots__ = ("_happened", "_known", "_seat", "_through")

    def __init__(self, seat: Seat, happened: Sequence[Event]) -> None:
        """What happened may grow; what is in it stays."""
        self._seat = seat
        self._happened = happened
        self._known: list[Event] = []
        self._through = 0

    def _caught_up(self) -> list[Event]:
        for event in self._happened[self._through :]:
            known = event.seen_by(self._seat)
            if known is not None:
                self._known.append(known)
        self._through = len(self._happened)
        return self._known

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        return self._caught_up()[at]

    def __len__(self) -> int:
        return len(self._caught_up())
