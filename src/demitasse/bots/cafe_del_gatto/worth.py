"""What things are worth to the greedy café owner, in points. Found by playing versions of it against each other."""

from __future__ import annotations

from typing import NamedTuple


class Worth(NamedTuple):
    """All that can be tuned; another taste makes another opponent."""

    turn: float = 3.6
    """A turn: what each token still missing costs besides coins."""
    impatience: float = 0.2
    """How much dearer a turn becomes with every round beyond the usual length of a play."""
    serving: float = 0.7
    """The part of a turn that serving a full cup will take; several are served at once."""
    coin: float = 0.6
    """A coin, as long as tokens are still to be bought with it."""
    spare_coin: float = 0.03
    """A coin beyond that: it may break a tie."""
    later_coin: float = 0.7
    """How much of a coin's worth is left when it comes only with serving."""
    sugar: float = 0.6
    """A sugar cube, as long as there are cups to sweeten."""
    price: float = 2.2
    """Coins a token costs when one waits for a good offer."""
    token: float = 2.7
    """The Barista value of a token still to be bought."""
    snatched: float = 0.035
    """How likely another player takes a given tile in a turn of theirs."""
    leaving: float = 0.5
    """How much a bargain left to the next player weighs, among few players more."""
    late: float = 1.6
    """By how many rounds a reckoning of the end may be wrong."""
    cleaning: float = 0.5
    """How much better a purchase after a cleaning must promise to be."""
    samples: int = 3
    """How many times a cleaning is imagined."""


WORTH = Worth()
