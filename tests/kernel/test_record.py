"""Records: what was written is read; what was cut, edited or made up is refused by name, never by a crash."""

from __future__ import annotations

import errno
import os
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import demitasse
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadRecord
from demitasse.kernel.game import Game
from demitasse.kernel.play import Play
from demitasse.kernel.record import FORMAT, FileWriter, Record, head_of, parse, read
from tests.contract.toy import BELL, TOY
from tests.golden.playthrough import Stored, stored_playthroughs
from tests.kernel.sentences import said

GAME = demitasse.game("coffee-rush")


@cache
def shortest_play() -> Stored:
    plays = [stored for stored in stored_playthroughs() if stored.game == GAME.id]
    return min(plays, key=lambda stored: len(stored.choices))


def write(path: Path, stored: Stored, choices: int | None = None) -> Play:
    play = stored.play()
    writer = FileWriter(path, play)
    for at, (seat, text) in enumerate(stored.choices[:choices]):
        if text == "undo":
            play.undo(seat, 10 * at)
        else:
            play.choose(seat, GAME.notation.parse(text), 10 * at)
        writer.update()
    writer.close()
    return play


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a whole play's record, undo included."""
    path = tmp_path_factory.mktemp("record") / "finished.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        write(path, shortest_play())
    return path.read_bytes()


@pytest.fixture(scope="module")
def unfinished(finished: bytes) -> bytes:
    """The same, without its last line: nothing seals it."""
    return b"\n".join(finished.split(b"\n")[:-2]) + b"\n"


def refusal(data: bytes, game: Game = GAME) -> str:
    with pytest.raises(BadRecord) as caught:
        parse(data, "play.jsonl").verify(game)
    return said(caught.value, "play.jsonl")


def with_head(data: bytes, **changes: Any) -> bytes:
    head, rest = data.split(b"\n", 1)
    return msgspec.json.encode({**msgspec.json.decode(head), **changes}) + b"\n" + rest


def with_line(data: bytes, number: int, **changes: Any) -> bytes:
    """One line changed; the first row is line 1, after the head."""
    lines = data.split(b"\n")
    lines[number] = msgspec.json.encode({**msgspec.json.decode(lines[number]), **changes})
    return b"\n".join(lines)


# What was written is read.


def test_a_finished_play_is_read_replayed_and_verified(finished: bytes) -> None:
    record = parse(finished)
    assert record.head.game == GAME.id
    assert record.head.people == list(shortest_play().people)
    assert [(line.seat, line.do) for line in record.rows] == list(shortest_play().choices)
    assert [line.at for line in record.rows] == [10 * seq for seq in range(len(record.rows))]
    play = record.verify(GAME)
    assert record.tail is not None
    assert play.position.result == record.tail.result


def test_a_play_can_be_replayed_up_to_any_choice(finished: bytes) -> None:
    record = parse(finished)
    for to in (0, 1, 17, len(record.rows)):
        play = record.replay(GAME, to=to)
        assert len(play.rows) == to
        if to:
            assert play.position.digest() == record.rows[to - 1].digest


@pytest.mark.parametrize("to", [-1, 100_000])
def test_a_choice_that_was_never_made_cannot_be_gone_to(finished: bytes, to: int) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(finished).replay(GAME, to=to)
    assert caught.value.message.key == "record-no-such-choice"


def test_the_file_holds_every_choice_as_soon_as_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    path = tmp_path / "play.jsonl"
    play = shortest_play().play()
    writer = FileWriter(path, play)
    for number in range(6):
        assert len(read(path).rows) == number
        assert len(synced) == number + 1
        (seat,) = play.position.seats_to_act
        play.choose(seat, play.position.choices(seat)[0])
        writer.update()
    writer.update()
    assert len(read(path).rows) == 6
    writer.close()


def test_a_record_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        FileWriter(path, shortest_play().play())
    assert path.read_text() == "precious"


