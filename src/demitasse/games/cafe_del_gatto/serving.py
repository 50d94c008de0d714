"""Serve coffees: coins by the symbols, a drink tile by the Barista value, the difference in coins (CG-SERVE)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from demitasse.games.cafe_del_gatto.choices import DONE, Serve, Tile
from demitasse.games.cafe_del_gatto.content import FULL, Cup
from demitasse.games.cafe_del_gatto.cups import (
    UNSERVED,
    barista_value,
    different_symbols,
    empty_into_discard,
    full_cups,
    payment,
    wanted,
)
from demitasse.games.cafe_del_gatto.events import LastRound, Served
from demitasse.games.cafe_del_gatto.supply import earn, spend_sugar
from demitasse.kernel.agenda import done as next_step
from demitasse.kernel.agenda import push
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def server(position: CafeDelGattoPosition) -> Seat:
    """Who serves: the active player, or in an intermediate round whoever is asked."""
    return position.agenda[0][1]


def serve(position: CafeDelGattoPosition, choice: Choice, events: list[Event]) -> None:
    """CG-DEC-05: the cup is chosen, its sugar and tile come next; in a turn, further cups after that."""
    seat, agenda = server(position), position.agenda
    position.cup = position.content.cup_index[cast(Serve, choice).cup]
    if agenda[0][0] == "turn":
        position.agenda = push(next_step(agenda), ("tile", seat), ("serve", seat))
    elif agenda[0][0] == "serve":
        position.agenda = push(agenda, ("tile", seat))
    else:
        position.agenda = push(next_step(agenda), ("tile", seat))


def offer_tile(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    """CG-DEC-06, CG-DEC-07, CG-DEC-13, CG-SERVE-10, CG-SERVE-11: with every amount of sugar, every tile up to the value
    it makes.
    """
    seat, cup = server(position), position.cup
    value = barista_value(position, position.cups[seat][cup])
    return tiles(available(position, cup), value, position.sugar[seat])


def available(position: CafeDelGattoPosition, cup: Cup) -> tuple[int, ...]:
    """CG-SERVE-13: the values of the tiles still on the shelf, lowest first."""
    values = position.content.tile_values[cup]
    return tuple(value for value, left in zip(values, position.shelf[cup], strict=True) if left)


@lru_cache(maxsize=4096)
def tiles(on_shelf: tuple[int, ...], value: int, sugar: int) -> tuple[Choice, ...]:
    """The least sugar first, then the best tile first."""
    return tuple(
        Tile(tile, cubes)
        for cubes in range(sugar + 1)
        for tile in reversed(on_shelf)
        if tile <= value + cubes
    )


def prompt_tile(position: CafeDelGattoPosition) -> Message:
    seat, cup = server(position), position.cup
    tokens = position.cups[seat][cup]
    return Message(
        "cg-prompt-tile",
        {
            "cup": position.content.cup_ids[cup],
            "value": barista_value(position, tokens),
            "coins": payment(position, cup, tokens),
            "sugar": position.sugar[seat],
        },
    )


def tile(position: CafeDelGattoPosition, choice: Choice, events: list[Event]) -> None:
    """CG-RULING-05, CG-RULING-31, CG-RULING-32, CG-SERVE-04: sugar, coins, tile, difference, discard."""
    chosen, seat, cup = cast(Tile, choice), server(position), position.cup
    tokens = position.cups[seat][cup]
    value = barista_value(position, tokens) + chosen.sugar  # CG-SUGAR-02, CG-RULING-29
    paid, difference = payment(position, cup, tokens), value - chosen.value  # CG-SERVE-12
    spend_sugar(position, seat, chosen.sugar)
    earn(position, seat, paid + difference)
    at = position.content.tile_values[cup].index(chosen.value)
    left = position.shelf[cup]
    # CG-INV-06: enough of the lowest are left for the others
    position.shelf = replaced(position.shelf, cup, replaced(left, at, left[at] - 1))
    # CG-SERVE-15
    position.served = replaced(position.served, seat, replaced(position.served[seat], cup, chosen.value))
    empty_into_discard(position, seat, cup)
    position.cup = -1
    position.served_now += 1
    position.agenda = next_step(position.agenda)
    events.append(
        Served(
            seat,
            position.content.cup_ids[cup],
            value,
            chosen.sugar,
            different_symbols(position, tokens),
            paid,
            chosen.value,
            difference,
        )
    )
    if not position.closing and UNSERVED not in position.served[seat]:
        position.closing = True
        events.append(LastRound(seat))


def resolve(position: CafeDelGattoPosition, events: list[Event]) -> bool:
    """Without a further full cup there is nothing to decide."""
    if wanted(position, position.active) & FULL:
        return False
    position.agenda = next_step(position.agenda)
    return True


def offer(position: CafeDelGattoPosition) -> tuple[Choice, ...]:
    """CG-DEC-05, CG-SERVE-03: each further full cup; it may wait as well (CG-RULING-31)."""
    serve = position.content.serve
    return (*(serve[cup] for cup in full_cups(position, position.active)), DONE)


def prompt(position: CafeDelGattoPosition) -> Message:
    return Message("cg-prompt-serve", {"served": position.served_now})


def done(position: CafeDelGattoPosition, choice: Choice, events: list[Event]) -> None:
    position.agenda = next_step(position.agenda)
