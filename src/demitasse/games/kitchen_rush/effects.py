"""The interpreter of what cards do once: Events when they are drawn, Upgrades when they are bought.

Each such word of `vocabulary.py` has its line in `APPLY`; what lasts is in `terms.py`. No card has code of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from demitasse.games.kitchen_rush import orders, prestige
from demitasse.games.kitchen_rush.box import (
    FIRST_HELPER,
    SIZES,
    STORAGE,
    STORAGE_SPACES,
    STORAGES,
    STOVES,
    TIMERS,
    ZONES,
    Timer,
)
from demitasse.games.kitchen_rush.events import (
    BagLost,
    BillPaid,
    BreadWanted,
    Broke,
    PlatesFell,
    SlotsFilled,
    SpacesLocked,
    StaffAbsent,
    StaffLate,
    StorageLost,
    ZoneClosed,
)
from demitasse.games.kitchen_rush.heaps import INDEX, ONE, Heap, count, heap_of, listed
from demitasse.games.kitchen_rush.money import pay
from demitasse.games.kitchen_rush.options import ROUND_SECONDS, SOLO_SECONDS
from demitasse.games.kitchen_rush.staff import (
    ABSENT,
    AVAILABLE,
    RESERVE,
    UNPAID,
    in_play,
    in_state,
    owner,
    set_status,
)
from demitasse.games.kitchen_rush.tiles import (
    FREE,
    LOCKED,
    LOCKED_TODAY,
    MALFUNCTION,
    NO_SPACE,
    active_storages,
    cover,
    first_with,
)
from demitasse.games.kitchen_rush.vocabulary import (
    BagHalved,
    BagLoses,
    CloseZone,
    ExtraIngredient,
    FillSlots,
    HelpersAbsent,
    HelpersLate,
    HireHelper,
    LockStorages,
    Malfunction,
    NewPlates,
    PayNow,
    PlatesToSink,
    StoragesLose,
    UnlockStorage,
    UnlockStove,
)
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Apply = Callable[["KitchenRushPosition", Any, list[Event]], None]

LOCKS = 2
"""KR-FX-38: Locked tiles an event has."""
ZONE_BAN, TIMER_BAN = range(2)
"""What an event keeps from being placed: in a zone, or a timer."""


def apply(position: KitchenRushPosition, effects: Iterable[Any], events: list[Event]) -> None:
    """What these words do once, in their order; words that last do nothing here (KR-FX-01)."""
    for effect in effects:
        if type(effect) in APPLY and not position.ended:
            APPLY[type(effect)](position, effect, events)


# Events: the board and the staff.


def malfunction(position: KitchenRushPosition, effect: Malfunction, events: list[Event]) -> None:
    """KR-FX-37, KR-RULING-64: on spaces without a tile, lowest first, as long as there are tiles."""
    zone, placed = ZONES.index(effect.zone), 0
    for _ in range(effect.count.of(position.hats)):
        space = first_with(position, zone, FREE)
        if space == NO_SPACE or not position.malfunctions:
            break
        position.malfunctions -= 1
        cover(position, zone, space, MALFUNCTION)
        placed += 1
    if placed:
        events.append(Broke(effect.zone, placed))


def lock_storages(position: KitchenRushPosition, effect: LockStorages, events: list[Event]) -> None:
    """KR-FX-38: with three active Storages the team picks two."""
    active = active_storages(position)
    if len(active) > LOCKS:
        position.question = ("storages",)
    else:
        lock(position, active, events)


def lock(position: KitchenRushPosition, storages: Iterable[int], events: list[Event]) -> None:
    locked = []
    for storage in storages:
        space = first_with(position, STORAGE + storage, FREE)
        if space != NO_SPACE and position.locked_left:
            position.locked_left -= 1
            cover(position, STORAGE + storage, space, LOCKED_TODAY)
            locked.append(ZONES[STORAGE + storage])
    events.append(SpacesLocked(tuple(locked)))


def seconds_here(position: KitchenRushPosition, printed: int) -> int:
    """KR-RULING-97: what the seconds of an event come to, to the nearest one, in rounds that no rule knows."""
    lengths = SOLO_SECONDS if position.seats == 1 else (ROUND_SECONDS,)
    here, usual = position.round_ms // 1000, lengths[0]
    return printed if here in lengths else (2 * printed * here + usual) // (2 * usual)


def close_zone(position: KitchenRushPosition, effect: CloseZone, events: list[Event]) -> None:
    """KR-FX-47."""
    seconds = seconds_here(position, effect.seconds)
    position.bans += ((ZONE_BAN, ZONES.index(effect.zone), seconds * 1000),)
    events.append(ZoneClosed(effect.zone, seconds))


def staff_named(position: KitchenRushPosition) -> tuple[Timer, ...]:
    """KR-RULING-95: the helpers in play when the card is read; alone without one, the lowest own timer not unpaid."""
    helpers = tuple(timer for timer in in_play(position) if timer >= FIRST_HELPER)
    if helpers or position.seats > 1:
        return helpers
    own = [timer for timer, status in enumerate(position.status) if owner(1, timer) == 0 and status != UNPAID]
    return tuple(own[:1])


def helpers_absent(position: KitchenRushPosition, effect: HelpersAbsent, events: list[Event]) -> None:
    """KR-FX-41."""
    staff = staff_named(position)
    for timer in staff:
        set_status(position, timer, ABSENT)
    if staff:
        events.append(StaffAbsent(tuple(TIMERS[timer] for timer in staff)))


def helpers_late(position: KitchenRushPosition, effect: HelpersLate, events: list[Event]) -> None:
    """KR-FX-42."""
    staff, seconds = staff_named(position), seconds_here(position, effect.seconds)
    position.bans += tuple((TIMER_BAN, timer, seconds * 1000) for timer in staff)
    if staff:
        events.append(StaffLate(tuple(TIMERS[timer] for timer in staff), seconds))


# Events: plates, tokens, cubes, coins, orders.


def plates_to_sink(position: KitchenRushPosition, effect: PlatesToSink, events: list[Event]) -> None:
    """KR-FX-43."""
    fallen = tuple(min(effect.each, plates) for plates in position.rack)
    position.rack = tuple(plates - fell for plates, fell in zip(position.rack, fallen, strict=True))
    position.sink = tuple(plates + fell for plates, fell in zip(position.sink, fallen, strict=True))
    sizes = [SIZES[size] for size, fell in enumerate(fallen, 1) for _ in range(fell)]
    events.append(PlatesFell(tuple(sizes)))


def bag_loses(position: KitchenRushPosition, effect: BagLoses, events: list[Event]) -> None:
    """KR-FX-46."""
    good = INDEX[effect.spice]
    empty_bag(position, ONE[good] * count(position.bag, good), events)


def bag_halved(position: KitchenRushPosition, effect: BagHalved, events: list[Event]) -> None:
    """KR-FX-46, KR-INFO-06: drawn uniformly, by the stream of card effects."""
    cubes = listed(position.bag)
    chance = position.chance.stream(f"event {position.round}")
    drawn, _, _ = chance.drawn(cubes, (len(cubes) + 1) // 2)
    position.revealed += 1
    empty_bag(position, heap_of((cube, 1) for cube in drawn), events)


def empty_bag(position: KitchenRushPosition, cubes: Heap, events: list[Event]) -> None:
    """KR-RULING-96: to the Market stock."""
    position.bag -= cubes
    position.stock += cubes
    events.append(BagLost(listed(cubes)))


def storages_lose(position: KitchenRushPosition, effect: StoragesLose, events: list[Event]) -> None:
    """KR-FX-48, KR-RULING-96."""
    for storage in active_storages(position):
        there = position.storages[storage]
        lost = heap_of(
            (good, min(number, count(there, INDEX[good]))) for good, number in effect.tokens.items()
        )
        position.storages = replaced(position.storages, storage, there - lost)
        position.stock += lost
        if lost:
            events.append(StorageLost(ZONES[STORAGE + storage], listed(lost)))


def pay_now(position: KitchenRushPosition, effect: PayNow, events: list[Event]) -> None:
    """KR-FX-50."""
    wanted = effect.coins.of(position.hats)
    paid = min(wanted, position.coins)
    penalty = 0 if paid == wanted else effect.prestige
    pay(position, paid)
    prestige.lose(position, penalty)
    events.append(BillPaid(paid, penalty))
    prestige.lost(position, events)


def fill_slots(position: KitchenRushPosition, effect: FillSlots, events: list[Event]) -> None:
    """KR-FX-51: without coins."""
    filled = []
    while (slot := orders.free_slot(position)) >= 0 and orders.any_to_draw(position):
        card = orders.draw(position, events)
        position.slots = replaced(position.slots, slot, card)
        filled.append(position.content.order_ids[card])
    events.append(SlotsFilled(tuple(filled)))


def extra_ingredient(position: KitchenRushPosition, effect: ExtraIngredient, events: list[Event]) -> None:
    """KR-RULING-93: orders held are concerned unless every dish has a plate on row 1 or more."""
    concerned = []
    boards = []
    for held in position.held:
        board = []
        for card, served, _, dishes in held:
            extra = 0 if all(plate and row for plate, row, _ in dishes) else 1
            board.append((card, served, extra, dishes))
            concerned += [position.content.order_ids[card]] * extra
        boards.append(tuple(board))
    position.held = tuple(boards)
    events.append(BreadWanted(effect.ingredient, tuple(concerned)))


# Upgrades.


def new_plates(position: KitchenRushPosition, effect: NewPlates, events: list[Event]) -> None:
    """KR-FX-30, KR-CARD-13, KR-CARD-14."""
    position.sink = tuple(plates + new for plates, new in zip(position.sink, position.aside, strict=True))
    position.aside = (0, 0, 0, 0)


def unlock_stove(position: KitchenRushPosition, effect: UnlockStove, events: list[Event]) -> None:
    """KR-FX-31."""
    space = first_with(position, STOVES, LOCKED)
    if space != NO_SPACE:
        cover(position, STOVES, space, FREE)
        position.locked_left += 1


def hire_helper(position: KitchenRushPosition, effect: HireHelper, events: list[Event]) -> None:
    """KR-FX-32, KR-RULING-61."""
    for timer in in_state(position, RESERVE):
        set_status(position, timer, AVAILABLE)


def unlock_storage(position: KitchenRushPosition, effect: UnlockStorage, events: list[Event]) -> None:
    """KR-FX-33: active, with the tokens in it."""
    for zone in range(STORAGE, STORAGE + STORAGES):
        if position.tiles[zone] == (LOCKED,) * STORAGE_SPACES:
            position.tiles = replaced(position.tiles, zone, (FREE,) * STORAGE_SPACES)
            position.locked_left += 1


APPLY: dict[type, Apply] = {
    Malfunction: malfunction,
    LockStorages: lock_storages,
    CloseZone: close_zone,
    HelpersAbsent: helpers_absent,
    HelpersLate: helpers_late,
    PlatesToSink: plates_to_sink,
    BagLoses: bag_loses,
    BagHalved: bag_halved,
    StoragesLose: storages_lose,
    PayNow: pay_now,
    FillSlots: fill_slots,
    ExtraIngredient: extra_ingredient,
    NewPlates: new_plates,
    UnlockStove: unlock_stove,
    HireHelper: hire_helper,
    UnlockStorage: unlock_storage,
}
