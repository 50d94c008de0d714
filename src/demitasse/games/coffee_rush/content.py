"""The box of Coffee Rush: board, ingredients, upgrades and order cards, checked and turned into tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from demitasse.games.coffee_rush.choices import Empty, Place, Pour, StepTo, Upgrade
from demitasse.games.coffee_rush.tokens import BYTE, INDEX, INGREDIENTS, Heap, heap_of
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Files, Layout, Source, Table
from demitasse.kernel.fields import ref

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


IngredientId = Annotated[str, ref("ingredient", repeat=True)]


class BoardTable(Table, frozen=True, kw_only=True):
    """CR-SETUP-01, CR-DATA-02: a rectangle of squares, each yielding one known ingredient."""

    grid: tuple[tuple[IngredientId, ...], ...]


class RushTable(Table, frozen=True, kw_only=True):
    tokens: Annotated[int, Meta(ge=0, le=999)]


class IngredientEntry(Entry, frozen=True, kw_only=True):
    supply: Annotated[int, Meta(ge=0, le=BYTE)]
    specialty: bool


class UpgradeEntry(Entry, frozen=True, kw_only=True):
    pass


class OrderEntry(Entry, frozen=True, kw_only=True):
    ASIDE = ("served",)

    ingredients: dict[IngredientId, Annotated[int, Meta(ge=1, le=BYTE)]]
    specialty: bool
    copies: Annotated[int, Meta(ge=1, le=CARDS)]
    served: Literal["hot", "iced"]


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
        self.steps = tuple(
            tuple(tuple(tuple(step[q] for q in near) for near in kind) for step in self.step)
            for kind in self.neighbours
        )
        """By edge, or by edge or corner; then by meeple and square: the steps to all its neighbours."""

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


LAYOUT = Layout(
    "coffee-rush",
    "demitasse.games.coffee_rush",
    FILES,
    {
        "order": OrderEntry,
        "board": BoardTable,
        "ingredient": IngredientEntry,
        "upgrade": UpgradeEntry,
        "rush": RushTable,
    },
)


def load(sources: tuple[Source, ...] = ()) -> CoffeeRushContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    return LAYOUT.load(sources, _read)


def _read(files: Files) -> CoffeeRushContent:
    content = CoffeeRushContent()
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


def _read_table(content: CoffeeRushContent, files: Files) -> None:
    ingredients = files.entries("ingredient", IngredientEntry)
    if sorted(entry.id for entry in ingredients) != sorted(INGREDIENTS):
        files.wrong("cr-content-ingredients", "ingredient", wanted=", ".join(INGREDIENTS))
    upgrades = files.entries("upgrade", UpgradeEntry)
    if sorted(entry.id for entry in upgrades) != sorted(UPGRADES):
        files.wrong("cr-content-upgrades", "upgrade", wanted=", ".join(UPGRADES))
    grid = files.table("board", BoardTable).grid
    if not 3 <= len(grid) <= 8 or len({len(row) for row in grid}) != 1 or not 3 <= len(grid[0]) <= 8:
        files.wrong("cr-content-board", "board", field="grid")
    files.settle()
    content.ingredients = tuple(sorted(ingredients, key=lambda entry: INDEX[entry.id]))
    content.upgrades = tuple(sorted(upgrades, key=lambda entry: UPGRADES.index(entry.id)))
    content.supply = heap_of((entry.id, entry.supply) for entry in ingredients)
    content.rush_tokens = files.table("rush", RushTable).tokens
    content.board = Board(grid)
    special = {INDEX[entry.id] for entry in ingredients if entry.specialty}
    content.specialty_squares = sum(
        1 << q for q, yields in enumerate(content.board.yields) if yields in special
    )


def _read_orders(content: CoffeeRushContent, files: Files) -> None:
    orders = files.entries("order", OrderEntry)
    for order in orders:
        _check_order(order, files)
    files.settle()
    cards = [(f"{order.id}-{copy}", order) for order in orders for copy in range(1, order.copies + 1)]
    easy = tuple(card for card, (_, order) in enumerate(cards) if order.id in FAIR_START_DRINKS)
    if len(cards) != CARDS:
        files.wrong("cr-content-cards", "order", cards=len(cards), wanted=CARDS)
    if len(easy) != FAIR_START_CARDS:
        files.wrong("cr-content-fair-start", "order", cards=len(easy), wanted=FAIR_START_CARDS)
    files.settle()
    content.orders = tuple(orders)
    content.card_ids = tuple(id for id, _ in cards)
    content.card_index = {id: card for card, id in enumerate(content.card_ids)}
    content.drinks = tuple(order for _, order in cards)
    content.recipes = tuple(heap_of(order.ingredients.items()) for _, order in cards)
    content.specialty = tuple(order.specialty for _, order in cards)
    content.fair_start_cards = easy


def _check_order(order: OrderEntry, files: Files) -> None:
    """CR-DATA-04, and an id that can stand in a choice's text."""
    if not ORDER_ID.fullmatch(order.id) or order.id in INDEX or order.id in UPGRADES:
        files.wrong("cr-content-order-id", "order", order.id, "id")
    if not order.ingredients:
        files.wrong("cr-content-recipe", "order", order.id, "ingredients")
