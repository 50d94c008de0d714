"""The box of Seize the Bean: cards, icons, abilities, groups and tokens, checked and turned into tables.

Cards are small numbers: Customers (Friends & Family after them, one copy a seat), Pantry Upgrades and Style Upgrades
are counted each for themselves. Every printed icon has a number too: first the base icons of the six action spaces,
then those of the Upgrades.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from demitasse.games.seize_the_bean.choices import Activate, Bonus, Look, Pick, Place, Take, Unlock
from demitasse.games.seize_the_bean.effects import RESOURCES, Effect, Step, steps
from demitasse.games.seize_the_bean.entries import (
    AbilityEntry,
    AchievementEntry,
    AwardEntry,
    CustomerEntry,
    FriendEntry,
    GroupEntry,
    IconEntry,
    NeighbourhoodEntry,
    PantryEntry,
    SpaceEntry,
    StyleEntry,
    TokenEntry,
)
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Name, Source
from demitasse.kernel.event import Seat

Card = int
Icon = int
Printed = int
"""An icon printed somewhere: on the Café board or on an Upgrade."""
Group = int

FILES = (
    "icons.toml",
    "abilities.toml",
    "groups.toml",
    "customers.toml",
    "friends.toml",
    "pantry.toml",
    "style.toml",
    "table.toml",
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
IN_GROUP = {"customer": 10, "pantry": 5, "style": 5, "award": 1}
"""SB-COMP-01."""
VISIBLE = 5
MOST_HYPE = 5
MOST_OF_A_RESOURCE = 99
MOST_REVIEWS = 999
ID = re.compile(r"[a-z][a-z0-9_-]{0,39}")

PLACE = tuple(map(Place, SPACES))
LOOK = tuple(map(Look, ROWS))
UNLOCK = tuple(map(Unlock, ACHIEVEMENTS))


class Order:
    """An order as it is paid: what it costs with each Pantry, and what it brings."""

    __slots__ = ("_bills", "_prices", "paying", "rewards")

    paying: tuple[tuple[Step, ...], ...]
    """By seat, what paying does besides costing (SB-ICON-ANGRY-01)."""
    rewards: tuple[tuple[Step, ...], ...]
    """By seat."""

    def __init__(
        self, prices: Sequence[tuple[int, int, int]], paying: Sequence[Effect], rewards: Sequence[Effect]
    ) -> None:
        self._prices = tuple(prices)
        self._bills: dict[int, tuple[int, ...]] = {}
        self.paying = by_seat(paying)
        self.rewards = by_seat(rewards)

    def bill(self, specials: int) -> tuple[int, ...]:
        """SB-ORDER-04…08, SB-RULING-37: each resource to pay, and last what this Pantry saves."""
        bill = self._bills.get(specials)
        if bill is None:
            costs, saved = [0] * len(RESOURCES), 0
            for resource, price, matches in self._prices:
                discount = price - 1 if matches & specials else 0
                costs[resource] += price - discount
                saved += discount
            bill = self._bills[specials] = (*costs, saved)
        return bill


class SeizeTheBeanContent(kernel.Content):
    """Everything that lies in the box. Frozen: positions share it."""

    __slots__ = (
        "abilities",
        "ability",
        "ability_steps",
        "achievements",
        "activate",
        "awards",
        "base",
        "bonus",
        "bonus_steps",
        "commutes",
        "copies",
        "customers",
        "friends",
        "group_ids",
        "groups",
        "hype",
        "icon_ids",
        "icon_index",
        "icons",
        "ids",
        "index",
        "is_super",
        "main",
        "members",
        "neighbourhood",
        "neighbourhoods",
        "newest_group",
        "of_groups",
        "pantry",
        "patient",
        "pick",
        "printed_at",
        "printed_by_row",
        "printed_choices",
        "printed_connections",
        "printed_icon",
        "printed_row",
        "printed_steps",
        "printed_triggers",
        "reviews",
        "reviews_in_box",
        "reward_icons",
        "secondary",
        "sets",
        "spaces",
        "special",
        "starting_friends",
        "style",
        "style_groups",
        "supply",
        "take",
        "tokens",
        "wanted",
    )

    icons: tuple[IconEntry, ...]
    abilities: tuple[AbilityEntry, ...]
    groups: tuple[GroupEntry, ...]
    awards: tuple[AwardEntry, ...]
    neighbourhoods: tuple[NeighbourhoodEntry, ...]
    customers: tuple[CustomerEntry, ...]
    friends: tuple[FriendEntry, ...]
    pantry: tuple[PantryEntry, ...]
    style: tuple[StyleEntry, ...]
    spaces: tuple[SpaceEntry, ...]
    achievements: tuple[AchievementEntry, ...]
    copies: tuple[TokenEntry, ...]

    neighbourhood: NeighbourhoodEntry
    """The one of the base game (SB-SETUP-01)."""
    reviews: Mapping[int, int]
    """By the number of players (SB-SETUP-10)."""
    reviews_in_box: int
    hype: int
    supply: tuple[int, ...]
    starting_friends: tuple[int, ...]

    icon_ids: tuple[str, ...]
    icon_index: Mapping[str, Icon]
    group_ids: tuple[str, ...]
    ids: tuple[tuple[str, ...], ...]
    """By row of the City, the ids of its cards."""
    index: tuple[Mapping[str, Card], ...]
    sets: tuple[Mapping[Group, tuple[Card, ...]], ...]
    """By row of the City and group, the cards shuffled in with it."""

    members: tuple[int, ...]
    """By Customer, its groups as bits."""
    of_groups: tuple[tuple[Group, ...], ...]
    """By Customer, its groups."""
    main: tuple[Order, ...]
    secondary: tuple[Order | None, ...]
    ability: tuple[str, ...]
    is_super: tuple[int, ...]
    ability_steps: tuple[tuple[tuple[Step, ...], ...], ...]
    """By Customer and seat."""
    patient: frozenset[Card]
    """Customers that never become Angry (SB-ABILITY-PATIENCE-01)."""
    reward_icons: tuple[int, ...]
    """By Customer, SB-REWARD-04."""

    special: tuple[int, ...]
    """By Pantry Upgrade, its Special Resource as a bit."""
    newest_group: tuple[Group, ...]
    """By Pantry Upgrade, its group."""
    style_groups: tuple[tuple[Group, ...], ...]
    """By Style Upgrade, its Group Icons."""

    base: tuple[Printed, ...]
    printed_icon: tuple[Icon, ...]
    printed_row: tuple[int, ...]
    printed_steps: tuple[tuple[tuple[Step, ...], ...], ...]
    """By printed icon and seat."""
    printed_by_row: tuple[tuple[tuple[tuple[Printed, ...], ...], ...], ...]
    """By row of the City (for Pantry and Style), Upgrade and action row."""
    printed_at: tuple[tuple[tuple[Printed, ...], ...], ...]
    """By row of the City and Upgrade, all of it."""
    printed_triggers: frozenset[Printed]
    """Delivery and Innovation, which never lead to one another (SB-RULING-17)."""
    printed_connections: frozenset[Printed]
    printed_choices: Mapping[Activate, Printed]
    commutes: frozenset[Icon]
    """Icons whose order among others never matters."""
    tokens: tuple[Icon, ...]
    """The bonus of every single Achievement token."""
    bonus_steps: Mapping[Icon, tuple[tuple[Step, ...], ...]]
    wanted: tuple[int, ...]
    """How many icons each Achievement asks for."""

    activate: tuple[Activate, ...]
    take: tuple[tuple[Take, ...], ...]
    pick: tuple[Pick, ...]
    bonus: tuple[Bonus, ...]

    def entry(self, card: Card) -> CustomerEntry | FriendEntry:
        """A Customer as it is printed."""
        known = len(self.customers)
        return self.customers[card] if card < known else self.friends[(card - known) // MOST_PLAYERS]

    def public(self) -> Mapping[str, Any]:
        return {
            "digest": self.digest,
            "names": self.names,
            "icons": self.icons,
            "abilities": self.abilities,
            "groups": self.groups,
            "neighbourhoods": self.neighbourhoods,
            "customers": self.customers,
            "friends": self.friends,
            "pantry": self.pantry,
            "style": self.style,
            "spaces": self.spaces,
            "achievements": self.achievements,
            "tokens": self.copies,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


def by_seat(effects: Sequence[Effect], *, may: bool = False, row: int = -1) -> tuple[tuple[Step, ...], ...]:
    """The steps of these effects, ready for each seat."""
    return tuple(steps(effects, seat, may=may, row=row) for seat in range(MOST_PLAYERS))


@cache
def load(sources: tuple[Source, ...] = ()) -> SeizeTheBeanContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    from demitasse.games.seize_the_bean.reading import Reading

    files = kernel.Files("demitasse.games.seize_the_bean", FILES, sources)
    content = SeizeTheBeanContent()
    content.sources = sources
    reading = Reading(content, files)
    reading.icons()
    reading.abilities()
    reading.groups()
    reading.customers()
    reading.upgrades()
    reading.table()
    reading.printed_icons()
    reading.check_the_groups()
    content.digest = kernel.digest_of(what_matters(content))
    content.names = dict(names_of(content))
    return content


def what_matters(content: SeizeTheBeanContent) -> list[Any]:
    """What a play depends on; a corrected name, meaning or status must not make a record unreadable."""
    return [
        [[icon.id, icon.on, icon.pays, icon.effect] for icon in content.icons],
        [[ability.id, ability.effect, ability.super_effect] for ability in content.abilities],
        [content.group_ids, content.neighbourhood.id, [hood.groups for hood in content.neighbourhoods]],
        [
            [card.id, card.groups, card.main, card.secondary, card.ability, card.is_super, card.boost]
            for card in content.customers
        ],
        [[card.id, card.main, card.secondary, card.ability] for card in content.friends],
        [[card.id, card.group, card.special, card.rows] for card in content.pantry],
        [[card.id, card.groups, card.rows] for card in content.style],
        [[space.icon for space in content.spaces], content.wanted, content.tokens],
        [sorted(content.reviews.items()), content.reviews_in_box, content.hype, content.supply],
    ]


def names_of(content: SeizeTheBeanContent) -> Iterable[tuple[str, Name]]:
    """The name of everything that a sentence may be about. Spaces, rows and resources have sentences of their own."""
    entries: list[Entry] = [
        *content.abilities,
        *content.icons,
        *content.groups,
        *content.neighbourhoods,
        *content.customers,
        *content.pantry,
        *content.style,
        *content.achievements,
    ]
    yield from ((entry.id, entry.name) for entry in entries)
    for friend in content.friends:
        yield from ((copy_of(friend.id, seat), friend.name) for seat in range(MOST_PLAYERS))


def copy_of(friend: str, seat: Seat) -> str:
    """Each player has a set of Friends & Family; every card has an id of its own."""
    return f"{friend}-{seat + 1}"
