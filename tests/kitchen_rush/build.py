"""Kitchens for tests, in the words of the rules: only what a test is about needs to be said.

    position = kitchen(seats=3, coins=4, held={0: [order("O01", dish(pasta=2, cheese=2, row=1))]})
    play(position, 0, "place red-1 stoves", "cook O01.1")
    at(position, 30_000)

The position is in the Action phase, its clock at 0, unless a test says otherwise. Whatever lies somewhere is taken
from the Market stock, the Rack or the deck, so that components are conserved as far as a test does not set those.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from demitasse.games import kitchen_rush
from demitasse.games.kitchen_rush import checking, current, staff
from demitasse.games.kitchen_rush.box import SIZES, TIMERS, ZONES
from demitasse.games.kitchen_rush.choices import (
    Buy,
    BuyOrdinary,
    BuySpecial,
    Cook,
    Done,
    PlaceTimer,
    RemoveTimer,
    Repair,
    Serve,
    Spice,
    Suggest,
    Take,
    TakeOrder,
)
from demitasse.games.kitchen_rush.content import KitchenRushContent, load
from demitasse.games.kitchen_rush.heaps import INDEX, INGREDIENT_BYTES, SPICES, counts_of, heap_of, within
from demitasse.games.kitchen_rush.orders import COVERED_SLOT, EMPTY_SLOT, Held
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Source
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event

KITCHEN = kitchen_rush.GAME
BOX = KITCHEN.load()

DishSpec = Mapping[str, Any]
OrderSpec = Mapping[str, Any]
Happened = TypeVar("Happened", bound=Event)


def new_play(
    seats: int = 3, seed: int = 1, content: KitchenRushContent | None = None, **options: object
) -> KitchenRushPosition:
    """A fresh position, in the first Preparation."""
    return KITCHEN.setup(options, seats=seats, seed=seed, content=content)


def bring(text: str) -> KitchenRushContent:
    """Our box with somebody's file laid over it."""
    return load((Source("mine.toml", text),))


def all_ready(position: KitchenRushPosition) -> list[Event]:
    """Start the Action phase."""
    events: list[Event] = []
    for seat in range(position.seats):
        events += play(position, seat, "ready")
    return events


# Saying what lies where.


def dish(
    plate: str | None = "exact", row: int = 0, goods: Mapping[str, int] | None = None, **more: int
) -> DishSpec:
    """A dish as it stands: its plate (a size, `exact`, or None), its row, and what lies on it."""
    return {"plate": plate, "row": row, "goods": {**(goods or {}), **more}}


def order(id: str, *dishes: DishSpec, served: bool = False, extra: bool = False) -> OrderSpec:
    """An order in front of a player; dishes that are not told stand empty on a plate of the stated size."""
    return {"id": id, "dishes": dishes, "served": served, "extra": extra}


def perfect(id: str, *, served: bool = False) -> OrderSpec:
    """An order that passes the check."""
    card = BOX.order_index[id]
    dishes = [
        dish(row=cook, goods=counts_of(want))
        for want, cook in zip(BOX.wants[card], BOX.cooks[card], strict=True)
    ]
    return order(id, *dishes, served=served)


def held_order(content: KitchenRushContent, spec: OrderSpec) -> Held:
    card = content.order_index[spec["id"]]
    sizes = content.sizes[card]
    specs = [*spec["dishes"], *(dish() for _ in sizes[len(spec["dishes"]) :])]
    dishes = tuple(
        (plate_of(it["plate"], size), it["row"], heap_of(it["goods"].items()))
        for it, size in zip(specs, sizes, strict=True)
    )
    return (card, int(spec["served"]), int(spec["extra"]), dishes)


def plate_of(plate: str | None, size: int) -> int:
    return 0 if plate is None else size if plate == "exact" else SIZES.index(plate)


