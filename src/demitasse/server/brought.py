"""What a page of the client brings along: styles, sentences, the answers it would ask for first, and its own scripts.

A mobile network makes people wait half a second for each request. So what nothing else has to find by a name lies in
the page itself, behind the names of the scripts that others import, and comes while the browser asks for those. Each is
a file or an answer of its own, too: a page that is opened from another one asks for what it still needs
(web/src/lib/brought.ts).
"""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Mapping
from hashlib import blake2b, sha256
from html import escape

import msgspec

GZIP = b"\x1f\x8b\x08\0\0\0\0\0\x02\xff"
"""How a gzip file begins that was packed as tightly as can be, of no name and no time."""


class Brought(msgspec.Struct, frozen=True):
    """The end of a page, the same for all who open a page of this kind: so it is made and packed once."""

    html: bytes
    packed: bytes
    tag: str
    styles: tuple[str, ...]
    scripts: tuple[str, ...]
    """The hashes by which the Content-Security-Policy knows them."""


def bring(
    styles: Mapping[str, bytes], answers: Mapping[str, bytes], modules: Mapping[str, bytes], rest: str
) -> Brought:
    """All these by their addresses, in the order in which they count, and the rest of the page."""
    parts = [
        *(styled(address, style) for address, style in styles.items()),
        *(held(address, answer) for address, answer in answers.items()),
        *(run(address, module) for address, module in modules.items()),
        rest.encode(),
    ]
    html = b"\n".join(parts)
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Brought(
        html=html,
        packed=packer.compress(html) + packer.flush(),
        tag=blake2b(html, digest_size=12).hexdigest(),
        styles=tuple(map(hash_of, styles.values())),
        scripts=tuple(map(hash_of, modules.values())),
    )


def styled(address: str, style: bytes) -> bytes:
    """The link loads nothing: where there is one, the client's loader knows that the style is there."""
    link = f'<link rel="stylesheet" disabled href="{escape(address)}">'
    return link.encode() + b"<style>" + style + b"</style>"


def held(address: str, answer: bytes) -> bytes:
    """JSON of an answer, in which nothing can end the element that holds it."""
    start = f'<script type="application/json" data-of="{escape(address)}">'
    return start.encode() + answer.replace(b"<", b"\\u003c") + b"</script>"


def run(address: str, module: bytes) -> bytes:
    """A script that runs when all before it have; the build has seen to it that nothing in it ends its element."""
    return f'<script type="module" data-of="{escape(address)}">'.encode() + module + b"</script>"


def hash_of(inlined: bytes) -> str:
    return f"'sha256-{b64encode(sha256(inlined).digest()).decode()}'"


def gzipped(first: bytes, brought: Brought) -> bytes:
    """A page whose end is packed already."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    start = packer.compress(first) + packer.flush(zlib.Z_FULL_FLUSH)
    crc = zlib.crc32(brought.html, zlib.crc32(first))
    size = len(first) + len(brought.html)
    return b"".join(
        (GZIP, start, brought.packed, crc.to_bytes(4, "little"), (size % 2**32).to_bytes(4, "little"))
    )
