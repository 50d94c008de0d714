"""People's own content files: laid over ours, checked, and refused with a sentence that says where and why."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.content import load
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from demitasse.kernel.language import LANGUAGES, say
from tests.kitchen_rush.build import BOX, KITCHEN, bring, kitchen, new_play, play, random_play, ring

SOUP = """
[[order]]
id = "soup"
coins = 3
stars = 1
status = "mine"
[[order.dishes]]
name = { en = "Soup of the Day", fr = "Soupe du jour" }
plate = "I"
ingredients = { vegetable = 3 }
spices = { green = 1 }
cook = 1
"""
POWER_CUT = """
[[event]]
id = "dark"
name = { en = "Power Cut", fr = "Coupure de courant" }
effects = [{ do = "close_zone", zone = "spices", seconds = 45 }, { do = "fail_penalty", prestige = 2 }]
status = "mine"
[event.text]
en = "Nobody finds the Spices for a while."
fr = "Personne ne trouve les Épices pendant un moment."
"""
TWO_PLAYERS = '[[setup]]\nid = "2"\n'

BAD: dict[str, tuple[str, list[str]]] = {
    "an order that pays less than nothing": (
        '[[order]]\nid = "O01"\ncoins = -1',
        ["order O01", "coins", "-1"],
    ),
    "stars below nothing": ('[[order]]\nid = "O01"\nstars = -1', ["order O01", "stars"]),
    "an order without dishes": ('[[order]]\nid = "O01"\ndishes = []', ["order O01", "dishes"]),
    "three dishes": (SOUP + SOUP.split('"mine"')[1] * 2, ["order soup", "dishes", "3"]),
    "cooking beyond the last row": (SOUP.replace("cook = 1", "cook = 4"), ["order soup", "cook", "4"]),
    "more of a token than there is": (
        SOUP.replace("vegetable = 3", "vegetable = 25"),
        ["order soup", "vegetable", "24"],
    ),
    "an unknown ingredient": (SOUP.replace("vegetable", "leek"), ["order soup", "ingredients", "leek"]),
    "a spice among ingredients": (SOUP.replace("vegetable = 3", "green = 3"), ["order soup", "ingredients"]),
    "an unknown plate": (SOUP.replace('plate = "I"', 'plate = "V"'), ["order soup", "plate"]),
    "an order half described": ('[[order]]\nid = "soup"\ncoins = 3', ["soup"]),
    "an id with a space": (SOUP.replace('"soup"', '"hot soup"'), ["order", "hot soup"]),
    "an id that is taken by another thing": (SOUP.replace('"soup"', '"meat"'), ["meat"]),
    "too few orders": (
        "".join(f'[[order]]\nid = "O{number:02}"\nremove = true\n' for number in range(1, 50)),
        ["order", "11", "12"],
    ),
    "a row too few for our orders": ("[rows]\nlast = 2", ["order O18", "cook", "3"]),
    "an Upgrade that a Goal asks for": ('[[upgrade]]\nid = "U3"\nremove = true', ["goal G12", "U3"]),
    "a missing ingredient": ('[[ingredient]]\nid = "meat"\nremove = true', ["ingredient", "meat, vegetable"]),
    "a new spice": (
        '[[spice]]\nid = "blue"\nname = { en = "Blue", fr = "Bleu" }\ncount = 3\nstatus = "mine"',
        ["spice", "white, black"],
    ),
    "fewer tokens than setup needs": ('[[ingredient]]\nid = "meat"\ncount = 8', ["setup", "meat"]),
    "more tokens than a byte holds": (
        '[[ingredient]]\nid = "meat"\ncount = 128',
        ["ingredient meat", "count", "127"],
    ),
    "a zone removed": ('[[zone]]\nid = "sink"\nremove = true', ["zone", "maitre, waiters"]),
    "a zone without a space": ('[[zone]]\nid = "sink"\nhats = []', ["zone sink", "hats"]),
    "a Storage with one space": ('[[zone]]\nid = "storage-2"\nhats = [0]', ["zone storage-2", "hats"]),
    "a Market with spaces": ('[[zone]]\nid = "market"\nhats = [0, 0]', ["zone market", "hats"]),
    "five hats": ('[[zone]]\nid = "sink"\nhats = [0, 5]', ["zone sink", "hats", "5"]),
    "a timer removed": ('[[timer]]\nid = "red-2"\nremove = true', ["timer", "red-1"]),
    "no row to cook on": ("[rows]\nlast = 0", ["rows", "last"]),
    "too few Locked tiles": ("[tiles]\nlocked = 1", ["tiles", "locked"]),
    "a repair that pays": ("[tiles]\nrepair = -2", ["tiles", "repair"]),
    "a track that starts above nothing": ("[track]\nbottom = 1", ["track", "bottom"]),
    "a card space twice": ("[track.cards]\n2 = [2, 2]\n3 = [3]\n4 = [4]", ["track", "cards", "2"]),
    "a card space beyond the track": ("[track]\ntop = 5", ["track", "cards"]),
    "more plates in the Rack than there are": (f"{TWO_PLAYERS}rack = [5, 2, 2, 1]", ["setup 2", "rack", "5"]),
    "more orders than slots": (f"{TWO_PLAYERS}orders = 5", ["setup 2", "orders", "5", "4"]),
    "a missing setup": ('[[setup]]\nid = "3"\nremove = true', ["setup", "2, 3, 4"]),
    "an unknown word of the vocabulary": (
        '[[event]]\nid = "E02"\neffects = [{ do = "rain" }]',
        ["event", "E02", "effects"],
    ),
    "a word that is only for Events": (
        '[[prestige]]\nid = "P1"\neffects = [{ do = "bag_halved" }]',
        ["prestige", "P1", "effects"],
    ),
    "a malfunction on the Market": (
        '[[event]]\nid = "E03"\neffects = [{ do = "malfunction", zone = "market", count = { 2 = 1, 3 = 1, 4 = 1 } }]',
        ["event E03", "market", "stoves"],
    ),
    "a zone nobody knows": (POWER_CUT.replace('"spices"', '"cellar"'), ["event dark", "cellar", "spices"]),
    "seconds below nothing": (POWER_CUT.replace("45", "-45"), ["event dark", "seconds"]),
    "a lot of a hundred": (
        '[[event]]\nid = "E08"\neffects = [{ do = "lot_size", ingredients = 100 }]',
        ["event E08"],
    ),
    "a number for three players only": (
        '[[event]]\nid = "E22"\neffects = [{ do = "pay_now", coins = { 3 = 1 }, prestige = 1 }]',
        ["E22"],
    ),
    "an Upgrade below nothing": ('[[upgrade]]\nid = "U1"\ncost = -1', ["upgrade U1", "cost"]),
    "a card in one language only": (
        '[[event]]\nid = "E02"\nname = { en = "Rain", de = "Regen" }',
        ["E02", "de", "fr"],
    ),
    "a Goal for five": ('[[goal]]\nid = "G05"\nplayers = [5]', ["goal G05", "players", "5"]),
    "a Goal that wants an unknown Upgrade": (
        '[[goal]]\nid = "G12"\nalso = [{ do = "upgrade_bought", upgrade = "U9" }]',
        ["goal G12", "U9", "U1"],
    ),
    "no base Goal of a level": ('[[goal]]\nid = "G03"\nbase = false', ["hard"]),
    "two base Goals of a level": ('[[goal]]\nid = "G05"\nbase = true', ["normal", "2"]),
    "a misspelt field": ('[[order]]\nid = "O01"\ncoin = 3', ["O01", "coin"]),
    "an unknown section": ("[menu]\nsoup = 1", ["menu"]),
    "text that is not TOML": ("[[order]\n", []),
}
"""What is wrong with a file, the file, and what the refusal must name."""


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_is_refused_with_file_entry_and_field(what: str) -> None:
    text, named = BAD[what]
    with pytest.raises(BadContent) as refusal:
        bring(text)

    for language in LANGUAGES:
        sentence = say(refusal.value.message, language)
        assert "mine.toml" in sentence
        assert [word for word in named if word not in sentence] == []


def test_our_own_files_are_in_order() -> None:
    assert len(BOX.orders) == 60
    assert KITCHEN.load() is BOX


def test_one_field_can_be_changed_and_the_others_stay() -> None:
    mine = bring('[[order]]\nid = "O01"\ncoins = 9')

    assert mine.coins[0] == 9
    assert (mine.wants, mine.stars) == (BOX.wants, BOX.stars)


def test_an_order_of_ones_own_can_be_taken_cooked_and_passed() -> None:
    content = bring(SOUP)
    position = kitchen(content=content, slots=["soup"], coins=90)
    play(
        position,
        0,
        "place red-1 waiters",
        "take-order soup",
        "place red-2 storage-1",
        *["take vegetable soup.1"] * 3,
    )
    play(position, 0, "place helper-1 stoves", "cook soup.1")
    position.advance(position.began + 30_000)
    play(position, 0, "place red-1 spices", "spice green soup.1")
    ring(position)

    assert [served.id for served in position.view(None).served] == ["soup"]
    assert position.prestige == 1
    assert content.names["soup"].fr == "Soupe du jour"


def test_an_event_of_ones_own_needs_no_code() -> None:
    content = bring(POWER_CUT)
    position = kitchen(content=content, event="dark")
    assert not any("spices" in str(choice) for choice in position.choices(0))
    assert position.due == position.began + 45_000

    position.advance(position.began + 45_000)

    assert any("spices" in str(choice) for choice in position.choices(0))
    assert position.view(None).event == "dark"


def test_content_that_plays_differently_has_another_digest_and_a_new_name_has_not() -> None:
    files = (
        "",
        SOUP,
        POWER_CUT,
        '[[order]]\nid = "O01"\ncoins = 9',
        "[tiles]\nrepair = 1",
        f"{TWO_PLAYERS}coins = 9",
    )
    renamed = (
        '[[order]]\nid = "O01"\nstatus = "mine"\n[[zone]]\nid = "sink"\nname = { en = "Tub", fr = "Bac" }'
    )

    assert len({bring(text).digest for text in files}) == len(files)
    assert bring(renamed).digest == BOX.digest
    assert bring(renamed).names["sink"].en == "Tub"


def test_of_two_files_the_later_one_has_the_last_word() -> None:
    sources = tuple(Source(f"{price}.toml", f"[tiles]\nrepair = {price}") for price in (1, 4))

    assert load(sources).tiles.repair == 4
    with pytest.raises(BadContent) as refusal:
        load((*sources, Source("last.toml", '[[upgrade]]\nid = "U1"\ncost = -1')))
    assert refusal.value.message.facts["file"] == "last.toml"


def test_another_setup_is_laid_out() -> None:
    position = new_play(2, content=bring(f"{TWO_PLAYERS}coins = 7\nbag = {{ red = 4 }}"))

    assert (position.coins, counts_of(position.bag)) == (7, {"red": 4})
    assert counts_of(position.stock)["red"] == 6


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_play_with_content_of_ones_own_comes_to_an_end(seats: int) -> None:
    content = bring(SOUP + POWER_CUT)
    stocks = new_play(seats, 2, content, events=True).stocks()
    last = None
    for last, _ in random_play(seats, 2, content, events=True):
        assert last.stocks() == stocks

    assert last is not None
    assert last.result is not None
    assert stocks["orders"] == 61
