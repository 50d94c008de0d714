"""What lies below the application: uvicorn's connections, with frames that go straight to the transport."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from demitasse.server.outbox import CONNECTION

TEXT = 0x81
"""First byte of a whole text frame (RFC 6455); frames of a server are not masked."""
SECONDS_TO_CLOSE = 5.0


class LiveConnection(WebSocketsSansIOProtocol):
    """A viewer's WebSocket. An `Outbox`: the transport's buffer holds what the peer has not taken yet."""

    def handle_connect(self, event: Request) -> None:
        self.app_state = {**self.app_state, CONNECTION: self}
        super().handle_connect(event)

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines((frame_header(len(frame)), frame))

    def close(self, code: int) -> None:
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


def frame_header(length: int) -> bytes:
    """The header of a text frame of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
