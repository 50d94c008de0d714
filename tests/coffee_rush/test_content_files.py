"""People's own content files: laid over ours, checked, and refused with a sentence that says where and why."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from demitasse.games.coffee_rush.content import CoffeeRushContent, load
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent, BadRecord
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter, read
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play, offers, play, quiet_turn

AFFOGATO = """
[[order]]
id = "affogato"
name = { en = "Affogato", fr = "Affogato" }
ingredients = { coffee = 2, ice = 2 }
specialty = true
copies = 2
served = "iced"
status = "mine"

[[order]]
id = "cocoa"
remove = true
"""
SUGAR = """
[[ingredient]]
id = "sugar"
name = { en = "Sugar", fr = "Sucre" }
supply = 9
specialty = true
status = "mine"
"""
RENAMED = '[[order]]\nid = "cocoa"\nname = { en = "Hot Chocolate", fr = "Chocolat chaud" }\nstatus = "mine"'
FEWER_RUSH = "[rush]\ntokens = 3"


def bring(*texts: str) -> CoffeeRushContent:
    names = ("mine.toml", "yours.toml")
    return load(tuple(Source(name, text) for name, text in zip(names, texts, strict=False)))


def sentences(refusal: BadContent) -> list[str]:
    return [say(refusal.message, language) for language in LANGUAGES]


def refusal_of(*texts: str) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        bring(*texts)
    return refusal.value


BAD = {
    "an unknown ingredient in a recipe": (
        '[[order]]\nid = "cocoa"\ningredients = { milk = 1, sugar = 1 }',
        ["cocoa", "sugar", "chocolate"],
    ),
    "an unknown ingredient on the board": (
        '[board]\ngrid = [["ice", "ice", "ice"], ["ice", "sand", "ice"], ["ice", "ice", "ice"]]',
        ["board", "sand", "chocolate"],
    ),
    "79 cards": ('[[order]]\nid = "cocoa"\ncopies = 1', ["79", "80"]),
    "81 cards": ('[[order]]\nid = "cocoa"\ncopies = 3', ["81", "80"]),
    "a drink removed without another in its place": ('[[order]]\nid = "cocoa"\nremove = true', ["78", "80"]),
    "three easy orders": (
        '[[order]]\nid = "espresso"\ncopies = 1\n[[order]]\nid = "cocoa"\ncopies = 3',
        ["espresso", "3", "4"],
    ),
    "an unknown section": ("[cards]\nnumber = 80", ["cards", "order"]),
    "a table where a list belongs": ('[order]\nid = "cocoa"', ["[[order]]"]),
    "a list where a table belongs": ("[[rush]]\ntokens = 3", ["[rush]"]),
    "an entry without an id": ('[[order]]\nid = "cocoa"\n[[order]]\ncopies = 2', ["order", "2"]),
    "an id that is no text": ("[[order]]\nid = 7", ["order", "1"]),
    "entries that are no tables": ("order = [1, 2]", ["order", "1"]),
    "something to remove that is not there": ('[[order]]\nid = "mocca"\nremove = true', ["mocca"]),
    "text that is not TOML": ("[[order]\nid =", ["1"]),
    "brackets without end": ("[board]\ngrid = " + "[" * 5000, []),
    "a number written as text": ('[[order]]\nid = "cocoa"\ncopies = "2"', ["cocoa", "copies"]),
    "a number with a fraction": ('[[ingredient]]\nid = "tea"\nsupply = 12.5', ["tea", "supply"]),
    "a flag that is no flag": ('[[order]]\nid = "cocoa"\nspecialty = 1', ["cocoa", "specialty"]),
    "a word that is not one of two": ('[[order]]\nid = "cocoa"\nserved = "tepid"', ["cocoa", "served"]),
    "a misspelt field": ('[[order]]\nid = "cocoa"\ncopys = 2', ["cocoa", "copys"]),
    "a name in one language only": (
        '[[order]]\nid = "cocoa"\nname = { de = "Kakao" }',
        ["cocoa", "de", "fr"],
    ),
    "a new drink half described": ('[[order]]\nid = "affogato"\ncopies = 2', ["affogato", "name"]),
    "a recipe for nothing": ('[[order]]\nid = "cocoa"\ningredients = {}', ["cocoa"]),
    "a recipe of no tokens": ('[[order]]\nid = "cocoa"\ningredients = { milk = 0 }', ["cocoa"]),
    "no copies at all": ('[[order]]\nid = "cocoa"\ncopies = 0', ["cocoa", "0"]),
    "a card id no choice could name": (
        AFFOGATO.replace('"affogato"', '"Affogato al caffè"'),
        ["Affogato al caffè"],
    ),
    "a drink called like an ingredient": (AFFOGATO.replace('"affogato"', '"milk"'), ["milk"]),
    "a ninth ingredient": (SUGAR, ["caramel"]),
    "an ingredient removed": ('[[ingredient]]\nid = "tea"\nremove = true', ["tea"]),
    "too large a supply": ('[[ingredient]]\nid = "tea"\nsupply = 256', ["tea", "256", "255"]),
    "less than nothing": ('[[ingredient]]\nid = "tea"\nsupply = -1', ["tea", "-1"]),
    "an upgrade removed": ('[[upgrade]]\nid = "diagonal_move"\nremove = true', ["diagonal_move"]),
    "rush tokens owed": ("[rush]\ntokens = -2", ["-2"]),
    "rush tokens in words": ('[rush]\ntokens = "many"', ["rush", "tokens"]),
    "a board that is no rectangle": (
        '[board]\ngrid = [["ice", "ice", "ice"], ["ice", "ice"], ["ice", "ice", "ice"]]',
        ["3", "8"],
    ),
    "a board too small": ('[board]\ngrid = [["ice", "milk"], ["tea", "milk"]]', ["3", "8"]),
    "a board of words": ('[board]\ngrid = "4 x 4"', ["board", "grid"]),
}
"""What is wrong: the file, and the words a person needs in order to put it right."""


@pytest.mark.parametrize(("text", "words"), BAD.values(), ids=BAD.keys())
def test_a_file_that_cannot_be_played_is_refused_by_file_entry_and_field(text: str, words: list[str]) -> None:
    for sentence in sentences(refusal_of(text)):
        assert [word for word in ["mine.toml", *words] if word not in sentence] == []
        assert "\n" not in sentence


@pytest.mark.parametrize(
    "wrong", ["ingredients = { sugar = 1 }", 'copies = "2"', "ingredients = {}", "copies = 0"]
)
def test_of_two_files_the_one_with_the_mistake_is_named(wrong: str) -> None:
    mistake, right = f'[[order]]\nid = "cocoa"\n{wrong}', RENAMED

    assert refusal_of(mistake, right).message.facts["file"] == "mine.toml"
    assert refusal_of(right, mistake).message.facts["file"] == "yours.toml"


@pytest.mark.parametrize("word", ['"yes"', "1"])
def test_removing_takes_true_and_no_other_word(word: str) -> None:
    for sentence in sentences(refusal_of(f'[[order]]\nid = "cocoa"\nremove = {word}')):
        assert [known for known in ("mine.toml", "cocoa", "remove") if known not in sentence] == []


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refusal:
        COFFEE_RUSH.content(tmp_path / "nowhere.toml")

    assert all("nowhere.toml" in sentence for sentence in sentences(refusal.value))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refusal:
        COFFEE_RUSH.content(tmp_path)

    assert refusal.value.message.key == "content-unreadable"
    assert refusal.value.message.facts["file"] == str(tmp_path)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes('[[order]]\nid = "cocoa"\nname = { en = "Café", fr = "Café" }'.encode("latin-1"))
    with pytest.raises(BadContent) as refusal:
        COFFEE_RUSH.content(file)

    assert all("latin.toml" in sentence and "UTF-8" in sentence for sentence in sentences(refusal.value))


def test_one_field_of_a_drink_can_be_changed_and_the_others_stay() -> None:
    ours, mine = load(), bring('[[order]]\nid = "cocoa"\ningredients = { chocolate = 2 }')

    before, after = (next(order for order in c.orders if order.id == "cocoa") for c in (ours, mine))
    assert after.ingredients == {"chocolate": 2}
    assert (after.name, after.copies, after.specialty) == (before.name, before.copies, before.specialty)
    assert [o for o in mine.orders if o.id != "cocoa"] == [o for o in ours.orders if o.id != "cocoa"]


def test_a_changed_recipe_is_what_the_cup_must_hold() -> None:
    content = bring('[[order]]\nid = "cocoa"\ningredients = { chocolate = 2 }')
    rows = [["cocoa-1"]]

    assert "send 1 cocoa-1" in offers(
        barista(content=content, step="send", cups=[{"chocolate": 2}], rows=rows)
    )
    old_cup = {"milk": 1, "steam": 1, "chocolate": 1}
    assert offers(barista(content=content, step="send", cups=[old_cup], rows=rows)) == ["done"]


def test_a_drink_of_ones_own_can_be_ordered_and_sent() -> None:
    content = bring(AFFOGATO)
    assert "cocoa-1" not in content.card_index
    position = barista(content=content, step="send", cups=[{"coffee": 2, "ice": 2}], rows=[["affogato-2"]])
    play(position, "send 1 affogato-2")

    assert position.view(None).players[0].sent == ("affogato-2",)
    assert position.view(None).players[0].rush == 1
    assert content.names["affogato-2"].fr == "Affogato"


def test_a_board_of_ones_own_can_be_walked() -> None:
    content = bring('[board]\ngrid = [["tea", "milk", "tea"], ["ice", "tea", "ice"], ["tea", "milk", "tea"]]')
    position = barista(content=content, meeples=["b2", "a1", "c3"])
    assert sorted(offers(position)) == ["step a2", "step b1", "step b3", "step c2"]

    play(position, "step b1", "step c1", "stop")
    assert position.view(None).hand == {"milk": 1, "tea": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_play_with_content_of_ones_own_comes_to_an_end(seats: int) -> None:
    content = bring(AFFOGATO, FEWER_RUSH)
    position = new_play(seats, content=content)
    stocks = position.stocks()
    while position.result is None:
        quiet_turn(position)

    assert position.stocks() == stocks
    assert stocks["rush"] == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_an_ingredient_nobody_has_gives_nothing_when_meeples_are_placed(seats: int) -> None:
    position = new_play(seats, content=bring('[[ingredient]]\nid = "tea"\nsupply = 0'), first=0)
    play(position, "place a3", "place a1", "place d2")
    if seats == 2:
        play(position, "place d1")

    assert position.view(None).hand.get("tea", 0) == 0
    assert position.stocks()["tea"] == 0


def test_content_that_plays_differently_has_another_digest() -> None:
    files = (
        "",
        AFFOGATO,
        FEWER_RUSH,
        '[[order]]\nid = "cocoa"\nspecialty = true',
        "[board]\ngrid = " + str([["ice"] * 4] * 4),
    )

    assert len({bring(text).digest for text in files}) == len(files)


def test_another_name_or_status_makes_no_other_content() -> None:
    content = bring(RENAMED)

    assert content.digest == load().digest
    assert (content.names["cocoa"].en, content.names["cocoa-2"].fr) == ("Hot Chocolate", "Chocolat chaud")
    assert load().names["cocoa"].en == "Cocoa"


def test_the_same_files_give_the_same_content_object(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(AFFOGATO, encoding="utf-8")

    assert COFFEE_RUSH.content(file) is COFFEE_RUSH.content(str(file))
    assert COFFEE_RUSH.content(file) is not COFFEE_RUSH.content()
    assert COFFEE_RUSH.content() is COFFEE_RUSH.load()


def test_a_changed_file_gives_other_content(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FEWER_RUSH, encoding="utf-8")
    before = COFFEE_RUSH.content(file)
    file.write_text(AFFOGATO, encoding="utf-8")

    assert COFFEE_RUSH.content(file).digest != before.digest


def test_of_two_files_the_later_one_has_the_last_word() -> None:
    content = bring(FEWER_RUSH, "[rush]\ntokens = 7")

    assert content.rush_tokens == 7
    assert bring("[rush]\ntokens = 7", FEWER_RUSH).rush_tokens == 3


def test_two_files_may_make_80_cards_together() -> None:
    content = bring('[[order]]\nid = "cocoa"\ncopies = 1', '[[order]]\nid = "iced_cocoa"\ncopies = 3')

    assert ("cocoa-2" in content.card_index, "iced_cocoa-3" in content.card_index) == (False, True)


def test_a_position_keeps_its_content_on_the_way_to_another_process() -> None:
    position = new_play(content=bring(AFFOGATO))
    twin = pickle.loads(pickle.dumps(position))

    assert twin == position
    assert twin.content is position.content


def test_a_record_refuses_other_content(tmp_path: Path) -> None:
    content = bring(AFFOGATO)
    file = write_record(tmp_path, content)
    with pytest.raises(BadRecord) as refusal:
        read(file).start(COFFEE_RUSH, load())

    assert refusal.value.message.key == "record-other-content"
    facts = refusal.value.message.facts
    assert (facts["theirs"], facts["ours"]) == (content.digest, load().digest)


def test_a_record_replays_with_the_content_it_was_played_with(tmp_path: Path) -> None:
    content = bring(AFFOGATO)
    file = write_record(tmp_path, content)

    assert read(file).replay(COFFEE_RUSH, content).position.content is content
    assert len(read(file).replay(COFFEE_RUSH, content).rows) == 3


def test_a_record_does_not_mind_another_name(tmp_path: Path) -> None:
    file = write_record(tmp_path, load())

    assert len(read(file).replay(COFFEE_RUSH, bring(RENAMED)).rows) == 3


def write_record(folder: Path, content: CoffeeRushContent) -> Path:
    table = Play(COFFEE_RUSH, people=["Ana", "Bo", "Cleo"], seed=4, content=content)
    writer = FileWriter(folder / "play.jsonl", table)
    for _ in range(3):
        (seat,) = table.position.seats_to_act
        table.choose(seat, table.position.choices(seat)[0])
        writer.update()
    writer.close()
    return writer.path
