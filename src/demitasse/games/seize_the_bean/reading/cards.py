"""All that is served: Customers, City Celebrities, Friends & Family, Founders (SB-DATA-01, SB-XDATA-02,
SB-XDATA-04).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from demitasse.games.seize_the_bean.content import (
    MOST_PLAYERS,
    NEVER_WILD,
    PERFORMERS,
    WILD,
    BySeat,
    copy_of,
)
from demitasse.games.seize_the_bean.effects import RESOURCES, Effect
from demitasse.games.seize_the_bean.entries import (
    CelebrityEntry,
    CustomerEntry,
    FounderEntry,
    FriendEntry,
    OrderEntry,
    SideEntry,
)
from demitasse.games.seize_the_bean.order import Order, Price
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.games.seize_the_bean.steps import by_seat

BOOST = "boost"
"""The icon that stands for a Boost where it is a reward."""


class Half(NamedTuple):
    """An ability as a card has it."""

    ability: str
    is_super: bool = False
    boost: bool = False
    may: bool = False


class Served(NamedTuple):
    """What all these cards have in common."""

    id: str
    groups: tuple[str, ...]
    main: OrderEntry
    secondary: OrderEntry | None
    first: Half
    second: Half | None = None


def check_cards(desk: Desk) -> None:
    content, files = desk.content, desk.files
    content.customers = tuple(files.entries("customer", CustomerEntry))
    content.celebrities = tuple(files.entries("celebrity", CelebrityEntry))
    content.friends = tuple(files.entries("friend", FriendEntry))
    content.founders = tuple(files.entries("founder", FounderEntry))
    for customer in content.customers:
        check_customer(desk, customer)
    for celebrity in content.celebrities:
        check_celebrity(desk, celebrity)
    for friend in content.friends:
        check_friend(desk, friend)
    for founder in content.founders:
        check_founder(desk, founder)


def read_cards(desk: Desk) -> None:
    content = desk.content
    customers = [of_customer(card) for card in content.customers]
    celebrities = [of_celebrity(card) for card in content.celebrities]
    copies = [of_friend(card, seat) for card in content.friends for seat in range(MOST_PLAYERS)]
    founders = [of_founder(card) for card in content.founders]
    ends = [len(customers)]
    for cards in (celebrities, copies, founders):
        ends.append(ends[-1] + len(cards))
    content.celebrity_cards, content.friend_cards, content.founder_cards = (
        range(start, end) for start, end in pairwise(ends)
    )
    content.founder_special = {
        card: 1 << content.special_index[founder.special]
        for card, founder in zip(content.founder_cards, content.founders, strict=True)
    }
    make_tables(desk, [*customers, *celebrities, *copies, *founders])


def make_tables(desk: Desk, cards: Sequence[Served]) -> None:
    content = desk.content
    content.ids = (tuple(card.id for card in cards), (), ())
    belong(desk, cards)
    content.main = tuple(order_of(desk, card.main) for card in cards)
    content.secondary = tuple(order_of(desk, card.secondary) if card.secondary else None for card in cards)
    content.main_resources = tuple(order.resources for order in content.main)
    content.mouth = tuple(
        main.mouth | (secondary.mouth if secondary else 0)
        for main, secondary in zip(content.main, content.secondary, strict=True)
    )
    content.reward_icons = tuple(
        len(card.main.rewards) + (len(card.secondary.rewards) if card.secondary else 0) for card in cards
    )
    content.ability = tuple(card.first.ability for card in cards)
    content.is_super = tuple(int(card.first.is_super) for card in cards)
    content.second_ability = tuple(card.second.ability if card.second else "" for card in cards)
    content.second_is_super = tuple(int(card.second is not None and card.second.is_super) for card in cards)
    content.boosts = frozenset(number for number, card in enumerate(cards) if card.first.boost)
    content.patient = frozenset(
        number
        for number, card in enumerate(cards)
        if "patience" in (card.first.ability, card.second.ability if card.second else "")
    )
    known: dict[Half | None, tuple[BySeat, BySeat]] = {None: ((), ())}
    for half in {half for card in cards for half in (card.first, card.second) if half}:
        known[half] = own_steps(desk, half), copied_steps(desk, half)
    content.ability_steps = tuple(known[card.first][0] for card in cards)
    content.copied_steps = tuple(known[card.first][1] for card in cards)
    content.boosted_steps = {
        number: own_steps(desk, card.first._replace(boost=True))
        for number, card in enumerate(cards)
        if earns_boost(card.main, card.secondary) and desk.abilities[card.first.ability].boosted_effect
    }
    content.second_steps = tuple(known[card.second][0] for card in cards)
    content.second_copied_steps = tuple(known[card.second][1] for card in cards)


def belong(desk: Desk, cards: Sequence[Served]) -> None:
    """SB-PACK-10, SB-XRULING-41: a wildcard is a member of every group but one, and of those printed beside it."""
    content = desk.content
    index = content.group_index
    every = sum(1 << number for id, number in index.items() if id != NEVER_WILD)
    content.of_groups = tuple(tuple(index[id] for id in card.groups if id != WILD) for card in cards)
    content.wild = frozenset(number for number, card in enumerate(cards) if WILD in card.groups)
    content.members = tuple(
        sum(1 << group for group in of) | (every if number in content.wild else 0)
        for number, of in enumerate(content.of_groups)
    )


def order_of(desk: Desk, entry: OrderEntry) -> Order:
    content = desk.content
    prices: list[Price] = []
    paying: list[Effect] = []
    for id, count in entry.order.items():
        icon = content.icons[content.icon_index[id]]
        paying += content.effects[id] * count
        if icon.pays is not None:
            matches = tuple(content.special_index[special] for special in icon.pays.matched_by)
            prices += [(RESOURCES.index(icon.pays.resource), icon.pays.price, matches)] * count
    rewards = [effect for id in entry.rewards for effect in content.effects[id]]
    return made(tuple(prices), tuple(paying), tuple(rewards))


@lru_cache(maxsize=1 << 12)
def made(prices: tuple[Price, ...], paying: tuple[Effect, ...], rewards: tuple[Effect, ...]) -> Order:
    """Equal orders are one object, also on people's own cards beside ours."""
    return Order(prices, by_seat(paying), by_seat(rewards))


