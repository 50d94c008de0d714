"""Claims: who has said to take on what (`Position.claimable`), in a game played together.

Promises, not rules: no row and no position knows of them. Whatever makes a claim pointless ends it (the order is taken,
the round is over).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from demitasse.kernel.event import Seat

Holders = Mapping[str, Seat]
"""Who has claimed what."""
NO_CLAIMS: Holders = MappingProxyType({})


class Claims:
    """Those of one table. What changes them says whether it did."""

    def __init__(self) -> None:
        self.held: dict[str, Seat] = {}
        self.wanted: dict[str, Seat] = {}
        """Who asks the holder to let something go: it passes to them."""
        self.left: dict[str, tuple[Seat, ...]] = {}
        """The people for whom bots keep a space in a room just now."""
        self._left_by: dict[Seat, dict[str, tuple[Seat, ...]]] = {}

    def want(self, seat: Seat, what: str, people: Collection[Seat]) -> bool:
        """Somebody claims something. Bots give way at once, other people are asked; said twice is said once."""
        holder = self.held.get(what)
        book = self.wanted if holder != seat and holder in people else self.held
        changed = book.get(what) != seat
        book[what] = seat
        return changed

    def let_go(self, seat: Seat, what: str) -> bool:
        """Of what they hold or ask for; what somebody else asks for is theirs then."""
        if self.held.get(what) == seat:
            self._pass_on(what)
        elif self.wanted.get(what) == seat:
            del self.wanted[what]
        else:
            return False
        return True

    def take_on(self, seat: Seat, things: Collection[str], claimable: Collection[str]) -> bool:
        """What a bot takes on now, of what nobody has claimed."""
        mine = [what for what in things if what in claimable and what not in self.held]
        self.held.update(dict.fromkeys(mine, seat))
        return bool(mine)

    def leave(self, bot: Seat, rooms: dict[str, tuple[Seat, ...]]) -> bool:
        """What a bot leaves to people from now on."""
        if self._left_by.get(bot, {}) == rooms:
            return False
        self._left_by[bot] = rooms
        return self._count_what_is_left()

    def has_moved(self, seat: Seat) -> bool:
        """Nothing is left for whoever has just come for something; if it still is, bots say so again."""
        if not any(seat in seats for seats in self.left.values()):
            return False
        for bot, rooms in self._left_by.items():
            self._left_by[bot] = {
                room: others
                for room, seats in rooms.items()
                if (others := tuple([it for it in seats if it != seat]))
            }
        return self._count_what_is_left()

    def _count_what_is_left(self) -> bool:
        before, everybody = self.left, self._left_by.values()
        self.left = {
            room: tuple(sorted({seat for rooms in everybody for seat in rooms.get(room, ())}))
            for room in sorted({room for rooms in everybody for room in rooms})
        }
        return self.left != before

    def forget_seat(self, seat: Seat) -> None:
        """Somebody got up."""
        self.leave(seat, {})
        self.has_moved(seat)
        self.wanted = {what: other for what, other in self.wanted.items() if other != seat}
        for what in [what for what, holder in self.held.items() if holder == seat]:
            self._pass_on(what)

    def forget_pointless(self, claimable: Collection[str]) -> bool:
        """After a row: what can no longer be claimed is nobody's."""
        gone = self.held.keys() - claimable
        for what in gone:
            del self.held[what]
            self.wanted.pop(what, None)
        return bool(gone)

    def _pass_on(self, what: str) -> None:
        next_one = self.wanted.pop(what, None)
        if next_one is None:
            del self.held[what]
        else:
            self.held[what] = next_one
