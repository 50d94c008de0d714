"""What a page of the client begins with is named in its head, or brought along in it."""

from __future__ import annotations

import gzip
import re
from html import unescape
from pathlib import Path

import msgspec
import pytest

from demitasse.server.beginning import Beginning, Chunk, beginning_of, chunks_in
from demitasse.server.brought import hash_of
from tests.server.visiting import Visit, opened

CHUNKS = {
    "index.html": Chunk("assets/main.js", imports=("_shell.js",), css=("assets/main.css",)),
    "_pieces.js": Chunk("assets/pieces.js", imports=("_shell.js",), css=("assets/pieces.css",)),
    "_shell.js": Chunk("assets/shell.js", name="shell", css=("assets/shell.css",)),
    "src/messages/en.ftl?sentences": Chunk("assets/en.json"),
    "src/messages/fr.ftl?sentences": Chunk("assets/fr.json"),
    "src/pages/Rules.svelte": Chunk("assets/Rules.js", imports=("_shell.js",), css=("assets/Rules.css",)),
    "src/games/coffee-rush/index.ts": Chunk(
        "assets/coffee-rush.js", imports=("_pieces.js", "_shell.js"), css=("assets/coffee-rush.css",)
    ),
    "src/games/coffee-rush/messages/fr.ftl?sentences": Chunk("assets/coffee-rush.fr.json"),
    "src/games/kitchen-rush/messages/en.ftl?sentences": Chunk("assets/kitchen-rush.en.json"),
    "../src/demitasse/bots/kitchen_rush/messages/en.ftl?sentences": Chunk("assets/cooks.en.json"),
}


def beginning(path: str, game: str | None, language: str, own_content: str = "") -> Beginning:
    return beginning_of(CHUNKS, path, game, language, own_content)


def test_a_table_begins_with_its_game_its_sentences_and_its_cards() -> None:
    assert beginning("table/abc", "coffee-rush", "fr") == Beginning(
        scripts=("/assets/shell.js", "/assets/pieces.js"),
        modules=("/assets/coffee-rush.js", "/assets/main.js"),
        styles=("/assets/shell.css", "/assets/main.css", "/assets/pieces.css", "/assets/coffee-rush.css"),
        sentences=("/assets/fr.json", "/assets/coffee-rush.fr.json"),
        answers=("/api/games", "/api/games/coffee-rush/content"),
    )


def test_a_table_in_real_time_begins_with_what_bots_call_out() -> None:
    assert beginning("table/abc", "kitchen-rush", "en").sentences == (
        "/assets/en.json",
        "/assets/kitchen-rush.en.json",
        "/assets/cooks.en.json",
    )


def test_a_table_with_its_own_cards_begins_with_those() -> None:
    assert beginning("table/abc", "coffee-rush", "fr", "a1b2").answers[-1] == "/api/contents/a1b2"


@pytest.mark.parametrize("path", ["", "no/such/page"])
def test_a_page_without_a_game_begins_with_what_the_shell_needs(path: str) -> None:
    assert beginning(path, None, "en") == Beginning(
        scripts=("/assets/shell.js",),
        modules=("/assets/main.js",),
        styles=("/assets/shell.css", "/assets/main.css"),
        sentences=("/assets/en.json",),
        answers=("/api/games",),
    )


def test_a_page_begins_with_its_own_scripts_and_styles() -> None:
    rules = beginning("rules/coffee-rush", "coffee-rush", "en")

    assert rules.scripts == ("/assets/shell.js", "/assets/Rules.js")
    assert rules.styles == ("/assets/shell.css", "/assets/main.css", "/assets/Rules.css")


def test_a_client_built_without_telling_begins_with_nothing(tmp_path: Path) -> None:
    assert chunks_in(tmp_path, 1) == {}
    (tmp_path / "chunks.json").write_text("{", encoding="utf-8")
    assert chunks_in(tmp_path, 2) == {}
    assert beginning_of({}, "table/abc", "coffee-rush", "fr") == Beginning()


# What is brought along.


