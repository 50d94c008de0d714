"""Kitchens over a network: one clock, at the table (KR-TIME-22…26)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar, cast

import msgspec
import pytest

from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.errors import Illegal
from demitasse.kernel.play import CLOCK, Play, Row
from demitasse.server import tables as server_tables
from demitasse.server import uptime as server_uptime
from demitasse.server.contents import TableContent
from demitasse.server.refusals import Conflict
from demitasse.server.store import LiveState, RowConflict, SeatRow, Store, StoredTable, TableHead
from demitasse.server.tables import Table, TableListener, rules_version
from demitasse.server.uptime import Moment, Uptime
from demitasse.server.wire import Choose, RowInfo
from demitasse.server.workers import ask
from tests.kitchen_rush.build import KITCHEN, offers, state_of
from tests.playing import rule

SAND, BELL = 30_000, 240_000
HOUR = 3600.0
Answer = TypeVar("Answer")


class Wall:
    """A wall clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Memory:
    """A store for one table, as far as a play needs one."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.uptime = Uptime()
        self.peers = None
        self.table: StoredTable | None = None

    async def load(self, table: str, after: int = -1) -> StoredTable:
        assert self.table is not None
        return msgspec.structs.replace(self.table, rows=tuple(self.rows[after + 1 :]))

    async def append(self, table: str, row: Row, version: int = 0) -> Moment:
        if row.seq != len(self.rows):
            raise RowConflict
        self.rows.append(row)
        return self.uptime.moment

    async def put_state(self, table: str, state: str, rematch: str = "") -> Moment:
        return self.uptime.moment

    async def put_live(self, table: str, live: LiveState) -> None:
        pass


class Ears:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[RowInfo] = []

    def row_played(self, table: Table, row: RowInfo) -> None:
        self.heard.append(row)

    def table_changed(self, table: Table) -> None:
        pass


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr(server_uptime, "monotonic", wall)
    monkeypatch.setattr(server_tables, "monotonic", wall)
    return wall


def a_table(audience: Sequence[TableListener] = (), store: Memory | None = None, **options: Any) -> Table:
    """Two people who have said that they are ready: the clock runs."""
    head = TableHead(
        id="t",
        game="kitchen-rush",
        options=options,
        seed="4",
        content=rules_version(KITCHEN, KITCHEN.load()),
        leavers="wait",
        created="",
        host_hash="",
        join_token_hash="",
        watch_token_hash="",
        origin="",
    )
    seats = tuple(SeatRow(seat, "person", name, "", f"key {seat}") for seat, name in enumerate(("Ana", "Bo")))
    stored = StoredTable(head, seats, (), "playing", "")
    store = store or Memory()
    store.table = stored
    table = Table(stored, TableContent(KITCHEN.load()), cast(Store, store), audience)
    for seat in (0, 1):
        choose(table, seat, "ready")
    return table


def done(what: Coroutine[Any, Any, Answer]) -> Answer:
    return asyncio.run(what)


def choose(table: Table, seat: int, text: str, token: str = "") -> int:
    return done(table.choose(seat, table.seq, KITCHEN.notation.parse(text), token=token))


def position_of(table: Table) -> KitchenRushPosition:
    assert table.play is not None
    return cast(KitchenRushPosition, table.play.position)


def log_of(table: Table) -> list[tuple[int, int, int, str]]:
    assert table.play is not None
    return [(row.seq, row.at, row.seat, row.do) for row in table.play.rows]


@rule("KR-TIME-22")
def test_the_server_stamps_numbers_applies_and_tells(wall: Wall) -> None:
    ears = Ears()
    table = a_table([ears])
    wall.seconds += 12.345

    seq = choose(table, 0, "place red-1 maitre")

    assert (seq, log_of(table)[-1]) == (2, (2, 12_345, 0, "place red-1 maitre"))
    assert [row.seq for row in ears.heard] == [0, 1, 2]
    assert position_of(table).ends[0] == 12_345 + SAND
    assert not {"at", "time", "t", "stamp"} & set(Choose.__struct_fields__)  # nobody can send a moment


@rule("KR-TIME-22")
def test_the_time_before_the_phase_does_not_count(wall: Wall) -> None:
    wall.seconds += HOUR
    table = a_table()
    wall.seconds += 1

    choose(table, 0, "place red-1 market")

    assert log_of(table)[-1][1] == 1_000


@rule("KR-TIME-23")
def test_what_comes_at_the_bell_or_later_is_after_the_bell(wall: Wall) -> None:
    table = a_table()
    wall.seconds += 239.999
    choose(table, 0, "place red-1 storage-1")
    wall.seconds += 0.001

    with pytest.raises(Illegal) as refusal:
        choose(table, 1, "place blue-1 market")

    assert refusal.value.rule == "KR-BELL-02"
    assert log_of(table)[-1][1:3] == (BELL, CLOCK)
    choose(table, 0, "done")


@rule("KR-TIME-24")
def test_a_choice_sent_twice_is_played_once(wall: Wall) -> None:
    table = a_table()
    wall.seconds += 1
    first = choose(table, 0, "place red-1 market", token="a1")
    wall.seconds += 40

    again = choose(table, 0, "place red-1 market", token="a1")

    assert again == first
    assert [text for _, _, seat, text in log_of(table) if seat == 0] == ["ready", "place red-1 market"]
    assert choose(table, 0, "place red-1 market", token="a2") > first  # another one of its own


@rule("KR-TIME-24", "KR-TIME-08")
def test_a_refused_choice_leaves_what_a_screen_can_go_back_to(wall: Wall) -> None:
    table = a_table()
    choose(table, 1, "place blue-1 maitre")
    before, log = position_of(table).state(), log_of(table)

    with pytest.raises(Illegal):
        choose(table, 0, "place red-1 maitre", token="b1")

    assert (position_of(table).state(), log_of(table)) == (before, log)
    choose(table, 0, "place red-1 market", token="b2")


@rule("KR-TIME-24")
def test_a_choice_made_on_an_older_picture_counts_if_it_is_still_possible(wall: Wall) -> None:
    table = a_table()
    choose(table, 1, "place blue-1 maitre")

    seq = done(table.choose(0, 2, KITCHEN.notation.parse("place red-1 market"), token="c"))

    assert seq == 3


@rule("KR-TIME-25")
def test_a_late_alarm_changes_nothing_but_when_people_hear_of_it(wall: Wall) -> None:
    def played(alarms: bool) -> Table:
        table = a_table()
        script = [
            (1.0, 0, "place red-1 maitre"),
            (2.0, 1, "place blue-1 market"),
            (64.0, 1, "place blue-1 maitre"),
        ]
        began = wall.seconds
        for moment, seat, text in script:
            while (
                alarms
                and table.real_time.due is not None
                and table.real_time.due <= (began + moment - wall.seconds) * 1000
            ):
                wall.seconds += table.real_time.due / 1000
                done(table.real_time.tick())
            wall.seconds = began + moment
            if (seat, text) == (1, "place blue-1 maitre"):
                choose(table, 0, "remove red-1")
            choose(table, seat, text)
        wall.seconds = began + 500
        done(table.real_time.tick())
        return table

    punctual, late = played(alarms=True), played(alarms=False)

    assert log_of(punctual) == log_of(late)
    assert position_of(punctual).digest() == position_of(late).digest()
    assert (31_000, CLOCK) in [row[1:3] for row in log_of(late)]


@rule("KR-TIME-25")
def test_an_alarm_only_tells_what_was_due(wall: Wall) -> None:
    ears = Ears()
    table = a_table([ears])
    choose(table, 0, "place red-1 market")
    heard = len(ears.heard)
    wall.seconds += 29.9
    done(table.real_time.tick())
    assert len(ears.heard) == heard

    wall.seconds += 7
    done(table.real_time.tick())

    assert [(row.seat, row.at) for row in ears.heard[heard:]] == [(CLOCK, SAND)]
    assert state_of(position_of(table), "red-1") == "spent"


@rule("KR-TIME-26")
def test_a_pause_stops_the_time_and_all_sand_and_is_not_in_the_log(wall: Wall) -> None:
    table = a_table()
    choose(table, 0, "place red-1 maitre")
    wall.seconds += 10
    both = frozenset({0, 1})
    done(table.real_time.vote_on_pause(0, True, both))
    assert not table.real_time.paused  # not yet everybody
    done(table.real_time.vote_on_pause(1, True, both))
    assert (table.real_time.paused, table.real_time.due) == (True, None)

    wall.seconds += HOUR
    done(table.real_time.tick())
    with pytest.raises(Conflict):
        choose(table, 1, "place blue-1 market")
    for seat in (1, 0):
        done(table.real_time.vote_on_pause(seat, False, both))
    wall.seconds += 19.999
    with pytest.raises(Illegal):
        choose(table, 0, "place red-1 market")
    wall.seconds += 0.001
    choose(table, 0, "place red-1 market")

    assert log_of(table)[-2:] == [(3, SAND, CLOCK, "time"), (4, SAND, 0, "place red-1 market")]
    replayed = Play(KITCHEN, people=["Ana", "Bo"], seed=4)
    for row in table.rows:
        if row.choice is not None:
            replayed.choose(row.seat, row.choice, row.at)
    assert replayed.position.digest() == position_of(table).digest()


@rule("KR-TIME-26")
def test_alone_or_in_a_relaxed_play_a_pause_needs_nobody_else(wall: Wall) -> None:
    table = a_table(mode="relaxed")

    done(table.real_time.vote_on_pause(0, True, frozenset({0, 1})))

    assert table.real_time.paused


@rule("KR-TIME-26", "KR-RULING-33")
def test_a_seat_that_is_gone_does_nothing_and_after_the_bell_the_host_ends_its_finishing(wall: Wall) -> None:
    table = a_table()
    choose(table, 1, "place blue-1 storage-1")  # and then the connection is lost
    wall.seconds += 300
    done(table.real_time.tick())
    assert [text for _, _, seat, text in log_of(table) if seat == 1] == ["ready", "place blue-1 storage-1"]
    assert (position_of(table).phase, offers(position_of(table), 1)) == ("finish", ["done"])
    assert position_of(table).patience is not None

    done(table.real_time.play_for_idle())

    assert log_of(table)[-1][2:] == (1, "done")
    assert position_of(table).phase != "finish"


@rule("KR-TIME-26")
def test_patience_may_be_lost_by_two_servers_at_once(wall: Wall) -> None:
    store = Memory()
    table = a_table(store=store)
    for seat, timer in enumerate(("red-1", "blue-1")):
        choose(table, seat, f"place {timer} storage-1")
    wall.seconds += 300
    done(table.real_time.tick())
    assert position_of(table).seats_to_act == (0, 1)
    store.rows.append(Row(table.seq, BELL, 0, "done"))  # the other server was faster

    done(table.real_time.play_for_idle())

    assert [row[2:] for row in log_of(table)[-2:]] == [(0, "done"), (1, "done")]
    assert [row.do for row in store.rows] == [row[3] for row in log_of(table)]


@rule("KR-INFO-08", "KR-TIME-29")
def test_a_bot_is_shown_the_clock_as_it_is_now_and_not_as_it_was_at_the_last_row(wall: Wall) -> None:
    table = a_table()
    wall.seconds += 12.5
    question = ask(table, 0, "cook", "", 0, ())

    assert question.imagined is not None
    assert question.imagined.clock == 12_500
    assert table.play is not None
    assert table.play.position.clock == 0