def kitchen(
    *,
    seats: int = 3,
    seed: int = 1,
    phase: str = "action",
    t: int = 0,
    round: int = 1,
    coins: int | None = None,
    prestige: int | None = None,
    prestige_before: int | None = None,
    slots: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    held: Mapping[int, Sequence[OrderSpec]] | None = None,
    served: Sequence[tuple[str, int, int]] = (),
    rack: Sequence[int] | None = None,
    sink: Sequence[int] | None = None,
    storages: Mapping[int, Mapping[str, int]] | None = None,
    bag: Mapping[str, int] | None = None,
    stock: Mapping[str, int] | None = None,
    cards: Sequence[str] = (),
    event: str | None = None,
    upgrades: Sequence[str] | None = None,
    bought: Sequence[str] = (),
    unpaid: Sequence[str] = (),
    content: KitchenRushContent | None = None,
    **options: object,
) -> KitchenRushPosition:
    """A position in the Action phase (or in `prep`), `t` milliseconds after its start.

    `slots` are the orders on the first slots, the others are empty; `deck` the orders on top of the deck. `storages`
    (from 1), `bag` and `stock` replace what setup put there, kind by kind for `stock`. `cards` are Prestige cards held
    and in force, `event` is drawn and applied in the Preparation of this round.
    """
    position = new_play(seats, seed, content, **options)
    box = position.content
    position.round = round
    if prestige is not None:
        position.prestige = prestige
    position.prestige_before = position.prestige if prestige_before is None else prestige_before
    if coins is not None:
        position.coin_supply += position.coins - coins
        position.coins = coins
    _hold(position, held or {})
    _deal(position, slots, deck, served)
    _store(position, storages, bag, stock)
    _lay_plates(position, rack, sink)
    for timer in unpaid:
        staff.set_status(position, TIMERS.index(timer), staff.UNPAID)
    _lay_cards(position, cards, upgrades, bought)
    if event is not None:
        position.event_deck = (box.event_ids.index(event),)
        _draw_event(position)
    position.offered = None
    if phase == "action":
        all_ready(position)
        at(position, t)
    return position


def _hold(position: KitchenRushPosition, held: Mapping[int, Sequence[OrderSpec]]) -> None:
    position.held = tuple(
        tuple(held_order(position.content, spec) for spec in held.get(seat, ()))
        for seat in range(position.seats)
    )
    rack = list(position.rack)
    for _, _, _, dishes in (it for seat in position.held for it in seat):
        for plate, _, heap in dishes:
            position.stock -= heap
            if plate:
                rack[plate - 1] -= 1
    short = [min(0, plates) for plates in rack]
    position.rack = tuple(plates - lack for plates, lack in zip(rack, short, strict=True))
    position.plates_out = tuple(out + lack for out, lack in zip(position.plates_out, short, strict=True))


def _deal(
    position: KitchenRushPosition,
    slots: Sequence[str] | None,
    deck: Sequence[str] | None,
    served: Sequence[tuple[str, int, int]],
) -> None:
    index = position.content.order_index
    held = {card for seat in position.held for card, *_ in seat}
    position.served = tuple((index[id], round, quick) for id, round, quick in served)
    gone = held | {card for card, _, _ in position.served}
    top = [index[id] for id in deck or ()]
    if slots is None:
        lying = [card for card in position.slots if card >= 0 and card not in gone and card not in top]
    else:
        lying = [index[id] for id in slots]
    row = [card if card == COVERED_SLOT else EMPTY_SLOT for card in position.slots]
    row[: len(lying)] = lying
    position.slots = tuple(row)
    taken = gone | set(lying) | set(top)
    rest = [card for card in range(len(position.content.orders)) if card not in taken]
    position.deck = (*top, *rest)


