"""Goals: what must be reached by the end of the last round, and how far the team has come (KR-WIN, KR-FX)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from demitasse.games.kitchen_rush.box import LEVELS, SIZES, Card, GoalEntry
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import FIRST_SPECIAL, INDEX, SHIFT, count
from demitasse.games.kitchen_rush.options import PRACTICE, KitchenRushOptions
from demitasse.games.kitchen_rush.staff import UNPAID
from demitasse.games.kitchen_rush.vocabulary import (
    ByPlayers,
    NeverUnpaid,
    QuickServed,
    ServedEachRound,
    ServedWith,
    UpgradeBought,
    UpgradesBought,
)
from demitasse.kernel.errors import BadOptions

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

FEWEST = 1
"""KR-WIN-04, KR-WIN-05: at least so many coins and so much Prestige, whatever the Goal."""
PRACTICE_ORDERS = 1
COINS_ON_SCREEN = Fraction(2)
REST_ON_SCREEN = Fraction(9, 8)
"""KR-FX-66: how much more a Goal asks for on a screen, where nobody counts tokens or reaches across a table. Chosen by
what teams came to (docs/kitchen-rush.md): with these, coins are missed about as often as the rest.
"""


class Line(NamedTuple):
    """A condition, how far it is fulfilled, and whether it is."""

    what: str
    has: int
    wanted: int
    met: bool


def dealt(content: KitchenRushContent, options: KitchenRushOptions, hats: int) -> Card:
    """KR-FX-66: beyond the Goals of the content lie their twins for a screen, in the same order; a practice play has
    neither.
    """
    on_screen = options.digital and options.mode != PRACTICE
    return chosen(content, options.goal, hats) + on_screen * len(content.goals)


def is_digital(content: KitchenRushContent, goal: Card) -> bool:
    return goal >= len(content.goals)


@lru_cache(maxsize=64)
def goal_of(content: KitchenRushContent, goal: Card) -> GoalEntry:
    """KR-FX-66: as printed, or as a screen asks for it."""
    printed = content.goals[goal % len(content.goals)]
    if not is_digital(content, goal):
        return printed
    return msgspec.structs.replace(
        printed,
        orders=scaled(printed.orders, REST_ON_SCREEN),
        coins=scaled(printed.coins, COINS_ON_SCREEN),
        prestige=scaled(printed.prestige, REST_ON_SCREEN),
    )


def scaled(numbers: ByPlayers, by: Fraction) -> ByPlayers:
    return ByPlayers(*[ceil(by * number) for number in msgspec.structs.astuple(numbers)])


def chosen(content: KitchenRushContent, goal: str, hats: int) -> Card:
    """KR-SETUP-16, KR-SETUP-18, KR-RULING-06, KR-DEC-01, KR-FX-24: a level means its base Goal; only Goals for so many
    players can be chosen.
    """
    for card, entry in enumerate(content.goals):
        if entry.id == goal or (goal in LEVELS and entry.base and entry.level == goal):
            if hats not in entry.players:
                raise BadOptions("kr-option-goal-players", goal=goal, hats=hats)
            return card
    raise BadOptions("kr-option-goal-unknown", goal=goal, goals=", ".join((*LEVELS, *content.goal_ids)))


def progress(position: KitchenRushPosition) -> tuple[Line, ...]:
    """KR-WIN-02, KR-WIN-03, KR-WIN-04, KR-WIN-05, KR-SETUP-17, KR-SOLO-07, KR-FX-20, KR-FX-21, KR-FX-59: every
    condition, in the order in which a card names them, for everybody to see.
    """
    if position.mode == PRACTICE:
        return (at_least("orders", len(position.served), PRACTICE_ORDERS),)
    goal, hats = goal_of(position.content, position.goal), position.hats
    unpaid = position.status.count(UNPAID)
    return (
        at_least("orders", len(position.served), goal.orders.of(hats)),
        at_least("coins", position.coins, max(FEWEST, goal.coins.of(hats))),
        at_least("prestige", position.prestige, max(FEWEST, goal.prestige.of(hats))),
        *(MEASURE[type(requirement)](position, requirement) for requirement in goal.also),
        Line("unpaid", unpaid, 0, unpaid == 0),
    )


def at_least(what: str, has: int, wanted: int) -> Line:
    return Line(what, has, wanted, has >= wanted)


def served_with(position: KitchenRushPosition, requirement: ServedWith) -> Line:
    """KR-FX-60: printed requirements count."""
    kinds = order_kinds(position.content)
    served = sum(requirement.kind in kinds[card] for card, _, _ in position.served)
    return at_least(requirement.kind, served, requirement.count.of(position.hats))


@lru_cache(maxsize=16)
def order_kinds(content: KitchenRushContent) -> tuple[frozenset[str], ...]:
    """Which of the kinds that Goals ask for each order is of."""
    meat = INDEX["meat"]
    found = []
    for sizes, wants in zip(content.sizes, content.wants, strict=True):
        marks = {
            "two_dishes": len(wants) == 2,
            "no_meat": not any(count(heap, meat) for heap in wants),
            "special_spice": any(heap >> SHIFT[FIRST_SPECIAL] for heap in wants),
            "plate_four": len(SIZES) - 1 in sizes,
        }
        found.append(frozenset(kind for kind, holds in marks.items() if holds))
    return tuple(found)


def quick_served(position: KitchenRushPosition, requirement: QuickServed) -> Line:
    """KR-FX-61."""
    served = sum(quick for _, _, quick in position.served)
    return at_least("quick", served, requirement.count.of(position.hats))


def upgrade_bought(position: KitchenRushPosition, requirement: UpgradeBought) -> Line:
    """KR-FX-62."""
    bought = position.content.upgrade_ids.index(requirement.upgrade) in position.bought
    return at_least("helper" if requirement.upgrade == "U3" else "upgrade", int(bought), 1)


def never_unpaid(position: KitchenRushPosition, requirement: NeverUnpaid) -> Line:
    """KR-FX-62: not even for a round."""
    return Line("missed", position.set_aside, 0, position.set_aside == 0)


def upgrades_bought(position: KitchenRushPosition, requirement: UpgradesBought) -> Line:
    """KR-FX-63."""
    return at_least("upgrades", len(position.bought), requirement.count)


def served_each_round(position: KitchenRushPosition, requirement: ServedEachRound) -> Line:
    """KR-FX-64: how many of the rounds had enough."""
    enough = requirement.count.of(position.hats)
    passed = [round for _, round, _ in position.served]
    rounds = sum(passed.count(round) >= enough for round in range(1, position.rounds + 1))
    return at_least("rounds", rounds, position.rounds)


MEASURE: dict[type, Callable[[KitchenRushPosition, Any], Line]] = {
    ServedWith: served_with,
    QuickServed: quick_served,
    UpgradeBought: upgrade_bought,
    NeverUnpaid: never_unpaid,
    UpgradesBought: upgrades_bought,
    ServedEachRound: served_each_round,
}


def quick_services_wanted(position: KitchenRushPosition) -> bool:
    """The Goal asks for more quick services than there were and are."""
    for requirement in goal_of(position.content, position.goal).also:
        if type(requirement) is QuickServed:
            done = sum([quick for _, _, quick in position.served])
            done += sum([order[1] for held in position.held for order in held])
            return done < requirement.count.of(position.hats)
    return False
