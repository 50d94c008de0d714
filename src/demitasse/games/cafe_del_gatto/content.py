"""The box of Café del Gatto: tokens, cups, drinks card and drink tiles, checked and turned into tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from demitasse.games.cafe_del_gatto.choices import Buy, Clean, Dump, Place, Serve
from demitasse.kernel import content as kernel
from demitasse.kernel.content import Entry, Source, UnnamedEntry
from demitasse.kernel.errors import BadContent

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


class SupplyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    sugar: int
    status: str


class TokenEntry(Entry, frozen=True, kw_only=True):
    value: int
    symbol: Literal["cold", "creamy", "hot"]
    copies: int


class CupEntry(Entry, frozen=True, kw_only=True):
    spaces: tuple[Literal["milk", "coffee"], ...]
    """From the bottom to the top."""
    colour: Literal["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink"]
    colour_status: str


class PaymentEntry(UnnamedEntry, frozen=True, kw_only=True):
    """A cell of the drinks card."""

    cup: str
    symbols: int
    coins: int


class TileEntry(UnnamedEntry, frozen=True, kw_only=True):
    cup: str
    value: int
    copies: int


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


@cache
def load(sources: tuple[Source, ...] = ()) -> CafeDelGattoContent:
    """Our files with people's laid over them, checked. The same sources give the same object."""
    files = kernel.Files("demitasse.games.cafe_del_gatto", FILES, sources)
    content = CafeDelGattoContent()
    content.sources = sources
    _read_supply(content, files)
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


def _read_supply(content: CafeDelGattoContent, files: kernel.Files) -> None:
    supply = files.table("supply", SupplyTable)
    if supply.coins < 0 or supply.sugar < 0:
        raise BadContent("cg-content-supply", file=files.of("supply"), coins=supply.coins, sugar=supply.sugar)
    content.coins, content.sugar = supply.coins, supply.sugar


def _read_tokens(content: CafeDelGattoContent, files: kernel.Files) -> None:
    """CG-DATA-01, CG-BUY-18: a token has one value and one symbol, whichever face shows."""
    tokens = files.entries("token", TokenEntry)
    if not tokens:
        raise BadContent(
            "cg-content-tokens", file=files.last, tokens=0, machine=MACHINE, largest=1, most=MOST_TOKENS
        )
    for token in tokens:
        _check_id(token.id, "token", (), files)
        if not 1 <= token.value <= MOST_VALUE:
            file = files.of("token", token.id, "value")
            raise BadContent(
                "cg-content-token-value", file=file, token=token.id, value=token.value, most=MOST_VALUE
            )
        if not 1 <= token.copies <= MOST_TOKENS:
            file = files.of("token", token.id, "copies")
            raise BadContent(
                "cg-content-token-copies", file=file, token=token.id, copies=token.copies, most=MOST_TOKENS
            )
    content.tokens = tuple(tokens)
    content.token_ids = tuple(token.id for token in tokens)
    content.token_index = {id: index for index, id in enumerate(content.token_ids)}
    content.values = tuple(token.value for token in tokens)
    content.symbols = tuple(SYMBOLS.index(token.symbol) for token in tokens)
    content.dearest = max(content.values) + max(SURCHARGE)
    content.all_tokens = tuple(index for index, token in enumerate(tokens) for _ in range(token.copies))


def _read_cups(content: CafeDelGattoContent, files: kernel.Files) -> None:
    """CG-SETUP-09, CG-DATA-02: five types, each in a colour of its own."""
    cups = files.entries("cup", CupEntry)
    if len(cups) != CUPS:
        raise BadContent("cg-content-cups", file=files.last, cups=len(cups), wanted=CUPS)
    for number, cup in enumerate(cups):
        _check_id(cup.id, "cup", content.token_ids, files)
        if not 1 <= len(cup.spaces) <= MOST_SPACES:
            file = files.of("cup", cup.id, "spaces")
            raise BadContent(
                "cg-content-spaces", file=file, cup=cup.id, spaces=len(cup.spaces), most=MOST_SPACES
            )
        if cup.colour in (other.colour for other in cups[:number]):
            raise BadContent("cg-content-colour", file=files.last, cup=cup.id, colour=cup.colour)
    content.cups = tuple(cups)
    content.cup_ids = tuple(cup.id for cup in cups)
    content.cup_index = {id: index for index, id in enumerate(content.cup_ids)}
    content.spaces = tuple(tuple(FACES.index(space) for space in cup.spaces) for cup in cups)
    content.waits = tuple((*(1 << face for face in faces), FULL) for faces in content.spaces)
    content.place = tuple(map(Place, content.cup_ids))
    content.serve = tuple(map(Serve, content.cup_ids))
    content.dump = tuple(map(Dump, content.cup_ids))


