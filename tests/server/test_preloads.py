"""What a page of the client begins with is named in its head."""

from __future__ import annotations

from pathlib import Path

from demitasse.server.preloads import Chunk, chunks_in, preloads

CHUNKS = {
    "index.html": Chunk("assets/index.js", imports=("_svelte.js",)),
    "_svelte.js": Chunk("assets/svelte.js"),
    "_table.js": Chunk("assets/layout.js", imports=("_svelte.js",)),
    "src/messages/catalogue.en.ts": Chunk("assets/catalogue.en.js"),
    "src/messages/catalogue.fr.ts": Chunk("assets/catalogue.fr.js"),
    "src/pages/Start.svelte": Chunk("assets/Start.js"),
    "src/pages/Table.svelte": Chunk("assets/Table.js", imports=("_table.js", "_svelte.js")),
    "src/games/coffee-rush/index.ts": Chunk("assets/coffee-rush.js", imports=("_table.js",)),
    "src/games/coffee-rush/messages/fr.ftl?raw": Chunk("assets/fr-1.js"),
    "../src/demitasse/games/coffee_rush/messages/fr.ftl?raw": Chunk("assets/fr-2.js"),
}


def test_a_table_begins_with_its_page_its_game_and_their_sentences() -> None:
    assert list(preloads(CHUNKS, "table/abc", "coffee-rush", "fr")) == [
        "assets/catalogue.fr.js",
        "assets/Table.js",
        "assets/layout.js",
        "assets/coffee-rush.js",
        "assets/fr-1.js",
        "assets/fr-2.js",
    ]


def test_what_the_page_itself_names_is_not_named_twice() -> None:
    assert "assets/svelte.js" not in list(preloads(CHUNKS, "table/abc", "coffee-rush", "en"))


def test_the_start_page_brings_no_game() -> None:
    assert list(preloads(CHUNKS, "", None, "en")) == ["assets/catalogue.en.js", "assets/Start.js"]


def test_an_address_that_is_no_page_has_its_sentences() -> None:
    assert list(preloads(CHUNKS, "no/such/page", None, "en")) == ["assets/catalogue.en.js"]


def test_a_client_built_without_telling_names_nothing(tmp_path: Path) -> None:
    assert chunks_in(tmp_path, 1) == {}
    (tmp_path / "chunks.json").write_text("{", encoding="utf-8")
    assert chunks_in(tmp_path, 2) == {}
    assert list(preloads({}, "table/abc", "coffee-rush", "fr")) == []
