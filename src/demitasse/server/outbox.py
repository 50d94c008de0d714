"""The way of a frame to its viewer.

Under `demitasse serve` a frame goes straight to the transport, whose buffer is all the queue there is
(`connections.py`). Any other ASGI server, such as that of the tests, takes it from a queue of ours.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketException

Socket = WebSocket[Any, Any, Any]
Receiver = Callable[[], Awaitable[Any]]
CONNECTION = "connection"
"""Under this name a scope's state holds the connection itself, where it is one of ours."""


class Outbox(Protocol):
    """Frames leave in the order in which they are written; writing never waits."""

    @property
    def waiting(self) -> int:
        """Bytes that the peer has not taken yet."""
        ...

    def write(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None:
        """Close once everything is sent; a peer that takes nothing is dropped after a while."""


def receiver_of(socket: Socket) -> Receiver:
    """What the peer says next: from the connection itself where it is one of ours, past all that lies between."""
    connection = socket.scope["state"].get(CONNECTION)
    receiver: Receiver = connection.receive if connection is not None else socket.receive
    return receiver


def outbox_of(socket: Socket) -> Outbox:
    """The connection itself if it can be written to, else a queue before it."""
    connection: Outbox | None = socket.scope["state"].get(CONNECTION)
    return connection if connection is not None else QueuedOutbox(socket)


class QueuedOutbox:
    """An `Outbox` with a task that empties it."""

    def __init__(self, socket: Socket) -> None:
        self.waiting = 0
        self._socket = socket
        self._frames: deque[bytes | int] = deque()
        self._sending: asyncio.Task[None] | None = None

    def write(self, frame: bytes) -> None:
        self.waiting += len(frame)
        self._put(frame)

    def close(self, code: int) -> None:
        self._put(code)

    def _put(self, frame: bytes | int) -> None:
        self._frames.append(frame)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._frames:
                frame = self._frames.popleft()
                if isinstance(frame, int):
                    await self._socket.close(frame)
                    return
                await self._socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                self.waiting -= len(frame)
        except (WebSocketException, OSError, RuntimeError):
            self._frames.clear()  # the peer has gone
