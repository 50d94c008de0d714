"""The conversation on a socket: hello first, then choices and questions, until somebody goes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from demitasse.bots.contract import Wait
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Seat
from demitasse.kernel.play import Play
from demitasse.server.feed import Viewer, text
from demitasse.server.keys import hashes_of
from demitasse.server.limits import Bucket
from demitasse.server.refusals import (
    BadRequest,
    Conflict,
    Failed,
    Forbidden,
    TooLarge,
    TooMany,
    refusal_of,
    status_of,
)
from demitasse.server.running import Server
from demitasse.server.seating import best_bot
from demitasse.server.tables import Table, check_legal, read_choice
from demitasse.server.wire import (
    PROTOCOL,
    Accepted,
    Choose,
    Farewell,
    Hello,
    Hint,
    Hinted,
    Pause,
    Ping,
    Pong,
    Refusal,
    Refused,
    Said,
    Undo,
    Why,
)

log = logging.getLogger(__name__)

REFUSED = 4000
"""Close codes from here on are the HTTP status of the refusal, and tell a browser not to come back by itself."""
SECONDS_FOR_LAST_WORDS = 5
NOBODY_ASKED = -1
"""The id of an answer to a frame that had none."""

Socket = WebSocket[Any, Any, Any]

decode_said: Callable[[str | bytes], Said] = msgspec.json.Decoder(Said).decode


class Numbered(msgspec.Struct):
    """Whatever was said, its number is worth knowing."""

    id: int = NOBODY_ASKED


decode_number = msgspec.json.Decoder(Numbered).decode


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of ours opens the socket. What is no browser sends no origin and has nothing to steal."""
    return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())


async def converse(server: Server, socket: Socket, id: str) -> None:
    """All of one connection."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(REFUSED + Forbidden.status)
        return
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    try:
        server.addresses.connects(address)
    except TooMany as error:
        await say_farewell(socket, error)
        return
    try:
        viewer = await enter(server, socket, id)
        if viewer is not None:
            await visit(server, socket, viewer)
    except (WebSocketException, OSError):
        pass  # gone without a word
    finally:
        server.addresses.disconnects(address)


async def enter(server: Server, socket: Socket, id: str) -> Viewer | None:
    """The first frame says who it is; None when it may not come in, or has gone."""
    limits = server.settings.limits
    try:
        said = await asyncio.wait_for(hear(socket), limits.hello_seconds)
        if said is None:
            return None
        hello = read(said, limits.frame)
        if not isinstance(hello, Hello):
            raise BadRequest("server-hello-first")
        table = await server.house.table(id)
        hashes = await admitted(table, hello)
        return server.feed.enter(table, hashes, hello.seq, limits.backlog)
    except TimeoutError:
        await say_farewell(socket, BadRequest("server-hello-first"))
    except DemitasseError as error:
        await say_farewell(socket, error)
    return None


async def admitted(table: Table, hello: Hello) -> tuple[str, ...]:
    """The hashes of the keys and the link somebody came with, when they open this table."""
    if hello.protocol != PROTOCOL:
        raise BadRequest("server-other-protocol", theirs=hello.protocol, ours=PROTOCOL)
    hashes = hashes_of((*hello.keys, hello.watch))
    if not table.lets_watch(hashes):
        await table.look_again()
        if not table.lets_watch(hashes):
            raise Forbidden("server-wrong-key" if hello.keys else "server-wrong-link")
    return hashes


async def visit(server: Server, socket: Socket, viewer: Viewer) -> None:
    """Listen and answer until the connection ends."""
    limits = server.settings.limits
    allowance = Bucket(limits.messages_a_second, limits.messages_at_once)
    writing = asyncio.create_task(write(socket, viewer))
    try:
        while not viewer.closing:
            said = await hear(socket)
            if said is None:
                break
            try:
                if not allowance.take():
                    raise TooMany("server-too-many-messages", most=int(limits.messages_a_second))
                await answer(server, viewer, read(said, limits.frame))
            except (TooMany, TooLarge) as error:
                viewer.tell(Farewell(refusal=refusal_of(error)))
                viewer.close(REFUSED + error.status)
            except DemitasseError as error:
                viewer.tell(Refused(id=number_of(said), refusal=refusal_of(error)))
            except (WebSocketException, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("a frame at table %s could not be answered", viewer.room.table.id)
                viewer.tell(Refused(id=number_of(said), refusal=refusal_of(Failed("server-not-saved"))))
    finally:
        shown_out = viewer.closing
        server.feed.exit(viewer)
        table = viewer.room.table
        if table.real_time.agreed:
            server.later(table.real_time.count_again(server.feed.present(table)))
        if shown_out:  # let it hear why
            await asyncio.wait([writing], timeout=SECONDS_FOR_LAST_WORDS)
        writing.cancel()


async def hear(socket: Socket) -> str | bytes | None:
    """The next frame; None when there is nobody any more."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    said: str | bytes | None = message.get("text")
    return said if said is not None else message.get("bytes") or b""


