"""What the coach tells of a play of Kitchen Rush: read off the record, never guessed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from demitasse.arena.playing import play_out
from demitasse.bots import bot_kind
from demitasse.bots.chronicles import BLOCKED, BUSY, IDLE, Chronicle
from demitasse.bots.kitchen_rush.chronicle import chronicle
from demitasse.bots.recipes import Recipe
from demitasse.coach.chronicle_page import as_page, as_text
from demitasse.coach.page import Words
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.record import Record, parse, read
from tests.kitchen_rush.build import KITCHEN

RECORD = Path(__file__).parents[2] / "docs" / "records" / "kitchen-rush-3p-events.jsonl"


@pytest.fixture(scope="module")
def told() -> Chronicle:
    return chronicle(read(RECORD), KITCHEN)


def played(bot: str, seats: int, seed: int, **options: object) -> Record:
    entrants = [Recipe(bot, bot_kind("kitchen-rush", bot))] * seats
    checked = KITCHEN.checked(options, seats)
    outcome = play_out(KITCHEN, checked, KITCHEN.load(), entrants, 1, Chance.of(seed), keep_record=True)
    return parse(outcome.record)


def test_every_timer_has_a_lane_without_gaps_or_overlaps(told: Chronicle) -> None:
    assert [one.round for one in told.rounds] == [1, 2, 3, 4]
    for one in told.rounds:
        assert len(one.lanes) >= 7
        for lane in one.lanes:
            assert lane.bars[-1].ends <= one.length
            for before, after in zip(lane.bars, lane.bars[1:], strict=False):
                assert 0 <= after.begins - before.ends < 1_000
            assert {bar.kind for bar in lane.bars} <= {BUSY, IDLE, BLOCKED}


def test_a_bar_of_work_leads_to_the_row_that_began_it(told: Chronicle) -> None:
    rows = read(RECORD).rows
    bars = [bar for one in told.rounds for lane in one.lanes for bar in lane.bars if bar.kind == BUSY]

    assert len(bars) > 100
    assert all(rows[bar.row].do.startswith("place ") and bar.place in rows[bar.row].do for bar in bars)


def test_a_failed_order_says_what_was_lacking_and_when_it_was_taken(told: Chronicle) -> None:
    (fault,) = told.faults

    assert fault.why.key == "kr-coach-failed-plate-taken"
    assert fault.why.facts["left"] == 136
    assert read(RECORD).rows[fault.row].do.startswith("take-order ")


def test_time_without_a_space_is_told_apart_from_idle_hands() -> None:
    crowd = chronicle(played("quick-cook", 2, 5), KITCHEN)
    waits = [bar for one in crowd.rounds for lane in one.lanes for bar in lane.bars if bar.kind == BLOCKED]

    assert waits
    assert all(bar.place not in ("", "market") for bar in waits)


@pytest.mark.parametrize("seats", [1, 4])
def test_any_team_is_told_of_itself_in_both_languages(seats: int) -> None:
    record = played("beginner", seats, 2, events=True, goal="expert")
    found = chronicle(record, KITCHEN)
    assert len(found.seats) == seats
    for language in LANGUAGES:
        words = Words(KITCHEN, KITCHEN.load().names, found.people, language)
        page, text = as_page(found, words), "\n".join(as_text(found, words))
        assert page.count("<figure>") == len(found.rounds)
        assert all(f"</i>{name}</span>" in page for name in found.people)
        assert "{" not in text
        assert "kr-coach" not in text + page


def test_the_same_record_is_told_the_same(told: Chronicle) -> None:
    again = chronicle(read(RECORD), KITCHEN)

    assert msgspec.json.encode(again) == msgspec.json.encode(told)


def test_an_unfinished_play_is_refused_in_a_sentence() -> None:
    record = read(RECORD)
    short = msgspec.structs.replace(record, rows=record.rows[:40], tail=None)

    with pytest.raises(Unknown) as refused:
        chronicle(short, KITCHEN)
    assert refused.value.message.key == "coach-unfinished"
