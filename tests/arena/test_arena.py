"""The arena: plays among bots, many of them, and what their outcomes say."""

from __future__ import annotations

import csv
import doctest
import errno
import io
import json
import multiprocessing
import os
import pickle
import re
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import demitasse
import demitasse.arena
from demitasse.arena import (
    BadSimulation,
    BotFailed,
    NotWritten,
    Outcome,
    Report,
    Series,
    read,
    report_of,
    simulate,
    simulation,
    wilson,
    write,
)
from demitasse.arena.reports import as_json, as_tables, plain_table
from demitasse.arena.simulation import entrants_of
from demitasse.arena.statistics import Z95, Tally
from demitasse.arena.workers import WorkerLost
from demitasse.bots import Bot, Chair
from demitasse.bots.contract import BlindBot
from demitasse.bots.random_bot import RandomBot
from demitasse.games.coffee_rush.choices import StepTo
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadOptions, DemitasseError, Unknown
from demitasse.kernel.event import Event, Seat
from tests.coffee_rush.build import COFFEE_RUSH
from tests.contract.toy import BELL, CONTENT, Drew, Picked, SealedSips, SipsPosition, Turned
from tests.processes import finished


class Last(BlindBot):
    """Always the last choice offered."""

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        return choices[-1]


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


def decided(report: Report) -> list[Outcome]:
    """The outcomes without what no seed decides."""
    return [msgspec.structs.replace(outcome, cpu_seconds=0.0) for outcome in report.outcomes]


def tally(outcomes: Sequence[Outcome], seats: Sequence[str] = ()) -> Tally:
    counted = Tally(seats)
    for one in outcomes:
        counted.add(one)
    return counted


def outcome(ranks: Sequence[int], scores: Sequence[int] = (), **facts: Any) -> Outcome:
    names = ("ann", "bob", "cleo", "dan")[: len(ranks)]
    usual: dict[str, Any] = {
        "play": 0,
        "seed": 0,
        "bots": names,
        "scores": tuple(scores) or (0,) * len(ranks),
        "ranks": tuple(ranks),
        "ended_by": "deck",
        "choices": 10,
        "turn_order": tuple(range(len(ranks))),
        "rounds": 3,
        "cpu_seconds": 1.0,
    }
    return Outcome(**{**usual, **facts})


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
        (Raiser, ["ValueError: no idea", "(test_arena.py:"]),
        (BlindRaiser, ["ValueError: no idea", "(test_arena.py:"]),
        (Quitter, ["SystemExit: no idea"]),
        (Unseedable, ["TypeError", "(test_arena.py)"]),
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


# Many plays


def test_the_bots_move_on_by_a_seat_from_play_to_play() -> None:
    report = simulate(COFFEE_RUSH, ["random", Last, Watched], games=4)
    last, watched = f"{__name__}:Last", f"{__name__}:Watched"
    assert [played.bots for played in report.outcomes] == [
        ("random", last, watched),
        (watched, "random", last),
        (last, watched, "random"),
        ("random", last, watched),
    ]
    assert report.seats == ("random", last, watched)


class Watched(Last):
    pass


