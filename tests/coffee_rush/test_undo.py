"""What can be taken back, and until when (CR-INFO-07)."""

from __future__ import annotations

import random

import pytest

from demitasse import Play
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.errors import NoUndo
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play, rule

PEOPLE = ("Ada", "Ben", "Cleo", "Dev")
ESPRESSO = {"coffee": 1, "steam": 1}


def table(position: CoffeeRushPosition) -> Play:
    """A play that stands at this position."""
    play = Play(COFFEE_RUSH, people=PEOPLE[: position.seats])
    play.position = position
    return play


def choose(play: Play, *texts: str) -> list[str]:
    """Make these choices, whoever is asked; returns the digest before each."""
    digests = []
    for text in texts:
        digests.append(play.position.digest())
        play.choose(play.position.seats_to_act[0], COFFEE_RUSH.notation.parse(text))
    return digests


def why_not_undo(play: Play, seat: int) -> str:
    before = play.position.state()
    with pytest.raises(NoUndo) as caught:
        play.undo(seat)
    assert play.position.state() == before
    return caught.value.message.key


@rule("CR-INFO-07")
def test_every_choice_of_a_turn_is_revocable_in_reverse_order_until_it_is_confirmed() -> None:
    play = table(
        barista(
            step="upgrade",
            sent=3,
            rush=1,
            cups=[{"milk": 1}, ESPRESSO, {"steam": 1, "tea": 1}],
            rows=[["espresso-1", "espresso-2"], ["green_tea-1"]],
            meeples=["b1", "d4", "a4"],
        )
    )
    turn = [
        "upgrade double_specialties",
        "step c1",
        "step d1",
        "step d2",
        "step d3",
        "pour water 3",
        "empty 1",
    ]
    turn += ["pour coffee 1", "pour steam 1", "done", "send 3 green_tea-1", "send 1 espresso-2", "done"]
    digests = choose(play, *turn)

    taken_back = []
    while play.why_no_undo(0) is None:
        taken_back.append(str(play.undo(0)))
        assert play.position.digest() == digests.pop()

    assert taken_back == turn[::-1]
    assert digests == []


@rule("CR-INFO-07")
@pytest.mark.parametrize(
    ("step", "choice"),
    [
        ("upgrade", "upgrade diagonal_move"),
        ("upgrade", "skip"),
        ("move", "step b1"),
        ("pour", "pour milk 2"),
        ("pour", "empty 1"),
        ("pour", "done"),
        ("send", "send 1 espresso-1"),
        ("send", "done"),
    ],
)
def test_a_choice_that_reveals_nothing_is_revocable(step: str, choice: str) -> None:
    play = table(
        barista(
            step=step,
            sent=3,
            hand={"milk": 1},
            cups=[ESPRESSO, ESPRESSO],
            rows=[["espresso-1", "ristretto-1"]],
        )
    )
    before, (digest,) = play.position.state(), choose(play, choice)
    assert play.position.state() != before

    assert str(play.undo(0)) == choice
    assert (play.position.state(), play.position.digest()) == (before, digest)


@rule("CR-INFO-07")
@pytest.mark.parametrize("sent", [0, 1])
def test_confirming_is_final_also_when_nothing_was_sent(sent: int) -> None:
    play = table(barista(step="send", cups=[ESPRESSO], rows=[["espresso-1"], ["cocoa-1"]]))
    choose(play, "send 1 espresso-1" if sent else "done")
    assert play.undo_depth(0) == 1

    choose(play, "confirm")

    assert play.position.active == 1  # type: ignore[attr-defined]
    assert why_not_undo(play, 0) == "undo-final"
    assert play.undo_depth(0) == 0


@rule("CR-INFO-07")
def test_the_next_player_takes_back_only_their_own_choices() -> None:
    play = table(barista(step="confirm", rows=[["cocoa-1"]], meeples=["a1", "d4", "a4"]))
    choose(play, "confirm")
    choose(play, "step d3", "step c3")

    assert why_not_undo(play, 0) == "undo-other-decided"
    assert [str(play.undo(1)), str(play.undo(1))] == ["step c3", "step d3"]
    assert play.why_no_undo(1) is not None
    assert why_not_undo(play, 0) == "undo-final"


@rule("CR-INFO-07")
def test_a_player_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    play = table(barista(step="confirm", rows=[["cocoa-1"]]))

    choose(play, "confirm")

    assert why_not_undo(play, 1) == "undo-nothing"


@rule("CR-INFO-07")
def test_placing_a_meeple_is_revocable_until_the_next_player_places() -> None:
    play = table(new_play(seats=3, first=0))
    (digest,) = choose(play, "place b2")

    assert str(play.undo(2)) == "place b2"
    assert play.position.digest() == digest

    choose(play, "place c3", "place b2")
    assert why_not_undo(play, 2) == "undo-other-decided"
    assert str(play.undo(1)) == "place b2"


@rule("CR-INFO-07")
def test_the_last_placement_is_revocable_too() -> None:
    play = table(new_play(seats=3, first=0))
    *_, digest = choose(play, "place c3", "place b2", "place a1")
    assert play.position.seats_to_act == (0,)

    assert str(play.undo(0)) == "place a1"
    assert play.position.digest() == digest


@rule("CR-INFO-07")
def test_what_was_taken_back_can_be_chosen_again_with_the_same_outcome() -> None:
    play = table(barista(step="send", cups=[ESPRESSO], rows=[["espresso-1"]]))
    choose(play, "send 1 espresso-1")
    after = play.position.digest()

    play.undo(0)
    choose(play, "send 1 espresso-1")

    assert play.position.digest() == after


@rule("CR-INFO-07")
def test_undo_and_confirm_gives_the_same_play_as_never_having_hesitated() -> None:
    def start() -> CoffeeRushPosition:
        return barista(
            step="send", cups=[ESPRESSO, ESPRESSO], rows=[["espresso-1", "espresso-2"], ["cocoa-1"]]
        )

    hesitant, resolute = table(start()), table(start())
    choose(hesitant, "send 1 espresso-1", "send 2 espresso-2")
    hesitant.undo(0)
    hesitant.undo(0)

    choose(hesitant, "send 2 espresso-1", "done", "confirm")
    choose(resolute, "send 2 espresso-1", "done", "confirm")

    assert hesitant.position == resolute.position
    assert hesitant.position.digest() == resolute.position.digest()


@rule("CR-INFO-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_taking_back_a_whole_turn_returns_to_its_beginning(seats: int) -> None:
    play = Play(COFFEE_RUSH, people=PEOPLE[:seats], seed=seats)
    dice = random.Random(seats)
    digests: list[str] = []
    while play.position.result is None:
        (seat,) = play.position.seats_to_act
        choice = dice.choice(play.position.choices(seat))
        if play.undo_depth(seat) == 0:
            digests = []
        if str(choice) == "confirm" and dice.random() < 0.3:
            assert play.undo_depth(seat) == len(digests)
            while digests:
                play.undo(seat)
                assert play.position.digest() == digests.pop()
            continue
        digests.append(play.position.digest())
        play.choose(seat, choice)
