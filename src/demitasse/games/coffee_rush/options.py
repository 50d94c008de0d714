"""What can be chosen before a play of Coffee Rush."""

from __future__ import annotations

from typing import Literal

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.options import FirstPlayerOptions, PerSeat

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
TWO_PLAYER_COLOURS: tuple[Colour, ...] = ("red", "blue")


class CoffeeRushOptions(FirstPlayerOptions, frozen=True, kw_only=True):
    """CR-SETUP-09, CR-RULING-02: who plays first is set by the host, or drawn. CR-OPT-01, CR-SETUP-05: the others."""

    fair_start: bool = False
    colours: PerSeat[Colour] = ()
    """None means red, blue, green, yellow in the order of the seats."""

    def check(self, seats: int) -> None:
        if self.first != "random" and not 0 <= self.first < seats:
            raise BadOptions("cr-option-first", first=self.first, last=seats - 1)
        if not self.colours:
            return
        if len(self.colours) != seats:
            raise BadOptions("cr-option-colours-count", given=len(self.colours), seats=seats)
        if len(set(self.colours)) != seats:
            raise BadOptions("cr-option-colours-shared", colours=", ".join(self.colours))
        if seats == 2 and set(self.colours) != set(TWO_PLAYER_COLOURS):
            raise BadOptions("cr-option-colours-two", colours=", ".join(self.colours))

    def colours_for(self, seats: int) -> tuple[Colour, ...]:
        """CR-SETUP-05, CR-2P-01, CR-DEC-01: a colour each, asked for beforehand; with two players these are red and
        blue.
        """
        return self.colours or COLOURS[:seats]
