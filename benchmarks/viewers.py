"""A WebSocket client that costs next to nothing, so that who measures a server leaves it its share of the machine.

It opens a connection, hands over every text that comes, and can say something. No extension, no fragments, no TLS.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG, CLOSE = 0x1, 0x9, 0xA, 0x8
SECONDS_TO_OPEN = 30
MASK = bytes(4)
"""A client must mask its frames; nothing forbids to mask with zeros."""


class Viewer(asyncio.Protocol):
    """One connection. `heard` is told every text, `code` is the code it was closed with."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 0
        self._request = request
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was not opened"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                self.transport.abort()
                return
            self.opened.set_result(None)
        start = 0
        while (found := frame_at(buffer, start)) is not None:
            opcode, payload, start = found
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self.transport.write(frame(PONG, payload))
            elif opcode == CLOSE:
                self.code = int.from_bytes(payload[:2], "big")
                self.transport.close()
        self._buffer = buffer[start:]

    def say(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def leave(self) -> None:
        self.transport.close()


def frame(opcode: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < 126:
        return bytes((0x80 | opcode, 0x80 | length)) + MASK + payload
    return bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big") + MASK + payload


def frame_at(buffer: bytes, start: int) -> tuple[int, bytes, int] | None:
    """Kind, payload and end of the frame that begins there; None while it is not all there."""
    if len(buffer) < start + 2:
        return None
    opcode, length, begins = buffer[start] & 0x0F, buffer[start + 1], start + 2
    if length >= 126:
        begins += 2 if length == 126 else 8
        length = int.from_bytes(buffer[start + 2 : begins], "big")
    if len(buffer) < begins + length:
        return None
    return opcode, buffer[begins : begins + length], begins + length


async def open_viewer(port: int, path: str, heard: Callable[[bytes], None]) -> Viewer:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, viewer = await loop.create_connection(lambda: Viewer(request.encode(), heard), "127.0.0.1", port)
    await asyncio.wait_for(viewer.opened, SECONDS_TO_OPEN)
    return viewer
