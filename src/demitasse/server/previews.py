"""What a chat shows of a link: title, sentence and picture in the head of the client's one page (Open Graph).

Crawlers run no script and take no SVG, so the server writes the tags, and the pictures are PNGs, drawn from the games'
covers by web/scripts/previews.py. Links are asked for without what is behind the `#`: no token ever comes here. Of a
table only its game is told, to whoever knows its unguessable id.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import msgspec

from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.language import say
from demitasse.kernel.message import Message

OF_GAMES = {
    "new": "server-preview-new",
    "rules": "server-preview-rules",
    "how": "server-preview-how",
    "guide": "server-preview-guide",
    "results": "server-preview-results",
    "box": "server-preview-box",
}
"""Pages of a game, by how their address begins, and their titles; `/new/coffee-rush`."""
OF_TABLES = {
    "join": "server-preview-join",
    "watch": "server-preview-watch",
    "table": "server-preview-table",
    "replay": "server-preview-replay",
}
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
PICTURES = "previews"
OUR_PICTURE = "demitasse"
WIDTH, HEIGHT = 1200, 630
HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")
TITLE = re.compile(r"<title>[^<]*</title>")
MANIFEST = "/manifest.en.webmanifest"
"""What the installed app is called and shows; the page names the English one."""
LANGUAGE = re.compile(r'(<html[^>]*\blang=")[^"]*')


class Preview(msgspec.Struct, frozen=True):
    """What is told of a page before it is opened."""

    title: str
    about: str
    picture: str


def table_in(path: str) -> str:
    """The id of the table an address is about; empty for any other page."""
    page, _, id = path.partition("/")
    return id if page in OF_TABLES else ""


def game_in(path: str, game_at_table: str | None) -> str | None:
    """Which game an address is about, if it is one."""
    page, _, rest = path.partition("/")
    id = game_at_table if page in OF_TABLES else rest.partition("/")[0]
    return id if id in GAMES else None


def preview_of(path: str, language: str, id: str | None, client: Path) -> Preview:
    """What to tell of an address of the client, whatever it is, and of its game."""
    page = path.partition("/")[0]
    key = OF_GAMES.get(page) or OF_TABLES.get(page)
    if key is None or id is None:
        about = say(Message("server-preview-about"), language)
        return Preview("Demitasse", about, picture_of(OUR_PICTURE, client))
    game = game_of(id)
    return Preview(
        title=say(Message(key, {"game": game.title}), language),
        about=say(Message(f"{game.prefix}-about"), language),
        picture=picture_of(game.id, client),
    )


def picture_of(name: str, client: Path) -> str:
    """The path of a picture; ours for a game that brings none."""
    found = name if (client / PICTURES / f"{name}.png").is_file() else OUR_PICTURE
    return f"/{PICTURES}/{found}.png"


def origin_asked(scheme: str, host: str, public_url: str) -> str:
    """How addresses begin for whoever asked; empty for a `Host` that is none."""
    if public_url:
        return public_url
    return f"{scheme}://{host}" if scheme in ("http", "https") and HOST.fullmatch(host) else ""


def in_head(page: str, preview: Preview, language: str, origin: str, path: str) -> str:
    """The client's page with a preview in its head. Every word is escaped."""
    whole = preview.title if preview.title == "Demitasse" else f"{preview.title} · Demitasse"
    tags = {
        "og:type": "website",
        "og:site_name": "Demitasse",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.about,
        "og:image": f"{origin}{preview.picture}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
        **({"og:url": f"{origin}/{path}"} if origin else {}),
    }
    head = [
        f"<title>{escape(whole)}</title>",
        f'<meta name="description" content="{escape(preview.about)}">',
        '<meta name="twitter:card" content="summary_large_image">',
        *(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()),
    ]
    page = LANGUAGE.sub(lambda found: found[1] + language, page, count=1)
    page = page.replace(MANIFEST, f"/manifest.{language}.webmanifest", 1)
    return TITLE.sub(lambda _: "\n    ".join(head), page, count=1)
