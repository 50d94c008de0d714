"""The `demitasse` command: what it does, what it says when it cannot, and that nothing played is ever lost."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

import pytest
from rich.cells import cell_len

import demitasse
from demitasse.bots import Bot, Chair, bots_for
from demitasse.cli import entry_point, games, records
from demitasse.cli.input import parse_choice, parse_command
from demitasse.cli.rules import SIGNS, unlinked
from demitasse.cli.seating import display_names
from demitasse.kernel import record
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadChoice
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.rulebook import Rulebook
from tests.cli.commands import ALWAYS_THE_FIRST, TRACEBACK, Ran, kept, refused, run
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play
from tests.facts import own_content
from tests.golden.playthrough import RECORDS

each_language = pytest.mark.parametrize("language", LANGUAGES)


def play(*argv: str | Path, lines: str = "", seats: str = "you,random,random", seed: int = 1) -> Ran:
    return run("play", "coffee-rush", "--seats", seats, "--seed", str(seed), *argv, lines=lines)


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


@pytest.fixture(scope="session")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole play among bots."""
    file = tmp_path_factory.mktemp("records") / "sound.jsonl"
    assert play("--record", file, seats="random,random,random").code == 0
    return file


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


# A play through a pipe.


def test_a_whole_play_through_a_pipe_ends_with_count_ranking_cause_and_seed(tmp_path: Path) -> None:
    ran = play(lines=ALWAYS_THE_FIRST, seats="you:Maya,random,random", seed=77)

    assert (ran.code, ran.err) == (0, "")
    for words in (
        "Orders sent",
        "Penalties",
        "Total",
        "wins with",
        "Why it ended",
        "The seed was 77",
        str(kept(tmp_path)),
    ):
        assert words in ran.out
    assert run("replay", kept(tmp_path), "--verify").code == 0


@each_language
def test_a_play_is_told_in_its_language_and_fits_80_columns(language: str) -> None:
    ran = play("--lang", language, lines=ALWAYS_THE_FIRST)

    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if cell_len(line) > 80 and "jsonl" not in line] == []
    assert ("Réserve" in ran.out) == (language == "fr")
    assert "\x1b" not in ran.out


def test_the_seed_is_not_shown_before_the_end() -> None:
    assert "123456789" not in play(lines="1\n1\n1\nlog\nhelp\nq\n", seed=123456789).out


def test_a_seed_that_is_not_given_is_drawn_anew(tmp_path: Path) -> None:
    seeds = set()
    for name in ("one.jsonl", "two.jsonl"):
        run("play", "coffee-rush", "--seats", "random,random", "--record", tmp_path / name)
        seeds.add(record.read(tmp_path / name).head.seed)

    assert len(seeds) == 2


def test_the_same_seed_gives_the_same_play_bots_included(tmp_path: Path) -> None:
    plays = []
    for name in ("one.jsonl", "two.jsonl"):
        play("--record", tmp_path / name, lines=ALWAYS_THE_FIRST, seed=5)
        plays.append([(line.seat, line.do, line.digest) for line in record.read(tmp_path / name).rows])

    assert plays[0] == plays[1]
    assert len(plays[0]) > 50


def test_options_reach_the_play(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    play("--first", "2", "--fair-start", "--colours", "blue,green,red", "--record", file, lines="q\n")

    assert record.read(file).head.options == {
        "first": 2,
        "fair_start": True,
        "colours": ["blue", "green", "red"],
    }


def test_what_bots_did_is_told_before_the_next_choice() -> None:
    ran = play("--first", "0", lines="1\n")

    assert re.search(r"random 2 puts a meeple on [a-d][1-4]\.", ran.out)
    assert re.search(r"random 1 puts a meeple on [a-d][1-4]\.", ran.out)


def test_choices_can_be_written_in_full_or_in_short(tmp_path: Path) -> None:
    play("--first", "0", lines="place b2\nstep b3\na3\n3\n", seed=3, seats="you,random")

    rows = [line.do for line in record.read(kept(tmp_path)).rows if line.seat == 0]
    assert rows[0] == "place b2"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("waltz with me", ("waltz", "place, upgrade")),
        ("z9", ("z9", "a1", "d4")),
        ("step b9", ("CR-",)),
        ("place a1 b2", ("place SQUARE",)),
        ("place", ("“place”", "place a1", "12 more")),
        ("99", ("99", "16")),
        ("a", ("“a”", "place a1")),
        ("undo", ("nothing",)),
        ("rules CR-NOPE", ("CR-NOPE",)),
        ("why", ("why",)),
        ("\x00\x1b[2J", ("place",)),
        ("x" * 5000, ("xxx",)),
    ],
    ids=lambda part: part[:12] if isinstance(part, str) and part.isprintable() else "",
)
def test_a_line_that_cannot_be_followed_ends_a_piped_play_in_one_sentence(
    line: str, words: Sequence[str], tmp_path: Path
) -> None:
    ran = play("--first", "2", lines=f"{line}\nplace a1\n", seats="random,you,random")

    sentence = refused(ran)
    assert all(word in sentence for word in words)
    assert "\x1b" not in sentence
    assert run("replay", kept(tmp_path)).code == 0


