"""`demitasse status`: how a running server is, asked at its `/health`."""

from __future__ import annotations

from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import msgspec

from demitasse.cli.errors import DONE, FAILED, BadCommand
from demitasse.cli.language import phrase
from demitasse.server.health import Health

SECONDS = 10


def show_status(address: str, language: str) -> int:
    """Print a line, and the reasons where it is not ready; the exit code tells scripts the same."""
    if not address.startswith(("http://", "https://")):
        address = f"http://{address}"
    try:
        with urlopen(f"{address.rstrip('/')}/health", timeout=SECONDS) as answer:
            data = answer.read()
    except HTTPError as error:  # a server that is not ready says why
        data = error.read()
    except (URLError, OSError, HTTPException, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        raise BadCommand("cli-status-nothing", address=address, reason=reason) from None
    try:
        health = msgspec.json.decode(data, type=Health)
    except msgspec.DecodeError:
        raise BadCommand("cli-status-foreign", address=address) from None
    key = "cli-status-ready" if health.ready else "cli-status-not-ready"
    print(phrase(language, key, address=address, tables=str(health.tables), viewers=str(health.viewers)))
    for reason in health.reasons:
        print(f"- {reason}")
    return DONE if health.ready else FAILED
