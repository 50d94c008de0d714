"""Solo Mode: what can be known of Starbots' cards."""

from __future__ import annotations

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.hype import DrawCustomer
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.kernel.chance import Chance
from demitasse.kernel.seats import replaced
from tests.playing import rule
from tests.seize_the_bean.build import BOX, deck, discards, friends_of, go_on, new_play, starbots_turn
from tests.seize_the_bean.expansions.starbots import STARBOTS, YOU, ended, finish, level_with, solo

# What can be known.


@rule("SB-XVIS-06", "SB-XRULING-90")
def test_what_everybody_sees_of_starbots() -> None:
    position = solo(level_with("starter", "boss"))
    starbots_turn(position, ("pantry", 1), ("milk", 4), ("beans", 3))
    view = position.view(YOU)

    assert view.starbots is not None
    assert len(view.players[STARBOTS].pantry) == 2
    assert sum(map(len, view.starbots.upgrades.values())) == 2
    assert [BOX.action_cards[card] for card in view.starbots.actions_discarded] == [
        (1, 4),
        (4, 1),
        (3, 0),
    ]
    assert view.starbots.actions_left == 17
    assert view.starbots.upgrades_left == 14
    assert (view.players[STARBOTS].top, view.players[STARBOTS].discards) == ("", ())
    assert view.starbots.pile == ()


@rule("SB-XRULING-90")
def test_its_customers_are_turned_over_at_the_end() -> None:
    position = finish(cafes={1: {"discard": ["hipsters-c01"]}})
    assert position.view(YOU).starbots.pile == ()  # type: ignore[union-attr]
    ended(position)

    assert position.view(None).starbots.pile == ("hipsters-c01",)  # type: ignore[union-attr]


@rule("SB-XVIS-06")
def test_what_is_hidden_is_imagined_anew() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    starbots_turn(position, ("attract", 1))
    dreams = [position.imagine(YOU, Chance.of(seed)) for seed in range(40)]

    assert {discards(dream, STARBOTS)[0] for dream in dreams} == {*friends_of(0)}
    assert len({dream.action_cards.left for dream in dreams}) > 30
    assert len({dream.robot.upgrades_left for dream in dreams}) > 30
    for dream in dreams:
        assert dream.stocks() == position.stocks()
        assert dream.view(YOU) == position.view(YOU)
        assert sorted(dream.action_cards.left) == sorted(position.action_cards.left)


@rule("SB-XVIS-06")
def test_to_a_spectator_it_could_also_be_a_card_under_your_discards() -> None:
    """Your deck is through, but who only looks on does not know what lies in your Discard Pile."""
    cafe = {"deck": ["hipsters-c01"], "discard": ["tourists-c01", "cyclists-c01", "musicians-c01"]}
    position = solo(level_with("starter", "competitive"), cafes={0: cafe})
    starbots_turn(position, ("attract", 1))

    assert deck(position, YOU) == []
    for viewer, could_be in (
        (YOU, {"hipsters-c01"}),
        (None, {"hipsters-c01", "tourists-c01", "cyclists-c01"}),
    ):
        dreams = [position.imagine(viewer, Chance.of(seed)) for seed in range(30)]
        assert {discards(dream, STARBOTS)[0] for dream in dreams} == could_be
        assert {discards(dream, YOU)[-1] for dream in dreams} == {"musicians-c01"}


@rule("SB-XVIS-06")
def test_not_even_your_icons_tell_which_card_it_was() -> None:
    cards = ["hipsters-c01", "tourists-c01"]
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": cards}})
    starbots_turn(position, ("attract", 1))

    icons = position.view(YOU).players[YOU].icons
    assert (icons["hipsters"], icons["tourists"]) == (1, 1)


@rule("SB-XVIS-06")
def test_a_card_that_you_knew_is_no_secret() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    top = deck(position, YOU)[0]
    position.known = replaced(position.known, own(YOU), (1, 0))
    starbots_turn(position, ("attract", 1))

    assert position.robot.unseen == ()
    assert {discards(position.imagine(YOU, Chance.of(seed)), STARBOTS)[0] for seed in range(20)} == {top}


@rule("SB-XVIS-06")
def test_a_deck_drawn_to_its_end_gives_the_secret_away() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    starbots_turn(position, ("attract", 1))
    taken = discards(position, STARBOTS)
    position.decks = replaced(position.decks, own(YOU), ())
    position.piles = replaced(position.piles, own(YOU), (BOX.index[CUSTOMERS]["hipsters-c01"],))
    go_on(position, DrawCustomer(YOU, 0))

    assert position.robot.unseen == ()
    assert discards(position.imagine(YOU, Chance.of(3)), STARBOTS) == taken


@rule("SB-XRULING-73")
def test_with_diverse_city_the_group_of_an_unseen_card_is_known() -> None:
    cards = ["hipsters-c01", "tourists-c01", "tourists-c02", "cyclists-c01"]
    position = solo(level_with("starter", "competitive"), diverse_city=True, cafes={0: {"deck": cards[1:]}})
    starbots_turn(position, ("attract", 1))

    assert position.view(YOU).players[STARBOTS].marks == {"tourists": 1}
    dreams = [position.imagine(YOU, Chance.of(seed)) for seed in range(30)]
    assert {discards(dream, STARBOTS)[0] for dream in dreams} == {"tourists-c01", "tourists-c02"}


@rule("SB-XVIS-06")
def test_hidden_things_are_open_in_a_replay() -> None:
    hidden = new_play(1).hidden()

    assert len(hidden["actions"]) == 20
    assert len(hidden["upgrade_tokens"]) == 16
