"""What lies below the application: uvicorn's connections, with limits, and frames that go straight to the transport.

A connection that does nothing, asks half a question, or takes nothing it is sent ends here, before it costs anybody
else a place. Behind a proxy all come from one address, so that only the total counts.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from demitasse.server.limits import Bucket, Limits
from demitasse.server.outbox import CONNECTION

TEXT = 0x81
"""First byte of a whole text frame (RFC 6455); frames of a client are masked, those of a server are not."""
FINAL, MASKED = 0x80, 0x80
PING = bytes((FINAL | Opcode.PING, 0))
"""All our pings are alike: they carry nothing, since whatever a peer answers shows that it is there."""
PONG = bytes((FINAL | Opcode.PONG, MASKED))
"""How the answer to one begins; the four bytes of its mask follow."""
ANSWERED = Frame(Opcode.PONG, b"")
SECONDS_TO_CLOSE = 5.0
FILES_WANTED = 65_536
FILES_BESIDE = 128
"""Files that are no connections: the store's, the client's, those of workers."""
TOO_MANY = b"Too many connections: close some and try it again.\n"
TURNED_AWAY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ncontent-length: %d\r\n"
    b"retry-after: 5\r\nconnection: close\r\n\r\n%b"
) % (len(TOO_MANY), TOO_MANY)
NOISE = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
"""What uvicorn would log for each of a stranger's frames: it is theirs to know, and they are told."""


class Gate:
    """How many connections there are, in all and from each address."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.open: Counter[str] = Counter()
        self.total = 0
        self.refused = 0

    def enter(self, address: str) -> bool:
        if self.total >= self.most or (self.each and self.open[address] >= self.each):
            self.refused += 1
            return False
        self.total += 1
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class ServerConfig(uvicorn.Config):
    """Uvicorn's settings, and our limits for its connections."""

    def __init__(self, app: Any, limits: Limits, behind_proxy: bool = False, **rest: Any) -> None:
        ours = {"http": HttpConnection, "ws": LiveConnection, "proxy_headers": behind_proxy}
        super().__init__(app, **{**rest, **ours})
        self.limits = limits
        self.gate = Gate(0 if behind_proxy else limits.connections, room_for_connections())
        logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith(NOISE))


def room_for_connections() -> int:
    """How many connections there are files for, after as many as possible were asked for."""
    if os.name != "posix":
        return FILES_WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(16, soft - FILES_BESIDE)


