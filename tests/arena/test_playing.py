"""One play among bots: what each of them is given, and what happens when one misbehaves."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

import demitasse
import demitasse.arena
from demitasse.arena import (
    BotFailed,
    simulate,
)
from demitasse.bots import Bot, Chair
from demitasse.bots.contract import BlindBot
from demitasse.bots.random_bot import RandomBot
from demitasse.games.coffee_rush.choices import StepTo
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from tests.arena.outcomes import Last
from tests.coffee_rush.build import COFFEE_RUSH
from tests.contract.toy import BELL, CONTENT, Drew, Picked, SealedSips, SipsPosition, Turned


class Watcher(Bot):
    """The first choice offered; keeps all chairs it was given."""

    chairs: list[Chair]

    def choose(self, chair: Chair) -> Choice:
        self.chairs.append(chair)
        return chair.decision.choices[0]


@pytest.fixture
def watcher() -> type[Watcher]:
    class Fresh(Watcher):
        chairs: list[Chair] = []

    return Fresh


# One play


def test_a_play_among_bots_ends_with_the_result_its_seed_and_choices_give() -> None:
    report = simulate(COFFEE_RUSH, [Last, Last, Last], games=1, seed=3)
    (played,) = report.outcomes
    position = COFFEE_RUSH.setup(seats=3, seed=played.seed)
    choices = 0
    while acting := position.seats_to_act:
        position.play(acting[0], position.choices(acting[0])[-1])
        choices += 1
    result = position.result
    assert result is not None
    assert (played.scores, played.ranks, played.ended_by) == (result.scores, result.ranks, result.ended_by)
    assert played.winners == result.winners
    assert played.choices == choices
    assert isinstance(position, CoffeeRushPosition)
    assert (played.turn_order[0], played.rounds) == (position.first, position.round)
    assert played.cpu_seconds > 0


def test_a_bot_is_given_what_its_seat_may_know_and_never_the_true_position(watcher: type[Watcher]) -> None:
    report = simulate(COFFEE_RUSH, [watcher, RandomBot], games=1, seed=5)
    true = COFFEE_RUSH.setup(seats=2, seed=report.outcomes[0].seed)
    assert isinstance(true, CoffeeRushPosition)
    imagined = [chair.imagined for chair in watcher.chairs if isinstance(chair.imagined, CoffeeRushPosition)]
    assert sorted(imagined[0].deck) == sorted(true.deck)
    assert imagined[0].deck != true.deck
    first, second = (chair.imagined for chair in watcher.chairs[:2])
    assert isinstance(first, CoffeeRushPosition)
    assert isinstance(second, CoffeeRushPosition)
    assert first.deck != second.deck, "each chair imagines anew"


def test_a_bot_sees_the_events_of_the_play_as_its_seat_sees_them(watcher: type[Watcher]) -> None:
    simulate(SealedSips(), [watcher, Last], games=1, content=CONTENT)
    seen = watcher.chairs[-1].events
    assert [event for event in seen if isinstance(event, Turned)]
    assert {event.seat for event in seen if isinstance(event, Drew)} == {0}
    hidden = {event.seat: event.card for event in seen if isinstance(event, Picked) and event.seat}
    assert hidden == {1: 0}


def test_seats_that_decide_at_once_are_asked_one_after_the_other() -> None:
    report = simulate(SealedSips(), [Last, Last, Last], games=1, content=CONTENT)
    assert report.outcomes[0].choices == 9, "three rounds, three seats"
    assert report.outcomes[0].ended_by == "rounds"


class SleepyPosition(SipsPosition):
    """In the second round everybody sleeps until the bell."""

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return () if self.round == 1 else super().seats_to_act


def test_when_nobody_may_decide_the_play_moves_on_to_what_falls_due(watcher: type[Watcher]) -> None:
    report = simulate(SealedSips(SleepyPosition), [watcher, Last], games=1, content=CONTENT)
    assert report.outcomes[0].choices == 4, "two rounds of three"
    assert watcher.chairs[-1].imagined.clock == BELL
    assert len([event for event in watcher.chairs[-1].events if isinstance(event, Turned)]) == 3


class HastyPosition(SipsPosition):
    """Once somebody has picked, nobody else may, until the bell."""

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return () if any(self.picks) else super().seats_to_act


def test_a_seat_whose_decision_another_took_away_is_not_asked(watcher: type[Watcher]) -> None:
    simulate(SealedSips(HastyPosition), [Last, watcher], games=1, content=CONTENT)
    assert watcher.chairs == []


# Bots that misbehave


class Raiser(Bot):
    def choose(self, chair: Chair) -> Choice:
        raise ValueError("no idea")


class BlindRaiser(BlindBot):
    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        raise ValueError("no idea")


class Quitter(Bot):
    def choose(self, chair: Chair) -> Choice:
        sys.exit("no idea")


class Unseedable(Bot):
    def __init__(self) -> None:
        super().__init__()

    def choose(self, chair: Chair) -> Choice:
        raise AssertionError


class Cheat(Bot):
    def choose(self, chair: Chair) -> Choice:
        return StepTo("z9")


class Mute(BlindBot):
    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        return None  # type: ignore[return-value]  # pyright: ignore[reportReturnType] -- what a forgotten return gives


class Peeker(RandomBot):
    """Blind, and yet it looks."""

    def choose(self, chair: Chair) -> Choice:
        return chair.imagined.choices(chair.seat)[0]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raiser, ["ValueError: no idea", "(test_playing.py:"]),
        (BlindRaiser, ["ValueError: no idea", "(test_playing.py:"]),
        (Quitter, ["SystemExit: no idea"]),
        (Unseedable, ["TypeError", "(test_playing.py)"]),
        (Cheat, ["“step z9”", "CR-"]),
        (Mute, ["“None”"]),
        (Peeker, ["AssertionError"]),
    ],
)
def test_a_bot_that_misbehaves_is_named_in_one_sentence(bot: type[Bot], words: list[str]) -> None:
    with pytest.raises(BotFailed) as caught:
        simulate(COFFEE_RUSH, [RandomBot, bot], games=2, seed=8)
    sentence = str(caught.value)
    for word in [f":{bot.__name__} ", *words]:
        assert word in sentence
    assert "\n" not in sentence
    assert bot.__name__ in demitasse.say(caught.value.message, "fr")


def test_a_fault_of_the_engine_is_not_blamed_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(position: CoffeeRushPosition, seat: Seat, choice: Choice) -> Sequence[Event]:
        raise ZeroDivisionError

    monkeypatch.setattr(CoffeeRushPosition, "play", broken)
    with pytest.raises(ZeroDivisionError):
        simulate(COFFEE_RUSH, [RandomBot, RandomBot], games=1)
