"""A coach says what is certain, the same every time, and from what a seat could know; else it says so."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

import demitasse
from demitasse.bots import bot_kind, judge_for, judged_games
from demitasse.bots.contract import seat_down
from demitasse.coach.analysis import Analysis, Coach, analyse
from demitasse.coach.chances import BadChances, decoded, ours
from demitasse.coach.page import Words, as_page, as_text
from demitasse.coach.verdict import USUAL_WORLDS, interval
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Source
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadRecord, DemitasseError
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.play import Play
from demitasse.kernel.record import Record, Writer, parse
from tests.facts import own_content

GAME = demitasse.game("cafe-del-gatto")


def record_of(
    bots: tuple[str, ...], seed: int = 3, rows: int | None = None, own: bool = False, id: str = GAME.id
) -> Record:
    """A play of these bots, up to so many rows."""
    game = demitasse.game(id)
    content = game.load((Source("mine.toml", own_content(id)),)) if own else None
    play = Play(game, people=bots, seed=seed, content=content)
    stream = BytesIO()
    writer = Writer(stream, play)
    players = [bot_kind(id, bot)(seed + seat) for seat, bot in enumerate(bots)]
    while play.position.seats_to_act and (rows is None or len(play.rows) < rows):
        seat = play.position.seats_to_act[0]
        chair = seat_down(play.position, seat, (), Chance.of(seed).stream(str(len(play.rows))))
        play.choose(seat, players[seat].choose(chair), 0)
        writer.update()
    return parse(stream.getvalue(), "play.jsonl")


each = pytest.mark.parametrize("id", judged_games())
SURELY = {
    "cafe-del-gatto": {"mistake", "blunder"},
    "coffee-rush": {"inaccuracy"},
    "seize-the-bean": {"inaccuracy"},
}
"""What a player at random is told at least. Who loses a Day by many small slips is told of few of them."""


@cache
def uneven(id: str = GAME.id) -> Record:
    """Somebody who chooses at random, against somebody who knows the game."""
    return record_of(("random", "expert"), id=id)


@cache
def told(id: str) -> Analysis:
    return analyse(uneven(id), worlds=USUAL_WORLDS if id == GAME.id else 12)


@each
def test_who_chooses_at_random_is_told_and_nothing_uncertain_is_marked(id: str) -> None:
    found = told(id)
    at_random = [mark for mark in found.marks if mark.seat == 0 and mark.sign != "good"]
    knowing = [mark for mark in found.marks if mark.seat == 1 and mark.sign != "good"]

    assert len(at_random) > 3 * len(knowing)
    assert {mark.sign for mark in at_random} >= SURELY[id]
    assert all(mark.low <= mark.points <= mark.high for mark in found.marks)
    assert all(round(mark.high) < 0 or round(mark.low) > 0 for mark in found.marks)
    least = {"inaccuracy": 5, "mistake": 10, "blunder": 20, "good": 5}
    assert all(abs(mark.points) >= least[mark.sign] - 0.06 for mark in found.marks)


@each
def test_the_curve_begins_open_and_ends_with_what_came(id: str) -> None:
    found = told(id)

    assert all(0.2 < chance < 0.8 for chance in found.points[0].chances)
    assert found.points[-1].chances == (0.0, 1.0)
    assert found.points[-1].rows == len(uneven(id).rows)
    assert [point.rows for point in found.points] == sorted({point.rows for point in found.points})
    assert found.summaries[1][0].key.startswith("coach-won")
    assert found.summaries[0][1].key == "coach-cost"


def test_the_same_record_is_told_the_same_to_the_byte() -> None:
    assert encode(analyse(uneven())) == encode(analyse(uneven()))


@each
def test_a_seat_is_judged_by_what_it_could_know(id: str) -> None:
    """Before each choice the hidden is dealt otherwise: no mark and no chance may change."""
    coach, other = (Coach(uneven(id), demitasse.game(id), worlds=8) for _ in range(2))
    other._before = [
        position.imagine(row.seat, Chance.of(99).stream(str(at)))
        for at, (position, row) in enumerate(zip(other._before, other.rows, strict=True))
    ]
    suspects = coach.curve().suspects

    assert other.curve().suspects == suspects
    assert [other.mark(one) for one in suspects[:4]] == [coach.mark(one) for one in suspects[:4]]


def test_a_play_with_cards_of_ones_own_is_looked_at_with_a_warning() -> None:
    found = analyse(record_of(("greedy", "random"), own=True), worlds=8)

    assert found.own_cards
    assert found.points


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_text_say_every_moment(language: str) -> None:
    found = analyse(uneven(), worlds=8)
    words = Words(GAME, GAME.load().names, found.people, language)
    page, text = as_page(found, words), "\n".join(as_text(found, words))

    assert page.count("<li>") == len(found.marks) > 0
    for mark in found.marks:
        assert words.say(mark.why).split(" ")[0] in text
    assert all(f"</i>{name}</span>" in page for name in found.people)
    assert "coach-" not in text
    assert "<script" not in page


@pytest.mark.parametrize(
    ("worlds", "rows", "key"),
    [(0, None, "coach-worlds"), (10**9, None, "coach-worlds"), (32, 20, "coach-unfinished")],
)
def test_what_cannot_be_looked_at_is_said_in_a_sentence(worlds: int, rows: int | None, key: str) -> None:
    with pytest.raises(DemitasseError) as caught:
        analyse(record_of(("random", "random"), rows=rows), worlds)

    assert caught.value.message.key == key
    for language in LANGUAGES:
        assert say(caught.value.message, language).endswith(".")


def test_an_altered_record_is_refused() -> None:
    record = uneven()
    rows = list(record.rows)
    rows[4] = msgspec.structs.replace(rows[4], digest="0" * 16)
    with pytest.raises(BadRecord) as caught:
        analyse(msgspec.structs.replace(record, rows=tuple(rows)))

    assert caught.value.message.key == "record-edited"


def test_a_game_without_a_curve_is_refused_in_a_sentence() -> None:
    file = Path(__file__).parents[2] / "docs" / "records" / "kitchen-rush-3p-events.jsonl"
    with pytest.raises(DemitasseError) as caught:
        analyse(parse(file.read_bytes(), file.name))

    assert caught.value.message.key == "coach-no-curve"


def test_differences_that_do_not_vary_have_no_reach() -> None:
    assert interval([3.0] * 10) == (3.0, 3.0, 3.0)
    mean, low, high = interval([-1.0, 1.0] * 20)
    assert (mean, low < 0 < high) == (0.0, True)


# The file of chances.


@each
def test_our_chances_are_true_within_five_points_a_tenth_on_plays_kept_apart(id: str) -> None:
    file = ours(id)
    assert file is not None
    about = demitasse.game(id)
    tables = judge_for(id, 2, about.load()).tables or range(about.fewest, about.most + 1)

    assert file.content == about.load().digest
    assert list(file.tables) == [str(seats) for seats in tables]
    assert file.command.startswith(f"demitasse calibrate {id} ")
    for one in file.tables.values():
        assert one.brier < 0.85 * one.brier_of_even
        many = [tenth for tenth in one.tenths if tenth.positions >= 50]
        assert len(many) >= 5
        assert all(abs(tenth.said - tenth.came) <= 0.05 for tenth in many)


def test_a_file_of_chances_that_cannot_be_used_is_refused() -> None:
    for data, key in [
        (b"{}", "chances-unreadable"),
        (b"\xff", "chances-unreadable"),
        (b'{"demitasse_chances":9}', "chances-newer"),
        (encode(msgspec.structs.replace(_ours(), game="chess")), "chances-other-game"),
    ]:
        with pytest.raises(BadChances) as caught:
            decoded(data, "mine.json", GAME.id)
        assert caught.value.message.key == key


def _ours() -> msgspec.Struct:
    file = ours(GAME.id)
    assert file is not None
    return file
