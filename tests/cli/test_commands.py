"""The `demitasse` command: its help, and what it says when it cannot."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

import pytest

from demitasse.cli import entry_point, games
from demitasse.kernel.language import LANGUAGES
from tests.cli.commands import ALWAYS_THE_FIRST, TRACEBACK, Ran, each_language, play, refused, run
from tests.facts import own_content

# The command and its help.


def test_alone_it_shows_its_commands() -> None:
    ran = run()

    assert ran.code == 0
    for name in ("games", "play", "simulate", "replay", "rules"):
        assert f"  {name} " in ran.out


def test_it_tells_its_version() -> None:
    assert run("--version") == Ran(0, f"demitasse {version('demitasse')}\n", "")


def test_the_games_are_shown_with_seats_bots_and_options() -> None:
    ran = run("games")

    for word in ("coffee-rush", "2 to 4 players", "random, greedy", "--first, --fair-start, --colours"):
        assert word in ran.out


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "joueurs"),
        ({"LANG": "fr_CA"}, "joueurs"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "players"),
        ({"LANG": "de_DE.UTF-8"}, "players"),
        ({}, "players"),
    ],
)
def test_it_speaks_the_language_of_the_machine(
    environment: Mapping[str, str], word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)

    assert word in run("games").out


def test_a_flag_chooses_the_language_wherever_it_stands() -> None:
    assert run("--lang", "fr", "games").out == run("games", "--lang=fr").out
    assert "joueurs" in run("games", "--lang", "fr").out


def test_the_flags_of_a_game_come_from_its_options_with_help_in_the_language() -> None:
    english, french = (run("play", "coffee-rush", "--help", "--lang", language).out for language in LANGUAGES)

    for flag in (
        "--seats",
        "--seed",
        "--first",
        "--fair-start",
        "--colours",
        "--content",
        "--record",
        "--resume",
    ):
        assert f"  {flag} " in english
        assert f"  {flag} " in french
    assert "Everybody begins with an easy order" in " ".join(english.split())
    assert "Tout le monde débute avec une commande simple" in " ".join(french.split())
    assert "Usage" in french
    assert "Options\u00a0:" in french
    assert "Show" not in french


def test_the_game_may_stand_among_its_flags() -> None:
    assert run("play", "--seats", "random,random", "--seed", "1", "coffee-rush").code == 0


def test_a_simulation_gets_its_flags() -> None:
    words = "simulate coffee-rush --games 4 --seats random,random --seed 9 --fair-start --json"
    report = json.loads(run(*words.split()).out)

    assert (report["game"], report["games"], report["seed"]) == ("coffee-rush", 4, 9)
    assert report["options"]["fair_start"] is True


# What cannot be followed.

SOUND_RECORD = "SOUND"
BAD_LINES: list[tuple[list[str], str]] = [
    (["ply"], "play"),
    (["zzz"], "games, play, simulate, ladder, train, calibrate, analyse, report, replay, rules"),
    (["--verbos"], "--version"),
    (["games", "--colour"], "demitasse games"),
    (["games", "twice"], "twice"),
    (["games", "--lang", "de"], "en, fr"),
    (["games", "--lang"], "--lang"),
    (["play"], "coffee-rush"),
    (["play", "cofee-rush"], "coffee-rush"),
    (["play", "coffee-rush", "--sed", "3"], "--seed"),
    (["play", "coffee-rush", "--seed"], "--seed"),
    (["play", "coffee-rush", "--seed", "abc"], "abc"),
    (["play", "coffee-rush", "--seed", "-1"], "-1"),
    (["play", "coffee-rush", "--seed", str(1 << 128)], "2¹²⁸"),
    (["play", "coffee-rush", "--first", "nobody"], "nobody"),
    (["play", "coffee-rush", "--first", "3"], "3"),
    (["play", "coffee-rush", "--fair-start=yes"], "--fair-start"),
    (["play", "coffee-rush", "--colours", "red,red,blue"], "red, red, blue"),
    (["play", "coffee-rush", "--colours", "red,pink,blue"], "red, blue, green, yellow"),
    (["play", "coffee-rush", "--seats", "you"], "2"),
    (["play", "coffee-rush", "--seats", "you,you,you,you,you"], "5"),
    (["play", "coffee-rush", "--seats", "you,gredy"], "greedy"),
    (["play", "coffee-rush", "--seats", "you,,random"], "2"),
    (["play", "coffee-rush", "--seats", "you,no.such:Bot"], "no.such:Bot"),
    (["play", "coffee-rush", "--seats", f"you:{'x' * 50},random"], "24"),
    (["play", "coffee-rush", "--content", "no.toml"], "no.toml"),
    (["play", "coffee-rush", "--record", "no/such/folder/r.jsonl"], "no/such/folder"),
    (["play", "coffee-rush", "--resume", "no.jsonl"], "no.jsonl"),
    (["play", "coffee-rush", "twice"], "twice"),
    (["simulate", "coffee-rush", "--games", "0"], "1"),
    (["simulate", "coffee-rush", "--games", "many"], "many"),
    (["simulate", "coffee-rush", "--workers", "0"], "--workers"),
    (["simulate", "coffee-rush", "--seats", "you,random"], "random, greedy"),
    (["simulate", "coffee-rush", "--seats", "random", "--games", "1"], "2"),
    (["simulate", "coffee-rush", "--out", "result.doc"], ".csv"),
    (["replay"], "demitasse replay"),
    (["replay", "no.jsonl"], "no.jsonl"),
    (["replay", __file__], "demitasse"),
    (["replay", SOUND_RECORD, "--to", "9999"], "9999"),
    (["replay", SOUND_RECORD, "--to", "two"], "two"),
    (["rules"], "demitasse rules"),
    (["rules", "chess"], "coffee-rush"),
    (["rules", "coffee-rush", "CR-MOVE-99"], "CR-MOVE-01"),
    (["rules", "CR-MOVE-99"], "CR-MOVE-01"),
    (["rules", "XX-MOVE-01"], "coffee-rush"),
    (["rules", "CR-MOVE-14", "CR-MOVE-15"], "coffee-rush"),
]


@each_language
@pytest.mark.parametrize(
    ("argv", "word"), BAD_LINES, ids=lambda part: " ".join(part) if isinstance(part, list) else ""
)
def test_a_bad_command_line_gets_one_sentence_and_code_2(
    argv: Sequence[str],
    word: str,
    language: str,
    sound: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", language)
    ran = run(*(sound if part == SOUND_RECORD else part for part in argv))

    sentence = refused(ran)
    assert word in sentence
    assert ran.out == ""
    assert not (tmp_path / "data").exists()


def test_a_refusal_is_in_the_language_that_was_asked_for() -> None:
    assert refused(run("ply", "--lang", "en")) == "There is no command “ply”; did you mean play?"
    assert refused(run("ply", "--lang", "fr")).startswith("Il n’y a pas de commande «\u00a0ply\u00a0»")


def test_escape_sequences_in_a_command_line_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in refused(run("play", "\x1b[2Jcoffee\nrush"))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('[[order]]\nid = "espresso"\ningredients = { beer = 1 }', ("beer", "espresso")),
        ('[[order]]\nid = "cocoa"\ncopies = 1', ("79", "80")),
        ("board =", ("TOML",)),
        ('[[order]]\nid = "cocoa"\ncopies = "two"', ("cocoa",)),
    ],
)
def test_a_bad_content_file_is_named_with_what_is_wrong_in_it(
    content: str, words: Sequence[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content, encoding="utf-8")
    sentence = refused(play("--content", file))

    assert str(file) in sentence
    assert all(word in sentence for word in words)


def test_content_of_ones_own_is_played_with_and_goes_with_the_record(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "play.jsonl"
    mine.write_text(own_content("coffee-rush"), encoding="utf-8")

    assert play("--content", mine, "--record", file, seats="random,random").code == 0
    assert run("replay", file, "--verify", "--content", mine).code == 0
    mine.rename(tmp_path / "elsewhere.toml")
    assert str(tmp_path) not in file.read_text(encoding="utf-8")
    assert run("replay", file, "--verify").code == 0
    story = run("replay", file).out
    assert "Cortado" in story or "Long Black" in story


def test_a_play_with_ones_own_content_is_resumed_from_its_record_alone(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "play.jsonl"
    mine.write_text(own_content("coffee-rush"), encoding="utf-8")
    play("--content", mine, "--record", file, lines="1\n1\n1\n")
    mine.unlink()

    assert run("play", "coffee-rush", "--resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert run("replay", file, "--verify").code == 0


def test_other_content_than_a_record_carries_is_refused(tmp_path: Path, sound: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(own_content("coffee-rush"), encoding="utf-8")

    assert "content" in refused(run("replay", sound, "--verify", "--content", mine))


def test_a_bug_is_admitted_in_one_sentence_that_says_how_to_report_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(language: str) -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(games, "show_games", broken)
    sentence = refused(run("games"), code=1)
    monkeypatch.setenv(entry_point.DEBUG, "1")
    ran = run("games")

    assert "of all things" in sentence
    assert "DEMITASSE_DEBUG=1" in sentence
    assert ran.code == 1
    assert TRACEBACK in ran.err


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ("you:" + "x" * 25, "too long: 24 characters at most.", "trop long\u00a0: 24 caractères au plus."),
        ("you:\u3164", "Nobody could see this name", "Personne ne verrait ce nom"),
        ("you:An\u202ea", "cannot be seen", "des caractères invisibles"),
        ("you:M\u0430ya", "mixes letters of several alphabets", "mêle des lettres de plusieurs alphabets"),
        ("you:Ali,you:AIi", "looks just like Ali", "ressemble trait pour trait à Ali"),
    ],
    ids=ascii,
)
def test_a_name_nobody_could_read_is_refused(seats: str, english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        ran = run("play", "coffee-rush", "--lang", language, "--seats", f"{seats},random")

        assert sentence in refused(ran)
