"""The WebSocket of a viewer: `hello` first, then choices and questions, until either side closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter

import msgspec
from litestar.exceptions import WebSocketException

from demitasse.bots import best_bot
from demitasse.bots.contract import Wait
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Seat
from demitasse.kernel.play import Play
from demitasse.server.feed import CUT_OFF, Viewer, encode_frame
from demitasse.server.keys import hashes_of
from demitasse.server.limits import Bucket
from demitasse.server.origins import known_host, same_origin
from demitasse.server.outbox import Receiver, Socket, outbox_of, receiver_of
from demitasse.server.refusals import (
    BadRequest,
    Conflict,
    Failed,
    Forbidden,
    NotThere,
    TooLarge,
    TooMany,
    refusal_of,
    status_of,
)
from demitasse.server.seating import known_bot
from demitasse.server.server import Server
from demitasse.server.store import StoreError
from demitasse.server.tables import Table, check_legal, read_choice
from demitasse.server.teaching import send_weighed
from demitasse.server.wire import (
    PROTOCOL,
    Accepted,
    Choose,
    Claim,
    ClientFrame,
    Farewell,
    Hello,
    Hint,
    Hinted,
    Nudge,
    Pause,
    Ping,
    Pong,
    Refusal,
    Refused,
    Say,
    StandIn,
    Undo,
    Weigh,
    Why,
)

log = logging.getLogger(__name__)

REFUSED = 4000
"""Close codes from here on are the HTTP status of the refusal, and tell a browser not to come back by itself."""
NO_ID = -1
"""The id of an answer to a frame that had none."""

decode_client_frame: Callable[[str | bytes], ClientFrame] = msgspec.json.Decoder(ClientFrame).decode


class FrameId(msgspec.Struct):
    """The id of any frame, whatever else is in it."""

    id: int = NO_ID


decode_frame_id = msgspec.json.Decoder(FrameId).decode


async def handle_connection(server: Server, socket: Socket, id: str) -> None:
    """Accept a connection, authenticate its viewer and answer its frames until it ends."""
    host, settings = socket.headers.get("host"), server.settings
    if not (
        known_host(host, settings.names)
        and same_origin(socket.headers.get("origin"), host, settings.public_url)
    ):
        await socket.close(REFUSED + Forbidden.status)
        return
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()

    async def end() -> None:
        await close(socket, Forbidden("server-banned"))

    try:
        server.bans.check(address)
        server.addresses.connects(address, end)
    except (Forbidden, TooMany) as error:
        await close(socket, error)
        return
    try:
        viewer = await authenticate(server, socket, id)
        if viewer is not None:
            await receive_frames(server, socket, viewer)
    except (WebSocketException, OSError):
        pass  # the peer has gone
    finally:
        server.addresses.disconnects(address, end)


async def authenticate(server: Server, socket: Socket, id: str) -> Viewer | None:
    """Read the first frame and connect the viewer to its table; None when it was refused or has gone."""
    limits = server.settings.limits
    try:
        frame = await asyncio.wait_for(receive(receiver_of(socket)), limits.hello_seconds)
        if frame is None:
            return None
        hello = decode(frame, limits.frame)
        if not isinstance(hello, Hello):
            raise BadRequest("server-hello-first")
        table = await server.registry.latest(id)
        hashes = await authorize(table, hello)
        return server.feeds.connect(table, hashes, hello.seq, outbox_of(socket), limits.backlog)
    except TimeoutError:
        await close(socket, BadRequest("server-hello-first"))
    except StoreError as error:
        if server.store.peers is None:
            await close(socket, error)
            return None
        # A database elsewhere may be there a moment later: browsers come back by themselves.
        log.warning("a viewer was sent away, since table %s could not be read", id)
        await socket.close(CUT_OFF)
    except DemitasseError as error:
        await close(socket, error)
    return None


async def authorize(table: Table, hello: Hello) -> tuple[str, ...]:
    """The hashes of the keys and the link in a `hello`; `Forbidden` when none of them opens this table."""
    if hello.protocol != PROTOCOL:
        raise BadRequest("server-other-protocol", theirs=hello.protocol, ours=PROTOCOL)
    hashes = hashes_of((*hello.keys, hello.watch))
    if not table.lets_watch(hashes):
        await table.reload()
        if not table.lets_watch(hashes):
            raise Forbidden("server-wrong-key" if hello.keys else "server-wrong-link")
    return hashes


async def receive_frames(server: Server, socket: Socket, viewer: Viewer) -> None:
    """Answer frames until the connection ends."""
    limits = server.settings.limits
    allowance = Bucket(limits.messages_a_second, limits.messages_at_once)
    receiver = receiver_of(socket)
    try:
        while not viewer.closing:
            frame = await receive(receiver)
            if frame is None:
                break
            try:
                if not allowance.take():
                    raise TooMany("server-too-many-messages", most=int(limits.messages_a_second))
                said = decode(frame, limits.frame)
                began = perf_counter()
                await dispatch(server, viewer, said)
                if isinstance(said, Choose):
                    server.metrics.choices.observe(perf_counter() - began)
            except (TooMany, TooLarge) as error:
                server.metrics.refusals[error.message.key] += 1
                viewer.send(Farewell(refusal=refusal_of(error)))
                viewer.close(REFUSED + error.status)
            except DemitasseError as error:
                server.metrics.refusals[error.message.key] += 1
                viewer.send(Refused(id=id_of(frame), refusal=refusal_of(error)))
            except (WebSocketException, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("a frame at table %s could not be answered", viewer.feed.table.id)
                viewer.send(Refused(id=id_of(frame), refusal=refusal_of(Failed("server-not-saved"))))
    finally:
        server.feeds.disconnect(viewer)
        table = viewer.feed.table
        if table.real_time.agreed:
            server.spawn(table.real_time.recount_votes(server.feeds.present(table)))


async def receive(receiver: Receiver) -> str | bytes | None:
    """Receive the next frame; None when the peer has gone."""
    message = await receiver()
    if message["type"] != "websocket.receive":
        return None
    frame: str | bytes | None = message.get("text")
    return frame if frame is not None else message.get("bytes") or b""


def decode(frame: str | bytes, longest: int) -> ClientFrame:
    """Decode a frame; `BadRequest` or `TooLarge` says what is wrong with it."""
    if len(frame) > longest:
        raise TooLarge("server-frame-large", most=longest // 1024)
    try:
        return decode_client_frame(frame)
    except msgspec.ValidationError as error:
        if "$.type" in str(error) or "`type`" in str(error):
            raise BadRequest("server-unknown-message") from None
        raise BadRequest("server-bad-message", reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest("server-garbled") from None


def id_of(frame: str | bytes) -> int:
    """The id of a frame that may be malformed otherwise."""
    try:
        return decode_frame_id(frame).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return NO_ID


async def dispatch(server: Server, viewer: Viewer, frame: ClientFrame) -> None:
    """Do what a frame asks for and send the answer; a refusal is raised."""
    table = viewer.feed.table
    match frame:
        case Choose():
            check_seat(viewer, frame.seat)
            choice = read_choice(table, frame.seat, frame.choice)
            seq = await table.choose(
                frame.seat,
                frame.seq,
                choice,
                token=frame.token,
                allowed=lambda: check_seat(viewer, frame.seat),
            )
            viewer.send(Accepted(id=frame.id, seq=seq))
        case Undo():
            check_seat(viewer, frame.seat)
            await table.undo(frame.seat, frame.seq, allowed=lambda: check_seat(viewer, frame.seat))
            viewer.send(Accepted(id=frame.id, seq=frame.seq))
        case Why():
            check_seat(viewer, frame.seat)
            choice = read_choice(table, frame.seat, frame.choice)
            check_legal(play_of(table), frame.seat, choice)
            raise BadRequest("server-possible")
        case Hint():
            check_seat(viewer, frame.seat)
            if frame.seat not in play_of(table).position.seats_to_act:
                raise Conflict("server-no-hint-now")
            if viewer.hinting:
                raise Conflict("server-hint-already")
            bot = known_bot(table.head.game, frame.bot) if frame.bot else best_bot(table.head.game)
            server.spawn(send_hint(server, viewer, frame, bot))
        case Weigh():
            check_seat(viewer, frame.seat)
            choice = read_choice(table, frame.seat, frame.choice)
            check_legal(play_of(table), frame.seat, choice)
            if viewer.hinting:
                raise Conflict("server-hint-already")
            server.spawn(send_weighed(server.workers, viewer, frame, choice))
        case Pause():
            check_seat(viewer, frame.seat)
            await table.real_time.vote_on_pause(frame.seat, frame.on, server.feeds.present(table))
            viewer.send(Accepted(id=frame.id, seq=table.seq))
        case StandIn():
            await change_stand_in(server, viewer, frame)
            viewer.send(Accepted(id=frame.id, seq=table.seq))
        case Say():
            check_seat(viewer, frame.seat)
            await server.talk.say(table, frame.seat, frame.text, frame.reaction or "")
            viewer.send(Accepted(id=frame.id, seq=table.seq))
        case Nudge():
            check_seat(viewer, frame.seat)
            await server.talk.nudge(table, frame.seat, frame.whom)
            viewer.send(Accepted(id=frame.id, seq=table.seq))
        case Claim():
            check_seat(viewer, frame.seat)
            await table.claims.claim(frame.seat, frame.what, frame.on)
            viewer.send(Accepted(id=frame.id, seq=table.seq))
        case Ping():
            viewer.send(
                Pong(
                    id=frame.id,
                    clock=table.real_time.clock.now,
                    running=table.real_time.clock.running,
                    seq=table.seq,
                )
            )
        case Hello():
            viewer.hashes = await authorize(table, frame)
            viewer.refresh_seats()
            viewer.feed.welcome(viewer, frame.seq)
            viewer.feed.send_table()
            server.feeds.looked(table)
            server.absences.arrived(table, viewer.seats)


async def change_stand_in(server: Server, viewer: Viewer, frame: StandIn) -> None:
    """The host lets a bot stand in or, where no host is there, anybody who plays; each takes over for themselves."""
    table = viewer.feed.table
    play_of(table)
    if not 0 <= frame.seat < len(table.seats):
        raise NotThere("server-no-seat", last=len(table.seats) - 1)
    if not frame.on:
        check_seat(viewer, frame.seat)
    elif not viewer.host and (not viewer.seats or viewer.feed.info().hosted):
        raise Forbidden("server-not-host")
    elif frame.seat in server.feeds.present(table):
        raise Conflict("server-is-here", person=table.seats[frame.seat].name)
    async with table.changing():
        if frame.on:
            await table.seating.stand_in(frame.seat, "return")
        else:
            await table.seating.take_over(frame.seat)


def check_seat(viewer: Viewer, seat: Seat) -> None:
    if seat not in viewer.seats:
        raise Forbidden("server-not-your-seat")


def play_of(table: Table) -> Play:
    if table.play is None:
        raise Conflict("server-not-started")
    return table.play


async def send_hint(server: Server, viewer: Viewer, asked: Hint, bot: str) -> None:
    table = viewer.feed.table
    viewer.hinting = True
    try:
        choice, reason = await server.workers.hint(table, asked.seat, bot)
        if isinstance(choice, Wait):
            viewer.send(Refused(id=asked.id, refusal=Refusal(message=reason)))
            return
        viewer.send(Hinted(id=asked.id, choice=choice, reason=reason))
    except Exception:
        log.exception("no hint at table %s", table.id)
        viewer.send(Refused(id=asked.id, refusal=refusal_of(Failed("server-no-hint"))))
    finally:
        viewer.hinting = False


async def close(socket: Socket, error: DemitasseError) -> None:
    """Close the socket of somebody who was not let in, saying why."""
    await socket.send(
        {
            "type": "websocket.send",
            "text": encode_frame(Farewell(refusal=refusal_of(error))).decode(),
            "bytes": None,
        }
    )
    await socket.close(REFUSED + status_of(error))
