"""Carrying keys to another device: a parcel that is handed over once, within minutes, to whoever has its code.

A parcel is opaque here and lies in memory only; of its code there is a hash. A restart forgets all of them, and nothing
is lost by it: the keys are still where they came from.
"""

from __future__ import annotations

from time import monotonic

from demitasse.server.keys import hash_of, new_key
from demitasse.server.peers import Peers
from demitasse.server.refusals import NotThere, TooMany
from demitasse.server.wire import ParcelCode

SECONDS_VALID = 600
MOST_AT_ONCE = 1000


class Parcels:
    """Those that nobody has fetched yet, by the hash of their code."""

    def __init__(self, peers: Peers | None = None) -> None:
        self._waiting: dict[str, tuple[str, float]] = {}
        self._peers = peers
        """Another server may be asked for what was left here: then parcels lie in the database."""

    async def leave(self, parcel: str) -> ParcelCode:
        if self._peers is not None:
            code = new_key()
            if not await self._peers.leave_parcel(hash_of(code), parcel, SECONDS_VALID, MOST_AT_ONCE):
                raise TooMany("server-parcels-full")
            return ParcelCode(code=code, minutes=SECONDS_VALID // 60)
        now = monotonic()
        self._waiting = {code: kept for code, kept in self._waiting.items() if kept[1] > now}
        if len(self._waiting) >= MOST_AT_ONCE:
            raise TooMany("server-parcels-full")
        code = new_key()
        self._waiting[hash_of(code)] = (parcel, now + SECONDS_VALID)
        return ParcelCode(code=code, minutes=SECONDS_VALID // 60)

    async def fetch(self, code: str) -> str:
        """Only once: of two who come with the same code, the first has it."""
        if self._peers is not None:
            found = await self._peers.fetch_parcel(hash_of(code))
            if found is None:
                raise NotThere("server-parcel-gone", minutes=SECONDS_VALID // 60)
            return found
        parcel, until = self._waiting.pop(hash_of(code), ("", 0.0))
        if until <= monotonic():
            raise NotThere("server-parcel-gone", minutes=SECONDS_VALID // 60)
        return parcel
