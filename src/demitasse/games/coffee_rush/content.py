"""The box of Coffee Rush: board, ingredients, upgrades and order cards, checked and turned into tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from demitasse.games.coffee_rush.choices import Empty, Place, Pour, StepTo, Upgrade
from demitasse.games.coffee_rush.tokens import BYTE, INDEX, INGREDIENTS, Heap, heap_of
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Source
from demitasse.kernel.errors import BadContent

Card = int
"""An order card, by its place in the list of cards."""
Square = int
"""A square of the board, row by row from the top left."""

FILES = ("table.toml", "orders.toml")
CARDS = 80
FAIR_START_DRINKS = ("ristretto", "espresso")
FAIR_START_CARDS = 4
UPGRADES = ("double_meeples", "diagonal_move", "double_corners", "double_specialties")
DOUBLE_MEEPLES, DIAGONAL_MOVE, DOUBLE_CORNERS, DOUBLE_SPECIALTIES = (1 << i for i in range(len(UPGRADES)))
"""A player's active upgrades are a set of these bits."""
ORDER_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST_MEEPLES = 2
CUPS = 3


class BoardTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grid: tuple[tuple[str, ...], ...]
    status: str


class RushTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: int
    status: str


class IngredientEntry(Entry, frozen=True, kw_only=True):
    supply: int
    specialty: bool


class UpgradeEntry(Entry, frozen=True, kw_only=True):
    pass


class OrderEntry(Entry, frozen=True, kw_only=True):
    ingredients: dict[str, int]
    specialty: bool
    copies: int
    served: Literal["hot", "iced"]
    french: Literal["attested", "suggested"] = "suggested"


class CoffeeRushContent(kernel.Content):
    """Everything that lies in the box. Frozen: positions share it."""

    board: Board
    ingredients: tuple[IngredientEntry, ...]
    upgrades: tuple[UpgradeEntry, ...]
    orders: tuple[OrderEntry, ...]
    supply: Heap
    rush_tokens: int
    card_ids: tuple[str, ...]
    """`espresso-2`: the drink and the number of its copy."""
    card_index: Mapping[str, Card]
    drinks: tuple[OrderEntry, ...]
    """The drink on each card."""
    recipes: tuple[Heap, ...]
    """CR-ORDER-01: what each card asks for."""
    specialty: tuple[bool, ...]
    """Which cards are specialty orders (CR-ORDER-08)."""
    specialty_squares: int
    """The squares of specialty ingredients, which is another matter (CR-UPFX-04)."""
    fair_start_cards: tuple[Card, ...]
    """CR-OPT-02: all ristretto and espresso cards."""

    def public(self) -> Mapping[str, Any]:
        grid = [INGREDIENTS[ingredient] for ingredient in self.board.yields]
        return {
            "digest": self.digest,
            "names": self.names,
            "board": {
                "columns": self.board.columns,
                "squares": dict(zip(self.board.names, grid, strict=True)),
            },
            "ingredients": self.ingredients,
            "upgrades": self.upgrades,
            "orders": self.orders,
            "cards": {id: drink.id for id, drink in zip(self.card_ids, self.drinks, strict=True)},
            "rush_tokens": self.rush_tokens,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


class Board:
    """Squares, their neighbours and what they yield, with every choice that names a square made once.

    Sets of squares are bit masks. Neighbours come twice: by edge, and by edge or corner (`diagonal_move`).
    """

    def __init__(self, grid: Sequence[Sequence[str]]) -> None:
        self.rows, self.columns = len(grid), len(grid[0])
        places = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        self.names = tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in places)
        self.index = {name: square for square, name in enumerate(self.names)}
        self.yields = tuple(INDEX[grid[row][column]] for row, column in places)
        self.neighbours = (self._neighbours(places, diagonal=False), self._neighbours(places, diagonal=True))
        self.near = tuple(tuple(sum(1 << q for q in near) for near in kind) for kind in self.neighbours)
        last_row, last_column = self.rows - 1, self.columns - 1
        self.corners = sum(
            1 << square
            for square, (row, column) in enumerate(places)
            if row in (0, last_row) and column in (0, last_column)
        )
        self.place = tuple(Place(name) for name in self.names)
        self.step = tuple(
            tuple(StepTo(name, meeple + 1) for name in self.names) for meeple in range(MOST_MEEPLES)
        )

    @staticmethod
    def _neighbours(places: Sequence[tuple[int, int]], *, diagonal: bool) -> tuple[tuple[Square, ...], ...]:
        """CR-MOVE-02, CR-UPFX-02, CR-RULING-32: adjacency by place on the grid, without wrap-around."""
        return tuple(
            tuple(
                q
                for q, (r, c) in enumerate(places)
                if (abs(r - row) + abs(c - column) == 1)
                or (diagonal and abs(r - row) == abs(c - column) == 1)
            )
            for row, column in places
        )


EMPTY = tuple(Empty(cup + 1) for cup in range(CUPS))
POUR = tuple(tuple(Pour(ingredient, cup + 1) for cup in range(CUPS)) for ingredient in INGREDIENTS)
UPGRADE = tuple(Upgrade(upgrade) for upgrade in UPGRADES)