def test_a_full_disk_leaves_what_was_saved_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "play.jsonl"
    play = shortest_play().play()
    writer = FileWriter(path, play)
    for full in (False, False, True):
        (seat,) = play.position.seats_to_act
        play.choose(seat, play.position.choices(seat)[0])
        if full:
            monkeypatch.setattr(os, "fsync", _disk_full)
            with pytest.raises(OSError, match="space"):
                writer.update()
        else:
            writer.update()
    writer.close()
    assert len(read(path).verify(GAME).rows) >= 2


def _disk_full(file: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_record_of_a_play_with_secrets_and_a_clock_replays_too(tmp_path: Path) -> None:
    play = Play(TOY, people=("Ada", "Björn"), seed=2)
    writer = FileWriter(tmp_path / "sips.jsonl", play)
    for at in (100, 400, 1700, 1800, 2900, 3000):
        play.advance(at)
        if play.position.seats_to_act:
            seat = play.position.seats_to_act[0]
            play.choose(seat, play.position.choices(seat)[0], at)
            writer.update()
    writer.close()
    again = read(tmp_path / "sips.jsonl").verify(TOY)
    assert again.position.digest() == play.position.digest()


# What is missing.


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.jsonl", tmp_path):
        with pytest.raises(BadRecord) as caught:
            read(path)
        assert said(caught.value, str(path)) == "record-unreadable"


def test_a_record_cut_anywhere_keeps_its_whole_lines(finished: bytes) -> None:
    whole = parse(finished)
    head = finished.index(b"\n") + 1
    for end in range(len(finished)):
        cut = finished[:end]
        if end < head:
            with pytest.raises(BadRecord) as caught:
                parse(cut)
            assert caught.value.message.key == "record-not-one"
            continue
        record = parse(cut)
        lines = cut.count(b"\n") - 1
        assert record.rows == whole.rows[:lines]
        assert record.tail is None
        assert (record.torn is None) == cut.endswith(b"\n")


def test_a_cut_record_says_so_when_verified_and_still_replays(finished: bytes) -> None:
    for end in (len(finished) - 1, len(finished) - 10, len(finished) // 2 + 3):
        assert not finished[:end].endswith(b"\n")
        assert refusal(finished[:end]) == "record-torn"
        record = parse(finished[:end])
        assert len(record.replay(GAME).rows) == len(record.rows)


def test_a_play_that_was_not_finished_is_verified_as_far_as_it_goes(unfinished: bytes) -> None:
    lines = unfinished.split(b"\n")
    for count in (1, 2, 30):
        data = b"\n".join(lines[:count]) + b"\n"
        assert len(parse(data).verify(GAME).rows) == count - 1


# What was edited.


@settings(max_examples=max(200, settings().max_examples))
@given(st.data())
def test_any_single_edit_of_a_finished_record_is_noticed(finished: bytes, data: st.DataObject) -> None:
    """A character changed, put in or left out, anywhere: head, times, seats, choices, digests, result or seal."""
    lines = finished.split(b"\n")
    tail = len(finished) - len(lines[-2]) - 1
    part = data.draw(
        st.sampled_from([(0, len(lines[0])), (len(lines[0]), tail - 1), (tail, len(finished) - 1)])
    )
    spot = data.draw(st.integers(*part))
    sign = data.draw(st.sampled_from(list(b' 0123456789-+.eE"{}[],:abcdefstx\n\t\\/\x00\xc3\xff')))
    edited = data.draw(
        st.sampled_from(
            [
                finished[:spot] + bytes([sign]) + finished[spot + 1 :],
                finished[:spot] + bytes([sign]) + finished[spot:],
                finished[:spot] + finished[spot + 1 :],
            ]
        )
    )
    assume(edited != finished)
    refusal(edited)


def test_the_last_line_is_exactly_as_it_was_written_or_the_seal_is_broken(finished: bytes) -> None:
    """The seal cannot cover its own line, so other ways to write the same result must not pass."""
    tail = finished.rindex(b"\n", 0, -1) + 1
    for spot in range(tail, len(finished) - 1):
        if finished[spot : spot + 1] in (b",", b":", b"]", b"}"):
            assert refusal(finished[: spot + 1] + b" " + finished[spot + 1 :]) == "record-broken-seal"
    assert refusal(finished[:tail] + finished[tail:].replace(b":0", b":-0", 1)) == "record-broken-seal"


@given(st.data())
def test_lines_that_change_places_are_noticed(finished: bytes, data: st.DataObject) -> None:
    lines = finished.split(b"\n")[:-1]
    one, two = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=2, max_size=2, unique=True))
    lines[one], lines[two] = lines[two], lines[one]
    refusal(b"\n".join(lines) + b"\n")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"do": "place a1"}, "record-edited"),
        ({"do": "place z9"}, "record-impossible"),
        ({"do": "fly"}, "record-impossible"),
        ({"do": ""}, "record-impossible"),
        ({"do": "undo"}, "record-impossible"),
        ({"do": "x" * 100_000}, "record-impossible"),
        ({"do": "place \x00\n"}, "record-impossible"),
        ({"do": None}, "record-bad-line"),
        ({"digest": "0" * 16}, "record-edited"),
        ({"digest": ""}, "record-edited"),
        ({"seat": 0}, "record-impossible"),
        ({"seat": -1}, "record-impossible"),
        ({"seat": -1, "do": "time"}, "record-nothing-due"),
        ({"seat": 0, "do": "time"}, "record-impossible"),
        ({"seat": 99}, "record-impossible"),
        ({"seat": 10**30}, "record-impossible"),
        ({"seat": "1"}, "record-bad-line"),
        ({"seq": 1}, "record-bad-line"),
        ({"seq": -1}, "record-bad-line"),
        ({"seq": 10**30}, "record-bad-line"),
        ({"seq": 0.5}, "record-bad-line"),
        ({"at": -1}, "record-bad-line"),
        ({"at": 11}, "record-bad-line"),
        ({"at": 10**30}, "record-bad-line"),
        ({"at": True}, "record-bad-line"),
        ({"more": 1}, "record-bad-line"),
    ],
)
def test_a_changed_line_is_noticed_even_without_a_seal(
    unfinished: bytes, changes: dict[str, Any], key: str
) -> None:
    assert refusal(with_line(unfinished, 1, **changes)) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"demitasse": FORMAT + 1}, "record-newer"),
        ({"demitasse": 10**400}, "record-newer"),
        ({"demitasse": 0}, "record-not-one"),
        ({"demitasse": -1}, "record-not-one"),
        ({"demitasse": True}, "record-not-one"),
        ({"demitasse": "1"}, "record-not-one"),
        ({"demitasse": None}, "record-not-one"),
        ({"revision": 2}, "record-other-revision"),
        ({"revision": 10**30}, "record-other-revision"),
        ({"revision": "1"}, "record-bad-line"),
        ({"content": "0" * 16}, "record-other-content"),
        ({"content": "x" * 10_000}, "record-other-content"),
        ({"seed": "309"}, "record-edited"),
        ({"seed": "-1"}, "record-bad-line"),
        ({"seed": ""}, "record-bad-line"),
        ({"seed": "٣"}, "record-bad-line"),
        ({"seed": "1_000"}, "record-bad-line"),
        ({"seed": str(1 << 128)}, "record-bad-line"),
        ({"seed": "9" * 5000}, "record-bad-line"),
        ({"seed": 308}, "record-bad-line"),
        ({"people": []}, "record-bad-line"),
        ({"people": ["Ada"] * 5}, "record-bad-line"),
        ({"people": "Ada"}, "record-bad-line"),
        ({"people": ["Ada", "Björn"]}, "record-impossible"),
        ({"options": {"fair_start": True}}, "record-edited"),
        ({"options": {"sugar": True}}, "record-bad-line"),
        ({"options": {"first": 10**40}}, "record-bad-line"),
        ({"options": []}, "record-bad-line"),
        ({"more": 1}, "record-bad-line"),
    ],
)
def test_a_changed_head_is_noticed_even_without_a_seal(
    unfinished: bytes, changes: dict[str, Any], key: str
) -> None:
    assert refusal(with_head(unfinished, **changes)) == key


