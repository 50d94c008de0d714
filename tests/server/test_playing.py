"""Playing over the live feed: choices, undo, questions, and everything that is said at the wrong time."""

from __future__ import annotations

import msgspec
import pytest

from demitasse.server.wire import PROTOCOL, SeatView, ServerFrame, Update
from tests.server.visiting import BOT, FRIEND, ME, Said, Visit

TWO_OF_US = ({"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Tom"})


def over(update: Said) -> bool:
    return update["result"] is not None


def test_a_whole_play_against_bots(visit: Visit) -> None:
    keys = visit.table(ME, BOT, {"kind": "bot", "bot": "greedy"})

    with visit.seated(keys) as ana:
        end = ana.play_on((0,), over)
        told = ana.hear_until(lambda told: told.get("table", {}).get("state") == "over")

    assert len(ana.rows) == end["seq"]
    assert {row["seat"] for row in ana.rows} == {0, 1, 2}
    assert len(end["result"]["scores"]) == 3
    assert end["rows"][-1]["scores"] == end["result"]["scores"]
    assert told["table"]["rows"] == end["seq"]


def test_every_viewer_gets_every_row_once_and_in_order(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us, visit.watching(keys) as watcher:
        us.play_on((0, 1), lambda update: update["seq"] >= 12)
        watcher.hear_until(lambda told: told.get("seq", 0) >= 12)

    numbers = [
        row["seq"] for frame in map(msgspec.json.decode, watcher.frames) for row in frame.get("rows", ())
    ]
    assert numbers == list(range(12))
    assert us.rows == watcher.rows


def test_what_is_sent_is_what_the_wire_says(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us, visit.watching(keys) as watcher:
        us.play_on((0, 1), over)
        watcher.hear_until(lambda told: told.get("result") is not None)

    for frame in (*us.frames, *watcher.frames):
        told: ServerFrame = msgspec.json.decode(frame, type=ServerFrame)
        assert msgspec.json.encode(told) == frame.encode()
        for shown in told.seats if isinstance(told, Update) else ():
            assert msgspec.json.encode(msgspec.json.decode(shown, type=SeatView)) == bytes(shown)


def test_a_watcher_sees_the_table_and_is_asked_nothing(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.watching(keys) as watcher:
        (shown,) = watcher.latest["seats"]

    assert shown["seat"] == -1
    assert shown["view"]["players"][0]["colour"] == "red"
    assert shown["decision"] is None


def test_a_watcher_cannot_choose(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.watching(keys) as watcher:
        told = watcher.choose(0, {"do": "place", "square": "a1"})

    assert told["refusal"]["message"]["key"] == "server-not-your-seat"


def test_the_choices_come_with_their_outlooks(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: update["seats"][0]["view"]["step"] == "move")
        asked = next(shown for shown in us.latest["seats"] if shown["decision"])

    assert len(asked["outlooks"]) == len(asked["decision"]["choices"])


def test_a_choice_out_of_turn_is_refused_with_its_rule(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        other = 1 - us.latest["to_act"][0]
        told = us.choose(other, {"do": "place", "square": "a1"})

    assert told["refusal"]["message"]["key"] == "cr-not-your-turn"
    assert told["refusal"]["rule"] == "CR-SETUP-14"


def test_a_stale_choice_is_refused(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        first, other = us.choices(seat := us.latest["to_act"][0])[:2]
        us.choose(seat, first)
        told = us.choose(seat, other, seq=0)

    assert told["refusal"]["message"]["key"] == "server-stale"


def test_a_choice_from_the_future_is_refused(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        told = us.choose(us.latest["to_act"][0], seq=5)

    assert told["refusal"]["message"]["key"] == "server-stale"


def test_the_same_choice_sent_again_is_accepted_and_played_once(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        seat = us.latest["to_act"][0]
        choice = us.choices(seat)[0]
        first, again = us.choose(seat, choice, seq=0), us.choose(seat, choice, seq=0)

    assert first["type"] == again["type"] == "accepted"
    assert us.seq == 1


def test_two_tabs_of_one_seat_both_play_and_one_wins_each_row(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as one, visit.seated(keys) as two:
        seat = one.latest["to_act"][0]
        first, other = one.choices(seat)[:2]
        won, lost = one.choose(seat, first, seq=0), two.choose(seat, other, seq=0)

    assert (won["type"], lost["type"]) == ("accepted", "refused")
    assert one.rows == two.rows
    assert one.rows[0]["choice"] == first


def test_an_undo_is_a_row_of_its_own(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: any(shown["undo"]["depth"] for shown in update["seats"]))
        seat, seq = us.rows[-1]["seat"], us.seq
        before = us.latest["seats"][0]["view"]
        us.say("undo", id=9, seat=seat, seq=seq)
        told = us.hear("accepted", "refused")

    assert told == {"type": "accepted", "id": 9, "seq": seq}
    assert (us.rows[-1]["undo"], us.rows[-1]["choice"]) == (True, None)
    assert us.latest["seats"][0]["view"] != before


def test_an_undo_that_is_refused_says_why(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        us.say("undo", id=9, seat=0, seq=0)
        told = us.hear("accepted", "refused")

    assert told["refusal"]["message"]["key"] == "undo-nothing"
    assert us.latest["seats"][0]["undo"]["refusal"]["key"] == "undo-nothing"


def test_why_not_names_the_rule_and_changes_nothing(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        seat = us.latest["to_act"][0]
        us.say("why", id=4, seat=seat, choice={"do": "confirm"})
        impossible = us.hear("refused")
        us.say("why", id=5, seat=seat, choice=us.choices(seat)[0])
        possible = us.hear("refused")

    assert (impossible["id"], impossible["refusal"]["message"]["key"]) == (4, "cr-not-now")
    assert impossible["refusal"]["rule"].startswith("CR-")
    assert possible["refusal"]["message"]["key"] == "server-possible"
    assert us.seq == 0


def test_a_hint_is_a_choice_one_could_make(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        seat = us.latest["to_act"][0]
        us.say("hint", id=7, seat=seat)
        told = us.hear("hinted", "refused")
        us.say("hint", id=8, seat=1 - seat)
        refused = us.hear("hinted", "refused")

    assert told["type"] == "hinted"
    assert told["id"] == 7
    assert told["choice"] in us.choices(seat)
    assert refused["refusal"]["message"]["key"] == "server-no-hint-now"


def test_who_comes_back_gets_what_it_missed(visit: Visit) -> None:
    keys = visit.table(*TWO_OF_US)
    mine = [seat["key"] for seat in keys["seats"]]
    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: update["seq"] >= 5)
        rows = us.rows

    with visit.connected(keys["table"]) as again:
        again.hello(*mine, seq=3)
        missed = again.latest
        again.say("hello", protocol=PROTOCOL, keys=mine, seq=99)
        again.hear("welcome")
        from_the_start = again.hear("update")

    assert (missed["first"], missed["seq"]) == (3, 5)
    assert missed["rows"] == rows[3:]
    assert from_the_start["rows"] == rows


GARBLED = [
    ("{", "server-garbled"),
    ("", "server-garbled"),
    ('{"type":"why","seat":0,"choice":{"do":' + "[" * 9000, "server-garbled"),
    ('"hello"', "server-bad-message"),
    ('{"type":"dance"}', "server-unknown-message"),
    ('{"id":1}', "server-unknown-message"),
    ('{"type":"choose","id":3}', "server-bad-message"),
    ('{"type":"choose","id":3,"seat":0,"seq":0,"choice":{"do":"waltz"}}', "choice-bad-json"),
    ('{"type":"choose","id":3,"seat":0,"seq":0,"choice":{"do":"place","square":7}}', "choice-bad-json"),
    (
        '{"type":"choose","id":3,"seat":0,"seq":0,"choice":{"do":"place","square":"a 1"}}',
        "choice-wrong-count",
    ),
    ('{"type":"choose","id":3,"seat":7,"seq":0,"choice":{"do":"stop"}}', "server-not-your-seat"),
    ('{"type":"choose","id":3,"seat":0,"seq":-1,"choice":{"do":"stop"}}', "server-stale"),
    ('{"type":"choose","id":3,"seat":0,"seq":0,"choice":{"do":"stop"},"extra":1}', "server-bad-message"),
]


@pytest.mark.parametrize(("frame", "key"), GARBLED)
def test_nonsense_is_refused_and_the_connection_goes_on(visit: Visit, frame: str, key: str) -> None:
    keys = visit.table(*TWO_OF_US)

    with visit.seated(keys) as us:
        us.session.send_text(frame)
        told = us.hear("refused")
        accepted = us.choose(us.latest["to_act"][0])

    assert told["refusal"]["message"]["key"] == key
    assert told["id"] == (3 if '"id":3' in frame else 1 if '"id":1' in frame else -1)
    assert accepted["type"] == "accepted"


def test_nonsense_in_bytes_is_refused_too(visit: Visit) -> None:
    with visit.seated(visit.table(*TWO_OF_US)) as us:
        us.session.send_bytes(b"\xff\xfe{")
        told = us.hear("refused")

    assert told["refusal"]["message"]["key"] == "server-garbled"


def test_nothing_can_be_chosen_in_a_lobby(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    with visit.seated(keys) as ana:
        told = ana.choose(0, {"do": "place", "square": "a1"}, seq=0)

    assert told["refusal"]["message"]["key"] == "server-not-started"
