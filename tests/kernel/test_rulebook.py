"""The rulebook: every rule can be looked up by its id, in every language."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

import pytest

from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.rulebook import Question, Rulebook, Silence


@pytest.fixture
def rulebook(tmp_path: Path) -> Rulebook:
    (tmp_path / "ids.txt").write_text("XX-MOVE-01\nXX-MOVE-02\nXX-END-01\n")
    (tmp_path / "en.md").write_text(
        "# Moving\n\n"
        '- <a id="XX-MOVE-01"></a>**XX-MOVE-01** Move **one** square.\n'
        '- <a id="XX-MOVE-02"></a>**XX-MOVE-02** Never move two.\n'
        '- <a id="XX-MOVE-03"></a>**XX-MOVE-04** Anchor and id differ, so this is no rule.\n'
        "- XX-MOVE-05 has no anchor.\n"
        '- <a id="XX-END-01"></a>**XX-END-01** Then stop.\n'
    )
    (tmp_path / "fr.md").write_text('- <a id="XX-MOVE-01"></a>**XX-MOVE-01** Avancez d’une case.\n')
    return Rulebook(cast(Traversable, tmp_path))


def test_a_rule_is_a_line_with_its_id_as_an_anchor(rulebook: Rulebook) -> None:
    assert dict(rulebook.rules()) == {
        "XX-MOVE-01": "Move **one** square.",
        "XX-MOVE-02": "Never move two.",
        "XX-END-01": "Then stop.",
    }


def test_a_rule_is_told_in_the_language_asked_for(rulebook: Rulebook) -> None:
    assert rulebook.rule("XX-MOVE-01", "fr") == "Avancez d’une case."
    assert rulebook.rule("XX-MOVE-01") == "Move **one** square."


def test_the_list_of_ids_comes_from_its_own_file(rulebook: Rulebook) -> None:
    assert rulebook.ids == ("XX-MOVE-01", "XX-MOVE-02", "XX-END-01")


@pytest.mark.parametrize(
    ("id", "first", "last"),
    [
        ("XX-MOVE-99", "XX-MOVE-01", "XX-MOVE-02"),
        ("XX-END-02", "XX-END-01", "XX-END-01"),
        ("nonsense", "XX-MOVE-01", "XX-END-01"),
        ("", "XX-MOVE-01", "XX-END-01"),
        ("Z" * 1000, "XX-MOVE-01", "XX-END-01"),
    ],
)
def test_an_unknown_rule_names_its_neighbours(rulebook: Rulebook, id: str, first: str, last: str) -> None:
    with pytest.raises(Unknown) as caught:
        rulebook.rule(id)
    assert caught.value.message.facts["first"] == first
    assert caught.value.message.facts["last"] == last
    assert str(caught.value)


def test_a_rulebook_may_say_where_the_booklet_is_silent(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(
        '# Tea\n\n## Moving\n\n- <a id="XX-RULING-01"></a>**XX-RULING-01** Left. Reason: habit.\n\n'
        "## Silence\n\nSome is open.\n\n"
        "- [XX-RULING-01](#XX-RULING-01) [XX-OPT-01](#XX-OPT-01) **Which way?** Not *said*.\n",
        encoding="utf-8",
    )
    question = Question(("XX-RULING-01", "XX-OPT-01"), "Which way?", "Not *said*.")
    book = Rulebook(cast(Traversable, tmp_path))

    assert book.silence() == Silence("Silence", "Some is open.", (question,))
    assert book.questions_on("XX-OPT-01") == (question,)


def test_a_rulebook_need_not_say_it(rulebook: Rulebook) -> None:
    assert rulebook.silence() is None
    assert rulebook.questions_on("XX-MOVE-01") == ()


def test_an_unknown_language_is_refused(rulebook: Rulebook) -> None:
    with pytest.raises(Unknown) as caught:
        rulebook.page("de")
    assert all(language in str(caught.value) for language in LANGUAGES)
