"""Inviting: the address friends can open, starting without those who did not come, and what a chat shows of a link."""

from __future__ import annotations

import re
import socket
import struct
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from demitasse.bots import usual_bot
from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.games.coffee_rush.options import CoffeeRushOptions
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from demitasse.server import invitation
from demitasse.server.invitation import address_for, likeliest, own_addresses
from demitasse.server.previews import in_head, origin_asked, preview_of
from demitasse.server.seating import without_seats
from demitasse.server.serve import CannotServe, origin_of
from tests.server.test_tables import info, join, key_of
from tests.server.visiting import BOT, FRIEND, ME, Visit, opened

PICTURES = Path(__file__).parents[2] / "web" / "public" / "previews"
INDEX = '<!doctype html><html lang="en"><head><title>Demitasse</title></head><body></body></html>'


# The address.


@pytest.mark.parametrize(
    ("came_by", "reach"),
    [
        ("192.168.1.20:8000", "house"),
        ("my-laptop.local:8000", "house"),
        ("mediabox:8000", "house"),
        ("[fd00::2]:8000", "house"),
        ("cafe.example", "anywhere"),
        ("localhost:8000", "computer"),
        ("127.0.0.1:8000", "computer"),
        ("[::1]:8000", "computer"),
        ("", "computer"),
        ("[half an address", "computer"),
    ],
)
def test_whoever_came_by_an_address_others_can_use_hands_it_on(came_by: str, reach: str) -> None:
    told = address_for(came_by, 8000, "127.0.0.1", "")

    assert (told.origin, told.reach) == ("", reach)


def test_a_server_for_the_whole_house_tells_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "own_addresses", lambda: ["172.17.0.1", "192.168.1.20"])

    told = address_for("localhost:9999", 8000, "0.0.0.0", "")

    assert (told.origin, told.reach) == ("http://192.168.1.20:8000", "house")


def test_a_machine_without_a_network_says_that_only_it_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "own_addresses", lambda: ["127.0.0.1"])

    assert address_for("localhost:8000", 8000, "0.0.0.0", "").reach == "computer"


def test_the_name_a_host_has_given_goes_before_everything() -> None:
    told = address_for("192.168.1.20:8000", 8000, "0.0.0.0", "https://cafe.example")

    assert (told.origin, told.reach) == ("https://cafe.example", "anywhere")


@pytest.mark.parametrize(
    ("addresses", "best"),
    [
        (["10.8.0.2", "192.168.1.20"], "192.168.1.20"),
        (["172.17.0.1", "10.0.0.5"], "10.0.0.5"),
        (["192.168.1.20", "192.168.122.1"], "192.168.1.20"),
        (["203.0.113.7"], "203.0.113.7"),
        (["127.0.1.1", "169.254.3.4"], None),
        ([], None),
    ],
)
def test_of_several_addresses_the_likeliest_of_a_house_is_told(
    addresses: list[str], best: str | None
) -> None:
    assert likeliest(addresses) == best


def test_a_machine_that_answers_nothing_about_itself_has_no_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: Any) -> Any:
        raise OSError

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)

    assert own_addresses() == []


def test_the_addresses_of_this_machine_are_addresses() -> None:
    assert all(re.fullmatch(r"\d+\.\d+\.\d+\.\d+", address) for address in own_addresses())


def test_only_the_host_is_told_the_address(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND)
    path = f"/api/tables/{keys['table']}/address"

    told = visit.client.get(path, headers={"authorization": f"Bearer {keys['host']}", "host": "8.8.8.8"})

    assert told.json() == {"origin": "", "reach": "anywhere"}
    assert key_of(visit.get(path, keys["join"])) == "server-not-host"
    assert key_of(visit.get(path)) == "server-no-key"


@pytest.mark.parametrize("url", ["https://cafe.example", "http://cafe.example:8443/"])
def test_a_public_address_is_a_scheme_a_name_and_perhaps_a_port(url: str) -> None:
    assert origin_of(url) == url.rstrip("/")


@pytest.mark.parametrize(
    "url", ["cafe.example", "ftp://cafe.example", "https://", "https://x/y", "http://x:port", "http://me@x"]
)
def test_anything_else_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(CannotServe) as refused:
        origin_of(url)

    assert url in str(refused.value)


# Starting without those who did not come.


def test_the_host_may_start_without_the_free_seats_and_everybody_moves_up(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND, FRIEND, BOT, options={"colours": ["red", "blue", "green", "yellow"]})
    tom = join(visit, keys, seat=2)

    told = visit.post(
        f"/api/tables/{keys['table']}/start", {"without_free": True}, key=keys["host"], status=200
    )

    assert told["state"] == "playing"
    assert [(seat["seat"], seat["kind"], seat["name"]) for seat in told["seats"]] == [
        (0, "person", "Ana"),
        (1, "person", "Tom"),
        (2, "bot", "random"),
    ]
    assert told["options"]["colours"] == ["red", "green", "yellow"]
    with visit.connected(keys["table"]) as guest:
        assert guest.hello(tom["key"])["seats"] == [1]


def test_so_it_stays_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as visit:
        keys = visit.table(ME, FRIEND, BOT, options={"first": 2})
        visit.post(f"/api/tables/{keys['table']}/start", {"without_free": True}, key=keys["host"], status=200)
    with opened(tmp_path) as visit:
        again = info(visit, keys)

    assert (again["state"], len(again["seats"]), again["options"]["first"]) == ("playing", 2, 1)


