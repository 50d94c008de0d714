"""Several seats are asked at the same time, without a clock: nobody is late because another was faster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from demitasse.server.tables import Table
from tests.server.visiting import ME, Guest, Said, Visit, opened

TOM = {"kind": "me", "name": "Tom"}
ZOE = {"kind": "me", "name": "Zoe"}
FIRST_CARD: Said = {"do": "keep", "place": 1}
SECOND_CARD: Said = {"do": "keep", "place": 2}
THIRD_CARD: Said = {"do": "keep", "place": 3}


def draft_of(visit: Visit, *seats: Said) -> Any:
    """A table of Seize the Bean at which everybody drafts a Founder: of three cards, then two, then all three kept."""
    return visit.table(*seats, game="seize-the-bean", options={"first": 0, "founders": "base"})


@contextmanager
def at_seat(visit: Visit, keys: Any, seat: int = 0) -> Iterator[Guest]:
    with visit.connected(keys["table"]) as guest:
        guest.hello(keys["seats"][seat]["key"])
        yield guest


@contextmanager
def ana_and_tom(visit: Visit, keys: Any) -> Iterator[tuple[Guest, Guest]]:
    with at_seat(visit, keys, 0) as ana, at_seat(visit, keys, 1) as tom:
        yield ana, tom


def table_of(visit: Visit, keys: Any) -> Table:
    return visit.server.registry.tables[keys["table"]]


def log_of(visit: Visit, keys: Any) -> list[tuple[int, str]]:
    """What the play says was chosen, by whom."""
    play = table_of(visit, keys).play
    assert play is not None
    return [(row.seat, row.do) for row in play.rows]


def stale(told: Said) -> bool:
    return bool(told["type"] == "refused" and told["refusal"]["message"]["key"] == "server-stale")


def undo(guest: Guest, seat: int, seq: int) -> Said:
    guest.say("undo", id=9, seat=seat, seq=seq)
    return guest.hear("accepted", "refused")


def test_two_who_keep_at_once_are_both_heard(visit: Visit) -> None:
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        faster = tom.choose(1, SECOND_CARD, seq=0)
        slower = ana.choose(0, THIRD_CARD, seq=0)

    assert [faster["seq"], slower["seq"]] == [0, 1]
    assert log_of(visit, keys) == [(1, "keep 2"), (0, "keep 3")]


def test_of_three_the_last_one_is_heard_too(visit: Visit) -> None:
    keys = draft_of(visit, ME, TOM, ZOE)
    with visit.seated(keys) as all_three:
        told = [all_three.choose(seat, FIRST_CARD, seq=0) for seat in (2, 0, 1)]

    assert [one["seq"] for one in told] == [0, 1, 2]


def test_who_was_slower_and_sends_again_is_played_once(visit: Visit) -> None:
    """Also when the next round has begun, in which the same choice is there to be made."""
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        tom.choose(1, FIRST_CARD, seq=0)
        told = [ana.choose(0, FIRST_CARD, seq=0) for _ in range(2)]
        asked_again = ana.choices(0)
        tom.choose(1, SECOND_CARD, seq=2)
        told.append(ana.choose(0, FIRST_CARD, seq=0))

    assert FIRST_CARD in asked_again
    assert [(one["type"], one["seq"]) for one in told] == [("accepted", 1)] * 3
    assert log_of(visit, keys) == [(1, "keep 1"), (0, "keep 1"), (1, "keep 2")]


def test_who_was_slower_and_thinks_better_of_it_is_too_late(visit: Visit) -> None:
    """Another choice for the same row is none for the next round."""
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        tom.choose(1, FIRST_CARD, seq=0)
        ana.choose(0, FIRST_CARD, seq=0)
        told = ana.choose(0, SECOND_CARD, seq=0)

    assert stale(told)
    assert len(log_of(visit, keys)) == 2


def test_a_choice_of_another_round_is_too_late(visit: Visit) -> None:
    """Ana's other window still shows the first round."""
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom), at_seat(visit, keys) as window:
        ana.choose(0, SECOND_CARD, seq=0)
        tom.choose(1, FIRST_CARD, seq=0)
        tom.choose(1, FIRST_CARD, seq=2)
        told = [window.choose(0, FIRST_CARD, seq=seq) for seq in (0, 1)]

    assert all(map(stale, told))
    assert len(log_of(visit, keys)) == 3


