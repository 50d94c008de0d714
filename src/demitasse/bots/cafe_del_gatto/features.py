"""A position of Café del Gatto in named numbers, from one seat: what a learned value is made of.

Everything here lies open on the table (CG-INFO-01), and nothing depends on which cups and tokens are in the box: a cup
is what it still misses, what it is worth and what it will pay, so the numbers mean the same with cards of one's own.
"""

from __future__ import annotations

from typing import NamedTuple

from demitasse.games.cafe_del_gatto.content import (
    COFFEE,
    CUPS,
    MILK,
    SURCHARGE,
    CafeDelGattoContent,
    Cup,
    Token,
)
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.scoring import CUBES_PER_POINT
from demitasse.kernel.event import Seat
from demitasse.kernel.memo import once_per_content

USUAL_PRICE = 2.2
"""Coins a token costs when one waits for a good offer."""
LATER = 0.7
"""How much of what open cups will pay comes in time to buy with."""
MIXED = 0.2
"""How likely a token still missing brings a further symbol to its cup."""
SWEETENED = 2
"""Cubes of sugar that a tile is judged by."""
MOST_REMEMBERED = 1 << 12

OF_A_SEAT = (
    "points",
    "cups served",
    "coins",
    "coins up to 3",
    "coins up to 7",
    "sugar",
    "points of sugar",
    "tokens missing",
    "full cups",
    "a full cup",
    "tiles of full cups",
    "coins of full cups",
    "points by sugar",
    "begun cups",
    "value begun",
    "coins of begun cups",
    "tiles of open cups",
    "top tiles of open cups",
    "cups for milk",
    "cups for coffee",
    "either colour",
    "turns to go",
    "best bargain",
    "nothing to buy",
)
RACE = (
    "lead",
    "lead over turns",
    "promise over turns",
    "turns ahead",
    "turns ahead over turns",
    "too late",
    "rival too late",
    "last round",
    "lead in the last round",
    "turns to the end",
)
SIDES = ("own", "rival's", "others'")
"""A play of two has no others."""


class CupFacts(NamedTuple):
    """What a cup that is not served promises."""

    missing: int
    value: float
    """Above what so many tokens are worth on average."""
    tile: float
    sweeter: float
    """Points that sugar adds to its tile."""
    top: int
    coins: float


def names(seats: int) -> tuple[str, ...]:
    """Of the numbers of `features`, in their order."""
    sides = SIDES if seats > 2 else SIDES[:2]
    return (*(f"{side} {name}" for side in sides for name in OF_A_SEAT), *RACE)


def features(position: CafeDelGattoPosition, seat: Seat) -> list[float]:
    """From one seat: its own, those of the rival who is furthest, the mean of the other rivals, and the race."""
    table = [of_a_seat(position, other) for other in range(position.seats)]
    own = table[seat]
    rivals = sorted(
        [table[other] for other in range(position.seats) if other != seat], key=_ahead, reverse=True
    )
    rival = rivals[0]
    told = own + rival
    if len(rivals) > 1:
        others = rivals[1:]
        told += [sum(column) / len(others) for column in zip(*others, strict=True)]
    return told + race(position, own, rival, min(row[TURNS] for row in table))


POINTS, TURNS = OF_A_SEAT.index("points"), OF_A_SEAT.index("turns to go")
FOR_MILK, FOR_COFFEE = OF_A_SEAT.index("cups for milk"), OF_A_SEAT.index("cups for coffee")
FULL_TILES, OPEN_TILES = OF_A_SEAT.index("tiles of full cups"), OF_A_SEAT.index("tiles of open cups")


def _ahead(row: list[float]) -> float:
    return row[POINTS] + row[FULL_TILES] + row[OPEN_TILES] - 1.5 * row[TURNS]


def race(position: CafeDelGattoPosition, own: list[float], rival: list[float], end: float) -> list[float]:
    """Who is ahead, and how long there is to go."""
    soon = 1 / (end + 1)
    lead = own[POINTS] - rival[POINTS]
    promise = own[FULL_TILES] + own[OPEN_TILES] - rival[FULL_TILES] - rival[OPEN_TILES]
    ahead = rival[TURNS] - own[TURNS]
    last = 1.0 if position.closing else 0.0
    return [
        lead,
        lead * soon,
        promise * soon,
        ahead,
        ahead * soon,
        max(0.0, own[TURNS] - end),
        max(0.0, rival[TURNS] - end),
        last,
        last * lead,
        end,
    ]


