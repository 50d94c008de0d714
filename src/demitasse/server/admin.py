"""The page of whoever runs the server: how it is, its tables and addresses, and what can be done about them.

It opens with the admin key, which a browser asks for by itself (as a password; any name will do). There is no script:
every button is a form, and forms of other sites are refused like all their posts.
"""

from __future__ import annotations

import binascii
import html
from base64 import b64decode
from urllib.parse import parse_qs

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from demitasse.games import game as game_of
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.server import pages
from demitasse.server.answers import AnyRequest, language_of
from demitasse.server.health import health_of, troubles_of
from demitasse.server.operations import is_admin
from demitasse.server.server import Server

TheServer = NamedDependency[Server]
PLACE = "/admin"
MOST_TABLES = 200
HEADERS = {"cache-control": "no-store", "referrer-policy": "same-origin"}
"""Without any referrer a browser would not say either that its forms are from here, and they would be refused."""


@get(PLACE, include_in_schema=False)
async def show_admin(request: AnyRequest, server: TheServer) -> Response[bytes]:
    if not is_admin(request, server, password_of(request)):
        return ask_for_key(request, server)
    page = admin_page(server, language_of(request))
    return Response(page, media_type="text/html", headers=HEADERS)


@post(f"{PLACE}/drain", include_in_schema=False)
async def drain(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Take no new tables any more, and tell probes so; or take them again."""
    if not is_admin(request, server, password_of(request)):
        return ask_for_key(request, server)
    server.draining = (await form_of(request)).get("on") == "yes"
    return back()


@post(f"{PLACE}/tables/{{table:str}}/close", include_in_schema=False)
async def close_table(request: AnyRequest, server: TheServer, table: FromPath[str]) -> Response[bytes]:
    """Send everybody away and remove it for good."""
    if not is_admin(request, server, password_of(request)):
        return ask_for_key(request, server)
    await server.registry.remove(table)
    return back()


@post(f"{PLACE}/bans", include_in_schema=False)
async def ban(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Let an address in no more, and end what it has open; or let it in again."""
    if not is_admin(request, server, password_of(request)):
        return ask_for_key(request, server)
    wish = await form_of(request)
    address = server.bans.put(wish.get("address", ""), wish.get("on") == "yes")
    if address in server.bans.addresses:
        await server.addresses.send_away(address)
    return back()


async def form_of(request: AnyRequest) -> dict[str, str]:
    given = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=10)
    return {name: values[0] for name, values in given.items()}


def password_of(request: AnyRequest) -> str:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "basic":
        return ""
    try:
        return b64decode(given, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeError):
        return ""


def back() -> Response[bytes]:
    return Response(b"", status_code=303, headers={"location": PLACE})


def ask_for_key(request: AnyRequest, server: Server) -> Response[bytes]:
    """Where a key opens it, the browser asks for it."""
    sentence = say(Message("server-not-admin"), language_of(request)).encode()
    headers = {"cache-control": "no-store"}
    if not server.settings.admin_key:
        return Response(sentence, status_code=403, media_type="text/plain", headers=headers)
    headers["www-authenticate"] = 'Basic realm="Demitasse", charset="UTF-8"'
    return Response(sentence, status_code=401, media_type="text/plain", headers=headers)


def admin_page(server: Server, language: str) -> bytes:
    def word(what: str, **facts: str | int) -> str:
        return html.escape(say(Message(f"server-admin-{what}", facts), language))

    def button(action: str, label: str, **fields: str) -> str:
        hidden = "".join(
            f'<input type="hidden" name="{name}" value="{html.escape(value)}">'
            for name, value in fields.items()
        )
        return f'<form method="post" action="{PLACE}/{action}">{hidden}<button>{label}</button></form>'

    health = health_of(server)
    reasons = "; ".join(html.escape(say(trouble, language)) for trouble in troubles_of(server))
    body = [
        f"<p><strong>{word('ready') if health.ready else word('not-ready')}</strong> {reasons}</p>",
        f"<p>{word('counts', tables=health.tables, viewers=health.viewers)}</p>",
        button("drain", word("drain-off"), on="no")
        if server.draining
        else button("drain", word("drain"), on="yes"),
        f"<h2>{word('tables')}</h2>",
    ]
    tables = sorted(server.registry.tables.values(), key=lambda table: table.touched, reverse=True)
    if tables:
        body.append("<table>")
        body += [
            f"<tr><th>{html.escape(game_of(table.head.game).title)}</th>"
            f"<td>{html.escape(', '.join(seat.name or '–' for seat in table.seats))}</td>"
            f"<td>{word('state', state=table.state, rows=table.seq)}</td>"
            f"<td>{word('looking', viewers=len(server.feeds.of(table).viewers))}</td>"
            f"<td><details><summary>{word('close')}</summary><p>{word('close-about')}</p>"
            f"{button(f'tables/{table.id}/close', word('close-yes'))}</details></td></tr>"
            for table in tables[:MOST_TABLES]
        ]
        body.append("</table>")
    else:
        body.append(f"<p>{word('no-tables')}</p>")
    body.append(f"<h2>{word('addresses')}</h2><table>")
    body += [
        f"<tr><th>{html.escape(address)}</th><td>{word('sockets', sockets=sockets)}</td>"
        f"<td>{button('bans', word('ban'), address=address, on='yes')}</td></tr>"
        for address, sockets in sorted(server.addresses.sockets().items())
    ]
    body += [
        f"<tr><th>{html.escape(address)}</th><td>{word('banned')}</td>"
        f"<td>{button('bans', word('let-in'), address=address, on='no')}</td></tr>"
        for address in sorted(server.bans.addresses)
    ]
    field = f'<label>{word("ban-address")} <input name="address" required></label>'
    body.append(
        f'</table><form method="post" action="{PLACE}/bans"><input type="hidden" name="on" value="yes">'
        f"{field} <button>{word('ban')}</button></form>"
    )
    return pages.html_page(language, say(Message("server-admin-title"), language), body)
