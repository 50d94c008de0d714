"""What is always true (CG-INV), after every choice of plays by chance, hoarders included."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from demitasse.games.cafe_del_gatto.content import FACES
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from tests.cafe_del_gatto.build import random_play
from tests.playing import rule

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def positions(seats: int) -> Iterator[CafeDelGattoPosition]:
    for seed in range(3):
        for hoarding in (False, True):
            for position, _ in random_play(seats, seed, hoarding=hoarding):
                yield position


@rule("CG-INV-01", "CG-RULING-10")
@every_table
def test_there_are_always_36_tokens_and_ten_of_them_in_the_machine(seats: int) -> None:
    for position in positions(seats):
        on_cups = sum(len(cup) for cups in position.cups for cup in cups)
        assert len(position.bag) + len(position.discard) + on_cups == 36 - 10
        assert [len(column) for column in position.machine] == [5, 5]


@rule("CG-INV-02")
@every_table
def test_coins_and_sugar_are_conserved_and_nobody_owes_any(seats: int) -> None:
    for position in positions(seats):
        assert position.coin_supply + sum(position.coins) == 45
        assert position.sugar_supply + sum(position.sugar) == 12
        assert min((*position.coins, *position.sugar, position.sugar_supply)) >= 0


@rule("CG-INV-03", "CG-RULING-10")
@every_table
def test_there_is_a_token_to_draw_at_every_turn_start(seats: int) -> None:
    for position in positions(seats):
        if position.agenda and position.agenda[0].kind == "turn":
            assert len(position.bag) + len(position.discard) >= 1


@rule("CG-INV-04")
@every_table
def test_tokens_lie_on_spaces_of_their_colour_from_the_bottom_up(seats: int) -> None:
    """Faces are not stored: what is on a space came from the column of its colour, which the purchase saw to."""
    before: CafeDelGattoPosition | None = None
    for position in positions(seats):
        if before is not None and before.place >= 0 and position.place < 0:
            face, row = divmod(before.place, 5)
            seat, cup = before.active, before.cup
            tokens = position.cups[seat][cup] or (*before.cups[seat][cup], before.machine[face][row])
            assert tokens == (*before.cups[seat][cup], before.machine[face][row])
            assert position.content.spaces[cup][len(tokens) - 1] == face
        for cups in position.cups:
            assert all(
                len(tokens) <= len(spaces)
                for tokens, spaces in zip(cups, position.content.spaces, strict=True)
            )
        before = position.copy()


@rule("CG-INV-05")
@every_table
def test_the_left_column_shows_milk_and_the_right_one_coffee(seats: int) -> None:
    for position in positions(seats):
        view = position.view(None)
        for at, column in enumerate((view.milk, view.coffee)):
            shown = [position.content.token_index[place.token] for place in column]
            assert shown == list(position.machine[at]), FACES[at]


@rule("CG-INV-06", "CG-RULING-05")
@every_table
def test_a_lowest_tile_is_left_for_everybody_who_has_not_served_the_cup(seats: int) -> None:
    for position in positions(seats):
        for cup, left in enumerate(position.shelf):
            assert left[0] >= sum(served[cup] == 0 for served in position.served)
