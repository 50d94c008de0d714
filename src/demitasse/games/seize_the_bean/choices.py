"""What a seat can choose in Seize the Bean, each with its canonical text: `place beans`, `take hipsters-c01`.

The verbs are few and general, so that a new ability seldom needs a new one: `take` a card of the City, `pick` a
Customer, `activate` an icon, `decline` what is optional. A card that only its chooser may see is never named by its id
but by its place among those looked at, since everybody reads the choices.
"""

from __future__ import annotations

from demitasse.kernel.choice import Choice
from demitasse.kernel.kinds import kinds_in

BOARD = "board"
"""Where a base icon is printed."""
BASE = "base"
"""The base icon of the action that is being carried out, without its name."""


class Place(Choice, frozen=True, tag="place"):
    """Put a Barista on one of the six action spaces (SB-DEC-01)."""

    allowed_by = "SB-ACTION-01"

    space: str


class Activate(Choice, frozen=True, tag="activate"):
    """The icon to activate next, of an action or through Delivery and Innovation (SB-DEC-02, SB-DEC-03).

    `number` tells equal icons of one card apart.
    """

    allowed_by = "SB-RESOLVE-02"

    icon: str
    card: str = BOARD
    number: int = 1


class Combine(Choice, frozen=True, tag="combine"):
    """Activate a Connections icon and the base icon of a City Action as a pair (SB-RULING-09); by house rule it may be
    paired with an icon that an Upgrade adds, which is then named as in `activate` (SB-XOPT-21).
    """

    allowed_by = "SB-RULING-09"

    icon: str = BASE
    card: str = BOARD
    number: int = 1


class Take(Choice, frozen=True, tag="take"):
    """A card of the City: a Customer or an Upgrade (SB-DEC-03, SB-DEC-12)."""

    allowed_by = "SB-CITY-01"

    card: str


class Pick(Choice, frozen=True, tag="pick"):
    """The Customer that an ability is about (SB-DEC-10)."""

    allowed_by = "SB-TARGET-03"

    card: str


class Look(Choice, frozen=True, tag="look"):
    """The City Deck to look into (SB-DEC-03)."""

    allowed_by = "SB-INFO-01"

    deck: str


class Return(Choice, frozen=True, tag="return"):
    """Of the cards looked at, which lies on top of the others; the next one chosen comes below it (SB-DEC-03)."""

    allowed_by = "SB-INFO-01"
    secret = True

    place: int


class Discard(Choice, frozen=True, tag="discard"):
    """Of the cards looked at, one for the Discard Pile (SB-DEC-03)."""

    allowed_by = "SB-INFO-01"

    place: int


class Done(Choice, frozen=True, tag="done"):
    """Put the cards looked at back as they lie."""

    allowed_by = "SB-INFO-01"
    secret = True
    ends = True


class Unlock(Choice, frozen=True, tag="unlock"):
    """Which of several Achievements is resolved first (SB-RULING-22)."""

    allowed_by = "SB-ACHIEVE-05"

    achievement: str


class Bonus(Choice, frozen=True, tag="bonus"):
    """The Achievement Bonus taken (SB-DEC-04)."""

    allowed_by = "SB-ACHIEVE-05"

    icon: str


class Serve(Choice, frozen=True, tag="serve"):
    """Serve a Happy Customer (SB-DEC-07)."""

    allowed_by = "SB-SERVE-07"


class Skip(Choice, frozen=True, tag="skip"):
    """Do not serve a Happy Customer; it loses a token (SB-DEC-07)."""

    allowed_by = "SB-SERVE-07"
    ends = True


class Fulfil(Choice, frozen=True, tag="fulfil"):
    """Pay the secondary order too (SB-DEC-08)."""

    allowed_by = "SB-SERVE-12"


class Decline(Choice, frozen=True, tag="decline"):
    """Leave out what is optional: a secondary order, an ability of Friends & Family (SB-DEC-08, SB-DEC-10)."""

    allowed_by = "SB-RULING-15"
    ends = True


