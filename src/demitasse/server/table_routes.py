"""The routes of the tables: making one, its seats, its record, and the live feed."""

from __future__ import annotations

from typing import Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from demitasse.server import invitation
from demitasse.server.answers import (
    RECORD,
    AnyRequest,
    address_of,
    bearer_of,
    gzipped_json,
    port_of,
    record_file,
    told_as,
)
from demitasse.server.keys import hashes_of
from demitasse.server.refusals import Forbidden
from demitasse.server.server import Server
from demitasse.server.websocket import handle_connection
from demitasse.server.wire import (
    InviteAddress,
    JoinTable,
    NewTable,
    Rematch,
    ReplayFrame,
    SeatChange,
    SeatKey,
    Start,
    TableInfo,
    TableKeys,
)

TheServer = NamedDependency[Server]
Id = FromPath[str]


@post("/api/tables")
async def create_table(request: AnyRequest, server: TheServer, data: JSONBody[NewTable]) -> TableKeys:
    """Make a table. It starts at once when nobody is to come by link."""
    await server.makes_table(address_of(request))
    return await server.registry.create(data)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """A table, for whoever has a key or link of it (`Authorization: Bearer …`)."""
    return server.feeds.of(await server.table_for(table, bearer_of(request))).info()


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: AnyRequest, server: TheServer, table: Id, data: JSONBody[JoinTable]) -> SeatKey:
    """Sit down by the join link; or, at a rematch, in the seat kept for one's old key (as Bearer)."""
    found = await server.registry.table(table)
    bearer = bearer_of(request)
    if bearer and not data.join:
        return await found.seating.claim(bearer)
    return await found.seating.join(hashes_of((data.join,)), data.name, data.seat)


@get("/api/tables/{table:str}/address")
async def invite_address(request: AnyRequest, server: TheServer, table: Id) -> InviteAddress:
    """Where the host's friends can open this table."""
    await server.hosted_table(table, bearer_of(request))
    settings = server.settings
    return invitation.address_for(
        request.headers.get("host", ""), port_of(request), settings.host, settings.public_url
    )


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(
    request: AnyRequest, server: TheServer, table: Id, data: JSONBody[Start | None] = None
) -> TableInfo:
    """The host starts the play; seats that are still free are taken away if the host says so."""
    found = await server.hosted_table(table, bearer_of(request))
    await found.start(without_free=data is not None and data.without_free)
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """Whoever has the seat's key leaves it; the key still opens it."""
    found = await server.table_for(table, bearer_of(request))
    await found.seating.leave(hashes_of((bearer_of(request),)))
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/back", status_code=200)
async def come_back(request: AnyRequest, server: TheServer, table: Id) -> TableInfo:
    """Take one's seat again."""
    found = await server.table_for(table, bearer_of(request))
    await found.seating.come_back(hashes_of((bearer_of(request),)))
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: AnyRequest,
    server: TheServer,
    table: Id,
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableInfo:
    """The host gives a seat to a friend by link, or to a bot."""
    found = await server.hosted_table(table, bearer_of(request))
    await found.seating.give_seat(seat, data.kind, data.bot)
    return server.feeds.of(found).info()


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: AnyRequest, server: TheServer, table: Id, data: JSONBody[Rematch | None] = None
) -> TableKeys:
    """Once more, everybody one seat further. Who asks first is the host of the new table."""
    found = await server.table_for(table, bearer_of(request))
    if not found.rematch:
        await server.makes_table(address_of(request))
    return await server.registry.rematch(found, bearer_of(request), data.keys if data is not None else ())


@get("/api/tables/{table:str}/record", media_type=RECORD)
async def table_record(request: AnyRequest, server: TheServer, table: Id) -> Response[bytes]:
    """The record of a finished table, for whoever has a key of it."""
    found = await server.table_for(table, bearer_of(request))
    return record_file(await server.replays.record(found.id), table)


@get("/api/tables/{table:str}/frames", responses=told_as(list[ReplayFrame]))
async def latest_frames(
    request: AnyRequest, server: TheServer, table: Id, seat: FromQuery[int], first: FromQuery[int] = 0
) -> Response[bytes]:
    """What happened since: the position after `first` rows and after each from there, for whoever sits in the seat."""
    found = await server.table_for(table, bearer_of(request))
    if seat not in found.seats_of(hashes_of((bearer_of(request),))):
        raise Forbidden("server-not-your-seat")
    return await gzipped_json(request, await server.replays.latest(found, seat, first), keep=False)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer, table: Id) -> None:
    """The live feed."""
    await handle_connection(server, socket, table)


ROUTES = (
    show_table,
    join_table,
    invite_address,
    start_table,
    leave_table,
    come_back,
    change_seat,
    rematch,
    table_record,
    latest_frames,
    live,
)
