"""Claims at a table of the server.

They are written down beside the log, like votes on a pause (`LiveState`): several servers share both, and a restart
changes neither.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from demitasse.kernel.claims import Claims
from demitasse.kernel.event import Seat
from demitasse.server.refusals import Conflict
from demitasse.server.store import LiveState

if TYPE_CHECKING:
    from demitasse.server.tables import Table


class TableClaims(Claims):
    """Part of a `Table`; what changes it holds the table's lock."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    async def claim(self, seat: Seat, what: str, on: bool) -> None:
        """A person claims something or lets it go."""
        async with self._table.changing():
            if what not in self._claimable():
                raise Conflict("server-claim-gone")
            people = [row.seat for row in self._table.seats if row.kind == "person"]
            if self.want(seat, what, people) if on else self.let_go(seat, what):
                self._table.changed()

    async def claim_for_bot(self, seat: Seat, things: Collection[str]) -> None:
        if not things:
            return
        async with self._table.changing():
            if self.take_on(seat, things, self._claimable()):
                self._table.changed()

    async def leave_to_people(self, bot: Seat, rooms: dict[str, tuple[Seat, ...]]) -> None:
        if self.leave(bot, rooms):
            async with self._table.changing():
                self._table.changed()

    def shared(self) -> dict[str, Any]:
        """What other servers need to know of them."""
        return {"claims": dict(self.held), "wanted": dict(self.wanted), "left": dict(self.left)}

    def take(self, live: LiveState) -> None:
        """What other servers know of them, but for what has become pointless since."""
        self.held, self.wanted, self.left = dict(live.claims), dict(live.wanted), dict(live.left)
        self.row_played(None)

    def row_played(self, seat: Seat | None) -> None:
        """Somebody has chosen something, or something happened by itself."""
        changed = bool(self.held) and self.forget_pointless(self._claimable())
        if seat is not None and self.has_moved(seat):
            changed = True
        if changed:
            self._table.changed()

    def _claimable(self) -> frozenset[str]:
        play = self._table.play
        return frozenset() if play is None else play.position.claimable
