"""What a page of the client begins with: its scripts, its styles, its sentences, and answers of the server.

A script is known only when the one that imports it has come, and on a mobile network each step costs half a second. The
build says who imports whom (`chunks.json`), the address says which page and game. So the head of the page names at once
all scripts that others import, and everything else is brought along in the page (`brought.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from demitasse.games import game as game_of

CHUNKS = "chunks.json"
MAIN = "index.html"
"""What every page runs first, as the build calls it."""
PAGES = {
    "new": "NewTable",
    "replay": "Replay",
    "rules": "Rules",
    "how": "How",
    "guide": "Guide",
}
"""The component of a page, by how its address begins; the others come with the shell."""
WITH_ITS_GAME = ("table", "replay", "guide")


class Chunk(msgspec.Struct, frozen=True):
    """A file of the client, and what it cannot do without."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Beginning(msgspec.Struct, frozen=True):
    """Addresses on this server, in the order in which they are needed."""

    scripts: tuple[str, ...] = ()
    """What others import."""
    modules: tuple[str, ...] = ()
    """Scripts that nothing imports but what has asked for them: the game on the table, and what runs first."""
    styles: tuple[str, ...] = ()
    sentences: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


@lru_cache(maxsize=4)
def chunks_in(client: Path, built: int) -> Mapping[str, Chunk]:
    """By their sources; none where the client was built without telling. `built` is when: a new build is read again."""
    try:
        return msgspec.json.decode((client / CHUNKS).read_bytes(), type=dict[str, Chunk])
    except (OSError, msgspec.DecodeError):
        return {}


def beginning_of(
    chunks: Mapping[str, Chunk], path: str, game: str | None, language: str, own_content: str = ""
) -> Beginning:
    """Of the page at an address; `own_content` is the digest of a table's own cards."""
    if not chunks:
        return Beginning()
    page = path.partition("/")[0]
    modules, scripts = [MAIN], [MAIN]
    sentences = [f"src/messages/{language}.ftl?sentences"]
    answers = ["/api/games"]
    if page in PAGES:
        scripts.append(f"src/pages/{PAGES[page]}.svelte")
    if game and page in WITH_ITS_GAME:
        # A module that runs before what asks for it is there by then.
        modules.insert(0, f"src/games/{game}/index.ts")
        scripts.append(modules[0])
        sentences.append(f"src/games/{game}/messages/{language}.ftl?sentences")
        if game_of(game).real_time:  # bots call out while it is played
            bots = game.replace("-", "_")
            sentences.append(f"../src/demitasse/bots/{bots}/messages/{language}.ftl?sentences")
    if game and page == "table":
        answers.append(f"/api/contents/{own_content}" if own_content else f"/api/games/{game}/content")
    needed = list(_closure(chunks, scripts))
    within = [chunks[source] for source in modules if source in chunks]
    return Beginning(
        scripts=tuple(f"/{chunk.file}" for chunk in needed if chunk not in within),
        modules=tuple(f"/{chunk.file}" for chunk in within),
        # In the order in which the client itself would add them: what a script imports before its own.
        styles=tuple(dict.fromkeys(f"/{css}" for chunk in needed for css in chunk.css)),
        sentences=tuple(f"/{chunks[source].file}" for source in sentences if source in chunks),
        answers=tuple(answers),
    )


def _closure(chunks: Mapping[str, Chunk], sources: Iterable[str]) -> Iterator[Chunk]:
    """The chunks of these sources with all they import, which come first."""
    seen: set[str] = set()

    def follow(source: str) -> Iterator[Chunk]:
        if source in chunks and source not in seen:
            seen.add(source)
            for imported in chunks[source].imports:
                yield from follow(imported)
            yield chunks[source]

    for source in sources:
        yield from follow(source)
