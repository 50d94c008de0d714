"""What must never leave the server: what is hidden, the seed, anybody's key."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.play import Row
from demitasse.server.feed import Room, row_for
from demitasse.server.keys import hash_of, new_key, opens
from demitasse.server.tables import Happened, Table
from tests.build import COFFEE_RUSH
from tests.server.visiting import ME, Visit

TOM = {"kind": "me", "name": "Tom"}
IN_A_ROW = 3
"""So many cards in the order of the deck are no coincidence."""


def table_of(visit: Visit, keys: Any) -> Table:
    return visit.server.house.tables[keys["table"]]


def secrets_of(visit: Visit, keys: Any) -> list[str]:
    table = table_of(visit, keys)
    hashes = [table.head.host_hash, table.head.join_token_hash, table.head.watch_token_hash]
    hashes += [seat.key_hash for seat in table.seats if seat.key_hash]
    given = [keys["host"], keys["join"], keys["watch"], *(seat["key"] for seat in keys["seats"])]
    return [*hashes, *given, table.head.seed]


def deck_of(visit: Visit, keys: Any) -> list[str]:
    play = table_of(visit, keys).play
    assert play is not None
    return list(play.position.hidden()["deck"])


def gives_away(frame: str, deck: list[str]) -> bool:
    runs = (deck[first : first + IN_A_ROW] for first in range(len(deck) - IN_A_ROW + 1))
    return any('"' + '","'.join(run) + '"' in frame for run in runs)


def test_no_frame_to_an_opponent_or_watcher_holds_a_secret(visit: Visit) -> None:
    """A recorded play, looked at by both who play and by a watcher."""
    keys = visit.table(ME, TOM)
    secrets = secrets_of(visit, keys)
    dealt = deck_of(visit, keys)

    with (
        visit.connected(keys["table"]) as ana,
        visit.connected(keys["table"]) as tom,
        visit.watching(keys) as watcher,
    ):
        for guest, seat in zip((ana, tom), keys["seats"], strict=True):
            guest.hello(seat["key"])
        while ana.latest["result"] is None:
            acting = ana.latest["to_act"][0]
            guest = (ana, tom)[acting]
            if ana.seq % 10 == 0:
                guest.say("hint", id=1, seat=acting)
                guest.hear("hinted")
            guest.choose(acting, guest.choices(acting)[ana.seq % len(guest.choices(acting))])
            for other in (ana, tom, watcher):
                while other.seq < guest.seq:
                    other.hear("update")

    for guest in (ana, tom, watcher):
        assert len(guest.frames) > 60
        assert not [secret for secret in secrets for frame in guest.frames if secret in frame]
        assert not any(gives_away(frame, dealt) for frame in guest.frames)


def test_a_deck_in_order_would_be_noticed(visit: Visit) -> None:
    """The check above can fail."""
    deck = deck_of(visit, visit.table(ME, TOM))

    assert gives_away('["x","' + '","'.join(deck[5:9]) + '"]', deck)


@pytest.mark.parametrize("eyes", [(), (0,), (1,), (0, 1)])
def test_positions_that_differ_only_in_what_is_hidden_make_the_same_frame(
    visit: Visit, eyes: tuple[int, ...]
) -> None:
    keys = visit.table(ME, TOM)
    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: update["seq"] >= 25)
    table = table_of(visit, keys)
    assert table.play is not None
    true = table.play.position

    shown = Room(table).update(eyes, 0)
    table.play.position = true.imagine(eyes[0] if eyes else None, Chance.of(7))
    imagined = Room(table).update(eyes, 0)

    assert table.play.position.hidden() != true.hidden()
    assert shown == imagined


class Drawn(Event, frozen=True, tag="drawn"):
    """A card that only its owner sees."""

    seat: Seat
    card: str = ""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Drawn(self.seat)


@pytest.mark.parametrize(("eyes", "seen"), [((0,), True), ((1,), False), ((), False), ((0, 1), False)])
def test_a_hidden_choice_and_card_are_shown_to_their_owner_alone(eyes: tuple[int, ...], seen: bool) -> None:
    """Two who share a screen are shown what both may know; the curtain is for the rest."""
    choice = COFFEE_RUSH.notation.parse("stop")
    happened = Happened(Row(0, 0, 0, choice), (Drawn(0, "queen"),), (), secret=True)

    row = row_for(eyes, happened)

    assert (row.choice is not None) is seen
    assert row.events == (Drawn(0, "queen" if seen else ""),)


def test_answers_over_http_hold_no_secret_of_others(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    secrets = secrets_of(visit, keys)
    path = f"/api/tables/{keys['table']}"

    answers = [
        visit.client.get(path, headers={"authorization": f"Bearer {keys['watch']}"}).text,
        visit.client.get(f"{path}/record", headers={"authorization": f"Bearer {keys['host']}"}).text,
        visit.client.get(f"/api/replays/{keys['table']}").text,
        visit.client.get(f"/api/replays/{keys['table']}/frames?seat=open").text,
    ]

    assert not [secret for secret in secrets for answer in answers if secret in answer]
    assert all("server-no-replay" in answer for answer in answers[1:])


def test_the_store_keeps_hashes_and_no_keys(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    given = [keys["host"], keys["join"], keys["watch"], *(seat["key"] for seat in keys["seats"])]

    kept = b"".join(file.read_bytes() for file in visit.data.rglob("*") if file.is_file())

    assert keys["table"].encode() in kept
    assert not [key for key in given if key.encode() in kept]


def test_no_log_line_holds_a_key(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    keys = visit.table(ME, TOM)
    secrets = secrets_of(visit, keys)
    with visit.seated(keys) as us:
        us.choose(us.latest["to_act"][0])
        us.session.send_text("{")
        us.hear("refused")
    visit.post(f"/api/tables/{keys['table']}/start", key="x" * 22)

    assert not [secret for secret in secrets if secret in caplog.text]


def test_a_key_is_128_bits_and_opens_only_its_own_lock() -> None:
    key, other = new_key(), new_key()

    assert len(key) == 22
    assert key != other
    assert opens((hash_of(other), hash_of(key)), hash_of(key))
    assert not opens((hash_of(other),), hash_of(key))
    assert not opens((hash_of(""),), "")
