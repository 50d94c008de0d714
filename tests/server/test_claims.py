"""Claims at a table: told to everybody, let go, asked for; promises of those who sit there, and of nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.test_real_time_tables import (
    QUICK,
    TOM,
    answer_to,
    kitchen,
    numbers,
    one_screen,
    two_people,
    until,
)
from tests.server.visiting import ME, Guest, Said, Visit, opened, wait_for

COOK = {"kind": "bot", "bot": "cook", "name": "Milo"}


@pytest.fixture
def cafe(tmp_path: Path) -> Iterator[Visit]:
    with opened(tmp_path) as visit:
        yield visit


def claim(guest: Guest, seat: int, what: str, on: bool = True) -> Said:
    id = next(numbers)
    guest.say("claim", id=id, seat=seat, what=what, on=on)
    return answer_to(guest, id)


def claims(visit: Visit, keys: Said) -> tuple[dict[str, int], dict[str, int]]:
    """Held, and asked for."""
    table = visit.server.registry.tables[keys["table"]]
    return table.claims.held, table.claims.wanted


def orders(visit: Visit, keys: Said) -> list[str]:
    table = visit.server.registry.tables[keys["table"]]
    assert table.play is not None
    return sorted(what for what in table.play.position.claimable if what.startswith("O"))


def first_order(visit: Visit, keys: Said) -> str:
    return orders(visit, keys)[0]


def test_a_claim_is_told_to_everybody_and_let_go(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, TOM)
    with cafe.seated(keys) as us:
        assert claim(us, 0, "sink")["type"] == "accepted"
        assert claim(us, 0, "sink")["type"] == "accepted"  # said twice is said once
        assert claims(cafe, keys) == ({"sink": 0}, {})
        assert claim(us, 0, "sink", on=False)["type"] == "accepted"
        assert claims(cafe, keys) == ({}, {})


def test_what_another_person_holds_is_asked_for_and_passes_on(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, TOM)
    with cafe.seated(keys) as us:
        order = first_order(cafe, keys)
        claim(us, 0, order)
        claim(us, 1, order)
        assert claims(cafe, keys) == ({order: 0}, {order: 1})
        claim(us, 0, order, on=False)
        assert claims(cafe, keys) == ({order: 1}, {})


def test_a_bot_claims_an_order_and_a_room_and_gives_way_at_once(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, COOK)
    with cafe.seated(keys) as ana:
        wait_for(lambda: bool(claims(cafe, keys)[0]))
        promised = claims(cafe, keys)[0]
        assert set(promised.values()) == {1}
        order, room = promised
        claim(ana, 0, order)
        assert claims(cafe, keys) == ({order: 0, room: 1}, {})


def order_advised(guest: Guest, seat: int) -> str:
    """The order that somebody is sent for first."""
    (told,) = [own for own in guest.latest["seats"] if own["seat"] == seat]
    order: str = told["advice"][0]["reason"]["facts"]["order"]
    return order


def test_a_claim_in_mid_round_changes_at_once_what_is_advised(cafe: Visit) -> None:
    with two_people(cafe, mode="relaxed", round_seconds=600, timer_seconds=30) as (ana, tom, keys):
        best = order_advised(ana, 0)
        other = min(order for order in orders(cafe, keys) if order != best)
        rows = ana.seq
        claim(ana, 0, other)
        until(ana, lambda: order_advised(ana, 0) == other)
        assert ana.seq == rows
        claim(ana, 0, other, on=False)
        until(ana, lambda: order_advised(ana, 0) == best)
        claim(tom, 1, best)
        until(ana, lambda: order_advised(ana, 0) != best)
        assert ana.seq == rows


def left(visit: Visit, keys: Said) -> dict[str, tuple[int, ...]]:
    return visit.server.registry.tables[keys["table"]].claims.left


def test_what_a_bot_leaves_to_a_person_is_told_until_they_come(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, COOK, **QUICK)
    with cafe.seated(keys) as ana:
        ana.choose(0, {"do": "ready"})
        wait_for(lambda: left(cafe, keys) == {"waiters": (0,)})
        told = ana.hear_until(lambda frame: frame["type"] == "table" and bool(frame["table"]["left"]))
        assert told["table"]["left"] == {"waiters": [0]}
        ana.choose(0, {"do": "place", "timer": "red-1", "zone": "waiters"})
        assert left(cafe, keys) == {}


def test_what_is_gone_or_unknown_cannot_be_claimed(cafe: Visit) -> None:
    with one_screen(cafe, **QUICK) as (us, keys):
        order = first_order(cafe, keys)
        claim(us, 0, order)
        us.choose(1, {"do": "place", "timer": "blue-1", "zone": "waiters"})
        assert us.choose(1, {"do": "take-order", "order": order})["type"] == "accepted"
        assert claims(cafe, keys) == ({}, {})
        told = claim(us, 0, order)
        assert told["refusal"]["message"]["key"] == "server-claim-gone"
        assert claim(us, 0, "x" * 1000)["type"] == "refused"
        assert claim(us, 0, "sink", on=False)["type"] == "accepted"  # nothing was held, nothing is lost


def test_a_spectator_claims_nothing_and_a_hundred_claims_leave_one(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, TOM)
    with cafe.seated(keys) as us, cafe.connected(keys["table"]) as spectator:
        spectator.hello(watch=keys["watch"])
        assert claim(spectator, 0, "sink")["refusal"]["message"]["key"] == "server-not-your-seat"
        for number in range(101):
            assert claim(us, 0, "sink", on=number % 2 == 0)["type"] == "accepted"
        assert claims(cafe, keys) == ({"sink": 0}, {})
