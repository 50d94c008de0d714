"""Setting up with three and four players."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Placed, Poured, Supplied, TurnBegan
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadOptions
from tests.coffee_rush.build import (
    barista,
    begun,
    cards_left,
    new_play,
    offers,
    only,
    play,
    quiet_turn,
    refused,
    rule,
    unshuffled,
)

SQUARES = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]


@rule("CR-SETUP-01")
def test_the_first_meeple_may_stand_on_any_square_of_the_one_board() -> None:
    assert offers(new_play()) == [f"place {square}" for square in SQUARES]


@rule("CR-SETUP-01")
@pytest.mark.parametrize("nowhere", ["e1", "a5", "a0", "kitchen"])
def test_a_square_the_board_does_not_have_is_refused(nowhere: str) -> None:
    assert refused(new_play(), f"place {nowhere}").rule == "CR-SETUP-01"


@rule("CR-SETUP-02")
def test_all_102_ingredient_tokens_start_in_the_supply() -> None:
    supply = new_play().view(None).supply

    assert supply.pop("coffee") == 18
    assert supply == dict.fromkeys(("milk", "steam", "ice", "chocolate", "caramel", "tea", "water"), 12)
    assert 18 + sum(supply.values()) == 102


@rule("CR-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_15_rush_tokens_start_in_the_supply(seats: int) -> None:
    view = begun(seats).view(None)

    assert view.rush_supply == 15
    assert [player.rush for player in view.players] == [0] * seats


@rule("CR-SETUP-04")
def test_each_of_the_80_cards_is_in_the_deck_or_dealt_from_it() -> None:
    position = new_play()
    dealt = [card for rows in position.rows for row in rows for card in row]

    assert sorted([*position.deck, *dealt]) == list(range(80))
    assert position.discard == ()


@rule("CR-SETUP-04")
def test_the_seed_shuffles_the_deck() -> None:
    decks = [new_play(seed=seed, first=0).deck for seed in range(1, 6)]

    assert len(set(decks)) == 5
    assert list(decks[0]) != sorted(decks[0])
    assert decks[0] == new_play(seed=1, first=0).deck


@rule("CR-SETUP-04")
def test_the_deck_lies_face_down() -> None:
    position, other = new_play(), new_play()
    other.deck = other.deck[::-1]

    for seat in (0, 1, 2, None):
        assert encode(position.view(seat)) == encode(other.view(seat))


@rule("CR-SETUP-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_two_players_have_the_same_colour(seats: int) -> None:
    colours = [player.colour for player in new_play(seats).view(None).players]

    assert len(set(colours)) == seats
    assert set(colours) <= {"red", "blue", "green", "yellow"}


@rule("CR-SETUP-05")
def test_a_colour_asked_for_twice_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        new_play(3, colours=("red", "green", "red"))

    assert refusal.value.message.key == "cr-option-colours-shared"


@rule("CR-DEC-01")
def test_players_may_settle_their_colours_beforehand() -> None:
    position = new_play(3, colours=("yellow", "red", "green"))

    assert [player.colour for player in position.view(None).players] == ["yellow", "red", "green"]


@rule("CR-DEC-01")
def test_nobody_is_asked_for_a_colour_in_the_play_itself() -> None:
    assert {text.split()[0] for text in offers(new_play(4))} == {"place"}


@rule("CR-SETUP-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_one_meeple_four_tiles_and_three_cups(seats: int) -> None:
    view = begun(seats).view(None)

    assert [len(player.meeples) for player in view.players] == [1] * seats
    assert [len(player.cups) for player in view.players] == [3] * seats
    for seat in range(seats):
        tiles = offers(barista(seats=seats, active=seat, step="upgrade", sent=3))
        assert len([text for text in tiles if text.startswith("upgrade")]) == 4


@rule("CR-SETUP-06")
def test_there_is_no_second_meeple_and_no_fourth_cup() -> None:
    assert refused(barista(meeples=["b2", "d4", "a4"]), "step b1 2").rule == "CR-SETUP-06"
    assert refused(barista(step="pour", hand={"milk": 1}), "pour milk 4").rule == "CR-SETUP-06"


@rule("CR-SETUP-07")
def test_all_upgrade_tiles_start_inactive() -> None:
    assert [player.upgrades for player in begun(4).view(None).players] == [(), (), (), ()]


@rule("CR-SETUP-08")
def test_cups_are_empty_before_the_first_ingredient() -> None:
    assert [player.cups for player in new_play(3).view(None).players] == [({}, {}, {})] * 3


@rule("CR-SETUP-09")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_player_is_known_when_orders_are_dealt(seed: int) -> None:
    position = new_play(4, seed)

    assert [seat for seat in range(4) if cards_left(position, seat) == [2, 1, 0, 0]] == [position.first]


@rule("CR-RULING-02")
def test_a_first_player_not_set_is_drawn_from_the_seed() -> None:
    drawn = [new_play(4, seed).first for seed in range(40)]

    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new_play(4, seed).first for seed in range(40)]


@rule("CR-RULING-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_set_the_first_player(first: int) -> None:
    assert [new_play(3, seed, first=first).first for seed in range(5)] == [first] * 5


@rule("CR-RULING-02")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        new_play(3, first=3)

    assert refusal.value.message.key == "cr-option-first"


@rule("CR-SETUP-10")
def test_the_first_player_holds_the_token_and_it_shows_open() -> None:
    view = begun(4, first=2).view(None)

    assert view.first == 2
    assert view.closed == ""


@rule("CR-SETUP-11")
@pytest.mark.parametrize(("seats", "first"), [(3, 0), (3, 2), (4, 1)])
def test_the_first_player_starts_with_two_orders_in_row_1_and_one_in_row_2(seats: int, first: int) -> None:
    assert cards_left(new_play(seats, first=first), first) == [2, 1, 0, 0]


@rule("CR-SETUP-11")
def test_the_first_players_orders_come_off_the_top_of_the_deck() -> None:
    rows = unshuffled(3, first=1).view(None).players[1].rows

    assert rows == (("ristretto-1", "ristretto-2"), ("espresso-1",), (), ())


@rule("CR-SETUP-12")
@pytest.mark.parametrize(("seats", "first"), [(3, 0), (3, 2), (4, 1)])
def test_everybody_else_starts_with_one_order_in_row_1_and_one_in_row_2(seats: int, first: int) -> None:
    position = new_play(seats, first=first)

    others = [cards_left(position, seat) for seat in range(seats) if seat != first]
    assert others == [[1, 1, 0, 0]] * (seats - 1)


@rule("CR-RULING-03")
def test_orders_are_drawn_clockwise_from_the_first_player_and_row_1_before_row_2() -> None:
    players = unshuffled(4, first=2).view(None).players

    assert players[2].rows[:2] == (("ristretto-1", "ristretto-2"), ("espresso-1",))
    assert players[3].rows[:2] == (("espresso-2",), ("espresso_doppio-1",))
    assert players[0].rows[:2] == (("espresso_doppio-2",), ("espresso_doppio-3",))
    assert players[1].rows[:2] == (("espresso_doppio-4",), ("americano-1",))


@rule("CR-RULING-03")
def test_the_same_seed_deals_the_same_orders() -> None:
    assert new_play(4, 11).rows == new_play(4, 11).rows
    assert new_play(4, 11, first=0).rows != new_play(4, 12, first=0).rows


@rule("CR-SETUP-13")
def test_everybody_sees_the_orders_in_everybodys_rows() -> None:
    position = new_play(3)

    for watcher in (0, 1, 2, None):
        for seat, player in enumerate(position.view(watcher).players):
            lying = [[position.content.card_ids[card] for card in row] for row in position.rows[seat]]
            assert [list(row) for row in player.rows] == lying


@rule("CR-SETUP-14")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 0, [3, 2, 1, 0]), (4, 3, [2, 1, 0, 3])],
)
def test_meeples_are_placed_counter_clockwise_and_the_first_player_comes_last(
    seats: int, first: int, order: list[int]
) -> None:
    position = new_play(seats, first=first)
    events = play(position, *(f"place {square}" for square in SQUARES[:seats]))

    assert [placed.seat for placed in only(events, Placed)] == order


@rule("CR-SETUP-14")
def test_nobody_places_a_meeple_out_of_turn() -> None:
    position = new_play(3, first=0)

    assert refused(position, "place a1", seat=0).rule == "CR-SETUP-14"
    assert refused(position, "place a1", seat=1).rule == "CR-SETUP-14"


@rule("CR-EX-24", "CR-SETUP-14")
def test_with_seat_2_first_seats_1_0_3_2_place_and_seats_2_3_0_1_play() -> None:
    position = new_play(4, first=2)
    events = play(position, "place a1", "place b1", "place c1", "place d1")
    for _ in range(3):
        events += quiet_turn(position)

    assert [placed.seat for placed in only(events, Placed)] == [1, 0, 3, 2]
    assert [began.seat for began in only(events, TurnBegan)] == [2, 3, 0, 1]


@rule("CR-SETUP-15", "CR-DEC-02")
def test_a_meeple_may_stand_on_any_square_that_holds_none() -> None:
    position = new_play(3)
    play(position, "place b2")
    assert offers(position) == [f"place {square}" for square in SQUARES if square != "b2"]

    play(position, "place d4")
    assert offers(position) == [f"place {square}" for square in SQUARES if square not in ("b2", "d4")]


@rule("CR-SETUP-15")
def test_a_meeple_may_not_be_placed_on_another() -> None:
    position = new_play(3)
    play(position, "place b2")

    assert refused(position, "place b2").rule == "CR-SETUP-15"


@rule("CR-RULING-01", "CR-RULING-04")
def test_no_ingredient_is_taken_before_the_last_meeple_stands() -> None:
    """The summary hands it out while placing, the full rulebook afterwards: the full rulebook prevails."""
    position = new_play(3, first=0)
    events = play(position, "place d1", "place d2")

    assert only(events, Supplied) == []
    assert position.view(None).supply["coffee"] == 18
    assert position.view(None).players[2].cups == ({}, {}, {})


@rule("CR-SETUP-16")
def test_everybody_takes_one_token_of_the_ingredient_under_their_meeple() -> None:
    position = new_play(3, first=0)
    events = play(position, "place a1", "place b1", "place d1")

    assert {(e.seat, e.ingredient, e.tokens) for e in only(events, Supplied)} == {
        (2, "ice", 1),
        (1, "caramel", 1),
        (0, "coffee", 1),
    }
    supply = position.view(None).supply
    assert (supply["ice"], supply["caramel"], supply["coffee"], supply["milk"]) == (11, 11, 17, 12)


@rule("CR-SETUP-17", "CR-RULING-44")
def test_the_first_token_lies_in_a_cup_of_its_owner() -> None:
    position = new_play(3, first=0)
    play(position, "place a1", "place b1", "place d1")

    view = position.view(None)
    held = [[cup for cup in player.cups if cup] for player in view.players]
    assert held == [[{"coffee": 1}], [{"caramel": 1}], [{"ice": 1}]]
    assert view.hand == {}


@rule("CR-RULING-04")
def test_ingredients_are_taken_in_the_order_of_placement() -> None:
    position = new_play(4, first=1)
    events = play(position, "place a1", "place b1", "place c1", "place d1")

    assert [supplied.seat for supplied in only(events, Supplied)] == [0, 3, 2, 1]
    assert [poured.seat for poured in only(events, Poured)] == [0, 3, 2, 1]


@rule("CR-DEC-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_equal_cups_nobody_is_asked_which_one(seats: int) -> None:
    position = new_play(seats, first=0)
    play(position, *(f"place {square}" for square in SQUARES[:seats]))

    assert position.view(None).step == "move"
    assert position.seats_to_act == (0,)


@rule("CR-SETUP-18")
@pytest.mark.parametrize(("seats", "left"), [(2, 75), (3, 73), (4, 71)])
def test_after_setting_up_the_deck_holds_80_minus_the_orders_dealt(seats: int, left: int) -> None:
    assert begun(seats).view(None).deck == left
