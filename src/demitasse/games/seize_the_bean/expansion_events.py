"""What happens in the expansions of Seize the Bean; see `events` for the base game."""

from __future__ import annotations

import msgspec

from demitasse.games.seize_the_bean.caused import Caused
from demitasse.games.seize_the_bean.causes import NONE
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.kinds import kinds_in

# Sold Out, Diverse City, wildcards.


class SoldOut(Event, frozen=True, tag="sold-out"):
    """A Customer cannot be served by who owns it and is offered to the others."""

    seat: Seat
    card: str


class Accepted(Event, frozen=True, tag="accepted"):
    """`seat` serves the Customer of the seat `whom`."""

    seat: Seat
    card: str
    whom: Seat


class Refused(Event, frozen=True, tag="refused"):
    """`seat` does not serve the Customer of the seat `whom`."""

    seat: Seat
    card: str
    whom: Seat


class WonOver(Event, frozen=True, tag="won-over"):
    """A Customer left the Line of the seat `whom` for the Discard Pile of `seat`, who served it."""

    seat: Seat
    card: str
    whom: Seat


class MarkerChosen(Event, frozen=True, tag="marker-chosen"):
    """The Special Resource whose tokens mark the groups of a seat."""

    seat: Seat
    resource: str


class Marked(Event, frozen=True, tag="marked"):
    """A marker on an Award shows its single side (1) or its double side (2)."""

    seat: Seat
    group: str
    marks: int


class CookieWon(Event, frozen=True, tag="cookie-won"):
    seat: Seat
    cookie: int


class Assigned(Event, frozen=True, tag="assigned"):
    """At the end: the group that a wildcard counts for."""

    seat: Seat
    card: str
    group: str


class AwardPaid(Event, frozen=True, tag="award-paid"):
    """At the end: what lies on an Award, for each who wins it."""

    seat: Seat
    group: str
    reviews: int
    complaints: int


# Abilities about people.


class Copied(Event, frozen=True, tag="copied"):
    """By Acting, the ability of another Customer is activated."""

    seat: Seat
    card: str
    ability: str
    twice: int
    """1 for a Super ability, else 0."""


class Applauded(Event, frozen=True, tag="applauded"):
    """Boost: the reward icons of this Customer count."""

    seat: Seat
    card: str


class MetUp(Caused, frozen=True, tag="met-up"):
    """A Customer of the Discard Pile joined the Line."""

    seat: Seat
    card: str


class Swapped(Caused, frozen=True, tag="swapped"):
    """Two Customers traded places."""

    seat: Seat
    card: str
    other: str


class Napped(Caused, frozen=True, tag="napped"):
    """A Customer was given a Naptime token."""

    seat: Seat
    card: str


class Slept(Event, frozen=True, tag="slept"):
    """The ability of a napping Customer had no effect."""

    seat: Seat
    card: str


class Arrested(Caused, frozen=True, tag="arrested"):
    """A Customer left the Line of the seat `whom` for the Discard Pile there."""

    seat: Seat
    card: str
    whom: Seat


class PutOnDeck(Caused, frozen=True, tag="put-on-deck"):
    """A Customer of the Line went face down on top of the deck."""

    seat: Seat
    card: str


class Shown(Caused, frozen=True, tag="shown"):
    """A Customer of the deck was shown to all and discarded."""

    seat: Seat
    card: str


class Forgiven(Caused, frozen=True, tag="forgiven"):
    """A Bad Review went back to the City."""

    seat: Seat
    total: int


# Resources, tokens and reviews.


class Robbed(Caused, frozen=True, tag="robbed"):
    """Resources of another Café were stolen, and so many Green Beans."""

    seat: Seat
    whom: Seat
    resources: tuple[str, ...]
    green: int


class Compensated(Event, frozen=True, tag="compensated"):
    """What was missing from a stolen set was paid to the City Supply, also with Green Beans."""

    seat: Seat
    resources: tuple[str, ...]
    green: int


class Traded(Caused, frozen=True, tag="traded"):
    """Resources became so many Green Beans."""

    seat: Seat
    resources: tuple[str, ...]
    count: int


class Roasted(Caused, frozen=True, tag="roasted"):
    """Another Café was given Beans, so many of them one's own."""

    seat: Seat
    whom: Seat
    count: int
    own: int


class GamesPulled(Caused, frozen=True, tag="games-pulled"):
    """Board Game tokens came out of the pool."""

    seat: Seat
    icons: tuple[str, ...]


class GameUsed(Event, frozen=True, tag="game-used"):
    """The bonus icon of a Board Game token was resolved."""

    seat: Seat
    icon: str


