"""The server as an application: its pages, what all routes have in common, and how it answers what goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from importlib import metadata
from typing import cast

from litestar import Litestar, Response, Router, get
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError
from demitasse.server import admin, game_routes, opening, operations, pages, replay_routes, table_routes
from demitasse.server.answers import JSON, AnyRequest, address_of, language_of, send_page
from demitasse.server.carrying import fetch_parcel, leave_parcel
from demitasse.server.coach_routes import show_coach
from demitasse.server.news import show_news
from demitasse.server.openapi import described
from demitasse.server.origins import known_host, same_origin
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
from demitasse.server.wire import Refusal

__all__ = ["Server", "Settings", "make_app"]

log = logging.getLogger(__name__)

TheServer = NamedDependency[Server]
Id = FromPath[str]

# Pages.


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest, server: TheServer) -> Response[bytes]:
    app = request.app
    page = await server.page_cache.page("openapi", lambda: pages.json_page(encode(described(app))))
    return send_page(request, 200, page)


@get("/api/docs", include_in_schema=False)
async def docs(request: AnyRequest, server: TheServer) -> Response[bytes]:
    app, language = request.app, language_of(request)
    page = await server.page_cache.page(
        f"docs {language}",
        lambda: pages.page_of("docs.html", pages.docs(described(app), language)),
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
    if file.media_type != "text/html":
        return send_page(request, status, file)
    return await opening.open_page(request, server, status, path, file)


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
    answer = refuse(told, error.status_code)
    if error.status_code == 405:
        answer.headers.update(error.headers or {})  # what may be asked instead (RFC 9110)
    return answer


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


def with_refusals(handlers: Sequence[HTTPRouteHandler | WebsocketRouteHandler | Router]) -> None:
    """Let the description of each route name its refusals."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**REFUSALS, **(handler.responses or {})}


def larger(handler: HTTPRouteHandler, most: int) -> Router:
    """A route that takes larger bodies than others do."""
    with_refusals([handler])
    return Router("/", route_handlers=[handler], request_max_body_size=most)


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

    handlers: list[HTTPRouteHandler | WebsocketRouteHandler | Router] = [
        *game_routes.ROUTES,
        larger(table_routes.create_table, chosen.limits.new_table),
        *table_routes.ROUTES,
        larger(replay_routes.load_replay, chosen.limits.record),
        *replay_routes.ROUTES,
        push_key,
        set_reminders,
        move_reminders,
        show_news,
        show_talk,
        set_quiet,
        nudge,
        leave_parcel,
        fetch_parcel,
        show_coach,
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
