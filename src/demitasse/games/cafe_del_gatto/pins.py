"""What the booklet's text implies for the box of Café del Gatto."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from demitasse.games.cafe_del_gatto.content import CafeDelGattoContent
from demitasse.kernel.pins import Pin

TOKENS, TILES, COINS, SUGAR = 36, 45, 45, 12
CAPPUCCINO = "cappuccino"


def pins(content: CafeDelGattoContent) -> Iterator[Pin]:
    yield Pin("CG-SETUP-05", "supply", "", "coins", content.coins, COINS)
    yield Pin("CG-SETUP-05", "supply", "", "sugar", content.sugar, SUGAR)
    yield Pin("CG-DATA-01", "token", "", "copies", len(content.all_tokens), TOKENS)
    yield Pin("CG-DATA-01", "token", "", "value", {1, 2, 3, 4} <= set(content.values), True)
    yield Pin("CG-DATA-03", "tile", "", "copies", sum(tile.copies for tile in content.tiles), TILES)
    spaces = Counter(space for cup in content.cups for space in cup.spaces)
    yield Pin("CG-DATA-07", "cup", "", "spaces", (spaces["milk"], spaces["coffee"]), (6, 6))
    cappuccino = content.cup_index.get(CAPPUCCINO)
    if cappuccino is not None:
        cup = content.cups[cappuccino]
        held = (cup.spaces.count("coffee"), cup.spaces.count("milk"))
        yield Pin("CG-DATA-02", "cup", CAPPUCCINO, "spaces", held, (1, 2))
        yield Pin("CG-DATA-02", "cup", CAPPUCCINO, "colour", cup.colour, "red")
        values = content.tile_values[cappuccino]
        reached = tuple(value for value in values if value <= 7)
        yield Pin("CG-DATA-05", "tile", "", "value", reached, (3, 6))
        yield Pin("CG-DATA-05", "tile", "", "value", 8 in values, True)
        yield Pin("CG-DATA-06", "payment", "cappuccino_2", "coins", content.card[cappuccino][1], 3)
