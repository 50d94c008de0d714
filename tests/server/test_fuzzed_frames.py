"""Frames that no client of ours would send: each is answered or the connection closed, and the table goes on."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect

from tests.server.visiting import ME, Guest, Visit

TOM = {"kind": "me", "name": "Tom"}
TYPES = ("hello", "choose", "undo", "why", "hint", "pause", "ping", "nonsense")
FIELDS = ("id", "seat", "seq", "choice", "token", "protocol", "keys", "watch", "on", "text")
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FRAMES = st.builds(
    lambda type, rest: msgspec.json.encode({**rest, "type": type}).decode(),
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6),
) | st.text(max_size=60)
ASK = '{"type":"ping","id":424242}'


def answers_of(guest: Guest, frame: str) -> list[dict[str, Any]]:
    """What is said to a frame, until a ping behind it is answered or the connection ends."""
    heard: list[dict[str, Any]] = []
    try:
        guest.session.send_text(frame)
        guest.session.send_text(ASK)
        while not heard or heard[-1].get("id") != 424242:
            heard.append(msgspec.json.decode(guest.session.receive_text(timeout=30)))
    except WebSocketDisconnect:
        pass
    return heard


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    derandomize=True,
)
@given(frames=st.lists(FRAMES, min_size=1, max_size=4))
def test_whatever_is_said_the_server_answers_and_the_table_goes_on(visit: Visit, frames: list[str]) -> None:
    keys = visit.table(ME, TOM)
    with visit.connected(keys["table"]) as guest:
        guest.hello(*(seat["key"] for seat in keys["seats"]))
        for frame in frames:
            for said in answers_of(guest, frame):
                refusal = (said.get("refusal") or {}).get("message", {})
                assert refusal.get("key") not in ("server-not-saved", "server-failed"), frame
    with visit.seated(keys) as us:
        assert us.choose(us.latest["to_act"][0])["type"] == "accepted"
