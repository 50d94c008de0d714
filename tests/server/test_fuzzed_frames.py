"""Frames that no client of ours would send: each is answered or the connection closed, and the table goes on."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect

from demitasse.server.wire import ClientFrame
from tests.server.visiting import ME, Guest, Visit

TOM = {"kind": "me", "name": "Tom"}
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FITTING: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-1, 3) | st.integers(),
    bool: st.booleans(),
    str: st.text(max_size=20),
}


def frames_of(kind: type[msgspec.Struct]) -> st.SearchStrategy[str]:
    """Frames of one kind, some of which fit and some of which say anything, or too little."""
    fields = {
        field.name: FITTING[field.type] | VALUES if field.type in FITTING else VALUES
        for field in msgspec.structs.fields(kind)
    }
    tag = {"type": st.just(kind.__struct_config__.tag)}
    either = st.fixed_dictionaries(tag | fields) | st.fixed_dictionaries(tag, optional=fields)
    return either.map(lambda frame: msgspec.json.encode(frame).decode())


FRAMES = st.one_of([frames_of(kind) for kind in get_args(ClientFrame)]) | st.text(max_size=60)
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
