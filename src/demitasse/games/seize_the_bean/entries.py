"""How the cards, icons and tokens of Seize the Bean are written in the files of `data/`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from demitasse.games.seize_the_bean.effects import Resource
from demitasse.kernel.content import Entry, Name, Sentence, Table, UnnamedEntry
from demitasse.kernel.fields import ref

OnPlace = Literal["order", "reward", "special", "pantry", "style", "bonus", "board", "game", "solo"]
Set = Literal["base", "extra"]
"""Which box a card of Friends & Family or a Founder lies in (SB-FF-01, SB-FOUNDER-03, SB-FOUNDER-04)."""

MOST_OF_A_RESOURCE = 99
MOST_REVIEWS = 999
MOST_HYPE = 5
VISIBLE = 5

Amount = Annotated[int, Meta(ge=1, le=MOST_OF_A_RESOURCE)]
Perhaps = Annotated[int, Meta(ge=0, le=MOST_OF_A_RESOURCE)]
Hype = Annotated[int, Meta(ge=1, le=MOST_HYPE)]

# Ids of other entries. An icon stands only where its entry allows it (SB-DATA-06, SB-DATA-08).
OrderIcon = Annotated[str, ref("icon", on="order")]
RewardIcon = Annotated[str, ref("icon", on="reward", repeat=True)]
SpecialIcon = Annotated[str, ref("icon", on="special")]
PantryIcon = Annotated[str, ref("icon", on="pantry", repeat=True)]
StyleIcon = Annotated[str, ref("icon", on="style", repeat=True)]
BoardIcon = Annotated[str, ref("icon", on="board", repeat=True)]
AbilityId = Annotated[str, ref("ability")]
GroupId = Annotated[str, ref("group")]
GroupOrWild = Annotated[str, ref("group", also=("wild",))]
NeighbourhoodId = Annotated[str, ref("neighbourhood")]
FriendId = Annotated[str, ref("friend")]
FounderId = Annotated[str, ref("founder")]
PantryToken = Annotated[str, ref("solo_token", side="pantry")]
StyleToken = Annotated[str, ref("solo_token", side="style")]
EffectText = Annotated[str, Meta(max_length=100)]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an order icon costs; with one of `matched_by` in the Pantry, 1 (SB-ORDER-04, SB-ORDER-05, SB-ORDER-06,
    SB-ORDER-07, SB-ORDER-08).
    """

    resource: Resource
    price: Amount
    matched_by: tuple[SpecialIcon, ...] = ()


# The vocabulary.


class IconEntry(Entry, frozen=True, kw_only=True):
    ASIDE = ("meaning", "on")

    meaning: Sentence
    on: tuple[OnPlace, ...]
    pays: Price | None = None
    effect: tuple[EffectText, ...] = ()


class AbilityEntry(Entry, frozen=True, kw_only=True):
    """What an ability does; Super, unless said otherwise, is all of it twice. Few have a Boost (SB-XRULING-04)."""

    ASIDE = ("meaning", "super_meaning", "boost_meaning")

    meaning: Sentence
    super_meaning: Sentence | None = None
    boost_meaning: Sentence | None = None
    effect: tuple[EffectText, ...] = ()
    super_effect: tuple[EffectText, ...] = ()
    boosted_effect: tuple[EffectText, ...] = ()
    super_boosted_effect: tuple[EffectText, ...] = ()

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
    GROUP = "group"

    group: GroupId


class NeighbourhoodEntry(Entry, frozen=True, kw_only=True):
    """SB-HOOD-01."""

    ASIDE = ("character",)

    kind: Literal["main", "additional", "scenario"]
    character: Sentence
    groups: tuple[GroupId, ...]


# Cards.


class OrderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    order: dict[OrderIcon, Amount]
    rewards: tuple[RewardIcon, ...] = ()


