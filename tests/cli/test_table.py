"""A play at the keyboard or through a pipe: what is told, what can be asked, and who sits there."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

import demitasse
from demitasse.bots import Bot, Chair, bots_for
from demitasse.cli.input import parse_choice, parse_command
from demitasse.cli.rendering import foreseen
from demitasse.cli.seating import display_names
from demitasse.kernel import record
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadChoice
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.play import Play
from tests.cli.commands import ALWAYS_THE_FIRST, Ran, each_language, kept, play, refused, run
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play

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


def test_a_deal_shows_nothing_that_only_the_deck_knows() -> None:
    """What a choice would bring is foretold only where nothing is revealed by it."""
    table = Play(COFFEE_RUSH, people=("you", "random"), seed=1)
    table.position = barista(step="confirm", sent_now=1)
    assert foreseen(table, 0, COFFEE_RUSH.notation.parse("confirm")) is None
    table.position = new_play(3, first=0)
    (seat,) = table.position.seats_to_act
    assert foreseen(table, seat, COFFEE_RUSH.notation.parse("place a1")) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", demitasse.GAMES)
def test_a_person_without_a_name_is_not_called_like_a_bot(id: str, language: str) -> None:
    (person,) = display_names(["you"], demitasse.game(id), language)

    assert person.lower() not in bots_for(id)
