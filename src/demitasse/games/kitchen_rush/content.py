"""The box of Kitchen Rush: board, tokens, plates, orders, cards and Goals, checked and turned into tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from demitasse.games.kitchen_rush.box import (
    LEVELS,
    MARKET,
    MOST_DISHES,
    SETUPS,
    SIZES,
    STORAGE,
    STORAGE_SPACES,
    STORAGES,
    STOVES,
    TIMERS,
    ZONES,
    Card,
    CardEntry,
    EventEntry,
    GoalEntry,
    GoodEntry,
    OrderEntry,
    PlatesTable,
    PrestigeEntry,
    RowsTable,
    SetupEntry,
    Size,
    SlotsTable,
    TilesTable,
    TimerEntry,
    TrackTable,
    UpgradeEntry,
    ZoneEntry,
)
from demitasse.games.kitchen_rush.checks import MOST_SPACES, Checks
from demitasse.games.kitchen_rush.choices import (
    Cook,
    Keep,
    PayOutstanding,
    PlaceTimer,
    Rehire,
    RemoveTimer,
    Repair,
    Serve,
    Spice,
    Take,
    TakePlate,
    Unpaid,
    Upgrade,
)
from demitasse.games.kitchen_rush.heaps import (
    GOODS,
    INGREDIENTS,
    MOST_OF_A_KIND,
    SPICES,
    Heap,
    heap_of,
)
from demitasse.games.kitchen_rush.vocabulary import UpgradeBought
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Files, Layout, Name, Source

FILES = ("table.toml", "orders.toml", "cards.toml", "goals.toml")
MOST_CARDS = 500


class KitchenRushContent(kernel.Content):
    """Everything that lies in the box. Frozen: positions share it."""

    goods: tuple[GoodEntry, ...]
    """Ingredients, then spices."""
    goods_left: tuple[Heap, ...]
    """By setup (1–2, 3, 4 players): the Market stock once Storages and bag are filled (KR-SETUP-02)."""
    zones: tuple[ZoneEntry, ...]
    timers: tuple[TimerEntry, ...]
    slots: SlotsTable
    rows: int
    """The last row of a player board."""
    tiles: TilesTable
    track: TrackTable
    card_spaces: tuple[tuple[int, ...], ...]
    plates: PlatesTable
    setups: tuple[SetupEntry, ...]

    orders: tuple[OrderEntry, ...]
    order_ids: tuple[str, ...]
    order_index: Mapping[str, Card]
    dish_ids: tuple[tuple[str, ...], ...]
    """By order."""
    dish_index: Mapping[str, tuple[Card, int]]
    sizes: tuple[tuple[Size, ...], ...]
    wants: tuple[tuple[Heap, ...], ...]
    """Ingredients and spices of each dish."""
    cooks: tuple[tuple[int, ...], ...]
    coins: tuple[int, ...]
    stars: tuple[int, ...]

    events: tuple[EventEntry, ...]
    event_ids: tuple[str, ...]
    prestige: tuple[PrestigeEntry, ...]
    card_ids: tuple[str, ...]
    upgrades: tuple[UpgradeEntry, ...]
    upgrade_ids: tuple[str, ...]
    goals: tuple[GoalEntry, ...]
    goal_ids: tuple[str, ...]

    # Choices, made once: by timer, zone, order, dish of an order, kind of good.
    place: tuple[tuple[PlaceTimer, ...], ...]
    remove: tuple[RemoveTimer, ...]
    rehire: tuple[Rehire, ...]
    unpaid: tuple[Unpaid, ...]
    outstanding: tuple[PayOutstanding, ...]
    repair: tuple[Repair, ...]
    upgrade: tuple[Upgrade, ...]
    keep: tuple[Keep, ...]
    serve: tuple[Serve, ...]
    cook: tuple[tuple[Cook, ...], ...]
    take: tuple[tuple[tuple[Take, ...], ...], ...]
    spice: tuple[tuple[tuple[Spice, ...], ...], ...]
    plate: tuple[tuple[tuple[TakePlate, ...], ...], ...]
    """By order, dish and size."""

    def public(self) -> Mapping[str, Any]:
        return {
            "digest": self.digest,
            "names": self.names,
            "goods": self.goods,
            "zones": self.zones,
            "timers": self.timers,
            "slots": self.slots,
            "rows": self.rows,
            "tiles": self.tiles,
            "track": self.track,
            "plates": self.plates,
            "setups": self.setups,
            "orders": self.orders,
            "events": self.events,
            "prestige": self.prestige,
            "upgrades": self.upgrades,
            "goals": self.goals,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


LAYOUT = Layout(
    "kitchen-rush",
    "demitasse.games.kitchen_rush",
    FILES,
    {
        "order": OrderEntry,
        "event": EventEntry,
        "prestige": PrestigeEntry,
        "upgrade": UpgradeEntry,
        "goal": GoalEntry,
        "setup": SetupEntry,
        "ingredient": GoodEntry,
        "spice": GoodEntry,
        "zone": ZoneEntry,
        "timer": TimerEntry,
        "slots": SlotsTable,
        "rows": RowsTable,
        "tiles": TilesTable,
        "track": TrackTable,
        "plates": PlatesTable,
    },
)


def load(sources: tuple[Source, ...] = ()) -> KitchenRushContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    return LAYOUT.load(sources, _read)


def _read(files: Files) -> KitchenRushContent:
    content = KitchenRushContent()
    checks = Checks(files)
    _read_goods(content, files, checks)
    _read_board(content, files, checks)
    files.settle()
    _read_setups(content, files, checks)
    _read_orders(content, files, checks)
    _read_cards(content, files, checks)
    _read_goals(content, files, checks)
    _check_they_work_together(content, checks)
    files.settle()
    content.digest = kernel.digest_of(_what_matters(content))
    content.names = _names(content)
    _make_choices(content)
    return content


def _what_matters(content: KitchenRushContent) -> list[Any]:
    """What a play depends on; a corrected name, sentence or status must not make a record unreadable."""
    return [
        [good.count for good in content.goods],
        [zone.hats for zone in content.zones],
        [content.slots.hats, content.rows],
        [content.tiles.coins, content.tiles.locked, content.tiles.malfunction, content.tiles.repair],
        [content.track.bottom, content.track.top, content.track.places, content.card_spaces],
        [content.plates.count, content.plates.sink, content.plates.aside],
        [[setup.coins, setup.orders, setup.rack] for setup in content.setups],
        [[setup.bag, setup.active, setup.locked] for setup in content.setups],
        [content.order_ids, content.sizes, content.wants, content.cooks, content.coins, content.stars],
        [[event.id, event.effects] for event in content.events],
        [[card.id, card.effects] for card in content.prestige],
        [[upgrade.id, upgrade.cost, upgrade.effects] for upgrade in content.upgrades],
        [[goal.id, goal.level, goal.base, goal.players] for goal in content.goals],
        [[goal.orders, goal.coins, goal.prestige, goal.also] for goal in content.goals],
    ]


def _names(content: KitchenRushContent) -> dict[str, Name]:
    """Everything with an id; an order is called by its dishes, and `E17.text` is what card E17 says."""
    things: list[Entry] = [*content.goods, *content.zones, *content.timers]
    cards: list[CardEntry] = [*content.events, *content.prestige, *content.upgrades, *content.goals]
    names = {entry.id: entry.name for entry in (*things, *cards)}
    names.update((f"{card.id}.text", Name(card.text.en, card.text.fr)) for card in cards)
    for order, dishes in zip(content.orders, content.dish_ids, strict=True):
        called = [dish.name for dish in order.dishes]
        names[order.id] = Name(
            " & ".join(name.en for name in called), " et ".join(name.fr for name in called)
        )
        names.update(zip(dishes, called, strict=True))
    return names


def _read_goods(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-COMP-09, KR-COMP-10."""
    ingredients, spices = files.entries("ingredient", GoodEntry), files.entries("spice", GoodEntry)
    checks.exactly("ingredient", [good.id for good in ingredients], INGREDIENTS)
    checks.exactly("spice", [good.id for good in spices], SPICES)
    content.goods = (*ingredients, *spices)
    for good in content.goods:
        section = "ingredient" if good.id in INGREDIENTS else "spice"
        checks.id(section, good.id)


