"""A box of whatever people bring: every mistake has its sentence, and nothing else happens."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import demitasse
from demitasse.kernel.box import Box, box_of
from demitasse.kernel.content import Source
from demitasse.kernel.corrections import as_source
from demitasse.kernel.errors import BadContent
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, say
from tests.kernel.sentences import said

GAMES = [demitasse.game(id) for id in demitasse.GAMES]
COFFEE, _, BEAN, KITCHEN = GAMES
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


def with_file(game: Game, text: str) -> Box:
    return box_of(game, (Source("mine.toml", text),))


def keys(box: Box) -> list[str]:
    for problem in box.problems:
        assert all("mine.toml" in say(problem.message, language) for language in LANGUAGES)
    return [problem.message.key for problem in box.problems]


@each_game
def test_every_deck_and_field_has_a_name_in_both_languages(game: Game) -> None:
    for deck in box_of(game).decks:
        assert all((deck.name.en, deck.name.fr))
        for entry in deck.entries:
            assert [field.path for field in entry.fields if field.label.en == field.path != "hype"] == []


@each_game
def test_what_a_box_writes_reads_the_same_again(game: Game) -> None:
    for section, entries in game.layout.ours.raw.items():
        several = section in game.layout.ours.lists
        document = {section: list(entries.values()) if several else entries[""]}
        box = box_of(game, (as_source("mine.toml", document),))
        assert (box.problems, box.digest) == ((), box.ours)
        again = with_file(game, box.toml)
        assert (again.toml, again.counts) == (box.toml, box.counts)


def test_a_file_of_another_game_is_one_sentence() -> None:
    assert keys(with_file(COFFEE, '[demitasse]\ngame = "kitchen-rush"\n[[order]]\nid = "O01"\n')) == [
        "content-other-game"
    ]


def test_a_file_of_a_newer_version_is_one_sentence() -> None:
    assert keys(with_file(COFFEE, "[demitasse]\nversion = 2\n[menu]\n")) == ["content-newer"]


def test_a_file_of_50_megabytes_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    with file.open("wb") as sparse:
        sparse.truncate(50 * 1024 * 1024)
    with pytest.raises(BadContent) as refusal:
        Source.at(file)

    assert said(refusal.value, "mine.toml", "51200") == "content-too-large"


def test_a_card_twice_is_one_sentence() -> None:
    text = '[[order]]\nid = "cocoa"\nspecialty = true\n[[order]]\nid = "cocoa"\nspecialty = false\n'

    assert keys(with_file(COFFEE, text)) == ["content-twice"]


def test_a_group_that_a_neighbourhood_needs_cannot_go() -> None:
    (problem,) = with_file(BEAN, '[[group]]\nid = "hipsters"\nremove = true\n').problems

    assert problem.message.key == "content-still-needed"
    assert (problem.section, problem.id, problem.field) == ("group", "hipsters", "remove")


def test_a_name_full_of_html_is_one_sentence_and_shown_as_it_was_given() -> None:
    box = with_file(COFFEE, '[[order]]\nid = "cocoa"\nname.en = "<b>Cocoa</b>"\n')
    (shown,) = [entry for entry in box.decks[0].entries if entry.id == "cocoa"]

    assert keys(box) == ["content-unprintable"]
    assert shown.fields[0].value == {"en": "<b>Cocoa</b>", "fr": "Cacao"}


def test_a_name_of_10_000_characters_is_one_sentence() -> None:
    (problem,) = with_file(COFFEE, f'[[order]]\nid = "cocoa"\nname.fr = "{"o" * 10_000}"\n').problems

    assert (problem.message.key, problem.field) == ("content-too-long", "name.fr")


@pytest.mark.parametrize(
    ("game", "text", "key"),
    [
        (COFFEE, '[[order]]\nid = "cocoa"\nremove = true\n', "cr-content-cards"),
        (BEAN, '[[customer]]\nid = "hipsters-c04"\nremove = true\n', "sb-content-group-size"),
        (
            KITCHEN,
            "".join(f'[[order]]\nid = "O{n:02}"\nremove = true\n' for n in range(1, 55)),
            "kr-content-number",
        ),
    ],
)
def test_too_few_cards_are_one_sentence(game: Game, text: str, key: str) -> None:
    assert keys(with_file(game, text)) == [key]


def test_a_mistake_brings_no_second_sentence() -> None:
    """A new card that cannot be read is missing, but that is not another mistake."""
    text = '[[order]]\nid = "chai"\ncopies = 2\nserved = "hot"\n[[order]]\nid = "cocoa"\nremove = true\n'

    assert set(keys(with_file(COFFEE, text))) == {"content-missing-field"}


def test_a_card_whose_id_is_misspelt_is_one_sentence_that_names_the_right_one() -> None:
    (problem,) = with_file(COFFEE, '[[order]]\nid = "espresso_dopio"\ncopies = 2').problems
    assert (problem.message.key, problem.message.facts["near"]) == ("content-near-id", "espresso_doppio")


WORDS = ["hipsters", "bean", "", "x y", "wild", "<b>", "acting", "II", "red", "hot"]


class Scribbler:
    """Writes content files that are nearly right."""

    def __init__(self, game: Game, seed: int) -> None:
        self.random = Random(seed)
        self.ours = game.layout.ours
        self.ids = [id for entries in self.ours.raw.values() for id in entries]

    def document(self) -> dict[str, Any]:
        document: dict[str, Any] = {}
        for section in self.random.sample(list(self.ours.raw), 3):
            if section in self.ours.lists:
                document[section] = [self.entry(section) for _ in range(3)]
            else:
                document[section] = self.scribbled(self.ours.raw[section][""])
        return document

    def entry(self, section: str) -> Any:
        id = self.random.choice(list(self.ours.raw[section]))
        raw = self.ours.raw[section][id]
        field = self.random.choice(list(raw))
        return self.random.choice(
            [
                {"id": id, "remove": True},
                {**raw, "id": f"{id}_x"},
                {"id": id, field: self.scribbled(raw[field])},
                {"id": id, field: self.junk()},
                self.junk(),
            ]
        )

    def scribbled(self, value: Any) -> Any:
        if self.random.random() < 0.2:
            return self.junk()
        if isinstance(value, dict):
            return {name: self.scribbled(each) for name, each in value.items() if self.random.random() < 0.9}
        if isinstance(value, list):
            return [self.scribbled(each) for each in value]
        return value + self.random.randint(-3, 5) if type(value) is int else self.random.choice(self.ids)

    def junk(self) -> Any:
        word = self.random.choice(WORDS)
        return self.random.choice([word, -1, 300, 1.5, True, None, [], [word], {}, {word: 1}, {"id": [word]}])


@pytest.mark.parametrize("seed", range(12))
@each_game
def test_whatever_people_bring_is_shown_with_what_is_wrong(game: Game, seed: int) -> None:
    box = box_of(game, (as_source("mine.toml", Scribbler(game, seed).document()),))

    keys(box)
    assert (box.content is None) == bool(box.problems)
    assert all(say(warning.message, language) for warning in box.warnings for language in LANGUAGES)