def _store(
    position: KitchenRushPosition,
    storages: Mapping[int, Mapping[str, int]] | None,
    bag: Mapping[str, int] | None,
    stock: Mapping[str, int] | None,
) -> None:
    for number, goods in (storages or {}).items():
        heap = heap_of(goods.items())
        position.stock += position.storages[number - 1] - heap
        position.storages = tuple(heap if at == number - 1 else it for at, it in enumerate(position.storages))
    if bag is not None:
        heap = heap_of(bag.items())
        position.stock += position.bag - heap
        position.bag = heap
    for good, number in (stock or {}).items():
        lack = number - counts_of(position.stock).get(good, 0)
        position.stock += lack << 8 * INDEX[good]


def _lay_plates(
    position: KitchenRushPosition, rack: Sequence[int] | None, sink: Sequence[int] | None
) -> None:
    before = [a + b for a, b in zip(position.rack, position.sink, strict=True)]
    position.rack = tuple(position.rack if rack is None else rack)
    position.sink = tuple(position.sink if sink is None else sink)
    position.plates_out = tuple(
        out + was - a - b
        for out, was, a, b in zip(position.plates_out, before, position.rack, position.sink, strict=True)
    )


def _lay_cards(
    position: KitchenRushPosition,
    cards: Sequence[str],
    upgrades: Sequence[str] | None,
    bought: Sequence[str],
) -> None:
    box = position.content
    position.cards = tuple(box.card_ids.index(id) for id in cards)
    position.working = len(position.cards)
    position.card_deck = tuple(card for card in position.card_deck if card not in position.cards)
    if upgrades is not None or bought:
        position.bought = tuple(box.upgrade_ids.index(id) for id in bought)
        everything = [it for it in range(len(box.upgrades)) if it not in position.bought]
        first = [box.upgrade_ids.index(id) for id in upgrades or ()] or everything[:2]
        position.upgrades = tuple(first)
        position.upgrade_deck = tuple(it for it in everything if it not in first)


def _draw_event(position: KitchenRushPosition) -> None:
    from demitasse.games.kitchen_rush.preparation import draw_event

    draw_event(position, [])


# Playing.


def play(position: KitchenRushPosition, seat: int, *texts: str) -> list[Event]:
    """A seat's choices one after the other; returns all that happened."""
    events: list[Event] = []
    for text in texts:
        choice = KITCHEN.notation.parse(text)
        assert choice in position.choices(seat), f"{text!r} is not offered"
        events += position.play(seat, choice)
    return events


def refused(position: KitchenRushPosition, seat: int, text: str) -> Illegal:
    """The refusal of a choice, which must leave the position as it was."""
    choice, before = KITCHEN.notation.parse(text), position.state()
    assert choice not in position.choices(seat), f"{text!r} is offered"
    with pytest.raises(Illegal) as caught:
        position.play(seat, choice)
    assert position.state() == before
    return caught.value


def reason(error: Illegal) -> str:
    """The reason of KR-DEC-42 in a refusal."""
    return error.message.key.removeprefix("kr-refused-")


def offers(position: KitchenRushPosition, seat: int, verb: str = "") -> list[str]:
    """The choices of a seat as texts, all or those of a kind."""
    return [str(choice) for choice in position.choices(seat) if verb in ("", choice.verb)]


def at(position: KitchenRushPosition, t: int) -> list[Event]:
    """Let time pass until so many milliseconds of the Action phase."""
    return list(position.advance(position.began + t))


def ring(position: KitchenRushPosition) -> list[Event]:
    """To the bell, everybody done: the whole Maintenance, until somebody is asked."""
    events = list(position.advance(position.began + position.phase_ms))
    for seat in range(position.seats):
        if position.phase == "finish" and not position.settled[seat]:
            events += play(position, seat, "done")
    return events


def only(events: Sequence[Event], kind: type[Happened]) -> list[Happened]:
    return [event for event in events if isinstance(event, kind)]


# Looking.


def goods_on(position: KitchenRushPosition, seat: int, dish: str) -> dict[str, int]:
    return counts_of(_state_of(position, seat, dish)[2])


