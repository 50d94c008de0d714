"""The address a host hands on: one that opens the table from where the friends are.

A browser on the machine itself says `localhost`, which helps nobody else. When the server listens to the whole house,
friends need the machine's address there. Looking for it sends nothing: a datagram socket that is only connected asks
the system which way it would go.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network, ip_address
from urllib.parse import urlsplit

from demitasse.server.wire import InviteAddress, Reach

EVERYWHERE = ("0.0.0.0", "::", "")
"""What a server that listens to everybody is told to listen at."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody (RFC 5737): the way to it is the way out of this machine."""
HOUSE_NAMES = ("local", "lan", "home", "internal", "home.arpa", "fritz.box")
HOMES = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""Networks of houses, the likeliest first: the last is rather that of a container."""
SIOCGIFADDR = 0x8915


def address_for(came_by: str, port: int, host: str, public_url: str) -> InviteAddress:
    """What friends of a host should open, whose browser came by this `Host`, to a server that listens there."""
    if public_url:
        return InviteAddress(origin=public_url, reach=reach_of(name_of(public_url)))
    name = name_of(f"//{came_by}")
    if not is_this_computer(name):
        return InviteAddress(origin="", reach=reach_of(name))
    found = likeliest(own_addresses()) if host in EVERYWHERE else None
    if found is None:
        return InviteAddress(origin="", reach="computer")
    return InviteAddress(origin=f"http://{found}:{port}", reach=reach_of(found))


def name_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def is_this_computer(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name in ("", "localhost") or name.endswith(".localhost")


def reach_of(name: str) -> Reach:
    """Who can open a name or number: everybody, the house, or only this computer."""
    if is_this_computer(name):
        return "computer"
    try:
        number = ip_address(name)
    except ValueError:
        return (
            "house"
            if "." not in name or name.endswith(tuple(f".{end}" for end in HOUSE_NAMES))
            else "anywhere"
        )
    return "house" if number.is_private or number.is_link_local else "anywhere"


def likeliest(addresses: Iterable[str]) -> str | None:
    """Of a machine's addresses, the first found of the likeliest kind; None when no other machine could use one."""
    usable = [
        number for number in map(IPv4Address, addresses) if not (number.is_loopback or number.is_link_local)
    ]
    found = min(usable, key=_unlikeliness, default=None)
    return None if found is None else str(found)


def _unlikeliness(number: IPv4Address) -> int:
    return next((place for place, home in enumerate(HOMES) if number in home), len(HOMES))


def own_addresses() -> list[str]:
    """This machine's addresses, the one on the way out first; whatever cannot be asked here is left out."""
    found: dict[str, None] = {}
    for ask in (_on_the_way_out, _of_interfaces, _of_own_name):
        try:
            found.update(dict.fromkeys(ask()))
        except OSError:
            continue
    return [address for address in found if address != "0.0.0.0"]


def _on_the_way_out() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.connect(SOMEWHERE)
        yield str(door.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """Linux alone answers this without a library; bridges of containers lead to no house."""
    try:
        from fcntl import ioctl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        for _, name in socket.if_nameindex():
            if name.startswith(("docker", "br-", "veth", "virbr")):
                continue
            try:
                answer = ioctl(door.fileno(), SIOCGIFADDR, name.encode()[:15].ljust(256, b"\0"))
            except OSError:
                continue
            yield socket.inet_ntoa(answer[20:24])


def _of_own_name() -> Iterator[str]:
    for _, _, _, _, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
        yield str(address[0])
