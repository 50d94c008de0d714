"""What happens in Seize the Bean. Only what a seat looks at is for its eyes alone (SB-VIS-03)."""

from __future__ import annotations

import msgspec

from demitasse.games.seize_the_bean.caused import Caused
from demitasse.games.seize_the_bean.causes import NONE as NONE
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.kinds import kinds_in


class DayBegan(Event, frozen=True, tag="day-began"):
    """A Day begins with the holder of the Full Cup."""

    day: int
    seat: Seat


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    phase: str


# Actions and icons.


class Placed(Event, frozen=True, tag="placed"):
    """A Barista went to an action space."""

    seat: Seat
    space: str


class Activated(Event, frozen=True, tag="activated"):
    """An icon was activated: a base icon (`board`) or one of an Upgrade."""

    seat: Seat
    icon: str
    card: str


class Gained(Caused, frozen=True, tag="gained"):
    """Resources came from the City Supply."""

    seat: Seat
    resource: str
    count: int


class Reviewed(Caused, frozen=True, tag="reviewed"):
    """Good Reviews were gained."""

    seat: Seat
    count: int
    cause: str
    """`icon`; `hype`: instead of a rise at Max Hype; `draw`: nobody to draw; `happy`: a Happy token of the Line;
    `icons`: the reward icons of a Customer."""


class Complained(Caused, frozen=True, tag="complained"):
    """Bad Reviews were taken."""

    seat: Seat
    count: int
    total: int


class HypeMoved(Caused, frozen=True, tag="hype-moved"):
    seat: Seat
    hype: int
    change: int


class CupTaken(Caused, frozen=True, tag="cup-taken"):
    """An Empty Cup changed hands: the `normal` one, or one of the Daily Specials."""

    seat: Seat
    cup: str = "normal"


class Recruited(Caused, frozen=True, tag="recruited"):
    """A Customer of the City joined a Café."""

    seat: Seat
    card: str
    zone: str
    """`discard`, `line` or `deck`."""
    column: int
    """From where in its row; 0 for one of the cards looked at in the deck."""


class Upgraded(Caused, frozen=True, tag="upgraded"):
    """An Upgrade of the City joined a Café."""

    seat: Seat
    card: str
    side: str
    column: int


class Arrived(Event, frozen=True, tag="arrived"):
    """A row closed its gap and a card of its deck came into column 1."""

    row: str
    card: str


class Unlocked(Event, frozen=True, tag="unlocked"):
    """An Achievement, with the bonus chosen for it; NONE when none was left."""

    seat: Seat
    achievement: str
    bonus: str


# Decks.


class Looked(Caused, frozen=True, tag="looked"):
    """Cards on top of a deck were looked at; only who looks knows them."""

    seat: Seat
    deck: str
    """`customers`, `pantry` or `style` for a City Deck, `own` for one's Customer Deck, `other` for that of `whom`."""
    number: int
    cards: tuple[str, ...] = ()
    whom: Seat = -1

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class Returned(Event, frozen=True, tag="returned"):
    """Cards looked at lie on top of their deck again; `whom` is another player whose deck it is."""

    seat: Seat
    deck: str
    number: int
    whom: Seat = -1


class Dismissed(Event, frozen=True, tag="dismissed"):
    """A card looked at went to the Discard Pile, where everybody sees it on top: that of `whom` after a DDoS Attack."""

    seat: Seat
    card: str
    whom: Seat = -1


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A Discard Pile became a Customer Deck."""

    seat: Seat
    cards: int


class Drew(Caused, frozen=True, tag="drew"):
    """Customers of the deck joined the Line."""

    seat: Seat
    cards: tuple[str, ...]


# Service.


class Served(Event, frozen=True, tag="served"):
    """The service of a Customer began."""

    seat: Seat
    card: str


class Skipped(Event, frozen=True, tag="skipped"):
    """A Happy Customer was not served."""

    seat: Seat
    card: str


class Paid(Event, frozen=True, tag="paid"):
    """An order was fulfilled."""

    seat: Seat
    card: str
    order: str
    """`main` or `secondary`."""
    bean: int
    milk: int
    sugar: int
    saved: int
    """What the Pantry spared."""
    green: int = 0
    """Green Beans that paid for basic resources."""
    tokens: tuple[str, ...] = ()
    """Special Resource tokens."""
    left: tuple[int, ...] = ()
    """Beans, Milk and Sugar that are left."""


class Failed(Event, frozen=True, tag="failed"):
    """The main order could not be paid."""

    seat: Seat
    card: str
    short: tuple[str, ...] = ()
    """The pieces that were missing, by kind."""


class Cheered(Caused, frozen=True, tag="cheered"):
    """A Customer was given a Happy token."""

    seat: Seat
    card: str
    mood: int
    """Afterwards: −1 Angry, 0 neutral, else its Happy tokens."""


class Upset(Caused, frozen=True, tag="upset"):
    """A Customer was given an Angry token."""

    seat: Seat
    card: str
    mood: int


class Calmed(Event, frozen=True, tag="calmed"):
    """An Angry Customer was served and calmed down."""

    seat: Seat
    card: str


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    seat: Seat
    card: str
    ability: str
    twice: int
    """1 for a Super ability, else 0."""


class Lost(Caused, frozen=True, tag="lost"):
    """A Customer went from a Line to the City Discard Pile."""

    seat: Seat
    card: str


class Stayed(Event, frozen=True, tag="stayed"):
    """A Happy Customer gave a Good Review and stays in the Line."""

    seat: Seat
    card: str
    mood: int


class WentHome(Event, frozen=True, tag="went-home"):
    """A Customer left the Line for its owner's Discard Pile."""

    seat: Seat
    card: str


# The end of a Day.


class CupsPassed(Event, frozen=True, tag="cups-passed"):
    """The Full Cup went to `seat`, the Empty Cup to the seat `empty`."""

    seat: Seat
    empty: int


class Refreshed(Event, frozen=True, tag="refreshed"):
    """A row moved on by one column: `left` is on its Discard Pile now, `card` is new; either may be NONE."""

    row: str
    left: str
    card: str


class LastDay(Event, frozen=True, tag="last-day"):
    """The end was triggered: by `reviews`, or by the deck of `customers`, `pantry` or `style`."""

    cause: str


class AwardWon(Event, frozen=True, tag="award-won"):
    """At the end: most icons of a group, and the Good Reviews its Customers bring."""

    seat: Seat
    group: str
    icons: int
    count: int


class Ended(Event, frozen=True, tag="ended"):
    cause: str
    winners: tuple[Seat, ...]
    decided: str = ""
    """Which tie-break gave the win; empty when points did, or nothing."""


KINDS = kinds_in(__name__, Event)