def row_of(position: KitchenRushPosition, seat: int, dish: str) -> int:
    return _state_of(position, seat, dish)[1]


def plate_under(position: KitchenRushPosition, seat: int, dish: str) -> str:
    return SIZES[_state_of(position, seat, dish)[0]]


def _state_of(position: KitchenRushPosition, seat: int, dish: str) -> tuple[int, int, int]:
    card, number = position.content.dish_index[dish]
    (found,) = [dishes for it, _, _, dishes in position.held[seat] if it == card]
    return found[number]


def held_ids(position: KitchenRushPosition, seat: int) -> list[str]:
    return [position.content.order_ids[card] for card, *_ in position.held[seat]]


def slot_ids(position: KitchenRushPosition) -> list[str]:
    return [position.content.order_ids[card] for card in position.slots if card >= 0]


def served_ids(position: KitchenRushPosition) -> list[str]:
    return [position.content.order_ids[card] for card, _, _ in position.served]


def in_storage(position: KitchenRushPosition, number: int) -> dict[str, int]:
    return counts_of(position.storages[number - 1])


def state_of(position: KitchenRushPosition, timer: str) -> str:
    """As everybody sees it: `available`, `running`, `spent`, `unpaid`, `absent`, `reserve` or `box`."""
    for seen in position.view(None).timers:
        if seen.id == timer:
            return seen.state
    return "box"


def zone_of(position: KitchenRushPosition, timer: str) -> str:
    zone = position.zone_of[TIMERS.index(timer)]
    return ZONES[zone] if zone >= 0 else ""


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    """The spaces of a zone as everybody sees them: the id of a timer, the kind of a tile, or empty."""
    (found,) = [it.spaces for it in position.view(None).zones if it.id == zone]
    return found


def doing(position: KitchenRushPosition, seat: int) -> str:
    """The zone of a player's current action, or nothing."""
    current = position.view(None).players[seat].doing
    return current.zone if current else ""


# Whole plays.


def random_play(
    seats: int,
    seed: int,
    content: KitchenRushContent | None = None,
    *,
    careless: float = 0.02,
    **options: object,
) -> Iterator[tuple[KitchenRushPosition, list[Event]]]:
    """A whole play by chance, the position after every choice and moment with what happened (always the same object).

    Pure chance loses in the first round, so cooks look at their orders: they put on plates what is missing, cook what
    is complete and serve what is ready, but for a few careless moments.
    """
    dice = random.Random(f"{seats} {seed}")
    position = new_play(seats, seed, content, **options)
    yield position, []
    while position.result is None:
        seat, choice = sensible_move(position, dice, careless)
        if choice is None:
            assert position.due is not None
            yield position, list(position.advance(position.due))
        else:
            yield position, list(position.play(seat, choice))


def sensible_move(
    position: KitchenRushPosition, dice: random.Random, careless: float
) -> tuple[int, Choice | None]:
    """Somebody's choice, or None to let time pass."""
    asked = list(position.seats_to_act)
    dice.shuffle(asked)
    for seat in asked:
        choices = position.choices(seat)
        if dice.random() < careless:
            return seat, dice.choice(choices)
        if position.phase != "action" or position.question:
            useful = [it for it in choices if isinstance(it, Done) or _helps(position, seat, it)]
            effects = [it for it in useful if not isinstance(it, Done)]
            return seat, dice.choice(effects or useful or choices)
        effects = [it for it in choices if _helps(position, seat, it)]
        places = [it for it in choices if isinstance(it, PlaceTimer) and _worth_going(position, seat, it)]
        if effects or places:
            return seat, dice.choice(effects or places)
    return 0, None


