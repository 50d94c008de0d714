"""When an Upgrade, a re-hired timer or a repair is worth its coins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import SPICE_ZONE, STOVES, Card, Zone
from demitasse.games.kitchen_rush.choices import Rehire, Repair, Upgrade
from demitasse.games.kitchen_rush.goals import goal_of
from demitasse.games.kitchen_rush.office import REHIRE_PRICE
from demitasse.games.kitchen_rush.staff import UNPAID
from demitasse.games.kitchen_rush.tiles import FREE, MALFUNCTION
from demitasse.games.kitchen_rush.vocabulary import (
    HireHelper,
    NewPlates,
    UnlockStorage,
    UnlockStove,
    UpgradeBought,
    UpgradesBought,
)
from demitasse.kernel.choice import Choice

GOAL = 1.6
WORTH: dict[type, tuple[float, float]] = {
    HireHelper: (1.2, 1.5),
    UnlockStorage: (1.2, 0.8),
    UnlockStove: (0.9, 1.0),
    NewPlates: (0.6, 2.0),
}
"""What Upgrades promise by what they do, and the rounds there must be left for it."""
REHIRE, REPAIR = 1.1, 1.1
MOST: float = 1.2
CHEAPER = 0.01
RESERVE = 2
"""Coins to keep for the Market."""
LATE = 3
"""Placements a timer must still have to be hired again in this round."""


class Plan(NamedTuple):
    worth: float
    choice: Choice
    why: str


def best(reading: Reading) -> Plan | None:
    return best_of([*for_the_goal(reading), *for_the_kitchen(reading)])


def best_of(plans: Iterable[Plan]) -> Plan | None:
    best: Plan | None = None
    for plan in plans:
        if best is None or plan.worth > best.worth:
            best = plan
    return best


def for_the_goal(reading: Reading) -> Iterator[Plan]:
    """Upgrades the Goal asks for, the cheapest first."""
    position, content = reading.position, reading.content
    if goal_of(content, position.goal).also:
        for card in position.upgrades:
            left = position.coins - content.upgrades[card].cost
            if left >= (0 if reading.last_round else RESERVE) and asked_for(reading, card):
                cost = content.upgrades[card].cost
                yield Plan(GOAL - CHEAPER * cost, content.upgrade[card], "upgrade")


def for_the_kitchen(reading: Reading) -> Iterator[Plan]:
    """Whatever pays for itself in the time that is left."""
    position, content, coins = reading.position, reading.content, reading.position.coins
    if UNPAID in position.status and coins >= REHIRE_PRICE:
        if reading.placements_from(reading.now + position.timer_ms) >= LATE:
            yield Plan(REHIRE, content.rehire[position.status.index(UNPAID)], "rehire")
    if coins >= content.tiles.repair:
        for zone in (STOVES, SPICE_ZONE):
            if MALFUNCTION in position.tiles[zone] and crowded(reading, zone):
                yield Plan(REPAIR, content.repair[zone], "repair")
    for card in position.upgrades:
        if coins >= content.upgrades[card].cost + RESERVE:
            worth = worth_of(reading, card)
            if worth:
                yield Plan(worth, content.upgrade[card], "upgrade")


def subject(choice: Choice) -> str:
    """What an Office choice is about, by its id."""
    if isinstance(choice, Rehire):
        return choice.timer
    return (
        choice.zone if isinstance(choice, Repair) else choice.upgrade if isinstance(choice, Upgrade) else ""
    )


def worth_of(reading: Reading, card: Card) -> float:
    """An Upgrade; more stoves and plates only where they are short."""
    position = reading.position
    rounds = position.rounds - position.round + reading.cycles / 8
    worth = 0.0
    for effect in reading.content.upgrades[card].effects:
        promised, least = WORTH[type(effect)]
        if rounds < least or reading.poor:
            continue
        if type(effect) is UnlockStove and not crowded(reading, STOVES):
            continue
        if type(effect) is NewPlates and sum(position.rack) > position.seats:
            continue
        worth = max(worth, promised)
    return worth


def asked_for(reading: Reading, card: Card) -> bool:
    """By the Goal; one that is not face up comes when others are bought."""
    position, ids = reading.position, reading.content.upgrade_ids
    for requirement in goal_of(reading.content, position.goal).also:
        if isinstance(requirement, UpgradesBought):
            return len(position.bought) < requirement.count
        if isinstance(requirement, UpgradeBought):
            wanted = ids.index(requirement.upgrade)
            return wanted == card or wanted not in position.upgrades + position.bought
    return False


def crowded(reading: Reading, zone: Zone) -> bool:
    """So few spaces that the players stand in each other's way."""
    spaces, seats = reading.position.tiles[zone].count(FREE), reading.position.seats
    return spaces <= seats if zone == STOVES else spaces < 2 < seats
