"""Claims at a table: who has said to take on what. Promises, not rules: no row and no position knows of them.

They live as long as the table is open in this process, like votes on a pause, and several servers share both
(`LiveState`). A restart of a server that is alone forgets them, and so does whatever makes a claim pointless (the order
is taken, the round is over).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from demitasse.kernel.event import Seat
from demitasse.server.refusals import Conflict
from demitasse.server.store import LiveState

if TYPE_CHECKING:
    from demitasse.server.tables import Table


class Claims:
    """Part of a `Table`; what changes it holds the table's lock."""

    def __init__(self, table: Table) -> None:
        self.held: dict[str, Seat] = {}
        self.wanted: dict[str, Seat] = {}
        """Who asks the holder to let something go: it passes to them."""
        self._table = table

    async def claim(self, seat: Seat, what: str, on: bool) -> None:
        """A person claims something or lets it go. Bots give way at once, people are asked; said twice is said once."""
        async with self._table.changing():
            if what not in self._claimable():
                raise Conflict("server-claim-gone")
            holder = self.held.get(what)
            if on and holder is not None and holder != seat and self._table.seats[holder].kind == "person":
                changed = self.wanted.get(what) != seat
                self.wanted[what] = seat
            elif on:
                changed = holder != seat
                self.held[what] = seat
            elif holder == seat:
                changed = True
                self._let_go(what)
            else:
                changed = self.wanted.get(what) == seat
                if changed:
                    del self.wanted[what]
            if changed:
                self._table.changed()

    async def claim_for_bot(self, seat: Seat, things: Collection[str]) -> None:
        """What a bot takes on now, of what nobody has claimed."""
        if not things:
            return
        async with self._table.changing():
            open_things = self._claimable() - self.held.keys()
            mine = [what for what in things if what in open_things]
            for what in mine:
                self.held[what] = seat
            if mine:
                self._table.changed()

    def shared(self) -> dict[str, Any]:
        """What other servers need to know of them."""
        return {"claims": dict(self.held), "wanted": dict(self.wanted)}

    def take(self, live: LiveState) -> None:
        """What other servers know of them, but for what has become pointless since."""
        self.held, self.wanted = dict(live.claims), dict(live.wanted)
        self.forget_pointless()

    def forget_seat(self, seat: Seat) -> None:
        """Somebody got up."""
        self.wanted = {what: other for what, other in self.wanted.items() if other != seat}
        for what in [what for what, holder in self.held.items() if holder == seat]:
            self._let_go(what)

    def forget_pointless(self) -> None:
        """After a row: what can no longer be claimed is nobody's."""
        if self.held and (gone := self.held.keys() - self._claimable()):
            for what in gone:
                del self.held[what]
                self.wanted.pop(what, None)
            self._table.changed()

    def _let_go(self, what: str) -> None:
        next_one = self.wanted.pop(what, None)
        if next_one is None:
            del self.held[what]
        else:
            self.held[what] = next_one

    def _claimable(self) -> frozenset[str]:
        play = self._table.play
        return frozenset() if play is None else play.position.claimable