class GamePlaced(Event, frozen=True, tag="game-placed"):
    """A Board Game token lies on a Customer."""

    seat: Seat
    card: str
    icon: str


class Praised(Caused, frozen=True, tag="praised"):
    """A Good Review lies on an Award, so many in all."""

    seat: Seat
    group: str
    total: int


class Blamed(Caused, frozen=True, tag="blamed"):
    """A Bad Review lies on an Award, so many in all."""

    seat: Seat
    group: str
    origin: str
    """`own`: it came from the Café; `city`: from the stock."""
    total: int


class Crafted(Event, frozen=True, tag="crafted"):
    """A Special Resource token was crafted."""

    seat: Seat
    resource: str
    bean: int
    milk: int
    sugar: int
    green: int


class CupUsed(Event, frozen=True, tag="cup-used"):
    """The ability of a Daily Special was used."""

    seat: Seat
    cup: str


class SpecialPassed(Event, frozen=True, tag="special-passed"):
    """At the end of a Day: a Daily Special is with `seat` now, its Empty Cup with the seat `empty`."""

    seat: Seat
    cup: str
    empty: Seat


class Craved(Event, frozen=True, tag="craved"):
    """A Mouth-Watering icon, in place of the one there was before; NONE if there was none."""

    seat: Seat
    resource: str
    before: str


# Solo Mode.


class ActionDrawn(Event, frozen=True, tag="action-drawn"):
    """Starbots turned over an Action card."""

    seat: Seat
    number: int
    space: str
    use: str
    """`space`: its Barista goes there; `column`: its number says what is taken; `nothing`: that space is taken."""


class ActionsShuffled(Event, frozen=True, tag="actions-shuffled"):
    """Starbots' Action cards form a new deck."""

    seat: Seat
    cards: int


class Bettered(Event, frozen=True, tag="bettered"):
    """An Upgrade token lies at an action of Starbots from now on."""

    seat: Seat
    space: str
    icon: str


class TokenUsed(Event, frozen=True, tag="token-used"):
    """An Upgrade token of Starbots was activated."""

    seat: Seat
    icon: str


class Poached(Caused, frozen=True, tag="poached"):
    """Starbots took the top card of the deck of `whom`, unseen."""

    seat: Seat
    whom: Seat


class HandedIn(Caused, frozen=True, tag="handed-in"):
    """Resources went back to the City Supply because Starbots wants it so."""

    seat: Seat
    resources: tuple[str, ...]
    count: int


class Diverted(Caused, frozen=True, tag="diverted"):
    """Good Reviews gained did not stay: they went to the `debt` pile or to the `box`."""

    seat: Seat
    count: int
    to: str


class DebtPaid(Caused, frozen=True, tag="debt-paid"):
    """A Good Review came from the technical-debt pile, in which so many are left."""

    seat: Seat
    left: int


class Buried(Event, frozen=True, tag="buried"):
    """A card looked at went under its deck."""

    seat: Seat


class Judged(Event, frozen=True, tag="judged"):
    """Against Starbots: why it was won or lost."""

    seat: Seat
    verdict: str


# Coffee Lovers.


class CoffeeBreak(Event, frozen=True, tag="coffee-break"):
    """Who takes the Full Cup is reminded of a real espresso (SB-LOVERS-01)."""

    seat: Seat


# Before the first Day: drafts and Founders.


class DraftBegan(Event, frozen=True, tag="draft-began"):
    """Everybody was dealt a hand: `founders` or `friends`."""

    draft: str
    number: int


class Kept(Event, frozen=True, tag="kept"):
    """Somebody kept a card of their hand, or settled on a Founder; only they know which (SB-XVIS-01)."""

    seat: Seat
    draft: str
    card: str = NONE

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=NONE)


class HandsPassed(Event, frozen=True, tag="hands-passed"):
    """Everybody has kept a card; the others, so many a hand, went to the left."""

    number: int


class FriendsShown(Event, frozen=True, tag="friends-shown"):
    """The Friends & Family somebody kept, and the resources they start with."""

    seat: Seat
    cards: tuple[str, ...]
    bean: int
    milk: int
    sugar: int


class FounderShown(Event, frozen=True, tag="founder-shown"):
    """Who runs a Café."""

    seat: Seat
    card: str


class FounderJoined(Event, frozen=True, tag="founder-joined"):
    """A group was chosen for a Founder whose own has no Award in this play."""

    seat: Seat
    card: str
    group: str


KINDS = kinds_in(__name__, Event)
