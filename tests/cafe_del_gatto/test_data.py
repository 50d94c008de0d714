"""What the data of the box must satisfy (CG-DATA), and people's own files: laid over ours, checked, refused."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from demitasse.games.cafe_del_gatto.content import LAYOUT, CafeDelGattoContent, load
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from demitasse.kernel.language import LANGUAGES, say
from tests.cafe_del_gatto.build import BOX, new_play, random_play
from tests.playing import rule


def bring(*texts: str) -> CafeDelGattoContent:
    names = ("mine.toml", "yours.toml")
    return load(tuple(Source(name, text) for name, text in zip(names, texts, strict=False)))


def refusal_of(text: str) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        bring(text)
    return refusal.value


@rule("CG-DATA-01")
def test_there_are_36_tokens_with_values_from_1_to_4_and_three_symbols() -> None:
    assert len(BOX.all_tokens) == 36
    assert set(BOX.values) == {1, 2, 3, 4}
    assert {token.symbol for token in BOX.tokens} == {"cold", "creamy", "hot"}


@pytest.mark.parametrize("symbol", ["cold", "creamy", "hot"])
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_there_are_three_of_each_kind(symbol: str, value: int) -> None:
    (token,) = [token for token in BOX.tokens if (token.symbol, token.value) == (symbol, value)]

    assert token.copies == 3
    assert LAYOUT.known("token", token.id, "copies") == "reconstructed"
    assert BOX.names[token.id].en.endswith(str(value))


@rule("CG-DATA-02")
@pytest.mark.parametrize(
    ("cup", "spaces", "colour", "status"),
    [
        ("espresso", ("coffee",), "yellow", "derived"),
        ("espresso_macchiato", ("coffee", "milk"), "green", "derived"),
        ("doppio", ("coffee", "coffee"), "blue", "derived"),
        ("cappuccino", ("coffee", "milk", "milk"), "red", "derived"),
        ("latte_macchiato", ("milk", "milk", "coffee", "milk"), "purple", "reconstructed"),
    ],
)
def test_each_cup(cup: str, spaces: tuple[str, ...], colour: str, status: str) -> None:
    entry = BOX.cups[BOX.cup_index[cup]]

    assert (entry.spaces, entry.colour) == (spaces, colour)
    assert LAYOUT.known("cup", cup, "spaces") == status
    assert LAYOUT.known("cup", cup, "colour") == ("found" if cup == "cappuccino" else "reconstructed")


@rule("CG-DATA-02")
def test_there_are_five_cups_in_five_colours_with_twelve_spaces() -> None:
    assert len({cup.colour for cup in BOX.cups}) == len(BOX.cups) == 5
    assert Counter(space for cup in BOX.cups for space in cup.spaces) == {"milk": 6, "coffee": 6}


@rule("CG-DATA-03")
def test_there_are_45_tiles_and_only_the_lowest_of_a_cup_has_copies() -> None:
    assert sum(tile.copies for tile in BOX.tiles) == 45
    for cup, values in zip(BOX.cup_ids, BOX.tile_values, strict=True):
        own = {tile.value: tile.copies for tile in BOX.tiles if tile.cup == cup}
        assert own == {value: 5 if value == values[0] else 1 for value in values}


@rule("CG-DATA-04")
def test_the_lowest_tile_of_a_cup_is_no_higher_than_its_spaces() -> None:
    for spaces, values in zip(BOX.spaces, BOX.tile_values, strict=True):
        assert values[0] <= len(spaces)


@rule("CG-DATA-05")
def test_the_cappuccino_tiles_up_to_7_are_3_and_6_and_there_is_an_8() -> None:
    values = BOX.tile_values[BOX.cup_index["cappuccino"]]

    assert [value for value in values if value <= 7] == [3, 6]
    assert 8 in values
    found = {tile.value for tile in BOX.tiles if LAYOUT.known("tile", tile.id, "value") == "found"}
    assert found == {3, 6, 8}


@rule("CG-DATA-06", "CG-SERVE-06")
def test_the_drinks_card_never_pays_more_for_more_symbols() -> None:
    for spaces, row in zip(BOX.spaces, BOX.card, strict=True):
        assert len(row) == min(3, len(spaces))
        assert list(row) == sorted(row, reverse=True)
    assert BOX.card[BOX.cup_index["cappuccino"]][1] == 3
    assert [
        payment.id for payment in BOX.payments if LAYOUT.known("payment", payment.id, "coins") == "found"
    ] == ["cappuccino_2"]


def test_a_box_of_ones_own_replaces_what_we_reconstructed() -> None:
    content = bring(
        '[[token]]\nid = "hot_4"\ncopies = 2\nstatus = "found"\n[[token]]\nid = "cold_1"\ncopies = 4\n'
        '[[tile]]\nid = "espresso_tile_5"\nvalue = 6\nstatus = "found"\n'
        '[[payment]]\nid = "doppio_1"\ncoins = 4\n'
        '[[cup]]\nid = "doppio"\ncolour = "orange"\n'
    )

    assert len(content.all_tokens) == 36
    assert content.tile_values[0] == (1, 2, 3, 4, 6)
    assert content.card[2] == (4, 1)
    assert content.digest != BOX.digest
    assert pickle.loads(pickle.dumps(content)) is content
    *_, (last, _) = random_play(2, 1, content)
    assert last.result is not None


def test_a_corrected_name_colour_or_status_keeps_records_readable() -> None:
    assert bring('[[cup]]\nid = "doppio"\nstatus = "seen"\ncolour = "pink"').digest == BOX.digest


def test_the_smallest_box_that_works_can_be_played_to_its_end() -> None:
    kinds = [
        f'[[token]]\nid = "{id}"\nremove = true\n' for id in BOX.token_ids if id not in ("hot_1", "cold_2")
    ]
    content = bring(
        "".join(kinds) + '[[token]]\nid = "hot_1"\ncopies = 7\n[[token]]\nid = "cold_2"\ncopies = 7\n'
    )
    assert len(content.all_tokens) == 14
    position = new_play(2, 1, content)

    assert (len(position.bag), position.content.dearest) == (4, 4)


TILE = '[[tile]]\nid = "new"\ncup = "espresso"\nvalue = {value}\ncopies = {copies}\nstatus = "mine"'
ENTRY = 'name = {{ en = "X", fr = "X" }}\nstatus = "mine"\n'

BAD: dict[str, tuple[str, list[str]]] = {
    "fewer tokens than the machine holds": (
        "".join(f'[[token]]\nid = "{id}"\ncopies = 1\n' for id in BOX.token_ids[:-1])
        + '[[token]]\nid = "cold_4"\nremove = true',
        ["11", "10", "4"],
    ),
    "no token at all": (
        "".join(f'[[token]]\nid = "{id}"\nremove = true\n' for id in BOX.token_ids),
        ["0", "10"],
    ),
    "a token of value 0": ('[[token]]\nid = "hot_1"\nvalue = 0', ["hot_1", "99"]),
    "a token without copies": ('[[token]]\nid = "hot_1"\ncopies = 0', ["hot_1", "500"]),
    "an unknown symbol": ('[[token]]\nid = "hot_1"\nsymbol = "iced"', ["hot_1", "iced"]),
    "an id with a space": (
        '[[token]]\nid = "Hot 9"\nvalue = 1\nsymbol = "hot"\ncopies = 1\n' + ENTRY.format(),
        ["Hot 9"],
    ),
    "a cup no tile fits": ('[[tile]]\nid = "doppio_tile_2"\nvalue = 3', ["doppio", "3", "2"]),
    "a cup without tiles": (
        "".join(f'[[tile]]\nid = "espresso_tile_{value}"\nremove = true\n' for value in range(1, 6)),
        ["espresso"],
    ),
    "too few lowest tiles": ('[[tile]]\nid = "espresso_tile_1"\ncopies = 4', ["espresso_tile_1", "4", "5"]),
    "a higher tile with copies": ('[[tile]]\nid = "espresso_tile_3"\ncopies = 2', ["espresso_tile_3", "2"]),
    "two tiles of the same value": (TILE.format(value=3, copies=1), ["espresso", "3"]),
    "a tile of value 0": ('[[tile]]\nid = "espresso_tile_1"\nvalue = 0', ["espresso_tile_1", "99"]),
    "a tile of an unknown cup": ('[[tile]]\nid = "espresso_tile_3"\ncup = "mug"', ["mug", "espresso"]),
    "a cup without spaces": ('[[cup]]\nid = "doppio"\nspaces = []', ["doppio", "8"]),
    "a space of tea": ('[[cup]]\nid = "doppio"\nspaces = ["tea"]', ["doppio", "tea"]),
    "two cups of a colour": ('[[cup]]\nid = "doppio"\ncolour = "red"', ["red"]),
    "a cup that the drinks card needs": ('[[cup]]\nid = "doppio"\nremove = true', ["doppio", "payment"]),
    "six cups": (
        '[[cup]]\nid = "mug"\nname = { en = "Mug", fr = "Mug" }\nspaces = ["milk"]\ncolour = "pink"',
        ["6", "5"],
    ),
    "a cell of the drinks card too many": (
        '[[payment]]\nid = "espresso_2"\ncup = "espresso"\nsymbols = 2\ncoins = 0\nstatus = "mine"',
        ["espresso"],
    ),
    "a cell of the drinks card missing": ('[[payment]]\nid = "doppio_2"\nremove = true', ["doppio", "2"]),
    "a card that pays more for more symbols": ('[[payment]]\nid = "doppio_2"\ncoins = 9', ["doppio"]),
    "a payment below nothing": ('[[payment]]\nid = "doppio_2"\ncoins = -1', ["doppio_2", "-1"]),
    "a payment for an unknown cup": ('[[payment]]\nid = "doppio_2"\ncup = "mug"', ["mug"]),
    "coins below nothing": ("[supply]\ncoins = -1", ["-1"]),
    "an unknown field": ('[[cup]]\nid = "doppio"\nhandle = true', ["doppio", "handle"]),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_played_is_refused_with_the_file_and_the_reason(what: str) -> None:
    text, words = BAD[what]
    refusal = refusal_of(text)

    for language in LANGUAGES:
        sentence = say(refusal.message, language)
        assert "mine.toml" in sentence
        assert [word for word in words if word not in sentence] == []