def test_too_few_to_play_are_told_so_and_nothing_has_changed(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND, FRIEND)

    refused = visit.post(f"/api/tables/{keys['table']}/start", {"without_free": True}, key=keys["host"])

    assert key_of(refused) == "seats-out-of-range"
    assert (info(visit, keys)["state"], len(info(visit, keys)["seats"])) == ("lobby", 3)


def test_whoever_was_to_begin_and_did_not_come_is_drawn_anew() -> None:
    options = {"first": 1, "colours": ["red", "blue", "green"]}

    assert without_seats(options, CoffeeRushOptions, [0, 2]) == {
        "first": "random",
        "colours": ["red", "green"],
    }


# What a chat shows.


def tags(page: str) -> dict[str, str]:
    """The tags of a page by name, as a crawler reads them."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(value) for name, value in found}


@pytest.fixture
def previewed(tmp_path: Path) -> Any:
    client = tmp_path / "client"
    (client / "previews").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    for name in ("demitasse", *GAMES):
        (client / "previews" / f"{name}.png").write_bytes(b"\x89PNG")
    with opened(tmp_path / "data", client=client) as visit:
        yield visit


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["new", "rules", "how", "guide", "results", "box"])
def test_a_page_of_a_game_is_shown_with_its_picture_in_the_readers_language(
    previewed: Visit, page: str, language: str
) -> None:
    answer = previewed.client.get(f"/{page}/cafe-del-gatto", headers={"accept-language": language})
    told = tags(answer.text)

    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert told["og:title"] == say(Message(f"server-preview-{page}", {"game": "Café del Gatto"}), language)
    assert f"<title>{told['og:title']} · Demitasse</title>" in unescape(answer.text)
    assert told["og:description"] == told["description"] == say(Message("cg-about"), language)
    assert told["og:image"] == "http://testserver.local/previews/cafe-del-gatto.png"
    assert told["og:url"] == f"http://testserver.local/{page}/cafe-del-gatto"
    assert "accept-language" in answer.headers["vary"]


def test_a_link_to_a_table_says_the_game_and_nothing_else_of_it(previewed: Visit) -> None:
    keys = previewed.table({"kind": "me", "name": "Zenobia"}, FRIEND)
    page = previewed.client.get(f"/join/{keys['table']}").text

    assert tags(page)["og:title"] == "A seat for you: Coffee Rush"
    assert "Zenobia" not in page
    assert keys["join"] not in page


def test_a_table_that_is_not_in_memory_is_known_too(tmp_path: Path, previewed: Visit) -> None:
    keys = previewed.table(ME, FRIEND)
    previewed.server.registry.tables.clear()

    assert "Coffee Rush" in tags(previewed.client.get(f"/watch/{keys['table']}").text)["og:title"]
    assert not previewed.server.registry.tables, "a look at its name does not load it"


@pytest.mark.parametrize("path", ["/", "/join/nobody", "/rules/chess", "/join/", "/nowhere/coffee-rush"])
def test_any_other_page_is_shown_as_the_house_itself(previewed: Visit, path: str) -> None:
    told = tags(previewed.client.get(path).text)

    assert told["og:title"] == "Demitasse"
    assert told["og:image"].endswith("/previews/demitasse.png")


def test_a_page_is_sent_anew_only_in_another_language(previewed: Visit) -> None:
    english = previewed.client.get("/rules/coffee-rush", headers={"accept-language": "en"})
    tag = {"if-none-match": english.headers["etag"]}

    again = previewed.client.get("/rules/coffee-rush", headers={"accept-language": "en", **tag})
    french = previewed.client.get("/rules/coffee-rush", headers={"accept-language": "fr", **tag})

    assert (english.headers["cache-control"], again.status_code, french.status_code) == ("no-cache", 304, 200)


def test_a_name_that_was_given_begins_every_address(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text(INDEX)
    with opened(tmp_path / "data", client=tmp_path / "client", public_url="https://cafe.example") as visit:
        told = tags(visit.client.get("/rules/coffee-rush").text)

    assert told["og:url"] == "https://cafe.example/rules/coffee-rush"
    assert told["og:image"] == "https://cafe.example/previews/demitasse.png", (
        "a game without a picture has ours"
    )


@pytest.mark.parametrize("host", ['"><script>', "a b", "x/../y", ""])
def test_a_host_that_is_none_names_no_address(host: str) -> None:
    assert origin_asked("http", host, "") == ""
    assert origin_asked("https", "cafe.example:8443", "") == "https://cafe.example:8443"


@pytest.mark.parametrize("name", ["demitasse", *GAMES])
def test_every_game_has_a_picture_that_a_chat_will_take(name: str) -> None:
    picture = (PICTURES / f"{name}.png").read_bytes()

    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) <= 60 * 1024


def test_whatever_an_address_holds_stays_text() -> None:
    preview = preview_of("nowhere", "en", None, Path())
    page = in_head(INDEX, preview, "en", "http://x", 'join/"><script>alert(1)</script>&\\g<0>')

    assert "<script>" not in page
    assert tags(page)["og:url"] == 'http://x/join/"><script>alert(1)</script>&\\g<0>'


def test_every_game_says_how_long_it_takes(visit: Visit) -> None:
    told = {game["id"]: game["minutes"] for game in visit.get("/api/games")}

    assert told == {id: list(game_of(id).minutes) for id in GAMES}
    assert all(5 <= least <= most <= 240 for least, most in told.values())


def test_each_game_says_whom_one_meets_unless_one_says_otherwise(visit: Visit) -> None:
    told = {game["id"]: game["usual_bot"] for game in visit.get("/api/games")}
    assert told == {id: usual_bot(id) for id in GAMES}
    assert told["kitchen-rush"] == "expert"  # on one's own side: with it a newcomer wins, too
