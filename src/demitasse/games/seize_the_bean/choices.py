"""What a seat can choose in Seize the Bean, each with its canonical text: `place beans`, `take hipsters-c01`.

The verbs are few and general, so that a new ability seldom needs a new one: `take` a card of the City, `pick` a
Customer, `activate` an icon, `decline` what is optional. A card that only its chooser may see is never named by its id
but by its place among those looked at, since everybody reads the choices.
"""

from __future__ import annotations

from demitasse.kernel.choice import Choice

BOARD = "board"
"""Where a base icon is printed."""


class Place(Choice, frozen=True, tag="place"):
    """Put a Barista on one of the six action spaces (SB-DEC-01)."""

    space: str


class Activate(Choice, frozen=True, tag="activate"):
    """The icon to activate next, of an action or through Delivery and Innovation (SB-DEC-02, SB-DEC-03).

    `number` tells equal icons of one card apart.
    """

    icon: str
    card: str = BOARD
    number: int = 1


class Combine(Choice, frozen=True, tag="combine"):
    """Activate a Connections icon and the base icon of a City Action as a pair (SB-RULING-09)."""


class Take(Choice, frozen=True, tag="take"):
    """A card of the City: a Customer or an Upgrade (SB-DEC-03, SB-DEC-12)."""

    card: str


class Pick(Choice, frozen=True, tag="pick"):
    """The Customer that an ability is about (SB-DEC-10)."""

    card: str


class Look(Choice, frozen=True, tag="look"):
    """The City Deck to look into (SB-DEC-03)."""

    deck: str


class Return(Choice, frozen=True, tag="return"):
    """Of the cards looked at, which lies on top of the others; the next one chosen comes below it (SB-DEC-03)."""

    place: int


class Discard(Choice, frozen=True, tag="discard"):
    """Of the cards looked at, one for the Discard Pile (SB-DEC-03)."""

    place: int


class Done(Choice, frozen=True, tag="done"):
    """Put the cards looked at back as they lie."""


class Unlock(Choice, frozen=True, tag="unlock"):
    """Which of several Achievements is resolved first (SB-RULING-22)."""

    achievement: str


class Bonus(Choice, frozen=True, tag="bonus"):
    """The Achievement Bonus taken (SB-DEC-04)."""

    icon: str


class Serve(Choice, frozen=True, tag="serve"):
    """Serve a Happy Customer (SB-DEC-07)."""


class Skip(Choice, frozen=True, tag="skip"):
    """Do not serve a Happy Customer; it loses a token (SB-DEC-07)."""


class Fulfil(Choice, frozen=True, tag="fulfil"):
    """Pay the secondary order too (SB-DEC-08)."""


class Decline(Choice, frozen=True, tag="decline"):
    """Leave out what is optional: a secondary order, an ability of Friends & Family (SB-DEC-08, SB-DEC-10)."""


class Confirm(Choice, frozen=True, tag="confirm"):
    """Let a placement stand that could still be taken back (SB-DEC-05)."""


KINDS: tuple[type[Choice], ...] = (
    Place,
    Activate,
    Combine,
    Take,
    Pick,
    Look,
    Return,
    Discard,
    Done,
    Unlock,
    Bonus,
    Serve,
    Skip,
    Fulfil,
    Decline,
    Confirm,
)

COMBINE, DONE, SERVE, SKIP = Combine(), Done(), Serve(), Skip()
FULFIL, DECLINE, CONFIRM = Fulfil(), Decline(), Confirm()
