"""Serve coffees: coins by the symbols, a drink tile by the Barista value, the difference in coins (CG-SERVE)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.choices import DONE, Done, Serve, Tile
from demitasse.games.cafe_del_gatto.content import FULL, Cup
from demitasse.games.cafe_del_gatto.cups import (
    UNSERVED,
    barista_value,
    different_symbols,
    empty_into_discard,
    full_cups,
    no_such_cup,
    payment,
    wanted,
)
from demitasse.games.cafe_del_gatto.events import LastRound, Served
from demitasse.games.cafe_del_gatto.supply import earn, spend_sugar
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def begin_serving(position: CafeDelGattoPosition, choice: Serve, *then: Step) -> None:
    """CG-DEC-05: the cup is chosen, its sugar and tile come next, and then these steps."""
    position.cup = position.content.cup_index[choice.cup]
    position.done(ChooseTile(position.agenda[0].seat), *then)


def why_not_serve(position: CafeDelGattoPosition, seat: Seat, choice: Serve) -> Illegal:
    if choice.cup not in position.content.cup_index:
        return no_such_cup(position, choice.cup)
    cup = position.content.cup_index[choice.cup]
    if position.served[seat][cup]:
        return Illegal("CG-SERVE-16", "cg-not-a-served-cup", cup=choice.cup)
    filled, spaces = len(position.cups[seat][cup]), len(position.content.spaces[cup])
    return Illegal("CG-SERVE-02", "cg-not-full", cup=choice.cup, filled=filled, spaces=spaces)


class ChooseTile(Step, frozen=True):
    """CG-DEC-06: how much sugar, and which drink tile."""

    kind = "tile"

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-DEC-06, CG-DEC-07, CG-DEC-13, CG-SERVE-10, CG-SERVE-11: with every amount of sugar, every tile up to the
        value it makes.
        """
        seat, cup = self.seat, position.cup
        value = barista_value(position, position.cups[seat][cup])
        return tiles(available(position, cup), value, position.sugar[seat])

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        seat, cup = self.seat, position.cup
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

    def tile(self, position: CafeDelGattoPosition, choice: Tile, events: list[Event]) -> None:
        """CG-RULING-05, CG-RULING-31, CG-RULING-32, CG-SERVE-04: sugar, coins, tile, difference, discard."""
        seat, cup = self.seat, position.cup
        tokens = position.cups[seat][cup]
        value = barista_value(position, tokens) + choice.sugar  # CG-SUGAR-02, CG-RULING-29
        paid, difference = payment(position, cup, tokens), value - choice.value  # CG-SERVE-12
        spend_sugar(position, seat, choice.sugar)
        earn(position, seat, paid + difference)
        at = position.content.tile_values[cup].index(choice.value)
        left = position.shelf[cup]
        # CG-INV-06: enough of the lowest are left for the others
        position.shelf = replaced(position.shelf, cup, replaced(left, at, left[at] - 1))
        # CG-SERVE-15
        position.served = replaced(position.served, seat, replaced(position.served[seat], cup, choice.value))
        empty_into_discard(position, seat, cup)
        position.cup = -1
        position.served_now += 1
        position.done()
        events.append(
            Served(
                seat,
                position.content.cup_ids[cup],
                value,
                choice.sugar,
                different_symbols(position, tokens),
                paid,
                choice.value,
                difference,
            )
        )
        if not position.closing and UNSERVED not in position.served[seat]:
            position.closing = True
            events.append(LastRound(seat))

    def refuse(self, position: CafeDelGattoPosition, choice: Tile) -> Illegal:
        seat, cup = self.seat, position.cup
        id, owned = position.content.cup_ids[cup], position.sugar[seat]
        values = position.content.tile_values[cup]
        if choice.sugar > owned:
            return Illegal("CG-SUGAR-03", "cg-not-so-much-sugar", sugar=choice.sugar, owned=owned)
        if choice.value not in values:
            known = ", ".join(map(str, values))
            return Illegal("CG-SERVE-10", "cg-no-such-tile", tile=choice.value, cup=id, known=known)
        if choice.value not in available(position, cup):
            return Illegal("CG-SERVE-13", "cg-not-a-taken-tile", tile=choice.value, cup=id)
        value = barista_value(position, position.cups[seat][cup]) + choice.sugar
        return Illegal("CG-SERVE-10", "cg-not-above-the-value", tile=choice.value, value=value)

    ANSWERS = {Tile: tile}


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


class ServeMore(Step, frozen=True):
    """CG-SERVE-03: further cups in the same turn."""

    kind = "serve"

    def resolve(self, position: CafeDelGattoPosition, events: list[Event]) -> bool:
        """Without a further full cup there is nothing to decide."""
        return not wanted(position, position.active) & FULL

    def offer(self, position: CafeDelGattoPosition) -> tuple[Choice, ...]:
        """CG-DEC-05, CG-SERVE-03: each further full cup; it may wait as well (CG-RULING-31)."""
        serve = position.content.serve
        return (*(serve[cup] for cup in full_cups(position, position.active)), DONE)

    def prompt(self, position: CafeDelGattoPosition) -> Message:
        return Message("cg-prompt-serve", {"served": position.served_now})

    def serve(self, position: CafeDelGattoPosition, choice: Serve, events: list[Event]) -> None:
        begin_serving(position, choice, self)

    def done(self, position: CafeDelGattoPosition, choice: Done, events: list[Event]) -> None:
        position.done()

    def refuse(self, position: CafeDelGattoPosition, choice: Serve) -> Illegal:
        return why_not_serve(position, self.seat, choice)

    ANSWERS = {Serve: serve, Done: done}
