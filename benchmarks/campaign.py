"""Campaigns against a table server of one's own on 127.0.0.1, far longer than a test may take. Bounded, and kept.

    python benchmarks/campaign.py kills --kills 1000 --seconds 7200      # SIGKILL under load, over both databases
    python benchmarks/campaign.py secrets --frames 100000                # what real sockets tell, and to whom

`kills`: people at tables of all four games choose as fast as they can while a server is killed and started again: the
only one over a folder, the only one over a PostgreSQL, and one of three over a PostgreSQL, the keeper of some tables or
not. Afterwards every acknowledged choice must be in the log, at its row, once, in the order of the answers; a clock of
Kitchen Rush may be wrong by a second.

`secrets`: every frame that comes out of a socket is compared with the one made from a position in which all that its
viewer cannot know is dealt again; the two must be the same to the byte, and answers to “why not” too. What a hint names
must have been told to its seat before. `--leak` lets each view tell a little of what is hidden: that must be noticed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import killing
import secrets_told


def main() -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # servers and databases end with it
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("campaign", choices=("kills", "secrets"))
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--frames", type=int, default=100_000, help="of rows played, each compared")
    parser.add_argument("--seconds", type=float, default=400, help="end after so many in any case")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leak", action="store_true", help="leak on purpose, to see that it is noticed")
    parser.add_argument(
        "--houses",
        nargs="+",
        default=["folder:1", "database:1", "database:3"],
        help="stores, with how many servers",
    )
    wish = parser.parse_args()
    until = time.monotonic() + wish.seconds
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
        if wish.campaign == "kills":
            places = places_of(wish.houses, folder, ending)
            found = asyncio.run(killing.campaign(folder, places, wish.kills, until, wish.seed))
        else:
            if wish.leak:
                secrets_told.leak()
            found = asyncio.run(secrets_told.campaign(folder / "data", wish.frames, until, wish.seed))
    print(json.dumps(found, indent=2))
    sys.exit(1 if any(found[bad] for bad in found if bad.startswith("wrong_")) else 0)


def places_of(houses: list[str], folder: Path, ending: ExitStack) -> list[tuple[Path | str, int]]:
    """Where to keep what happens in each house, and how many servers it has."""
    wished = [house.split(":") for house in houses]
    if any(store == "database" for store, _ in wished):
        from tests.postgres import running_postgres

        postgres = ending.enter_context(running_postgres())
    return [
        (postgres.new_database() if store == "database" else folder / f"data-{number}", int(servers))
        for number, (store, servers) in enumerate(wished)
    ]


if __name__ == "__main__":
    main()
