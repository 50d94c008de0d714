"""How the cards, icons and tokens of Seize the Bean are written in the files of `data/`."""

from __future__ import annotations

from typing import Literal

import msgspec

from demitasse.kernel.content import Entry, Name, UnnamedEntry

OnPlace = Literal["order", "reward", "special", "pantry", "style", "bonus", "board", "game", "solo"]
Set = Literal["base", "extra"]
"""Which box a card of Friends & Family or a Founder lies in (SB-FF-01, SB-FOUNDER-03, SB-FOUNDER-04)."""


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an order icon costs; with one of `matched_by` in the Pantry, 1 (SB-ORDER-04, SB-ORDER-05, SB-ORDER-06,
    SB-ORDER-07, SB-ORDER-08).
    """

    resource: Literal["bean", "milk", "sugar"]
    price: int
    matched_by: tuple[str, ...] = ()


# The vocabulary.


class IconEntry(Entry, frozen=True, kw_only=True):
    meaning: Name
    on: tuple[OnPlace, ...]
    pays: Price | None = None
    effect: tuple[str, ...] = ()


class AbilityEntry(Entry, frozen=True, kw_only=True):
    """What an ability does; Super, unless said otherwise, is all of it twice. Few have a Boost (SB-XRULING-04)."""

    meaning: Name
    super_meaning: Name | None = None
    boost_meaning: Name | None = None
    effect: tuple[str, ...] = ()
    super_effect: tuple[str, ...] = ()
    boosted_effect: tuple[str, ...] = ()
    super_boosted_effect: tuple[str, ...] = ()

    def does(self, *, is_super: bool, boost: bool) -> tuple[str, ...]:
        """SB-OP-07, SB-RULING-19: its effects on a card that is marked like this; twice means one after the other."""
        if boost:
            return self.super_boosted_effect if is_super else self.boosted_effect
        return (self.super_effect or self.effect * 2) if is_super else self.effect


# Groups and neighbourhoods.


class GroupEntry(Entry, frozen=True, kw_only=True):
    """Whether five or six can play with it, whether one can alone, and whether it is a pack (SB-EXP-03, SB-PACK-01)."""

    five_six: bool = True
    solo: bool = True
    pack: bool = False


class AwardEntry(UnnamedEntry, frozen=True, kw_only=True):
    group: str


class NeighbourhoodEntry(Entry, frozen=True, kw_only=True):
    """SB-HOOD-01."""

    kind: Literal["main", "additional", "scenario"]
    character: Name
    groups: tuple[str, ...]


# Cards.


class OrderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: dict[str, int]
    rewards: tuple[str, ...] = ()


class SideEntry(OrderEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of a City Celebrity: an order with rewards and an ability of its own (SB-PACK-05)."""

    ability: str
    is_super: bool = msgspec.field(name="super", default=False)


class CustomerEntry(Entry, frozen=True, kw_only=True):
    """SB-DATA-01. The first of its groups is the one it is shuffled in with; a later one may be `wild`."""

    groups: tuple[str, ...]
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: str
    is_super: bool = msgspec.field(name="super", default=False)
    boost: bool = False
    found: tuple[str, ...] = ()


class CelebrityEntry(Entry, frozen=True, kw_only=True):
    """A City Celebrity (SB-PACK-03, SB-PACK-04, SB-PACK-05)."""

    groups: tuple[str, ...]
    left: SideEntry
    right: SideEntry
    found: tuple[str, ...] = ()


class FriendEntry(Entry, frozen=True, kw_only=True):
    """A card of Friends & Family; its ability is optional (SB-TARGET-02)."""

    set: Set
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: str
    found: tuple[str, ...] = ()


class FounderEntry(Entry, frozen=True, kw_only=True):
    """SB-XDATA-02."""

    set: Set
    group: str
    special: str
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: str
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


# The table.


class SpaceEntry(Entry, frozen=True, kw_only=True):
    icon: str


class AchievementEntry(Entry, frozen=True, kw_only=True):
    meaning: Name
    number: int


