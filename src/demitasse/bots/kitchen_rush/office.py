"""When an Upgrade, a re-hired timer or a repair is worth its coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import SPICE_ZONE, STOVES, Card, Zone
from demitasse.games.kitchen_rush.choices import Rehire, Repair, Upgrade
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

GOAL, HELPER, STORAGE, STOVE, PLATES = 1.6, 1.2, 1.2, 0.9, 0.6
REHIRE, REPAIR = 1.1, 1.1
MOST = GOAL
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
    return max(plans(reading), key=lambda plan: plan.worth, default=None)


def plans(reading: Reading) -> Iterator[Plan]:
    position, content = reading.position, reading.content
    coins = position.coins
    if UNPAID in position.status and coins >= REHIRE_PRICE:
        if reading.placements_from(reading.now + position.timer_ms) >= LATE:
            yield Plan(REHIRE, content.rehire[position.status.index(UNPAID)], "rehire")
    if coins >= content.tiles.repair:
        for zone in (STOVES, SPICE_ZONE):
            if MALFUNCTION in position.tiles[zone] and crowded(reading, zone):
                yield Plan(REPAIR, content.repair[zone], "repair")
    for card in position.upgrades:
        if coins >= content.upgrades[card].cost:
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
    """An Upgrade: what the Goal asks for, or what pays for itself in the time that is left."""
    position, upgrade = reading.position, reading.content.upgrades[card]
    left = position.coins - upgrade.cost
    if asked_for(reading, card) and (left >= RESERVE or reading.last_round):
        return GOAL - CHEAPER * upgrade.cost
    if left < RESERVE or reading.poor:
        return 0
    rounds = position.rounds - position.round + reading.cycles / 8
    worth = 0.0
    for effect in upgrade.effects:
        if isinstance(effect, HireHelper) and rounds >= 1.5:
            worth = max(worth, HELPER)
        elif isinstance(effect, UnlockStorage) and rounds >= 0.8:
            worth = max(worth, STORAGE)
        elif isinstance(effect, UnlockStove) and rounds >= 1 and crowded(reading, STOVES):
            worth = max(worth, STOVE)
        elif isinstance(effect, NewPlates) and rounds >= 2 and sum(position.rack) <= position.seats:
            worth = max(worth, PLATES)
    return worth


def asked_for(reading: Reading, card: Card) -> bool:
    """By the Goal; one that is not face up comes when others are bought."""
    position, ids = reading.position, reading.content.upgrade_ids
    for requirement in reading.content.goals[position.goal].also:
        if isinstance(requirement, UpgradesBought):
            return len(position.bought) < requirement.count
        if isinstance(requirement, UpgradeBought):
            wanted = ids.index(requirement.upgrade)
            return wanted == card or wanted not in (*position.upgrades, *position.bought)
    return False


def crowded(reading: Reading, zone: Zone) -> bool:
    """So few spaces that the players stand in each other's way."""
    spaces, seats = reading.position.tiles[zone].count(FREE), reading.position.seats
    return spaces <= seats if zone == STOVES else spaces < 2 < seats
