"""Setting up: board, Storages, plates, staff, decks (KR-SETUP, KR-SOLO). What is decided, the options say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import goals, preparation
from demitasse.games.kitchen_rush.box import STORAGE, STORAGE_SPACES, STORAGES, STOVES, TIMERS
from demitasse.games.kitchen_rush.current import NOTHING_DOING
from demitasse.games.kitchen_rush.heaps import EMPTY_HEAP, Heap, heap_of
from demitasse.games.kitchen_rush.money import earn
from demitasse.games.kitchen_rush.options import BY_THE_RULES, HATS, ROUND_SECONDS, KitchenRushOptions
from demitasse.games.kitchen_rush.orders import COVERED_SLOT, EMPTY_SLOT
from demitasse.games.kitchen_rush.staff import NO_SPACE, NO_ZONE, first_states
from demitasse.games.kitchen_rush.terms import NO_CARD
from demitasse.games.kitchen_rush.tiles import FREE, LOCKED, UNAVAILABLE, Tile
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import BadOptions

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

TIMER_SECONDS = 30
"""KR-RULING-13."""
FACE_UP_UPGRADES = 2
FEWEST_HATS = 2


def deal(
    position: KitchenRushPosition, options: KitchenRushOptions, seats: int, seed: int
) -> KitchenRushPosition:
    """Everything up to the first Preparation."""
    chance, content = Chance.of(seed), position.content
    position.chance = chance
    position.seats, position.mode = seats, options.mode
    position.goal = goals.dealt(content, options, position.hats)
    position.timer_ms = 1000 * (options.timer_seconds or TIMER_SECONDS)
    position.round_ms = 1000 * round_seconds(options, seats)
    position.phase, position.question, position.ended = "prep", (), ""
    position.round = position.began = position.phase_ms = 0
    position.prestige = position.prestige_before = 0  # KR-SETUP-13
    position.bill = ()
    position.failures = (0, 0, 0, 0, 0)
    lay_out_board(position, options)
    fill_storages(position)
    lay_out_plates(position)
    gather_staff(position)
    shuffle_decks(position, options, chance)
    fill_office(position)
    preparation.begin_round(position, [])
    return position


def round_seconds(options: KitchenRushOptions, seats: int) -> int:
    """KR-SETUP-20, KR-SOLO-05, KR-SOLO-06; a relaxed play may have its own (KR-DEC-02)."""
    if options.round_seconds != BY_THE_RULES:
        return options.round_seconds
    return options.solo_clock if seats == 1 else ROUND_SECONDS


# The board.


def lay_out_board(position: KitchenRushPosition, options: KitchenRushOptions) -> None:
    """KR-SETUP-21, KR-SETUP-22, KR-SETUP-23, KR-SETUP-24, KR-SETUP-25, KR-SETUP-26, KR-SETUP-27: tiles by the hats on
    spaces and slots, then one stove and one Storage locked.
    """
    tiles = [covered(position, zone.hats) for zone in position.content.zones]
    stove = locked_stove(options, tiles[STOVES])
    tiles[STOVES][stove] = LOCKED
    unavailable, locked = closed_storages(options, position.seats)
    for storage, tile in ((unavailable, UNAVAILABLE), (locked, LOCKED)):
        if storage:
            tiles[STORAGE + storage - 1] = [tile] * STORAGE_SPACES
    position.tiles = tuple(map(tuple, tiles))
    # KR-RULING-05: those that setup does not use
    position.locked_left = position.content.tiles.locked - 2
    position.malfunctions, position.repaired = position.content.tiles.malfunction, 0
    position.bans = ()
    position.slots = tuple(
        EMPTY_SLOT if hats <= position.hats else COVERED_SLOT for hats in position.content.slots.hats
    )


def covered(position: KitchenRushPosition, hats: tuple[int, ...]) -> list[Tile]:
    """KR-SETUP-21, KR-SETUP-23, KR-SETUP-24: a space with more hats than players is not used."""
    return [FREE if hat <= position.hats else UNAVAILABLE for hat in hats]


def locked_stove(options: KitchenRushOptions, stoves: list[Tile]) -> int:
    """KR-SETUP-26, KR-RULING-04, KR-DEC-05: the one chosen, by default the highest that carries no other tile."""
    usable = [space for space, tile in enumerate(stoves) if tile == FREE]
    if not options.locked_stove:
        return usable[-1]
    if options.locked_stove - 1 not in usable:
        known = ", ".join(str(space + 1) for space in usable)
        raise BadOptions("kr-option-locked_stove", stove=options.locked_stove, stoves=known)
    return options.locked_stove - 1


def closed_storages(options: KitchenRushOptions, seats: int) -> tuple[int, int]:
    """KR-SETUP-22, KR-SETUP-27, KR-RULING-04, KR-DEC-03, KR-DEC-04: unavailable (0 from three players on) and locked,
    from 1.
    """
    unavailable: int = options.unavailable_storage
    locked: int = options.locked_storage
    if seats < HATS and not unavailable:
        unavailable = STORAGES if locked != STORAGES else STORAGES - 1
    if not locked:
        locked = STORAGES if unavailable != STORAGES else STORAGES - 1
    return unavailable, locked


# What lies on it.


def fill_storages(position: KitchenRushPosition) -> None:
    """KR-SETUP-02, KR-SETUP-04, KR-SETUP-05, KR-SETUP-34, KR-SETUP-35, KR-SETUP-36, KR-SETUP-37, KR-RULING-03: Storages
    and bag, for everybody; all else is the Market stock.
    """
    number = position.hats - FEWEST_HATS
    setup = position.content.setups[number]
    position.storages = tuple(
        tokens(position.tiles[zone], heap_of(setup.active.items()), heap_of(setup.locked.items()))
        for zone in range(STORAGE, STORAGE + STORAGES)
    )
    position.bag = heap_of(setup.bag.items())
    position.stock = position.content.goods_left[number]


def tokens(spaces: tuple[Tile, ...], active: Heap, locked: Heap) -> Heap:
    if spaces[0] == UNAVAILABLE:
        return EMPTY_HEAP
    return locked if spaces[0] == LOCKED else active


def lay_out_plates(position: KitchenRushPosition) -> None:
    """KR-SETUP-08, KR-SETUP-28, KR-SETUP-29, KR-SETUP-30: by number of players, in the Rack, in the Sink, beside the
    Upgrades, and out of the game.
    """
    plates, setup = position.content.plates, position.content.setups[position.hats - FEWEST_HATS]
    position.rack, position.sink, position.aside = setup.rack, plates.sink, plates.aside
    position.plates_out = tuple(
        all_ - sum(used)
        for all_, *used in zip(plates.count, setup.rack, plates.sink, plates.aside, strict=True)
    )


def fill_office(position: KitchenRushPosition) -> None:
    """KR-SETUP-03, KR-SETUP-31, KR-SETUP-32: the coins to start with; none of them is earned."""
    position.coin_supply, position.coins, position.minted = position.content.tiles.coins, 0, 0
    position.earned = -position.content.setups[position.hats - FEWEST_HATS].coins
    earn(position, -position.earned)


def gather_staff(position: KitchenRushPosition) -> None:
    """KR-SETUP-09, KR-SETUP-10, KR-SETUP-11, KR-SETUP-12, KR-SOLO-01, KR-SOLO-02, KR-SOLO-03, KR-SOLO-04: everybody's
    timers and the helpers, none of them on a space.
    """
    position.status = first_states(position.seats)
    position.zone_of, position.space_of = (NO_ZONE,) * len(TIMERS), (NO_SPACE,) * len(TIMERS)
    position.ends = (0,) * len(TIMERS)
    position.doing = (NOTHING_DOING,) * position.seats
    position.settled = (0,) * position.seats
    position.set_aside = 0
    position.held = ((),) * position.seats


def shuffle_decks(position: KitchenRushPosition, options: KitchenRushOptions, chance: Chance) -> None:
    """KR-SETUP-06, KR-SETUP-07, KR-SETUP-15, KR-SETUP-19, KR-SETUP-33, KR-EVENT-01, KR-EVENT-02, KR-TIME-38: a stream
    of chance for each deck.
    """
    content = position.content
    upgrades, _ = chance.stream("upgrades").shuffled(range(len(content.upgrades)))
    position.upgrades, position.upgrade_deck = upgrades[:FACE_UP_UPGRADES], upgrades[FACE_UP_UPGRADES:]
    position.bought = ()
    position.card_deck, _ = chance.stream("prestige").shuffled(range(len(content.prestige)))
    position.cards = ()
    position.working = position.known_top = position.known_bottom = 0
    events = range(len(content.events)) if options.events else range(0)  # KR-DEC-02
    position.event_deck, _ = chance.stream("events").shuffled(events)
    position.event, position.event_discard = NO_CARD, ()
    deck, _ = chance.stream("orders").shuffled(range(len(content.orders)))
    first = content.setups[position.hats - FEWEST_HATS].orders
    position.deck, position.discard, position.served, position.renewed = deck[first:], (), (), 0
    slots, dealt = list(position.slots), list(deck[:first])
    for slot, card in enumerate(slots):  # KR-RULING-10: they bring no coins
        if card == EMPTY_SLOT and dealt:
            slots[slot] = dealt.pop(0)
    position.slots = tuple(slots)
