"""Where the booklet is silent: each game has the chapter, alike in both languages, and it answers by rulings alone."""

from __future__ import annotations

import re

import pytest

import demitasse
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.rulebook import HEADING, QUESTION, Rulebook, Silence

each_game = pytest.mark.parametrize("book", [demitasse.game(id).rulebook for id in demitasse.GAMES])
each_language = pytest.mark.parametrize("language", LANGUAGES)
RULING = re.compile(r"[A-Z]+-X?RULING-\d+")
HOUSE_RULE = re.compile(r"[A-Z]+-X?OPT-\d+")
REASON = {"en": "Reason:", "fr": "Raison\u00a0:"}


def silence_of(book: Rulebook, language: str = "en") -> Silence:
    silence = book.silence(language)
    assert silence is not None
    return silence


@each_language
def test_every_game_has_the_chapter(language: str) -> None:
    title = {"en": "Where the booklet is silent", "fr": "Là où le livret se tait"}[language]
    for id in demitasse.GAMES:
        silence = silence_of(demitasse.game(id).rulebook, language)
        assert (silence.title, silence.opening[-1]) == (title, ".")
        assert len(silence.questions) >= 5


@each_game
def test_both_languages_ask_the_same_questions(book: Rulebook) -> None:
    english, french = ([it.ids for it in silence_of(book, language).questions] for language in LANGUAGES)

    assert english == french


@each_game
@each_language
def test_every_line_of_the_chapter_is_a_question(book: Rulebook, language: str) -> None:
    chapter = book.page(language).rpartition(f"{HEADING}{silence_of(book, language).title}\n")[2]
    lines = [line for line in chapter.splitlines() if line.startswith("- ")]

    assert [line for line in lines if not QUESTION.match(line)] == []
    assert f"\n{HEADING}" not in chapter
    assert all(re.search(r"\s?\?$", it.title) for it in silence_of(book, language).questions)


@each_game
@each_language
def test_a_question_is_answered_by_rulings_with_their_reasons(book: Rulebook, language: str) -> None:
    rules = book.rules(language)
    for question in silence_of(book, language).questions:
        rulings = [id for id in question.ids if RULING.fullmatch(id)]
        assert rulings
        assert [id for id in rulings if REASON[language] not in rules[id]] == []
        assert [id for id in question.ids if id not in rulings and not HOUSE_RULE.fullmatch(id)] == []


@each_game
def test_every_house_rule_answers_a_question(book: Rulebook) -> None:
    named = {id for question in silence_of(book).questions for id in question.ids}

    assert [
        id for id, text in book.rules().items() if text.startswith("House rule") and id not in named
    ] == []


def test_a_rule_knows_the_questions_it_answers() -> None:
    book = demitasse.game("kitchen-rush").rulebook

    assert [question.ids for question in book.questions_on("KR-RULING-84")] == [("KR-RULING-84",)]
    assert book.questions_on("KR-TIMER-13") == ()
