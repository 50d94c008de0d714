"""The routes of the replays: looking back at a play, and playing on from a moment of it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from demitasse.server.answers import RECORD, AnyRequest, address_of, gzipped_json, record_file, told_as
from demitasse.server.server import Server
from demitasse.server.wire import Fork, ReplayFrame, ReplayInfo, TableKeys

TheServer = NamedDependency[Server]
Id = FromPath[str]


@post("/api/replays", responses=told_as(ReplayInfo, 201))
async def load_replay(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Bring a record (its text is the body) and look back at it; it is kept under an unguessable id."""
    await server.addresses.loads_replay(address_of(request))
    return await gzipped_json(request, await server.replays.load(await request.body()), status=201)


@get("/api/replays/{replay:str}", responses=told_as(ReplayInfo))
async def show_replay(request: AnyRequest, server: TheServer, replay: Id) -> Response[bytes]:
    """A finished table or a record somebody brought."""
    return await gzipped_json(request, await server.replays.info(replay))


@get("/api/replays/{replay:str}/frames", responses=told_as(list[ReplayFrame]))
async def replay_frames(
    request: AnyRequest, server: TheServer, replay: Id, seat: FromQuery[str] = "-1"
) -> Response[bytes]:
    """The position before the first row and after each: from a seat's eyes, a spectator's (-1), or all `open`."""
    return await gzipped_json(request, await server.replays.frames(replay, seat))


@get("/api/replays/{replay:str}/record", media_type=RECORD)
async def replay_record(server: TheServer, replay: Id) -> Response[bytes]:
    """The record file."""
    return record_file(await server.replays.record(replay), replay)


@post("/api/replays/{replay:str}/fork")
async def fork_replay(request: AnyRequest, server: TheServer, replay: Id, data: JSONBody[Fork]) -> TableKeys:
    """Play on from a moment, against bots."""
    await server.makes_table(address_of(request))
    return await server.registry.fork(data, await server.replays.parsed(replay), replay)


ROUTES = (show_replay, replay_frames, replay_record, fork_replay)