def test_who_was_not_asked_yet_is_too_late(visit: Visit) -> None:
    """Ana has kept a card and sends another one while Tom ends the round: it was for no question she was asked."""
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        ana.choose(0, SECOND_CARD, seq=0)
        tom.choose(1, FIRST_CARD, seq=1)
        told = ana.choose(0, FIRST_CARD, seq=1)

    assert stale(told)


def test_a_choice_that_is_not_offered_is_refused_with_its_rule_though_another_was_faster(
    visit: Visit,
) -> None:
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        tom.choose(1, FIRST_CARD, seq=0)
        told = ana.choose(0, {"do": "keep", "place": 8}, seq=0)

    assert told["refusal"]["rule"].startswith("SB-")
    assert len(log_of(visit, keys)) == 1


def test_what_another_takes_back_makes_nobody_late(visit: Visit) -> None:
    keys = draft_of(visit, ME, TOM)
    with ana_and_tom(visit, keys) as (ana, tom):
        tom.choose(1, FIRST_CARD, seq=0)
        undo(tom, 1, 1)
        told = ana.choose(0, THIRD_CARD, seq=0)

    assert (told["type"], told["seq"]) == ("accepted", 2)
    assert log_of(visit, keys) == [(1, "keep 1"), (1, "undo"), (0, "keep 3")]


def test_an_undo_is_only_for_the_row_it_names(visit: Visit) -> None:
    """Ana takes back what stood last when she looked; meanwhile Zoe has kept a card."""
    keys = draft_of(visit, ME, TOM, ZOE)
    with visit.seated(keys) as all_three:
        all_three.choose(0, FIRST_CARD, seq=0)
        all_three.choose(2, FIRST_CARD, seq=0)
        told = undo(all_three, 0, 1)

    assert stale(told)
    assert len(log_of(visit, keys)) == 2


def test_two_servers_over_one_store_let_both_keep_at_once(tmp_path: Path) -> None:
    """The row is taken by the other process, which this one has not heard of."""
    with opened(tmp_path) as one, opened(tmp_path) as two:
        keys = draft_of(one, ME, TOM)
        with at_seat(one, keys, 0) as ana, at_seat(two, keys, 1) as tom:
            tom.choose(1, SECOND_CARD, seq=0)
            told = [ana.choose(0, THIRD_CARD, seq=0) for _ in range(2)]
        log = log_of(one, keys)

    assert [(one["type"], one["seq"]) for one in told] == [("accepted", 1)] * 2
    assert log == [(1, "keep 2"), (0, "keep 3")]


def test_after_a_restart_it_is_known_who_was_asked_at_once(tmp_path: Path) -> None:
    with opened(tmp_path) as before:
        keys = draft_of(before, ME, TOM)
        with ana_and_tom(before, keys) as (_, tom):
            tom.choose(1, SECOND_CARD, seq=0)

    with opened(tmp_path) as after, ana_and_tom(after, keys) as (ana, _):
        told = [ana.choose(0, THIRD_CARD, seq=0) for _ in range(2)]
        log = log_of(after, keys)

    assert [(one["type"], one["seq"]) for one in told] == [("accepted", 1)] * 2
    assert log == [(1, "keep 2"), (0, "keep 3")]


@pytest.mark.parametrize("changed", ["choices", "revealed"])
def test_a_question_that_another_changed_is_a_new_one(
    visit: Visit, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fewer cards to keep, or something shown: what was chosen before it was chosen for another question."""
    keys = draft_of(visit, ME, TOM)
    table = table_of(visit, keys)
    assert table.play is not None
    position, apply = table.play.position, table.play.choose

    def meddle(*row: Any) -> Any:
        events = apply(*row)
        if changed == "revealed":
            position.revealed += 1
        else:
            position.hands = tuple([hand[:2] for hand in position.hands])  # type: ignore[attr-defined]
        return events

    monkeypatch.setattr(table.play, "choose", meddle)
    with ana_and_tom(visit, keys) as (ana, tom):
        tom.choose(1, FIRST_CARD, seq=0)
        told = ana.choose(0, FIRST_CARD, seq=0)

    assert stale(told)
