"""Golden playthroughs: nothing about a stored play changes unnoticed, and the stored plays show what they should."""

from __future__ import annotations

from pathlib import Path

import pytest

import demitasse
from demitasse.kernel.record import read as read_record
from tests.facts import facts_of
from tests.golden.playthrough import RECORDS, Stored, files, read, stored_playthroughs, told

each_file = pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)


@each_file
def test_a_stored_play_goes_through_the_same_positions_and_choices(path: Path) -> None:
    """What fails here is a changed rule. When it is meant: `python -m tests.golden.playthrough`."""
    assert told(path).digests == path.with_suffix(".digests").read_text(encoding="utf-8")


@each_file
def test_a_stored_play_is_told_the_same_again(path: Path) -> None:
    """What fails here alone is a changed sentence. When it is meant: the same, and read the difference."""
    assert told(path).story == path.read_text(encoding="utf-8")


def ended(stored: Stored) -> str:
    play = stored.finished()
    assert play.position.result is not None, f"{stored.name} is not played to its end"
    return play.position.result.ended_by


@pytest.mark.parametrize("id", demitasse.GAMES)
def test_there_is_a_stored_play_for_every_number_of_players_and_every_way_to_end(id: str) -> None:
    stored = [play for play in stored_playthroughs() if play.game == id]
    game = demitasse.game(id)
    assert {len(play.people) for play in stored} == set(range(game.fewest, game.most + 1))
    assert {ended(play) for play in stored} == facts_of(id).ways_to_end


def test_the_stored_plays_together_make_every_kind_of_choice() -> None:
    for id in demitasse.GAMES:
        game = demitasse.game(id)
        kinds = {*game.notation.kinds, *([] if game.real_time else ["undo"])}
        made = {
            text.split()[0] for play in stored_playthroughs() if play.game == id for _, text in play.choices
        }
        assert made == kinds - facts_of(id).never_asked


TOLD_RECORDS = [path for path in files() if (RECORDS / f"{path.stem}.jsonl").exists()]
"""The others are proven in `tests/seize_the_bean/expansions/test_records.py`."""


@pytest.mark.parametrize("path", TOLD_RECORDS, ids=lambda path: path.stem)
def test_a_record_to_look_at_is_sound_and_the_play_it_says(path: Path) -> None:
    record = read_record(RECORDS / f"{path.stem}.jsonl")

    assert record.verify(demitasse.game(record.head.game)).position == read(path).finished().position
