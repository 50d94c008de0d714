"""Connections below the application: what is written straight to the transport."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from demitasse.server.connections import Gate, ServerConfig, frame_header
from demitasse.server.limits import Limits
from demitasse.server.outbox import CONNECTION


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_length_is_read_as_it_was_written(length: int) -> None:
    peer = ClientProtocol(parse_uri("ws://localhost"), max_size=None)
    peer.state = peer.state.OPEN
    peer.parser = peer.parse()
    next(peer.parser)
    peer.receive_data(frame_header(length) + b"x" * length)

    (frame,) = peer.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, length)


# A server of its own, with an application that says back what it hears.

STRICT = Limits(connections=5, request_seconds=0.3, messages_a_second=5, messages_at_once=10, backlog=100_000)


async def listens(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
    elif scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (said := await receive())["type"] != "websocket.disconnect":
            if said.get("text") == "flood":
                for _ in range(100):
                    scope["state"][CONNECTION].write(b"x" * 10_000)
            elif said.get("text") == "close":
                scope["state"][CONNECTION].close(4403)
            elif said.get("text") == "slowly":
                await asyncio.sleep(0.3)
                scope["state"][CONNECTION].write(b"done")
            elif said.get("text"):
                scope["state"][CONNECTION].write(said["text"].encode())


@contextlib.asynccontextmanager
async def server(limits: Limits = STRICT, **rest: Any) -> AsyncIterator[tuple[int, ServerConfig]]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        config = ServerConfig(listens, limits, lifespan="off", log_config=None, ws_max_size=65_536, **rest)
        running = uvicorn.Server(config)
        task = asyncio.create_task(running.serve(sockets=[listener]))
        while not running.started:
            await asyncio.sleep(0.01)
        try:
            yield listener.getsockname()[1], config
        finally:
            running.should_exit = True
            await task


async def until(good: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not good():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nab"]
)
def test_half_a_request_is_not_waited_for(half: bytes) -> None:
    async def story() -> None:
        async with server() as (port, config):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 30) in (b"", None)
            await until(lambda: config.gate.total == 0)
            writer.close()

    asyncio.run(story())


def test_an_address_has_so_many_connections_and_no_more_until_it_closes_one() -> None:
    async def ask(port: int) -> tuple[bytes, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
        return await reader.readline(), writer

    async def story() -> None:
        async with server(Limits(connections=STRICT.connections)) as (port, config):
            asked = [await ask(port) for _ in range(STRICT.connections + 1)]
            assert [answer.split()[1] for answer, _ in asked] == [b"200"] * STRICT.connections + [b"503"]
            assert config.gate.refused == 1
            asked[0][1].close()
            await until(lambda: config.gate.total < STRICT.connections)
            asked.append(await ask(port))
            assert b"200" in asked[-1][0]
            for _, writer in asked:
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await writer.wait_closed()

    asyncio.run(story())


def test_behind_a_proxy_only_the_total_counts() -> None:
    gate = Gate(each=0, most=3)
    assert [gate.enter("proxy") for _ in range(4)] == [True, True, True, False]
    gate.leave("proxy")
    assert gate.enter("proxy")


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


TEXTS = ["one", "deux é", "x" * 126, "y" * 60_000, ""]
WHOLE = [masked(Opcode.TEXT, text.encode()) for text in TEXTS]
HALVES = masked(Opcode.TEXT, b"half", fin=False), masked(Opcode.CONT, b"and half")
PING = masked(Opcode.PING, b"?")


@pytest.mark.parametrize(
    ("pieces", "heard"),
    [
        (WHOLE, TEXTS[:4]),
        ([b"".join(WHOLE)], TEXTS[:4]),
        ([b"".join(WHOLE[:2]) + WHOLE[2][:3], WHOLE[2][3:], WHOLE[0]], ["one", "deux é", "x" * 126, "one"]),
        ([WHOLE[3][:1], WHOLE[3][1:5], WHOLE[3][5:], WHOLE[0]], ["y" * 60_000, "one"]),
        ([HALVES[0], HALVES[1], WHOLE[0]], ["halfand half", "one"]),
        ([HALVES[0], PING, HALVES[1], WHOLE[0]], ["halfand half", "one"]),
        ([PING, WHOLE[0], PING + WHOLE[1], WHOLE[2]], ["one", "deux é", "x" * 126]),
    ],
)
def test_texts_are_heard_in_order_however_they_are_cut(pieces: list[bytes], heard: list[str]) -> None:
    async def story() -> list[str]:
        async with server() as (port, _), connect(f"ws://127.0.0.1:{port}", max_queue=None) as peer:
            for piece in pieces:
                peer.transport.write(piece)
                await asyncio.sleep(0.05)  # so that it comes as a piece of its own
            return [str(await asyncio.wait_for(peer.recv(), 30)) for _ in heard]

    assert asyncio.run(story()) == heard


def test_a_text_that_is_too_long_or_not_masked_ends_the_connection() -> None:
    async def closed_after(piece: bytes) -> int | None:
        async with server() as (port, _), connect(f"ws://127.0.0.1:{port}") as peer:
            peer.transport.write(piece)
            await asyncio.wait_for(peer.wait_closed(), 30)
            return peer.close_code

    too_long = masked(Opcode.TEXT, b"x" * 65_537)
    bare = Frame(Opcode.TEXT, b"bare").serialize(mask=False, extensions=[])
    assert [asyncio.run(closed_after(piece)) for piece in (too_long, bare)] == [1009, 1002]


def test_who_pings_without_end_is_gone() -> None:
    async def story() -> None:
        async with server() as (port, config):
            async with connect(f"ws://127.0.0.1:{port}", ping_interval=None) as peer:
                with contextlib.suppress(Exception):
                    for _ in range(10_000):
                        await peer.ping()
                await asyncio.wait_for(peer.wait_closed(), 30)
            await until(lambda: config.gate.total == 0)

    asyncio.run(story())


def test_who_takes_nothing_and_answers_no_ping_is_dropped() -> None:
    async def story() -> None:
        async with server(ws_ping_interval=0.2, ws_ping_timeout=0.2) as (port, config):
            peer = await connect(f"ws://127.0.0.1:{port}", ping_interval=None, max_queue=1)
            peer.transport.pause_reading()
            await peer.send("flood")
            await until(lambda: config.gate.total == 0)
            peer.transport.abort()

    asyncio.run(story())


@pytest.mark.parametrize("begins", [b"", HALVES[0]], ids=["at rest", "within a text"])
def test_who_answers_pings_is_kept(begins: bytes) -> None:
    """Also within a text that comes in parts, where answers take the long way."""

    async def story() -> str:
        impatient = server(ws_ping_interval=0.2, ws_ping_timeout=1)
        async with impatient as (port, _), connect(f"ws://127.0.0.1:{port}", ping_interval=None) as peer:
            peer.transport.write(begins)
            await asyncio.sleep(2.5)
            peer.transport.write(HALVES[1] if begins else WHOLE[0])
            return str(await asyncio.wait_for(peer.recv(), 30))

    assert asyncio.run(story()) == ("halfand half" if begins else "one")


def test_a_close_code_reaches_the_peer() -> None:
    async def story() -> int | None:
        async with server() as (port, _), connect(f"ws://127.0.0.1:{port}") as peer:
            await peer.send("close")
            await asyncio.wait_for(peer.wait_closed(), 30)
            return peer.close_code

    assert asyncio.run(story()) == 4403


def test_text_that_is_no_text_writes_nothing_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> int | None:
        async with server() as (port, _), connect(f"ws://127.0.0.1:{port}") as peer:
            await peer.send(b"\xff\xfe", text=True)
            await asyncio.wait_for(peer.wait_closed(), 30)
            return peer.close_code

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(story()) == 1007
    assert not caplog.records


def test_who_waits_for_an_answer_gets_it_before_a_server_that_stops_says_goodbye() -> None:
    async def story() -> tuple[list[str], int | None, int | None]:
        with_answer: list[str] = []
        async with server() as (port, _):
            waiting = await connect(f"ws://127.0.0.1:{port}")
            idle = await connect(f"ws://127.0.0.1:{port}")
            await waiting.send("slowly")
            await asyncio.sleep(0.1)
        for peer in (waiting, idle):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    with_answer.append(str(await peer.recv()))
        return with_answer, waiting.close_code, idle.close_code

    assert asyncio.run(story()) == (["done"], 1012, 1012)
