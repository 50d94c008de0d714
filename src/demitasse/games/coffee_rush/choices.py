"""What a seat can choose in Coffee Rush, each with its canonical text: `step c2`, `pour milk 1`, `send 1 espresso-2`.

Squares are named by column letter and row number, meeples and cups are counted from 1. With one meeple each, the
meeple is left out of the text.
"""

from __future__ import annotations

from demitasse.kernel.choice import Choice
from demitasse.kernel.kinds import kinds_in


class Place(Choice, frozen=True, tag="place"):
    """Setting up: put a meeple on a square (CR-DEC-02)."""

    square: str


class Upgrade(Choice, frozen=True, tag="upgrade"):
    """Step 1: pay three sent orders and turn a tile (CR-DEC-04)."""

    upgrade: str


class Skip(Choice, frozen=True, tag="skip"):
    """Step 1: no upgrade this turn (CR-DEC-04)."""

    ends = True


class StepTo(Choice, frozen=True, tag="step"):
    """Step 2: move one square and collect (CR-DEC-05)."""

    square: str
    meeple: int = 1


class Stop(Choice, frozen=True, tag="stop"):
    """Step 2: stay here (CR-DEC-05)."""

    ends = True


class Pour(Choice, frozen=True, tag="pour"):
    """Step 3, and setting up with two players: put a token from the hand into a cup (CR-DEC-06, CR-DEC-03)."""

    ingredient: str
    cup: int


class Empty(Choice, frozen=True, tag="empty"):
    """Step 3: give the whole contents of a cup back (CR-DEC-06)."""

    cup: int


class Done(Choice, frozen=True, tag="done"):
    """Steps 3 and 4: nothing more to pour, nothing more to send (CR-DEC-06, CR-DEC-07)."""

    ends = True


class Send(Choice, frozen=True, tag="send"):
    """Step 4: send an order from a cup that holds just what it asks for (CR-DEC-07)."""

    cup: int
    order: str


class Confirm(Choice, frozen=True, tag="confirm"):
    """End the turn: rush hour and the passing of time follow (CR-DEC-08)."""

    ends = True


KINDS = kinds_in(__name__, Choice)

SKIP, STOP, DONE, CONFIRM = Skip(), Stop(), Done(), Confirm()
