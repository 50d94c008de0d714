"""Players sip from one pot in turn, each sip with a biscuit; the last drop counts as much as the best biscuit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadOptions, Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result, ScoreLine, rank
from demitasse.kernel.seats import replaced

from .content import LastDropContent

LARGEST_SIP = 3
CAUSE = "empty"


class LastDropOptions(Options, frozen=True, kw_only=True):
    first: Seat = 0

    def check(self, seats: int) -> None:
        if not 0 <= self.first < seats:
            raise BadOptions("ld-option-first", first=self.first, last=seats - 1)


class Sip(Choice, frozen=True, tag="sip"):
    drops: int


class Drunk(Event, frozen=True, tag="drunk"):
    seat: Seat
    drops: int
    left: int
    biscuit: int


class LastDropView(msgspec.Struct, frozen=True):
    left: int
    active: Seat
    drunk: tuple[int, ...]
    crumbs: tuple[int, ...]


class LastDropPosition(Position[LastDropContent]):
    left: int
    active: Seat
    """Whose turn it is; at the end, who took the last drop."""
    drunk: tuple[int, ...]
    crumbs: tuple[int, ...]
    """What everybody's biscuits count."""
    biscuits: tuple[int, ...]
    """Face down, the next one first."""

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return (self.active,) if self.left else ()

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """LD-SIP-01: one to three drops, as far as they are there."""
        if seat not in self.seats_to_act:
            return ()
        return tuple(Sip(drops) for drops in range(1, min(LARGEST_SIP, self.left) + 1))

    def prompt(self, seat: Seat) -> Message:
        if not self.left:
            return Message("ld-prompt-over")
        return (
            Message("ld-prompt-sip", {"left": self.left})
            if seat == self.active
            else Message("ld-prompt-wait", {"seat": self.active})
        )

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        """LD-SIP-02, LD-TURN-01: a biscuit with it, then the next one clockwise, unless that was the last drop."""
        if choice not in self.choices(seat):
            raise self.why_not(seat)
        assert isinstance(choice, Sip)
        self.left -= choice.drops
        self.drunk = replaced(self.drunk, seat, self.drunk[seat] + choice.drops)
        biscuit, *others = self.biscuits
        self.crumbs, self.biscuits = replaced(self.crumbs, seat, self.crumbs[seat] + biscuit), tuple(others)
        self.revealed += 1
        if self.left:
            self.active = (seat + 1) % len(self.drunk)
        return [Drunk(seat, choice.drops, self.left, biscuit)]

    def why_not(self, seat: Seat) -> Illegal:
        if not self.left:
            return Illegal("LD-END-01", "ld-not-over")
        if seat != self.active:
            return Illegal("LD-TURN-01", "ld-not-your-turn", seat=self.active)
        return Illegal("LD-SIP-01", "ld-not-so-much", left=self.left)

    def view(self, seat: Seat | None) -> LastDropView:
        return LastDropView(self.left, self.active, self.drunk, self.crumbs)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        twin = self.copy()
        twin.biscuits, _ = chance.shuffled(sorted(self.biscuits))
        return twin

    def hidden(self) -> Mapping[str, Any]:
        return {"biscuits": self.biscuits}

    @property
    def result(self) -> Result | None:
        """LD-END-01: biscuits count, and the last drop."""
        if self.left:
            return None
        counted = []
        for seat, crumbs in enumerate(self.crumbs):
            last = int(seat == self.active)
            worth = last * self.content.drops
            counted.append((ScoreLine("crumbs", crumbs, crumbs), ScoreLine("last", last, worth)))
        scores = tuple(sum(line.points for line in lines) for lines in counted)
        return Result(scores, rank(scores), CAUSE, tuple(counted))

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.drunk)))

    def stocks(self) -> Mapping[str, int]:
        return {"drops": self.left + sum(self.drunk), "crumbs": sum(self.crumbs) + sum(self.biscuits)}
