"""Café del Gatto for learners: only what the bag yields next is hidden, not what is in it (CG-INFO-02, CG-INFO-03)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from demitasse.bots.learning.encoder import (
    Encoder,
    Piece,
    counts,
    counts_by_place,
    numbers,
    one_of,
    remembered,
)
from demitasse.games.cafe_del_gatto.choices import CONFIRM, DONE, END, TAKE, Tile
from demitasse.games.cafe_del_gatto.content import BUY, CLEAN, FACES, ROWS, CafeDelGattoContent
from demitasse.games.cafe_del_gatto.machine import Column
from demitasse.games.cafe_del_gatto.options import CafeDelGattoOptions
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

Position = CafeDelGattoPosition


class CafeDelGattoEncoder(Encoder[CafeDelGattoPosition, CafeDelGattoOptions, CafeDelGattoContent]):
    def __init__(self, seats: int, options: CafeDelGattoOptions, content: CafeDelGattoContent) -> None:
        super().__init__(seats, options, content)
        tokens, cups = content.token_ids, content.cup_ids
        places = tuple(f"{face} {row}" for face in FACES for row in range(1, ROWS + 1))
        of_the_machine = ("machine", "bag", "discard")
        tiles = zip(cups, content.tile_values, strict=True)
        self.table = (
            self.whose("whose turn", attrgetter("active")),
            self.whose("first player", attrgetter("first")),
            self.asked(Position.STEPS),
            Piece("turn", ("round", "last round", "served", "coins left", "sugar left"), self.turn),
            Piece("token bought", places, lambda position, seat: one_of(len(places), position.place)),
            Piece("cup chosen", cups, lambda position, seat: one_of(len(cups), position.cup)),
            Piece(
                "machine",
                tuple(f"{place} {token}" for place in places for token in tokens),
                lambda position, seat: self.machine(position.machine),
                of_the_machine,
            ),
            Piece("bag", tokens, lambda position, seat: counts(len(tokens), position.bag), of_the_machine),
            Piece(
                "discard",
                tokens,
                lambda position, seat: counts(len(tokens), position.discard),
                of_the_machine,
            ),
            Piece(
                "tiles",
                tuple(f"{cup} {value}" for cup, values in tiles for value in values),
                lambda position, seat: self.shelf(position.shelf),
                ("shelf",),
            ),
        )
        self.machine = remembered(self.columns)
        self.shelf = remembered(lambda shelf: b"".join([numbers(*left) for left in shelf]))
        self.each = (
            Piece(
                "board",
                ("coins", "sugar"),
                lambda p, seat: numbers(p.coins[seat], p.sugar[seat]),
                ("coins", "sugar"),
            ),
            Piece("tile of", cups, lambda position, seat: numbers(*position.served[seat]), ("served",)),
            Piece(
                "cups",
                tuple(f"{cup} {token}" for cup in cups for token in tokens),
                lambda position, seat: counts_by_place(len(tokens), position.cups[seat]),
                ("cups",),
            ),
        )

    def every_choice(self) -> Iterator[Choice]:
        content = self.content
        for column in BUY:
            yield from column
        yield from content.place
        yield from content.serve
        for value in sorted({value for values in content.tile_values for value in values}):
            yield from (Tile(value, sugar) for sugar in range(content.sugar + 1))
        yield from (DONE, TAKE, *CLEAN, END, CONFIRM)
        yield from content.dump

    def turn(self, position: Position, seat: Seat) -> bytes:
        return numbers(
            position.round,
            1 if position.closing else 0,
            position.served_now,
            position.coin_supply,
            position.sugar_supply,
        )

    def columns(self, machine: tuple[Column, ...]) -> bytes:
        """An empty place is nothing but zeros."""
        tokens = len(self.content.token_ids)
        columns = [b"".join([one_of(tokens, token) for token in column]) for column in machine]
        return b"".join([column.ljust(ROWS * tokens, b"\0") for column in columns])


ENCODER = CafeDelGattoEncoder