def own_steps(desk: Desk, half: Half) -> BySeat:
    """By seat, what activating the ability does; that of a friend may be declined (SB-TARGET-02)."""
    texts = desk.abilities[half.ability].does(is_super=half.is_super, boost=half.boost)
    return by_seat(desk.effects("ability", half.ability, "effect", texts), may=half.may, note=half.boost)


def earns_boost(*orders: OrderEntry | None) -> bool:
    """SB-XRULING-04: whether a Boost lies among the rewards of an order, instead of beside the ability."""
    return any(order is not None and BOOST in order.rewards for order in orders)


def copied_steps(desk: Desk, half: Half) -> BySeat:
    """SB-XRULING-06, SB-XRULING-11: without its Boost, and not to be declined."""
    return own_steps(desk, half._replace(boost=False, may=False))


# Each kind of card as one that is served.


def of_customer(card: CustomerEntry) -> Served:
    half = Half(card.ability, card.is_super, card.boost)
    return Served(card.id, card.groups, card.main, card.secondary, half)


def of_celebrity(card: CelebrityEntry) -> Served:
    """SB-PACK-05: two orders, two abilities."""
    left, right = (Half(side.ability, side.is_super) for side in (card.left, card.right))
    return Served(card.id, card.groups, card.left, card.right, left, right)


def of_friend(card: FriendEntry, seat: int) -> Served:
    return Served(copy_of(card.id, seat), (), card.main, card.secondary, Half(card.ability, may=True))


def of_founder(card: FounderEntry) -> Served:
    return Served(card.id, (card.group,), card.main, card.secondary, Half(card.ability))


# Checks.


def check_customer(desk: Desk, card: CustomerEntry) -> None:
    desk.check_id("customer", card.id, desk.taken)
    check_groups(desk, "customer", card.id, card.groups)
    boost = card.boost or earns_boost(card.main, card.secondary)
    if boost and not desk.abilities[card.ability].boosted_effect:
        known = ", ".join(id for id, one in desk.abilities.items() if one.boosted_effect)
        field = "boost" if card.boost else "ability"
        desk.files.wrong("sb-content-boost", "customer", card.id, field, ability=card.ability, known=known)
    check_acting(desk, "customer", card.id, "ability", card.ability, card.groups)


def check_celebrity(desk: Desk, card: CelebrityEntry) -> None:
    desk.check_id("celebrity", card.id, desk.taken)
    check_groups(desk, "celebrity", card.id, card.groups)
    check_rewards(desk, "celebrity", card.id, left=card.left, right=card.right)
    for field, side in (("left.ability", card.left), ("right.ability", card.right)):
        check_acting(desk, "celebrity", card.id, field, side.ability, card.groups)


def check_friend(desk: Desk, card: FriendEntry) -> None:
    """Friends have no group and can be copied, so none of them acts (SB-XDATA-05)."""
    for seat in range(MOST_PLAYERS):
        desk.check_id("friend", copy_of(card.id, seat), desk.taken)
    desk.check_id("friend", card.id, desk.taken)
    check_rewards(desk, "friend", card.id, main=card.main, secondary=card.secondary)
    desk.check_known(
        "friend", card.id, "ability", card.ability, [id for id in desk.abilities if not acts(desk, id)]
    )


def check_founder(desk: Desk, card: FounderEntry) -> None:
    """A Founder is never copied, so it may act whatever its group (SB-XRULING-12)."""
    desk.check_id("founder", card.id, desk.taken)
    check_rewards(desk, "founder", card.id, main=card.main, secondary=card.secondary)


def check_groups(desk: Desk, section: str, id: str, groups: Sequence[str]) -> None:
    """At least one, none twice; a wildcard never first."""
    if not groups or len(set(groups)) != len(groups):
        desk.files.wrong("sb-content-groups", section, id, "groups")
    elif groups[0] == WILD:
        desk.files.wrong("sb-content-wild", section, id, "groups", wild=WILD)


def check_rewards(desk: Desk, section: str, id: str, **orders: OrderEntry | SideEntry | None) -> None:
    """Only Customers of the groups have Boosts (SB-XDATA-05)."""
    for field, entry in orders.items():
        if earns_boost(entry):
            allowed = ", ".join(
                icon.id for icon in desk.content.icons if icon.id != BOOST and "reward" in icon.on
            )
            path = f"{field}.rewards"
            desk.files.wrong("sb-content-unknown", section, id, path, word=BOOST, known=allowed)


def acts(desk: Desk, ability: str) -> bool:
    """Whether it copies another one."""
    entry = desk.abilities[ability]
    texts = (*entry.effect, *entry.super_effect, *entry.boosted_effect, *entry.super_boosted_effect)
    return any(text.split()[0] == "act" for text in texts)


def check_acting(desk: Desk, section: str, id: str, field: str, ability: str, groups: Sequence[str]) -> None:
    """SB-XDATA-05: whoever acts cannot be copied, so that no copying goes in circles (SB-XRULING-12)."""
    if acts(desk, ability) and not {PERFORMERS, WILD} & set(groups):
        desk.files.wrong(
            "sb-content-acting", section, id, field, ability=ability, group=PERFORMERS, wild=WILD
        )
