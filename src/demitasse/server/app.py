"""The server as an application: its routes, and how it answers what goes wrong."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib import metadata
from typing import Any, cast

import msgspec
from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from demitasse.bots import bots_for, odds_of, usual_bot
from demitasse.coach.chances import coached
from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.box import box_of
from demitasse.kernel.content import Source
from demitasse.kernel.corrections import as_source
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.options import fields, read
from demitasse.server import admin, contents, invitation, operations, pages, previews
from demitasse.server.answers import (
    JSON,
    AnyRequest,
    address_of,
    bearer_of,
    gzipped_json,
    language_of,
    port_of,
    record_file,
    send_page,
)
from demitasse.server.carrying import fetch_parcel, leave_parcel
from demitasse.server.coach_routes import show_coach
from demitasse.server.keys import hashes_of
from demitasse.server.limits import Limits
from demitasse.server.news import show_news
from demitasse.server.origins import known_host, same_origin
from demitasse.server.preloads import preloads
from demitasse.server.refusals import (
    BadRequest,
    Failed,
    Forbidden,
    Misdirected,
    NotThere,
    ServerRefusal,
    TooLarge,
    refusal_of,
    status_of,
)
from demitasse.server.reminders import move_reminders, push_key, set_reminders
from demitasse.server.server import Server, Settings
from demitasse.server.store import Store
from demitasse.server.talk_routes import nudge, set_quiet, show_talk
from demitasse.server.websocket import handle_connection
from demitasse.server.wire import (
    Fork,
    GameInfo,
    GivenContent,
    GivenOptions,
    GivenSeats,
    InviteAddress,
    JoinTable,
    NewTable,
    OptionInfo,
    Refusal,
    Rematch,
    ReplayFrame,
    ReplayInfo,
    SeatChange,
    SeatKey,
    Start,
    TableInfo,
    TableKeys,
)

__all__ = ["Server", "Settings", "make_app"]

log = logging.getLogger(__name__)

TheServer = NamedDependency[Server]
Id = FromPath[str]

# Games.


@get("/api/games", responses={200: ResponseSpec(data_container=list[GameInfo])})
async def games(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """The games there are, with their options and bots."""
    page = await server.page_cache.page("games", lambda: pages.json_page(encode(list(map(game_info, GAMES)))))
    return send_page(request, 200, page)


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


@post("/api/games/{game:str}/idle-options", status_code=200)
async def idle_options(game: Id, data: JSONBody[GivenOptions]) -> list[str]:
    """The options that change nothing beside the others, which a form need not show."""
    return list(read(game_of(game).options, data.options).idle(data.seats))


@post("/api/games/{game:str}/odds", status_code=200)
async def show_odds(game: Id, data: JSONBody[GivenSeats]) -> Message | None:
    """How often such people win with such bots, in a sentence; nothing where nobody has measured it."""
    options = msgspec.to_builtins(read(game_of(game).options, data.options))
    return odds_of(game, options, data.people, data.bots)


@get("/api/games/{game:str}/content", media_type=JSON)
async def game_content(request: AnyRequest, server: TheServer, game: Id) -> Response[bytes]:
    """The cards, boards and names of a game. The digest is its ETag."""
    page = await server.page_cache.page(f"content {game_of(game).id}", partial(pages.content_page, game))
    return send_page(request, 200, page)


@get("/api/games/{game:str}/box", media_type=JSON)
async def game_box(request: AnyRequest, server: TheServer, game: Id) -> Response[bytes]:
    """The box of a game: every card and number as decks, entries and fields, each with how it is known (`Box`)."""
    page = await server.page_cache.page(f"box {game_of(game).id}", partial(pages.box_page, game))
    return send_page(request, 200, page)


@post("/api/games/{game:str}/box", status_code=200, media_type=JSON)
async def box_with(request: AnyRequest, game: Id, data: JSONBody[GivenContent]) -> Response[bytes]:
    """The same with a person's content laid over it, checked; what is wrong stands in its `problems`."""
    source = Source(data.file, data.text) if data.document is None else as_source(data.file, data.document)
    return await gzipped_json(request, await asyncio.to_thread(gzipped_box, game_of(game), source))


def gzipped_box(game: Game, source: Source) -> bytes:
    """A box is large and much alike: a twentieth of it travels."""
    return gzip.compress(encode(box_of(game, (source,))), 3, mtime=0)


@get("/api/games/{game:str}/rules")
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


