"""Addresses that whoever runs the server does not let in, kept in a file they may edit, too: one a line."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

from demitasse.server.refusals import BadRequest, Forbidden

FILE = "banned-addresses.txt"


class Bans:
    def __init__(self, file: Path | None) -> None:
        self._file = file
        kept = file.read_text(encoding="utf-8").splitlines() if file is not None and file.exists() else []
        self.addresses = {line.strip() for line in kept if line.strip()}

    def check(self, address: str) -> None:
        if address in self.addresses:
            raise Forbidden("server-banned")

    def put(self, given: str, banned: bool) -> str:
        """Ban an address, or let it in again; in the form in which it will be met."""
        try:
            address = str(ip_address(given.strip()))
        except ValueError:
            raise BadRequest("server-bad-address", address=given[:60]) from None
        if banned:
            self.addresses.add(address)
        else:
            self.addresses.discard(address)
        if self._file is not None:
            self._file.write_text("".join(f"{one}\n" for one in sorted(self.addresses)), encoding="utf-8")
        return address
