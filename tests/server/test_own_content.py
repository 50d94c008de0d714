"""A table with one's own cards: checked when it is made, kept once, told to whoever joins, the same ever after."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demitasse.bots import bots_for
from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from demitasse.kernel.record import parse
from demitasse.server.contents import MOST_TOLD, UNNAMED, fit_file_name
from demitasse.server.sqlite_store import FILE
from demitasse.server.store import KEPT, open_store
from tests.facts import own_content
from tests.server.test_playing import over
from tests.server.visiting import BOT, FRIEND, ME, NEVER, Visit, bearer, opened

TOM = {"kind": "me", "name": "Tom"}
MINE = own_content("coffee-rush")
OWN = {"content": MINE, "file": "mine.toml"}
CORTADO = "cortado"
COFFEE_RUSH = game_of("coffee-rush")


def refusal(visit: Visit, content: str, game: str = "coffee-rush", **rest: Any) -> Any:
    body = {"game": game, "seats": [ME, TOM], "content": content, "file": "mine.toml", **rest}
    answer = visit.client.post("/api/tables", json=body)
    assert answer.status_code >= 400
    return answer.json()["message"]


def info(visit: Visit, keys: Any) -> Any:
    return visit.get(f"/api/tables/{keys['table']}", keys["watch"])["content"]


def content_at(visit: Visit, digest: str) -> Any:
    return visit.get(f"/api/contents/{digest}")


def contents_kept(folder: Path) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        (number,) = database.execute("SELECT COUNT(*) FROM contents").fetchone()
    return int(number)


# What people are told.


def test_whoever_has_the_link_is_told_what_differs_before_they_sit_down(visit: Visit) -> None:
    keys = visit.table(ME, FRIEND, **OWN)

    told = visit.get(f"/api/tables/{keys['table']}", keys["join"])["content"]

    assert told["file"] == "mine.toml"
    assert told["changed"] == len(told["changes"]) == 5
    changes = {(change["section"], change["id"]): change for change in told["changes"]}
    assert changes["order", "americano"] == {
        "section": "order",
        "id": "americano",
        "name": {"en": "Long Black", "fr": "Café long"},
        "change": "changed",
        "fields": ["name", "ingredients"],
    }
    assert changes["order", CORTADO]["change"] == "added"
    assert changes["order", CORTADO]["name"] == {"en": "Cortado", "fr": "Cortado"}
    assert changes["order", "caramel_caffe_freddo"]["change"] == "removed"
    assert changes["order", "caramel_caffe_freddo"]["name"]["fr"] == "Café freddo caramel"
    assert changes["rush", ""]["fields"] == ["tokens"]


def test_a_table_with_our_cards_has_no_content_of_its_own(visit: Visit) -> None:
    keys = visit.table(ME, TOM, content=" \n", file="mine.toml")

    assert info(visit, keys) is None
    with visit.watching(keys) as watcher:
        assert watcher.latest["seq"] == 0


@pytest.mark.parametrize("id", GAMES)
def test_the_content_of_a_table_is_all_that_lies_in_its_box(visit: Visit, id: str) -> None:
    keys = visit.table(ME, TOM, game=id, options={}, content=own_content(id), file="mine.toml")
    digest = info(visit, keys)["digest"]

    answer = visit.client.get(f"/api/contents/{digest}")

    own = game_of(id).load((Source("mine.toml", own_content(id)),))
    assert answer.content == msgspec.json.encode(own.public())
    assert answer.json() != visit.get(f"/api/games/{id}/content")
    assert "immutable" in answer.headers["cache-control"]
    asked_again = visit.client.get(f"/api/contents/{digest}", headers={"if-none-match": f'"{digest}"'})
    assert asked_again.status_code == 304


def test_another_name_alone_is_another_content(visit: Visit) -> None:
    named = '[[order]]\nid = "americano"\nname = { en = "Filter", fr = "Filtre" }'
    keys = [visit.table(ME, TOM, content=text) for text in ("# nothing\n", named)]
    first, second = (info(visit, each)["digest"] for each in keys)

    assert first != second
    assert content_at(visit, second)["names"]["americano"]["fr"] == "Filtre"
    assert content_at(visit, first)["names"]["americano"]["fr"] != "Filtre"


def test_content_that_nobody_keeps_is_not_there(visit: Visit) -> None:
    assert content_at(visit, "0" * 32)["message"]["key"] == "server-no-content"


def test_a_long_list_of_changes_is_told_in_part(visit: Visit) -> None:
    ours = COFFEE_RUSH.load()
    sections = {"order": ours.orders, "ingredient": ours.ingredients, "upgrade": ours.upgrades}
    renamed = "".join(
        f'[[{section}]]\nid = "{entry.id}"\nname = {{ en = "It", fr = "Ça" }}\n'
        for section, entries in sections.items()
        for entry in entries
    )
    keys = visit.table(ME, TOM, content=renamed)

    told = info(visit, keys)

    assert len(told["changes"]) == MOST_TOLD < told["changed"]


def test_a_file_is_called_by_its_own_name_alone() -> None:
    assert fit_file_name("C:\\Users\\Ana\\my cards.toml") == "my cards.toml"
    assert fit_file_name("/home/ana/cards.toml") == "cards.toml"
    assert fit_file_name("\u202etoml.exe\n\x00") == "toml.exe"
    assert fit_file_name("../") == fit_file_name("") == UNNAMED
    assert len(fit_file_name("x" * 10_000 + ".toml")) == 60


# What is played.


def test_the_cards_on_the_table_are_those_of_the_file(visit: Visit) -> None:
    kept = ("americano", "espresso_doppio", "caramel_caffe_freddo", "espresso", "ristretto")
    others = [order.id for order in COFFEE_RUSH.load().orders if order.id not in kept]
    only_mine = MINE.replace("copies = 6", "copies = 69")
    only_mine += "".join(f'[[order]]\nid = "{id}"\nremove = true\n' for id in others)

    with visit.seated(visit.table(ME, TOM, content=only_mine)) as us:
        us.play_on((0, 1), over)
        updates = "".join(frame for frame in us.frames if '"type":"update"' in frame)

    assert "cortado-" in updates
    assert not [id for id in (*others, "caramel_caffe_freddo") if id in updates]


def test_a_rematch_is_played_with_the_same_cards(visit: Visit) -> None:
    keys = visit.table(ME, TOM, **OWN)
    with visit.seated(keys) as us:
        us.play_on((0, 1), over)
    again = visit.post(
        f"/api/tables/{keys['table']}/rematch",
        {"keys": [seat["key"] for seat in keys["seats"]]},
        key=keys["host"],
        status=201,
    )

    assert info(visit, again) == info(visit, keys)


def test_a_bot_that_takes_over_knows_the_cards_of_the_table(visit: Visit) -> None:
    keys = visit.table(ME, TOM, leavers="bot", **OWN)
    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: update["seq"] >= 4)
        us.say("hint", id=9, seat=us.latest["to_act"][0])
        assert us.hear("hinted", "refused")["type"] == "hinted"
    for seat in keys["seats"]:
        visit.post(f"/api/tables/{keys['table']}/leave", key=seat["key"], status=200)

    with visit.watching(keys) as watcher:
        while not over(watcher.latest):
            watcher.hear("update")


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_bots_in_a_process_of_their_own_play_with_the_cards_of_the_table(
    id: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = {"kind": "bot", "bot": list(bots_for(id))[-1]}
    own = {"content": own_content(id), "file": "mine.toml"}
    with opened(tmp_path, workers=1) as visit:
        keys = visit.table(bot, bot, game=id, options={}, **own)
        with visit.watching(keys) as watcher:
            while watcher.latest["seq"] < 6:
                watcher.hear("update")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_after_a_restart_the_cards_are_the_same(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as before:
        keys, lobby = before.table(ME, TOM, **OWN), before.table(ME, FRIEND, **OWN)
        with before.seated(keys) as us:
            us.play_on((0, 1), lambda update: update["seq"] >= 6)
            rows, shown, told = us.rows, us.latest["seats"], info(before, keys)

    with opened(tmp_path, NEVER) as after, after.seated(keys) as us:
        assert (us.rows, us.latest["seats"], info(after, keys)) == (rows, shown, told)
        assert info(after, lobby) == told
        us.play_on((0, 1), over)


def test_a_table_keeps_its_digest_though_names_of_ours_are_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, NEVER) as before:
        keys = before.table(ME, TOM, **OWN)
        told = info(before, keys)

    monkeypatch.setattr("demitasse.server.contents.DIGEST_BYTES", 8)
    with opened(tmp_path, NEVER) as after:
        assert info(after, keys) == told
        assert CORTADO in content_at(after, told["digest"])["names"]


def test_a_file_that_no_longer_fits_our_cards_leaves_its_table_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, NEVER) as before:
        keys = before.table(ME, TOM, **OWN)

    def refused(*_: object) -> None:
        raise BadContent("content-not-toml", file="mine.toml", reason="?")

    with monkeypatch.context() as newer:
        newer.setattr("demitasse.server.contents.described", refused)
        with opened(tmp_path, NEVER) as after:
            told = after.get(f"/api/tables/{keys['table']}", keys["watch"])
    assert told["message"]["key"] == "server-content-outdated"
    with opened(tmp_path, NEVER) as again, again.seated(keys) as us:
        us.play_on((0, 1), over)


# Records and replays.


@pytest.fixture(scope="module")
def finished(visit: Visit) -> Any:
    keys = visit.table(ME, TOM, **OWN)
    with visit.seated(keys) as us:
        us.play_on((0, 1), over)
        keys["result"] = us.latest["result"]
    return keys


def record_of(visit: Visit, keys: Any) -> bytes:
    return visit.client.get(f"/api/tables/{keys['table']}/record", headers=bearer(keys["watch"])).content


def test_the_record_carries_the_file(visit: Visit, finished: Any) -> None:
    record = parse(record_of(visit, finished))

    assert record.head.sources == (Source("mine.toml", MINE),)
    assert record.verify(COFFEE_RUSH).position.result is not None


def test_a_record_brought_to_another_server_is_all_it_needs(
    visit: Visit, finished: Any, tmp_path: Path
) -> None:
    record = record_of(visit, finished)
    with opened(tmp_path) as elsewhere:
        replay = elsewhere.client.post("/api/replays", content=record).json()
        frames = elsewhere.get(f"/api/replays/{replay['id']}/frames?seat=open")
        content = content_at(elsewhere, replay["content"]["digest"])
        fork = {"rows": 5, "seat": 0, "name": "Ana", "bot": "random"}
        keys = elsewhere.post(f"/api/replays/{replay['id']}/fork", fork, status=201)
        forked = info(elsewhere, keys)
        with elsewhere.seated(keys) as us:
            us.play_on((0,), over)
        again = parse(record_of(elsewhere, keys))

    assert replay["result"] == finished["result"]
    assert replay["content"] == forked == info(visit, finished)
    assert len(frames) == len(replay["rows"]) + 1
    assert CORTADO in content["names"]
    assert again.head.sources == (Source("mine.toml", MINE),)


def test_a_replay_of_a_finished_table_names_its_content(visit: Visit, finished: Any) -> None:
    replay = visit.get(f"/api/replays/{finished['table']}")

    assert replay["content"] == info(visit, finished)


def hostile(record: bytes, sources: object) -> bytes:
    """The record with other files in its head."""
    head, *rest = record.split(b"\n")
    changed = msgspec.json.decode(head)
    changed["sources"] = sources
    return b"\n".join([msgspec.json.encode(changed), *rest[:-2], b""])


@pytest.mark.parametrize(
    ("sources", "key"),
    [
        ([{"file": "m", "text": "x = 1\n" * 50_000}], "record-bad-content"),
        ([{"file": "m", "text": "order = ["}], "record-bad-content"),
        ([{"file": "m", "text": "[[group]]\nid = 'goths'"}], "record-bad-content"),
        ([{"file": "m", "text": "a = " + "[" * 20_000}], "record-bad-content"),
        ([{"file": "m", "text": ""}], "record-other-content"),
        ([{"file": "m", "text": ""}] * 21, "record-bad-line"),
        ([{"file": "m", "text": "", "more": 1}], "record-bad-line"),
        ("mine.toml", "record-bad-line"),
    ],
)
def test_a_record_with_files_that_cannot_be_used_gets_one_sentence(
    visit: Visit, finished: Any, sources: object, key: str
) -> None:
    answer = visit.client.post("/api/replays", content=hostile(record_of(visit, finished), sources))

    assert answer.status_code == 400
    assert answer.json()["message"]["key"] == key


# What is refused, while others play on.


def test_a_file_that_cannot_be_used_gets_a_sentence_and_disturbs_nobody(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as visit:
        keys = visit.table(ME, TOM, **OWN)
        with visit.seated(keys) as us:
            us.play_on((0, 1), lambda update: update["seq"] >= 4)
            tables, kept = set(visit.server.registry.tables), contents_kept(tmp_path)
            refused = [
                refusal(visit, own_content("seize-the-bean")),
                refusal(visit, "this is no TOML"),
                refusal(visit, '[[order]]\nid = "americano"\ncopies = 0'),
                refusal(visit, '[[order]]\nid = "americano"\nremove = true'),
                refusal(visit, "x" * (256 * 1024 + 1)),
                refusal(visit, "é" * (50 << 20)),
                refusal(visit, '[demitasse]\ngame = "seize-the-bean"'),
                refusal(visit, "[demitasse]\nversion = 99"),
                refusal(visit, '[[order]]\nid = "cocoa"\n[[order]]\nid = "cocoa"'),
                refusal(visit, called("<script>alert(1)</script>")),
                refusal(visit, called("x" * 10_000)),
                refusal(visit, '[[group]]\nid = "hipsters"\nremove = true', game="seize-the-bean"),
                refusal(visit, MINE, seats=[ME]),
                refusal(visit, MINE, options={"first": 7}),
                refusal(visit, MINE, file=7),
            ]
            us.play_on((0, 1), over)

            assert set(visit.server.registry.tables) == tables
            assert contents_kept(tmp_path) == kept
    assert [message["key"] for message in refused[4:11]] == [
        "server-content-large",
        "server-body-large",
        "content-other-game",
        "content-newer",
        "content-twice",
        "content-unprintable",
        "content-too-long",
    ]
    for message in refused:
        for language in LANGUAGES:
            sentence = say(msgspec.convert(message, Message), language)
            assert len(sentence) < 1000
            assert "{" not in sentence


def called(name: str) -> str:
    return f'[[order]]\nid = "cocoa"\nname.en = "{name}"'


def test_cards_with_which_no_play_can_begin_are_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_to_deal(*_: object) -> None:
        raise IndexError("pop from an empty deck")

    monkeypatch.setattr(type(COFFEE_RUSH), "deal", nothing_to_deal)
    with opened(tmp_path) as visit:
        message = refusal(visit, MINE)

        assert message == {"key": "server-content-unplayable", "facts": {"file": "mine.toml"}}
        assert not visit.server.registry.tables
        assert contents_kept(tmp_path) == 0


# What is kept.


def test_the_same_file_is_kept_once_and_goes_with_the_last_that_uses_it(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as visit:
        first, second = visit.table(ME, FRIEND, **OWN), visit.table(BOT, BOT, **OWN)
        digest = info(visit, first)["digest"]

        assert info(visit, second)["digest"] == digest
        assert contents_kept(tmp_path) == 1

    asyncio.run(days_pass(tmp_path, 2100, KEPT.lobby + KEPT.grace + 1))
    with opened(tmp_path, NEVER) as visit:
        gone = visit.get(f"/api/tables/{first['table']}", first["watch"])
        assert gone["message"]["key"] == "server-no-table"
        assert info(visit, second)["digest"] == digest
    asyncio.run(days_pass(tmp_path, 2200, KEPT.playing + KEPT.grace + 1))
    assert contents_kept(tmp_path) == 0


async def days_pass(folder: Path, year: int, days: int) -> None:
    """So many days on which the store is in use, a year between each and the next."""
    store = await open_store(folder)
    for number in range(days):
        await store.clean(f"{year + number}-01-01T00:00:00+00:00")
    await store.close()
