"""The box of Café del Gatto: tokens, cups, drinks card and drink tiles, checked and turned into tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from demitasse.games.cafe_del_gatto.choices import Buy, Clean, Dump, Place, Serve
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Files, Layout, Source, Table, UnnamedEntry
from demitasse.kernel.fields import ref

Token = int
"""A kind of token, by its place in the list of tokens; the copies of a kind are all alike."""
Cup = int
"""A type of cup, by its place in the list of cups."""
Face = int
"""0 milk, 1 coffee: also the columns of the machine (CG-SETUP-03, CG-SETUP-04)."""

FILES = ("tokens.toml", "drinks.toml")
FACES = ("milk", "coffee")
MILK, COFFEE = range(2)
SYMBOLS = ("cold", "creamy", "hot")
COLOURS = ("red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink")
FULL = 1 << len(FACES)
"""Beside the bits of the two faces, when asking what a cup waits for."""
ROWS = 5
SURCHARGE = (0, 0, 0, 1, 2)
"""CG-BUY-05, CG-BUY-06, CG-BUY-07, from the lowest row up."""
MACHINE = len(FACES) * ROWS
CUPS = 5
MOST_PLAYERS = 5
MOST_SPACES = 8
MOST_VALUE = 99
MOST_TOKENS = 500
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


CupId = Annotated[str, ref("cup")]
Value = Annotated[int, Meta(ge=1, le=MOST_VALUE)]


class SupplyTable(Table, frozen=True, kw_only=True):
    coins: Annotated[int, Meta(ge=0, le=999)]
    sugar: Annotated[int, Meta(ge=0, le=999)]


class TokenEntry(Entry, frozen=True, kw_only=True):
    """CG-DATA-01, CG-BUY-18: a token has one value and one symbol, whichever face shows."""

    value: Value
    symbol: Literal["cold", "creamy", "hot"]
    copies: Annotated[int, Meta(ge=1, le=MOST_TOKENS)]


class CupEntry(Entry, frozen=True, kw_only=True):
    spaces: tuple[Literal["milk", "coffee"], ...]
    """From the bottom to the top."""
    colour: Literal["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink"]


class PaymentEntry(UnnamedEntry, frozen=True, kw_only=True):
    """A cell of the drinks card."""

    GROUP = "cup"

    cup: CupId
    symbols: Annotated[int, Meta(ge=1, le=len(SYMBOLS))]
    coins: Annotated[int, Meta(ge=0, le=MOST_VALUE)]


class TileEntry(UnnamedEntry, frozen=True, kw_only=True):
    GROUP = "cup"

    cup: CupId
    value: Value
    copies: Annotated[int, Meta(ge=1, le=MOST_VALUE)]


class CafeDelGattoContent(kernel.Content):
    """Everything that lies in the box. Frozen: positions share it."""

    tokens: tuple[TokenEntry, ...]
    cups: tuple[CupEntry, ...]
    payments: tuple[PaymentEntry, ...]
    tiles: tuple[TileEntry, ...]
    coins: int
    sugar: int
    token_ids: tuple[str, ...]
    token_index: Mapping[str, Token]
    values: tuple[int, ...]
    """The Barista value of each kind of token."""
    symbols: tuple[int, ...]
    """The symbol of each kind of token, by its place in `SYMBOLS`."""
    all_tokens: tuple[Token, ...]
    """Every single token of the box, sorted."""
    cup_ids: tuple[str, ...]
    cup_index: Mapping[str, Cup]
    spaces: tuple[tuple[Face, ...], ...]
    """The spaces of each cup, bottom to top."""
    waits: tuple[tuple[int, ...], ...]
    """By cup and number of tokens on it, as a bit: the colour of its lowest empty space, or that it is full."""
    dearest: int
    """The highest price there can be."""
    card: tuple[tuple[int, ...], ...]
    """The drinks card: by cup, what one, two or three different symbols pay."""
    tile_values: tuple[tuple[int, ...], ...]
    """By cup, the values of its tiles, lowest first."""
    place: tuple[Place, ...]
    serve: tuple[Serve, ...]
    dump: tuple[Dump, ...]

    def public(self) -> Mapping[str, Any]:
        """CG-SETUP-06: what everybody may read at any time, the drinks card included."""
        return {
            "digest": self.digest,
            "names": self.names,
            "tokens": self.tokens,
            "cups": self.cups,
            "payments": self.payments,
            "tiles": self.tiles,
            "coins": self.coins,
            "sugar": self.sugar,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


BUY = tuple(tuple(Buy(face, row + 1) for row in range(ROWS)) for face in FACES)
CLEAN = tuple(Clean(face) for face in FACES)


LAYOUT = Layout(
    "cafe-del-gatto",
    "demitasse.games.cafe_del_gatto",
    FILES,
    {
        "cup": CupEntry,
        "payment": PaymentEntry,
        "tile": TileEntry,
        "token": TokenEntry,
        "supply": SupplyTable,
    },
)


def load(sources: tuple[Source, ...] = ()) -> CafeDelGattoContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    return LAYOUT.load(sources, _read)


def _read(files: Files) -> CafeDelGattoContent:
    content = CafeDelGattoContent()
    supply = files.table("supply", SupplyTable)
    content.coins, content.sugar = supply.coins, supply.sugar
    _read_tokens(content, files)
    _read_cups(content, files)
    _read_drinks_card(content, files)
    _read_tiles(content, files)
    _check_they_work_together(content, files)
    content.digest = kernel.digest_of(_what_matters(content))
    entries: list[Entry] = [*content.tokens, *content.cups]
    content.names = {entry.id: entry.name for entry in entries}
    return content


def _what_matters(content: CafeDelGattoContent) -> list[Any]:
    """What a play depends on; a corrected name, colour or status must not make a record unreadable."""
    return [
        [content.coins, content.sugar],
        [content.token_ids, content.values, content.symbols, content.all_tokens],
        [content.cup_ids, content.spaces, content.card, content.tile_values],
    ]


def _read_tokens(content: CafeDelGattoContent, files: Files) -> None:
    tokens = files.entries("token", TokenEntry)
    for token in tokens:
        _check_id(token.id, "token", (), files)
    if not tokens:
        files.wrong("cg-content-tokens", "token", tokens=0, machine=MACHINE, largest=1, most=MOST_TOKENS)
    files.settle()
    content.tokens = tuple(tokens)
    content.token_ids = tuple(token.id for token in tokens)
    content.token_index = {id: index for index, id in enumerate(content.token_ids)}
    content.values = tuple(token.value for token in tokens)
    content.symbols = tuple(SYMBOLS.index(token.symbol) for token in tokens)
    content.dearest = max(content.values) + max(SURCHARGE)
    content.all_tokens = tuple(index for index, token in enumerate(tokens) for _ in range(token.copies))


def _read_cups(content: CafeDelGattoContent, files: Files) -> None:
    """CG-SETUP-09, CG-DATA-02: five types, each in a colour of its own."""
    cups = files.entries("cup", CupEntry)
    for number, cup in enumerate(cups):
        _check_id(cup.id, "cup", content.token_ids, files)
        if not 1 <= len(cup.spaces) <= MOST_SPACES:
            files.wrong(
                "cg-content-spaces", "cup", cup.id, "spaces", spaces=len(cup.spaces), most=MOST_SPACES
            )
        if cup.colour in (other.colour for other in cups[:number]):
            files.wrong("cg-content-colour", "cup", cup.id, "colour", colour=cup.colour)
    if len(cups) != CUPS:
        files.wrong("cg-content-cups", "cup", cups=len(cups), wanted=CUPS)
    files.settle()
    content.cups = tuple(cups)
    content.cup_ids = tuple(cup.id for cup in cups)
    content.cup_index = {id: index for index, id in enumerate(content.cup_ids)}
    content.spaces = tuple(tuple(FACES.index(space) for space in cup.spaces) for cup in cups)
    content.waits = tuple((*(1 << face for face in faces), FULL) for faces in content.spaces)
    content.place = tuple(map(Place, content.cup_ids))
    content.serve = tuple(map(Serve, content.cup_ids))
    content.dump = tuple(map(Dump, content.cup_ids))


def _read_drinks_card(content: CafeDelGattoContent, files: Files) -> None:
    """CG-SERVE-05, CG-DATA-06: a payment for every number of symbols a cup can show, never more for more of them."""
    payments = content.payments = tuple(files.entries("payment", PaymentEntry))
    content.card = tuple(
        _row_of_the_card(cup, [payment for payment in payments if payment.cup == cup.id], files)
        for cup in content.cups
    )


def _row_of_the_card(cup: CupEntry, payments: Sequence[PaymentEntry], files: Files) -> tuple[int, ...]:
    columns = min(len(SYMBOLS), len(cup.spaces))
    row = tuple(payment.coins for payment in sorted(payments, key=lambda payment: payment.symbols))
    if sorted(payment.symbols for payment in payments) != list(range(1, columns + 1)):
        files.wrong("cg-content-card", "payment", cup=cup.id, columns=columns)
    elif list(row) != sorted(row, reverse=True):
        files.wrong("cg-content-card-order", "payment", cup=cup.id)
    return row


def _read_tiles(content: CafeDelGattoContent, files: Files) -> None:
    """CG-DATA-03: the lowest tile of each cup for every player, each other tile once."""
    tiles = files.entries("tile", TileEntry)
    content.tiles = tuple(sorted(tiles, key=lambda tile: (content.cup_index[tile.cup], tile.value)))
    values = []
    for cup in content.cup_ids:
        own = [tile for tile in content.tiles if tile.cup == cup]
        if own:
            _check_tiles(own, files)
        else:
            files.wrong("cg-content-no-tile", "tile", cup=cup)
        values.append(tuple(tile.value for tile in own))
    files.settle()
    content.tile_values = tuple(values)


def _check_tiles(own: Sequence[TileEntry], files: Files) -> None:
    lowest, *others = own
    if lowest.copies < MOST_PLAYERS:
        copies = lowest.copies
        files.wrong("cg-content-lowest", "tile", lowest.id, "copies", copies=copies, wanted=MOST_PLAYERS)
    for before, tile in zip(own, others, strict=False):
        if tile.value == before.value:
            files.wrong("cg-content-tile-twice", "tile", tile.id, "value", cup=tile.cup, value=tile.value)
        if tile.copies != 1:
            files.wrong("cg-content-tile-copies", "tile", tile.id, "copies", copies=tile.copies)


def _check_they_work_together(content: CafeDelGattoContent, files: Files) -> None:
    """CG-DATA-04 and CG-RULING-10: a tile for whatever fills a cup, and tokens for machine and largest cup at once."""
    for cup, spaces, values in zip(content.cup_ids, content.spaces, content.tile_values, strict=True):
        if values[0] > len(spaces):
            files.wrong("cg-content-no-tile-fits", "tile", cup=cup, lowest=values[0], spaces=len(spaces))
    largest = max(map(len, content.spaces))
    tokens = len(content.all_tokens)
    if not MACHINE + largest <= tokens <= MOST_TOKENS:
        files.wrong(
            "cg-content-tokens", "token", tokens=tokens, machine=MACHINE, largest=largest, most=MOST_TOKENS
        )


def _check_id(id: str, section: str, taken: Sequence[str], files: Files) -> None:
    """An id that can stand in a choice's text and means one thing only."""
    if not ID.fullmatch(id) or id in (*FACES, *taken):
        files.wrong("cg-content-id", section, id, "id")
