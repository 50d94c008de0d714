"""What happened since one's last turn, to be watched again while the play goes on."""

from __future__ import annotations

from typing import Any

from tests.server.test_playing import over
from tests.server.visiting import BOT, FRIEND, ME, Guest, Visit, bearer


def frames(visit: Visit, keys: Any, *, seat: int = 0, first: int = 0, key: str | None = None) -> Any:
    path = f"/api/tables/{keys['table']}/frames?seat={seat}&first={first}"
    return visit.client.get(path, headers=bearer(keys["seats"][0]["key"] if key is None else key))


def played(visit: Visit, guest: Guest, rows: int) -> None:
    guest.play_on((0,), lambda update: update["seq"] >= rows and 0 in update["to_act"])


def test_whoever_sits_there_sees_each_moment_since_a_row(visit: Visit) -> None:
    keys = visit.table(ME, BOT)
    with visit.seated(keys) as guest:
        played(visit, guest, 12)
        answer = frames(visit, keys, first=5)

        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        shown = answer.json()
        assert [frame["rows"] for frame in shown] == list(range(5, guest.seq + 1))
        assert shown[-1]["view"] == guest.latest["seats"][0]["view"]
        assert all(frame["hidden"] is None for frame in shown)


def test_a_moment_is_shown_as_it_was_then(visit: Visit) -> None:
    keys = visit.table(ME, BOT)
    with visit.seated(keys) as guest:
        views = {guest.seq: guest.latest["seats"][0]["view"]}
        while guest.seq < 10:
            if 0 in guest.latest["to_act"]:
                guest.choose(0)
            else:
                guest.hear("update")
            views[guest.seq] = guest.latest["seats"][0]["view"]
        shown = frames(visit, keys).json()

    assert [views[frame["rows"]] for frame in shown if frame["rows"] in views] == list(views.values())


def test_a_row_that_is_not_there_yet_is_the_present(visit: Visit) -> None:
    keys = visit.table(ME, BOT)
    with visit.seated(keys) as guest:
        played(visit, guest, 6)

        assert [frame["rows"] for frame in frames(visit, keys, first=10_000).json()] == [guest.seq]


def test_nobody_looks_from_a_seat_that_is_not_theirs(visit: Visit) -> None:
    keys = visit.table(ME, BOT)

    for seat, key in ((1, None), (0, keys["watch"]), (7, None)):
        answer = frames(visit, keys, seat=seat, key=key)
        assert answer.status_code == 403
        assert answer.json()["message"]["key"] == "server-not-your-seat"
    assert frames(visit, keys, key="guessed").status_code == 403


def test_nothing_happened_yet_before_the_play(visit: Visit) -> None:
    answer = frames(visit, visit.table(ME, FRIEND))

    assert answer.status_code == 409
    assert answer.json()["message"]["key"] == "server-not-started"


def test_a_play_in_real_time_is_not_shown_again_while_it_goes_on(visit: Visit) -> None:
    keys = visit.post("/api/tables", {"game": "kitchen-rush", "seats": [ME, {"kind": "bot", "bot": "cook"}]})

    assert frames(visit, keys).status_code == 404


def test_the_last_moves_of_a_finished_play_can_still_be_watched(visit: Visit) -> None:
    keys = visit.table(ME, BOT)
    with visit.seated(keys) as guest:
        guest.play_on((0,), over)

        assert frames(visit, keys, first=guest.seq - 1).json()[-1]["rows"] == guest.seq
