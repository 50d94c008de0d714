"""Everything that is a page: the client, the rules, the description of this interface, and what protects them.

The framework has a router for static files and pages for OpenAPI. Ours stay because of what those do not do: a file of
the client is read and gzipped once, not for every answer, and sent as the build has packed it to who takes Brotli; a
client that was built again is noticed while the server runs; the one page of the client answers all of its addresses,
and only those, with 200; and the page that describes the interface needs no script from elsewhere, which the
Content-Security-Policy would refuse and a home without internet could not load.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from demitasse.citations import proofs
from demitasse.games import game as game_of
from demitasse.kernel import box
from demitasse.kernel.content import Name
from demitasse.kernel.encoding import encode
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from demitasse.server.beginning import Chunk, chunks_in
from demitasse.server.wire import RuleInfo

CLIENT = Path(__file__).parent / "client"
INDEX = "index.html"
CLIENT_ROUTES = (
    "",
    "new",
    "join",
    "watch",
    "table",
    "replay",
    "rules",
    "how",
    "guide",
    "results",
    "box",
    "carry",
)
"""How the addresses of the client's own pages begin."""


def policy(scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> str:
    """The Content-Security-Policy: only what comes from here, and what lies in a page by its hash."""
    ours = "'self'"
    return (
        f"default-src 'self'; script-src {' '.join((ours, *scripts))}; style-src {' '.join((ours, *styles))}; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


CONTENT_POLICY = "content-security-policy"
SECURITY = {
    CONTENT_POLICY: policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()",
}

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
SMALLEST_GZIPPED = 512
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest+json",
)


class Page(msgspec.Struct, frozen=True):
    """A file of the client, ready to be sent."""

    data: bytes
    gzipped: bytes | None
    media_type: str
    etag: str
    cache: str
    brotli: bytes | None = None
    """As the build has packed it (web/scripts/brotli.ts)."""
    headers: Mapping[str, str] = {}
    """Beyond the usual."""


class Client:
    """The built client. It is read again when it was built again."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder
        self._built = 0
        self._pages: dict[str, Page] = {}

    def kept(self, path: str) -> tuple[int, Page] | None:
        """The same as `page`, where that is no work."""
        self._forget_old_build()
        if path in self._pages:
            return 200, self._pages[path]
        page = self._pages.get(INDEX)
        return (200, page) if page is not None and path.split("/", 1)[0] in CLIENT_ROUTES else None

    def _forget_old_build(self) -> bool:
        """Whether there is a build at all."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            self._pages = {}
            return False
        if built != self._built:
            self._built = built
            self._pages = {}
        return True

    def page(self, path: str) -> tuple[int, Page] | None:
        """A file of the client, or its one page for every address of its own; None when it was not built."""
        if not self._forget_old_build():
            return None
        found = self._file(path)
        if found is not None:
            return 200, found
        page = self._file(INDEX)
        if page is None:
            return None
        return (200 if path.split("/", 1)[0] in CLIENT_ROUTES else 404), page

    @property
    def built(self) -> int:
        """When."""
        return self._built

    def file(self, path: str) -> bytes:
        """A file of the build, which has it."""
        found = self._file(path)
        if found is None:
            raise FileNotFoundError(path)
        return found.data

    @property
    def chunks(self) -> Mapping[str, Chunk]:
        return chunks_in(self._folder, self._built)

    def _file(self, path: str) -> Page | None:
        page = self._pages.get(path)
        if page is None:
            file = (self._folder / path).resolve()
            if not (path and file.is_relative_to(self._folder.resolve()) and file.is_file()):
                return None
            packed = file.with_name(f"{file.name}.br")
            brotli = packed.read_bytes() if packed.is_file() else None
            page = self._pages[path] = page_of(path, file.read_bytes(), brotli)
        return page


def page_of(path: str, data: bytes, brotli: bytes | None = None) -> Page:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind == "text/javascript" or path.endswith(".js"):
        kind = "text/javascript"
    return Page(
        data=data,
        gzipped=gzipped(data) if kind.startswith(COMPRESSIBLE) else None,
        media_type=kind,
        etag=etag_of(data),
        cache=IMMUTABLE if path.startswith("assets/") else REVALIDATE,
        brotli=brotli,
    )


def gzipped(data: bytes) -> bytes | None:
    if len(data) < SMALLEST_GZIPPED:
        return None
    return gzip.compress(data, 9, mtime=0)


def etag_of(data: bytes) -> str:
    return f'"{blake2b(data, digest_size=12).hexdigest()}"'


def json_page(data: bytes, tag: str = "", cache: str = REVALIDATE) -> Page:
    """JSON that a browser may keep as long as its tag is the same."""
    return Page(data, gzipped(data), "application/json", tag or etag_of(data), cache)


def box_page(game: str) -> Page:
    """The box of a game as we know it."""
    return json_page(encode(box.box_of(game_of(game))))


def rules_page(game: str) -> Page:
    return json_page(encode(rules_of(game_of(game))))


def rules_of(game: Game) -> list[RuleInfo]:
    """Every rule in the order of the rulebook, in both languages, with the tests that prove it."""
    texts = {language: game.rulebook.rules(language) for language in LANGUAGES}
    tests = proofs()
    return [
        RuleInfo(id=id, text=Name(en=english, fr=texts["fr"][id]), tests=tests.get(id, ()))
        for id, english in texts["en"].items()
    ]


def language_wanted(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


# Pages the server writes itself, without any script.


def html_page(language: str, title: str, body: Iterable[str]) -> bytes:
    lines = [
        "<!doctype html>",
        f'<html lang="{language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{html.escape(title)}</title>",
        '<link rel="stylesheet" href="/api/docs.css">',
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{html.escape(title)}</h1>",
        *body,
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(lines).encode()


@cache
def not_built(language: str) -> bytes:
    """What is shown where the client should be."""
    how = html.escape(say(Message("server-not-built-how"), language))
    return html_page(
        language, say(Message("server-not-built"), language), [f"<p>{how}</p>", "<pre>make play</pre>"]
    )


STYLE = b"""
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.4rem; }
details { border-bottom: 1px solid; padding: 0.4rem 0; }
summary { cursor: pointer; }
summary strong { display: inline-block; min-width: 4rem; }
table { border-collapse: collapse; }
td, th { text-align: start; padding: 0.2rem 0.8rem 0.2rem 0; vertical-align: top; }
button, input { font: inherit; padding: 0.3rem 0.8rem; }
@media (max-width: 40rem) {
  table, tbody, tr, th, td { display: block; }
  tr { padding-block: 0.5rem; border-bottom: 1px solid; }
}
"""


def docs(schema: Mapping[str, Any], language: str) -> bytes:
    """The description of the interface, to be read: every operation, every struct."""

    def word(what: str) -> str:
        return html.escape(say(Message(f"server-docs-{what}"), language))

    body = [
        f"<p>{word('about')}</p>",
        '<p><a href="/api/openapi.json">openapi.json</a></p>',
        f"<h2>{word('operations')}</h2>",
    ]
    for path, operations in schema.get("paths", {}).items():
        for method, operation in operations.items():
            if not isinstance(operation, dict):
                continue
            body += [
                "<details>",
                f"<summary><strong>{method.upper()}</strong> <code>{html.escape(path)}</code></summary>",
                f"<p>{html.escape(operation.get('description') or operation.get('summary') or '')}</p>",
            ]
            for parameter in operation.get("parameters") or ():
                body.append(f"<p><code>{html.escape(parameter['name'])}</code> ({parameter['in']})</p>")
            given = operation.get("requestBody")
            if given:
                body.append(f"<p>{word('takes')} {_shapes(given.get('content', {}))}</p>")
            for status, answer in (operation.get("responses") or {}).items():
                body.append(f"<p><strong>{status}</strong> {_shapes(answer.get('content', {}))}</p>")
            body.append("</details>")
    body.append(f"<h2>{word('structs')}</h2>")
    for name, struct in schema.get("components", {}).get("schemas", {}).items():
        body += [
            f'<details id="{html.escape(name)}">',
            f"<summary><code>{html.escape(name)}</code></summary>",
            "<table>",
        ]
        for field, shape in (struct.get("properties") or {}).items():
            body.append(f"<tr><th><code>{html.escape(field)}</code></th><td>{_shape(shape)}</td></tr>")
        body += ["</table>", "</details>"]
    return html_page(language, say(Message("server-docs-title"), language), body)


def _shapes(content: Mapping[str, Any]) -> str:
    return ", ".join(
        f"<code>{html.escape(kind)}</code> {_shape(part.get('schema', {}))}" for kind, part in content.items()
    )


def _shape(schema: Mapping[str, Any]) -> str:
    """A JSON Schema in a few words, with links to the structs it names."""
    if "$ref" in schema:
        name = html.escape(str(schema["$ref"]).rsplit("/", 1)[-1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(_shape(part) for part in schema[several])
    if schema.get("type") == "array":
        return f"[{_shape(schema.get('items') or {})}]"
    if "enum" in schema:
        return " | ".join(f"<code>{html.escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "any")
    return f"<code>{html.escape(' | '.join(kind) if isinstance(kind, list) else str(kind))}</code>"
