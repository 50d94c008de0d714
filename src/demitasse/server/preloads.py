"""Which scripts a page of the client begins with, told in its head.

A script is known only when the one that imports it has come, and on a mobile network each step costs half a second. The
build says who imports whom (`chunks.json`), the address says which page and game: the browser asks for all at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

CHUNKS = "chunks.json"
PAGES = {
    "": "Start",
    "new": "NewTable",
    "table": "Table",
    "replay": "Replay",
    "rules": "Rules",
    "how": "How",
    "guide": "Guide",
}
"""The component of a page, by how its address begins."""
WITH_ITS_GAME = ("table", "replay", "guide")
ENTRY = "index.html"


class Chunk(msgspec.Struct, frozen=True):
    """A script of the client, and what it cannot do without."""

    file: str
    imports: tuple[str, ...] = ()


@lru_cache(maxsize=4)
def chunks_in(client: Path, built: int) -> Mapping[str, Chunk]:
    """By their sources; none where the client was built without telling. `built` is when: a new build is read again."""
    try:
        return msgspec.json.decode((client / CHUNKS).read_bytes(), type=dict[str, Chunk])
    except (OSError, msgspec.DecodeError):
        return {}


def preloads(chunks: Mapping[str, Chunk], path: str, game: str | None, language: str) -> Iterator[str]:
    """The scripts to ask for with a page, beyond those it names itself."""
    page = path.partition("/")[0]
    wanted = [f"src/messages/catalogue.{language}.ts"]
    if page in PAGES:
        wanted.append(f"src/pages/{PAGES[page]}.svelte")
    if game and page in WITH_ITS_GAME:
        wanted += [
            f"src/games/{game}/index.ts",
            f"src/games/{game}/messages/{language}.ftl?raw",
            f"../src/demitasse/games/{game.replace('-', '_')}/messages/{language}.ftl?raw",
        ]
    named = set(_closure(chunks, [ENTRY]))
    for source in _closure(chunks, wanted):
        if source not in named:
            yield chunks[source].file


def _closure(chunks: Mapping[str, Chunk], sources: list[str]) -> list[str]:
    found: dict[str, None] = {}
    waiting = list(reversed(sources))
    while waiting:
        source = waiting.pop()
        if source in chunks and source not in found:
            found[source] = None
            waiting.extend(reversed(chunks[source].imports))
    return list(found)
