"""Records of plays: nothing played is ever lost, and whoever has one sees the play again."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from demitasse.cli import records
from demitasse.kernel import record
from tests.cli.commands import ALWAYS_THE_FIRST, Ran, each_language, kept, play, refused, run
from tests.golden.playthrough import RECORDS


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
