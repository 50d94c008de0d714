"""A play: the log, exact undo, and time. Played with Coffee Rush, and with the toy where time or secrets matter."""

from __future__ import annotations

import pytest

from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadOptions, Illegal, NoUndo
from demitasse.kernel.game import Game
from demitasse.kernel.play import Play, Row
from tests.contract.toy import BELL, TOY, Pick, SipsPosition


def two_baristas(game: Game) -> Play:
    return Play(game, game.checked({"first": 0}, 2), people=("Ada", "Björn"), seed=4)


def three_sippers() -> Play:
    return Play(TOY, people=("Ada", "Björn", "Chloé"), seed=4)


def choose(play: Play, *texts: str) -> None:
    for text in texts:
        (seat,) = play.position.seats_to_act
        play.choose(seat, play.game.notation.parse(text))


def card(play: Play, seat: int, which: int = 0) -> Choice:
    return play.position.choices(seat)[which]


def why(play: Play, seat: int) -> str:
    before = (play.position.digest(), len(play.rows))
    with pytest.raises(NoUndo) as caught:
        play.undo(seat)
    assert (play.position.digest(), len(play.rows)) == before
    return caught.value.message.key


def test_the_log_holds_who_chose_what_and_when(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    parse = coffee_rush.notation.parse
    play.choose(1, parse("place a1"), at=30)
    play.undo(1, at=40)
    play.choose(1, parse("place b2"), at=55)
    assert play.rows == [
        Row(0, 30, 1, "place a1"),
        Row(1, 40, 1, "undo"),
        Row(2, 55, 1, "place b2"),
    ]
    assert [play.choice_of(row) for row in play.rows] == [parse("place a1"), None, parse("place b2")]


def test_a_refused_choice_is_not_in_the_log(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    with pytest.raises(Illegal):
        play.choose(0, coffee_rush.notation.parse("place a1"))
    assert play.rows == []
    assert why(play, 0) == "undo-nothing"


def test_undo_gives_back_the_position_and_names_the_choice(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    before = play.position.digest()
    choose(play, "place c3")
    assert str(play.undo(1)) == "place c3"
    assert play.position.digest() == before


def test_several_choices_can_be_taken_back_one_after_the_other(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    choose(play, "place a1", "place d4", "place b1", "place d3", "pour caramel 1", "pour coffee 2")
    (seat,) = play.position.seats_to_act
    before = play.position.digest()
    steps = play.undo_depth(seat)
    choose(play, "step d2 2", "stop")
    assert play.undo_depth(seat) == steps + 2
    assert [str(play.undo(seat)) for _ in range(2)] == ["stop", "step d2 2"]
    assert play.position.digest() == before


def test_a_choice_stands_once_somebody_else_has_decided(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    choose(play, "place a1", "place d4")
    assert why(play, 1) == "undo-other-decided"
    assert play.undo_depth(1) == 0
    play.undo(0)
    assert why(play, 1) == "undo-final"


def test_nothing_can_be_taken_back_before_anything_was_chosen(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    assert why(play, 0) == why(play, 1) == why(play, 7) == "undo-nothing"


def test_a_choice_that_reveals_something_is_final() -> None:
    play = three_sippers()
    for seat in range(3):
        play.choose(seat, card(play, seat))
    assert play.position.revealed
    assert [why(play, seat) for seat in range(3)] == ["undo-final"] * 3


def test_a_secret_choice_can_be_taken_back_until_the_next_is_made() -> None:
    play = three_sippers()
    before = play.position.copy()
    play.choose(2, card(play, 2))
    play.undo(2)
    assert play.position == before
    play.choose(2, card(play, 2, 1))
    play.choose(0, card(play, 0))
    assert why(play, 2) == "undo-other-decided"
    assert play.undo_depth(0) == 1


def test_what_falls_due_before_a_choice_is_resolved_first() -> None:
    play = three_sippers()
    lowest = tuple(map(min, hands(play)))
    events = play.choose(0, Pick(max(hands(play)[0])), at=BELL)
    assert events[0].kind == "turned"
    assert played(play)[:3] == lowest
    assert play.position.clock == BELL


def test_time_that_passes_makes_choices_final() -> None:
    play = three_sippers()
    play.choose(0, card(play, 0), at=10)
    assert play.undo_depth(0) == 1
    play.advance(20)
    assert play.position.clock == 20
    assert why(play, 0) == "undo-final"


def test_time_does_not_run_backwards() -> None:
    play = three_sippers()
    play.advance(500)
    assert not play.advance(100)
    play.choose(0, card(play, 0), at=100)
    assert play.position.clock == 500


def test_time_does_nothing_where_nothing_ever_falls_due(coffee_rush: Game) -> None:
    play = two_baristas(coffee_rush)
    choose(play, "place a1")
    before = play.position.digest()
    assert not play.advance(10**9)
    assert play.position.digest() == before
    assert play.undo_depth(1) == 1


def test_advancing_in_one_go_or_in_many_is_the_same() -> None:
    leap, stroll = three_sippers(), three_sippers()
    events = [*leap.advance(2 * BELL + 300)]
    for at in range(0, 2 * BELL + 301, 50):
        events = events[len(stroll.advance(at)) :]
    assert events == []
    assert leap.position == stroll.position


def test_a_play_needs_as_many_people_as_the_game_allows(coffee_rush: Game) -> None:
    for people in ((), ("Ada",), ("Ada",) * 5):
        with pytest.raises(BadOptions):
            Play(coffee_rush, people=people)


def test_a_late_choice_keeps_no_more_positions_than_undo_can_reach(coffee_rush: Game) -> None:
    """A choice late in a play must cost the same as an early one."""
    play = two_baristas(coffee_rush)
    while play.position.result is None:
        (seat,) = play.position.seats_to_act
        play.choose(seat, play.position.choices(seat)[-1])
        assert play.undo_depth(seat) <= 40
    assert len(play.rows) > 40


def hands(play: Play) -> tuple[tuple[int, ...], ...]:
    assert isinstance(play.position, SipsPosition)
    return play.position.hands


def played(play: Play) -> tuple[int, ...]:
    assert isinstance(play.position, SipsPosition)
    return play.position.played


def test_a_choice_of_the_wrong_game_is_refused(coffee_rush: Game) -> None:
    with pytest.raises(Illegal):
        two_baristas(coffee_rush).choose(1, Pick(1))