class HttpConnection(HttpToolsProtocol):
    """A connection that asks: counted, and ended when a question is not complete in time."""

    _asking: asyncio.TimerHandle | None = None
    _entered = False

    @property
    def _settings(self) -> ServerConfig:
        return cast(ServerConfig, self.config)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self._settings.gate.enter(self.address)
        if self._entered:
            self._expect_question()
        else:
            transport.write(TURNED_AWAY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._question_came()
        if self._entered:
            self._settings.gate.leave(self.address)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_question()

    def on_message_complete(self) -> None:
        self._question_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._question_came()
        super().handle_websocket_upgrade()  # whoever takes over leaves the gate

    def _expect_question(self) -> None:
        self._question_came()
        self._asking = self.loop.call_later(self._settings.limits.request_seconds, self.transport.abort)

    def _question_came(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None


class LiveConnection(WebSocketsSansIOProtocol):
    """A viewer's WebSocket. An `Outbox`: the transport's buffer holds what the peer has not taken yet.

    What is written in one turn of the loop leaves at its end in one piece, since each piece is a call of the kernel. A
    frame that comes whole, as nearly all do, is read here; anything else is the business of `websockets`.
    """

    _allowance: Bucket | None = None
    """For pings and pongs, which the application never sees. Browsers send none but the answers to ours."""
    _between_frames = True
    """What comes next begins a frame; False for good once a piece ended within one."""
    _unsent_bytes = 0
    _answering = False
    """The application has been given something and has not asked for more yet."""
    _leaving = False

    def __init__(self, *given: Any, **rest: Any) -> None:
        super().__init__(*given, **rest)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, CONNECTION: self}
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        cast(ServerConfig, self.config).gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and self._between_frames:
            text = None if self.close_sent else whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._hand_on(text)
                return
            if len(data) == 6 and data.startswith(PONG):
                self.handle_pong(ANSWERED)
                return
            self._between_frames = ends_between_frames(data)
        super().data_received(data)

    def _hand_on(self, text: str) -> None:
        """To the application; whoever says more than it can take is not listened to meanwhile."""
        busy = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if busy and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        self._answering = False
        if self._leaving and self.queue.empty():
            self._leave()
        said = await super().receive()
        self._answering = True
        return said

    def shutdown(self) -> None:
        """The server stops: whoever waits for an answer gets it first, and is told to come back."""
        self._leaving = True
        if not self._answering and self.queue.empty():
            self._leave()
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _leave(self) -> None:
        self._flush()
        if not self.transport.is_closing():
            super().shutdown()

    def handle_ping(self) -> None:
        if self._may_signal():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_signal():
            super().handle_pong(event)

    def _may_signal(self) -> bool:
        """Count a ping or a pong; whoever sends too many, or takes none of the answers, is gone."""
        limits = cast(ServerConfig, self.config).limits
        if self._allowance is None:
            self._allowance = Bucket(limits.messages_a_second, limits.messages_at_once)
        if self._allowance.take() and self.waiting <= limits.backlog:
            return True
        self.transport.abort()
        return False

    def send_keepalive_ping(self) -> None:
        """As uvicorn's, whose frame is made anew for each of thousands of viewers."""
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = b""
        self.ping_sent_at = self.loop.time()
        self.transport.write(PING)
        assert self.ping_timeout is not None
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """A peer that answers no ping may never take what waits for it: closing politely would wait for that."""
        self.transport.abort()

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size() + self._unsent_bytes

    def write(self, frame: bytes) -> None:
        if not self._unsent:
            if not unflushed:
                self.loop.call_soon(flush)
            unflushed.append(self)
        self._unsent += (frame_header(len(frame)), frame)
        self._unsent_bytes += len(frame)

    def _flush(self) -> None:
        if self._unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()
        self._unsent_bytes = 0

    def close(self, code: int) -> None:
        self._flush()
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:  # the peer is closing already
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.read_paused:  # the peer's answer completes the handshake
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)


unflushed: list[LiveConnection] = []
"""Those that were written to in this turn of the loop."""


def flush() -> None:
    """At its end: send what was written."""
    written = unflushed[:]
    unflushed.clear()
    for connection in written:
        connection._flush()


def whole_text(data: bytes, longest: int) -> str | None:
    """The text in a piece that is exactly one frame of a client; None for whatever else it is."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    begins, ends = frame_bounds(data, 0)
    if ends != len(data) or ends - begins > longest or not data[1] & MASKED:
        return None
    key, payload = data[begins - 4 : begins], data[begins:]
    length = len(payload)
    mask = int.from_bytes((key * (length // 4 + 1))[:length], "little")
    try:
        return (int.from_bytes(payload, "little") ^ mask).to_bytes(length, "little").decode()
    except UnicodeDecodeError:
        return None


def ends_between_frames(data: bytes) -> bool:
    """Whether a piece that begins with a frame ends with one, all of them whole messages."""
    start = 0
    while start < len(data):
        if not data[start] & FINAL:
            return False
        _, start = frame_bounds(data, start)
    return start == len(data)


def frame_bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; beyond the data where it is not all there."""
    if len(data) < start + 2:
        return start + 2, start + 2
    length, begins = data[start + 1] & 0x7F, start + 2
    if length >= 126:
        begins += 2 if length == 126 else 8
        length = int.from_bytes(data[start + 2 : begins], "big")
    begins += 4 if data[start + 1] & MASKED else 0
    return begins, begins + length


def frame_header(length: int) -> bytes:
    """The header of a text frame of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
