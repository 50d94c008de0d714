"""People's own content at tables: checked like a file, named by a digest, and told to whoever joins."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from typing import NamedTuple

from msgspec.structs import replace

from demitasse.games import game as game_of
from demitasse.kernel.content import MOST_BYTES, Content, Source
from demitasse.kernel.differences import changes
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadContent, DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.server.refusals import BadRequest, Conflict, TooLarge
from demitasse.server.store import StoredContent, StoredTable
from demitasse.server.wire import OwnContent

log = logging.getLogger(__name__)

DIGEST_BYTES = 16
MOST_TOLD = 40
"""Changes that a table tells of; all of them are in the box."""
LONGEST_FILE_NAME = 60
UNNAMED = "cards.toml"


class TableContent(NamedTuple):
    """What a table or replay is played with; where all cards are ours, there is nothing to be kept or told."""

    content: Content
    stored: StoredContent | None = None
    told: OwnContent | None = None

    @property
    def digest(self) -> str:
        return self.stored.digest if self.stored is not None else ""


def given(text: str, file: str) -> tuple[Source, ...]:
    """A file that somebody brings to a table; none where all cards are ours."""
    if len(text.encode()) > MOST_BYTES:
        raise TooLarge("server-content-large", most=MOST_BYTES // 1024)
    return (Source(fit_file_name(file), text),) if text.strip() else ()


def fit_sources(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """The files that a record carries, called as we show them."""
    return tuple(Source(fit_file_name(source.file), source.text) for source in sources)


def fit_file_name(given: str) -> str:
    """What the file is called as it will be shown: its last part, printable and short."""
    name = Source(given[-4 * LONGEST_FILE_NAME :], "").for_others.file
    shown = "".join(sign for sign in name if sign.isprintable()).strip()
    return shown[-LONGEST_FILE_NAME:] or UNNAMED


async def load(game: Game, sources: tuple[Source, ...]) -> TableContent:
    """The content of a new table. Reading a large file takes its time, for which the event loop does not wait."""
    return await asyncio.to_thread(described, game, sources) if sources else TableContent(game.load())


async def reload(game: Game, sources: tuple[Source, ...]) -> TableContent:
    """The content of files that were sound once; they may no longer be so for another version."""
    try:
        return await load(game, sources)
    except BadContent as error:
        raise Conflict("server-content-outdated", reason=error.message) from None


async def of_table(stored: StoredTable) -> TableContent:
    """The content of a table in the store. It keeps its digest, though names of ours may have changed since."""
    own = await reload(game_of(stored.head.game), stored.sources)
    if own.stored is None or own.told is None:
        return own
    digest = stored.head.own_content
    return TableContent(own.content, replace(own.stored, digest=digest), replace(own.told, digest=digest))


def described(game: Game, sources: tuple[Source, ...]) -> TableContent:
    """The content of these files, with what is kept and told of it."""
    content: Content = game.load(sources)
    if not sources:
        return TableContent(content)
    named = fit_sources(sources)
    # Not the content's own digest, which says what a play depends on: names may differ, and so may our other cards.
    whole = blake2b(encode([game.id, named, content.public()]), digest_size=DIGEST_BYTES).hexdigest()
    differing = changes(game, content)
    told = OwnContent(
        digest=whole,
        file=" + ".join(source.file for source in named),
        changes=differing[:MOST_TOLD],
        changed=len(differing),
    )
    return TableContent(content, StoredContent(whole, game.id, named), told)


async def check_playable(game: Game, options: Options, seats: int, content: Content) -> None:
    """Deal once before anything is written: no check of single cards knows all that a setup needs."""
    if content.sources:
        await asyncio.to_thread(_deal, game, options, seats, content)


def _deal(game: Game, options: Options, seats: int, content: Content) -> None:
    try:
        game.deal(options, seats, 0, content)
    except DemitasseError:
        raise
    except Exception:
        log.exception("%s cannot be set up with somebody's content", game.id)
        files = " + ".join(source.file for source in content.sources)
        raise BadRequest("server-content-unplayable", file=files) from None