@get("/api/contents/{digest:str}", media_type=JSON)
async def own_content(request: AnyRequest, server: TheServer, digest: Id) -> Response[bytes]:
    """The cards, boards and names that a table or a replay with its own content is played with."""

    async def make() -> pages.Page:
        own = await contents.reload(*await server.content_of(digest))
        return await asyncio.to_thread(
            lambda: pages.json_page(encode(own.content.public()), f'"{digest}"', pages.IMMUTABLE)
        )

    return send_page(request, 200, await server.page_cache.awaited(f"own content {digest}", make))


@get("/api/contents/{digest:str}/box", media_type=JSON)
async def own_box(request: AnyRequest, server: TheServer, digest: Id) -> Response[bytes]:
    """The box of a table or a replay with its own content, so that everybody who joins can look at the cards."""

    async def make() -> pages.Page:
        game, sources = await server.content_of(digest)
        return await asyncio.to_thread(lambda: pages.json_page(encode(box_of(game, sources))))

    return send_page(request, 200, await server.page_cache.awaited(f"own box {digest}", make))


# Tables.

MOST_OF_A_TABLE = Limits().new_table


@post("/api/tables", request_max_body_size=MOST_OF_A_TABLE)
async def create_table(request: AnyRequest, server: TheServer, data: JSONBody[NewTable]) -> TableKeys:
    """Make a table. It starts at once when nobody is to come by link."""
    await server.makes_table(address_of(request))
    return await server.registry.create(data)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """A table, for whoever has a key or link of it (`Authorization: Bearer …`)."""
    return server.feeds.of(await server.table_for(table, bearer_of(request))).info()


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: AnyRequest, server: TheServer, table: Id, data: JSONBody[JoinTable]) -> SeatKey:
    """Sit down by the join link; or, at a rematch, in the seat kept for one's old key (as Bearer)."""
    found = await server.registry.table(table)
    bearer = bearer_of(request)
    if bearer and not data.join:
        return await found.claim(bearer)
    return await found.join(hashes_of((data.join,)), data.name, data.seat)


@get("/api/tables/{table:str}/address")
async def invite_address(request: AnyRequest, server: TheServer, table: Id) -> InviteAddress:
    """Where the host's friends can open this table."""
    await server.hosted_table(table, bearer_of(request))
    settings = server.settings
    return invitation.address_for(
        request.headers.get("host", ""), port_of(request), settings.host, settings.public_url
    )


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(
    request: AnyRequest, server: TheServer, table: Id, data: JSONBody[Start | None] = None
) -> TableInfo:
    """The host starts the play; seats that are still free are taken away if the host says so."""
    found = await server.hosted_table(table, bearer_of(request))
    await found.start(without_free=data is not None and data.without_free)
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """Whoever has the seat's key leaves it; the key still opens it."""
    found = await server.table_for(table, bearer_of(request))
    await found.leave(hashes_of((bearer_of(request),)))
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/back", status_code=200)
async def come_back(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """Take one's seat again."""
    found = await server.table_for(table, bearer_of(request))
    await found.come_back(hashes_of((bearer_of(request),)))
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    server: TheServer,
    table: Id,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableInfo:
    """The host gives a seat to a friend by link, or to a bot."""
    found = await server.hosted_table(table, bearer_of(request))
    await found.give_seat(seat, data.kind, data.bot)
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: AnyRequest, server: TheServer, table: Id, data: JSONBody[Rematch | None] = None
) -> TableKeys:
    """Once more, everybody one seat further. Who asks first is the host of the new table."""
    found = await server.table_for(table, bearer_of(request))
    if not found.rematch:
        await server.makes_table(address_of(request))
    return await server.registry.rematch(found, bearer_of(request), data.keys if data is not None else ())


@get("/api/tables/{table:str}/record")
async def table_record(request: AnyRequest, server: TheServer, table: Id) -> Response[bytes]:
    """The record of a finished table, for whoever has a key of it."""
    found = await server.table_for(table, bearer_of(request))
    return record_file(await server.replays.record(found.id), table)


@get("/api/tables/{table:str}/frames", responses={200: ResponseSpec(data_container=list[ReplayFrame])})
async def latest_frames(
    request: AnyRequest, server: TheServer, table: Id, seat: FromQuery[int], first: FromQuery[int] = 0
) -> Response[bytes]:
    """What happened since: the position after `first` rows and after each from there, for whoever sits in the seat."""
    found = await server.table_for(table, bearer_of(request))
    if seat not in found.seats_of(hashes_of((bearer_of(request),))):
        raise Forbidden("server-not-your-seat")
    return await gzipped_json(request, await server.replays.latest(found, seat, first), keep=False)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer, table: Id) -> None:
    """The live feed."""
    await handle_connection(server, socket, table)