def _helps(position: KitchenRushPosition, seat: int, choice: Choice) -> bool:
    """Something a cook who looks at the orders would do."""
    if isinstance(choice, Take | Spice):
        card, number = position.content.dish_index[choice.dish]
        good = choice.ingredient if isinstance(choice, Take) else choice.spice
        plate = _state_of(position, seat, choice.dish)[2]
        return within(plate + heap_of([(good, 1)]), position.content.wants[card][number])
    if isinstance(choice, Cook):
        return _wants_cooking(position, seat, choice.dish)
    if isinstance(choice, Serve):
        return any(
            position.content.order_ids[it[0]] == choice.order and checking.verdict(position, it).passed
            for it in position.held[seat]
        )
    if isinstance(choice, TakeOrder):
        return _has_time(position, seat)
    if isinstance(choice, Buy | BuyOrdinary | BuySpecial):
        bought = {*msgspec.structs.asdict(choice), str(choice).split()[1]}
        return bool(bought & set(_missing(position)))
    return not isinstance(choice, PlaceTimer | RemoveTimer | Suggest | Repair)


def _has_time(position: KitchenRushPosition, seat: int) -> bool:
    """For one more order, or for a first one."""
    t = position.clock - position.began
    return len(position.held[seat]) < 2 and t < position.phase_ms * 0.45


def _unfinished(position: KitchenRushPosition, seat: int) -> list[tuple[str, int, int, int]]:
    """The dishes on plates: id, what lies on it, what it wants, its row."""
    content = position.content
    return [
        (content.dish_ids[card][number], heap, content.wants[card][number], row)
        for card, served, _, dishes in position.held[seat]
        if not served
        for number, (plate, row, heap) in enumerate(dishes)
        if plate
    ]


def _missing(position: KitchenRushPosition) -> list[str]:
    """Goods that some dish wants and that lie in no active Storage or not in the bag."""
    there = counts_of(position.bag)
    for storage in active_storages(position):
        there |= counts_of(position.storages[storage])
    wanted = [
        good
        for seat in range(position.seats)
        for _, heap, want, row in _unfinished(position, seat)
        for good in _lacking(heap, want)
        if good in SPICES or not row
    ]
    return [good for good in wanted if good not in there]


def _lacking(heap: int, want: int) -> list[str]:
    on_it = counts_of(heap)
    return [good for good, number in counts_of(want).items() if number > on_it.get(good, 0)]


def _wants_cooking(position: KitchenRushPosition, seat: int, dish: str) -> bool:
    card, number = position.content.dish_index[dish]
    _, row, heap = _state_of(position, seat, dish)
    want = position.content.wants[card][number]
    return not (heap ^ want) & INGREDIENT_BYTES and row < position.content.cooks[card][number]


def _worth_going(position: KitchenRushPosition, seat: int, choice: PlaceTimer) -> bool:
    if not current.used_up(position, seat) and any(
        _helps(position, seat, it) for it in position.choices(seat) if isinstance(it, STAYING)
    ):
        return False
    dishes = _unfinished(position, seat)
    if choice.zone == "maitre":
        return sum(card >= 0 for card in position.slots) < 2
    if choice.zone == "waiters":
        ready = any(not it[1] and checking.verdict(position, it).passed for it in position.held[seat])
        return ready or (_has_time(position, seat) and any(card >= 0 for card in position.slots))
    if choice.zone == "market":
        return position.coins > 0 and bool(_missing(position))
    if choice.zone.startswith("storage"):
        there = counts_of(position.storages[int(choice.zone[-1]) - 1])
        return any(not row and set(_lacking(heap, want)) & set(there) for _, heap, want, row in dishes)
    if choice.zone == "stoves":
        return any(_wants_cooking(position, seat, id) for id, *_ in dishes)
    if choice.zone == "spices":
        there = counts_of(position.bag)
        return any(set(_lacking(heap, want)) & set(there) for _, heap, want, _ in dishes)
    if choice.zone == "sink":
        return sum(position.sink) >= 3
    return position.coins >= 3 * len(staff.in_play(position))


STAYING = (Take, Spice, Cook, Serve, TakeOrder, Buy, BuyOrdinary, BuySpecial)
"""What keeps a cook where they are."""