def test_a_result_that_the_choices_do_not_lead_to_is_noticed(finished: bytes) -> None:
    """Also when somebody took the trouble to seal it again."""
    lines = finished.split(b"\n")
    cut = b"\n".join(lines[:-4]) + b"\n"
    tail = msgspec.json.decode(lines[-2])
    assert refusal(cut + sealed(cut, tail["result"])) == "record-wrong-result"
    body = b"\n".join(lines[:-2]) + b"\n"
    assert parse(body + sealed(body, tail["result"])).verify(GAME).position.result is not None
    better = {**tail["result"], "scores": [9 for _ in tail["result"]["scores"]]}
    assert refusal(body + sealed(body, better)) == "record-wrong-result"


def sealed(body: bytes, result: Any) -> bytes:
    return msgspec.json.encode({"result": result, "seal": blake2b(body, digest_size=8).hexdigest()}) + b"\n"


COCOA = '[[order]]\nid = "cocoa"\nspecialty = true\n'


def played_with_cocoa(tmp_path: Path) -> bytes:
    """The record of a play with one card changed, by a file in a folder of this machine."""
    mine = GAME.load((Source("/home/ana/mine.toml", COCOA),))
    play = Play(GAME, people=("Ada", "Björn"), content=mine)
    writer = FileWriter(tmp_path / "play.jsonl", play)
    play.choose(play.position.seats_to_act[0], play.position.choices(play.position.seats_to_act[0])[0])
    writer.update()
    writer.close()
    return (tmp_path / "play.jsonl").read_bytes()


