"""How the cards, icons and tokens of Seize the Bean are written in the files of `data/`."""

from __future__ import annotations

from typing import Literal

import msgspec

from demitasse.kernel.content import Entry, Known, Name

OnPlace = Literal["order", "reward", "special", "pantry", "style", "bonus", "board"]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an order icon costs; with one of `matched_by` in the Pantry, 1 (SB-ORDER-04…08)."""

    resource: Literal["bean", "milk", "sugar"]
    price: int
    matched_by: tuple[str, ...] = ()


class IconEntry(Entry, frozen=True, kw_only=True):
    meaning: Name
    on: tuple[OnPlace, ...]
    pays: Price | None = None
    effect: tuple[str, ...] = ()


class AbilityEntry(Entry, frozen=True, kw_only=True):
    meaning: Name
    effect: tuple[str, ...] = ()
    super_effect: tuple[str, ...] = ()


class GroupEntry(Entry, frozen=True, kw_only=True):
    pass


class AwardEntry(Known, frozen=True, kw_only=True):
    group: str


class NeighbourhoodEntry(Entry, frozen=True, kw_only=True):
    groups: tuple[str, ...]


class OrderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: dict[str, int]
    rewards: tuple[str, ...] = ()


class FriendEntry(Entry, frozen=True, kw_only=True):
    """A card of Friends & Family; its ability is optional (SB-TARGET-02)."""

    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: str
    found: tuple[str, ...] = ()


class CustomerEntry(Entry, frozen=True, kw_only=True):
    """SB-DATA-01. The first of its groups is the one it is shuffled in with."""

    groups: tuple[str, ...]
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: str
    is_super: bool = msgspec.field(name="super", default=False)
    boost: bool = False
    found: tuple[str, ...] = ()


class PantryRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    beans: tuple[str, ...] = ()
    milk: tuple[str, ...] = ()
    sugar: tuple[str, ...] = ()


class StyleRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attract: tuple[str, ...] = ()
    pantry: tuple[str, ...] = ()
    style: tuple[str, ...] = ()


class PantryEntry(Entry, frozen=True, kw_only=True):
    """SB-DATA-02."""

    group: str
    special: str
    rows: PantryRows
    found: tuple[str, ...] = ()


class StyleEntry(Entry, frozen=True, kw_only=True):
    groups: tuple[str, ...]
    rows: StyleRows
    found: tuple[str, ...] = ()


class SpaceEntry(Entry, frozen=True, kw_only=True):
    icon: str


class AchievementEntry(Entry, frozen=True, kw_only=True):
    meaning: Name
    number: int


class TokenEntry(Known, frozen=True, kw_only=True):
    """An Achievement token, by its bonus (SB-DATA-03)."""

    icon: str
    copies: int


class SetupTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reviews: tuple[int, ...]
    """In the City, by the number of players from two on."""
    reviews_in_box: int
    hype: int
    supply: dict[str, int]
    friends: tuple[str, ...]
    neighbourhood: str
    status: str
