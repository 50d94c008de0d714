"""The routes of the games: what there is, the box, the rules, and people's own content."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from demitasse.bots import odds_of
from demitasse.games import game as game_of
from demitasse.kernel.box import Box, box_of
from demitasse.kernel.content import Source
from demitasse.kernel.corrections import as_source
from demitasse.kernel.encoding import encode
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.options import read
from demitasse.server import first_answers, pages
from demitasse.server.answers import AnyRequest, gzipped_json, send_page, told_as
from demitasse.server.server import Server
from demitasse.server.wire import GameInfo, GivenContent, GivenOptions, GivenSeats, RuleInfo

TheServer = NamedDependency[Server]
Id = FromPath[str]


@get("/api/games", responses=told_as(list[GameInfo]))
async def games(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """The games there are, with their options and bots."""
    return send_page(request, 200, await first_answers.games(server))


@post("/api/games/{game:str}/idle-options", status_code=200)
async def idle_options(game: Id, data: JSONBody[GivenOptions]) -> list[str]:
    """The options that change nothing beside the others, which a form need not show."""
    return list(read(game_of(game).options, data.options).idle(data.seats))


@post("/api/games/{game:str}/odds", status_code=200)
async def show_odds(game: Id, data: JSONBody[GivenSeats]) -> Message | None:
    """How often such people win with such bots, in a sentence; nothing where nobody has measured it."""
    options = msgspec.to_builtins(read(game_of(game).options, data.options))
    return odds_of(game, options, data.people, data.bots)


@get("/api/games/{game:str}/content", responses=told_as(dict[str, Any]))
async def game_content(request: AnyRequest, server: TheServer, game: Id) -> Response[bytes]:
    """The cards, boards and names of a game. The digest is its ETag."""
    return send_page(request, 200, await first_answers.content(server, game))


@get("/api/games/{game:str}/box", responses=told_as(Box))
async def game_box(request: AnyRequest, server: TheServer, game: Id) -> Response[bytes]:
    """The box of a game: every card and number as decks, entries and fields, each with how it is known."""
    page = await server.page_cache.page(f"box {game_of(game).id}", partial(pages.box_page, game))
    return send_page(request, 200, page)


@post("/api/games/{game:str}/box", status_code=200, responses=told_as(Box))
async def box_with(request: AnyRequest, game: Id, data: JSONBody[GivenContent]) -> Response[bytes]:
    """The same with a person's content laid over it, checked; what is wrong stands in its `problems`."""
    source = Source(data.file, data.text) if data.document is None else as_source(data.file, data.document)
    return await gzipped_json(request, await asyncio.to_thread(gzipped_box, game_of(game), source))


def gzipped_box(game: Game, source: Source) -> bytes:
    """A box is large and much alike: a twentieth of it travels."""
    return gzip.compress(encode(box_of(game, (source,))), 3, mtime=0)


@get("/api/games/{game:str}/rules", responses=told_as(list[RuleInfo]))
async def game_rules(request: AnyRequest, server: TheServer, game: Id) -> Response[bytes]:
    """Every rule in the order of the rulebook, with the tests that prove it."""
    name = f"rules {game_of(game).id}"
    # In a clone all tests are read for it, which takes seconds: a worker's business.
    page = await server.page_cache.awaited(name, lambda: server.workers.run(name, pages.rules_page, game))
    return send_page(request, 200, page)


@get("/api/games/{game:str}/rulebook/{language:str}", media_type="text/markdown")
async def rulebook(game: Id, language: Id) -> str:
    """The rulebook as Markdown, in English (`en`) or French (`fr`)."""
    return game_of(game).rulebook.page(language)


# People's own content.


@get("/api/contents/{digest:str}", responses=told_as(dict[str, Any]))
async def own_content(request: AnyRequest, server: TheServer, digest: Id) -> Response[bytes]:
    """The cards, boards and names that a table or a replay with its own content is played with."""
    return send_page(request, 200, await first_answers.own_content(server, digest))


@get("/api/contents/{digest:str}/box", responses=told_as(Box))
async def own_box(request: AnyRequest, server: TheServer, digest: Id) -> Response[bytes]:
    """The box of a table or a replay with its own content, so that everybody who joins can look at the cards."""

    async def make() -> pages.Page:
        game, sources = await server.content_of(digest)
        return await asyncio.to_thread(lambda: pages.json_page(encode(box_of(game, sources))))

    return send_page(request, 200, await server.page_cache.awaited(f"own box {digest}", make))


ROUTES = (
    games,
    idle_options,
    show_odds,
    game_content,
    game_box,
    box_with,
    game_rules,
    rulebook,
    own_content,
    own_box,
)
