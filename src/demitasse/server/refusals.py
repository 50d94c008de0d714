"""What the server refuses, each with a sentence for the person and a status for the machine."""

from __future__ import annotations

from typing import ClassVar

from demitasse.kernel.errors import DemitasseError, Illegal, Unknown
from demitasse.server.store import StoreError
from demitasse.server.wire import Refusal


class ServerRefusal(DemitasseError):
    """A request that changes nothing; `status` is its HTTP status, and 4000 more its code on a socket."""

    status: ClassVar[int] = 400


class BadRequest(ServerRefusal):
    """Not what this place understands."""


class Forbidden(ServerRefusal):
    """A key or link that opens nothing here."""

    status = 403


class NotThere(ServerRefusal):
    """A table, replay or page that does not exist, or no longer."""

    status = 404


class Conflict(ServerRefusal):
    """Right in itself, but not now: a full table, a taken name, a stale choice."""

    status = 409


class Stale(Conflict):
    """A choice for a row that is written already."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class TooLarge(ServerRefusal):
    status = 413


class Misdirected(ServerRefusal):
    """Sent to a name that is not ours."""

    status = 421


class TooMany(ServerRefusal):
    status = 429


class Unavailable(ServerRefusal):
    """Not at this server, which will be gone soon."""

    status = 503


class Failed(ServerRefusal):
    """Our fault."""

    status = 500


def refusal_of(error: DemitasseError) -> Refusal:
    """An error as it travels: the message, and the rule behind it where there is one."""
    return Refusal(message=error.message, rule=error.rule if isinstance(error, Illegal) else "")


def status_of(error: DemitasseError) -> int:
    if isinstance(error, ServerRefusal):
        return error.status
    if isinstance(error, StoreError):
        return 500
    return 404 if isinstance(error, Unknown) else 400