def test_a_record_carries_the_files_it_was_played_with(tmp_path: Path) -> None:
    record = parse(played_with_cocoa(tmp_path))

    assert record.head.sources == (Source("mine.toml", COCOA),)
    assert record.verify(GAME).content.sources == record.head.sources


def test_content_given_for_a_record_counts_before_what_it_carries(tmp_path: Path) -> None:
    record = parse(played_with_cocoa(tmp_path))
    mine = GAME.load((Source("other name.toml", COCOA),))

    assert record.verify(GAME, mine).content is mine
    with pytest.raises(BadRecord) as caught:
        record.verify(GAME, GAME.load())
    assert caught.value.message.key == "record-other-content"


def test_a_record_of_our_cards_has_no_files_in_its_head() -> None:
    assert b"sources" not in msgspec.json.encode(head_of(Play(GAME, people=("Ada", "Björn"))))


def test_a_record_that_lost_its_files_needs_that_content(tmp_path: Path) -> None:
    head, _, rest = played_with_cocoa(tmp_path).partition(b"\n")
    alone = {name: value for name, value in msgspec.json.decode(head).items() if name != "sources"}
    data = msgspec.json.encode(alone) + b"\n" + rest

    assert refusal(data) == "record-other-content"
    assert parse(data).verify(GAME, GAME.load((Source("mine.toml", COCOA),))).content.sources


# What was never a record.


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-not-one"),
        (b"\n", "record-not-one"),
        (b"\x00" * 50 + b"\n", "record-not-one"),
        (b"hello\n", "record-not-one"),
        (b"[]\n", "record-not-one"),
        (b"{}\n", "record-not-one"),
        (b'{"demitasse":1}\n', "record-bad-line"),
        (b'{"demitasse":' + b"9" * 5000 + b"}\n", "record-not-one"),
        (b'{"demitasse":1e999}\n', "record-not-one"),
        (b"[" * 100_000 + b"\n", "record-not-one"),
        (b'{"demitasse":' * 100_000 + b"\n", "record-not-one"),
    ],
    ids=range(11),
)
def test_what_is_no_record_is_refused(data: bytes, key: str) -> None:
    assert refusal(data) == key


