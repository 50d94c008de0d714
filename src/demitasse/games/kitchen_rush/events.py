"""What happens in Kitchen Rush. All of it is public (KR-INFO-01, KR-INFO-02).

Orders, dishes, zones, timers and cards are named by their ids; a flag is 0 or 1; what is lost is a positive number.
"""

from __future__ import annotations

from demitasse.kernel.event import Event, Seat
from demitasse.kernel.kinds import kinds_in

# Preparation, and what Event cards do.


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    card: str


class Broke(Event, frozen=True, tag="broke"):
    """Malfunction tiles came onto spaces of a zone."""

    zone: str
    spaces: int


class SpacesLocked(Event, frozen=True, tag="spaces-locked"):
    """One space of each of these Storages is locked for the round."""

    storages: tuple[str, ...]


class StaffAbsent(Event, frozen=True, tag="staff-absent"):
    timers: tuple[str, ...]


class StaffLate(Event, frozen=True, tag="staff-late"):
    timers: tuple[str, ...]
    seconds: int


class ZoneClosed(Event, frozen=True, tag="zone-closed"):
    zone: str
    seconds: int


class PlatesFell(Event, frozen=True, tag="plates-fell"):
    """Clean plates, one of each of these sizes, went to the Sink."""

    sizes: tuple[str, ...]


class BagLost(Event, frozen=True, tag="bag-lost"):
    """Cubes of the bag went back to the Market stock."""

    spices: tuple[str, ...]


class StorageLost(Event, frozen=True, tag="storage-lost"):
    """Tokens of a Storage went back to the Market stock."""

    storage: str
    ingredients: tuple[str, ...]


class BillPaid(Event, frozen=True, tag="bill-paid"):
    """Coins were paid at once; for what was missing, Prestige was lost."""

    coins: int
    prestige: int


class SlotsFilled(Event, frozen=True, tag="slots-filled"):
    """Orders came onto the free slots, without coins."""

    orders: tuple[str, ...]


class BreadWanted(Event, frozen=True, tag="bread-wanted"):
    """These held orders need one more ingredient this round, like every order taken in it."""

    ingredient: str
    orders: tuple[str, ...]


class Readied(Event, frozen=True, tag="readied"):
    seat: Seat


class ActionBegan(Event, frozen=True, tag="action-began"):
    """The clock runs."""

    round: int
    seconds: int


# The Action phase.


class Placed(Event, frozen=True, tag="placed"):
    seat: Seat
    timer: str
    zone: str
    space: int
    """From 1; 0 on the Market, which has no spaces."""


class Removed(Event, frozen=True, tag="removed"):
    seat: Seat
    timer: str
    zone: str


class Welcomed(Event, frozen=True, tag="welcomed"):
    seat: Seat
    order: str
    slot: int
    coins: int


class Suggested(Event, frozen=True, tag="suggested"):
    seat: Seat
    discarded: tuple[str, ...]
    drawn: tuple[str, ...]


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    """The order deck was empty: the discarded orders were shuffled into a new one."""

    orders: int


class DeckTurned(Event, frozen=True, tag="deck-turned"):
    """The top of the order deck lies open."""

    order: str


class OrderTaken(Event, frozen=True, tag="order-taken"):
    seat: Seat
    order: str
    slot: int
    """0 when it was the visible card of the deck."""
    plates: tuple[str, ...]
    """The sizes taken."""
    missing: tuple[str, ...]
    """Dishes without a plate."""


class Served(Event, frozen=True, tag="served"):
    """Quick service."""

    seat: Seat
    order: str
    tip: int


class PlateTaken(Event, frozen=True, tag="plate-taken"):
    seat: Seat
    dish: str
    size: str


class Bought(Event, frozen=True, tag="bought"):
    seat: Seat
    ingredient: str
    tokens: int
    price: int
    storages: tuple[int, ...]
    """How many went into each Storage."""


class SpicesBought(Event, frozen=True, tag="spices-bought"):
    seat: Seat
    spices: tuple[str, ...]
    price: int


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    ingredient: str
    dish: str
    storage: str


class Cooked(Event, frozen=True, tag="cooked"):
    seat: Seat
    dish: str
    row: int


class Spiced(Event, frozen=True, tag="spiced"):
    seat: Seat
    spice: str
    dish: str


class Rehired(Event, frozen=True, tag="rehired"):
    seat: Seat
    timer: str
    price: int


class Upgraded(Event, frozen=True, tag="upgraded"):
    seat: Seat
    upgrade: str
    price: int


class UpgradeTurned(Event, frozen=True, tag="upgrade-turned"):
    """The next Upgrade lies face up."""

    upgrade: str


class Repaired(Event, frozen=True, tag="repaired"):
    seat: Seat
    zone: str
    price: int


class Washed(Event, frozen=True, tag="washed"):
    seat: Seat
    sizes: tuple[str, ...]


# What happens by itself.


class TimerSpent(Event, frozen=True, tag="timer-spent"):
    timer: str
    zone: str


class TimerBack(Event, frozen=True, tag="timer-back"):
    """The sand of a re-hired timer has run out: it can be used again."""

    timer: str


class BanEnded(Event, frozen=True, tag="ban-ended"):
    """What an event kept out is allowed from now on: a zone or a timer."""

    what: str


class Bell(Event, frozen=True, tag="bell"):
    round: int


class SeatDone(Event, frozen=True, tag="seat-done"):
    """Nothing is left to finish, or the seat says so."""

    seat: Seat


# Maintenance.


class LeftWaiting(Event, frozen=True, tag="left-waiting"):
    """Too many orders still on the slots cost Prestige."""

    orders: int
    prestige: int


class OrderPassed(Event, frozen=True, tag="order-passed"):
    """A line of the order check."""

    seat: Seat
    order: str
    coins: int
    stars: int
    quick: int


class OrderFailed(Event, frozen=True, tag="order-failed"):
    """A line of the order check: for each of the tests 1 to 4, the dishes that fail it (KR-CHECK-02, KR-CHECK-03,
    KR-CHECK-04, KR-CHECK-05).
    """

    seat: Seat
    order: str
    plate: tuple[str, ...]
    ingredients: tuple[str, ...]
    spices: tuple[str, ...]
    cooking: tuple[str, ...]
    ruined: tuple[str, ...]
    """Dishes to be prepared again."""
    quick: int
    prestige: int
    """How much it cost."""


class SalariesPaid(Event, frozen=True, tag="salaries-paid"):
    timers: tuple[str, ...]
    coins: int


class SetAside(Event, frozen=True, tag="set-aside"):
    """A timer could not be paid."""

    timer: str
    prestige: int


class OutstandingPaid(Event, frozen=True, tag="outstanding-paid"):
    """A salary of an earlier round: the timer is back."""

    timer: str
    coins: int


class PrestigeDrawn(Event, frozen=True, tag="prestige-drawn"):
    """Prestige cards to choose from."""

    cards: tuple[str, ...]


class PrestigeGained(Event, frozen=True, tag="prestige-gained"):
    card: str


class PrestigeReturned(Event, frozen=True, tag="prestige-returned"):
    card: str


class EventOver(Event, frozen=True, tag="event-over"):
    card: str


class Ended(Event, frozen=True, tag="ended"):
    """The play is over, for all together."""

    cause: str
    won: int


KINDS = kinds_in(__name__, Event)
