"""Connections below the application: what is written straight to the transport."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from demitasse.server.connections import frame_header


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