def build_client(client: Path) -> None:
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(
        '<!doctype html><html lang="en"><head><title>Demitasse</title><script src="/early.js"></script>'
        '<script type="module" crossorigin src="/assets/main.js"></script>'
        '<link rel="modulepreload" crossorigin href="/assets/shell.js">'
        '<link rel="stylesheet" crossorigin href="/assets/shell.css"></head><body></body></html>'
    )
    (client / "early.js").write_text("begin();")
    (client / "chunks.json").write_bytes(msgspec.json.encode(CHUNKS))
    for name in ("main", "coffee-rush"):
        (client / "assets" / f"{name}.js").write_text(
            'import"./shell-1a2b3c4d.js";import(`./pieces-5e6f7a8b.js`)'
        )
    for name in ("shell", "main", "pieces", "Rules", "coffee-rush"):
        (client / "assets" / f"{name}.css").write_text(f".{name} {{ color: red; }}")
    for name in ("en", "fr", "coffee-rush.fr"):
        (client / "assets" / f"{name}.json").write_text(f'["<b>{name}</b>"]')


@pytest.fixture
def page(tmp_path: Path) -> str:
    build_client(tmp_path / "client")
    with opened(tmp_path / "data", client=tmp_path / "client") as visit:
        answer = visit.client.get("/guide/coffee-rush", headers={"accept-language": "fr"})
    lying_in_it = re.findall(
        r"<(?:script|script type=\"module\" [^>]*|style)>(.*?)</", answer.text, re.DOTALL
    )
    assert len(lying_in_it) == 7
    named = re.findall(r'rel="modulepreload" crossorigin href="([^"]+)"', answer.text)
    assert named == ["/assets/shell.js", "/assets/pieces.js"]
    assert re.findall("<([^>]+)>; rel=modulepreload", answer.headers["link"]) == named
    for text in lying_in_it:
        assert hash_of(text.encode()) in answer.headers["content-security-policy"]
    return answer.text


def test_a_page_brings_its_styles_in_their_order(page: str) -> None:
    assert re.findall(r"<style>\.([\w-]+)", page) == ["shell", "main", "pieces", "coffee-rush"]
    loading = re.findall(r'<link rel="stylesheet"(?! disabled)', page)
    assert loading == [], "a link only says which style is there"


def test_a_page_brings_its_sentences_and_the_first_answers(page: str) -> None:
    brought = dict(re.findall(r'<script type="application/json" data-of="([^"]+)">(.*?)</script>', page))

    assert list(brought) == ["/assets/fr.json", "/assets/coffee-rush.fr.json", "/api/games"]
    assert msgspec.json.decode(brought["/assets/fr.json"]) == ["<b>fr</b>"]
    assert "<" not in brought["/assets/fr.json"], "nothing in it can end what holds it"


def test_a_page_brings_its_scripts_which_find_those_that_others_import(page: str) -> None:
    modules = re.findall(r'<script type="module" data-of="/assets/([\w-]+)\.js">(.*?)</script>', page)

    assert [name for name, _ in modules] == ["coffee-rush", "main"]
    for _, text in modules:
        assert text == 'import"/assets/shell-1a2b3c4d.js";import(`/assets/pieces-5e6f7a8b.js`)'
    assert "src=" not in page.partition("<script>begin();")[2].partition("</html>")[0]


def test_what_runs_first_waits_for_no_file(page: str) -> None:
    assert "<script>begin();</script>" in page
    assert unescape(page).index("begin()") < page.index("/assets/shell.js")


def test_an_answer_that_cannot_be_had_is_not_brought(visit: Visit) -> None:
    answer = visit.client.get("/table/unknown")

    assert answer.status_code == 200
    assert re.findall(r'data-of="(/api/[^"]+)"', answer.text) == ["/api/games"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_page_is_the_same_however_it_is_sent(visit: Visit, encoding: str) -> None:
    with visit.client.stream("GET", "/rules/coffee-rush", headers={"accept-encoding": encoding}) as answer:
        sent = b"".join(answer.iter_raw())

    text = gzip.decompress(sent) if encoding == "gzip" else sent
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert text.startswith(b"<!doctype html>")
    assert text.rstrip().endswith(b"</html>")


def test_a_page_that_has_not_changed_is_not_sent_again(visit: Visit) -> None:
    first = visit.client.get("/rules/coffee-rush")
    again = visit.client.get("/rules/coffee-rush", headers={"if-none-match": first.headers["etag"]})

    assert again.status_code == 304
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
