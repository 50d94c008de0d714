"""Playing at the keyboard against a player whom the game itself moves: its name, its count, simulations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import demitasse
from demitasse.arena import simulate
from demitasse.cli.rendering import standing
from demitasse.kernel.encoding import encode
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.play import Play
from demitasse.kernel.record import read
from demitasse.kernel.result import Result, Rival, ScoreLine
from tests.cli.commands import ALWAYS_THE_FIRST, Ran, run

BEAN = demitasse.game("seize-the-bean")
BIT = ScoreLine("reviews", 1, 1)


@pytest.fixture(autouse=True)
def a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def alone(file: Path, *flags: str) -> Ran:
    words = ["play", "seize-the-bean", "--seats", "you", "--seed", "3", "--record", str(file), *flags]
    return run(*words, lines=ALWAYS_THE_FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_play_against_starbots(language: str, tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    ran = alone(file, "--solo-level", "2", "--lang", language)

    assert ran.code == 0, ran.err
    assert "Starbots" in ran.out
    assert BEAN.automata(BEAN.checked({}, 1), 1) == ("Starbots",)
    told = run("replay", file, "--lang", language)
    assert told.code == 0
    assert {"en": "Starbots places a Barista", "fr": "Starbots place un barista"}[language] in told.out


def test_the_end_counts_both_and_says_who_won(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    ran = alone(file, "--scenario", "after_hours")
    tail = read(file).tail

    assert tail is not None
    (rival,) = tail.result.rivals
    assert f"Starbots wins with {rival.score} points" in ran.out
    assert "Lost:" in ran.out
    assert [line.what for line in rival.counted] == [line.what for line in tail.result.counted[0]]


def test_a_record_keeps_only_the_seats(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    alone(file, "--solo-level", "5")
    record = read(file)

    assert record.head.people == ["you"]
    assert record.verify(BEAN).automata == ("Starbots",)
    assert run("replay", file, "--verify").code == 0


def test_a_result_without_rivals_is_written_as_before() -> None:
    result = Result((1,), (1,), "deck", ((BIT,),))

    assert b"rivals" not in encode(result)
    assert b"verdict" not in encode(result)


@pytest.mark.parametrize(("rank", "theirs"), [(1, 2), (2, 1)])
def test_who_loses_to_it_comes_after_it(rank: int, theirs: int) -> None:
    result = Result((7,), (rank,), "deck", ((BIT,),), (Rival(9, (BIT,)),))

    assert standing(result) == ((7, 9), (rank, theirs), ((BIT,), (BIT,)))


def test_other_games_move_nobody() -> None:
    for id in demitasse.GAMES:
        game = demitasse.game(id)
        for seats in range(max(2, game.fewest), game.most + 1):
            assert game.automata(game.checked({}, seats), seats) == ()
    assert Play(BEAN, people=["Ana", "Tom"]).automata == ()


def test_simulations_tell_how_often_it_is_beaten() -> None:
    report = simulate("seize-the-bean", ["random"], games=5, options={"solo_level": 1})
    outcomes = report.outcomes

    assert report.bots["random"].wins == sum(outcome.notes[0]["won"] for outcome in outcomes)
    assert {outcome.notes[0]["level"] for outcome in outcomes} == {1}
    assert all((o.scores[0] > o.notes[0]["starbots"]) <= bool(o.notes[0]["won"]) for o in outcomes)


def test_the_greedy_keeper_plays_alone() -> None:
    ran = run(
        "simulate", "seize-the-bean", "--seats", "greedy", "--solo-level", "7", "--games", "1", "--json"
    )

    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 1