# Replays.

MOST_OF_A_RECORD = Limits().record


@post(
    "/api/replays",
    request_max_body_size=MOST_OF_A_RECORD,
    responses={201: ResponseSpec(data_container=ReplayInfo)},
)
async def load_replay(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Bring a record (its text is the body) and look back at it; it is kept under an unguessable id."""
    await server.addresses.loads_replay(address_of(request))
    return await gzipped_json(request, await server.replays.load(await request.body()), status=201)


@get("/api/replays/{replay:str}", responses={200: ResponseSpec(data_container=ReplayInfo)})
async def show_replay(request: AnyRequest, server: TheServer, replay: Id) -> Response[bytes]:
    """A finished table or a record somebody brought."""
    return await gzipped_json(request, await server.replays.info(replay))


@get("/api/replays/{replay:str}/frames", responses={200: ResponseSpec(data_container=list[ReplayFrame])})
async def replay_frames(
    request: AnyRequest, server: TheServer, replay: Id, seat: FromQuery[str] = "-1"
) -> Response[bytes]:
    """The position before the first row and after each: from a seat's eyes, a spectator's (-1), or all `open`."""
    return await gzipped_json(request, await server.replays.frames(replay, seat))


@get("/api/replays/{replay:str}/record")
async def replay_record(server: TheServer, replay: Id) -> Response[bytes]:
    """The record file."""
    return record_file(await server.replays.record(replay), replay)


@post("/api/replays/{replay:str}/fork")
async def fork_replay(request: AnyRequest, server: TheServer, replay: Id, data: JSONBody[Fork]) -> TableKeys:
    """Play on from a moment, against bots."""
    await server.makes_table(address_of(request))
    return await server.registry.fork(data, await server.replays.parsed(replay), replay)


# Pages.


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest, server: TheServer) -> Response[bytes]:
    app = request.app
    page = await server.page_cache.page(
        "openapi", lambda: pages.json_page(encode(app.openapi_schema.to_schema()))
    )
    return send_page(request, 200, page)


@get("/api/docs", include_in_schema=False)
async def docs(request: AnyRequest, server: TheServer) -> Response[bytes]:
    app, language = request.app, language_of(request)
    page = await server.page_cache.page(
        f"docs {language}",
        lambda: pages.page_of("docs.html", pages.docs(app.openapi_schema.to_schema(), language)),
    )
    return send_page(request, 200, page)


@get("/api/docs.css", include_in_schema=False)
async def docs_style() -> Response[bytes]:
    return Response(pages.STYLE, media_type="text/css")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, server: TheServer, path: Id = "") -> Response[bytes]:
    """The browser client: its files, and its one page wherever it has a page of its own."""
    path = path.lstrip("/")
    if path == "api" or path.startswith("api/"):
        raise NotThere("server-no-page")
    found = server.client.kept(path) or await asyncio.to_thread(server.client.page, path)
    if path.startswith("assets/") and (found is None or found[0] != 200):
        raise NotThere("server-no-page")
    if found is None:
        page = pages.not_built(language_of(request))
        return Response(page, media_type="text/html", status_code=503)
    status, file = found
    if file.media_type == "text/html":
        file = await with_preview(request, server, path, file)
    return send_page(request, status, file)


async def with_preview(request: AnyRequest, server: Server, path: str, page: pages.Page) -> pages.Page:
    language, settings = language_of(request), server.settings
    head = await server.registry.head_of(previews.table_in(path))
    game = previews.game_in(path, head.game if head else None)
    origin = previews.origin_asked(
        request.scope["scheme"], request.headers.get("host", ""), settings.public_url
    )
    preview = previews.preview_of(path, language, game, settings.client)
    links = preloads(server.client.chunks, path, game, language, head.own_content if head else "")
    text = previews.in_head(page.data.decode(), preview, language, origin, path, links)
    return pages.page_of(pages.INDEX, text.encode())


# What goes wrong.


def refuse(error: DemitasseError, status: int) -> Response[Refusal]:
    return Response(refusal_of(error), status_code=status, media_type=JSON)


def refused(request: AnyRequest, error: DemitasseError) -> Response[Refusal]:
    status = status_of(error)
    cast(Server, request.app.state.server).metrics.refusals[error.message.key] += 1
    if status >= 500:
        log.error("the store failed: %s", error)
    return refuse(error, status)


def bad_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """A request that the framework refused, in our words."""
    told: ServerRefusal
    if error.status_code == 413:
        told = TooLarge("server-body-large")
    elif error.status_code in (404, 405):
        told = NotThere("server-no-page")
    elif isinstance(error, ValidationException):
        told = BadRequest("server-bad-body", reason=reason_of(error))
    elif error.status_code < 500:
        told = BadRequest("server-bad-body", reason=error.detail[:200])
    else:
        return failed(request, error)
    return refuse(told, error.status_code)


def reason_of(error: ValidationException) -> str:
    parts = error.extra if isinstance(error.extra, list) else []
    reasons = [str(part.get("message", "")) for part in parts if isinstance(part, dict)]
    return "; ".join(filter(None, reasons))[:200] or error.detail[:200]


def failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Our fault: the log has the details, the person a sentence."""
    if isinstance(error, RecursionError):
        return refuse(BadRequest("server-garbled"), 400)
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return refuse(Failed("server-failed"), 500)


async def check_origin(request: AnyRequest) -> None:
    """Refuse whoever is banned, names that are not ours, and pages from elsewhere that want something changed."""
    server = cast(Server, request.app.state.server)
    server.bans.check(address_of(request))
    settings, host = server.settings, request.headers.get("host")
    if not known_host(host, settings.names):
        raise Misdirected("server-unknown-host", host=(host or "")[:100])
    if request.method not in ("GET", "HEAD") and (
        request.headers.get("sec-fetch-site") == "cross-site"
        or not same_origin(request.headers.get("origin"), host, settings.public_url)
    ):
        raise Forbidden("server-foreign-page")


async def protect(message: AsgiMessage, scope: Scope) -> None:
    """Every answer carries the same protection."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in pages.SECURITY.items():
            headers.setdefault(name, value)


REFUSALS = {
    status: ResponseSpec(data_container=Refusal, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "Not what this place understands.",
        403: "A key or link that opens nothing here, or a page from elsewhere.",
        404: "It does not exist, or no longer.",
        405: "Not asked in this way.",
        409: "Right in itself, but not now.",
        413: "Larger than we take.",
        421: "Sent to a name that is not ours.",
        429: "Too much at once.",
        500: "Our fault; nothing has changed.",
        503: "Not at this server now, which is about to stop.",
    }.items()
}
"""What any route may answer instead."""


def with_refusals(handlers: Sequence[HTTPRouteHandler | WebsocketRouteHandler]) -> None:
    """Let the description of each route name its refusals."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**REFUSALS, **(handler.responses or {})}


def make_app(open_store: Callable[[], Awaitable[Store]], settings: Settings | None = None) -> Litestar:
    """The application. The store is opened when the server starts, on its event loop."""
    chosen = settings if settings is not None else Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        server = Server(await open_store(), chosen)
        app.state.server = server
        await server.notices.start()
        server.spawn(server.resume())
        server.spawn(server.run_maintenance())
        server.spawn(server.scheduler.save_uptime())
        server.spawn(server.thinking_times.save())
        try:
            yield
        finally:
            await server.close()

    def the_server() -> Server:
        return cast(Server, app.state.server)

    handlers: list[HTTPRouteHandler | WebsocketRouteHandler] = [
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
        create_table,
        show_table,
        join_table,
        invite_address,
        start_table,
        leave_table,
        come_back,
        change_seat,
        rematch,
        push_key,
        set_reminders,
        move_reminders,
        show_news,
        show_talk,
        set_quiet,
        nudge,
        leave_parcel,
        fetch_parcel,
        table_record,
        live,
        load_replay,
        show_replay,
        replay_frames,
        show_coach,
        latest_frames,
        replay_record,
        fork_replay,
        openapi,
        docs,
        docs_style,
        operations.health,
        operations.show_metrics,
        admin.show_admin,
        admin.drain,
        admin.close_table,
        admin.ban,
        client,
    ]
    with_refusals(handlers)
    app = Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        dependencies={"server": Provide(the_server, sync_to_thread=False)},
        exception_handlers={DemitasseError: refused, HTTPException: bad_request, Exception: failed},
        before_request=check_origin,
        before_send=[protect],
        request_max_body_size=chosen.limits.body,
        openapi_config=OpenAPIConfig(
            title="Demitasse",
            version=metadata.version("demitasse"),
            use_handler_docstrings=True,
            path="/api/schema",
            render_plugins=[],
        ),
        logging_config=None,
        debug=False,
    )
    return app
