"""Golden playthroughs: nothing about a stored play changes unnoticed, and the stored plays show what they should."""

from __future__ import annotations

from pathlib import Path

import pytest

import demitasse
from demitasse.kernel.record import read as read_record
from tests.golden.playthrough import FOLDER, RECORDS, Stored, files, read, stored_playthroughs, told

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


WAYS_TO_END = {
    "coffee-rush": {"deck", "penalties", "no-orders"},
    "cafe-del-gatto": {"served"},
    "seize-the-bean": {"reviews", "customers", "pantry", "style"},
    "kitchen-rush": {"won", "missed", "disgraced", "practice-won"},
}

NEVER_ASKED = {"seize-the-bean": {"unlock"}}
"""Two Achievements at once need a Style Upgrade with several Group Icons, and the groups of the base game have none."""


@pytest.mark.parametrize("id", demitasse.GAMES)
def test_there_is_a_stored_play_for_every_number_of_players_and_every_way_to_end(id: str) -> None:
    stored = [play for play in stored_playthroughs() if play.game == id]
    game = demitasse.game(id)
    assert {len(play.people) for play in stored} == set(range(game.fewest, game.most + 1))
    assert {ended(play) for play in stored} == WAYS_TO_END[id]


def test_the_stored_plays_of_cafe_del_gatto_show_both_intermediate_rounds() -> None:
    stories = [told(path).story for path in files() if path.stem.startswith("cafe-del-gatto")]
    seen = " ".join(" ".join(stories).split())
    assert "everybody with a full cup serves one" in seen
    assert "nobody can serve, so everybody empties a fullest cup" in seen


def test_the_stored_plays_together_make_every_kind_of_choice() -> None:
    for id in demitasse.GAMES:
        game = demitasse.game(id)
        kinds = {*game.notation.kinds, *([] if game.real_time else ["undo"])}
        made = {
            text.split()[0] for play in stored_playthroughs() if play.game == id for _, text in play.choices
        }
        assert made == kinds - NEVER_ASKED.get(id, set())


SERVING = (
    "Björn pays 2 Beans for the main order of Hat Man.",
    "Björn pays 1 Sugar for the secondary order of Hat Man; the Pantry saves 1.",
    "Björn cannot pay the main order of UX Designer.",
    "UX Designer is Angry.",
    "Björn pays 2 Sugar for the main order of Soulful Singer.",
    "Hat Man is Happy.",
)
"""SB-EX-25 to SB-EX-27: one Customer gets both orders, one becomes Angry, one cheers up the first."""


def test_a_stored_play_of_seize_the_bean_shows_the_serving_of_the_booklet() -> None:
    story = " ".join(told(FOLDER / "seize-the-bean-2p-serving.txt").story.split())
    begun = story.index(SERVING[0])
    places = [story.index(sentence, begun) for sentence in SERVING]

    assert places == sorted(places)
    assert story.index("| Day 4") < begun
    assert places[-1] < story.index("| Day 5")


TOLD_RECORDS = sorted(path for path in RECORDS.glob("*.jsonl") if (FOLDER / f"{path.stem}.txt").exists())
"""The others are proven in `tests/seize_the_bean/expansions/test_records.py`."""


@pytest.mark.parametrize("path", TOLD_RECORDS, ids=lambda path: path.stem)
def test_a_record_to_look_at_is_sound_and_the_play_it_says(path: Path) -> None:
    record = read_record(path)
    stored = read(FOLDER / f"{path.stem}.txt")

    assert record.verify(demitasse.game(record.head.game)).position == stored.finished().position
