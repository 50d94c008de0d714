"""What goes on at a table, for the start page of somebody who has a seat there."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from demitasse.kernel.language import LANGUAGES
from demitasse.server.answers import AnyRequest, bearer_of
from demitasse.server.keys import hashes_of
from demitasse.server.latest import latest_move
from demitasse.server.server import Server
from demitasse.server.wire import TableNews


@get("/api/tables/{table:str}/news")
async def show_news(
    request: AnyRequest,
    server: NamedDependency[Server],
    table: FromPath[str],
    language: FromQuery[str] = "en",
) -> TableNews:
    """Whose turn it is and since when, what happened last in the reader's language, and how it ended."""
    found = await server.table_for(table, bearer_of(request))
    seats = found.seats_of(hashes_of((bearer_of(request),)))
    position = found.play.position if found.play is not None else None
    last = ""
    if found.rows and seats and not found.game.real_time:
        last = latest_move(found, seats[0], language if language in LANGUAGES else "en")
    return TableNews(
        table=server.feeds.of(found).info(),
        seats=seats,
        last=last,
        moved=found.moved.wall,
        now=server.store.uptime.moment.wall,
        result=position.result if position is not None else None,
    )
