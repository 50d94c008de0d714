"""The client's one page as it is sent for an address: with a preview in its head, and with what it begins with."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from html import escape

from litestar import Response

from demitasse.kernel.errors import DemitasseError
from demitasse.server import brought, first_answers, pages, previews
from demitasse.server.answers import AnyRequest, language_of, send_page
from demitasse.server.beginning import Beginning, beginning_of
from demitasse.server.brought import Brought
from demitasse.server.pages import Page
from demitasse.server.server import Server

EARLY = "early.js"
"""The script that runs before anything else."""
NAMED_EARLY = f'<script src="/{EARLY}"></script>'
NAMED = re.compile(
    r'\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>|\s*<script type="module"[^>]*></script>'
)
"""How the page as it was built names what it needs."""
BESIDE = re.compile(rb"(?<=[\"'`])\./(?=[\w.-]+-[\w-]{8}\.js[\"'`])")
"""How a script names one that lies beside it."""


async def open_page(
    request: AnyRequest, server: Server, status: int, path: str, page: Page
) -> Response[bytes]:
    language, settings = language_of(request), server.settings
    head = await server.registry.head_of(previews.table_in(path))
    game = previews.game_in(path, head.game if head else None)
    origin = previews.origin_asked(
        request.scope["scheme"], request.headers.get("host", ""), settings.public_url
    )
    preview = previews.preview_of(path, language, game, settings.client)
    text = previews.in_head(page.data.decode(), preview, language, origin, path)
    beginning = beginning_of(server.client.chunks, path, game, language, head.own_content if head else "")
    if beginning == Beginning():  # built without telling what it begins with
        return send_page(request, status, pages.page_of(pages.INDEX, text.encode()))
    return send_page(request, status, await with_beginning(server, text, beginning))


async def with_beginning(server: Server, text: str, beginning: Beginning) -> Page:
    """What others import by its name, everything else as it is."""
    early = server.client.file(EARLY)
    first, end, rest = NAMED.sub("", text).partition("</head>")
    first = first.replace(NAMED_EARLY, f"<script>{early.decode()}</script>", 1)
    named = "".join(
        f'  <link rel="modulepreload" crossorigin href="{escape(one)}">\n' for one in beginning.scripts
    )
    along = await server.brought.awaited(
        repr((server.client.built, beginning)), lambda: bring_along(server, beginning, end + rest)
    )
    data = (first + named).encode()
    return Page(
        data=data + along.html,
        gzipped=brought.gzipped(data, along),
        media_type="text/html",
        etag=pages.etag_of(data + along.tag.encode()),
        cache=pages.REVALIDATE,
        headers={
            pages.CONTENT_POLICY: pages.policy((brought.hash_of(early), *along.scripts), along.styles),
            # Read before the page is, and by what stands in front of us.
            "link": ", ".join(f"<{one}>; rel=modulepreload; crossorigin" for one in beginning.scripts),
        },
    )


async def bring_along(server: Server, beginning: Beginning, rest: str) -> Brought:
    styles = {address: server.client.file(address[1:]) for address in beginning.styles}
    answers = {address: server.client.file(address[1:]) for address in beginning.sentences}
    for address in beginning.answers:
        with suppress(DemitasseError):  # who asks for it is told why
            answers[address] = (await first_answers.at(server, address)).data
    modules = {
        address: BESIDE.sub(b"/assets/", server.client.file(address[1:])) for address in beginning.modules
    }
    return await asyncio.to_thread(brought.bring, styles, answers, modules, rest)
