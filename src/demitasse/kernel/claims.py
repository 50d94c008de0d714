"""Claims: who has said to take on what (`Position.claimable`), in a game played together.

Promises, not rules: no row and no position knows of them. Whatever makes a claim pointless ends it (the order is taken,
the round is over).
"""

from __future__ import annotations

from collections.abc import Collection

from demitasse.kernel.event import Seat


class Claims:
    """Those of one table. What changes them says whether it did."""

    def __init__(self) -> None:
        self.held: dict[str, Seat] = {}
        self.wanted: dict[str, Seat] = {}
        """Who asks the holder to let something go: it passes to them."""

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

    def forget_seat(self, seat: Seat) -> None:
        """Somebody got up."""
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