def _read_board(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-COMP-08: zones and spaces, slots, rows, tiles, the Prestige track, plates."""
    content.zones = tuple(files.entries("zone", ZoneEntry))
    checks.exactly("zone", [zone.id for zone in content.zones], ZONES)
    for number, zone in enumerate(content.zones):
        checks.id("zone", zone.id)
        checks.number("zone", zone.id, "hats", len(zone.hats), 0, MOST_SPACES)
        always = sum(hat <= 2 for hat in zone.hats)
        least = 2 if number == STOVES else 0 if number == MARKET else 1
        checks.number("zone", zone.id, "hats", always, least, 0 if number == MARKET else MOST_SPACES)
        if STORAGE <= number < STORAGE + STORAGES:
            checks.number("zone", zone.id, "hats", always, STORAGE_SPACES, STORAGE_SPACES)
            checks.number("zone", zone.id, "hats", len(zone.hats), STORAGE_SPACES, STORAGE_SPACES)
    content.timers = tuple(files.entries("timer", TimerEntry))
    checks.exactly("timer", [timer.id for timer in content.timers], TIMERS)
    for timer in content.timers:
        checks.id("timer", timer.id)
    content.slots = files.table("slots", SlotsTable)
    checks.number("slots", "", "hats", len(content.slots.hats), 0, MOST_SPACES)
    content.rows = files.table("rows", RowsTable).last
    content.tiles = files.table("tiles", TilesTable)
    _read_track(content, files, checks)
    content.plates = files.table("plates", PlatesTable)


def _read_track(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    track = content.track = files.table("track", TrackTable)
    content.card_spaces = (track.cards.two, track.cards.three, track.cards.four)
    for hats, spaces in zip(SETUPS, content.card_spaces, strict=True):
        for before, space in zip((track.bottom, *spaces), spaces, strict=False):
            checks.number("track", "", f"cards.{hats}", space, before + 1, track.top)


def _read_setups(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-SETUP-02, KR-SETUP-05, KR-SETUP-28, KR-SETUP-29, KR-SETUP-30, KR-SETUP-31, KR-SETUP-32, KR-SETUP-33,
    KR-SETUP-37, KR-RULING-01, KR-RULING-02: what setup gives must be there.
    """
    setups = content.setups = tuple(files.entries("setup", SetupEntry))
    checks.exactly("setup", [setup.id for setup in setups], SETUPS)
    files.settle()
    left = []
    for setup in setups:
        usable = sum(hat <= int(setup.id) for hat in content.slots.hats)
        checks.number("setup", setup.id, "orders", setup.orders, 0, usable)
        for number, rack in enumerate(setup.rack):
            plates = content.plates
            others = plates.sink[number] + plates.aside[number]
            checks.number("setup", setup.id, "rack", rack, 0, plates.count[number] - others)
        left.append(_stock_left(content, setup, checks))
    content.goods_left = tuple(left)


def _stock_left(content: KitchenRushContent, setup: SetupEntry, checks: Checks) -> Heap:
    """KR-SETUP-02: all tokens and cubes that are not in Storages or in the bag."""
    active = 1 if setup.id == SETUPS[0] else STORAGES - 1
    bag: Mapping[str, int] = dict(setup.bag.items())
    locked: Mapping[str, int] = dict(setup.locked.items())
    each: Mapping[str, int] = dict(setup.active.items())
    left = {}
    for good in content.goods:
        used = bag.get(good.id, 0) + locked.get(good.id, 0) + active * each.get(good.id, 0)
        left[good.id] = good.count - used
        field = "bag" if good.id in bag else "active"
        checks.number("setup", setup.id, field, left[good.id], 0, MOST_OF_A_KIND, of=good.id)
    return heap_of(left.items())


def _read_orders(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-COMP-01."""
    orders = content.orders = tuple(files.entries("order", OrderEntry))
    checks.number("order", "", "number", len(orders), 2 * len(content.slots.hats), MOST_CARDS)
    for order in orders:
        checks.id("order", order.id)
        checks.number("order", order.id, "dishes", len(order.dishes), 1, MOST_DISHES)
        for place, dish in enumerate(order.dishes, 1):
            checks.number("order", order.id, f"dishes.{place}.cook", dish.cook, 0, content.rows)
            for field, wanted in (("ingredients", dish.ingredients), ("spices", dish.spices)):
                for good, number in wanted.items():
                    most = content.goods[GOODS.index(good)].count
                    checks.number("order", order.id, f"dishes.{place}.{field}", number, 0, most, of=good)
    content.order_ids = tuple(order.id for order in orders)
    content.order_index = {id: card for card, id in enumerate(content.order_ids)}
    content.dish_ids = tuple(
        tuple(f"{order.id}.{number}" for number in range(1, len(order.dishes) + 1)) for order in orders
    )
    content.dish_index = {
        id: (card, dish) for card, ids in enumerate(content.dish_ids) for dish, id in enumerate(ids)
    }
    content.sizes = tuple(tuple(SIZES.index(dish.plate) for dish in order.dishes) for order in orders)
    content.wants = tuple(
        tuple(heap_of((*dish.ingredients.items(), *dish.spices.items())) for dish in order.dishes)
        for order in orders
    )
    content.cooks = tuple(tuple(dish.cook for dish in order.dishes) for order in orders)
    content.coins = tuple(order.coins for order in orders)
    content.stars = tuple(order.stars for order in orders)


def _read_cards(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-COMP-03, KR-COMP-04, KR-COMP-05."""
    content.events = tuple(files.entries("event", EventEntry))
    content.prestige = tuple(files.entries("prestige", PrestigeEntry))
    content.upgrades = tuple(files.entries("upgrade", UpgradeEntry))
    for event in content.events:
        checks.id("event", event.id)
        for effect in event.effects:
            checks.effect("event", event.id, effect)
    for card in content.prestige:
        checks.id("prestige", card.id)
        for modifier in card.effects:
            checks.effect("prestige", card.id, modifier)
    for upgrade in content.upgrades:
        checks.id("upgrade", upgrade.id)
    content.event_ids = tuple(event.id for event in content.events)
    content.card_ids = tuple(card.id for card in content.prestige)
    content.upgrade_ids = tuple(upgrade.id for upgrade in content.upgrades)


def _read_goals(content: KitchenRushContent, files: Files, checks: Checks) -> None:
    """KR-COMP-06, KR-COMP-07: a base Goal for every level."""
    content.goals = tuple(files.entries("goal", GoalEntry))
    for goal in content.goals:
        checks.id("goal", goal.id)
        for requirement in goal.also:
            if isinstance(requirement, UpgradeBought):
                checks.known("goal", goal.id, "also", requirement.upgrade, content.upgrade_ids)
    content.goal_ids = tuple(goal.id for goal in content.goals)
    for level in LEVELS:
        base = [goal.id for goal in content.goals if goal.base and goal.level == level]
        if len(base) != 1:
            files.wrong("kr-content-levels", "goal", level=level, goals=len(base))


def _check_they_work_together(content: KitchenRushContent, checks: Checks) -> None:
    """An order nobody can ever get right is a misprint: there must be a plate for every dish."""
    for card, order in enumerate(content.orders):
        for place, size in enumerate(content.sizes[card], 1):
            larger = content.plates.count[size] if size < len(SIZES) - 1 else 0
            plates = content.plates.count[size - 1] + larger
            checks.number("order", order.id, f"dishes.{place}.plate", plates, 1)


def _make_choices(content: KitchenRushContent) -> None:
    """Every choice that names things of the box, once."""
    content.place = tuple(tuple(PlaceTimer(timer, zone) for zone in ZONES) for timer in TIMERS)
    content.remove = tuple(map(RemoveTimer, TIMERS))
    content.rehire = tuple(map(Rehire, TIMERS))
    content.unpaid = tuple(map(Unpaid, TIMERS))
    content.outstanding = tuple(map(PayOutstanding, TIMERS))
    content.repair = tuple(map(Repair, ZONES))
    content.upgrade = tuple(map(Upgrade, content.upgrade_ids))
    content.keep = tuple(map(Keep, content.card_ids))
    content.serve = tuple(map(Serve, content.order_ids))
    dishes = content.dish_ids
    content.cook = tuple(tuple(map(Cook, ids)) for ids in dishes)
    content.take = tuple(tuple(tuple(Take(good, id) for good in INGREDIENTS) for id in ids) for ids in dishes)
    content.spice = tuple(tuple(tuple(Spice(good, id) for good in SPICES) for id in ids) for ids in dishes)
    content.plate = tuple(tuple(tuple(TakePlate(id, size) for size in SIZES) for id in ids) for ids in dishes)
