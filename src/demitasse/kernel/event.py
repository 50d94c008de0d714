"""Events: what happened, and who may see it. They feed the log, the animation and the screen reader."""

from __future__ import annotations

import msgspec

Seat = int
"""A place at the table, 0 … n − 1 clockwise."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Public unless a game says otherwise: an event with hidden facts overrides `seen_by`."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as a seat (None: a spectator) may know it; None when it may not know of it at all."""
        return self

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)
