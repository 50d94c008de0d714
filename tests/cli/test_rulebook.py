"""The rulebook in the terminal: the whole of it, a part, or one rule with its code and its tests."""

from __future__ import annotations

import re

import pytest

import demitasse
from demitasse.cli.rules import SIGNS, unlinked
from demitasse.kernel.rulebook import Rulebook
from tests.cli.commands import each_language, refused, run
from tests.coffee_rush.build import COFFEE_RUSH


@each_language
def test_the_whole_rulebook_is_shown(language: str) -> None:
    ran = run("rules", "coffee-rush", "--lang", language)

    assert ran.code == 0
    assert all(id in ran.out for id in COFFEE_RUSH.rulebook.rules(language))
    assert "<a id" not in ran.out
    assert "](#" not in ran.out


@each_language
@pytest.mark.parametrize("id", demitasse.GAMES)
def test_the_chapter_on_where_the_booklet_is_silent_shows_the_rulings_in_full(id: str, language: str) -> None:
    ran = run("rules", id, "--silent", "--lang", language)
    book = demitasse.game(id).rulebook
    silence = book.silence(language)
    assert silence is not None

    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert told.startswith(f"{silence.title} {' '.join(silence.opening.split())[:60]}")
    for question in silence.questions:
        assert " ".join(question.title.split()) in told
        for rule in question.ids:
            text = SIGNS.sub("", unlinked(book.rule(rule, language)))
            assert f"{rule} {' '.join(text.split())}" in told
    assert "](#" not in ran.out


def test_the_chapter_is_shown_as_a_whole_only() -> None:
    assert "leave out “CR-MOVE-14”" in refused(run("rules", "coffee-rush", "CR-MOVE-14", "--silent"))
    assert "demitasse rules coffee-rush --silent" in refused(run("rules", "cr-move-14", "--silent"))


@each_language
def test_a_rulebook_without_the_chapter_says_so(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(Rulebook, "silence", lambda self, language: None)

    said = refused(run("rules", "coffee-rush", "--silent", "--lang", language))
    assert {"en": "names no question", "fr": "ne nomme aucune question"}[language] in said


@each_language
def test_a_ruling_is_shown_with_the_question_it_answers(language: str) -> None:
    (question,) = COFFEE_RUSH.rulebook.questions_on("CR-RULING-12", language)

    assert " ".join(question.title.split()) in " ".join(
        run("rules", "CR-RULING-12", "--lang", language).out.split()
    )


@pytest.mark.parametrize("id", ["CR-MOVE-14", "cr-move-14"])
def test_one_rule_is_shown_by_its_id(id: str) -> None:
    ran = run("rules", "coffee-rush", id)

    assert ran.out.startswith("  CR-MOVE-14 ")
    assert ran.out.count("CR-MOVE-") == 1


@each_language
def test_a_rule_is_shown_with_its_code_and_its_tests(language: str) -> None:
    ran = run("rules", "cr-move-14", "--lang", language)
    _, code, tests = ran.out.split("\n\n")

    assert ran.out == run("rules", "coffee-rush", "CR-MOVE-14", "--lang", language).out
    assert re.search(r"^    src/demitasse/games/coffee_rush/movement\.py:\d+ can_finish$", code, re.MULTILINE)
    assert "tests/coffee_rush/test_movement.py::test_stopping_needs_a_square_without_another_meeple" in tests


@each_language
def test_an_example_says_that_it_has_no_code(language: str) -> None:
    _, code, tests = run("rules", "KR-EX-01", "--lang", language).out.split("\n\n")

    assert len(code.splitlines()) == 1
    assert "tests/kitchen_rush/test_examples.py::test_three_visits_of_the_maitre" in tests


def test_a_part_of_the_rulebook_is_shown_by_the_beginning_of_its_ids() -> None:
    out = run("rules", "coffee-rush", "CR-UPFX", "--lang", "fr").out

    assert [line.split()[0] for line in out.splitlines() if line.startswith("  CR-UPFX")] == [
        f"CR-UPFX-0{number}" for number in range(1, 7)
    ]


def test_a_number_may_be_written_without_its_zero() -> None:
    assert run("rules", "coffee-rush", "CR-MOVE-1").out == run("rules", "coffee-rush", "CR-MOVE-01").out
