"""The routes by which keys are carried to another device."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from demitasse.server.answers import AnyRequest, address_of
from demitasse.server.server import Server
from demitasse.server.wire import FetchParcel, Parcel, ParcelCode


@post("/api/parcels")
async def leave_parcel(
    request: AnyRequest, server: NamedDependency[Server], data: JSONBody[Parcel]
) -> ParcelCode:
    """Leave keys for another device of one's own; the code fetches them once."""
    await server.addresses.makes_table(address_of(request))
    return await server.parcels.leave(data.parcel)


@post("/api/parcels/fetch", status_code=200)
async def fetch_parcel(server: NamedDependency[Server], data: JSONBody[FetchParcel]) -> Parcel:
    """Fetch the keys that were left for this code."""
    return Parcel(parcel=await server.parcels.fetch(data.code))
