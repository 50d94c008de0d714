"""What a page of the client begins with, told in its head: scripts, styles, and answers of the server.

A script is known only when the one that imports it has come, and on a mobile network each step costs half a second. The
build says who imports whom (`chunks.json`), the address says which page and game: the browser asks for all at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec

CHUNKS = "chunks.json"
PAGES = {
    "new": "NewTable",
    "replay": "Replay",
    "rules": "Rules",
    "how": "How",
    "guide": "Guide",
}
"""The component of a page, by how its address begins; the others come with the shell."""
WITH_ITS_GAME = ("table", "replay", "guide")
SHELL = "shell"
"""The script that the page names itself (web/vite.config.ts)."""


class Chunk(msgspec.Struct, frozen=True):
    """A script of the client, and what it cannot do without."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Link(msgspec.Struct, frozen=True):
    """A `<link>` for the head."""

    rel: str
    href: str
    kind: str = ""
    """What is preloaded, where `rel` does not say so (the attribute `as`)."""

    def __str__(self) -> str:
        kind = f' as="{self.kind}"' if self.kind else ""
        return f'<link rel="{self.rel}"{kind} crossorigin href="{escape(self.href)}">'


@lru_cache(maxsize=4)
def chunks_in(client: Path, built: int) -> Mapping[str, Chunk]:
    """By their sources; none where the client was built without telling. `built` is when: a new build is read again."""
    try:
        return msgspec.json.decode((client / CHUNKS).read_bytes(), type=dict[str, Chunk])
    except (OSError, msgspec.DecodeError):
        return {}


def preloads(
    chunks: Mapping[str, Chunk], path: str, game: str | None, language: str, own_content: str = ""
) -> Iterator[Link]:
    """What to ask for with a page, beyond what it names itself; `own_content` is the digest of a table's own cards."""
    if not chunks:
        return
    page = path.partition("/")[0]
    wanted = [f"src/messages/catalogue.{language}.ts"]
    if page in PAGES:
        wanted.append(f"src/pages/{PAGES[page]}.svelte")
    if game and page in WITH_ITS_GAME:
        wanted += [f"src/games/{game}/index.ts", f"src/games/{game}/messages/{language}.ftl?sentences"]
    needed = [chunk for chunk in _closure(chunks, wanted) if chunk.name != SHELL]
    # In the order in which the client itself would add them: what a script imports before its own.
    yield from (Link("stylesheet", f"/{css}") for chunk in needed for css in chunk.css)
    yield from (Link("modulepreload", f"/{chunk.file}") for chunk in needed)
    yield Link("preload", "/api/games", "fetch")
    if game and page == "table":
        content = f"/api/contents/{own_content}" if own_content else f"/api/games/{game}/content"
        yield Link("preload", content, "fetch")


def _closure(chunks: Mapping[str, Chunk], sources: Iterable[str]) -> list[Chunk]:
    """The chunks of these sources with all they import, which come first."""
    found: dict[str, Chunk] = {}
    seen: set[str] = set()

    def follow(source: str) -> None:
        if source in chunks and source not in seen:
            seen.add(source)
            for imported in chunks[source].imports:
                follow(imported)
            found[source] = chunks[source]

    for source in sources:
        follow(source)
    return list(found.values())
