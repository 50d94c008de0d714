"""What happens in Café del Gatto. All of it is public: nobody holds anything hidden (CG-INFO-01)."""

from __future__ import annotations

from demitasse.kernel.event import Event, Seat
from demitasse.kernel.kinds import kinds_in


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    round: int


class Bought(Event, frozen=True, tag="bought"):
    """A token was paid, taken out of the machine and placed on a cup; those above it slid down."""

    seat: Seat
    token: str
    column: str
    row: int
    price: int
    cup: str
    sugar: int
    """Sugar gained with it: 0 or 1."""


class Filled(Event, frozen=True, tag="filled"):
    """Tokens from the bag came into a column of the machine, from the lowest free row up."""

    column: str
    tokens: tuple[str, ...]


class Remixed(Event, frozen=True, tag="remixed"):
    """The bag was empty: all tokens of the discard went into it."""

    tokens: int


class Cleaned(Event, frozen=True, tag="cleaned"):
    """A column was paid for and emptied into the discard."""

    seat: Seat
    column: str
    price: int
    tokens: tuple[str, ...]


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """After a cleaning the turn ended without an action."""

    seat: Seat


class Served(Event, frozen=True, tag="served"):
    """A full cup was served."""

    seat: Seat
    cup: str
    value: int
    """The Barista value, sugar included."""
    sugar: int
    symbols: int
    """How many different symbols the tokens showed."""
    paid: int
    """Coins by the drinks card."""
    tile: int
    """The value of the drink tile taken."""
    difference: int
    """Coins for what the tile is worth less."""


class Took(Event, frozen=True, tag="took"):
    """Coins were taken as the turn's action."""

    seat: Seat
    coins: int


class LastRound(Event, frozen=True, tag="last-round"):
    """Somebody has served every cup: the round is played to its end."""

    seat: Seat


class RanDry(Event, frozen=True, tag="ran-dry"):
    """Neither bag nor discard has a token: an intermediate round begins, in which cups are served or dumped."""

    cause: str


class Dumped(Event, frozen=True, tag="dumped"):
    """Intermediate round: the tokens of a cup went to the discard for nothing."""

    seat: Seat
    cup: str
    tokens: int


class Ended(Event, frozen=True, tag="ended"):
    """The play is over."""

    cause: str
    winners: tuple[Seat, ...]
    decided: str = ""
    """Which tie-break gave the win; empty when points did, or nothing."""


KINDS = kinds_in(__name__, Event)
