"""The City: what is visible, how rows close their gaps, decks that run out (SB-CITY, SB-RULING-03…06, -10, -11)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Arrived, LastDay, Recruited
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_deck,
    city_pile,
    discards,
    effect,
    line,
    moods,
    random_play,
    row,
    table,
)

A, B, C, D, E = "hipsters-c04", "cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04"
FIVE = [A, B, C, D, E]
NEXT = ["hipsters-c07", "hipsters-c08", "hipsters-c09"]


def taken(card: str, **facts: object) -> list[str]:
    """The Customer row after somebody attracted a Customer from it."""
    position = table(customers=FIVE, **{"decks": {"customers": NEXT}, **facts})  # type: ignore[arg-type]
    play(position, "place attract", f"take {card}")
    assert discards(position, 0) == [card]
    return row(position)


@rule("SB-CITY-01", "SB-CITY-02", "SB-CITY-03")
@pytest.mark.parametrize(
    ("name", "space", "kind"),
    [("customers", "attract", "c0"), ("pantry", "pantry", "p"), ("style", "style", "s")],
)
def test_in_every_row_exactly_the_visible_cards_can_be_taken(name: str, space: str, kind: str) -> None:
    below = [f"hipsters-{kind}1", f"hipsters-{kind}2"]
    position = table(piles={name: below})
    play(position, f"place {space}")
    visible = row(position, name)

    assert visible[4] == below[1]
    assert offers(position) == [f"take {card}" for card in visible]
    assert refused(position, f"take {below[0]}").rule == "SB-CITY-03"
    assert refused(position, f"take {city_deck(position, name)[0]}").rule == "SB-CITY-03"
    assert refused(position, f"take {city_deck(position, name)[-1]}").rule == "SB-CITY-03"


@rule("SB-CITY-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_row_always_shows_five_cards_while_its_deck_lasts(seats: int) -> None:
    shown = set()
    for position, _ in random_play(seats, 11):
        looking = any(step.kind in ("return", "refill") for step in position.agenda)
        for name, city in position.view(None).city.items():
            if city.deck and not looking:
                assert "" not in row(position, name)
                shown.add(name)
    assert shown == {"customers", "pantry", "style"}


@rule("SB-CITY-05")
def test_column_1_is_filled_from_the_deck() -> None:
    assert taken(A) == [NEXT[0], B, C, D, E]


@rule("SB-CITY-06")
@pytest.mark.parametrize(
    ("card", "after"),
    [(B, [NEXT[0], A, C, D, E]), (C, [NEXT[0], A, B, D, E]), (D, [NEXT[0], A, B, C, E])],
)
def test_a_gap_further_right_is_closed_by_the_cards_before_it(card: str, after: list[str]) -> None:
    assert taken(card) == after


@rule("SB-CITY-07")
def test_a_card_below_the_top_of_the_pile_fills_the_fifth_column() -> None:
    position = table(customers=FIVE, piles={"customers": ["hipsters-c05"]}, decks={"customers": NEXT})
    events = play(position, "place attract", f"take {E}")

    assert row(position) == [A, B, C, D, "hipsters-c05"]
    assert only(events, Arrived) == []
    assert city_deck(position)[0] == NEXT[0]


@rule("SB-RULING-03")
def test_the_only_card_of_a_pile_leaves_a_gap() -> None:
    assert taken(E) == [NEXT[0], A, B, C, D]


@rule("SB-RULING-04")
def test_a_row_is_replenished_before_the_next_take() -> None:
    """The second half of a Super Walk-In already offers the card that came in for the first."""
    position = table(customers=FIVE, decks={"customers": NEXT})
    effect(position, 0, "recruit line anyone", "recruit line anyone")
    play(position, f"take {C}")

    assert row(position) == [NEXT[0], A, B, D, E]
    assert offers(position) == [f"take {card}" for card in row(position)]


@rule("SB-RULING-04")
def test_a_row_is_replenished_before_the_next_icon_of_the_action() -> None:
    position = table(cafes={0: {"style": ["hipsters-s4"]}}, customers=FIVE, decks={"customers": NEXT})
    play(position, "place attract", "activate attract")
    play(position, f"take {A}")

    assert row(position)[0] == NEXT[0]
    assert position.agenda[0].kind == "upgrade"


# Decks that run out.


@rule("SB-CITY-08")
@pytest.mark.parametrize(
    ("name", "space"), [("customers", "attract"), ("pantry", "pantry"), ("style", "style")]
)
def test_the_last_card_of_any_city_deck_triggers_the_end(name: str, space: str) -> None:
    position = table(decks={name: 1})
    events = play(position, f"place {space}", f"take {row(position, name)[0]}")

    assert only(events, LastDay) == [LastDay(name)]
    assert position.view(None).last_day == name


@rule("SB-CITY-08")
def test_a_deck_with_a_card_left_triggers_nothing() -> None:
    position = table(decks={"customers": 2})
    events = play(position, "place attract", f"take {row(position)[0]}")

    assert (only(events, LastDay), position.closing) == ([], "")


@rule("SB-CITY-09")
def test_an_exhausted_city_deck_is_never_rebuilt() -> None:
    position = table(customers=FIVE, piles={"customers": NEXT}, decks={"customers": 0})
    play(position, "place attract", f"take {A}")
    begin(position, "evening")

    assert city_deck(position) == []
    assert city_pile(position) == [*NEXT, E, D]
    assert row(position) == ["", "", B, C, D]


@rule("SB-CITY-09")
def test_after_its_last_card_a_deck_brings_no_more() -> None:
    position = table(customers=FIVE, piles={"customers": NEXT}, decks={"customers": 1})
    play(position, "place attract", f"take {A}")
    assert (city_deck(position), city_pile(position)) == ([], [*NEXT, E])

    effect(position, 0, "recruit discard anyone")
    play(position, f"take {B}")
    assert (row(position)[0], city_deck(position)) == ("", [])


@rule("SB-RULING-05")
def test_without_a_deck_gaps_close_to_the_right_and_column_1_stays_empty() -> None:
    position = table(customers=FIVE, decks={"customers": 0}, closing="customers")
    play(position, "place attract", f"take {C}")
    assert row(position) == ["", A, B, D, E]

    effect(position, 0, "recruit discard anyone")
    assert offers(position) == [f"take {card}" for card in (A, B, D, E)]
    play(position, f"take {E}")
    assert row(position) == ["", "", A, B, D]
    effect(position, 0, "recruit discard anyone")
    play(position, f"take {A}")
    assert row(position) == ["", "", "", B, D]


@rule("SB-RULING-05")
def test_a_row_with_nothing_in_it_offers_nothing() -> None:
    position = table(decks={"customers": 0}, closing="customers")
    position.rows = ((-1,) * 4, *position.rows[1:])
    position.piles = ((), *position.piles[1:])
    assert effect(position, 0, "recruit discard anyone") == []

    assert row(position) == [""] * 5
    assert discards(position, 0) == []
    begin(position, "evening")
    assert row(position) == [""] * 5


@rule("SB-RULING-06")
def test_cards_looked_at_still_belong_to_their_deck() -> None:
    position = table(decks={"style": 3})
    effect(position, 0, "connections")
    events = play(position, "look style")
    assert (only(events, LastDay), position.view(None).city["style"].deck) == ([], 3)

    play(position, "done")
    assert (position.closing, position.view(None).city["style"].deck) == ("", 3)


@rule("SB-RULING-06", "SB-CITY-08")
def test_a_last_card_taken_out_of_a_deck_looked_into_empties_it() -> None:
    position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE, decks={"customers": 1})
    (last,) = city_deck(position)
    play(position, "place attract", "combine")
    assert position.closing == ""

    play(position, f"take {last}")
    assert position.closing == "customers"


# City Discard Piles.


@rule("SB-CITY-10")
def test_a_city_pile_keeps_its_order_through_a_refresh_and_a_take() -> None:
    position = table(customers=FIVE, piles={"customers": NEXT})
    begin(position, "evening")
    assert city_pile(position) == [*NEXT, E, D]

    play(position, "place attract", f"take {D}")
    assert city_pile(position) == [*NEXT, E]


@rule("SB-CITY-11", "SB-DECK-03")
@pytest.mark.parametrize("mood", [-1, 0, 2])
def test_a_customer_in_the_city_carries_no_tokens(mood: int) -> None:
    """Lost with tokens, taken back without."""
    position = table(cafes={0: {"line": [("hipsters-c04", mood), "hipsters-c05"]}}, customers=FIVE[1:])
    effect(position, 0, "lose")
    play(position, "pick hipsters-c04")
    assert row(position)[4] == "hipsters-c04"

    effect(position, 0, "recruit line anyone")
    play(position, "take hipsters-c04")
    assert (line(position, 0), moods(position, 0)) == (["hipsters-c05", "hipsters-c04"], [0, 0])


@rule("SB-RULING-10")
def test_what_is_put_into_a_city_pile_goes_on_top_one_by_one() -> None:
    angry = [("hipsters-c04", -1), ("hipsters-c05", -1), ("hipsters-c06", -1)]
    position = table(cafes={0: {"line": angry, "bad_reviews": 3}}, customers=FIVE[1:])
    before = city_pile(position)
    begin(position, "clear")

    assert city_pile(position)[: len(before) + 3] == [*before, "hipsters-c04", "hipsters-c05", "hipsters-c06"]


@rule("SB-RULING-11")
def test_friends_in_the_city_can_be_taken_by_anyone() -> None:
    position = table(cafes={1: {"line": ["grandma-2", "lazy_friend-2"]}}, customers=FIVE)
    effect(position, 1, "lose")
    play(position, "pick grandma-2")

    events = effect(position, 0, "recruit discard anyone")
    events = play(position, "take grandma-2")
    assert only(events, Recruited) == [Recruited(0, "grandma-2", "discard", 5)]
    assert discards(position, 0) == ["grandma-2"]


@rule("SB-RULING-11")
def test_friends_have_no_group() -> None:
    """In the City they match no Word of Mouth; in a Line they bring none; they count for no Award."""
    cafe = {"style": [f"{group}-s1" for group in ("hipsters", "cyclists", "tourists")]}
    position = table(cafes={0: cafe, 1: {"line": ["grandma-2", "grandpa-2"]}}, customers=FIVE)
    effect(position, 1, "lose")
    play(position, "pick grandma-2")
    effect(position, 0, "recruit discard present")
    assert offers(position) == [f"take {card}" for card in (A, B, C)]
    assert refused(position, "take grandma-2").rule == "SB-MOUTH-03"

    position = table(cafes={1: {"line": ["grandpa-2", "lazy_friend-2"]}}, customers=FIVE)
    assert effect(position, 1, "recruit discard present") == []
    assert set(position.view(1).players[1].icons.values()) == {0}
    assert all(not BOX.of_groups[card] for card in position.decks[3])
