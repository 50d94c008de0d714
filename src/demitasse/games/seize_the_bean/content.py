"""The box of Seize the Bean: cards, icons, abilities, groups and tokens, checked and turned into tables.

Cards are small numbers: Customers, Pantry Upgrades and Style Upgrades are counted each for themselves. All that is
served counts as a Customer here: the Customers of the groups come first, then City Celebrities, Friends & Family (one
copy a seat) and Founders. Every printed icon has a number too: first the base icons of the six action spaces, then
those of the harder levels, then those of the Upgrades.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from demitasse.games.seize_the_bean.choices import Activate, Bonus, Look, Pick, Place, Take, Unlock
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import (
    AbilityEntry,
    AchievementEntry,
    ActionCardEntry,
    AwardEntry,
    CelebrityEntry,
    CookiesTable,
    CupEntry,
    CustomerEntry,
    DifficultyEntry,
    FounderEntry,
    FriendEntry,
    GameTokenEntry,
    GreenBeanTable,
    GroupEntry,
    IconEntry,
    LevelEntry,
    NeighbourhoodEntry,
    PantryEntry,
    ScenarioEntry,
    SetupTable,
    SoloTokenEntry,
    SpaceEntry,
    StyleEntry,
    TokenEntry,
    UpgradeTokenEntry,
)
from demitasse.games.seize_the_bean.events import Activated
from demitasse.games.seize_the_bean.order import Order
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Layout, Source
from demitasse.kernel.event import Seat
from demitasse.kernel.step import Agenda

Card = int
Icon = int
BySeat = tuple[Agenda, ...]
"""The steps of the same effects, ready for each seat."""
Printed = int
"""An icon printed somewhere: on the Café board, on a difficulty token or on an Upgrade."""
Group = int
Special = int
"""A Special Resource, by its number."""

GROUP_FILES = (
    "hipsters",
    "cyclists",
    "tourists",
    "musicians",
    "start_uppers",
    "party_animals",
    "students",
    "expats",
    "starving_artists",
    "performers",
    "street_smarts",
    "tech_nerds",
    "rebels",
    "criminal_minds",
    "authority_figures",
    "happy_families",
    "health_nuts",
    "upper_class",
    "fashionistas",
    "hungry_media",
    "friendly_locals",
    "coffee_connoisseurs",
    "board_game_geeks",
    "board_game_media",
    "quality_beasts",
)
"""In the order of the box: the six of the base game, the others, the two packs."""
FILES = (
    "icons.toml",
    "abilities.toml",
    *(f"groups/{group}.toml" for group in GROUP_FILES),
    "neighbourhoods.toml",
    "celebrities.toml",
    "friends.toml",
    "founders.toml",
    "table.toml",
    "variants.toml",
    "solo.toml",
)
ROWS = ("customers", "pantry", "style")
"""The rows of the City, each with a deck and a Discard Pile (SB-SETUP-06)."""
CUSTOMERS, PANTRY, STYLE = range(3)
SPACES = ("beans", "milk", "sugar", "attract", "pantry", "style")
"""The action spaces: three Resource Actions, three City Actions (SB-ACTION-06, SB-ACTION-11)."""
CITY_ACTIONS = 3
"""From this space on."""
FEEDS = {CITY_ACTIONS: CUSTOMERS, CITY_ACTIONS + 1: PANTRY, CITY_ACTIONS + 2: STYLE}
"""Which row of the City a City Action takes from."""
ACHIEVEMENTS = ("pantry_variety", "pantry_specialist", "niche_style", "universal_style")
NOBODY = -1
LOCKED, BLIND = -1, -2
"""In place of the bonus on an Achievement: not unlocked; a token nobody saw the face of."""
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
"""Of all variants; the tables are made for so many seats."""
GROUPS_IN_PLAY = 6
SPECIAL_IDS = ("strong", "quality", "soy", "croissant", "donut", "pie")
SPECIALS = len(SPECIAL_IDS)
GREEN_BEAN = "green"
WILD = "wild"
"""The Group Icon that is every group but one (SB-PACK-10)."""
NEVER_WILD = "quality_beasts"
PERFORMERS = "performers"
DIFFICULTIES = ("normal", "hard", "expert")
IN_GROUP = {"customer": 10, "pantry": 5, "style": 5, "award": 1}
"""SB-COMP-01."""
ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")

PLACE = tuple(map(Place, SPACES))
LOOK = tuple(map(Look, ROWS))
UNLOCK = tuple(map(Unlock, ACHIEVEMENTS))


class SeizeTheBeanContent(kernel.Content):
    """Everything that lies in the box. Frozen: positions share it."""

    icons: tuple[IconEntry, ...]
    abilities: tuple[AbilityEntry, ...]
    groups: tuple[GroupEntry, ...]
    awards: tuple[AwardEntry, ...]
    neighbourhoods: tuple[NeighbourhoodEntry, ...]
    customers: tuple[CustomerEntry, ...]
    celebrities: tuple[CelebrityEntry, ...]
    friends: tuple[FriendEntry, ...]
    founders: tuple[FounderEntry, ...]
    pantry: tuple[PantryEntry, ...]
    style: tuple[StyleEntry, ...]
    spaces: tuple[SpaceEntry, ...]
    achievements: tuple[AchievementEntry, ...]
    copies: tuple[TokenEntry, ...]
    game_token_entries: tuple[GameTokenEntry, ...]
    upgrade_token_entries: tuple[UpgradeTokenEntry, ...]
    action_card_entries: tuple[ActionCardEntry, ...]
    difficulties: tuple[DifficultyEntry, ...]
    cups: tuple[CupEntry, ...]

    neighbourhood: NeighbourhoodEntry
    """The one of the base game (SB-SETUP-01)."""
    reviews: Mapping[int, int]
    """By the number of players (SB-SETUP-10)."""
    reviews_in_box: int
    hype: int
    supply: tuple[int, ...]
    starting_friends: tuple[int, ...]
    """Of the base game, by their number among `friends`."""
    neighbourhood_index: Mapping[str, int]

    icon_ids: tuple[str, ...]
    icon_index: Mapping[str, Icon]
    effects: Mapping[str, tuple[Effect, ...]]
    """By icon id."""
    group_ids: tuple[str, ...]
    group_index: Mapping[str, Group]
    specials: tuple[str, ...]
    """The ids of the Special Resources, by number."""
    special_index: Mapping[str, Special]
    ids: tuple[tuple[str, ...], ...]
    """By row of the City, the ids of its cards."""
    index: tuple[Mapping[str, Card], ...]
    sets: tuple[Mapping[Group, tuple[Card, ...]], ...]
    """By row of the City and group, the cards shuffled in with it."""

    celebrity_cards: range
    friend_cards: range
    founder_cards: range
    members: tuple[int, ...]
    """By Customer, its groups as bits; a wildcard has all of them but one (SB-PACK-10, SB-XRULING-41)."""
    of_groups: tuple[tuple[Group, ...], ...]
    """By Customer, its printed groups, a wildcard left out."""
    wild: frozenset[Card]
    main: tuple[Order, ...]
    """By Customer; of a City Celebrity the left order."""
    secondary: tuple[Order | None, ...]
    """By Customer; of a City Celebrity the right order."""
    main_resources: tuple[tuple[int, ...], ...]
    """By Customer, what its main order shows, a special icon being 2 of its resource (SB-FF-03, SB-FF-04)."""
    mouth: tuple[int, ...]
    """By Customer, the Special Resources in its orders as bits (SB-MWATER-04)."""
    ability: tuple[str, ...]
    is_super: tuple[int, ...]
    boosted_steps: Mapping[Card, BySeat]
    """By Customer with a Boost among its rewards, and seat: its ability once that is earned (SB-XRULING-04)."""
    boosts: frozenset[Card]
    ability_steps: tuple[BySeat, ...]
    """By Customer and seat: what its ability does when it is served."""
    copied_steps: tuple[BySeat, ...]
    """By Customer and seat: the same when copied, never declined and without Boost (SB-XRULING-06, SB-XRULING-11)."""
    second_ability: tuple[str, ...]
    """By Customer, the ability on the right side of a City Celebrity; empty text for everybody else."""
    second_is_super: tuple[int, ...]
    """For everybody else 0, and no steps at all."""
    second_steps: tuple[BySeat, ...]
    second_copied_steps: tuple[BySeat, ...]
    patient: frozenset[Card]
    """Customers that never become Angry (SB-ABILITY-PATIENCE-01)."""
    reward_icons: tuple[int, ...]
    """By Customer, SB-REWARD-04; of a City Celebrity on both sides (SB-XRULING-07)."""
    founder_special: Mapping[Card, int]
    """Its Special Resource as a bit."""

    special: tuple[int, ...]
    """By Pantry Upgrade, its Special Resource as a bit."""
    newest_group: tuple[Group, ...]
    """By Pantry Upgrade, its group."""
    style_groups: tuple[tuple[Group, ...], ...]
    """By Style Upgrade, its Group Icons."""

    base: tuple[tuple[Printed, ...], ...]
    """By difficulty level and action space, the base icon (SB-DIFF-01)."""
    printed_icon: tuple[Icon, ...]
    printed_row: tuple[int, ...]
    printed_steps: tuple[BySeat, ...]
    """By printed icon and seat."""
    printed_by_row: tuple[tuple[tuple[tuple[Printed, ...], ...], ...], ...]
    """By row of the City (for Pantry and Style), Upgrade and action row."""
    printed_at: tuple[tuple[tuple[Printed, ...], ...], ...]
    """By row of the City and Upgrade, all of it."""
    printed_triggers: frozenset[Printed]
    """Delivery and Innovation, which never lead to one another (SB-RULING-17)."""
    printed_connections: frozenset[Printed]
    printed_choices: Mapping[Activate, Printed]
    printed_events: tuple[tuple[Activated, ...], ...]
    """By printed icon and seat, what is told when it is activated."""
    printed_commuting: frozenset[Printed]
    """Those whose order among others never matters."""
    printed_cause: tuple[str, ...]
    """What each is told to come from: its Upgrade; on the board the City Action, or the board."""
    tokens: tuple[Icon, ...]
    """The bonus of every single Achievement token."""
    game_tokens: tuple[Icon, ...]
    """The icon of every single Board Game token."""
    bonus_steps: Mapping[Icon, BySeat]
    """By icon of any token, and seat."""
    wanted: tuple[int, ...]
    """How many icons each Achievement asks for."""

    green_bean: kernel.Name
    cookies: Mapping[int, tuple[int, ...]]
    """By the number of players, the stack, highest first (SB-DIVERSE-01, SB-DIVERSE-02)."""
    cup_steps: tuple[BySeat, ...]
    """By Daily Special Cup and seat."""
    action_cards: tuple[tuple[int, int], ...]
    """Starbots' Action cards: the City column from 1 on, and the action space (SB-SOLO-22, SB-SOLO-27)."""
    upgrade_tokens: tuple[Icon, ...]
    """The icon of each of Starbots' Upgrade tokens."""
    solo_tokens: Mapping[str, SoloTokenEntry]
    levels: tuple[LevelEntry, ...]
    """Level 1 is the first."""
    scenarios: Mapping[str, ScenarioEntry]

    activate: tuple[Activate, ...]
    take: tuple[tuple[Take, ...], ...]
    pick: tuple[Pick, ...]
    bonus: tuple[Bonus, ...]

    def entry(self, card: Card) -> CustomerEntry | CelebrityEntry | FriendEntry | FounderEntry:
        """A card of the Customers' numbers as it is printed."""
        if card < self.celebrity_cards.start:
            return self.customers[card]
        if card < self.friend_cards.start:
            return self.celebrities[card - self.celebrity_cards.start]
        if card < self.founder_cards.start:
            return self.friends[(card - self.friend_cards.start) // MOST_PLAYERS]
        return self.founders[card - self.founder_cards.start]

    def friend_card(self, friend: int, seat: Seat) -> Card:
        """A seat's own copy of a friend, by its number among `friends`."""
        return self.friend_cards.start + friend * MOST_PLAYERS + seat

    def public(self) -> Mapping[str, Any]:
        return {
            "digest": self.digest,
            "names": self.names,
            "icons": self.icons,
            "abilities": self.abilities,
            "groups": self.groups,
            "neighbourhoods": self.neighbourhoods,
            "customers": self.customers,
            "celebrities": self.celebrities,
            "friends": self.friends,
            "founders": self.founders,
            "pantry": self.pantry,
            "style": self.style,
            "spaces": self.spaces,
            "achievements": self.achievements,
            "tokens": self.copies,
            "difficulties": self.difficulties,
            "cups": self.cups,
            "cookies": {str(players): cookies for players, cookies in self.cookies.items()},
            "game_tokens": self.game_token_entries,
            "action_cards": self.action_card_entries,
            "upgrade_tokens": self.upgrade_token_entries,
            "solo_tokens": tuple(self.solo_tokens.values()),
            "levels": self.levels,
            "scenarios": tuple(self.scenarios.values()),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


LAYOUT = Layout(
    "seize-the-bean",
    "demitasse.games.seize_the_bean",
    FILES,
    {
        "customer": CustomerEntry,
        "pantry": PantryEntry,
        "style": StyleEntry,
        "award": AwardEntry,
        "group": GroupEntry,
        "neighbourhood": NeighbourhoodEntry,
        "celebrity": CelebrityEntry,
        "friend": FriendEntry,
        "founder": FounderEntry,
        "setup": SetupTable,
        "space": SpaceEntry,
        "achievement": AchievementEntry,
        "token": TokenEntry,
        "difficulty": DifficultyEntry,
        "cup": CupEntry,
        "game_token": GameTokenEntry,
        "cookies": CookiesTable,
        "green_bean": GreenBeanTable,
        "action_card": ActionCardEntry,
        "upgrade_token": UpgradeTokenEntry,
        "solo_token": SoloTokenEntry,
        "level": LevelEntry,
        "scenario": ScenarioEntry,
        "icon": IconEntry,
        "ability": AbilityEntry,
    },
)


def load(sources: tuple[Source, ...] = ()) -> SeizeTheBeanContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    from demitasse.games.seize_the_bean.reading import read

    return LAYOUT.load(sources, read)


def copy_of(friend: str, seat: Seat) -> str:
    """Each player has a set of Friends & Family; every card has an id of its own."""
    return f"{friend}-{seat + 1}"
