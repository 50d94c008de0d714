"""What a server is made of: only servers that agree on all of it may share a database."""

from __future__ import annotations

from importlib import metadata
from zlib import crc32

from demitasse.games import GAMES, game
from demitasse.server.schema import migrations
from demitasse.server.wire import PROTOCOL


def revision() -> str:
    """The version of the package, the protocol, the schema and the rules, to be compared and to be read."""
    rules = crc32(" ".join(f"{id} {game(id).revision}" for id in GAMES).encode())
    schema = len(migrations("postgres"))
    return f"{metadata.version('demitasse')}, protocol {PROTOCOL}, schema {schema}, rules {rules:08x}"