def test_the_same_seed_gives_the_same_outcomes_and_another_seed_others() -> None:
    one, again, other = (
        decided(simulate("coffee-rush", ["random"] * 3, games=6, seed=seed)) for seed in (1, 1, 2)
    )
    assert one == again
    assert one != other
    assert len({played.seed for played in one + other}) == 12


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module that nobody has installed."""
    (tmp_path / "own_bots_of_the_arena.py").write_text(
        dedent("""
            import os
            from demitasse.bots.contract import BlindBot

            class Last(BlindBot):
                def pick(self, choices):
                    return choices[-1]

            class Raiser(BlindBot):
                def pick(self, choices):
                    raise ValueError("no idea")

            class Deadly(BlindBot):
                def pick(self, choices):
                    os._exit(3)
        """)
    )
    monkeypatch.syspath_prepend(tmp_path)
    return "own_bots_of_the_arena"


def test_any_number_of_workers_gives_the_same_outcomes_in_the_same_order(own_bots: str) -> None:
    seats: list[str | type[Bot]] = ["random", RandomBot, f"{own_bots}:Last"]
    alone = simulate("coffee-rush", seats, games=40, seed=11, options={"fair_start": True})
    told: list[int] = []
    shared = simulate(
        "coffee-rush", seats, games=40, seed=11, options={"fair_start": True}, workers=2, progress=told.append
    )
    assert decided(shared) == decided(alone)
    assert shared.bots == alone.bots
    assert told == sorted(told)
    assert told[-1] == 40


def test_a_series_that_travels_to_a_worker_keeps_its_content_options_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[order]]\nid = "espresso"\ningredients = { coffee = 3 }\n')
    content = COFFEE_RUSH.content(file)
    options = COFFEE_RUSH.options()
    series = Series(COFFEE_RUSH, options, content, entrants_of(COFFEE_RUSH, ["random", Last]), seed=9)
    there: Series = pickle.loads(pickle.dumps(series))
    assert there.content.digest == content.digest != COFFEE_RUSH.load().digest
    assert there.options == options
    assert there.entrants == series.entrants
    here, away = (msgspec.structs.replace(each.play(3), cpu_seconds=0.0) for each in (series, there))
    assert here == away


def test_a_bot_that_fails_in_a_worker_is_named_too(own_bots: str) -> None:
    with pytest.raises(BotFailed, match=f"{own_bots}:Raiser .*ValueError: no idea"):
        simulate("coffee-rush", ["random", f"{own_bots}:Raiser"], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_a_bot_that_no_worker_can_import_is_refused() -> None:
    class Hidden(Last):
        __module__ = "demitasse.bots"

    with pytest.raises(Unknown, match="Hidden"):
        simulate("coffee-rush", ["random", Hidden], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_ends_the_simulation_instead_of_holding_it_up(own_bots: str) -> None:
    with pytest.raises(WorkerLost):
        simulate("coffee-rush", ["random", f"{own_bots}:Deadly"], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_an_interrupted_simulation_leaves_no_worker_behind() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("coffee-rush", ["random", "random"], games=100_000, workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("attempt", "error", "words"),
    [
        (lambda: simulate("coffee-rush", ["random"] * 2, games=0), BadSimulation, "at least 1 game"),
        (lambda: simulate("coffee-rush", ["random"] * 2, games=-5), BadSimulation, "-5"),
        (lambda: simulate("coffee-rush", ["random"] * 2, workers=0), BadSimulation, "at least 1 worker"),
        (lambda: simulate("coffee-rush", ["random"]), BadOptions, "1"),
        (lambda: simulate("coffee-rush", ["random"] * 5), BadOptions, "5"),
        (lambda: simulate("coffee-rush", []), BadOptions, "0"),
        (lambda: simulate("coffee-rush", ["random", "you"]), BadSimulation, "you"),
        (lambda: simulate("coffee-rush", ["random", "you:Maya"]), BadSimulation, "you"),
        (lambda: simulate("coffee-rush", ["random", ""]), BadSimulation, "Seat 2"),
        (lambda: simulate("coffee-rush", ["random", "rnadom"]), Unknown, "rnadom"),
        (lambda: simulate("coffee-rush", ["random", "nowhere:Bot"]), Unknown, "nowhere:Bot"),
        (lambda: simulate("coffee-rush", ["random"] * 2, seed=-1), BadOptions, "-1"),
        (lambda: simulate("tea-rush", ["random"] * 2), Unknown, "tea-rush"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(
    attempt: Callable[[], Report], error: type[DemitasseError], words: str
) -> None:
    with pytest.raises(error) as caught:
        attempt()
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert demitasse.say(caught.value.message, "fr") != str(caught.value)


# Statistics


@pytest.mark.parametrize(
    ("wins", "plays", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_win_rate_is_wilsons(wins: int, plays: int, low: float, high: float) -> None:
    """The values published by Newcombe (1998), table I, method 3."""
    assert wilson(wins, plays) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda plays: st.tuples(st.integers(0, plays), st.just(plays))))
@settings(max_examples=60)
def test_both_ends_of_an_interval_lie_1_96_deviations_from_the_rate(counted: tuple[int, int]) -> None:
    wins, plays = counted
    low, high = wilson(wins, plays)
    rate = wins / plays
    assert 0 <= low <= rate <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert abs(rate - end) == pytest.approx(Z95 * sqrt(end * (1 - end) / plays), rel=1e-6)


def test_more_wins_than_plays_have_no_interval() -> None:
    with pytest.raises(ValueError, match="3 wins in 2 plays"):
        wilson(3, 2)


def test_a_bot_against_itself_has_no_more_independent_plays_than_there_were() -> None:
    """One of two seats wins each play, whoever sits there: the rate of both together cannot be anything but a half."""
    twins = [outcome([1, 2], bots=("ann", "ann")), outcome([2, 1], bots=("ann", "ann"))] * 10
    own = tally(twins).bots["ann"]
    assert (own.plays, own.win_rate, own.low, own.high) == (40, 0.5, 0.5, 0.5)
    once = tally([outcome([1, 2]), outcome([2, 1])] * 10).bots["ann"]
    assert (once.low, once.high) == wilson(10, 20)


def test_a_shared_win_is_a_win_for_each_who_shares_it() -> None:
    bots = tally([outcome([1, 1, 3]), outcome([1, 2, 3])], ("ann", "bob", "cleo")).bots
    assert {name: bot.wins for name, bot in bots.items()} == {"ann": 2, "bob": 1, "cleo": 0}
    assert {name: bot.plays for name, bot in bots.items()} == {"ann": 2, "bob": 2, "cleo": 2}


def test_a_bot_in_several_seats_is_one_bot_with_all_their_results() -> None:
    played = outcome([2, 1, 3], [5, 9, 1], bots=("ann", "bob", "ann"))
    bots = tally([played], ("ann", "bob", "ann")).bots
    assert list(bots) == ["ann", "bob"]
    assert (bots["ann"].plays, bots["ann"].wins, bots["ann"].mean_score) == (2, 0, 3.0)
    assert (bots["bob"].win_rate, bots["bob"].mean_score) == (1.0, 9.0)


def test_the_advantage_of_the_first_seat_counts_from_who_began() -> None:
    plays = [outcome([2, 3, 1], [4, 2, 6], turn_order=(2, 0, 1)), outcome([1, 2, 3], [8, 0, 0])]
    first, second, third = tally(plays).turns
    assert (first.wins, first.plays, first.mean_score) == (2, 2, 7.0)
    assert (second.wins, second.mean_score) == (0, 2.0)
    assert (third.wins, third.mean_score) == (0, 1.0)


def test_a_game_without_an_order_of_turns_has_no_first_seat_to_report() -> None:
    assert tally([outcome([1, 2], turn_order=())]).turns == ()


def test_lengths_and_endings_are_counted() -> None:
    plays = [
        outcome([1, 2], choices=10, rounds=2, ended_by="penalties"),
        outcome([1, 2], choices=40, rounds=5, ended_by="deck"),
        outcome([1, 2], choices=13, rounds=2, ended_by="deck"),
        outcome([1, 2], choices=17, rounds=2, ended_by="deck"),
    ]
    lengths = tally(plays).length
    assert msgspec.structs.astuple(lengths.choices) == (20.0, 15.0, 10, 40)
    assert lengths.rounds is not None
    assert msgspec.structs.astuple(lengths.rounds) == (2.75, 2.0, 2, 5)
    assert list(tally(plays).endings.items()) == [("deck", 3), ("penalties", 1)]


def test_a_game_without_rounds_reports_none() -> None:
    assert tally([outcome([1, 2], rounds=None)]).length.rounds is None


def test_the_sums_of_a_report_fit_its_outcomes() -> None:
    report = simulate("coffee-rush", ["random"] * 4, games=8, seed=1)
    assert report.choices == sum(played.choices for played in report.outcomes)
    assert report.choices_per_cpu_second == pytest.approx(report.choices / report.cpu_seconds)
    assert sum(report.ended_by.values()) == report.games == 8
    assert sum(turn.plays for turn in report.first_seat) == report.bots["random"].plays == 32
    assert report.bots["random"].wins == sum(len(played.winners) for played in report.outcomes)
    assert report.shared_wins == sum(len(played.winners) > 1 for played in report.outcomes)


# Reports and files


def test_a_report_is_one_json_object_without_its_single_outcomes() -> None:
    report = simulate("coffee-rush", ["random", Last], games=4, seed=2**127, options={"first": 1})
    told = json.loads(as_json(report))
    assert told["game"] == "coffee-rush"
    assert (told["games"], told["seed"]) == (4, 2**127)
    assert told["options"]["first"] == 1
    assert told["content"] == COFFEE_RUSH.load().digest
    assert told["bots"]["random"].keys() >= {"wins", "win_rate", "low", "high", "mean_score"}
    assert told["ended_by"] == dict(report.ended_by)
    assert told["schema"] == 1
    assert not [name for name in told if "cpu" in name], "times differ from run to run"
    assert as_json(
        simulate("coffee-rush", ["random", Last], games=4, seed=2**127, options={"first": 1})
    ) == as_json(report)
    assert len(told["first_seat"]) == 2
    assert told["length"]["choices"]["mean"] == report.length.choices.mean
    assert "outcomes" not in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "1,200 games",
                "win rate",
                "12.5%",
                "−1.50",
                "2 games were won",
                "Nobody has an order left",
                "3 games were ties in points, won with more orders sent",
            ],
        ),
        (
            "fr",
            [
                "1\u202f200 parties",
                "taux",
                "12,5\u00a0%",
                "−1,50",
                "2 parties ont été gagnées",
                "gagnées avec plus de commandes envoyées",
            ],
        ),
    ],
)
def test_a_report_for_people_speaks_their_language(language: str, words: list[str]) -> None:
    report = simulate("coffee-rush", ["random"] * 4, games=4)
    bot = msgspec.structs.replace(report.bots["random"], win_rate=0.125, mean_score=-1.5)
    report = msgspec.structs.replace(
        report,
        games=1200,
        bots={"random": bot},
        shared_wins=2,
        decided_by={"sent": 3},
        ended_by={"no-orders": 1200},
    )
    page = io.StringIO()
    Console(file=page, width=100).print(as_tables(report, COFFEE_RUSH, language))
    for word in words:
        assert word in page.getvalue()


@pytest.mark.parametrize("width", [60, 64, 80, 110, 200])
def test_a_table_breaks_no_word(width: int) -> None:
    """Columns share the room; where the words themselves have none beside one another, it is a list."""
    table = plain_table(["what", "had by", "paid for a tile", "points with it"])
    row = ("Iced Americano", "77.5%", "19.8%", "+0.82 [−0.04; 1.68]")
    table.add_row(*row)
    page = io.StringIO()
    Console(width=width, file=page).print(table)
    assert {word for cell in row for word in cell.split()} <= set(page.getvalue().split())


def test_in_a_narrow_window_a_table_is_a_list() -> None:
    page = io.StringIO()
    report = simulate("coffee-rush", ["random"] * 2, games=2)
    Console(file=page, width=40).print(as_tables(report, COFFEE_RUSH))
    lines = page.getvalue().splitlines()
    assert {"random", "  games: 4", "  win rate: 50.0%", "first"} <= set(lines)
    assert "…" not in page.getvalue()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "win or lose together: 1 of 2 games",
                "9.5% – 90.5%",
                "Coins left",
                "Failed for lack of a plate",
            ],
        ),
        ("fr", ["gagnées sur 2 parties", "9,5\u00a0% – 90,5\u00a0%", "Sous restants", "faute d’assiette"]),
    ],
)
def test_a_report_on_a_team_tells_its_wins_once_and_what_it_came_to(language: str, words: list[str]) -> None:
    noted = [{"coins": coins, "failed-plate": 1, "O01": 1} for coins in (3, 8)]
    outcomes = [
        outcome([rank, rank], notes=(notes, notes)) for rank, notes in zip((1, 2), noted, strict=True)
    ]
    report = msgspec.structs.replace(
        simulate("kitchen-rush", ["random"], games=1),
        games=2,
        outcomes=tuple(outcomes),
        notes=tally(outcomes).notes,
        shared_wins=1,
        won=1,
    )
    page = io.StringIO()
    Console(file=page, width=100).print(as_tables(report, demitasse.game("kitchen-rush"), language))

    for word in words:
        assert word in page.getvalue()
    assert re.search(r"(Coins left|Sous restants) +5[.,]50 +5[.,]5 +3 +8", page.getvalue())
    assert "O01" not in page.getvalue()
    assert "several seats" not in page.getvalue()


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate("coffee-rush", ["random", Last, "random"], games=5, seed=4)


def test_a_csv_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    write(report, tmp_path / "plays.csv")
    with (tmp_path / "plays.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = [
        {
            **{name: json.dumps(value).strip('"') for name, value in row.items()},
            "points": " ".join(map(str, row["points"])),
            "notes": " ".join(f"{what}={count}" for what, count in row["notes"].items()),
        }
        for row in report.rows()
    ]
    assert rows == told


def test_a_json_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    write(report, tmp_path / "plays.json")
    told = [{**row, "points": list(row["points"])} for row in report.rows()]
    assert json.loads((tmp_path / "plays.json").read_text(encoding="utf-8")) == told


def test_a_parquet_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    from pyarrow import parquet

    write(report, tmp_path / "plays.parquet")
    told = [
        {**row, "points": list(row["points"]), "notes": list(row["notes"].items())} for row in report.rows()
    ]
    assert parquet.read_table(tmp_path / "plays.parquet").to_pylist() == told


def test_a_row_tells_the_points_after_each_round_and_the_first_choices(report: Report) -> None:
    rows = list(report.rows())
    assert len(rows) == 15
    for row in rows:
        assert len(row["points"]) == row["rounds"]
        assert row["points"][-1] == row["score"]
        assert re.fullmatch(r"place [a-d][1-4], \w+.*", row["opening"])
        assert (row["game"], row["series"]) == ("coffee-rush", report.series)


@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_a_file_is_read_as_it_was_written(suffix: str, report: Report, tmp_path: Path) -> None:
    file = tmp_path / f"plays{suffix}"
    write(report, file)
    assert [one for _, _, one in read(file)] == decided(report)
    assert {(game, series) for game, series, _ in read(file)} == {("coffee-rush", report.series)}


def reported(*outcomes: Outcome) -> Report:
    """A report of plays that nobody played."""
    return report_of(Series.of("coffee-rush", ["random"] * 2), outcomes)


def test_what_a_game_does_not_count_is_left_empty(tmp_path: Path) -> None:
    report = reported(outcome([1, 2], turn_order=(), rounds=None))
    write(report, tmp_path / "plays.csv")
    _, row, _ = (tmp_path / "plays.csv").read_text().splitlines()
    assert row == f"coffee-rush,{report.series},0,0,0,,ann,0,1,true,deck,,10,,,,"


def test_a_file_of_results_replaces_an_older_one(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "plays.json"
    file.write_text("old")
    write(report, file)
    assert len(json.loads(file.read_text())) == 15
    assert [path.name for path in tmp_path.iterdir()] == ["plays.json"]


class FullDisk(io.RawIOBase):
    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_a_full_disk_leaves_no_half_file_and_the_older_one_as_it_was(
    suffix: str, report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"plays{suffix}"
    file.write_text("old")
    real_open = Path.open

    def open_on_full_disk(self: Path, mode: str) -> io.BufferedWriter:
        real_open(self, mode).close()
        return io.BufferedWriter(FullDisk())

    assert str(NotWritten("arena-disk-full", file="")), "sentences are read while files can be opened"
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", open_on_full_disk)
        with pytest.raises(NotWritten, match="disk is full") as caught:
            write(report, file)
    assert str(file) in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_text() == "old"


def test_a_disk_that_turns_out_to_be_full_at_the_last_moment_is_noticed(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten, match="disk is full"):
        write(report, tmp_path / "plays.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("plays.xlsx", ".csv, .json, .parquet"),
        ("plays", ".csv, .json, .parquet"),
        ("folder.csv", "is a folder"),
        ("nowhere/plays.csv", "does not exist"),
        (f"{'x' * 250}.csv", "was not written"),
    ],
)
def test_a_place_where_no_file_can_be_is_refused(
    name: str, words: str, report: Report, tmp_path: Path
) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(NotWritten, match=words):
        write(report, tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.csv"]


def test_parquet_without_pyarrow_is_refused_with_what_to_do(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demitasse.arena.results.find_spec", lambda name: None)
    with pytest.raises(NotWritten, match=r"demitasse\[lab\]"):
        write(report, tmp_path / "plays.parquet")


def test_the_example_of_the_arena_runs() -> None:
    tried = doctest.testmod(demitasse.arena)
    assert (tried.attempted, tried.failed) == (3, 0)
    assert doctest.testmod(simulation).failed == 0


def test_the_arena_needs_neither_pyarrow_nor_a_terminal() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None; import demitasse.arena;"
        "assert not {'click', 'rich'} & sys.modules.keys()"
    )
    assert finished([sys.executable, "-c", code]).returncode == 0
