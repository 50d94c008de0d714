"""What happens in Coffee Rush. All of it is public: nobody holds a hidden hand (CR-INFO-03)."""

from __future__ import annotations

from demitasse.kernel.event import Event, Seat
from demitasse.kernel.kinds import kinds_in


class Placed(Event, frozen=True, tag="placed"):
    """A meeple was put on the board."""

    seat: Seat
    square: str
    meeple: int


class Supplied(Event, frozen=True, tag="supplied"):
    """Setting up: a token of the square under a meeple was taken."""

    seat: Seat
    ingredient: str
    tokens: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    round: int


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A tile was turned; the paid orders lie in the discard."""

    seat: Seat
    upgrade: str
    paid: tuple[str, ...]


class Stepped(Event, frozen=True, tag="stepped"):
    """A meeple moved one square; `tokens` may be 0 when the supply is exhausted."""

    seat: Seat
    square: str
    ingredient: str
    tokens: int
    rush: int
    """Rush tokens paid for this step: 0 or 1."""
    meeple: int


class Stopped(Event, frozen=True, tag="stopped"):
    seat: Seat
    square: str


class Poured(Event, frozen=True, tag="poured"):
    seat: Seat
    ingredient: str
    cup: int


class Emptied(Event, frozen=True, tag="emptied"):
    """A cup's contents went back to the supply."""

    seat: Seat
    cup: int
    tokens: int


class Returned(Event, frozen=True, tag="returned"):
    """Tokens not wanted went from the hand back to the supply."""

    seat: Seat
    tokens: int


class Sent(Event, frozen=True, tag="sent"):
    seat: Seat
    order: str
    cup: int
    rush: int
    """Rush tokens gained for a specialty order: 0 or 1."""


class Drew(Event, frozen=True, tag="drew"):
    """An order came from the deck to row 1: rush hour, or time with two players."""

    seat: Seat
    order: str


class Aged(Event, frozen=True, tag="aged"):
    """Time passed: all orders of this seat went down one row."""

    seat: Seat


class Dropped(Event, frozen=True, tag="dropped"):
    """An order fell off row 4 and is a penalty now; `rush` tells whether a token came with it."""

    seat: Seat
    order: str
    rush: int


class Closed(Event, frozen=True, tag="closed"):
    """The first-player token shows Closed: the round is played to its end."""

    cause: str


class Ended(Event, frozen=True, tag="ended"):
    """The play is over."""

    cause: str
    winners: tuple[Seat, ...]
    decided: str = ""
    """Which tie-break gave the win; empty when points did, or nothing."""


KINDS = kinds_in(__name__, Event)
