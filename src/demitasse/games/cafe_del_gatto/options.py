"""What can be chosen before a play of Café del Gatto."""

from __future__ import annotations

from typing import Literal

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Seat
from demitasse.kernel.options import Options


class CafeDelGattoOptions(Options, frozen=True, kw_only=True):
    """CG-RULING-01; the game has no variants."""

    first: Literal["random"] | Seat = "random"

    def check(self, seats: int) -> None:
        if self.first != "random" and not 0 <= self.first < seats:
            raise BadOptions("cg-option-first", first=self.first, last=seats - 1)
