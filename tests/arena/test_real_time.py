"""Bots in a game with a clock: who is asked when, and what waiting means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import BotFailed, play_out
from demitasse.arena.wake_times import MOST_AT_ONCE, NEVER, WakeTimes
from demitasse.bots.contract import Bot, Chair, Wait
from demitasse.bots.random_bot import RandomBot
from demitasse.bots.recipes import Recipe
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from tests.contract.toy import BELL, ROUNDS, Pick, SealedSips


class HurriedSips(SealedSips):
    """The toy, played in real time."""

    real_time = True


TOY = HurriedSips()
Decide = Callable[[Chair], Choice]


def run(*decide: Decide, pause: Milliseconds = 1000) -> Outcome:
    """A play of the toy among bots that decide like this."""

    def kind(does: Decide) -> type[Bot]:
        class Doer(Bot):
            def choose(self, chair: Chair) -> Choice:
                return does(chair)

            def pause(self, choice: Choice) -> Milliseconds:
                return pause

        return Doer

    entrants = [Recipe(f"bot {seat}", kind(each)) for seat, each in enumerate(decide)]
    return play_out(TOY, TOY.options(), TOY.load(), entrants, 1, Chance.of(7))


def clock_of(chair: Chair) -> Milliseconds:
    return chair.imagined.clock


def test_random_bots_play_to_the_end() -> None:
    outcome = play_out(TOY, TOY.options(), TOY.load(), [Recipe("random", RandomBot)] * 3, 1, Chance.of(7))
    assert 0 < outcome.choices <= 3 * ROUNDS


def test_when_all_wait_the_clock_goes_on_to_what_falls_due() -> None:
    asked: list[Milliseconds] = []

    def waits(chair: Chair) -> Choice:
        asked.append(clock_of(chair))
        return Wait()

    assert run(waits).choices == 0
    assert asked == [0, BELL, 2 * BELL]


def test_who_waits_until_a_moment_is_asked_then() -> None:
    asked: list[Milliseconds] = []

    def waits(chair: Chair) -> Choice:
        asked.append(clock_of(chair))
        return chair.decision.choices[0] if clock_of(chair) == 250 else Wait(250)

    assert run(waits, pause=BELL).choices == 1
    assert asked[:2] == [0, 250]


def test_a_change_wakes_who_listens_and_nobody_else() -> None:
    heard: list[Milliseconds] = []
    deaf: list[Milliseconds] = []

    def picks_at_400(chair: Chair) -> Choice:
        if clock_of(chair) < 400:
            return Wait(400)
        return chair.decision.choices[0] if chair.decision.choices else Wait()

    def listens(chair: Chair) -> Choice:
        heard.append(clock_of(chair))
        return Wait(BELL + 1)

    def sleeps(chair: Chair) -> Choice:
        deaf.append(clock_of(chair))
        return Wait(BELL + 1, whatever=False)

    run(picks_at_400, listens, sleeps)
    assert heard[:3] == [0, 400, BELL]
    assert deaf[:2] == [0, BELL + 1]


def test_a_choice_that_is_not_possible_any_more_is_not_played() -> None:
    asked: list[Milliseconds] = []

    def impossible(chair: Chair) -> Choice:
        asked.append(clock_of(chair))
        return Pick(99)

    assert run(impossible).choices == 0
    assert asked == [0, BELL, 2 * BELL]


def test_a_bot_that_answers_nonsense_is_found_out() -> None:
    with pytest.raises(BotFailed):
        run(lambda chair: None)  # type: ignore[arg-type, return-value]


def test_nobody_chooses_for_ever_at_one_moment() -> None:
    times = WakeTimes(2)
    times.wait(1, 0, Wait(50, whatever=False))
    for _ in range(MOST_AT_ONCE):
        assert times.first() == 0
        times.chose(0, 0, 0)
    assert times.wake == [NEVER, 50]
    times.change(0)
    assert times.wake[0] == 1


def test_waiting_is_never_played_and_stands_in_no_notation() -> None:
    assert "wait" not in TOY.notation.kinds
    position = TOY.setup(seats=1, seed=1)
    with pytest.raises(Illegal):
        position.play(0, Wait())
