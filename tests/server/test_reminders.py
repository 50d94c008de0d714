"""Being told of one's turn when no page is open: once a turn, in one's language, never by an address inside."""

from __future__ import annotations

import asyncio
import socket
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from demitasse.kernel.message import Message
from demitasse.server import outgoing
from demitasse.server.notices import Delays
from demitasse.server.outgoing import NotAllowed, Outgoing, is_of_internet
from demitasse.server.push import KEY_FILE, PushKey
from tests.push_service import PushService, push_service
from tests.server.visiting import ME, Visit, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}
ANA_SEAT, TOM_SEAT = 0, 1
SOON = Delays(away=0, here=0)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@contextmanager
def telling(data: Path, service: PushService, *, place: Path | str = "", **more: Any) -> Iterator[Visit]:
    settings = {"delays": SOON, "push_services": (service.origin,), **more}
    with opened(place or data, push_key=data / KEY_FILE, **settings) as visit:
        yield visit


def inside(visit: Visit, what: Callable[..., Any], *given: Any) -> Any:
    """Called where the server runs."""
    return visit.client.blocking_portal.call(what, *given)


def remind(visit: Visit, keys: Any, seat: int, subscription: Any, status: int = 204) -> Any:
    answer = visit.client.post(
        f"/api/tables/{keys['table']}/reminders",
        json=subscription,
        headers={"authorization": f"Bearer {keys['seats'][seat]['key']}"},
    )
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def play_until_asked(visit: Visit, keys: Any, seat: int) -> None:
    """The other plays until this seat is to choose."""
    with visit.seated(keys) as guest:
        guest.play_on((0, 1), until=lambda latest: latest["to_act"] == [1 - seat])
        guest.play_on((1 - seat,), until=lambda latest: latest["to_act"] == [seat])


def test_whoever_waits_is_told_once_a_turn_in_their_language(
    tmp_path: Path, place: Path | str, service: PushService
) -> None:
    with telling(tmp_path, service, place=place) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom", language="fr"))
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(1)
        (told,) = service.messages("tom")
        assert told["title"] == "À vous\u00a0: Coffee Rush"
        assert told["text"].startswith("Ana")
        assert (told["path"], told["kind"]) == (f"/table/{keys['table']}", "turn")

        table = visit.server.registry.tables[keys["table"]]
        for _ in range(3):
            inside(visit, visit.server.notices.your_turn, table, TOM_SEAT)
            inside(visit, table.changed)
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(2)
        assert len(service.messages("tom")) == 2


def test_a_message_is_signed_lives_for_a_day_and_takes_the_place_of_an_older_one(
    tmp_path: Path, service: PushService
) -> None:
    with telling(tmp_path, service, public_url="https://cafe.example") as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(1)
        public = visit.get("/api/push-key")["public"]

    headers = service.posts[0].headers
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={public}")
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", str(24 * 3600))
    assert 0 < len(headers["topic"]) <= 32


def test_a_restart_tells_nobody_twice_and_everybody_who_was_not_told(
    tmp_path: Path, place: Path | str, service: PushService
) -> None:
    with telling(tmp_path, service, place=place) as visit:
        told = visit.table(ME, TOM)
        remind(visit, told, TOM_SEAT, service.subscription("told"))
        play_until_asked(visit, told, TOM_SEAT)
        service.wait_for(1)
    never = Delays(away=3600, here=3600)
    with telling(tmp_path, service, place=place, delays=never) as visit:
        untold = visit.table(ME, TOM)
        remind(visit, untold, TOM_SEAT, service.subscription("untold"))
        play_until_asked(visit, untold, TOM_SEAT)
    for _ in range(2):
        with telling(tmp_path, service, place=place) as visit:
            service.wait_for(2)
            wait_for(lambda: len(visit.server.registry.tables) == 2)
            wait_for(lambda: visit.server.notices.idle)

    assert [post.path for post in service.posts] == ["/told", "/untold"]


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, place: Path | str, service: PushService) -> None:
    service.answers = [(410, {})]
    with telling(tmp_path, service, place=place) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(1)
        subscriptions = visit.server.store.subscriptions
        wait_for(lambda: inside(visit, subscriptions.tables) == [])


@pytest.mark.parametrize("answer", [(429, {"retry-after": "0"}), (503, {"retry-after": "0"})])
def test_a_busy_service_is_tried_again(
    tmp_path: Path, service: PushService, answer: tuple[int, dict[str, str]]
) -> None:
    service.answers = [answer, answer]
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(3)
        wait_for(lambda: visit.server.notices.idle)

    assert len(service.posts) == 3