def test_when_the_lines_end_the_play_is_kept_and_the_way_back_is_told(tmp_path: Path) -> None:
    sentence = refused(play(lines="1\n1\n"))

    assert f"demitasse play coffee-rush --resume {kept(tmp_path)}" in sentence
    assert len(record.read(kept(tmp_path)).rows) >= 2


def test_leaving_is_no_error(tmp_path: Path) -> None:
    ran = play(lines="1\nq\n")

    assert (ran.code, ran.err) == (0, "")
    assert f"--resume {kept(tmp_path)}" in ran.out


# At the table.


def test_undo_takes_the_last_choice_back(tmp_path: Path) -> None:
    ran = play("--first", "0", lines="place a1\nstep b1\nundo\nstep a2\nu\nq\n", seats="you,random,random")

    own = [line.do for line in record.read(kept(tmp_path)).rows if line.seat == 0]
    assert own == ["place a1", "step b1", "undo", "step a2", "undo"]
    assert "Undone: Step to b1." in ran.out


def test_at_one_keyboard_the_others_undo_is_at_hand(tmp_path: Path) -> None:
    play("--first", "0", lines="place a1\nundo\nplace b1\nq\n", seats="you:Ana,you:Li,you:Maya")

    own = [(line.seat, line.do) for line in record.read(kept(tmp_path)).rows]
    assert own == [(2, "place a1"), (2, "undo"), (2, "place b1")]


def test_a_hint_names_a_choice_and_a_reason() -> None:
    ran = play("--first", "0", lines="place a1\n?\nhint\nq\n")

    hints = [line for line in ran.out.splitlines() if line.startswith("Hint: ")]
    assert len(hints) == 2
    assert re.match(r"Hint: \d, Step to (b1|a2)\. \w", hints[0])


def test_why_tells_the_rule_that_forbids_a_choice() -> None:
    out = " ".join(play("--first", "0", lines="place a1\nwhy step c3\nwhy b1\nq\n").out.split())

    assert "You cannot go from a1 to c3 in one step" in out
    assert f"(CR-MOVE-02) CR-MOVE-02 {COFFEE_RUSH.rulebook.rule('CR-MOVE-02')[:30]}" in out
    assert "That is allowed now: Step to b1." in out


def test_rules_log_help_and_board_can_be_looked_at() -> None:
    ran = play("--first", "0", lines="place a1\nrules CR-MOVE-14\nlog\nhelp\nboard\nq\n")

    assert "CR-MOVE-14 " in ran.out
    assert "3   You: Put a meeple on a1".replace("   ", " ☻R ") in ran.out
    assert "undo your last choice" in ran.out
    assert ran.out.count("Supply") >= 3


def draft(*argv: str | Path, lines: str) -> Ran:
    """Two people at one keyboard draft their Founders: every choice of theirs is secret."""
    options = ("--founders", "base", "--first", "0", "--seed", "5")
    return run("play", "seize-the-bean", "--seats", "you:Ana,you:Tom", *options, *argv, lines=lines)


@each_language
def test_the_log_keeps_what_others_chose_in_secret(language: str) -> None:
    kept, hidden = {
        "en": ("{}: Keep card {}", "{}: a secret choice"),
        "fr": ("{}\u00a0: Garder la carte {}", "{}\u00a0: un choix secret"),
    }[language]

    ran = draft("--lang", language, lines="keep 3\nlog\nkeep 2\nlog\nq\n")

    _, for_tom, for_ana = ran.out.split("> log")
    assert hidden.format("Ana") in for_tom
    assert kept.format("Ana", 3) in for_ana
    assert hidden.format("Tom") in for_ana
    assert kept.format("Ana", 3) not in for_tom
    assert kept.format("Tom", 2) not in ran.out


