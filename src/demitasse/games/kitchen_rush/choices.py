"""What a seat can choose in Kitchen Rush, each with its canonical text: `place red-1 stoves`, `take meat O27.2`.

A dish is named by its order and its place on the card, from 1: `O27.2` is the second dish of order O27. Slots and
Storages are counted from 1.
"""

from __future__ import annotations

from demitasse.kernel.choice import Choice
from demitasse.kernel.kinds import kinds_in

# Before the clock starts.


class Ready(Choice, frozen=True, tag="ready"):
    """The Action phase may start (KR-DEC-07)."""

    ends = True


class ChooseStorages(Choice, frozen=True, tag="choose-storages"):
    """For the team: which Storages an event locks a space of (KR-DEC-06)."""

    first: str
    second: str


# Timers.


class PlaceTimer(Choice, frozen=True, tag="place"):
    """Flip a timer onto the lowest free space of a zone: a new current action (KR-DEC-10)."""

    timer: str
    zone: str


class RemoveTimer(Choice, frozen=True, tag="remove"):
    """Take a spent timer off its space (KR-DEC-11)."""

    timer: str


# Maître d'hôtel.


class Welcome(Choice, frozen=True, tag="welcome"):
    """One more order onto a free slot (KR-DEC-12)."""


class Suggest(Choice, frozen=True, tag="suggest"):
    """Discard the orders of up to three slots, lowest first, and replace them (KR-DEC-13)."""

    slot: int
    second: int = 0
    third: int = 0


# Waiters.

EXACT, LARGER, LATER = "exact", "larger", "later"


class TakeOrder(Choice, frozen=True, tag="take-order"):
    """Take an order from its slot, or the visible card of the deck (KR-DEC-14).

    A wish for each of its dishes: `exact` takes a plate of the stated size if there is one; `larger`, allowed when
    there is none, one size more; `later`, allowed when one plate is all there is for two dishes, leaves it to the
    other.
    """

    order: str
    first: str = EXACT
    second: str = EXACT


class Serve(Choice, frozen=True, tag="serve"):
    """Quick service of an own order (KR-DEC-15)."""

    order: str


class TakePlate(Choice, frozen=True, tag="plate"):
    """A late plate for a dish that has none; needs no timer (KR-DEC-26)."""

    dish: str
    size: str


# Market.


class Buy(Choice, frozen=True, tag="buy"):
    """Tokens of one ingredient, split over Storages 1, 2 and 3 (KR-DEC-16)."""

    ingredient: str
    first: int
    second: int = 0
    third: int = 0


class BuyOrdinary(Choice, frozen=True, tag="buy-ordinary"):
    """Ordinary cubes for the bag (KR-DEC-17)."""

    white: int
    black: int = 0
    green: int = 0


class BuySpecial(Choice, frozen=True, tag="buy-special"):
    """Special cubes for the bag (KR-DEC-18)."""

    yellow: int
    red: int = 0


# Storages, Stoves, Spices.


class Take(Choice, frozen=True, tag="take"):
    """One token from the Storage one is in onto an own plate (KR-DEC-19)."""

    ingredient: str
    dish: str


class Cook(Choice, frozen=True, tag="cook"):
    """Move an own plate one row down (KR-DEC-20)."""

    dish: str


class Spice(Choice, frozen=True, tag="spice"):
    """One cube from the bag onto an own plate (KR-DEC-21)."""

    spice: str
    dish: str


# Office, Sink.


class Rehire(Choice, frozen=True, tag="rehire"):
    """Pay for a timer that was set aside unpaid (KR-DEC-22)."""

    timer: str


class Upgrade(Choice, frozen=True, tag="upgrade"):
    """Buy a face-up Upgrade (KR-DEC-23)."""

    upgrade: str


class Repair(Choice, frozen=True, tag="repair"):
    """Remove a Malfunction tile, that of the lowest space of a zone (KR-DEC-24)."""

    zone: str


class Wash(Choice, frozen=True, tag="wash"):
    """So many plates of sizes I, II, III, IV from the Sink to the Rack (KR-DEC-25)."""

    one: int
    two: int = 0
    three: int = 0
    four: int = 0


# After the bell.


class Done(Choice, frozen=True, tag="done"):
    """Nothing more to finish (KR-DEC-28)."""

    ends = True


class Unpaid(Choice, frozen=True, tag="unpaid"):
    """For the team: a timer that gets no salary, one after the other (KR-DEC-30)."""

    timer: str


class PayOutstanding(Choice, frozen=True, tag="outstanding"):
    """For the team: whose outstanding salary is paid next (KR-DEC-31)."""

    timer: str


class Keep(Choice, frozen=True, tag="keep"):
    """For the team: which of two Prestige cards stays (KR-DEC-32)."""

    card: str


KINDS = kinds_in(__name__, Choice)

READY, WELCOME, DONE = Ready(), Welcome(), Done()
