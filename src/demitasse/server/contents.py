"""People's own content at tables: checked like a file, named by a digest, and told to whoever joins."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

from demitasse.kernel.content import Content, Source
from demitasse.kernel.differences import changes
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadContent, DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.record import MOST_BYTES
from demitasse.server.refusals import BadRequest, Conflict, TooLarge
from demitasse.server.store import StoredContent
from demitasse.server.wire import OwnContent

log = logging.getLogger(__name__)

DIGEST_BYTES = 16
MOST_TOLD = 40
"""Changes that a table tells of; all of them are in the box."""
LONGEST_FILE_NAME = 60
UNNAMED = "cards.toml"


def source_of(text: str, file: str) -> tuple[Source, ...]:
    """A file that somebody brings to a table; none where all cards are ours."""
    if len(text.encode()) > MOST_BYTES:
        raise TooLarge("server-content-large", most=MOST_BYTES // 1024)
    return (Source(fit_file_name(file), text),) if text.strip() else ()


def fit_file_name(given: str) -> str:
    """What the file is called as it will be shown: its last part, printable and short."""
    name = Source(given[-4 * LONGEST_FILE_NAME :], "").for_others.file
    shown = "".join(sign for sign in name if sign.isprintable()).strip()
    return shown[-LONGEST_FILE_NAME:] or UNNAMED


async def load(game: Game, sources: tuple[Source, ...]) -> Content:
    """The content of a table. Reading a large file takes its time, so that the event loop does not wait for it."""
    if not sources:
        ours: Content = game.load()
        return ours
    return await asyncio.to_thread(game.load, sources)


def fit_sources(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """The files that a record carries, called as we show them."""
    return tuple(Source(fit_file_name(source.file), source.text) for source in sources)


async def reload(game: Game, sources: tuple[Source, ...]) -> Content:
    """The content of a table in the store; a file that was sound may no longer be so for another version."""
    try:
        return await load(game, sources)
    except BadContent as error:
        raise Conflict("server-content-outdated", reason=error.message) from None


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


def stored(game: Game, content: Content) -> StoredContent | None:
    """What the store keeps of a content; None where all cards are ours."""
    if not content.sources:
        return None
    sources = fit_sources(content.sources)
    # Not the content's own digest, which says what a play depends on: names may differ, and so may our other cards.
    whole = blake2b(encode([game.id, sources, content.public()]), digest_size=DIGEST_BYTES).hexdigest()
    return StoredContent(whole, game.id, sources)


def told(game: Game, content: Content, digest: str) -> OwnContent | None:
    """What people are told of a content that is not ours."""
    if not content.sources:
        return None
    differing = changes(game.load(), content)
    return OwnContent(
        digest=digest,
        file=" + ".join(source.file for source in fit_sources(content.sources)),
        changes=differing[:MOST_TOLD],
        changed=len(differing),
    )
