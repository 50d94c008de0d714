"""Run the server: bind a socket, open the store, start uvicorn; a clear sentence when one of these fails."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar

from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.server import invitation, logs
from demitasse.server.app import Settings, make_app
from demitasse.server.backup import serving
from demitasse.server.bans import FILE, Bans
from demitasse.server.connections import ServerConfig
from demitasse.server.garbage import GarbageCollector
from demitasse.server.processes import CannotServe, attend, run_processes
from demitasse.server.push import KEY_FILE
from demitasse.server.server import Server
from demitasse.server.settings import LARGEST_FRAME
from demitasse.server.store import Store, is_database, open_store

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

__all__ = ["CannotServe", "ServeOptions", "serve"]

HOST, PORT = "127.0.0.1", 8000
SECONDS_TO_FINISH = 3


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Where to serve from, and where the data lies."""

    host: str = HOST
    port: int = PORT
    data: Path | str | None = None
    """A folder, or the URL of a database."""
    language: str = "en"
    open: bool = False
    behind_proxy: bool = False
    """Believe the address a proxy on this machine reports."""
    public_url: str = ""
    """How addresses begin that friends elsewhere open, such as `https://cafe.example`."""
    host_names: tuple[str, ...] = ()
    """Further names that lead here."""
    log_json: bool = False
    log_requests: bool = False
    processes: int = 1
    """How many servers share the port; several need a database."""


def serve(options: ServeOptions, settings: Settings | None = None) -> None:
    """Serve until interrupted."""
    logs.set_up(options.log_json, options.log_requests)
    data = options.data if options.data is not None else data_folder()
    if isinstance(data, str) and "://" in data and not is_database(data):
        raise CannotServe("server-database-url")
    folder = data_folder() if is_database(data) else Path(data)
    chosen = msgspec.structs.replace(
        settings if settings is not None else Settings(),
        host=options.host,
        push_key=folder / KEY_FILE,
        bans=Bans(folder / FILE),
        public_url=origin_of(options.public_url),
        host_names=options.host_names,
        behind_proxy=options.behind_proxy,
    )
    if options.processes > 1 and not is_database(data):
        raise CannotServe("server-processes-need-database", processes=options.processes)
    if options.processes > 1 and not hasattr(os, "fork"):
        raise CannotServe("server-processes-need-fork")
    listener = bind(options.host, options.port)
    try:
        if options.processes > 1:
            shared = msgspec.structs.replace(chosen, workers=max(1, chosen.workers // options.processes))
            run_processes(
                options.processes,
                lambda line: run(_serve(data, shared, options, listener, partial(attend, line))),
                lambda: _say_ready(options, listener),
            )
            return
        # As Ctrl-C: uvicorn stops in good order and raises it again, and Python ends as ever, with the bots' processes.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with nullcontext() if is_database(data) else serving(folder):
            run(_serve(data, chosen, options, listener, partial(_announce, options, listener)))
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


async def _serve(
    data: Path | str,
    settings: Settings,
    options: ServeOptions,
    listener: socket.socket,
    announce: Callable[[uvicorn.Server], Coroutine[None, None, None]],
) -> None:
    store = await open_store(data)

    async def opened() -> Store:
        return store

    app = make_app(opened, settings)
    config = ServerConfig(
        logs.RequestLog(app, options.behind_proxy),
        limits=settings.limits,
        behind_proxy=options.behind_proxy,
        loop="none",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    server = uvicorn.Server(config)
    announcing = asyncio.create_task(announce(server))
    collecting = asyncio.create_task(_collect_garbage(server, app))
    try:
        await server.serve(sockets=[listener])
    finally:
        announcing.cancel()
        collecting.cancel()


async def _until_started(server: uvicorn.Server) -> None:
    while not server.started:
        await asyncio.sleep(0.02)


async def _collect_garbage(server: uvicorn.Server, app: Litestar) -> None:
    await _until_started(server)
    running: Server = app.state.server
    collector = GarbageCollector(running.feeds.viewers, running.metrics.pauses.observe)
    collector.start()
    try:
        await collector.run()
    finally:
        collector.close()


async def _announce(options: ServeOptions, listener: socket.socket, server: uvicorn.Server) -> None:
    await _until_started(server)
    _say_ready(options, listener)


def _say_ready(options: ServeOptions, listener: socket.socket) -> None:
    address = address_of(options.host, listener.getsockname()[1])
    print(say(Message("server-ready", {"address": address}), options.language), flush=True)
    if options.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def address_of(host: str, port: int) -> str:
    shown = "localhost" if host in invitation.EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def origin_of(url: str) -> str:
    """Scheme, name and port of an address; our pages begin at its root, so there can be nothing behind them."""
    if not url:
        return ""
    refusal = CannotServe("server-bad-public-url", url=url[:100])
    try:
        parts = urlsplit(url)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in url
    except ValueError:
        raise refusal from None
    if not whole or parts.path.strip("/") or parts.query or parts.fragment:
        raise refusal
    return f"{parts.scheme}://{parts.netloc}"


def bind(host: str, port: int) -> socket.socket:
    """The socket to serve on; `CannotServe` says why there is none."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError, OverflowError) as error:
        raise CannotServe("server-no-such-host", host=host[:100], reason=_reason(error)) from None
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
        listener.setblocking(False)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotServe("server-port-in-use", port=port, next=port + 1) from None
        raise CannotServe("server-no-port", host=host[:100], port=port, reason=_reason(error)) from None
    return listener


def data_folder() -> Path:
    """Where data of programs belongs on this machine."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "demitasse"


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
