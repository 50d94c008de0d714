"""Coffee Rush for learners: only the order of the deck is hidden, not what is left in it (CR-INFO-03, CR-INFO-04)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from demitasse.bots.learning.encoder import Encoder, Piece, counts, numbers, one_of, remembered
from demitasse.games.coffee_rush.choices import CONFIRM, DONE, SKIP, STOP, Send
from demitasse.games.coffee_rush.content import (
    CUPS,
    EMPTY,
    POUR,
    UPGRADE,
    UPGRADES,
    CoffeeRushContent,
    Square,
)
from demitasse.games.coffee_rush.options import CoffeeRushOptions
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INGREDIENTS
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

Position = CoffeeRushPosition
ROWS = 4
MEEPLES_OF_TWO = 2
"""With two players each has so many."""
BITS = tuple(tuple(tiles >> bit & 1 for bit in range(len(UPGRADES))) for tiles in range(1 << len(UPGRADES)))


class CoffeeRushEncoder(Encoder[CoffeeRushPosition, CoffeeRushOptions, CoffeeRushContent]):
    def __init__(self, seats: int, options: CoffeeRushOptions, content: CoffeeRushContent) -> None:
        super().__init__(seats, options, content)
        self.meeples = MEEPLES_OF_TWO if seats == MEEPLES_OF_TWO else 1
        squares, drinks = content.board.names, tuple(order.id for order in content.orders)
        self.drink = tuple(drinks.index(drink.id) for drink in content.drinks)
        meeples, cups, rows = (range(1, most + 1) for most in (self.meeples, CUPS, ROWS))
        self.table = (
            self.whose("whose turn", attrgetter("active")),
            self.whose("first player", attrgetter("first")),
            self.asked(Position.STEPS),
            Piece("turn", ("round", "moving", "steps", "sent", "last round", "rush left"), self.turn),
            Piece("hand", INGREDIENTS, lambda position, seat: position.hand.to_bytes(8, "little")),
            Piece("supply", INGREDIENTS, lambda position, seat: position.supply.to_bytes(8, "little")),
            Piece("deck", drinks, lambda position, seat: self.deck(position.deck), ("deck",)),
        )
        self.each = (
            Piece(
                "board",
                ("rush", "sent", "penalties", *UPGRADES),
                self.board,
                ("rush", "sent", "penalties", "upgrades"),
            ),
            Piece(
                "meeples",
                tuple(f"{m} {square}" for m in meeples for square in squares),
                lambda position, seat: self.squares(position.meeples[seat]),
                ("meeples",),
            ),
            Piece(
                "cups",
                tuple(f"{cup} {ingredient}" for cup in cups for ingredient in INGREDIENTS),
                lambda position, seat: self.heaps(position.cups[seat]),
                ("cups",),
            ),
            Piece(
                "orders",
                tuple(f"row {row} {drink}" for row in rows for drink in drinks),
                lambda position, seat: self.rows(position.rows[seat]),
                ("rows",),
            ),
        )
        self.squares = remembered(self.standing)
        self.heaps = remembered(lambda cups: b"".join([cup.to_bytes(8, "little") for cup in cups]))
        self.deck = remembered(lambda deck: counts(len(drinks), tuple(self.drink[card] for card in deck)))
        self.rows = remembered(
            lambda rows: b"".join(
                [counts(len(drinks), tuple(self.drink[card] for card in row)) for row in rows]
            )
        )

    def every_choice(self) -> Iterator[Choice]:
        board = self.content.board
        yield from board.place
        yield from UPGRADE
        yield SKIP
        for meeple in range(self.meeples):
            yield from board.step[meeple]
        yield STOP
        for pour in POUR:
            yield from pour
        yield from EMPTY
        yield DONE
        for cup in range(1, CUPS + 1):
            yield from (Send(cup, card) for card in self.content.card_ids)
        yield CONFIRM

    def turn(self, position: Position, seat: Seat) -> bytes:
        last = 1 if position.closed else 0
        return numbers(
            position.round, position.mover + 1, position.steps, position.sent_now, last, position.rush_supply
        )

    def board(self, position: Position, seat: Seat) -> bytes:
        sent, penalties = len(position.sent[seat]), len(position.penalties[seat])
        return numbers(position.rush[seat], sent, penalties, *BITS[position.upgrades[seat]])

    def standing(self, squares: tuple[Square, ...]) -> bytes:
        size = len(self.content.board.names)
        return b"".join([one_of(size, square) for square in squares]).ljust(size * self.meeples, b"\0")


ENCODER = CoffeeRushEncoder