def read(said: str | bytes, longest: int) -> Said:
    """What a frame says; an error when it says nothing we understand."""
    if len(said) > longest:
        raise TooLarge("server-frame-large", most=longest // 1024)
    try:
        return decode_said(said)
    except msgspec.ValidationError as error:
        if "$.type" in str(error) or "`type`" in str(error):
            raise BadRequest("server-unknown-message") from None
        raise BadRequest("server-bad-message", reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("server-garbled") from None


def number_of(said: str | bytes) -> int:
    try:
        return decode_number(said).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return NOBODY_ASKED


async def answer(server: Server, viewer: Viewer, said: Said) -> None:
    table = viewer.room.table
    match said:
        case Choose():
            check_seat(viewer, said.seat)
            choice = read_choice(table, said.seat, said.choice)
            seq = await table.choose(said.seat, said.seq, choice, token=said.token)
            viewer.tell(Accepted(id=said.id, seq=seq))
        case Undo():
            check_seat(viewer, said.seat)
            await table.undo(said.seat, said.seq)
            viewer.tell(Accepted(id=said.id, seq=said.seq))
        case Why():
            check_seat(viewer, said.seat)
            choice = read_choice(table, said.seat, said.choice)
            check_legal(play_of(table), said.seat, choice)
            raise BadRequest("server-possible")
        case Hint():
            check_seat(viewer, said.seat)
            if said.seat not in play_of(table).position.seats_to_act:
                raise Conflict("server-no-hint-now")
            if viewer.hinting:
                raise Conflict("server-hint-already")
            server.later(give_hint(server, viewer, said))
        case Pause():
            check_seat(viewer, said.seat)
            await table.real_time.agree(said.seat, said.on, server.feed.present(table))
            viewer.tell(Accepted(id=said.id, seq=table.seq))
        case Ping():
            viewer.tell(
                Pong(
                    id=said.id,
                    clock=table.real_time.clock.now,
                    running=table.real_time.clock.running,
                    seq=table.seq,
                )
            )
        case Hello():
            viewer.hashes = await admitted(table, said)
            viewer.look()
            viewer.room.welcome(viewer, said.seq)
            viewer.room.tell_table()


def check_seat(viewer: Viewer, seat: Seat) -> None:
    if seat not in viewer.eyes:
        raise Forbidden("server-not-your-seat")


def play_of(table: Table) -> Play:
    if table.play is None:
        raise Conflict("server-not-started")
    return table.play


async def give_hint(server: Server, viewer: Viewer, asked: Hint) -> None:
    table = viewer.room.table
    viewer.hinting = True
    try:
        thought = await server.thinking.hint(table, asked.seat, best_bot(table.head.game))
        if isinstance(thought.choice, Wait):
            viewer.tell(Refused(id=asked.id, refusal=Refusal(message=thought.reason)))
            return
        viewer.tell(Hinted(id=asked.id, choice=thought.choice, reason=thought.reason))
    except Exception:
        log.exception("no hint at table %s", table.id)
        viewer.tell(Refused(id=asked.id, refusal=refusal_of(Failed("server-no-hint"))))
    finally:
        viewer.hinting = False


async def write(socket: Socket, viewer: Viewer) -> None:
    """Send what waits in the outbox, in order, until there is a code to close with."""
    try:
        while True:
            frame = await viewer.outbox.get()
            if isinstance(frame, int):
                await socket.close(frame)
                return
            await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
    except (WebSocketException, OSError, RuntimeError):
        viewer.closing = True


async def say_farewell(socket: Socket, error: DemitasseError) -> None:
    """For somebody who never came in."""
    await socket.send(
        {"type": "websocket.send", "text": text(Farewell(refusal=refusal_of(error))), "bytes": None}
    )
    await socket.close(REFUSED + status_of(error))
