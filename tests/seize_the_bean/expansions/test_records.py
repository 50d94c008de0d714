"""The recorded plays of Seize the Bean: whole, sound, small, and with every ability of their neighbourhood.

After a change of the rules or the content: `python -m tests.seize_the_bean.expansions.records`.
"""

from __future__ import annotations

import pytest

from demitasse.kernel.record import read
from tests.seize_the_bean.expansions.records import CONTENT, FOLDER, GAME, RECORDS, path_of, shown_by, to_show

LARGEST = 150_000
"""Bytes of a record."""
NEIGHBOURHOODS = [hood.id for hood in CONTENT.neighbourhoods if hood.kind != "scenario"]


def test_there_is_one_for_every_neighbourhood_and_two_alone() -> None:
    """SB-HOOD-01, SB-SOLO-01."""
    alone = [told.options for told in RECORDS.values() if told.seats == 1]
    assert list(RECORDS)[: len(NEIGHBOURHOODS)] == NEIGHBOURHOODS
    assert [("solo_level" in options, "scenario" in options) for options in alone] == [
        (True, False),
        (False, True),
    ]
    assert {told.seats for told in RECORDS.values()} == {1, 2, 3, 4, 5, 6}
    assert {path_of(name) for name in RECORDS} <= set(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("name", RECORDS)
def test_it_replays_to_the_end_and_shows_every_ability(name: str) -> None:
    """Normal, Super and, where the group has it, boosted."""
    told, path = RECORDS[name], path_of(name)
    record = read(path)
    assert (record.head.seed, len(record.head.people)) == (str(told.seed), told.seats)
    assert record.tail is not None
    assert record.torn is None
    play = record.start(GAME)
    wanted = to_show(name) if told.seats > 1 else set()
    for _, events in record.steps(play):
        for event in events:
            wanted -= shown_by(event)

    assert play.position.result is not None
    assert play.position.result.agrees(record.tail.result)
    assert play.options == GAME.checked(told.options, told.seats)
    assert not wanted
    assert path.stat().st_size < LARGEST