class Confirm(Choice, frozen=True, tag="confirm"):
    """Let a placement stand that could still be taken back (SB-DEC-05)."""

    allowed_by = "SB-DEC-05"
    ends = True


# The expansions. A seat, a resource, an Award or a Cup is named by a general verb too.


class Player(Choice, frozen=True, tag="player"):
    """The other player an ability is about: robbed, given Beans, or whose deck is looked into (SB-XDEC-09)."""

    allowed_by = "SB-XDEC-09"

    whom: int


class Give(Choice, frozen=True, tag="give"):
    """A resource or crafted token: the next one traded, stolen, returned or used for an order (SB-XDEC-09)."""

    allowed_by = "SB-XDEC-09"

    resource: str


class Pay(Choice, frozen=True, tag="pay"):
    """The mix that pays, where Green Beans leave it open (SB-XDEC-08)."""

    allowed_by = "SB-XDEC-08"

    bean: int
    milk: int
    sugar: int
    green: int


class Use(Choice, frozen=True, tag="use"):
    """Of the Board Game tokens pulled, resolve the bonus icon of one (SB-XDEC-09)."""

    allowed_by = "SB-ABILITY-BOARDGAMES-01"

    icon: str


class Put(Choice, frozen=True, tag="put"):
    """Of the Board Game tokens pulled, put one on a Customer (SB-XDEC-09)."""

    allowed_by = "SB-ABILITY-BOARDGAMES-01"

    icon: str
    card: str


class Praise(Choice, frozen=True, tag="praise"):
    """Put a Good Review on an Award (SB-ABILITY-NEWSFLASH-01)."""

    allowed_by = "SB-ABILITY-NEWSFLASH-01"

    group: str


class Blame(Choice, frozen=True, tag="blame"):
    """Put a Bad Review on an Award, from one's own Café or from the City (SB-ABILITY-NEWSFLASH-07)."""

    allowed_by = "SB-ABILITY-NEWSFLASH-01"

    group: str
    origin: str


class Name(Choice, frozen=True, tag="name"):
    """The Award chosen for a Founder, a mark or a wildcard (SB-XDEC-01, SB-XDEC-13, SB-XDEC-16)."""

    allowed_by = "SB-PACK-13"

    group: str


class Keep(Choice, frozen=True, tag="keep"):
    """Of the cards in one's hand, the one kept (SB-XDEC-01, SB-XDEC-02). Named by its place: hands are hidden."""

    allowed_by = "SB-XDEC-01"
    secret = True

    place: int


class Accept(Choice, frozen=True, tag="accept"):
    """Serve the Customer of another Café, or take the new Mouth-Watering icon (SB-XDEC-04, SB-XDEC-12)."""

    allowed_by = "SB-SOLDOUT-03"


class Cup(Choice, frozen=True, tag="cup"):
    """A Cup: the Empty one taken by an Early Bird, or the Daily Special used (SB-XDEC-05, SB-XDEC-06)."""

    allowed_by = "SB-DAILY-04"

    cup: str


class Craft(Choice, frozen=True, tag="craft"):
    """Craft a Special Resource token (SB-XDEC-06)."""

    allowed_by = "SB-CRAFT-02"

    resource: str


class Side(Choice, frozen=True, tag="side"):
    """Of a City Celebrity, which order comes first, or which ability (SB-XDEC-08, SB-XDEC-09, SB-XDEC-11)."""

    allowed_by = "SB-PACK-05"

    side: str


class Marker(Choice, frozen=True, tag="marker"):
    """The Special Resource whose tokens mark one's groups (SB-XDEC-03)."""

    allowed_by = "SB-DIVERSE-03"

    resource: str


class Under(Choice, frozen=True, tag="under"):
    """Of the cards looked at, one for the bottom of its deck (SB-XDEC-15)."""

    allowed_by = "SB-SCEN-STARTUP-09"
    secret = True

    place: int


KINDS = kinds_in(__name__, Choice)

COMBINE, DONE, SERVE, SKIP = Combine(), Done(), Serve(), Skip()
FULFIL, DECLINE, CONFIRM, ACCEPT = Fulfil(), Decline(), Confirm(), Accept()