def of_a_seat(position: CafeDelGattoPosition, seat: Seat) -> list[float]:
    """What one player has and may hope for, and the best that the machine offers them."""
    coins = position.coins[seat]
    held = (position.cups[seat], position.served[seat], coins, position.sugar[seat], position.shelf)
    known = seat_memory(position.content)
    row = known.get(held)
    if row is None:
        if len(known) > MOST_REMEMBERED:
            known.clear()
        row = known[held] = of_holding(position.content, *held)
    bargain = best_bargain(position, row[FOR_MILK], row[FOR_COFFEE], coins)
    return [*row, max(bargain, -1.0), 0.0 if bargain > NO_BARGAIN else 1.0]


def of_holding(
    content: CafeDelGattoContent,
    cups: tuple[tuple[Token, ...], ...],
    served: tuple[int, ...],
    coins: int,
    sugar: int,
    shelf: tuple[tuple[int, ...], ...],
) -> list[float]:
    """What one player has and may hope for."""
    known = cup_memory(content)
    if len(known) > MOST_REMEMBERED:
        known.clear()
    missing = full = begun = count = 0
    full_tiles = full_coins = sweet = begun_value = begun_coins = open_tiles = top = income = 0.0
    wants = [0, 0]
    for cup in range(CUPS):
        if served[cup]:
            count += 1
            continue
        tokens = cups[cup]
        asked = (cup, tokens, shelf[cup])
        facts = known.get(asked)
        if facts is None:
            facts = known[asked] = cup_facts(content, *asked)
        top += facts.top
        if not facts.missing:
            full += 1
            full_tiles += facts.tile
            full_coins += facts.coins
            sweet += facts.sweeter
            continue
        missing += facts.missing
        open_tiles += facts.tile
        income += facts.coins
        wants[content.spaces[cup][len(tokens)]] += 1
        if tokens:
            begun += 1
            begun_value += facts.value
            begun_coins += facts.coins
    spent = max(0.0, missing * USUAL_PRICE - coins - full_coins - LATER * income)
    return [
        float(sum(served)),
        float(count),
        float(coins),
        float(min(coins, 3)),
        float(min(coins, 7)),
        float(sugar),
        float(sugar // CUBES_PER_POINT),
        float(missing),
        float(full),
        1.0 if full else 0.0,
        full_tiles,
        full_coins,
        min(sweet, float(SWEETENED * sugar)),
        float(begun),
        begun_value,
        begun_coins,
        open_tiles,
        top,
        float(wants[0]),
        float(wants[1]),
        1.0 if wants[0] and wants[1] else 0.0,
        missing + (1.0 if full or missing else 0.0) + spent / 2,
    ]


NO_BARGAIN = -99.0


def best_bargain(position: CafeDelGattoPosition, milk: float, coffee: float, coins: int) -> float:
    """How much more than its price a token is worth that one can pay and place."""
    values = position.content.values
    best = NO_BARGAIN
    for wanted, face in ((milk, MILK), (coffee, COFFEE)):
        if wanted:
            for token, beside, more in zip(
                position.machine[face], position.machine[1 - face], SURCHARGE, strict=True
            ):
                price = values[beside] + more
                if price <= coins and values[token] - price > best:
                    best = float(values[token] - price)
    return best


Held = tuple[tuple[tuple[Token, ...], ...], tuple[int, ...], int, int, tuple[tuple[int, ...], ...]]


@once_per_content
def seat_memory(content: CafeDelGattoContent) -> dict[Held, list[float]]:
    return {}


@once_per_content
def cup_memory(
    content: CafeDelGattoContent,
) -> dict[tuple[Cup, tuple[Token, ...], tuple[int, ...]], CupFacts]:
    return {}


@once_per_content
def mean_value(content: CafeDelGattoContent) -> float:
    """Of a token of the box."""
    return sum(content.values[token] for token in content.all_tokens) / len(content.all_tokens)


def cup_facts(
    content: CafeDelGattoContent, cup: Cup, tokens: tuple[Token, ...], left: tuple[int, ...]
) -> CupFacts:
    missing = len(content.spaces[cup]) - len(tokens)
    mean = mean_value(content)
    value = sum(content.values[token] for token in tokens)
    tiles = [tile for tile, some in zip(content.tile_values[cup], left, strict=True) if some]
    expected = value + missing * mean
    reach = missing**0.5
    tile = sum(best_tile(tiles, expected + sign * reach) for sign in (-1, 0, 1)) / 3
    sweeter = best_tile(tiles, expected + SWEETENED) - best_tile(tiles, expected)
    symbols = len({content.symbols[token] for token in tokens}) or 1
    card = content.card[cup]
    coins = float(card[symbols - 1])
    if not missing:
        coins += value - tile
    elif symbols < len(card):
        coins += (card[symbols] - coins) * MIXED * missing
    return CupFacts(missing, value - len(tokens) * mean, tile, sweeter, tiles[-1], coins)


def best_tile(tiles: list[int], value: float) -> int:
    """The lowest is always there (CG-INV-06)."""
    return max([tile for tile in tiles if tile <= value], default=tiles[0])