def test_other_shapes_of_a_record_are_refused(finished: bytes, unfinished: bytes) -> None:
    lines = finished.split(b"\n")
    head, tail = lines[0] + b"\n", lines[-2] + b"\n"
    deep = b'{"seq":0,"at":0,"seat":2,"do":' + b"[" * 100_000
    for data in (
        head + head,
        head + tail,
        finished + tail,
        finished + lines[1] + b"\n",
        finished + b"\n",
        head + b"\n" + unfinished,
        head + deep + b"\n",
        b"\xef\xbb\xbf" + finished,
        finished.replace(b"\n", b"\r\n"),
        finished.decode().encode("utf-16"),
    ):
        refusal(data)


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_refused(data: bytes) -> None:
    parsed_or_refused(data)


LOOSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)


@given(
    st.dictionaries(st.sampled_from(["demitasse", "game", "revision", "options", "seed", "people"]), LOOSE)
)
def test_any_head_is_read_or_refused(unfinished: bytes, changes: dict[str, Any]) -> None:
    parsed_or_refused(with_head(unfinished, **changes))


@given(
    st.integers(1, 40),
    st.dictionaries(st.sampled_from(["seq", "at", "seat", "do", "digest"]), LOOSE, min_size=1),
)
def test_any_line_is_read_or_refused(unfinished: bytes, number: int, changes: dict[str, Any]) -> None:
    parsed_or_refused(with_line(unfinished, number, **changes))


@given(st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=3)), min_size=1, max_size=5))
def test_a_record_with_bytes_strewn_in_is_read_or_refused(
    unfinished: bytes, strewn: list[tuple[float, bytes]]
) -> None:
    data = bytearray(unfinished)
    for where, what in strewn:
        spot = int(where * len(data))
        data[spot : spot + len(what)] = what
    parsed_or_refused(bytes(data))


def parsed_or_refused(data: bytes) -> None:
    try:
        record = parse(data, "play.jsonl")
        assert isinstance(record, Record)
        record.replay(GAME)
    except BadRecord as error:
        said(error, "play.jsonl")


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    play = Play(TOY, people=("Ada", "Björn"))
    writer = FileWriter(tmp_path / "play.jsonl", play)
    play.choose(0, play.position.choices(0)[0])
    writer.update()
    writer.close()
    assert refusal((tmp_path / "play.jsonl").read_bytes()) == "record-other-game"


def test_what_time_did_is_in_the_record_and_a_record_without_it_replays_the_same(tmp_path: Path) -> None:
    play = Play(TOY, people=["Ada", "Björn"], seed=5)
    writer = FileWriter(tmp_path / "sips.jsonl", play)
    play.choose(0, play.position.choices(0)[0], at=400)
    play.advance(BELL + 700)
    play.choose(1, play.position.choices(1)[0], at=BELL + 700)
    play.advance(9 * BELL)
    writer.update()
    writer.close()
    record = read(tmp_path / "sips.jsonl")

    assert [(line.at, line.seat) for line in record.rows] == [
        (400, 0),
        (BELL, -1),
        (BELL + 700, 1),
        (2 * BELL, -1),
        (3 * BELL, -1),
    ]
    assert record.tail is not None
    assert record.verify(TOY).position == play.position
    bare = [line for line in record.rows if line.seat >= 0]
    again = record.start(TOY)
    for line in bare:
        again.choose(line.seat, TOY.notation.parse(line.do), line.at)
        assert again.position.digest() == line.digest
    again.advance(9 * BELL)
    assert again.position == play.position
    assert again.rows == play.rows
