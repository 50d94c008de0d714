"""What must never leave the server: what is hidden, the seed, anybody's key."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Event, Seat
from demitasse.server.keys import hash_of, key_matches, new_key
from demitasse.server.snapshot import Snapshot, row_for
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo
from tests.coffee_rush.build import COFFEE_RUSH
from tests.server.visiting import ME, Guest, Said, Visit, opened

TOM = {"kind": "me", "name": "Tom"}
IN_A_ROW = 3
"""So many cards in the order of the deck are no coincidence."""


def table_of(visit: Visit, keys: Any) -> Table:
    return visit.server.registry.tables[keys["table"]]


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

    shown = Snapshot(table).update(eyes, 0)
    table.play.position = true.imagine(eyes[0] if eyes else None, Chance.of(7))
    imagined = Snapshot(table).update(eyes, 0)

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
    known = RowInfo(seq=0, at=0, seat=0, choice=choice, undo=False, events=(Drawn(0, "queen"),), scores=())

    row = row_for(eyes, known, secret=True)

    assert (row.choice is not None) is seen
    assert row.events == (Drawn(0, "queen" if seen else ""),)


RETURN = {"do": "return", "place": 2}
LOOKS = ("return", "look", "accept")
"""Ana looks into decks whenever she can, and changes the order of what she sees."""
LOOKS_AWAY = ("decline",)
"""Tom never looks, so that no word of putting back is his own."""


def preferred(offered: list[Said], verbs: tuple[str, ...]) -> Said:
    """The first choice with one of these verbs, the second place before the others; else the first of all."""
    for verb in verbs:
        of_verb = [choice for choice in offered if choice["do"] == verb]
        if of_verb:
            return RETURN if RETURN in of_verb else of_verb[0]
    return offered[0]


def rows_of(guest: Guest, seat: int, *numbers: int) -> list[tuple[Said | None, bool]]:
    """What somebody was told of these rows, all by one seat: the choice, and whether it was taken back."""
    rows = [guest.rows[number] for number in numbers]
    assert {row["seat"] for row in rows} == {seat}
    return [(row["choice"], row["undo"]) for row in rows]


def test_how_cards_looked_at_are_put_back_is_told_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while it happens, not to who comes later, not after a restart (SB-XVIS-03)."""
    monkeypatch.setattr("demitasse.server.registry.new_seed", lambda: 5)
    options = {"first": 0, "friends": "advanced"}
    with opened(tmp_path) as visit:
        keys = visit.table(ME, TOM, game="seize-the-bean", options=options)
        with (
            visit.connected(keys["table"]) as ana,
            visit.connected(keys["table"]) as tom,
            visit.watching(keys) as watcher,
        ):
            for guest, seat in zip((ana, tom), keys["seats"], strict=True):
                guest.hello(seat["key"])
            while not ana.rows or ana.rows[-1]["choice"] != RETURN:
                assert ana.latest["result"] is None
                acting = ana.latest["to_act"][0]
                guest, verbs = ((ana, LOOKS), (tom, LOOKS_AWAY))[acting]
                guest.choose(acting, preferred(guest.choices(acting), verbs))
                for other in (ana, tom, watcher):
                    while other.seq < guest.seq:
                        other.hear("update")
            ana.choose(0, {"do": "done"})
            for other in (tom, watcher):
                while other.seq < ana.seq:
                    other.hear("update")
            put_back, done = ana.seq - 2, ana.seq - 1

    with (
        opened(tmp_path) as visit,
        visit.connected(keys["table"]) as ana_again,
        visit.connected(keys["table"]) as tom_again,
    ):
        ana_again.hello(keys["seats"][0]["key"], seq=0)
        tom_again.hello(keys["seats"][1]["key"], seq=0)

    for owner in (ana, ana_again):
        assert rows_of(owner, 0, put_back, done) == [(RETURN, False), ({"do": "done"}, False)]
    for other in (tom, watcher, tom_again):
        assert rows_of(other, 0, put_back, done) == [(None, False), (None, False)]
        assert not [frame for frame in other.frames if '"return"' in frame and '"place"' in frame]


def test_what_is_kept_in_a_draft_is_told_to_nobody_else(visit: Visit) -> None:
    """SB-XVIS-01: also by who is the last to choose, when nobody else is asked any more."""
    options = {"first": 0, "founders": "base"}
    keys = visit.table(ME, TOM, game="seize-the-bean", options=options)
    keep: Said = {"do": "keep", "place": 3}
    with visit.connected(keys["table"]) as ana, visit.connected(keys["table"]) as tom:
        for guest, seat in zip((ana, tom), keys["seats"], strict=True):
            guest.hello(seat["key"])
        assert ana.latest["to_act"] == [0, 1]
        ana.choose(0, keep)
        tom.hear_until(lambda told: told.get("seq") == 1)
        tom.choose(1, keep)
        ana.hear_until(lambda told: told.get("seq") == 2)

    for seat, guest in enumerate((ana, tom)):
        kept = [next(event for event in row["events"] if event["event"] == "kept") for row in guest.rows]
        assert [row["choice"] for row in guest.rows] == [keep if row == seat else None for row in (0, 1)]
        assert [event["card"] != "none" for event in kept] == [row == seat for row in (0, 1)]


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

    kept = b"".join(file.read_bytes() for file in Path(visit.data).rglob("*") if file.is_file())

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
    assert key_matches((hash_of(other), hash_of(key)), hash_of(key))
    assert not key_matches((hash_of(other),), hash_of(key))
    assert not key_matches((hash_of(""),), "")