def _read_drinks_card(content: CafeDelGattoContent, files: kernel.Files) -> None:
    """CG-SERVE-05, CG-DATA-06: a payment for every number of symbols a cup can show, never more for more of them."""
    payments = files.entries("payment", PaymentEntry)
    for payment in payments:
        _known_cup(content, "payment", payment.id, payment.cup, files)
        if payment.coins < 0:
            file = files.of("payment", payment.id, "coins")
            raise BadContent("cg-content-payment", file=file, payment=payment.id, coins=payment.coins)
    content.payments = tuple(payments)
    content.card = tuple(
        _row_of_the_card(cup, [payment for payment in payments if payment.cup == cup.id], files)
        for cup in content.cups
    )


def _row_of_the_card(cup: CupEntry, payments: Sequence[PaymentEntry], files: kernel.Files) -> tuple[int, ...]:
    columns = min(len(SYMBOLS), len(cup.spaces))
    row = tuple(payment.coins for payment in sorted(payments, key=lambda payment: payment.symbols))
    if sorted(payment.symbols for payment in payments) != list(range(1, columns + 1)):
        raise BadContent("cg-content-card", file=files.last, cup=cup.id, columns=columns)
    if list(row) != sorted(row, reverse=True):
        raise BadContent("cg-content-card-order", file=files.last, cup=cup.id)
    return row


def _read_tiles(content: CafeDelGattoContent, files: kernel.Files) -> None:
    """CG-DATA-03: the lowest tile of each cup for every player, each other tile once."""
    tiles = files.entries("tile", TileEntry)
    for tile in tiles:
        _known_cup(content, "tile", tile.id, tile.cup, files)
        if not 1 <= tile.value <= MOST_VALUE:
            file = files.of("tile", tile.id, "value")
            raise BadContent(
                "cg-content-tile-value", file=file, tile=tile.id, value=tile.value, most=MOST_VALUE
            )
    content.tiles = tuple(sorted(tiles, key=lambda tile: (content.cup_index[tile.cup], tile.value)))
    values = []
    for cup in content.cup_ids:
        own = [tile for tile in content.tiles if tile.cup == cup]
        if not own:
            raise BadContent("cg-content-no-tile", file=files.last, cup=cup)
        _check_tiles(own, files)
        values.append(tuple(tile.value for tile in own))
    content.tile_values = tuple(values)


def _check_tiles(own: Sequence[TileEntry], files: kernel.Files) -> None:
    lowest, *others = own
    if lowest.copies < MOST_PLAYERS:
        file = files.of("tile", lowest.id, "copies")
        raise BadContent(
            "cg-content-lowest", file=file, tile=lowest.id, copies=lowest.copies, wanted=MOST_PLAYERS
        )
    for before, tile in zip(own, others, strict=False):
        if tile.value == before.value:
            file = files.of("tile", tile.id, "value")
            raise BadContent("cg-content-tile-twice", file=file, cup=tile.cup, value=tile.value)
        if tile.copies != 1:
            file = files.of("tile", tile.id, "copies")
            raise BadContent("cg-content-tile-copies", file=file, tile=tile.id, copies=tile.copies)


def _check_they_work_together(content: CafeDelGattoContent, files: kernel.Files) -> None:
    """CG-DATA-04 and CG-RULING-10: a tile for whatever fills a cup, and tokens for machine and largest cup at once."""
    for cup, spaces, values in zip(content.cup_ids, content.spaces, content.tile_values, strict=True):
        if values[0] > len(spaces):
            raise BadContent(
                "cg-content-no-tile-fits", file=files.last, cup=cup, lowest=values[0], spaces=len(spaces)
            )
    largest = max(map(len, content.spaces))
    if not MACHINE + largest <= len(content.all_tokens) <= MOST_TOKENS:
        raise BadContent(
            "cg-content-tokens",
            file=files.last,
            tokens=len(content.all_tokens),
            machine=MACHINE,
            largest=largest,
            most=MOST_TOKENS,
        )


def _check_id(id: str, section: str, taken: Sequence[str], files: kernel.Files) -> None:
    """An id that can stand in a choice's text and means one thing only."""
    if not ID.fullmatch(id) or id in (*FACES, *taken):
        raise BadContent("cg-content-id", file=files.of(section, id), section=section, id=id[:40])


def _known_cup(content: CafeDelGattoContent, section: str, id: str, cup: str, files: kernel.Files) -> None:
    if cup not in content.cup_index:
        raise BadContent(
            "cg-content-cup",
            file=files.of(section, id, "cup"),
            entry=f"{section} {id[:40]}",
            cup=cup[:40],
            known=", ".join(content.cup_ids),
        )
