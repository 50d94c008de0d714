"""Requests that this server makes. It makes none but to push services, whose addresses come from people's browsers.

So whoever gives an address must not learn or do anything inside the network this server stands in: it is https, it is
looked up by us, every address it has must be one of the internet, and we connect to the very address that was looked
at. Nothing is followed anywhere else. `docs/hosting.md` lists what leaves the house.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection, Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, cast
from urllib.parse import urlsplit

import httpcore
import msgspec

SECONDS = 10.0
"""For a whole request, whatever it waits for."""
SECONDS_TO_LOOK_UP = 5.0
SECONDS_TO_CONNECT = 5.0
TIMEOUTS = {"connect": SECONDS_TO_CONNECT, "pool": SECONDS}
MOST_CONNECTIONS = 16
SECONDS_KEPT_OPEN = 30.0
LARGEST_ANSWER = 8 * 1024
"""Nobody reads what a push service says beyond its status; this much is read so that a connection can be used again."""

LEADING_ANYWHERE = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""IPv6 addresses that lead to any IPv4 address, also to one inside."""


class NotAllowed(Exception):
    """An address that this server does not talk to."""


class Unreachable(Exception):
    """Nothing was sent: no connection, or no such name."""


class NoAnswer(Exception):
    """It was sent, and nobody knows what became of it."""


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: dict[str, str]


class Outgoing:
    """Posts to addresses of the internet. `allowed` are origins of the host's own, which may be anywhere."""

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self._allowed = frozenset(allowed)
        self._hosts = frozenset(host_and_port(origin) for origin in allowed)
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def check(self, url: str) -> None:
        """`NotAllowed` for an address we would not post to; `Unreachable` when its name leads nowhere."""
        if self.origin(url) not in self._allowed:
            await addresses_of(*host_and_port(url))

    def origin(self, url: str) -> str:
        """How an address begins; `NotAllowed` when it cannot be a push service."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotAllowed from None
        origin = f"{parts.scheme}://{parts.netloc}"
        if origin in self._allowed:
            return origin
        if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or port == 0:
            raise NotAllowed
        return origin

    async def post(self, url: str, headers: dict[str, str], content: bytes) -> Answer:
        """What came back. Redirects are answers like any other, and answers are not read."""
        self.origin(url)
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                max_connections=MOST_CONNECTIONS,
                keepalive_expiry=SECONDS_KEPT_OPEN,
                network_backend=CheckedBackend(self._hosts),
            )
        try:
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream(
                    "POST",
                    url,
                    headers=list(headers.items()),
                    content=content,
                    extensions={"timeout": TIMEOUTS},
                ) as response,
            ):
                answer = Answer(response.status, decoded(response.headers))
                read = 0
                async for part in response.aiter_stream():
                    read += len(part)
                    if read > LARGEST_ANSWER:
                        break
                return answer
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise Unreachable from error
        except (
            TimeoutError,
            httpcore.TimeoutException,
            httpcore.NetworkError,
            httpcore.ProtocolError,
        ) as error:
            raise NoAnswer from error

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to the address it has looked at: a name that leads elsewhere a moment later changes nothing."""

    def __init__(self, allowed: Collection[tuple[str, int]]) -> None:
        self._allowed = allowed
        self._backend = cast(httpcore.AsyncNetworkBackend, httpcore.AnyIOBackend())

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = host if (host, port) in self._allowed else (await addresses_of(host, port))[0]
        return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)


def host_and_port(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)


async def addresses_of(host: str, port: int) -> list[str]:
    """All addresses of a name; `NotAllowed` when one of them is not of the internet."""
    try:
        async with asyncio.timeout(SECONDS_TO_LOOK_UP):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Unreachable from error
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(is_of_internet(address) for address in addresses):
        raise NotAllowed
    return addresses


def is_of_internet(address: str) -> bool:
    """Not private, loopback, link-local, multicast, reserved, nor an IPv6 address in which such a one is wrapped."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo and ip.teredo[1])
        if inner:
            return is_of_internet(str(inner))
        if any(ip in network for network in LEADING_ANYWHERE):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def decoded(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
