"""The routes of the talk: what was said, the host's switch, and a nudge from elsewhere. The live feed has the rest."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from demitasse.server.answers import AnyRequest, bearer_of
from demitasse.server.keys import hashes_of
from demitasse.server.refusals import Forbidden
from demitasse.server.server import Server
from demitasse.server.talk import told
from demitasse.server.wire import NudgeSeat, Quiet, TableInfo, TalkInfo


@get("/api/tables/{table:str}/talk")
async def show_talk(
    request: AnyRequest, server: NamedDependency[Server], table: FromPath[str]
) -> list[TalkInfo]:
    """What people said at a table, for whoever has a seat there."""
    found = await server.table_for(table, bearer_of(request))
    if not found.seats_of(hashes_of((bearer_of(request),))):
        raise Forbidden("server-not-your-seat")
    return [told(line) for line in await server.talk.of(found)]


@post("/api/tables/{table:str}/quiet", status_code=200)
async def set_quiet(
    request: AnyRequest, server: NamedDependency[Server], table: FromPath[str], data: JSONBody[Quiet]
) -> TableInfo:
    """The host switches the talk off, or on again."""
    found = await server.hosted_table(table, bearer_of(request))
    await found.set_quiet(data.on)
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/nudge", status_code=204)
async def nudge(
    request: AnyRequest, server: NamedDependency[Server], table: FromPath[str], data: JSONBody[NudgeSeat]
) -> None:
    """Whoever waits reminds whom they wait for, also from their start page."""
    found = await server.table_for(table, bearer_of(request))
    seats = found.seats_of(hashes_of((bearer_of(request),)))
    if not seats:
        raise Forbidden("server-not-your-seat")
    await server.talk.nudge(found, seats[0], data.whom)
