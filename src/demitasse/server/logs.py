"""What the server writes down: lines for people or JSON for programs, each with the request it belongs to.

A request is told by its route, never by its address: ids of tables and replays are secrets, and so is whatever comes
with them. Its id is in the answer's `x-request-id`, so that somebody who complains can name it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HEADER = b"x-request-id"
GOOD_ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered here."""

log = logging.getLogger(__name__)


def set_up(as_json: bool, requests: bool) -> None:
    """Write to the standard error what whoever runs the server should know, and every request if they wish so."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(logging.INFO if requests else logging.NOTSET)


class Lines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s%(request)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        record.request = f" [{request}]" if request else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """A line an object: `time`, `level`, `logger`, `message`, the `request`, and what else is known of it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class RequestLog:
    """Around the application: gives each request its id and, where that is wished, writes down how it went."""

    def __init__(self, app: Callable[[Any, Any, Any], Awaitable[None]], behind_proxy: bool = False) -> None:
        self._app = app
        self._behind_proxy = behind_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        request, status = self._id_of(scope), 0

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, request.encode())]
            await send(message)

        was, began = REQUEST.set(request), perf_counter()
        try:
            await self._app(scope, receive, told if scope["type"] == "http" else send)
        finally:
            if log.isEnabledFor(logging.INFO):
                note(scope, status, perf_counter() - began)
            REQUEST.reset(was)

    def _id_of(self, scope: Scope) -> str:
        """The proxy's, where there is one we believe; else a new one."""
        given = dict(scope["headers"]).get(HEADER, b"") if self._behind_proxy else b""
        return given.decode() if GOOD_ID.fullmatch(given) else token_hex(8)


def note(scope: Scope, status: int, seconds: float) -> None:
    method = scope["method"] if scope["type"] == "http" else "LIVE"
    route = scope.get("path_template") or "?"
    client = scope.get("client")
    facts = {
        "method": method,
        "route": route,
        "milliseconds": round(1000 * seconds, 1),
        "address": client[0] if client else "",
        **({"status": status} if status else {}),
    }
    log.info("%s %s %s", method, route, status or "ended", extra={"facts": facts})
