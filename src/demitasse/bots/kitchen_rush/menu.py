"""Which order to take: what it is worth for the Goal, and what it costs in placements."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from demitasse.bots.kitchen_rush import manners
from demitasse.bots.kitchen_rush.aims import Aims, aims_of
from demitasse.bots.kitchen_rush.boards import Accepted, cooks_left
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.bots.kitchen_rush.supplies import counts
from demitasse.games.kitchen_rush.box import Card, Size
from demitasse.games.kitchen_rush.choices import EXACT, TakeOrder
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import FIRST_SPECIAL, FIRST_SPICE, SPICE_BYTES, Heap, kinds_short
from demitasse.games.kitchen_rush.needs import plates_can_come
from demitasse.games.kitchen_rush.plates import Rack, Wishes, all_wishes

PLACEMENT = 1.0
"""What a placement is worth elsewhere, in coins."""
HOPE = 1
"""Coins that will have come in by the time something must be bought, beside those of the Office."""
ORDERS_MISJUDGED = 4.0
"""By how much more than of a placement one errs about an order."""
KIND_SHORT, PLATE_SHORT = 0.5, 0.5
"""Placements somebody needs for what an order lacks."""
TIME_TO_WASH = 2.0
"""Uses of a timer there must be left before the bell to take an order that waits for a plate from the Sink."""
KEPT, KEPT_BY_TWO = (0.3, 0.15), (-1.5, 0.1)
"""Placements one keeps for the team and for bad luck: at any time, and of all that are left.

Two have plates and Stoves for more than their timers can do, and either can fetch what the other lacks: all that both
kept back were orders they could have served. One alone runs out of plates first, three and four run out of spaces.
"""


class Recipe(NamedTuple):
    """What an order asks for in all."""

    wants: Heap
    spiced: bool
    cooks: int
    cost: float
    """In placements, those for several orders in part, and in coins for the Market."""


class Offer(NamedTuple):
    """An order one could take, and how good it is."""

    gain: float
    card: Card


@lru_cache(maxsize=64)
def recipes_of(content: KitchenRushContent, accepted: Accepted) -> tuple[Recipe, ...]:
    """By card."""
    return tuple([recipe_of(content, card, accepted) for card in range(len(content.order_ids))])


def recipe_of(content: KitchenRushContent, card: Card, accepted: Accepted) -> Recipe:
    wants = sum(content.wants[card])
    numbers = counts(wants)
    cooks = sum([cooks_left(time, 0, accepted) for time in content.cooks[card]])
    lots = sum(numbers[:FIRST_SPICE]) / 5
    lots += sum(numbers[FIRST_SPICE:FIRST_SPECIAL]) / 3 + sum(numbers[FIRST_SPECIAL:]) / 2
    spiced = bool(wants & SPICE_BYTES)
    stays = 1.2 if spiced else 0.6
    cost = 1 + cooks + stays + len(content.sizes[card]) / 3 + 2 * lots
    return Recipe(wants, spiced, cooks, cost)


def best_offer(reading: Reading, *, at_waiters: bool = False) -> Offer | None:
    """The best order this seat can finish before the bell; `at_waiters` the placement for it is done already."""
    margin, duty = KEPT_BY_TWO if reading.position.seats == 2 else KEPT
    spare = reading.spare + (1 if at_waiters else 0) - margin - duty * reading.hands
    head = reading.head
    feasible = orders_in_time(reading, spare)
    if not feasible:
        return None
    content, there, held = reading.content, reading.there, reading.wanted
    rack, stoves = reading.position.rack, reading.stoves_left
    shortage = kinds_short(held, there)
    aims = aims_of(reading)
    in_time = reading.cycles >= TIME_TO_WASH
    offers = []
    for card, recipe, work in feasible:
        bare = plates_for(content.sizes[card], rack)[1]
        if bare and not (in_time and plates_can_come(reading.position, card)):
            continue
        short = kinds_short(held + recipe.wants, there) - shortage
        if short and shortage + short > reading.position.coins + HOPE:
            continue
        lacking = KIND_SHORT * short + PLATE_SHORT * bare
        if work + lacking <= spare and recipe.cooks <= stoves:
            gain = aims.of(content, card) - PLACEMENT * (recipe.cost + lacking)
            if head is not None:
                gain += ORDERS_MISJUDGED * head.error(content.order_ids[card], reading.now)
            offers.append(Offer(gain, card))
    return manners.chosen_among(reading, sorted(offers, key=lambda offer: -offer.gain))


def worth(reading: Reading, aims: Aims, card: Card) -> float:
    """What an order brings beyond the work it is, in coins, if nothing is lacking for it."""
    recipe = recipes_of(reading.content, reading.terms.accepted)[card]
    return aims.of(reading.content, card) - PLACEMENT * recipe.cost


def usual_worth(reading: Reading, aims: Aims) -> float:
    """Of the next order of the deck, as far as anybody knows: its cards are known, their order is not."""
    return fmean([worth(reading, aims, card) for card in reading.position.deck])


def orders_in_time(reading: Reading, spare: float) -> list[tuple[Card, Recipe, int]]:
    """The orders this seat has enough placements for: to take it, to cook, to fetch and spice unless it must anyway."""
    if spare < 1:
        return []
    recipes = recipes_of(reading.content, reading.terms.accepted)
    fetch, spice = 0 if reading.mine.missing else 1, 0 if reading.mine.spices else 1
    found = []
    for card in reading.waiting:
        recipe = recipes[card]
        work = 1 + recipe.cooks + fetch + (spice if recipe.spiced else 0)
        if work <= spare:
            found.append((card, recipe, work))
    return found


def taking(reading: Reading, card: Card) -> TakeOrder:
    wishes, _ = plates_for(reading.content.sizes[card], reading.position.rack)
    return TakeOrder(reading.content.order_ids[card], *wishes)


def plates_of(reading: Reading, choice: TakeOrder) -> tuple[Size, ...]:
    """The plates that come with an order taken like this; 0 where there is none."""
    sizes = reading.content.sizes[reading.content.order_index[choice.order]]
    return all_wishes(sizes, reading.position.rack)[(choice.first, choice.second)[: len(sizes)]]


@lru_cache(maxsize=1 << 13)
def plates_for(sizes: tuple[Size, ...], rack: Rack) -> tuple[Wishes, int]:
    """What to wish so that an order gets as many plates as there are for it, and the dishes left without."""
    wishes, plates = max(
        all_wishes(sizes, rack).items(),
        key=lambda wish: (-wish[1].count(0), wish[0].count(EXACT)),
    )
    return wishes, plates.count(0)
