"""The optional fair start: everybody begins with one easy order."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.position import CoffeeRushPosition
from tests.coffee_rush.build import begun, cards_left, new_play, rule, unshuffled

EASY = {"ristretto-1", "ristretto-2", "espresso-1", "espresso-2"}


def in_deck(position: CoffeeRushPosition) -> set[str]:
    return {position.content.card_ids[card] for card in position.deck}


@rule("CR-OPT-01")
def test_fair_start_is_only_played_when_chosen() -> None:
    assert new_play(3) == new_play(3, fair_start=False)
    assert new_play(3) != new_play(3, fair_start=True)


@rule("CR-OPT-01")
def test_fair_start_replaces_the_normal_deal() -> None:
    normal, fair = unshuffled(3, first=0), unshuffled(3, first=0, fair_start=True)

    assert normal.view(None).players[0].rows[:2] == (("ristretto-1", "ristretto-2"), ("espresso-1",))
    assert fair.view(None).players[0].rows[:2] == (
        ("ristretto-1", "espresso_doppio-4"),
        ("espresso_doppio-1",),
    )


@rule("CR-OPT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_ristretto_or_espresso_is_drawn_from_the_deck(seats: int, seed: int) -> None:
    position = new_play(seats, seed, fair_start=True)
    players = position.view(None).players
    drawn = {card for player in players for card in player.rows[1]} | set(players[position.first].rows[0][1:])

    assert not EASY & (in_deck(position) | drawn)


@rule("CR-OPT-02")
def test_an_espresso_doppio_is_no_espresso_and_stays_in_the_deck() -> None:
    position = unshuffled(3, fair_start=True)
    on_the_table = {card for player in position.view(None).players for row in player.rows for card in row}

    doppios = {f"espresso_doppio-{copy}" for copy in (1, 2, 3, 4)}
    assert doppios <= in_deck(position) | on_the_table


@rule("CR-OPT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_easy_order_in_row_1(seats: int) -> None:
    players = new_play(seats, seed=5, fair_start=True).view(None).players

    assert [len(EASY.intersection(player.rows[0])) for player in players] == [1] * seats


@rule("CR-OPT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_one_order_into_row_2(seats: int) -> None:
    players = unshuffled(seats, first=1, fair_start=True).view(None).players

    rows = [players[(1 + offset) % seats].rows[1] for offset in range(seats)]
    assert rows == [(f"espresso_doppio-{copy}",) for copy in range(1, seats + 1)]


@rule("CR-OPT-05")
def test_the_first_player_draws_one_more_into_row_1_after_everybody_has_drawn() -> None:
    position = unshuffled(3, first=1, fair_start=True)

    assert position.view(None).players[1].rows[0] == ("ristretto-1", "espresso_doppio-4")
    assert position.content.card_ids[position.deck[0]] == "americano-1"


@rule("CR-OPT-06")
@pytest.mark.parametrize(("seats", "gone"), [(2, 2), (3, 1), (4, 0)])
def test_easy_orders_nobody_received_leave_the_game(seats: int, gone: int) -> None:
    position = new_play(seats, seed=3, fair_start=True)
    view = position.view(None)
    held = {card for player in view.players for row in player.rows for card in row}

    assert len(view.removed) == gone
    assert set(view.removed) == EASY - held
    assert not set(view.removed) & in_deck(position)
    assert view.discard == ()


@rule("CR-RULING-41")
def test_easy_orders_are_dealt_clockwise_from_the_first_player() -> None:
    players = unshuffled(4, first=2, fair_start=True).view(None).players

    assert players[2].rows[0][0] == "ristretto-1"
    assert players[3].rows[0][0] == "ristretto-2"
    assert players[0].rows[0][0] == "espresso-1"
    assert players[1].rows[0][0] == "espresso-2"


@rule("CR-RULING-41")
def test_easy_orders_are_shuffled_before_they_are_dealt() -> None:
    dealt = {
        new_play(3, seed, first=0, fair_start=True).view(None).players[0].rows[0][0] for seed in range(30)
    }

    assert dealt == EASY


@rule("CR-RULING-41")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_chooses_an_easy_order_at_any_player_count(seats: int) -> None:
    position = new_play(seats, fair_start=True)

    assert all(str(choice).startswith("place") for choice in position.choices(position.seats_to_act[0]))
    assert begun(seats, fair_start=True).round == 1


@rule("CR-EX-22")
@pytest.mark.parametrize(("seats", "deck"), [(2, 73), (3, 72), (4, 71)])
def test_after_a_fair_start_the_deck_holds_73_72_or_71_cards(seats: int, deck: int) -> None:
    position = begun(seats, fair_start=True, first=1)

    assert len(position.deck) == deck
    assert cards_left(position, 1) == [2, 1, 0, 0]
    assert [cards_left(position, seat) for seat in range(seats) if seat != 1] == [[1, 1, 0, 0]] * (seats - 1)
