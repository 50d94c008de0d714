"""Bots with arguments: however they are given, every play has a fresh one, in every process."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import demitasse
from demitasse import bots
from demitasse.arena import BotFailed, Series, simulate
from demitasse.bots import BlindBot, Bot, Chair, bot_kind, bot_recipe, bots_for
from demitasse.bots.levels import LEVELS
from demitasse.bots.recipes import parsed, split_seats
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import DemitasseError, Unknown
from tests.processes import finished


class Nth(BlindBot):
    """The choice at a place of the list, counted round."""

    def __init__(self, seed: int = 0, place: int = 0, style: str = "calm") -> None:
        super().__init__(seed)
        self.place = place
        self.style = style

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        return choices[self.place % len(choices)]


class Endless(BlindBot):
    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        while True:
            with suppress(Exception):
                sum(range(1000))


def third(seed: int) -> Bot:
    return Nth(seed, place=2)


def no_bot(seed: int) -> Any:
    return seed


HERE = __name__
ALIKE: list[Any] = [
    f"{HERE}:Nth(place=2)",
    partial(Nth, place=2),
    Nth(place=2),
    Nth(7, 2),
    third,
    lambda seed: Nth(seed, place=2),
]


@pytest.mark.parametrize("given", ALIKE, ids=["text", "partial", "instance", "placed", "function", "lambda"])
def test_a_bot_with_arguments_can_be_given_in_many_ways(given: Any) -> None:
    plain = simulate("coffee-rush", [Nth, "random"], games=3, seed=2)
    report = simulate("coffee-rush", [given, "random"], games=3, seed=2)
    expected = simulate("coffee-rush", [third, "random"], games=3, seed=2)
    assert [one.scores for one in report.outcomes] == [one.scores for one in expected.outcomes]
    assert [one.openings for one in report.outcomes] != [one.openings for one in plain.outcomes]


def test_bots_that_differ_in_their_arguments_have_different_names() -> None:
    report = simulate("coffee-rush", [Nth(place=1), Nth(place=2), Nth], games=3)
    assert list(report.bots) == [f"{HERE}:Nth(place=1)", f"{HERE}:Nth(place=2)", f"{HERE}:Nth"]


def test_an_instance_is_a_recipe_and_plays_itself_in_no_game() -> None:
    mine = Nth(5, style="wild")
    made = bot_recipe("coffee-rush", mine)(11)
    assert isinstance(made, Nth)
    assert made is not mine
    assert (made.seed, made.place, made.style) == (11, 0, "wild")


@pytest.mark.parametrize("given", ALIKE[:5], ids=["text", "partial", "instance", "placed", "function"])
def test_they_travel_to_other_processes(given: Any) -> None:
    alone, shared = (
        [one.scores for one in simulate("coffee-rush", [given, "random"], games=6, workers=workers).outcomes]
        for workers in (1, 2)
    )
    assert alone == shared


def test_what_cannot_travel_is_refused_with_what_to_do() -> None:
    with pytest.raises(DemitasseError, match="at the top of a module, or play with 1 worker"):
        simulate("coffee-rush", [lambda seed: Nth(seed), "random"], games=4, workers=2)


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("['random', 'random']", "2"),
        ("[Mine, 'random']", "put it into a file of its own"),
    ],
)
def test_a_script_from_stdin_has_several_workers_or_is_told_why_not(script: str, words: str) -> None:
    text = f"""
        from demitasse.arena import simulate
        from demitasse.bots.random_bot import RandomBot
        from demitasse.kernel.errors import DemitasseError
        class Mine(RandomBot): pass
        try:
            print(simulate("coffee-rush", {script}, games=2, workers=2).games)
        except DemitasseError as error:
            print(error)
    """
    ran = finished([sys.executable, "-"], input=dedent(text))
    assert words in ran.stdout
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("greedy(a=1, b=2) , random", ["greedy(a=1, b=2)", "random"]),
        ("m:C(a=[1, 2], b='x,)'),r", ["m:C(a=[1, 2], b='x,)')", "r"]),
        ("you:Maya,,greedy", ["you:Maya", "", "greedy"]),
        ("a),b", ["a)", "b"]),
    ],
)
def test_a_comma_among_arguments_divides_no_seats(text: str, seats: list[str]) -> None:
    assert split_seats(text) == seats


def test_arguments_are_literals() -> None:
    assert parsed("m:C(depth=3, wide=-0.5, on=True, of=('a', None), by={'x': [1]})") == (
        "m:C",
        {"depth": 3, "wide": -0.5, "on": True, "of": ("a", None), "by": {"x": [1]}},
    )


@pytest.mark.parametrize(
    "arguments",
    [
        "3",
        "depth=",
        "depth=3",
        "x=__import__('os')",
        "x=open('/etc/passwd')",
        "**{'x': 1}",
        "x=1)(y=2",
        "x=" + "(" * 300,
    ],
)
def test_what_is_no_literal_is_refused_and_never_run(arguments: str) -> None:
    text = f"random({arguments}" if arguments == "depth=3" else f"random({arguments})"
    with pytest.raises(Unknown, match="cannot be read") as caught:
        bot_recipe("coffee-rush", text)
    assert demitasse.say(caught.value.message, "fr") != str(caught.value)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (3, "3 is no bot"),
        (None, "None is no bot"),
        (int, "is no bot"),
        (partial(Nth, 3), "need names"),
        (no_bot, "makes a int and no bot"),
        ("random(speed=3)", "unexpected keyword argument"),
        ("missing_package_of_bots:Mine", "No module named"),
    ],
)
def test_what_is_no_bot_is_refused_by_name(given: Any, words: str) -> None:
    with pytest.raises(DemitasseError, match=words):
        simulate("coffee-rush", [given, "random"], games=1)


def test_a_package_can_bring_a_bot_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "demitasse.bots": [EntryPoint("nth", f"{HERE}:Nth", "demitasse.bots")],
        "demitasse.bots.coffee_rush": [EntryPoint("greedy", f"{HERE}:Nth", "demitasse.bots.coffee_rush")],
    }
    monkeypatch.setattr(bots, "entry_points", lambda group: EntryPoints(points.get(group, [])))
    bots.brought.cache_clear()
    try:
        assert list(bots_for("coffee-rush")) == ["random", "nth", "greedy", *LEVELS]
        assert bot_kind("cafe-del-gatto", "nth") is Nth
        assert bot_kind("coffee-rush", "greedy") is not Nth, "ours keep their names"
        assert simulate("coffee-rush", ["nth(place=1)", "random"], games=1).seats[0] == "nth(place=1)"
    finally:
        bots.brought.cache_clear()


def test_a_bot_over_its_budget_ends_the_run_and_is_named() -> None:
    series = Series.of("coffee-rush", [Endless, "random"], think=0.05)
    with pytest.raises(BotFailed, match=r"Endless took more than 0\.05 s .* game 0 ") as caught:
        series.play(0)
    assert "--think" in demitasse.say(caught.value.message, "fr")


def test_a_budget_changes_no_outcome() -> None:
    free, bound = (
        [one.scores for one in Series.of("coffee-rush", ["greedy", "random"], think=think).outcomes(range(1))]
        for think in (None, 30.0)
    )
    assert free == bound


def test_a_chair_has_the_content_of_the_box() -> None:
    seen: list[Any] = []

    class Reader(Bot):
        def choose(self, chair: Chair) -> Choice:
            seen.append(chair.content)
            return chair.decision.choices[0]

    choose: Callable[[int], Bot] = Reader
    simulate("coffee-rush", [choose, "random"], games=1)
    assert seen[0] is demitasse.game("coffee-rush").load()


def test_the_command_takes_arguments_too(tmp_path: Path) -> None:
    from tests.cli.commands import refused, run

    ran = run(
        "simulate",
        "coffee-rush",
        "--games",
        "2",
        "--seats",
        f"{HERE}:Nth(place=1, style='x'),random",
        "--json",
    )
    assert f"{HERE}:Nth(place=1, style='x')" in ran.out
    assert "seconds" in refused(run("simulate", "coffee-rush", "--think", "soon"))
