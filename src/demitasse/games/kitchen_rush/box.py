"""What lies in the box of Kitchen Rush: the ids that never change, and the entries of the data files."""

from __future__ import annotations

from typing import Literal

import msgspec

from demitasse.games.kitchen_rush.vocabulary import (
    AnyRequirement,
    ByPlayers,
    Ingredient,
    Modifier,
    OneOff,
    SpiceColour,
    UpgradeEffect,
)
from demitasse.kernel.content import Entry, Name, UnnamedEntry

Card = int
"""An order, Event, Prestige card, Upgrade or Goal, by its place in its list."""
Zone = int
Timer = int
Size = int
"""1 to 4; 0 is no plate."""

ZONES = (
    "maitre",
    "waiters",
    "market",
    "storage-1",
    "storage-2",
    "storage-3",
    "stoves",
    "spices",
    "office",
    "sink",
)
MAITRE, WAITERS, MARKET, STORAGE, _, _, STOVES, SPICE_ZONE, OFFICE, SINK = range(len(ZONES))
STORAGES = 3
STORAGE_SPACES = 2
"""A long tile covers both."""
TIMERS = (
    "red-1",
    "red-2",
    "blue-1",
    "blue-2",
    "green-1",
    "green-2",
    "yellow-1",
    "yellow-2",
    "helper-1",
    "helper-2",
)
FIRST_HELPER = 8
SIZES = ("", "I", "II", "III", "IV")
"""By number; none is empty."""
LEVELS = ("easy", "normal", "hard", "expert")
SETUPS = ("2", "3", "4")
MOST_PLAYERS = 4
MOST_DISHES = 2

FourPlates = tuple[int, int, int, int]


class GoodEntry(Entry, frozen=True, kw_only=True):
    count: int


class ZoneEntry(Entry, frozen=True, kw_only=True):
    hats: tuple[int, ...]
    """Its spaces, each with the players it takes to use it."""


class TimerEntry(Entry, frozen=True, kw_only=True):
    pass


class SlotsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hats: tuple[int, ...]
    status: str


class RowsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last: int
    status: str


class TilesTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    locked: int
    malfunction: int
    repair: int
    status: str


class CardSpaces(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"two": "2", "three": "3", "four": "4"},
):
    two: tuple[int, ...]
    three: tuple[int, ...]
    four: tuple[int, ...]


class TrackTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bottom: int
    top: int
    places: int
    """How many Prestige cards can be held."""
    cards: CardSpaces
    status: str


class PlatesTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: FourPlates
    sink: FourPlates
    aside: FourPlates
    status: str


class SetupEntry(UnnamedEntry, frozen=True, kw_only=True):
    coins: int
    orders: int
    rack: FourPlates
    bag: dict[SpiceColour, int]
    active: dict[Ingredient, int]
    locked: dict[Ingredient, int]


class Dish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    plate: Literal["I", "II", "III", "IV"]
    ingredients: dict[Ingredient, int]
    spices: dict[SpiceColour, int]
    cook: int


class OrderEntry(UnnamedEntry, frozen=True, kw_only=True):
    coins: int
    stars: int
    dishes: tuple[Dish, ...]


class CardEntry(Entry, frozen=True, kw_only=True):
    text: Name
    """What it says, in a sentence."""


class EventEntry(CardEntry, frozen=True, kw_only=True):
    effects: tuple[OneOff | Modifier, ...]


class PrestigeEntry(CardEntry, frozen=True, kw_only=True):
    effects: tuple[Modifier, ...]


class UpgradeEntry(CardEntry, frozen=True, kw_only=True):
    cost: int
    effects: tuple[UpgradeEffect, ...]


class GoalEntry(CardEntry, frozen=True, kw_only=True):
    """KR-FX-23: no Goal of the box has instructions for setup or play, so there are no words for them."""

    level: Literal["easy", "normal", "hard", "expert"]
    base: bool
    orders: ByPlayers
    coins: ByPlayers
    prestige: ByPlayers
    also: tuple[AnyRequirement, ...] = ()
    players: tuple[int, ...] = (2, 3, 4)
    """Hats: 2 stands for one or two players."""
