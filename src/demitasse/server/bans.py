"""Addresses that whoever runs the server does not let in, kept in a file they may edit, too: one a line."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from time import monotonic

from demitasse.server.refusals import BadRequest, Forbidden
from demitasse.server.settings import BadSettings

FILE = "banned-addresses.txt"
SECONDS_BETWEEN_LOOKS = 1.0


class Bans:
    """Without a file they are forgotten at the end."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.addresses = kept_in(file) if file is not None and file.exists() else set()
        self._read_at = self._changed_at() if file is not None else 0
        self._next_look = 0.0

    def check(self, address: str) -> None:
        self._look_again()
        if address in self.addresses:
            raise Forbidden("server-banned")

    def _look_again(self) -> None:
        """Another process, or whoever runs the server, may have changed the file."""
        if self._file is None or monotonic() < self._next_look:
            return
        self._next_look = monotonic() + SECONDS_BETWEEN_LOOKS
        changed = self._changed_at()
        if changed != self._read_at:
            self._read_at = changed
            with suppress(BadSettings):  # somebody is writing it just now
                self.addresses = kept_in(self._file) if changed else set()

    def _changed_at(self) -> int:
        assert self._file is not None
        return self._file.stat().st_mtime_ns if self._file.exists() else 0

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
            self._read_at = self._changed_at()
        return address


def kept_in(file: Path) -> set[str]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSettings("server-settings-unreadable", file=str(file), reason=reason) from None
    return {line.strip() for line in lines if line.strip()}
