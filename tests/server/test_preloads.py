"""What a page of the client begins with is named in its head."""

from __future__ import annotations

from pathlib import Path

from demitasse.server.preloads import Chunk, chunks_in, preloads

CHUNKS = {
    "_shell.js": Chunk("assets/shell.js", name="shell", css=("assets/shell.css",)),
    "_pieces.js": Chunk("assets/pieces.js", imports=("_shell.js",), css=("assets/pieces.css",)),
    "src/messages/catalogue.en.ts": Chunk("assets/catalogue.en.js"),
    "src/messages/catalogue.fr.ts": Chunk("assets/catalogue.fr.js"),
    "src/pages/Rules.svelte": Chunk("assets/Rules.js", imports=("_shell.js",), css=("assets/Rules.css",)),
    "src/games/coffee-rush/index.ts": Chunk(
        "assets/coffee-rush.js", imports=("_pieces.js", "_shell.js"), css=("assets/coffee-rush.css",)
    ),
    "src/games/coffee-rush/messages/fr.ftl?sentences": Chunk("assets/fr.js"),
}
GAMES = "preload /api/games"


def named(path: str, game: str | None, language: str, own_content: str = "") -> list[str]:
    return [f"{link.rel} {link.href}" for link in preloads(CHUNKS, path, game, language, own_content)]


def test_a_table_begins_with_its_game_its_sentences_and_its_cards() -> None:
    assert named("table/abc", "coffee-rush", "fr") == [
        "stylesheet /assets/pieces.css",
        "stylesheet /assets/coffee-rush.css",
        "modulepreload /assets/catalogue.fr.js",
        "modulepreload /assets/pieces.js",
        "modulepreload /assets/coffee-rush.js",
        "modulepreload /assets/fr.js",
        GAMES,
        "preload /api/games/coffee-rush/content",
    ]


def test_a_table_with_its_own_cards_begins_with_those() -> None:
    assert named("table/abc", "coffee-rush", "fr", "a1b2")[-1] == "preload /api/contents/a1b2"


def test_what_the_page_itself_names_is_not_named_twice() -> None:
    assert not [link for link in named("table/abc", "coffee-rush", "en") if "shell" in link]


def test_the_start_page_brings_no_game() -> None:
    assert named("", None, "en") == ["modulepreload /assets/catalogue.en.js", GAMES]


def test_a_page_brings_its_styles() -> None:
    assert named("rules/coffee-rush", "coffee-rush", "en") == [
        "stylesheet /assets/Rules.css",
        "modulepreload /assets/catalogue.en.js",
        "modulepreload /assets/Rules.js",
        GAMES,
    ]


def test_an_address_that_is_no_page_has_its_sentences() -> None:
    assert named("no/such/page", None, "en") == ["modulepreload /assets/catalogue.en.js", GAMES]


def test_a_client_built_without_telling_names_nothing(tmp_path: Path) -> None:
    assert chunks_in(tmp_path, 1) == {}
    (tmp_path / "chunks.json").write_text("{", encoding="utf-8")
    assert chunks_in(tmp_path, 2) == {}
    assert list(preloads({}, "table/abc", "coffee-rush", "fr")) == []