def test_a_replay_tells_secrets_once_the_play_is_over(tmp_path: Path) -> None:
    unfinished, finished = tmp_path / "unfinished.jsonl", tmp_path / "finished.jsonl"
    draft("--record", unfinished, lines="keep 3\nkeep 2\nq\n")
    options = ("--founders", "base", "--first", "0", "--seed", "5", "--record", finished)
    run("play", "seize-the-bean", "--seats", "random,random", *options)

    assert "Keep card" not in run("replay", unfinished).out
    assert run("replay", unfinished).out.count("a secret choice") == 2
    assert run("replay", finished, "--to", "2").out.count(": Keep card") == 2


def test_the_words_of_the_table_are_understood_in_both_languages() -> None:
    for line, what in (
        ("u", "undo"),
        ("?", "hint"),
        ("h", "help"),
        ("q", "quit"),
        ("why x", "why"),
        ("QUIT", "quit"),
    ):
        for language in LANGUAGES:
            command = parse_command(line, language)
            assert command is not None
            assert command.name == what
    for line, what in (
        ("annuler", "undo"),
        ("règles CR-MOVE", "rules"),
        ("REGLES", "rules"),
        ("pourquoi c2", "why"),
    ):
        command = parse_command(line, "fr")
        assert command is not None
        assert command.name == what
    assert parse_command("annuler", "en") is None
    assert parse_command("", "en") is None


def reads(line: str, *texts: str, language: str = "en") -> str:
    """The choice that a line names among these."""
    choices = [COFFEE_RUSH.notation.parse(text) for text in texts]
    return str(parse_choice(line, choices, COFFEE_RUSH, COFFEE_RUSH.load(), language))


def test_as_little_of_a_choice_as_is_clear_names_it() -> None:
    pours = ("pour milk 1", "pour milk 2", "pour tea 1", "empty 1", "done")

    assert reads("2", *pours) == "pour milk 2"
    assert reads("pour milk 2", *pours) == "pour milk 2"
    assert reads("milk 2", *pours) == "pour milk 2"
    assert reads("Tea leaves 1", *pours) == "pour tea 1"
    assert reads("feuilles de the 1", *pours, language="fr") == "pour tea 1"
    assert reads("LAIT 2", *pours, language="fr") == "pour milk 2"
    assert reads("t", *pours) == "pour tea 1"
    assert reads("e", *pours) == "empty 1"
    assert reads("d", *pours) == "done"


def test_a_card_is_named_by_its_drink() -> None:
    sends = ("send 1 espresso-2", "send 2 espresso_doppio-1", "done")

    assert reads("espresso", *sends) == "send 1 espresso-2"
    assert reads("espresso doppio", *sends) == "send 2 espresso_doppio-1"
    assert reads("send 2", *sends) == "send 2 espresso_doppio-1"


def test_a_word_in_full_goes_before_one_that_only_begins_so() -> None:
    assert reads("step b1", "step b1", "step b1 2") == "step b1"
    assert reads("step c2", "step b1", "step c2 2") == "step c2 2"


def test_what_could_be_several_choices_is_none() -> None:
    with pytest.raises(BadChoice, match=r"could mean pour milk 1, pour milk 2;"):
        reads("milk", "pour milk 1", "pour milk 2", "done")
    with pytest.raises(BadChoice, match="or 1 more"):
        reads("p", *(f"pour milk {cup}" for cup in range(1, 6)))


def test_a_choice_that_is_not_offered_is_left_to_the_rules() -> None:
    assert reads("step d4", "step b1", "stop") == "step d4"
    assert reads("d4", "step b1", "stop") == "step d4"
    assert reads("milk 7", "pour tea 1", "empty 1", "done") == "pour milk 7"


def test_people_and_bots_have_names_of_their_own() -> None:
    def named(*seats: str) -> tuple[str, ...]:
        return display_names(seats, COFFEE_RUSH, "en")

    assert named("you", "greedy") == ("Barista", "greedy")
    assert named("you:Maya", "you:Léo", "greedy", "greedy") == ("Maya", "Léo", "greedy 1", "greedy 2")
    assert named("you", "you") == ("Barista 1", "Barista 2")
    assert named("mybots:Clever", "random") == ("Clever", "random")


class Sleepwalker(Bot):
    """Chooses what it may not."""

    def choose(self, chair: Chair) -> Choice:
        return COFFEE_RUSH.notation.parse("confirm")


