"""Office: hire somebody again, improve the kitchen, or repair it (KR-OFFICE, KR-DEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import effects
from demitasse.games.kitchen_rush.box import OFFICE, ZONES
from demitasse.games.kitchen_rush.choices import Rehire, Repair, Upgrade
from demitasse.games.kitchen_rush.current import count_part, not_in, parts
from demitasse.games.kitchen_rush.events import Rehired, Repaired, Upgraded, UpgradeTurned
from demitasse.games.kitchen_rush.money import pay
from demitasse.games.kitchen_rush.placing import TIMER_INDEX, ZONE_INDEX
from demitasse.games.kitchen_rush.staff import NO_SPACE, REHIRED, UNPAID, flip_onto, in_state
from demitasse.games.kitchen_rush.tiles import FREE, MALFUNCTION, cover, first_with
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

REHIRE_PRICE = 2


def refuse_office(position: KitchenRushPosition, seat: Seat) -> Illegal | None:
    """KR-OFFICE-01, KR-RULING-65: a timer there, once."""
    refused = not_in(position, seat, OFFICE)
    if refused is None and parts(position, seat)[0]:
        return Illegal("KR-OFFICE-01", "kr-refused-used-office")
    return refused


def refuse_price(position: KitchenRushPosition, price: int) -> Illegal | None:
    """KR-RULING-66."""
    if price > position.coins:
        return Illegal("KR-RULING-66", "kr-refused-no-coins", price=price, coins=position.coins)
    return None


# Re-hiring.


def refuse_rehire(position: KitchenRushPosition, seat: Seat, choice: Rehire) -> Illegal | None:
    """KR-DEC-22, KR-RULING-59: anybody's unpaid timer."""
    refused = refuse_office(position, seat)
    if refused is not None:
        return refused
    timer = TIMER_INDEX.get(choice.timer)
    if timer is None or position.status[timer] != UNPAID:
        return Illegal("KR-OFFICE-02", "kr-refused-target-rehire", timer=choice.timer[:20])
    return refuse_price(position, REHIRE_PRICE)


def rehire(position: KitchenRushPosition, seat: Seat, choice: Rehire, events: list[Event]) -> None:
    """KR-OFFICE-02, KR-OFFICE-03, KR-OFFICE-04, KR-RULING-58: on no space, and available once its sand has run out."""
    pay(position, REHIRE_PRICE)
    flip_onto(position, TIMER_INDEX[choice.timer], OFFICE, NO_SPACE, REHIRED)
    count_part(position, seat, 1)
    events.append(Rehired(seat, choice.timer, REHIRE_PRICE))


# Upgrades.


def refuse_upgrade(position: KitchenRushPosition, seat: Seat, choice: Upgrade) -> Illegal | None:
    """KR-DEC-23."""
    refused = refuse_office(position, seat)
    if refused is not None:
        return refused
    ids = position.content.upgrade_ids
    if choice.upgrade not in ids or ids.index(choice.upgrade) not in position.upgrades:
        return Illegal("KR-OFFICE-05", "kr-refused-target-upgrade", upgrade=choice.upgrade[:20])
    return refuse_price(position, position.content.upgrades[ids.index(choice.upgrade)].cost)


def upgrade(position: KitchenRushPosition, seat: Seat, choice: Upgrade, events: list[Event]) -> None:
    """KR-OFFICE-05, KR-OFFICE-06, KR-OFFICE-07, KR-OFFICE-08, KR-RULING-62, KR-FX-34: paid, done at once, out of the
    game, and replaced.
    """
    content = position.content
    card = content.upgrade_ids.index(choice.upgrade)
    cost = content.upgrades[card].cost
    pay(position, cost)
    position.bought += (card,)
    count_part(position, seat, 1)
    events.append(Upgraded(seat, choice.upgrade, cost))
    effects.apply(position, content.upgrades[card].effects, events)
    face_up = [it for it in position.upgrades if it != card]
    if position.upgrade_deck:
        face_up.append(position.upgrade_deck[0])
        position.upgrade_deck = position.upgrade_deck[1:]
        position.revealed += 1
        events.append(UpgradeTurned(content.upgrade_ids[face_up[-1]]))
    position.upgrades = tuple(face_up)


# Repairs.


def refuse_repair(position: KitchenRushPosition, seat: Seat, choice: Repair) -> Illegal | None:
    """KR-DEC-24."""
    refused = refuse_office(position, seat)
    if refused is not None:
        return refused
    if choice.zone not in ZONE_INDEX or first_with(position, ZONE_INDEX[choice.zone], MALFUNCTION) < 0:
        return Illegal("KR-OFFICE-10", "kr-refused-target-repair", zone=choice.zone[:20])
    return refuse_price(position, position.content.tiles.repair)


def repair(position: KitchenRushPosition, seat: Seat, choice: Repair, events: list[Event]) -> None:
    """KR-OFFICE-10, KR-OFFICE-11, KR-RULING-64: the tile leaves the game."""
    zone, price = ZONE_INDEX[choice.zone], position.content.tiles.repair
    pay(position, price)
    cover(position, zone, first_with(position, zone, MALFUNCTION), FREE)
    position.repaired += 1
    count_part(position, seat, 1)
    events.append(Repaired(seat, choice.zone, price))


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    if parts(position, seat)[0]:
        return []
    content, coins = position.content, position.coins
    offered: list[Choice] = []
    if coins >= REHIRE_PRICE:
        offered += [content.rehire[timer] for timer in in_state(position, UNPAID)]
    offered += [content.upgrade[card] for card in position.upgrades if coins >= content.upgrades[card].cost]
    if coins >= content.tiles.repair:
        broken = [zone for zone in range(len(ZONES)) if MALFUNCTION in position.tiles[zone]]
        offered += [content.repair[zone] for zone in broken]
    return offered