def test_a_service_that_never_answers_holds_up_nobody(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked once, then left alone; another service is told meanwhile, and the tables play on."""
    monkeypatch.setattr(outgoing, "SECONDS", 5.0)  # the other answers in time even where machines are busy
    service.silent.set()
    with (
        push_service() as other,
        telling(tmp_path, service, push_services=(service.origin, other.origin)) as visit,
    ):
        for name in ("tom", "eve", "kim"):
            keys = visit.table(ME, TOM)
            remind(visit, keys, TOM_SEAT, service.subscription(name))
            remind(visit, keys, TOM_SEAT, other.subscription(name))
            play_until_asked(visit, keys, TOM_SEAT)
        other.wait_for(3)
        service.wait_for(1)

    assert sorted(post.path for post in other.posts) == ["/eve", "/kim", "/tom"]
    assert 1 <= len(service.posts) <= 3


def test_a_turn_that_has_passed_is_not_told_any_more(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service, delays=Delays(away=0.2, here=0.2)) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        with visit.seated(keys) as guest:
            guest.play_on((0, 1), until=lambda latest: latest["to_act"] == [TOM_SEAT])
            guest.play_on((0, 1), until=lambda latest: latest["to_act"] == [ANA_SEAT])
        wait_for(lambda: visit.server.notices.idle)

    assert service.posts == []


def test_whoever_wants_nothing_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        remind(visit, keys, TOM_SEAT, service.subscription("tom", turn=False, time=False))
        remind(visit, keys, TOM_SEAT, service.subscription("only-time", turn=False))
        play_until_asked(visit, keys, TOM_SEAT)
        table = visit.server.registry.tables[keys["table"]]
        notices = visit.server.notices
        inside(visit, notices.time_running_out, table, TOM_SEAT, Message("server-notice-waiting"))
        service.wait_for(1)
        wait_for(lambda: notices.idle)

    assert [post.path for post in service.posts] == ["/only-time"]
    assert service.messages("only-time")[0]["title"] == "Your time at Coffee Rush is running out"


def test_who_asks_in_their_own_turn_is_still_reminded_of_its_time(
    tmp_path: Path, service: PushService
) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM, thinking=3600)
        table = visit.server.registry.tables[keys["table"]]
        (slow,) = table.asked
        remind(visit, keys, slow, service.subscription("slow"))
        for _ in range(2):
            inside(
                visit,
                visit.server.notices.time_running_out,
                table,
                slow,
                Message("server-hours-left", {"hours": 2}),
            )
        service.wait_for(1)
        wait_for(lambda: visit.server.notices.idle)

    assert [told["kind"] for told in service.messages("slow")] == ["time"]


def test_a_browser_that_was_given_another_address_is_told_there_and_not_twice(
    tmp_path: Path, place: Path | str, service: PushService
) -> None:
    with telling(tmp_path, service, place=place) as visit:
        keys = visit.table(ME, TOM)
        old, new = service.subscription("old"), service.subscription("new")
        remind(visit, keys, TOM_SEAT, old)
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(1)
        moved = {
            "old_endpoint": old["endpoint"],
            **{name: new[name] for name in ("endpoint", "p256dh", "auth")},
        }
        visit.post("/api/reminders/moved", {**moved, "old_auth": "A" * 22}, status=204)
        assert inside(visit, visit.server.store.subscriptions.tables) == [keys["table"]]
        visit.post(
            "/api/reminders/moved",
            {**moved, "old_auth": old["auth"], "endpoint": "https://10.0.0.7/a"},
            status=400,
        )
        for _ in range(2):
            visit.post("/api/reminders/moved", {**moved, "old_auth": old["auth"]}, status=204)
        table = visit.server.registry.tables[keys["table"]]
        inside(visit, visit.server.notices.your_turn, table, TOM_SEAT)
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(2)
        wait_for(lambda: visit.server.notices.idle)

    assert [post.path for post in service.posts] == ["/old", "/new"]


def test_a_nudge_says_who_waits(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, ANA_SEAT, service.subscription("ana"))
        play_until_asked(visit, keys, ANA_SEAT)
        service.wait_for(1)
        table = visit.server.registry.tables[keys["table"]]
        inside(visit, visit.server.notices.nudge, table, ANA_SEAT, TOM_SEAT)
        service.wait_for(2)

    assert [told["kind"] for told in service.messages()] == ["turn", "nudge"]
    assert service.messages()[1]["title"] == "Tom is waiting for you"


def test_a_seat_given_to_somebody_else_takes_its_reminders_along(
    tmp_path: Path, place: Path | str, service: PushService
) -> None:
    with telling(tmp_path, service, place=place) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        visit.post(f"/api/tables/{keys['table']}/seats/1", {"kind": "friend"}, keys["host"], status=200)
        visit.post(f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Eve"}, status=200)
        with visit.connected(keys["table"]) as ana:
            ana.hello(keys["seats"][0]["key"])
            ana.play_on((0,), until=lambda latest: latest["to_act"] == [TOM_SEAT])
        wait_for(lambda: visit.server.notices.idle)

    assert service.posts == []


# Whom the server talks to.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://localhost/a",
        "https://10.0.0.7/a",
        "https://192.168.1.1/a",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/a",
        "https://[fe80::1]/a",
        "https://[::ffff:10.0.0.7]/a",
        "https://[64:ff9b::a00:7]/a",
        "https://2130706433/a",
        "https://0x7f.1/a",
        "https://user@push.example/a",
        "https:///a",
        "ftp://push.example/a",
        "https://push.example:0/a",
        "https://[/a",
        "",
    ],
)
def test_an_address_inside_is_refused(tmp_path: Path, service: PushService, endpoint: str) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        refusal = remind(visit, keys, 0, service.subscription() | {"endpoint": endpoint}, status=400)

    assert refusal["message"]["key"] == "server-bad-push"


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é" * 87}, {"p256dh": "A" * 87}]
)
def test_keys_that_seal_nothing_are_refused(tmp_path: Path, service: PushService, wrong: Any) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        refusal = remind(visit, keys, 0, service.subscription() | wrong, status=400)

    assert refusal["message"]["key"] == "server-bad-push"


def test_a_name_that_leads_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first look it is on the internet, when we connect it is not; however slow the machine is."""
    monkeypatch.setattr(outgoing, "SECONDS", 600.0)
    found = iter(["93.184.215.14", "127.0.0.1"])

    async def looked_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(found), 443))]

    async def scene() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", looked_up)
        outside = Outgoing()
        await outside.check("https://push.example/a")
        with pytest.raises(NotAllowed):
            await outside.post("https://push.example/a", {}, b"")
        await outside.close()

    asyncio.run(scene())


