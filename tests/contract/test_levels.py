"""Bots of levels keep the contract in every game that has them: they cannot peek, and they choose the same again."""

from __future__ import annotations

import pytest

import demitasse
from demitasse import Chance
from demitasse.arena import simulate
from demitasse.bots import bot_kind, bots_for, has_levels, seat_down, usual_bot
from demitasse.bots.contract import SECOND, Wait
from demitasse.bots.levels import LEVELS, Sight
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.position import Position

GAMES = [id for id in demitasse.GAMES if has_levels(id)]
each = pytest.mark.parametrize(("id", "level"), [(id, level) for id in GAMES for level in LEVELS])


def positions(id: str, seats: int, number: int) -> list[Position]:
    """So many from one play among casual bots, in which there is something to choose."""
    game = demitasse.game(id)
    position = game.setup(seats=seats, seed=11)
    found: list[Position] = []
    bots = [bot_kind(id, "casual")(1) for _ in range(seats)]
    while len(found) < number and position.seats_to_act:
        waiting = True
        for seat in position.seats_to_act:
            choice = bots[seat].choose(seat_down(position, seat, (), Chance.of(len(found))))
            if not isinstance(choice, Wait):
                if len(position.choices(seat)) > 1:
                    found.append(position.copy())
                position.play(seat, choice)
                waiting = False
                break
        if waiting:
            position.advance(min(position.clock + SECOND, position.due or position.clock))
    return found


def test_a_game_shows_all_levels_or_none() -> None:
    assert "cafe-del-gatto" in GAMES
    for id in demitasse.GAMES:
        assert set(LEVELS) & bots_for(id).keys() in (set(), set(LEVELS))


@pytest.mark.parametrize("id", demitasse.GAMES)
def test_one_meets_casual_bots_first_where_there_are_levels_and_experts_on_ones_own_side(id: str) -> None:
    level = "expert" if demitasse.game(id).together else "casual"
    assert usual_bot(id) == (level if id in GAMES else list(bots_for(id))[-1])


@each
def test_a_level_cannot_peek(id: str, level: str) -> None:
    """What is hidden is dealt otherwise, before and at the chair: the same seed makes the same choice."""
    kind = bot_kind(id, level)
    for position in positions(id, 3, 12)[::3]:
        seat = position.seats_to_act[0]
        chosen = {
            str(kind(5).choose(seat_down(position.imagine(seat, deal), seat, (), deal.stream("chair"))))
            for deal in map(Chance.of, range(3))
        }
        assert len(chosen) == 1


@each
def test_a_level_gives_a_reason_for_all_it_could_choose(id: str, level: str) -> None:
    bot = bot_kind(id, level)(1)
    for position in positions(id, 2, 9)[::4]:
        seat = position.seats_to_act[0]
        chair = seat_down(position, seat, (), Chance.of(1))
        for choice in chair.decision.choices:
            for language in LANGUAGES:
                sentence = say(bot.explain(chair, choice), language, position.content.names, ("A", "B"))
                assert sentence.endswith(".")
                assert "{" not in sentence


@each
def test_a_level_plays_the_same_play_again(id: str, level: str) -> None:
    first, again = (simulate(id, [level, "casual"], games=1, seed=3) for _ in range(2))

    assert first.outcomes[0].choices == again.outcomes[0].choices
    assert first.outcomes[0].scores == again.outcomes[0].scores


def test_who_overlooks_much_still_sees_something() -> None:
    for seed in range(40):
        seen = Sight(overlooks=100).noticed(5, Chance.of(seed))
        assert len(seen) == 1
    assert Sight().noticed(5, Chance.of(1)) == [0, 1, 2, 3, 4]


def test_who_misjudges_errs_both_ways_by_what_is_said() -> None:
    errors = [Sight(misjudges=4.0).error(Chance.of(seed)) for seed in range(400)]
    mean = sum(errors) / len(errors)

    assert abs(mean) < 0.6
    assert 3.5 < (sum((error - mean) ** 2 for error in errors) / len(errors)) ** 0.5 < 4.5
    assert Sight().error(Chance.of(1)) == 0
