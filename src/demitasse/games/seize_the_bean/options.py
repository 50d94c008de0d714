"""What can be chosen before a play of Seize the Bean."""

from __future__ import annotations

from typing import Literal

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Seat
from demitasse.kernel.options import Options


class SeizeTheBeanOptions(Options, frozen=True, kw_only=True):
    """SB-OPT-01…05: the base game has its six groups, and Hype draws need no choice."""

    first: Literal["random"] | Seat = "random"
    """SB-OPT-04, SB-RULING-01."""
    scoop: Literal["fixed", "random"] = "fixed"
    """SB-OPT-03, SB-RULING-02; `random` is a house rule: a Scoop brings 3 to 9 Beans, 6 on average."""

    def check(self, seats: int) -> None:
        if self.first != "random" and not 0 <= self.first < seats:
            raise BadOptions("sb-option-first", first=self.first, last=seats - 1)