def test_a_redirect_is_not_followed(tmp_path: Path, service: PushService) -> None:
    service.answers = [(307, {"location": f"{service.origin}/elsewhere"})]
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        remind(visit, keys, TOM_SEAT, service.subscription("tom"))
        play_until_asked(visit, keys, TOM_SEAT)
        service.wait_for(1)
        wait_for(lambda: visit.server.notices.idle)

    assert [post.path for post in service.posts] == ["/tom"]


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_the_internet_is_the_internet(address: str) -> None:
    assert is_of_internet(address)


# Keys, and who may ask.


def test_the_key_is_made_once_for_our_eyes_only_and_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / KEY_FILE
    first = PushKey.kept_in(file).public
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [found.name for found in tmp_path.iterdir()] == [KEY_FILE]
    assert PushKey.kept_in(file).public == first

    file.write_text("garbled")
    with opened(tmp_path, push_key=file) as visit:
        assert visit.get("/api/push-key") == {"public": ""}
        keys = visit.table(ME, TOM)
        with push_service() as service:
            assert (
                remind(visit, keys, 0, service.subscription(), status=409)["message"]["key"]
                == "server-no-push"
            )
    assert file.read_text() == "garbled"


def test_only_whoever_has_the_seat_is_told_of_it(tmp_path: Path, service: PushService) -> None:
    with telling(tmp_path, service) as visit:
        keys = visit.table(ME, TOM)
        path = f"/api/tables/{keys['table']}/reminders"
        for key in ("", "nonsense", keys["watch"], keys["host"]):
            assert visit.post(path, service.subscription(), key, status=403)


def test_a_table_takes_its_subscriptions_along(
    tmp_path: Path, place: Path | str, service: PushService
) -> None:
    with telling(tmp_path, service, place=place) as visit:
        keys = visit.table(ME, {"kind": "friend"})
        remind(visit, keys, 0, service.subscription())
        subscriptions = visit.server.store.subscriptions
        assert inside(visit, subscriptions.tables) == [keys["table"]]
        for day in range(1, 29):  # out of sight first, and two weeks later out of the file
            inside(visit, visit.server.store.clean, f"2099-01-{day:02}T00:00:00+00:00")
        assert inside(visit, subscriptions.tables) == []
