"""A play in real time at the keyboard: the clock stands until somebody waits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.record import read
from tests.cli.commands import Ran, refused, run
from tests.golden.playthrough import RECORDS
from tests.kitchen_rush.build import KITCHEN


def kitchen(file: Path, *argv: str, lines: str = "", seats: str = "you") -> Ran:
    return run(
        "play",
        "kitchen-rush",
        "--seats",
        seats,
        "--seed",
        "3",
        "--mode",
        "practice",
        "--record",
        file,
        *argv,
        lines=lines,
    )


def moments(file: Path) -> list[tuple[int, str]]:
    return [(line.at, line.do) for line in read(file).rows]


def test_time_passes_only_when_somebody_waits(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    ran = kitchen(
        file, lines="ready\nplace red-1 sink\nplace red-2 market\nwait 7\nplace blue-1 spices\nquit\n"
    )

    assert ran.code == 0, ran
    assert moments(file) == [
        (0, "ready"),
        (0, "place red-1 sink"),
        (0, "place red-2 market"),
        (7000, "place blue-1 spices"),
    ]


def test_waiting_without_a_number_is_until_something_happens(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    kitchen(file, lines="ready\nwait 3\nplace red-1 sink\nwait\nquit\n")

    assert moments(file)[-1] == (33_000, "time")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_practice_waited_through_ends_with_the_bell_and_its_record_is_sound(
    tmp_path: Path, language: str
) -> None:
    file = tmp_path / "play.jsonl"
    word = {"en": "wait", "fr": "attendre"}[language]
    ran = kitchen(file, "--lang", language, lines=f"ready\n{word} 200\n{word} 200\n")

    assert ran.code == 0, ran
    assert {"en": "You lose.", "fr": "Vous avez perdu."}[language] in ran.out
    read(file).verify(KITCHEN)
    assert run("replay", "--verify", file).code == 0
    assert run("replay", file, "--lang", language).code == 0


@pytest.mark.parametrize(
    ("language", "won", "total"),
    [("en", "You win together!", "Total"), ("fr", "Vous avez gagné ensemble.", "Total")],
)
def test_a_play_won_together_is_told_as_one_win(language: str, won: str, total: str) -> None:
    ran = run("replay", RECORDS / "kitchen-rush-3p-events.jsonl", "--lang", language)

    assert ran.code == 0, ran
    told = ran.out[ran.out.rindex("╭") :]
    assert told.count(won) == 1
    assert not re.search(r"1\. |wins|l’emporte", told)
    assert total not in told
    assert [line for line in told.splitlines() if "Prestige" in line and line.count("│") == 3]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "(and 1 more): +2 coins"),
        ("fr", "(et 1 de plus)\u00a0: +2 sous"),
    ],
)
def test_what_is_evident_is_told_below_the_choices(tmp_path: Path, language: str, sentence: str) -> None:
    ran = kitchen(tmp_path / "play.jsonl", "--lang", language, lines="ready\nplace red-1 maitre\nquit\n")

    assert ran.code == 0, ran
    assert {"en": "Next: ", "fr": "Ensuite\u00a0: "}[language] in ran.out
    assert sentence in ran.out


def test_bots_go_on_while_a_person_waits(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    ran = kitchen(file, lines="ready\nwait 20\nquit\n", seats="you,random")

    assert ran.code == 0, ran
    by_the_bot = [line for line in read(file).rows if line.seat == 1 and line.do != "ready"]
    assert len(by_the_bot) > 2
    assert all(0 < line.at <= 20_000 for line in by_the_bot[1:])


def test_a_play_is_taken_up_where_its_clock_stood(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    kitchen(file, lines="ready\nwait 9\nplace red-1 sink\nquit\n")
    ran = run("play", "kitchen-rush", "--resume", file, lines="wait\nquit\n")

    assert ran.code == 0, ran
    assert moments(file)[-1] == (39_000, "time")


@pytest.mark.parametrize("line", ["wait 0", "wait -3", "wait soon", "wait 601", "wait 1 2"])
def test_a_wait_that_cannot_be_is_explained(tmp_path: Path, line: str) -> None:
    said = refused(kitchen(tmp_path / "play.jsonl", lines=f"ready\n{line}\n"))

    assert "from 1 to 600" in said


def test_there_is_nothing_to_wait_for_before_the_clock_starts_or_where_there_is_none(tmp_path: Path) -> None:
    before = kitchen(tmp_path / "play.jsonl", lines="wait\n")
    without = run("play", "coffee-rush", "--seats", "you,random", "--seed", "1", lines="wait\n")

    assert "no clock is running" in refused(before)
    assert "no clock is running" in refused(without)


def test_the_help_at_the_table_tells_of_waiting_rather_than_of_undo(tmp_path: Path) -> None:
    ran = kitchen(tmp_path / "play.jsonl", lines="help\nquit\n")

    assert "let time pass" in ran.out
    assert "take back your last choice" not in ran.out


def claimed(ran: Ran) -> list[str]:
    """What the table was told each time of who takes on what, and each answer to a claim."""
    return [line for line in ran.out.splitlines() if line.startswith(("Claimed: ", "Nobody has claimed"))]


def test_an_order_and_a_room_are_claimed_and_bots_give_way(tmp_path: Path) -> None:
    ran = kitchen(tmp_path / "play.jsonl", lines="claim house\nready\nquit\n", seats="you,cook")

    assert ran.code == 0, ran
    assert claimed(ran) == [
        "Claimed: House Chicken (cook), Maître d’hôtel (cook)",
        "Claimed: House Chicken (you), Maître d’hôtel (cook)",
        "Claimed: House Chicken (you), Maître d’hôtel (cook)",
    ]


def test_a_claim_is_let_go_by_claiming_once_more(tmp_path: Path) -> None:
    ran = kitchen(tmp_path / "play.jsonl", lines="claim sink\nclaim sink\nready\nquit\n")

    assert ran.code == 0, ran
    assert claimed(ran) == ["Claimed: Sink (you)", "Nobody has claimed anything."]


def test_people_at_one_keyboard_ask_each_other_for_what_they_have_claimed(tmp_path: Path) -> None:
    lines = "claim sink\nready\nclaim sink\nclaim sink\nclaim sink\nquit\n"
    ran = kitchen(tmp_path / "play.jsonl", lines=lines, seats="you:Ana,you:Bea")

    assert ran.code == 0, ran
    asks = "Claimed: Sink (Ana; Bea would like it)"
    assert claimed(ran) == ["Claimed: Sink (Ana)", "Claimed: Sink (Ana)", asks, "Claimed: Sink (Ana)", asks]


@pytest.mark.parametrize(
    ("text", "refusal"),
    [("", "Claim which order or room?"), ("nobody", "Claim which order or room?"), ("storage", "could mean")],
)
def test_what_is_not_there_or_not_clear_cannot_be_claimed(tmp_path: Path, text: str, refusal: str) -> None:
    ran = kitchen(tmp_path / "play.jsonl", lines=f"claim {text}\n")

    assert ran.code == 2
    assert refusal in ran.err


def test_where_no_team_shares_a_room_nothing_is_claimed(tmp_path: Path) -> None:
    ran = run(
        "play", "coffee-rush", "--seats", "you,random", "--record", tmp_path / "r.jsonl", lines="claim sink\n"
    )

    assert ran.code == 2
    assert "nothing to claim" in ran.err
