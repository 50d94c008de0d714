"""The page of whoever runs the server: who may open it, and what its buttons do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from demitasse.server.bans import FILE, Bans
from demitasse.server.refusals import BadRequest, Forbidden
from demitasse.server.settings import BadSettings
from tests.server.visiting import BOT, ME, Visit, bearer, opened

KEY = "a key of many signs"
WITH_KEY = ("whoever", KEY)
TOM = {"kind": "me", "name": "<b>Tom"}


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    with opened(tmp_path, admin_key=KEY, bans=Bans(tmp_path / FILE)) as visit:
        yield visit


def page(visit: Visit, language: str = "en") -> str:
    answer = visit.client.get("/admin", auth=WITH_KEY, headers={"accept-language": language})
    assert answer.status_code == 200
    assert (
        answer.headers["referrer-policy"] == "same-origin"
    )  # else browsers send its forms with `Origin: null`
    return answer.text


def press(visit: Visit, action: str, status: int = 303, **fields: str) -> str:
    answer = visit.client.post(f"/admin/{action}", auth=WITH_KEY, data=fields, follow_redirects=False)
    assert answer.status_code == status, answer.text
    return answer.text


def test_it_opens_to_the_key_alone(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    doors = [("GET", "/admin"), ("POST", "/admin/drain"), ("POST", "/admin/bans")]
    doors.append(("POST", f"/admin/tables/{keys['table']}/close"))
    for method, path in doors:
        for auth in (None, ("whoever", "x"), ("whoever", KEY[:-1]), (KEY, ""), ("whoever", keys["host"])):
            answer = visit.client.request(method, path, auth=auth)
            assert (answer.status_code, "www-authenticate" in answer.headers) == (401, True)
        assert visit.client.request(method, path, headers={"authorization": "Basic %%%"}).status_code == 401
    assert visit.client.get("/admin", headers=bearer(KEY)).status_code == 401
    assert not visit.server.draining
    assert keys["table"] in visit.server.registry.tables


def test_without_a_key_it_is_for_the_machine_itself(tmp_path: Path) -> None:
    with opened(tmp_path) as visit:  # the client of the tests has no address
        answer = visit.client.get("/admin")
    assert (answer.status_code, "www-authenticate" in answer.headers) == (403, False)


def test_a_foreign_page_cannot_press_its_buttons(visit: Visit) -> None:
    headers = {"sec-fetch-site": "cross-site", "origin": "https://elsewhere.example"}
    assert (
        visit.client.post("/admin/drain", auth=WITH_KEY, data={"on": "yes"}, headers=headers).status_code
        == 403
    )
    assert not visit.server.draining


def test_it_shows_tables_and_addresses_in_both_languages_and_no_markup_of_others(visit: Visit) -> None:
    assert "No table is open." in page(visit)
    with visit.seated(visit.table(ME, TOM)):
        english, french = page(visit), page(visit, "fr")
    assert "Coffee Rush" in english
    assert "Ana, &lt;b&gt;Tom" in english
    assert "one viewer" in english
    assert "1 personne présente" in french
    assert "<b>Tom" not in english + french


def test_a_draining_server_takes_no_new_tables_and_lets_others_play_on(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    press(visit, "drain", on="yes")
    refusal = visit.post("/api/tables", {"game": "coffee-rush", "seats": [ME, TOM]}, status=503)
    assert refusal["message"]["key"] == "server-draining"
    health = visit.client.get("/health")
    assert (health.status_code, health.json()["live"]) == (503, True)
    with visit.seated(keys) as us:
        assert us.choose(us.latest["to_act"][0])["type"] == "accepted"
    press(visit, "drain", on="no")
    visit.table(ME, TOM)
    assert visit.client.get("/health").status_code == 200


def test_a_removed_table_sends_everybody_away_and_is_gone_for_good(visit: Visit) -> None:
    keys = visit.table(ME, BOT)
    with visit.connected(keys["table"]) as guest:
        guest.hello(keys["seats"][0]["key"])
        press(visit, f"tables/{keys['table']}/close")
        assert guest.hear("farewell")["refusal"]["message"]["key"] == "server-table-closed"
        with pytest.raises(WebSocketDisconnect):
            guest.hear("update")
    for _ in range(2):
        assert visit.post(f"/api/tables/{keys['table']}/leave", {}, keys["host"], status=404)
        press(visit, f"tables/{keys['table']}/close", status=404)
    assert visit.server.registry.tables == {}


def test_a_banned_address_is_shown_out_and_stays_out(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "203.0.113.7"
    keys = visit.table(ME, TOM)
    ended: list[str] = []

    async def end() -> None:
        ended.append(address)

    visit.server.addresses.connects(address, end)
    assert address in page(visit)
    press(visit, "bans", address=f" {address} ", on="yes")
    assert ended == [address]
    assert "banned" in page(visit)
    with pytest.raises(Forbidden, match="does not let your address in"):
        visit.server.bans.check(address)

    monkeypatch.setattr(visit.server.bans, "addresses", {"testclient"})
    assert visit.client.get("/api/games").json()["message"]["key"] == "server-banned"
    with visit.connected(keys["table"]) as guest:
        assert guest.hear("farewell")["refusal"]["message"]["key"] == "server-banned"


def test_a_ban_holds_in_other_processes_over_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = Bans(tmp_path / FILE), Bans(tmp_path / FILE)
    other.check("192.0.2.1")

    one.put("192.0.2.1", True)
    monkeypatch.setattr("demitasse.server.bans.SECONDS_BETWEEN_LOOKS", 0)
    other._next_look = 0

    with pytest.raises(Forbidden):
        other.check("192.0.2.1")
    one.put("192.0.2.1", False)
    other.check("192.0.2.1")


def test_bans_are_kept_and_can_be_lifted(tmp_path: Path) -> None:
    file = tmp_path / FILE
    Bans(file).put("2001:DB8::1", True)
    Bans(file).put("203.0.113.7", True)
    Bans(file).put("203.0.113.7", False)
    assert Bans(file).addresses == {"2001:db8::1"}
    with pytest.raises(BadRequest, match="is no IP address"):
        Bans(file).put("cafe.example", True)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match="cannot be read"):
        Bans(file)
