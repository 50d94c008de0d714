"""What a seat can choose in Café del Gatto, each with its canonical text: `buy milk 3`, `place doppio`, `tile 8 1`.

Rows of the machine are counted from 1 at the bottom. Without sugar, sugar is left out of the text.
"""

from __future__ import annotations

from demitasse.kernel.choice import Choice
from demitasse.kernel.kinds import kinds_in


class Buy(Choice, frozen=True, tag="buy"):
    """The turn's action: buy the token in this place of the machine (CG-DEC-03)."""

    column: str
    row: int


class Place(Choice, frozen=True, tag="place"):
    """Onto which cup the bought token goes (CG-DEC-04)."""

    cup: str


class Serve(Choice, frozen=True, tag="serve"):
    """The turn's action, and again for each further cup: serve a full cup (CG-DEC-05, CG-DEC-09)."""

    cup: str


class Tile(Choice, frozen=True, tag="tile"):
    """Which drink tile the cup gets, and the sugar spent on it (CG-DEC-06, CG-DEC-07, CG-DEC-13)."""

    value: int
    sugar: int = 0


class Done(Choice, frozen=True, tag="done"):
    """No further cup in this action (CG-DEC-05)."""

    ends = True


class Take(Choice, frozen=True, tag="take"):
    """The turn's action: two coins (CG-DEC-01)."""


class Clean(Choice, frozen=True, tag="clean"):
    """Before a purchase: pay for new tokens in one column (CG-DEC-01, CG-DEC-02)."""

    column: str


class End(Choice, frozen=True, tag="end"):
    """After a cleaning: no purchase (CG-DEC-02)."""

    ends = True


class Confirm(Choice, frozen=True, tag="confirm"):
    """Let stand what was chosen: a purchase is carried out, a turn ends (CG-DEC-04, CG-DEC-08)."""

    ends = True


class Dump(Choice, frozen=True, tag="dump"):
    """Intermediate round without a full cup: empty one of the fullest (CG-DEC-10)."""

    cup: str


KINDS = kinds_in(__name__, Choice)

DONE, TAKE, END, CONFIRM = Done(), Take(), End(), Confirm()
