"""Combinations of options that together try every legal pair of values: neighbourhood × players × variants × packs …

A pair of options that cannot be combined is found by asking the game, so this knows no rule of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, get_args

import demitasse
from demitasse.games.seize_the_bean.options import HOUSE_RULES, Neighbourhood, Scenario
from demitasse.kernel.errors import BadOptions

GAME = demitasse.game("seize-the-bean")
SEATS = "seats"
Values = dict[str, Any]
Pair = tuple[tuple[str, int], tuple[str, int]]

OWN_KIEZ = ("hipsters", "health_nuts", "board_game_geeks", "hungry_media", "street_smarts", "upper_class")
CUPS = ("cappuccino", "latte", "affogato", "mocha")

FACTORS: Mapping[str, tuple[Any, ...]] = {
    SEATS: (2, 3, 4, 5, 6, 1),
    "neighbourhood": get_args(Neighbourhood),
    "board_game_media": (False, True),
    "quality_beasts": (False, True),
    "city_celebrities": (False, True),
    "difficulty": ((), ("hard",), ("expert",)),
    "friends": ("base", "advanced", "drafted"),
    "founders": ("off", "base", "all"),
    "grand_opening": (False, True),
    "sold_out": ("off", "on", "competitive"),
    "mouth_watering": (False, True),
    "craft_mode": (False, True),
    "diverse_city": (False, True),
    "daily_specials": ((), ("cappuccino",), ("latte", "mocha"), CUPS),
    "scoop": ("fixed", "random"),
    "solo_level": (1, 4, 7, 10, 13, 16, 20),
    "scenario": get_args(Scenario),
    **dict.fromkeys(HOUSE_RULES, (False, True)),
}
"""Every option with its values, the plainest first; all 20 levels have tests of their own."""


def legal(values: Values) -> bool:
    try:
        GAME.checked(options_of(values), values[SEATS])
    except BadOptions:
        return False
    return True


def options_of(values: Values) -> Values:
    options = {name: value for name, value in values.items() if name != SEATS}
    if options["neighbourhood"] == "own":
        options["groups"] = OWN_KIEZ
    return options


def plain(values: Values) -> Values:
    """These values, and the plainest of all others."""
    return {name: values.get(name, known[0]) for name, known in FACTORS.items()}


def legal_start(first: tuple[str, Any], second: tuple[str, Any]) -> Values | None:
    """The plainest legal combination with these two values: alone, where only one player may have them; with all house
    rules, where nothing else allows them.
    """
    fixed = dict((first, second))
    for house in ({}, dict.fromkeys(HOUSE_RULES, True)):
        for seats in FACTORS[SEATS]:
            values = plain({SEATS: seats, **house, **fixed})
            if legal(values):
                return values
    return None


@cache
def covering(at_least: int = 300) -> tuple[Values, ...]:
    """Combinations in which every pair of values that can be combined at all is combined once."""
    draw = Random("covering")
    missing: dict[Pair, Values] = {}
    for one, other in combinations(FACTORS, 2):
        for i, a in enumerate(FACTORS[one]):
            for j, b in enumerate(FACTORS[other]):
                start = legal_start((one, a), (other, b))
                if start is not None:
                    missing[(one, i), (other, j)] = start
    found: list[Values] = []
    while missing or len(found) < at_least:
        values = dict(next(iter(missing.values()))) if missing else random_options(draw)
        vary(values, missing, draw)
        for pair in pairs(values):
            missing.pop(pair, None)
        found.append(values)
    return tuple(found)


def vary(values: Values, missing: Mapping[Pair, Values], draw: Random) -> None:
    """Change one option after the other, as long as it is legal and tries more pairs not tried yet."""
    names = list(FACTORS)
    draw.shuffle(names)
    first = next(iter(missing), None)
    kept = {name for name, _ in first} if first else set()
    for name in names:
        if name in kept:
            continue
        best, most = values[name], -1
        for value in draw.sample(FACTORS[name], len(FACTORS[name])):
            changed = {**values, name: value}
            new = sum(pair in missing for pair in pairs(changed) if name in (pair[0][0], pair[1][0]))
            if new > most and legal(changed):
                best, most = value, new
        values[name] = best


def pairs(values: Values) -> list[Pair]:
    places = [(name, FACTORS[name].index(value)) for name, value in values.items()]
    return list(combinations(places, 2))


def random_options(draw: Random) -> Values:
    """Any legal combination: option after option gets a random value, unless that is not legal."""
    values = plain({SEATS: draw.choice(FACTORS[SEATS])})
    names = [name for name in FACTORS if name != SEATS]
    draw.shuffle(names)
    for name in names:
        changed = {**values, name: draw.choice(FACTORS[name])}
        if legal(changed):
            values = changed
    return values
