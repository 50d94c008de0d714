"""Carrying keys to another device: a parcel that is handed over once, within minutes, to whoever has its code.

A parcel is opaque here and lies in memory only; of its code there is a hash. A restart forgets all of them, and nothing
is lost by it: the keys are still where they came from.
"""

from __future__ import annotations

from time import monotonic

from demitasse.server.keys import hash_of, new_key
from demitasse.server.refusals import NotThere, TooMany
from demitasse.server.wire import ParcelCode

SECONDS_VALID = 600
MOST_AT_ONCE = 1000


class Parcels:
    """Those that nobody has fetched yet, by the hash of their code."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[str, float]] = {}

    def leave(self, parcel: str) -> ParcelCode:
        now = monotonic()
        self._waiting = {code: kept for code, kept in self._waiting.items() if kept[1] > now}
        if len(self._waiting) >= MOST_AT_ONCE:
            raise TooMany("server-parcels-full")
        code = new_key()
        self._waiting[hash_of(code)] = (parcel, now + SECONDS_VALID)
        return ParcelCode(code=code, minutes=SECONDS_VALID // 60)

    def fetch(self, code: str) -> str:
        """Only once: of two who come with the same code, the first has it."""
        parcel, until = self._waiting.pop(hash_of(code), ("", 0.0))
        if until <= monotonic():
            raise NotThere("server-parcel-gone", minutes=SECONDS_VALID // 60)
        return parcel
