"""Making tables and sitting down at them: by link, by key, instead of a bot, once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import demitasse
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions
from demitasse.server.limits import Limits
from demitasse.server.registry import rotated
from tests.server.test_playing import over
from tests.server.visiting import BOT, FRIEND, ME, NEVER, Visit, opened

TOM = {"kind": "me", "name": "Tom"}
KIEZ = ["students", "hipsters", "cyclists", "tourists", "musicians", "start_uppers"]


def key_of(answer: Any) -> str:
    """The message of a refusal."""
    return str(answer["message"]["key"])


def join(visit: Visit, keys: Any, name: str = "Tom", seat: int | None = None, link: str | None = None) -> Any:
    body = {"join": keys["join"] if link is None else link, "name": name, "seat": seat}
    return visit.post(f"/api/tables/{keys['table']}/join", body)


def info(visit: Visit, keys: Any) -> Any:
    return visit.get(f"/api/tables/{keys['table']}", keys["host"])


# Making a table.


def test_a_table_without_friends_starts_at_once(visit: Visit) -> None:
    assert info(visit, visit.table(ME, BOT))["state"] == "playing"


def test_a_table_with_friends_waits_for_them(visit: Visit) -> None:
    table = info(visit, visit.table(ME, FRIEND, BOT))

    assert table["state"] == "lobby"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]


def test_bots_of_a_kind_are_told_apart_by_number(visit: Visit) -> None:
    seats = info(visit, visit.table({"kind": "me", "name": "Random"}, BOT, BOT))["seats"]

    assert [seat["name"] for seat in seats] == ["Random", "random 2", "random 3"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "server-name-empty"),
        ("   ", "server-name-empty"),
        ("x" * 25, "server-name-long"),
        ("An\na", "server-name-signs"),
        ("An\u202ea", "server-name-signs"),
        ("\x1b[31m", "server-name-signs"),
        ("x" * 200, "server-name-long"),
        ("\u3164", "server-name-invisible"),
        ("M\u0430ya", "server-name-mixed"),
    ],
)
def test_a_name_must_be_fit_to_show(visit: Visit, name: str, key: str) -> None:
    seats = [{"kind": "me", "name": name}, BOT]

    refused = visit.post("/api/tables", {"game": "coffee-rush", "seats": seats}, status=400)

    assert key_of(refused) == key


def test_a_name_is_trimmed_and_may_hold_what_people_are_called(visit: Visit) -> None:
    seats = info(
        visit, visit.table({"kind": "me", "name": "  Zoé   O’Hara "}, {"kind": "me", "name": "👩‍🍳"})
    )["seats"]

    assert [seat["name"] for seat in seats] == ["Zoé O’Hara", "👩‍🍳"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, 404, "game-unknown"),
        ({"game": "coffee-rush", "seats": [ME]}, 400, "seats-out-of-range"),
        ({"game": "coffee-rush", "seats": [ME] * 3}, 409, "server-name-taken"),
        ({"game": "coffee-rush", "seats": [ME, {"kind": "bot", "bot": "os:system"}]}, 404, "bot-unknown"),
        ({"game": "coffee-rush", "seats": [ME, {"kind": "king"}]}, 400, "server-bad-body"),
        ({"game": "coffee-rush", "seats": [ME, BOT], "options": {"music": 1}}, 400, "option-unknown"),
        ({"game": "coffee-rush", "seats": [ME, BOT], "options": {"first": 9}}, 400, "cr-option-first"),
        ({"game": "coffee-rush", "seats": [ME, BOT], "seed": 7}, 400, "server-bad-body"),
        ({"game": "coffee-rush"}, 400, "server-bad-body"),
        ([], 400, "server-bad-body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    visit: Visit, body: object, status: int, key: str
) -> None:
    assert key_of(visit.post("/api/tables", body, status=status)) == key


def test_a_table_is_shown_to_those_who_have_a_key_or_link(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)
    path = f"/api/tables/{keys['table']}"

    for key in (keys["host"], keys["join"], keys["watch"], keys["seats"][0]["key"]):
        assert visit.get(path, key)["id"] == keys["table"]
    assert key_of(visit.get(path)) == "server-no-key"
    assert key_of(visit.get(path, "x" * 22)) == "server-wrong-key"
    assert key_of(visit.get(path, "x" * 5000)) == "server-wrong-key"
    assert key_of(visit.get("/api/tables/nowhere", keys["host"])) == "server-no-table"


def test_an_address_can_make_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(tables_an_hour=2)) as visit:
        for _ in range(2):
            visit.table(ME, BOT)
        refused = visit.post("/api/tables", {"game": "coffee-rush", "seats": [ME, BOT]}, status=429)

    assert key_of(refused) == "server-too-many-tables"


# Sitting down.


def test_a_friend_joins_by_the_link_and_the_host_starts(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    with visit.seated(keys) as ana:
        seat = join(visit, keys)
        joined = ana.hear("table")["table"]
        visit.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
        started = ana.hear_until(lambda told: told["type"] == "update")

    assert joined["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Tom",
        "bot": "",
        "connected": False,
        "thinking": False,
        "stand_in": "",
    }
    assert started["seq"] == 0
    with visit.connected(keys["table"]) as tom:
        assert tom.hello(seat["key"])["seats"] == [1]


def test_only_the_host_starts_and_only_when_everybody_is_there(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)
    path = f"/api/tables/{keys['table']}/start"

    assert key_of(visit.post(path, key=keys["seats"][0]["key"], status=403)) == "server-not-host"
    assert key_of(visit.post(path, key=keys["host"], status=409)) == "server-seats-open"


def test_a_wrong_or_swapped_link_opens_no_seat(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    assert key_of(join(visit, keys, link="x" * 22)) == "server-wrong-link"
    assert key_of(join(visit, keys, link=keys["watch"])) == "server-wrong-link"
    assert key_of(join(visit, {**keys, "table": "gone"})) == "server-no-table"


def test_a_full_table_takes_nobody(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)
    join(visit, keys)

    assert key_of(join(visit, keys, "Zoé")) == "server-full"


def test_a_name_is_taken_whatever_its_capitals(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    assert key_of(join(visit, keys, "ANA")) == "server-name-taken"


def test_a_name_that_looks_like_another_is_taken_too(visit: Visit) -> None:
    keys = visit.table({"kind": "me", "name": "Oxana"}, FRIEND)

    refused = join(visit, keys, "0xana")

    assert key_of(refused) == "server-name-alike"
    assert refused["message"]["facts"] == {"name": "Oxana", "given": "0xana"}


def test_one_may_wish_for_a_seat_that_is_free(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND, FRIEND)

    assert join(visit, keys, seat=2)["seat"] == 2
    assert key_of(join(visit, keys, "Zoé", seat=2)) == "server-seat-taken"
    assert key_of(join(visit, keys, "Zoé", seat=0)) == "server-seat-taken"


def test_those_who_look_are_counted_and_shown_as_connected(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    with visit.seated(keys) as ana:
        with visit.watching(keys):
            came = ana.hear("table")["table"]
        went = ana.hear("table")["table"]

    assert (came["watchers"], went["watchers"]) == (1, 0)
    assert [seat["connected"] for seat in came["seats"]] == [True, False]


def test_a_forged_key_is_sent_away_with_a_sentence(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)

    with visit.connected(keys["table"]) as stranger:
        forged = stranger.hello("A" * 22)
    with visit.connected(keys["table"]) as stranger:
        nothing = stranger.hello()
    with visit.connected("nowhere") as stranger:
        nowhere = stranger.hello(keys["host"])

    assert key_of(forged["refusal"]) == "server-wrong-key"
    assert key_of(nothing["refusal"]) == "server-wrong-link"
    assert key_of(nowhere["refusal"]) == "server-no-table"


# Leaving and coming back.


def test_a_leaver_is_replaced_by_a_bot_at_once_where_the_host_chose_so(visit: Visit) -> None:
    keys = visit.table(ME, TOM, leavers="bot")
    path, toms = f"/api/tables/{keys['table']}", keys["seats"][1]["key"]

    with visit.seated(keys) as ana:
        left = visit.post(f"{path}/leave", key=toms, status=200)
        ana.hear_until(lambda told: told["type"] == "welcome" and told["seats"] == [0])
        ana.hear("update")
        ana.play_on((0,), lambda update: any(row["seat"] == 1 for row in ana.rows))

    assert (left["state"], left["seats"][1]["kind"], left["seats"][1]["name"]) == ("playing", "bot", "Tom")


def test_a_leaver_may_come_back_and_the_bot_gets_up(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as visit:
        keys = visit.table(ME, TOM, leavers="bot")
        path, toms = f"/api/tables/{keys['table']}", keys["seats"][1]["key"]
        with visit.connected(keys["table"]) as tom:
            tom.hello(toms)
            visit.post(f"{path}/leave", key=toms)
            away = tom.hear_until(lambda told: told["type"] == "welcome")
            back = visit.post(f"{path}/back", key=toms, status=200)
            again = tom.hear_until(lambda told: told["type"] == "welcome")

    assert (away["seats"], again["seats"]) == ([], [1])
    assert (back["seats"][1]["kind"], back["seats"][1]["bot"]) == ("person", "")


def test_otherwise_the_table_waits_and_a_friend_may_take_the_seat(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    path, toms = f"/api/tables/{keys['table']}", keys["seats"][1]["key"]

    left = visit.post(f"{path}/leave", key=toms)
    zoe = join(visit, keys, "Zoé")

    assert (left["state"], left["seats"][1]["kind"]) == ("waiting", "open")
    assert (zoe["seat"], info(visit, keys)["state"]) == (1, "playing")
    assert key_of(visit.post(f"{path}/back", key=toms, status=403)) == "server-wrong-key"


def test_the_host_replaces_a_bot_by_a_friend_in_the_middle_of_the_play(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as visit:
        keys = visit.table(ME, BOT)
        path = f"/api/tables/{keys['table']}/seats/1"
        opened_seat = visit.post(path, {"kind": "friend"}, keys["host"], status=200)
        tom = join(visit, keys)
        with visit.connected(keys["table"]) as guest:
            seats = guest.hello(tom["key"])["seats"]

    assert opened_seat["state"] == "waiting"
    assert seats == [1]


def test_whoever_loses_a_seat_to_the_hosts_wish_is_told_and_sent_away(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as visit:
        keys = visit.table(ME, FRIEND)
        tom = join(visit, keys)
        with visit.connected(keys["table"]) as guest:
            guest.hello(tom["key"])
            visit.post(f"/api/tables/{keys['table']}/seats/1", {"kind": "bot", "bot": "random"}, keys["host"])
            told = guest.hear("farewell")

    assert key_of(told["refusal"]) == "server-seat-gone"


@pytest.mark.parametrize(
    ("seat", "body", "key"),
    [
        (9, {"kind": "friend"}, "server-no-seat"),
        (1, {"kind": "bot", "bot": "json:loads"}, "bot-unknown"),
        (1, {"kind": "me"}, "server-bad-body"),
    ],
)
def test_a_seat_cannot_be_given_to_just_anybody(visit: Visit, seat: int, body: object, key: str) -> None:
    keys = visit.table(ME, FRIEND)

    assert key_of(visit.post(f"/api/tables/{keys['table']}/seats/{seat}", body, keys["host"])) == key


def test_leaving_a_lobby_opens_the_seat(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)
    tom = join(visit, keys)

    left = visit.post(f"/api/tables/{keys['table']}/leave", key=tom["key"])

    assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("open", "")


# Once more.


def played(visit: Visit, *seats: dict[str, Any], **rest: Any) -> Any:
    """The keys of a table whose play is over."""
    keys = visit.table(*seats, **rest)
    with visit.seated(keys) as us:
        us.play_on(tuple(seat["seat"] for seat in keys["seats"]), over)
    return keys


def test_a_rematch_seats_everybody_one_further(visit: Visit) -> None:
    keys = played(visit, ME, TOM)
    anas, toms = (seat["key"] for seat in keys["seats"])

    asked = visit.post(f"/api/tables/{keys['table']}/rematch", key=anas, status=201)
    lobby = visit.get(f"/api/tables/{asked['table']}", asked["host"])
    found = info(visit, keys)["rematch"]
    tom = visit.post(f"/api/tables/{found}/join", {"join": "", "name": ""}, toms, status=200)
    started = visit.get(f"/api/tables/{asked['table']}", asked["host"])

    assert found == asked["table"] != keys["table"]
    assert asked["seats"] == [{"seat": 1, "key": anas}]
    assert (lobby["state"], started["state"]) == ("lobby", "playing")
    assert (tom["seat"], [seat["name"] for seat in started["seats"]]) == (0, ["Tom", "Ana"])


def test_colours_go_with_their_players_into_a_rematch(visit: Visit) -> None:
    keys = played(visit, ME, TOM, options={"first": 0, "colours": ["blue", "red"]})

    asked = visit.post(f"/api/tables/{keys['table']}/rematch", key=keys["seats"][0]["key"], status=201)

    options = visit.get(f"/api/tables/{asked['table']}", asked["host"])["options"]
    assert (options["first"], options["colours"]) == (0, ["red", "blue"])


def test_difficulties_go_with_their_players_into_a_rematch() -> None:
    levels = {"difficulty": ["normal", "hard", "expert"]}
    assert rotated(levels, SeizeTheBeanOptions) == {"difficulty": ["expert", "normal", "hard"]}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (6, {"neighbourhood": "own", "groups": KIEZ}),
        (3, {"daily_specials": ["cappuccino", "latte", "mocha"]}),
        (3, {"difficulty": ["hard"]}),
    ],
)
def test_a_rematch_leaves_alone_what_is_no_matter_of_seats(seats: int, options: dict[str, Any]) -> None:
    """However long a list is, it moves only when its values belong to the seats."""
    game = demitasse.game("seize-the-bean")
    again = rotated(options, game.options)
    assert again == options
    assert game.setup(again, seats=seats).digest() == game.setup(options, seats=seats).digest()


def test_whoever_asks_second_comes_to_the_same_rematch(visit: Visit) -> None:
    keys = played(visit, ME, TOM)
    anas, toms = (seat["key"] for seat in keys["seats"])
    path = f"/api/tables/{keys['table']}/rematch"

    first, second = visit.post(path, key=anas), visit.post(path, key=toms)

    assert first["table"] == second["table"]
    assert (second["host"], second["seats"]) == ("", [{"seat": 0, "key": toms}])


def test_two_servers_asked_at_once_make_one_rematch(visit: Visit) -> None:
    keys = played(visit, ME, TOM)
    anas, toms = (seat["key"] for seat in keys["seats"])

    with opened(visit.data) as other:
        other.get(f"/api/tables/{keys['table']}", anas)
        first = visit.post(f"/api/tables/{keys['table']}/rematch", key=anas, status=201)
        second = other.post(f"/api/tables/{keys['table']}/rematch", key=toms, status=201)

    assert first["table"] == second["table"]
    assert second["seats"] == [{"seat": 0, "key": toms}]


def test_several_seats_of_one_browser_move_together_and_the_rematch_starts(visit: Visit) -> None:
    keys = played(visit, ME, TOM)
    mine = [seat["key"] for seat in keys["seats"]]

    asked = visit.post(f"/api/tables/{keys['table']}/rematch", {"keys": mine}, keys["host"], status=201)

    assert {seat["seat"] for seat in asked["seats"]} == {0, 1}
    assert visit.get(f"/api/tables/{asked['table']}", asked["host"])["state"] == "playing"


def test_a_rematch_needs_a_key_and_a_finished_play(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    path = f"/api/tables/{keys['table']}/rematch"

    assert key_of(visit.post(path, key=keys["host"], status=409)) == "server-not-over"
    assert key_of(visit.post(path, key=keys["watch"], status=403)) == "server-wrong-key"