class TokenEntry(UnnamedEntry, frozen=True, kw_only=True):
    """Tokens of one kind by their icon: Achievement, Board Game or Upgrade tokens (SB-DATA-03, SB-XDATA-03)."""

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


# Variants.


class DifficultyEntry(Entry, frozen=True, kw_only=True):
    """The base icons of the three Resource Actions at a level; without any, those of the board (SB-DIFF-01)."""

    meaning: Name
    icons: tuple[str, ...] = ()


class CupEntry(Entry, frozen=True, kw_only=True):
    """A Daily Special: an ability, perhaps Super, or an effect of its own (SB-DAILY-12, SB-DAILY-13, SB-DAILY-14,
    SB-DAILY-15).
    """

    meaning: Name
    ability: str | None = None
    is_super: bool = msgspec.field(name="super", default=False)
    effect: tuple[str, ...] = ()


class GreenBeanTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    status: str


class CookiesTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[tuple[int, ...], ...]
    """The Cookies used, by the number of players from one on (SB-DIVERSE-01)."""
    status: str


# Solo.

StarbotsWord = Literal[
    "hype",
    "review",
    "early_bird",
    "attract",
    "upgrade_pantry",
    "upgrade_style",
    "take_from_deck",
    "you_bad_review",
    "you_return_set",
]
"""What a Solo Action token lets happen: to Starbots, or to you (SB-SOLO-TOKEN)."""


class ActionCardEntry(UnnamedEntry, frozen=True, kw_only=True):
    """SB-SOLO-22, SB-SOLO-26."""

    number: int
    space: str


class SoloTokenEntry(Entry, frozen=True, kw_only=True):
    """One face: what each space it covers does, the Beans and Milk spaces or the three City Actions (SB-XRULING-84)."""

    side: Literal["pantry", "style"]
    spaces: tuple[tuple[StarbotsWord, ...], ...]


class LevelEntry(UnnamedEntry, frozen=True, kw_only=True):
    """SB-SOLO-18."""

    pantry: str
    style: str | None = None


class GuestsEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Random Customers of a starting deck: of a group and without Super ability, or from the City Customer Deck."""

    number: int
    group: str | None = None


class HeadStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Starbots starts with from the City Decks (SB-SCEN-AOAMOR-02)."""

    pantry: int = 0
    style: int = 0
    customers: int = 0


ScenarioRule = Literal[
    "grand_opening", "craft_mode", "poor_pay", "innovation_refreshes", "connections_bury", "games_mark"
]
"""Grand Opening; Craft Mode; too few kinds for Starbots cost a Bad Review as well (SB-SCEN-AFTERHOURS-05); Innovation
refreshes the Customer row (SB-SCEN-STARTUP-08); Connections may put cards under the deck (SB-SCEN-STARTUP-09); Board
Game tokens mark Awards (SB-SCEN-WUERFEL-05)."""
Keeps = Literal["all", "innovation", "happy", "roast"]
"""Which Good Reviews of the game count: all, those that Innovation frees from the debt, of Happy tokens, of Roast."""
Victory = Literal["more_reviews", "outright", "no_bad_review", "all_marked", "more_customers"]
"""`outright` is more Good Reviews without any tie-break (SB-XRULING-91)."""


class ScenarioEntry(Entry, frozen=True, kw_only=True):
    """A solo scenario: it replaces the normal setup (SB-SCEN)."""

    meaning: Name
    hardness: Name
    neighbourhood: str
    pantry: str
    style: str | None = None
    friends: tuple[str, ...] = ()
    guests: GuestsEntry | None = None
    supply: dict[str, int] | Literal["orders"] = msgspec.field(default_factory=dict)
    """`orders`: what the main orders of the starting deck show (SB-SCEN-DANALA-05)."""
    hype: int | None = None
    founders: tuple[str, ...] = ()
    head_start: HeadStart = HeadStart()
    rules: tuple[ScenarioRule, ...] = ()
    keeps: Keeps = "all"
    victory: tuple[Victory, ...] = ("more_reviews",)
