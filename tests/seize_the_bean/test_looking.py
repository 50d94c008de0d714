"""Looking into decks: Connections, alone or combined, and Customer Tracking (SB-RULING-07…09, -26, SB-INFO-01)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Activated, Looked, Reshuffled
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    begin,
    city_deck,
    deck,
    discards,
    effect,
    row,
    table,
)

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
HIDDEN = ["hipsters-c07", "hipsters-c08", "hipsters-c09"]


@rule("SB-RULING-07")
@pytest.mark.parametrize(("cards", "seen"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_connections_looks_at_three_cards_or_all_there_are(cards: int, seen: int) -> None:
    position = table(decks={"style": cards})
    top = city_deck(position, "style")
    effect(position, 0, "connections")
    events = play(position, "look style")

    assert only(events, Looked) == [Looked(0, "style", seen, tuple(top[:seen]))]
    assert city_deck(position, "style") == top


@rule("SB-RULING-07")
def test_connections_does_nothing_without_a_deck() -> None:
    position = table(decks={"customers": 0, "pantry": 0, "style": 0}, closing="style")
    assert effect(position, 0, "connections") == []

    position = table(decks={"style": 0}, closing="style")
    effect(position, 0, "connections")
    assert offers(position) == ["look customers", "look pantry"]
    assert refused(position, "look style").rule == "SB-RULING-07"


@rule("SB-RULING-07")
def test_there_is_no_pair_with_an_empty_deck() -> None:
    position = table(
        cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE, decks={"customers": 0}, closing="customers"
    )
    play(position, "place attract")

    assert offers(position) == ["activate attract", "activate connections hipsters-s5"]
    assert refused(position, "combine").rule == "SB-RULING-07"
    play(position, "activate attract", f"take {FIVE[0]}")
    assert row(position) == ["", *FIVE[1:]]


@rule("SB-RULING-08")
def test_a_card_of_the_row_is_replaced_by_the_one_put_on_top() -> None:
    position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE, decks={"customers": HIDDEN})
    play(position, "place attract", "combine", f"take {FIVE[1]}")
    assert row(position)[1] == ""

    play(position, "return 3", "return 3")
    assert row(position) == [HIDDEN[2], FIVE[0], *FIVE[2:]]
    assert city_deck(position)[:2] == [HIDDEN[1], HIDDEN[0]]


@rule("SB-RULING-08")
def test_a_card_of_the_deck_leaves_no_gap() -> None:
    position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE, decks={"customers": HIDDEN})
    play(position, "place attract", "combine", f"take {HIDDEN[0]}", "return 2")

    assert row(position) == FIVE
    assert city_deck(position)[:2] == [HIDDEN[2], HIDDEN[1]]
    assert discards(position, 0) == [HIDDEN[0]]


@rule("SB-RULING-09")
def test_the_pair_is_on_offer_only_while_neither_icon_was_activated() -> None:
    for first in ("activate attract", "activate connections hipsters-s5"):
        cafe = {"style": ["hipsters-s5", "tourists-s1", "party_animals-s5"]}
        position = table(cafes={0: cafe}, customers=FIVE)
        play(position, "place attract")
        assert "combine" in offers(position)
        play(position, first)
        play(position, *([f"take {FIVE[0]}"] if first == "activate attract" else ["look style", "done"]))

        assert any(text.startswith("activate") for text in offers(position))
        assert "combine" not in offers(position)
        assert refused(position, "combine").rule == "SB-RULING-09"


@rule("SB-RULING-09")
def test_the_pair_takes_two_of_the_four_activations() -> None:
    style = ["hipsters-s5", "tourists-s3", "hipsters-s2", "tourists-s1", "cyclists-s1"]
    position = table(cafes={0: {"style": style}}, customers=FIVE, decks={"customers": HIDDEN})
    play(position, "place attract")
    assert "combine" in offers(position)
    play(position, "combine", f"take {HIDDEN[0]}", "done")
    action = position.view(None).action
    assert action is not None
    assert action.left == 2

    position = table(cafes={0: {"style": style}}, customers=FIVE)
    play(position, "place attract", "activate hype tourists-s3", "activate review hipsters-s2")
    assert "combine" in offers(position)
    play(position, "activate hype cyclists-s1")
    assert "combine" not in offers(position)


@rule("SB-RULING-09")
def test_a_second_connections_of_the_row_resolves_alone() -> None:
    cafe = {"style": ["hipsters-s5", "cyclists-s2"]}
    position = table(cafes={0: cafe}, customers=FIVE, decks={"customers": HIDDEN})
    play(position, "place attract")
    assert offers(position).count("combine") == 1
    events = play(position, "combine", f"take {FIVE[0]}", "done")

    assert only(events, Activated)[-1] == Activated(0, "connections", "cyclists-s2")
    assert offers(position) == ["look customers", "look pantry", "look style"]


@rule("SB-RULING-09")
def test_the_pair_is_connections_and_the_base_icon_never_an_icon_of_an_upgrade() -> None:
    """In the row of Upgrade Pantry an Attract icon stays by itself: the cards seen are Pantry Upgrades."""
    cafe = {"style": ["start_uppers-s5", "cyclists-s5"]}
    position = table(cafes={0: cafe}, customers=FIVE)
    play(position, "place pantry")
    (looked,) = only(play(position, "combine"), Looked)
    assert looked.deck == "pantry"

    play(position, f"take {row(position, 'pantry')[0]}", "done")
    assert offers(position) == [f"take {card}" for card in FIVE]


@rule("SB-RULING-09")
def test_connections_reached_by_innovation_is_never_part_of_a_pair() -> None:
    position = table(cafes={0: {"style": ["hipsters-s1", "tourists-s1"]}}, customers=FIVE)
    play(position, "place attract")
    assert "combine" not in offers(position)
    play(position, "activate innovation hipsters-s1", "activate connections tourists-s1")

    assert offers(position) == ["look customers", "look pantry", "look style"]


@rule("SB-RULING-09")
def test_a_resource_action_has_no_pair() -> None:
    position = table(
        cafes={0: {"pantry": ["cyclists-p2", "hipsters-p1", "musicians-p4"], "style": ["hipsters-s5"]}}
    )
    play(position, "place beans")

    assert "combine" not in offers(position)


@rule("SB-RULING-26")
def test_tracking_with_one_card_rebuilds_the_deck_below_it() -> None:
    pile = ["hipsters-c04", "hipsters-c05", "hipsters-c06"]
    position = table(cafes={0: {"deck": ["grandma-1"], "discard": pile}})
    events = effect(position, 0, "track 2")
    (looked,) = only(events, Looked)

    assert only(events, Reshuffled) == [Reshuffled(0, 3)]
    assert (looked.deck, looked.number, looked.cards[0]) == ("own", 2, "grandma-1")
    assert looked.cards[1] in pile
    play(position, "return 2")
    assert offers(position) == ["discard 2", "done"]
    play(position, "done")
    assert deck(position, 0)[:2] == [looked.cards[1], "grandma-1"]
    assert sorted(deck(position, 0)) == sorted(["grandma-1", *pile])


@rule("SB-RULING-26")
def test_what_tracking_sends_away_goes_onto_the_new_discard_pile() -> None:
    position = table(cafes={0: {"deck": ["grandma-1"], "discard": ["hipsters-c04", "hipsters-c05"]}})
    effect(position, 0, "track 2")
    play(position, "discard 1", "done")

    assert discards(position, 0) == ["grandma-1"]
    assert sorted(deck(position, 0)) == ["hipsters-c04", "hipsters-c05"]


@rule("SB-INFO-01")
@pytest.mark.parametrize("text", ["look customers", "return 1", "discard 1", "done"])
@pytest.mark.parametrize("phase", [None, "service"])
def test_nobody_looks_into_or_reorders_a_deck_without_an_effect_that_says_so(
    text: str, phase: str | None
) -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", 1)]}})
    if phase:
        begin(position, phase)

    assert refused(position, text).rule == "SB-INFO-01"
