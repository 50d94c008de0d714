"""Which names this server answers to, and which pages may ask something of it.

A page from elsewhere must not use a visitor's browser against us, neither by posting here (it says where it comes from:
Origin, Sec-Fetch-Site) nor by giving our address to a name of its own (DNS rebinding). Numbers and names of the house
cannot be had by a stranger; a name that anybody could have must be told at the start.
"""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from demitasse.server.invitation import name_of, reach_of


def known_host(host: str | None, names: Collection[str]) -> bool:
    """Whether a Host header names this server. A client that sends none is no browser."""
    if not host:
        return True
    name = name_of(f"//{host}").rstrip(".")
    return name in names or reach_of(name) != "anywhere" or is_number(name)


def is_number(name: str) -> bool:
    return ":" in name or name.replace(".", "").isdecimal()


def same_origin(origin: str | None, host: str | None, public_url: str = "") -> bool:
    """Whether a page of ours asks. A client that is no browser sends no origin and has nothing to steal."""
    if origin is None or (public_url and origin.lower() == public_url.lower()):
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()
