"""What lies in the box of Kitchen Rush: the ids that never change, and the entries of the data files."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from demitasse.games.kitchen_rush.heaps import MOST_OF_A_KIND
from demitasse.games.kitchen_rush.vocabulary import (
    AnyRequirement,
    ByPlayers,
    Ingredient,
    Modifier,
    OneOff,
    SpiceColour,
    UpgradeEffect,
)
from demitasse.kernel.content import Entry, Name, Sentence, Table, UnnamedEntry

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

MOST = 999

Number = Annotated[int, Meta(ge=0, le=MOST)]
FourPlates = tuple[Number, Number, Number, Number]
Hats = tuple[Annotated[int, Meta(ge=0, le=MOST_PLAYERS)], ...]
"""Spaces, each with the players it takes to use it; 0 is always used."""


class GoodEntry(Entry, frozen=True, kw_only=True):
    count: Annotated[int, Meta(ge=1, le=MOST_OF_A_KIND)]


class ZoneEntry(Entry, frozen=True, kw_only=True):
    hats: Hats


class TimerEntry(Entry, frozen=True, kw_only=True):
    pass


class SlotsTable(Table, frozen=True, kw_only=True):
    hats: Hats


class RowsTable(Table, frozen=True, kw_only=True):
    last: Annotated[int, Meta(ge=1, le=9)]


class TilesTable(Table, frozen=True, kw_only=True):
    coins: Number
    locked: Annotated[int, Meta(ge=2, le=MOST)]
    malfunction: Number
    repair: Number


class CardSpaces(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"two": "2", "three": "3", "four": "4"},
):
    two: tuple[int, ...]
    three: tuple[int, ...]
    four: tuple[int, ...]


class TrackTable(Table, frozen=True, kw_only=True):
    bottom: Annotated[int, Meta(ge=-MOST, le=0)]
    top: Annotated[int, Meta(ge=1, le=MOST)]
    places: Number
    """How many Prestige cards can be held."""
    cards: CardSpaces


class PlatesTable(Table, frozen=True, kw_only=True):
    count: FourPlates
    sink: FourPlates
    aside: FourPlates


class SetupEntry(UnnamedEntry, frozen=True, kw_only=True):
    coins: Number
    orders: Number
    rack: FourPlates
    bag: dict[SpiceColour, Number]
    active: dict[Ingredient, Number]
    locked: dict[Ingredient, Number]


class Dish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    plate: Literal["I", "II", "III", "IV"]
    ingredients: dict[Ingredient, Number]
    spices: dict[SpiceColour, Number]
    cook: Annotated[int, Meta(ge=0, le=9)]


class OrderEntry(UnnamedEntry, frozen=True, kw_only=True):
    coins: Number
    stars: Number
    dishes: tuple[Dish, ...]


class CardEntry(Entry, frozen=True, kw_only=True):
    text: Sentence
    """What it says."""


class EventEntry(CardEntry, frozen=True, kw_only=True):
    effects: tuple[OneOff | Modifier, ...]


class PrestigeEntry(CardEntry, frozen=True, kw_only=True):
    effects: tuple[Modifier, ...]


class UpgradeEntry(CardEntry, frozen=True, kw_only=True):
    cost: Number
    effects: tuple[UpgradeEffect, ...]


class GoalEntry(CardEntry, frozen=True, kw_only=True):
    """KR-FX-23: no Goal of the box has instructions for setup or play, so there are no words for them."""

    level: Literal["easy", "normal", "hard", "expert"]
    base: bool
    orders: ByPlayers
    coins: ByPlayers
    prestige: ByPlayers
    also: tuple[AnyRequirement, ...] = ()
    players: tuple[Annotated[int, Meta(ge=2, le=MOST_PLAYERS)], ...] = (2, 3, 4)
    """Hats: 2 stands for one or two players."""