@cache
def load(sources: tuple[Source, ...] = ()) -> CoffeeRushContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    files = kernel.Files("demitasse.games.coffee_rush", FILES, sources)
    content = CoffeeRushContent()
    content.sources = sources
    _read_table(content, files)
    _read_orders(content, files)
    content.digest = kernel.digest_of(_what_matters(content))
    entries: list[Entry] = [*content.ingredients, *content.upgrades, *content.orders]
    content.names = {entry.id: entry.name for entry in entries} | {
        card: drink.name for card, drink in zip(content.card_ids, content.drinks, strict=True)
    }
    return content


def _what_matters(content: CoffeeRushContent) -> list[Any]:
    """What a play depends on; a corrected name or status must not make a record unreadable."""
    board = content.board
    return [
        [board.columns, board.yields, content.specialty_squares],
        [content.supply.to_bytes(8, "little").hex(), content.rush_tokens],
        [
            content.card_ids,
            [recipe.to_bytes(8, "little").hex() for recipe in content.recipes],
            content.specialty,
        ],
    ]


def _read_table(content: CoffeeRushContent, files: kernel.Files) -> None:
    ingredients = files.entries("ingredient", IngredientEntry)
    if sorted(entry.id for entry in ingredients) != sorted(INGREDIENTS):
        raise BadContent("cr-content-ingredients", file=files.last, wanted=", ".join(INGREDIENTS))
    for entry in ingredients:
        if not 0 <= entry.supply <= BYTE:
            file = files.of("ingredient", entry.id)
            raise BadContent(
                "cr-content-supply", file=file, ingredient=entry.id, supply=entry.supply, most=BYTE
            )
    upgrades = files.entries("upgrade", UpgradeEntry)
    if sorted(entry.id for entry in upgrades) != sorted(UPGRADES):
        raise BadContent("cr-content-upgrades", file=files.last, wanted=", ".join(UPGRADES))
    rush = files.table("rush", RushTable)
    if rush.tokens < 0:
        raise BadContent("cr-content-rush", file=files.of("rush"), tokens=rush.tokens)
    content.ingredients = tuple(sorted(ingredients, key=lambda entry: INDEX[entry.id]))
    content.upgrades = tuple(sorted(upgrades, key=lambda entry: UPGRADES.index(entry.id)))
    content.supply = heap_of((entry.id, entry.supply) for entry in ingredients)
    content.rush_tokens = rush.tokens
    content.board = _board(files.table("board", BoardTable).grid, files.of("board"))
    special = {INDEX[entry.id] for entry in ingredients if entry.specialty}
    content.specialty_squares = sum(
        1 << q for q, yields in enumerate(content.board.yields) if yields in special
    )


def _board(grid: tuple[tuple[str, ...], ...], file: str) -> Board:
    """CR-SETUP-01, CR-DATA-02: a rectangle of squares, each yielding one known ingredient."""
    if not 3 <= len(grid) <= 8 or len({len(row) for row in grid}) != 1 or not 3 <= len(grid[0]) <= 8:
        raise BadContent("cr-content-board", file=file)
    for row in grid:
        for ingredient in row:
            _known(ingredient, "board", file)
    return Board(grid)


def _read_orders(content: CoffeeRushContent, files: kernel.Files) -> None:
    orders = files.entries("order", OrderEntry)
    for order in orders:
        _check_order(order, files)
    cards = [(f"{order.id}-{copy}", order) for order in orders for copy in range(1, order.copies + 1)]
    if len(cards) != CARDS:
        raise BadContent("cr-content-cards", file=files.last, cards=len(cards), wanted=CARDS)
    content.orders = tuple(orders)
    content.card_ids = tuple(id for id, _ in cards)
    content.card_index = {id: card for card, id in enumerate(content.card_ids)}
    content.drinks = tuple(order for _, order in cards)
    content.recipes = tuple(heap_of(order.ingredients.items()) for _, order in cards)
    content.specialty = tuple(order.specialty for _, order in cards)
    easy = tuple(card for card, (_, order) in enumerate(cards) if order.id in FAIR_START_DRINKS)
    if len(easy) != FAIR_START_CARDS:
        raise BadContent("cr-content-fair-start", file=files.last, cards=len(easy), wanted=FAIR_START_CARDS)
    content.fair_start_cards = easy


def _check_order(order: OrderEntry, files: kernel.Files) -> None:
    """CR-DATA-04, ingredients the table knows, and an id that can stand in a choice's text."""
    if not ORDER_ID.fullmatch(order.id) or order.id in INDEX or order.id in UPGRADES:
        raise BadContent("cr-content-order-id", file=files.of("order", order.id), order=order.id[:40])
    recipe = files.of("order", order.id, "ingredients")
    for ingredient in order.ingredients:
        _known(ingredient, f"order {order.id}", recipe)
    if not order.ingredients or not all(1 <= number <= BYTE for number in order.ingredients.values()):
        raise BadContent("cr-content-recipe", file=recipe, order=order.id)
    if not 1 <= order.copies <= CARDS:
        file = files.of("order", order.id, "copies")
        raise BadContent("cr-content-copies", file=file, order=order.id, copies=order.copies)


def _known(ingredient: str, where: str, file: str) -> None:
    if ingredient not in INDEX:
        raise BadContent(
            "cr-content-ingredient",
            file=file,
            where=where,
            ingredient=ingredient[:40],
            known=", ".join(INGREDIENTS),
        )
