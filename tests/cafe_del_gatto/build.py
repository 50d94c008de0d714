"""Tables of Café del Gatto for tests, in the words of the rules: only what a test is about needs to be said.

    position = table(coins=3, cups={"cappuccino": ["hot_2", "cold_1"]}, milk=[2, 4, 3, 2, 1])
    play(position, "buy milk 3", "place cappuccino", "confirm")

Whatever lies somewhere is taken from the bag, so tokens, coins and sugar are conserved. A number stands for any token
of that value.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from demitasse.games import cafe_del_gatto
from demitasse.games.cafe_del_gatto.choices import TAKE, Buy, Clean, End, Place, Serve
from demitasse.games.cafe_del_gatto.content import FACES, CafeDelGattoContent
from demitasse.games.cafe_del_gatto.cups import fitting_cups
from demitasse.games.cafe_del_gatto.end_of_turn import TURN
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event

GATTO = cafe_del_gatto.GAME
BOX = GATTO.load()

Lying = Sequence[str | int]
Player = Mapping[str, object]

MINKA = {"cappuccino": ["hot_2", "cold_1", "hot_4"]}
"""CG-EX-04: coffee hot, milk cold, milk hot, worth 7."""


def new_play(
    seats: int = 3, seed: int = 1, content: CafeDelGattoContent | None = None, **options: object
) -> CafeDelGattoPosition:
    """A fresh position, before the first turn."""
    return GATTO.setup(options, seats=seats, seed=seed, content=content)


class Box:
    """Hands out tokens until there are no more of a kind; what a test names is kept for it."""

    def __init__(self, content: CafeDelGattoContent, named: Iterable[str | int]) -> None:
        self.content = content
        self.left = list(content.all_tokens)
        for token in named:
            if isinstance(token, str):
                self.left.remove(content.token_index[token])

    def take(self, tokens: int | Lying) -> tuple[int, ...]:
        """These tokens, or so many of any kind."""
        if isinstance(tokens, int):
            taken, self.left = self.left[:tokens], self.left[tokens:]
            return tuple(taken)
        return tuple(map(self.take_one, tokens))

    def take_one(self, token: str | int) -> int:
        if isinstance(token, str):
            return self.content.token_index[token]
        found = next(kind for kind in self.left if self.content.values[kind] == token)
        self.left.remove(found)
        return found


def table(
    *,
    seats: int = 3,
    active: int = 0,
    first: int = 0,
    round: int = 1,
    milk: Lying = (2, 2, 2, 2, 2),
    coffee: Lying = (3, 3, 3, 3, 3),
    coins: int = 5,
    sugar: int = 0,
    cups: Mapping[str, Lying] | None = None,
    served: Mapping[str, int] | None = None,
    others: Mapping[int, Player] | None = None,
    bag: int | Lying | None = None,
    discard: int | Lying = 0,
    gone: Mapping[str, Sequence[int]] | None = None,
    coin_supply: int | None = None,
    sugar_supply: int | None = None,
    closing: bool = False,
    content: CafeDelGattoContent | None = None,
) -> CafeDelGattoPosition:
    """A position at the start of the active player's turn.

    `coins`, `sugar`, `cups`, `served` are the active player's; `others` gives those of further seats
    ({2: {"coins": 9, "cups": {"doppio": ["hot_1"]}}}), who otherwise have 5 coins and nothing else. `bag` and `discard`
    may be numbers of tokens or the tokens; with neither, all that lies nowhere else is in the bag. Tokens left over
    are in no place at all: use that only where conservation is not the point. `gone` are tiles taken off the shelf.
    """
    position = new_play(seats, first=first, content=content)
    given: dict[int, Player] = {
        active: {"coins": coins, "sugar": sugar, "cups": cups or {}, "served": served or {}}
    }
    given.update(others or {})

    names = position.content.cup_ids
    wanted = {
        (seat, cup): tokens
        for seat, facts in given.items()
        for cup, tokens in cast(Mapping[str, Lying], facts.get("cups", {})).items()
    }
    piles = [milk, coffee, *wanted.values(), *(pile for pile in (bag, discard) if isinstance(pile, Sequence))]
    box = Box(position.content, (token for pile in piles for token in pile))
    filled = {place: box.take(tokens) for place, tokens in wanted.items()}
    position.cups = tuple(tuple(filled.get((seat, cup), ()) for cup in names) for seat in range(seats))
    position.machine = (box.take(milk), box.take(coffee))
    position.discard = box.take(discard)
    position.bag = tuple(sorted(box.take(len(box.left) if bag is None else bag)))

    facts = [given.get(seat, {}) for seat in range(seats)]
    tiles = [cast(Mapping[str, int], fact.get("served", {})) for fact in facts]
    position.served = tuple(tuple(tile.get(cup, 0) for cup in names) for tile in tiles)
    position.shelf = tuple(
        tuple(
            left
            - sum(tile.get(cup) == value for tile in tiles)
            - list((gone or {}).get(cup, ())).count(value)
            for value, left in zip(values, lefts, strict=True)
        )
        for cup, values, lefts in zip(names, position.content.tile_values, position.shelf, strict=True)
    )
    position.coins = tuple(cast(int, fact.get("coins", 5)) for fact in facts)
    position.sugar = tuple(cast(int, fact.get("sugar", 0)) for fact in facts)
    position.coin_supply = (
        position.content.coins - sum(position.coins) if coin_supply is None else coin_supply
    )
    position.sugar_supply = (
        position.content.sugar - sum(position.sugar) if sugar_supply is None else sugar_supply
    )
    position.active, position.round, position.closing = active, round, closing
    position.agenda = TURN[active]
    position.offered = None
    return position


def ids(position: CafeDelGattoPosition, tokens: Sequence[int]) -> list[str]:
    return [position.content.token_ids[token] for token in tokens]


def values(position: CafeDelGattoPosition, column: int) -> list[int]:
    """The Barista values of a column, the lowest row first."""
    return [position.content.values[token] for token in position.machine[column]]


def on_cup(position: CafeDelGattoPosition, seat: int, cup: str) -> list[str]:
    return ids(position, position.cups[seat][position.content.cup_index[cup]])


def tile_on(position: CafeDelGattoPosition, seat: int, cup: str) -> int:
    return position.served[seat][position.content.cup_index[cup]]


def random_play(
    seats: int,
    seed: int,
    content: CafeDelGattoContent | None = None,
    *,
    hoarding: bool = False,
    **options: object,
) -> Iterator[tuple[CafeDelGattoPosition, list[Event]]]:
    """A whole play by chance, the position after every choice with what happened (it is the same object each time).

    Hoarders buy whenever they can and serve nothing unless they must, and with an even seed they fill no cup either,
    until the play has gone on for a while: that is how the bag runs dry.
    """
    dice = random.Random(seed)
    position = new_play(seats, seed, content, **options)
    yield position, []
    while position.seats_to_act:
        (seat,) = position.seats_to_act
        choices: Sequence[Choice] = position.choices(seat)
        if hoarding and position.round < 40:
            choices = _hoarding(position, choices, careful=seed % 2 == 0) or choices
        yield position, list(position.play(seat, dice.choice(choices)))


def _hoarding(position: CafeDelGattoPosition, choices: Sequence[Choice], *, careful: bool) -> list[Choice]:
    if position.agenda[0].kind == "turn":
        kept = [choice for choice in choices if not isinstance(choice, Serve | Clean | End)]
        bought: list[Choice] = [
            choice
            for choice in kept
            if isinstance(choice, Buy) and (not careful or _has_room(position, choice))
        ]
        return bought or [TAKE]
    if careful and position.agenda[0].kind == "cup":
        return [choice for choice in choices if isinstance(choice, Place) and _room(position, choice.cup) > 1]
    return list(choices)


def _has_room(position: CafeDelGattoPosition, choice: Buy) -> bool:
    """Whether the token fits a cup that would not be full with it."""
    cups = fitting_cups(position, position.active, FACES.index(choice.column))
    return any(_room(position, position.content.cup_ids[cup]) > 1 for cup in cups)


def _room(position: CafeDelGattoPosition, cup: str) -> int:
    at = position.content.cup_index[cup]
    return len(position.content.spaces[at]) - len(position.cups[position.active][at])


def served_all_but(*cups: str) -> dict[str, int]:
    """Every cup served for its lowest tile, except these."""
    return {
        cup: values[0] for cup, values in zip(BOX.cup_ids, BOX.tile_values, strict=True) if cup not in cups
    }
