"""Which choice stands out, which are quiet, and that whoever trusts the loudest button leaves no full cup standing."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.choices import END, Clean, Dump, Serve, Tile
from demitasse.games.cafe_del_gatto.cups import full_cups
from demitasse.games.cafe_del_gatto.events import Served
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.serving import available
from demitasse.kernel.choice import Choice
from tests.cafe_del_gatto.build import GATTO, MINKA, table
from tests.playing import loudest, only, parsed, play, rule, tones

MOST_CHOICES = 5000


def outlook(position: CafeDelGattoPosition, text: str) -> tuple[str, dict[str, object]]:
    message = position.outlook(position.seats_to_act[0], parsed(position, text))
    assert message is not None
    return message.key.removeprefix("cg-outlook-"), dict(message.facts)


def loud(position: CafeDelGattoPosition) -> list[str]:
    return [text for text, tone in tones(position).items() if tone == "forward"]


def test_a_full_cup_is_served_loudly_and_cleaning_is_quiet() -> None:
    position = table(cups=MINKA, coins=5)

    judged = tones(position)
    assert judged == {"serve cappuccino": "forward", "clean milk": "quiet", "clean coffee": "quiet"}


def test_of_two_full_cups_the_one_with_the_better_tile_stands_out() -> None:
    position = table(cups={**MINKA, "espresso": ["hot_1"]}, coins=0)

    assert loud(position) == ["serve cappuccino"]


def test_without_a_full_cup_the_token_that_fills_one_for_the_best_tile_stands_out() -> None:
    position = table(cups={"cappuccino": ["hot_2", "cold_1"]}, coins=20)

    (text,) = loud(position)
    assert text.startswith("buy ")
    play(position, text)
    while "confirm" not in tones(position):
        (text,) = loud(position)
        play(position, text)
    play(position, "confirm")
    assert full_cups(position, 0)


@rule("CG-END-03")
def test_in_the_last_turn_all_but_serving_wastes_a_full_cup() -> None:
    position = table(cups=MINKA, coins=5)
    position.closing = True

    judged = tones(position)
    assert judged.pop("serve cappuccino") == "forward"
    assert set(judged.values()) == {"wasteful"}
    assert outlook(position, "take") == ("wastes", {"cup": "cappuccino"})
    assert len(judged) == len(position.choices(0)) - 1


def test_another_full_cup_is_served_loudly_and_to_leave_it_is_a_waste() -> None:
    position = table(cups={**MINKA, "espresso": ["hot_1"]}, coins=0)
    play(position, "serve cappuccino", *loud_tile(position, "serve cappuccino"))

    assert tones(position) == {"serve espresso": "forward", "done": "wasteful"}
    assert outlook(position, "done") == ("done", {"full": 1})


def loud_tile(position: CafeDelGattoPosition, serve: str) -> list[str]:
    ahead = position.copy()
    play(ahead, serve)
    return loud(ahead)


@rule("CG-SCORE-01", "CG-SCORE-02")
def test_the_tile_with_the_most_points_stands_out_and_sugar_is_counted_as_half_a_point() -> None:
    position = table(cups=MINKA, sugar=3)
    play(position, "serve cappuccino")

    (text,) = loud(position)
    best = parsed(position, text)
    assert isinstance(best, Tile)
    for other in position.choices(0):
        assert isinstance(other, Tile)
        assert 2 * best.value - best.sugar >= 2 * other.value - other.sugar


def test_after_cleaning_to_end_the_turn_is_quiet_and_a_waste_where_a_cup_could_be_filled() -> None:
    position = table(coins=20, served={"espresso": 3})
    play(position, "clean milk")
    assert tones(position)["end"] == "quiet"

    position = table(cups={"cappuccino": ["hot_2", "cold_1"]}, coins=20)
    play(position, "clean milk")
    assert tones(position)["end"] == "wasteful"
    assert len(loud(position)) == 1


# Somebody who has never seen the game.


def thrown_away(position: CafeDelGattoPosition, seat: int, choice: Choice) -> str:
    """What a choice throws away, judged by cups and shelf alone; empty text for nothing."""
    if full_cups(position, seat) and not isinstance(choice, Serve | Tile) and len(position.choices(seat)) > 1:
        return "a full cup"
    if isinstance(choice, Tile):
        values = position.content.values
        reached = sum(values[token] for token in position.cups[seat][position.cup])
        best = max(tile for tile in available(position, position.cup) if tile <= reached)
        return "points" if choice.value < best else ""
    if isinstance(choice, Clean) or choice == END:
        return "coins"
    return ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_takes_the_loudest_choice_leaves_no_full_cup_standing(seats: int) -> None:
    """50 games in all, every seat played so."""
    served = 0
    for seed in range(13 if seats < 4 else 12):
        position = GATTO.setup({}, seats=seats, seed=seed)
        for _ in range(MOST_CHOICES):
            if position.result is not None:
                break
            seat = position.seats_to_act[0]
            choice = loudest(position, seat)
            if not isinstance(choice, Dump):  # forced by the rules, and never a full cup
                assert not thrown_away(position, seat, choice), f"{choice} in the play of seed {seed}"
            served += len(only(position.play(seat, choice), Served))
        assert position.result is not None
    assert served > 40 * seats, "there was much to be thrown away"
