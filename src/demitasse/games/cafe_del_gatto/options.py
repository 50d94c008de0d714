"""What can be chosen before a play of Café del Gatto."""

from __future__ import annotations

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.options import FirstPlayerOptions


class CafeDelGattoOptions(FirstPlayerOptions, frozen=True, kw_only=True):
    """CG-SETUP-12, CG-RULING-01: who plays first is set by the host, or drawn. The game has no variants."""

    def check(self, seats: int) -> None:
        if self.first != "random" and not 0 <= self.first < seats:
            raise BadOptions("cg-option-first", first=self.first, last=seats - 1)
