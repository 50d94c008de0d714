"""Sentences: the same message in every language, with the names people use."""

from __future__ import annotations

from threading import Thread

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from demitasse.kernel.catalogue import Catalogue
from demitasse.kernel.content import Name
from demitasse.kernel.errors import BadChoice, Illegal, Unknown
from demitasse.kernel.language import LANGUAGES, SEAT_FACTS, catalogue, named, say
from demitasse.kernel.message import Message, message_for
from tests.contract.toy import Drew, Pick

NAMES = {"milk": Name("Milk", "Lait"), "tea": Name("Tea", "Thé")}
UNKNOWN_GAME = Message("game-unknown", {"game": "chess", "games": "coffee-rush"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said_with_its_facts(language: str) -> None:
    assert "chess" in say(UNKNOWN_GAME, language)
    assert "coffee-rush" in say(UNKNOWN_GAME, language)


def test_languages_differ() -> None:
    assert len({say(UNKNOWN_GAME, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(("person", "whose"), [("Maya", "de Maya"), ("Inès", "d’Inès"), ("Élise", "d’Élise")])
def test_french_elides_before_a_name_that_begins_with_a_vowel(person: str, whose: str) -> None:
    message = Message("sb-event-stayed", {"seat": 0, "card": "tea"})

    assert say(message, "fr", NAMES, [person]) == f"Thé reste dans la file {whose}."
    assert say(message, "en", NAMES, [person]).count(person) == 1


def test_a_message_nobody_wrote_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say(Message("no-such-message"))


def test_a_missing_fact_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="game-unknown"):
        say(Message("game-unknown", {"game": "chess"}))


def test_a_message_that_another_thread_is_parsing_can_be_said_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    facts: dict[str, str | int] = {"game": "chess", "games": "coffee-rush"}
    fresh = Catalogue("en")
    said: list[str] = []

    parse_entry = FluentParser.parse_entry

    def parse(parser: FluentParser, text: str) -> ast.EntryType:
        """While one thread is here for the first time, another one wants the same message."""
        if not said:
            said.append("")
            other = Thread(target=lambda: said.append(fresh.format("game-unknown", facts)))
            other.start()
            other.join()
        return parse_entry(parser, text)

    monkeypatch.setattr(FluentParser, "parse_entry", parse)
    fresh.format("game-unknown", facts)

    assert said == ["", say(UNKNOWN_GAME)]


@pytest.mark.parametrize("language", ["de", "", "EN", "../en", "x" * 1000])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(Unknown) as caught:
        catalogue(language)
    assert "en, fr" in str(caught.value)


def test_an_id_is_told_by_its_name_in_the_language() -> None:
    assert named({"order": "milk"}, "en", NAMES, ())["order-name"] == "Milk"
    assert named({"order": "milk"}, "fr", NAMES, ())["order-name"] == "Lait"
    assert named({"order": "milk"}, "fr", NAMES, ())["order"] == "milk"


def test_several_ids_are_told_by_their_names_and_counted() -> None:
    told = named({"paid": ("milk", "tea", "milk")}, "fr", NAMES, ())
    assert told["paid-name"] == "Lait, Thé, Lait"
    assert told["paid"] == 3


@pytest.mark.parametrize("fact", sorted(SEAT_FACTS))
def test_a_seat_is_told_by_who_sits_there(fact: str) -> None:
    assert named({fact: 1}, "en", {}, ("Ada", "Björn"))[f"{fact}-name"] == "Björn"
    assert named({fact: (0, 1)}, "en", {}, ("Ada", "Björn"))[f"{fact}-name"] == "Ada, Björn"


@pytest.mark.parametrize("fact", sorted(SEAT_FACTS))
def test_the_readers_own_seat_is_you(fact: str) -> None:
    people = ("Ada", "Björn")
    english, french = (named({fact: 1}, language, {}, people, 1) for language in LANGUAGES)

    assert (english[f"{fact}-name"], english[f"{fact}-you"]) == ("you", "yes")
    assert (french[f"{fact}-name"], french[f"{fact}-you"]) == ("vous", "yes")
    assert named({fact: 0}, "en", {}, people, 1)[f"{fact}-you"] == "no"
    assert named({fact: 1}, "en", {}, people)[f"{fact}-you"] == "no"


def test_the_reader_is_one_of_several_and_alone_only_alone() -> None:
    people = ("Ada", "Björn", "Cleo")
    several = named({"winners": (0, 1)}, "en", {}, people, 1)

    assert named({"winners": (1,)}, "en", {}, people, 1)["winners-you"] == "yes"
    assert (several["winners-name"], several["winners-you"]) == ("Ada, you", "no")


def test_a_reason_inside_a_sentence_speaks_to_the_same_reader() -> None:
    wait, people = Message("cr-not-your-turn", {"seat": 1}), ("Ada", "Björn")

    for you in (None, 0, 1):
        assert named({"reason": wait}, "en", {}, people, you)["reason"] == say(wait, "en", {}, people, you)
    assert say(wait, "en", {}, people, 1) != say(wait, "en", {}, people, 0)


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_where_nobody_sits_is_told_by_its_number(seat: int) -> None:
    for language in LANGUAGES:
        assert named({"seat": seat}, language, {}, ("Ada", "Björn"))["seat-name"]


def test_a_reason_may_be_a_message_itself() -> None:
    told = named({"reason": UNKNOWN_GAME}, "fr", {}, ())
    assert told["reason"] == say(UNKNOWN_GAME, "fr")


@given(
    st.dictionaries(
        st.sampled_from(["game", "games", "seat", "winners"]),
        st.text() | st.integers() | st.lists(st.text() | st.integers(), max_size=3).map(tuple),
    ),
    st.sampled_from(LANGUAGES),
)
def test_any_facts_can_be_said(facts: dict[str, str | int | tuple[str | int, ...]], language: str) -> None:
    """Also what strangers type: gigantic numbers, line breaks, control characters, lone surrogates."""
    sentence = say(Message("game-unknown", {"game": "", "games": "", **facts}), language, NAMES, ("Ada",))
    assert len(sentence.splitlines()) == 1
    assert (
        sentence.isprintable() or "\N{NO-BREAK SPACE}" in sentence or "\N{NARROW NO-BREAK SPACE}" in sentence
    )


def test_a_choice_and_an_event_have_the_key_of_their_tag() -> None:
    assert message_for("toy", Pick(3)) == Message("toy-choice-pick", {"card": 3})
    assert message_for("toy", Drew(1, 3)) == Message("toy-event-drew", {"seat": 1, "card": 3})


def test_an_error_says_its_message_in_english_and_a_refusal_adds_its_rule() -> None:
    assert str(BadChoice("choice-empty", verbs="step")) == say(Message("choice-empty", {"verbs": "step"}))
    refusal = Illegal("CR-END-04", "choice-empty", verbs="step")
    assert str(refusal).endswith("(CR-END-04)")
    assert refusal.rule == "CR-END-04"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_parses_what_is_said_and_nothing_else(language: str) -> None:
    """A command says a few sentences of 1,500: it must not wait for all of them."""
    fresh = Catalogue(language)
    facts: dict[str, str | int] = {"choice": "buy", "step": "turn"}
    assert fresh.format("cg-not-now", facts) == catalogue(language).format("cg-not-now", facts)
    assert 2 <= len(fresh._parsed) < 10
