"""The route of the coach."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from demitasse.server.answers import JSON, told_as
from demitasse.server.server import Server
from demitasse.server.wire import CoachReport


@get("/api/replays/{replay:str}/coach", responses=told_as(CoachReport))
async def show_coach(
    server: NamedDependency[Server], replay: FromPath[str], looked: FromQuery[int] = -1
) -> Response[bytes]:
    """What the coach has to say of a play: the curve at once, and for who has it, more as soon as there is more."""
    data = await server.coaching.report(replay, looked)
    return Response(data, headers={"cache-control": "no-store"}, media_type=JSON)
