"""How the fields of every card are known, and what the booklets' text implies for them."""

from __future__ import annotations

import pytest

import demitasse
from demitasse.kernel.box import box_of
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, say
from tests.playing import rule

GAMES = [demitasse.game(id) for id in demitasse.GAMES]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


@each_game
def test_every_field_that_is_named_is_one_of_its_entry(game: Game) -> None:
    known = game.layout.ours.provenance
    for deck in box_of(game).decks:
        for entry in deck.entries:
            provenance = known[deck.id, entry.id]
            named = {*provenance.found, *provenance.derived}
            assert named <= {field.path for field in entry.fields}, (deck.id, entry.id)
            assert not set(provenance.found) & set(provenance.derived), (deck.id, entry.id)


@each_game
def test_what_a_field_is_derived_from_is_a_rule_in_both_languages(game: Game) -> None:
    rules = {field.rule for deck in box_of(game).decks for entry in deck.entries for field in entry.fields}

    assert rules - {""} <= set(game.rulebook.ids)


@each_game
def test_a_derived_field_says_from_what_and_no_other_does(game: Game) -> None:
    for deck in box_of(game).decks:
        for entry in deck.entries:
            for field in entry.fields:
                assert bool(field.rule) == (field.status == "derived"), (deck.id, entry.id, field.path)


@rule("CR-DATA-05", "CG-DATA-07", "KR-COMP-11", "KR-COMP-12", "SB-DATA-09", "SB-XDATA-10", "SB-XDATA-11")
@each_game
def test_our_cards_keep_all_that_the_booklet_implies(game: Game) -> None:
    pins = list(game.pins(game.load()))

    assert len(pins) > 10
    assert [pin for pin in pins if not pin.holds] == []
    assert {pin.rule for pin in pins} <= set(game.rulebook.ids)


@rule("SB-XDATA-10")
def test_two_geeks_an_uncle_and_a_cousin_cost_the_eight_beans_they_start_with() -> None:
    bean = demitasse.game("seize-the-bean")
    content = bean.load()
    geeks = [
        number
        for number, card in enumerate(content.customers)
        if card.groups[0] == "board_game_geeks" and not card.is_super
    ]

    assert len(geeks) == 7
    assert {content.main_resources[geek] for geek in geeks} == {(2, 0, 0)}


BROKEN = {
    "coffee-rush": ("[rush]\ntokens = 14", "CR-SETUP-03"),
    "cafe-del-gatto": ('[[payment]]\nid = "cappuccino_2"\ncoins = 4', "CG-DATA-06"),
    "seize-the-bean": ('[[friend]]\nid = "dog_uncle"\nmain.order = { bean = 1 }', "SB-XDATA-10"),
    "kitchen-rush": ('[[spice]]\nid = "red"\ncount = 11', "KR-COMP-12"),
}


@each_game
def test_a_card_that_differs_from_the_booklet_is_played_with_a_warning(game: Game) -> None:
    text, broken = BROKEN[game.id]
    box = box_of(game, (Source("mine.toml", text),))

    assert box.problems == ()
    assert box.digest not in ("", box.ours)
    assert broken in {warning.message.facts["rule"] for warning in box.warnings}
    for language in LANGUAGES:
        assert any(broken in say(each.message, language) for each in box.warnings)