class Faulty(Bot):
    """Never chooses."""

    def choose(self, chair: Chair) -> Choice:
        raise ZeroDivisionError("asleep")


@pytest.mark.parametrize(("bot", "word"), [(Sleepwalker, "CR-TURN-03"), (Faulty, "asleep")])
def test_a_bot_of_ones_own_that_fails_is_named(
    bot: type[Bot], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mybots", sys.modules[__name__])
    sentence = refused(play(seats=f"mybots:{bot.__name__},random"))

    assert bot.__name__ in sentence
    assert word in sentence


# Records.


def test_records_are_kept_where_the_machine_keeps_data() -> None:
    home = Path.home()

    assert records.data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/demitasse")
    assert records.data_folder({}, "linux") == home / ".local" / "share" / "demitasse"
    assert records.data_folder({}, "darwin") == home / "Library" / "Application Support" / "demitasse"
    assert records.data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/demitasse")


def test_a_name_is_shown_as_it_was_given() -> None:
    ran = play("--lang", "fr", lines="1\nq\n", seats="you:[red]Zoé[/],you::coffee:,random")

    assert ran.code == 0
    assert "[red]Zoé[/]" in ran.out
    assert ":coffee:" in ran.out


def test_two_plays_in_one_second_are_kept_apart(tmp_path: Path) -> None:
    for _ in range(3):
        play(lines="q\n")

    assert len(list((tmp_path / "data" / "demitasse").iterdir())) == 3


def test_a_record_in_the_way_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    file.write_text("precious")

    assert "--resume" in refused(play("--record", file, lines=ALWAYS_THE_FIRST))
    assert file.read_text() == "precious"


def test_where_nothing_can_be_kept_one_can_still_play(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    ran = play(lines=ALWAYS_THE_FIRST)

    assert "not kept" in refused(ran, code=0)
    assert "Why it ended" in ran.out


def test_a_play_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    play(lines="1\n" * 9)
    file = kept(tmp_path)
    before = record.read(file)
    ran = run("play", "coffee-rush", "--resume", file, lines=ALWAYS_THE_FIRST)
    after = record.read(file)

    assert (ran.code, ran.err) == (0, "")
    assert f"after {len(before.rows)} choices" in ran.out
    assert after.head == before.head
    assert after.rows[: len(before.rows)] == before.rows
    assert after.tail is not None
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert run("replay", file, "--verify").code == 0


def test_taken_up_into_another_record_the_old_one_stays(tmp_path: Path) -> None:
    play(lines="1\n" * 5)
    old, new = kept(tmp_path), tmp_path / "new.jsonl"
    before = old.read_bytes()
    run("play", "coffee-rush", "--resume", old, "--record", new, lines="1\n")

    assert old.read_bytes() == before
    assert len(record.read(new).rows) > len(record.read(old).rows)


def test_a_torn_record_is_taken_up_from_its_last_whole_line(tmp_path: Path) -> None:
    play(lines="1\n" * 5)
    file = kept(tmp_path)
    whole = len(record.read(file).rows)
    file.write_bytes(file.read_bytes()[:-10])

    assert run("play", "coffee-rush", "--resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert len(record.read(file).rows) > whole
    assert run("replay", file, "--verify").code == 0


def test_a_finished_play_cannot_be_taken_up(sound: Path) -> None:
    before = sound.read_bytes()

    assert "demitasse replay" in refused(run("play", "coffee-rush", "--resume", sound))
    assert sound.read_bytes() == before


def test_the_play_of_another_game_cannot_be_taken_up(tmp_path: Path) -> None:
    play(lines="1\n")
    file = kept(tmp_path)
    file.write_bytes(file.read_bytes().replace(b"coffee-rush", b"tea-rush", 1))

    assert "tea-rush" in refused(run("play", "coffee-rush", "--resume", file))
    assert "tea-rush" in refused(run("replay", file))


def test_a_play_is_taken_up_with_its_own_seats_seed_and_options(sound: Path) -> None:
    argv = ("play", "coffee-rush", "--resume", sound, "--seats", "you,you", "--seed", "4", "--fair-start")

    assert "--seats, --seed, --fair-start" in refused(run(*argv))


def test_an_edited_record_is_not_taken_up_and_not_touched(tmp_path: Path) -> None:
    play("--first", "0", lines="place a1\n")
    file = kept(tmp_path)
    file.write_bytes(file.read_bytes().replace(b"place a1", b"place b1"))
    before = file.read_bytes()

    refused(run("play", "coffee-rush", "--resume", file))
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


# Replay.


def test_a_replay_tells_every_row_and_shows_the_end(sound: Path) -> None:
    ran = run("replay", sound)
    rows = len(record.read(sound).rows)

    assert ran.code == 0
    assert re.search(rf"^ *{rows} ", ran.out, re.MULTILINE)
    assert "Round 1: random" in ran.out
    assert "Why it ended" in ran.out
    assert "The seed was 1" in ran.out


def test_a_replay_up_to_a_row_shows_the_table_there(sound: Path) -> None:
    ran = run("replay", sound, "--to", "4", "--lang", "fr")

    assert re.findall(r"^ +(\d+) ☻", ran.out, re.MULTILINE) == ["1", "2", "3", "4"]
    assert "Manche 1" in ran.out
    assert "Pourquoi c’est fini" not in ran.out


def test_a_replay_up_to_row_0_shows_the_deal(sound: Path) -> None:
    assert "Placing meeples" in run("replay", sound, "--to", "0").out


def test_an_undo_is_told_in_a_replay(tmp_path: Path) -> None:
    play("--first", "0", lines="place a1\nstep b1\nundo\nq\n")
    ran = run("replay", kept(tmp_path))

    assert "the last choice is undone" in ran.out
    assert "not finished" in ran.out


def test_a_sound_record_is_verified(sound: Path, tmp_path: Path) -> None:
    play(lines="1\n1\n")
    rows = len(record.read(sound).rows)

    assert run("replay", sound, "--verify") == Ran(
        0, f"verified: {rows} choices, every digest and the result are right.\n", ""
    )
    assert "not finished" in run("replay", kept(tmp_path), "--verify").out


def edited(data: bytes) -> bytes:
    lines = data.split(b"\n")
    lines[1] = re.sub(rb'"do":"[^"]*"', b'"do":"confirm"', lines[1])
    return b"\n".join(lines)


def newer(data: bytes) -> bytes:
    return data.replace(b'"demitasse":1', b'"demitasse":9', 1)


def another_seed(data: bytes) -> bytes:
    head, *lines = data.split(b"\n")
    return b"\n".join([head.replace(b'"seed":"1"', b'"seed":"2"'), *lines[:-2], b""])


@each_language
@pytest.mark.parametrize("damage", [edited, newer, another_seed, lambda data: b"", lambda data: data[::-1]])
@pytest.mark.parametrize("flags", [(), ("--verify",)])
def test_a_damaged_record_is_refused(
    damage: Callable[[bytes], bytes], flags: Sequence[str], language: str, sound: Path, tmp_path: Path
) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_bytes(damage(sound.read_bytes()))

    assert str(file) in refused(run("replay", file, *flags, "--lang", language))


def test_of_a_torn_record_the_whole_part_can_be_replayed(sound: Path, tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    file.write_bytes(sound.read_bytes()[:1500])
    whole = len(record.read(file).rows)

    assert f"{whole} choices" in refused(run("replay", file))
    assert f"{whole} choices" in refused(run("replay", file, "--verify"))
    assert run("replay", file, "--to", str(whole)).code == 0
    refused(run("replay", file, "--to", str(whole + 1)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", demitasse.GAMES)
def test_a_person_without_a_name_is_not_called_like_a_bot(id: str, language: str) -> None:
    (person,) = display_names(["you"], demitasse.game(id), language)

    assert person.lower() not in bots_for(id)


# The rulebook.


@each_language
def test_the_whole_rulebook_is_shown(language: str) -> None:
    ran = run("rules", "coffee-rush", "--lang", language)

    assert ran.code == 0
    assert all(id in ran.out for id in COFFEE_RUSH.rulebook.rules(language))
    assert "<a id" not in ran.out
    assert "](#" not in ran.out


@each_language
@pytest.mark.parametrize("id", demitasse.GAMES)
def test_the_chapter_on_where_the_booklet_is_silent_shows_the_rulings_in_full(id: str, language: str) -> None:
    ran = run("rules", id, "--silent", "--lang", language)
    book = demitasse.game(id).rulebook
    silence = book.silence(language)
    assert silence is not None

    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert told.startswith(f"{silence.title} {' '.join(silence.opening.split())[:60]}")
    for question in silence.questions:
        assert " ".join(question.title.split()) in told
        for rule in question.ids:
            text = SIGNS.sub("", unlinked(book.rule(rule, language)))
            assert f"{rule} {' '.join(text.split())}" in told
    assert "](#" not in ran.out


def test_the_chapter_is_shown_as_a_whole_only() -> None:
    assert "leave out “CR-MOVE-14”" in refused(run("rules", "coffee-rush", "CR-MOVE-14", "--silent"))
    assert "demitasse rules coffee-rush --silent" in refused(run("rules", "cr-move-14", "--silent"))


@each_language
def test_a_rulebook_without_the_chapter_says_so(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(Rulebook, "silence", lambda self, language: None)

    said = refused(run("rules", "coffee-rush", "--silent", "--lang", language))
    assert {"en": "names no question", "fr": "ne nomme aucune question"}[language] in said


@each_language
def test_a_ruling_is_shown_with_the_question_it_answers(language: str) -> None:
    (question,) = COFFEE_RUSH.rulebook.questions_on("CR-RULING-12", language)

    assert " ".join(question.title.split()) in " ".join(
        run("rules", "CR-RULING-12", "--lang", language).out.split()
    )


@pytest.mark.parametrize("id", ["CR-MOVE-14", "cr-move-14"])
def test_one_rule_is_shown_by_its_id(id: str) -> None:
    ran = run("rules", "coffee-rush", id)

    assert ran.out.startswith("  CR-MOVE-14 ")
    assert ran.out.count("CR-MOVE-") == 1


@each_language
def test_a_rule_is_shown_with_its_code_and_its_tests(language: str) -> None:
    ran = run("rules", "cr-move-14", "--lang", language)
    _, code, tests = ran.out.split("\n\n")

    assert ran.out == run("rules", "coffee-rush", "CR-MOVE-14", "--lang", language).out
    assert re.search(r"^    src/demitasse/games/coffee_rush/movement\.py:\d+ can_finish$", code, re.MULTILINE)
    assert "tests/coffee_rush/test_movement.py::test_stopping_needs_a_square_without_another_meeple" in tests


@each_language
def test_an_example_says_that_it_has_no_code(language: str) -> None:
    _, code, tests = run("rules", "KR-EX-01", "--lang", language).out.split("\n\n")

    assert len(code.splitlines()) == 1
    assert "tests/kitchen_rush/test_examples.py::test_three_visits_of_the_maitre" in tests


def test_a_part_of_the_rulebook_is_shown_by_the_beginning_of_its_ids() -> None:
    out = run("rules", "coffee-rush", "CR-UPFX", "--lang", "fr").out

    assert [line.split()[0] for line in out.splitlines() if line.startswith("  CR-UPFX")] == [
        f"CR-UPFX-0{number}" for number in range(1, 7)
    ]


def test_a_number_may_be_written_without_its_zero() -> None:
    assert run("rules", "coffee-rush", "CR-MOVE-1").out == run("rules", "coffee-rush", "CR-MOVE-01").out


# Simulations.


def test_a_simulation_gets_its_flags() -> None:
    words = "simulate coffee-rush --games 4 --seats random,random --seed 9 --fair-start --json"
    report = json.loads(run(*words.split()).out)

    assert (report["game"], report["games"], report["seed"]) == ("coffee-rush", 4, 9)
    assert report["options"]["fair_start"] is True


def test_a_deal_shows_nothing_that_only_the_deck_knows() -> None:
    """What a choice would bring is foretold only where nothing is revealed by it."""
    from demitasse.cli.rendering import foreseen
    from demitasse.kernel.play import Play

    table = Play(COFFEE_RUSH, people=("you", "random"), seed=1)
    table.position = barista(step="confirm", sent_now=1)
    assert foreseen(table, 0, COFFEE_RUSH.notation.parse("confirm")) is None
    table.position = new_play(3, first=0)
    (seat,) = table.position.seats_to_act
    assert foreseen(table, seat, COFFEE_RUSH.notation.parse("place a1")) is not None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Tie-break, fewer resources: Dev 6, Ben 16."),
        ("fr", "Pour départager, moins de ressources\u202f: Dev 6, Ben 16."),
    ],
)
def test_the_count_says_what_broke_a_tie(language: str, line: str) -> None:
    """Written before ties were told, and still right."""
    record = RECORDS / "seize-the-bean-charlottenburg.jsonl"

    assert run("replay", record, "--verify").code == 0
    assert line in run("replay", record, "--lang", language).out


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