class SideEntry(OrderEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One half of a City Celebrity: an order with rewards and an ability of its own (SB-PACK-05)."""

    ability: AbilityId
    is_super: bool = msgspec.field(name="super", default=False)


class CustomerEntry(Entry, frozen=True, kw_only=True):
    """SB-DATA-01. The first of its groups is the one it is shuffled in with; a later one may be `wild`."""

    GROUP = "groups"

    groups: tuple[GroupOrWild, ...]
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: AbilityId
    is_super: bool = msgspec.field(name="super", default=False)
    boost: bool = False


class CelebrityEntry(Entry, frozen=True, kw_only=True):
    """A City Celebrity (SB-PACK-03, SB-PACK-04, SB-PACK-05)."""

    GROUP = "groups"

    groups: tuple[GroupOrWild, ...]
    left: SideEntry
    right: SideEntry


class FriendEntry(Entry, frozen=True, kw_only=True):
    """A card of Friends & Family; its ability is optional (SB-TARGET-02)."""

    set: Set
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: AbilityId


class FounderEntry(Entry, frozen=True, kw_only=True):
    """SB-XDATA-02."""

    GROUP = "group"

    set: Set
    group: GroupId
    special: SpecialIcon
    main: OrderEntry
    secondary: OrderEntry | None = None
    ability: AbilityId


class PantryRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    beans: tuple[PantryIcon, ...] = ()
    milk: tuple[PantryIcon, ...] = ()
    sugar: tuple[PantryIcon, ...] = ()


class StyleRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attract: tuple[StyleIcon, ...] = ()
    pantry: tuple[StyleIcon, ...] = ()
    style: tuple[StyleIcon, ...] = ()


class PantryEntry(Entry, frozen=True, kw_only=True):
    """SB-DATA-02."""

    GROUP = "group"

    group: GroupId
    special: SpecialIcon
    rows: PantryRows


class StyleEntry(Entry, frozen=True, kw_only=True):
    GROUP = "groups"

    groups: tuple[GroupId, ...]
    rows: StyleRows


# The table.


class SpaceEntry(Entry, frozen=True, kw_only=True):
    icon: BoardIcon


class AchievementEntry(Entry, frozen=True, kw_only=True):
    ASIDE = ("meaning",)

    meaning: Sentence
    number: Amount


class TokenEntry(UnnamedEntry, frozen=True, kw_only=True):
    """Achievement tokens of one kind by their icon (SB-DATA-03)."""

    icon: Annotated[str, ref("icon", on="bonus")]
    copies: Perhaps


class GameTokenEntry(UnnamedEntry, frozen=True, kw_only=True):
    """Board Game tokens of one kind (SB-XDATA-03)."""

    icon: Annotated[str, ref("icon", on="game")]
    copies: Perhaps


class UpgradeTokenEntry(UnnamedEntry, frozen=True, kw_only=True):
    """Starbots' Upgrade tokens of one kind (SB-XDATA-03)."""

    icon: Annotated[str, ref("icon", on="solo")]
    copies: Perhaps


class SetupTable(Table, frozen=True, kw_only=True):
    reviews: tuple[Annotated[int, Meta(ge=1, le=MOST_REVIEWS)], ...]
    """In the City, by the number of players from two on."""
    reviews_in_box: Annotated[int, Meta(ge=1, le=MOST_REVIEWS)]
    hype: Hype
    supply: dict[Resource, Perhaps]
    friends: tuple[FriendId, ...]
    neighbourhood: NeighbourhoodId


# Variants.


class DifficultyEntry(Entry, frozen=True, kw_only=True):
    """The base icons of the three Resource Actions at a level; without any, those of the board (SB-DIFF-01)."""

    ASIDE = ("meaning",)

    meaning: Sentence
    icons: tuple[BoardIcon, ...] = ()


class CupEntry(Entry, frozen=True, kw_only=True):
    """A Daily Special: an ability, perhaps Super, or an effect of its own (SB-DAILY-12, SB-DAILY-13, SB-DAILY-14,
    SB-DAILY-15).
    """

    ASIDE = ("meaning",)

    meaning: Sentence
    ability: AbilityId | None = None
    is_super: bool = msgspec.field(name="super", default=False)
    effect: tuple[EffectText, ...] = ()


class GreenBeanTable(Table, frozen=True, kw_only=True):
    name: Name


class CookiesTable(Table, frozen=True, kw_only=True):
    values: tuple[tuple[Amount, ...], ...]
    """The Cookies used, by the number of players from one on (SB-DIVERSE-01)."""


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

    number: Annotated[int, Meta(ge=1, le=VISIBLE)]
    space: Literal["beans", "milk", "attract", "pantry", "style"]
    """Sugar, at the bottom left, is never used (SB-SOLO-29)."""


class SoloTokenEntry(Entry, frozen=True, kw_only=True):
    """One face: what each space it covers does, the Beans and Milk spaces or the three City Actions (SB-XRULING-84)."""

    side: Literal["pantry", "style"]
    spaces: tuple[tuple[StarbotsWord, ...], ...]


class LevelEntry(UnnamedEntry, frozen=True, kw_only=True):
    """SB-SOLO-18."""

    pantry: PantryToken
    style: StyleToken | None = None


class GuestsEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Random Customers of a starting deck: of a group and without Super ability, or from the City Customer Deck."""

    number: Amount
    group: GroupId | None = None


class HeadStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Starbots starts with from the City Decks (SB-SCEN-AOAMOR-02)."""

    pantry: Perhaps = 0
    style: Perhaps = 0
    customers: Perhaps = 0


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

    ASIDE = ("meaning",)

    meaning: Sentence
    hardness: Name
    neighbourhood: NeighbourhoodId
    pantry: PantryToken
    style: StyleToken | None = None
    friends: tuple[FriendId, ...] = ()
    guests: GuestsEntry | None = None
    supply: dict[Resource, Perhaps] | Literal["orders"] = msgspec.field(default_factory=dict)
    """`orders`: what the main orders of the starting deck show (SB-SCEN-DANALA-05)."""
    hype: Hype | None = None
    founders: tuple[FounderId, ...] = ()
    head_start: HeadStart = HeadStart()
    rules: tuple[ScenarioRule, ...] = ()
    keeps: Keeps = "all"
    victory: tuple[Victory, ...] = ("more_reviews",)
