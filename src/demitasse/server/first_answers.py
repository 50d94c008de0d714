"""What every page of the client asks for first: the games there are, and the cards of the one on the table."""

from __future__ import annotations

import asyncio

import msgspec

from demitasse.bots import bots_for, usual_bot
from demitasse.coach.chances import coached
from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.encoding import encode
from demitasse.kernel.options import fields
from demitasse.server import contents, pages
from demitasse.server.pages import Page
from demitasse.server.server import Server
from demitasse.server.wire import GameInfo, OptionInfo


async def at(server: Server, address: str) -> Page:
    """The answer at one of these addresses."""
    match address.split("/")[2:]:
        case ["games", game, "content"]:
            return await content(server, game)
        case ["contents", digest]:
            return await own_content(server, digest)
        case _:
            return await games(server)


async def games(server: Server) -> Page:
    return await server.page_cache.page("games", lambda: pages.json_page(encode(list(map(game_info, GAMES)))))


def game_info(id: str) -> GameInfo:
    game = game_of(id)
    return GameInfo(
        id=game.id,
        title=game.title,
        prefix=game.prefix,
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        real_time=game.real_time,
        options=tuple(OptionInfo(**msgspec.structs.asdict(field)) for field in fields(game.options)),
        bots=tuple(bots_for(id)),
        usual_bot=usual_bot(id),
        coached=coached(id),
    )


async def content(server: Server, game: str) -> Page:
    """As we know it. The digest is its ETag."""

    def make() -> Page:
        found = game_of(game).load()
        return pages.json_page(encode(found.public()), f'"{found.digest}"')

    return await server.page_cache.page(f"content {game_of(game).id}", make)


async def own_content(server: Server, digest: str) -> Page:
    """That of a table with its own cards."""

    async def make() -> Page:
        own = await contents.reload(*await server.content_of(digest))
        return await asyncio.to_thread(
            lambda: pages.json_page(encode(own.content.public()), f'"{digest}"', pages.IMMUTABLE)
        )

    return await server.page_cache.awaited(f"own content {digest}", make)
