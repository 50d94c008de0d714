"""Who sits where: names that are fit to show, seats as wished, bots that exist, time to think."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from demitasse.bots import bots_for
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.names import LONGEST_NAME, flaw_of, same, tidy, twin_of
from demitasse.kernel.options import FirstPlayerOptions, Options, fields
from demitasse.server.keys import hash_of, new_key
from demitasse.server.refusals import BadRequest, Conflict
from demitasse.server.store import SeatRow
from demitasse.server.wire import SeatKey, SeatWish

LEAST_THINKING, MOST_THINKING = 60, 14 * 24 * 3600
"""Seconds: no table is forgotten while somebody thinks."""


def fit_name(given: str, others: Iterable[str]) -> str:
    """A name as it will be shown: trimmed, short, printable, and nobody else's at this table."""
    name = tidy(given)
    flaw = flaw_of(name)
    if flaw is not None:
        raise BadRequest(f"server-name-{flaw}", most=LONGEST_NAME, given=name)
    twin = twin_of(name, others)
    if twin is not None:
        key = "server-name-taken" if same(name, twin) else "server-name-alike"
        raise Conflict(key, name=twin, given=name)
    return name


def known_bot(game: str, bot: str) -> str:
    """Only bots of our own list: whoever asks must not choose what this process imports."""
    if bot not in bots_for(game):
        raise Unknown("bot-unknown", bot=bot[:60], bots=", ".join(bots_for(game)))
    return bot


def fit_thinking_time(game: Game, seconds: int | None) -> int:
    """The seconds that each person shall have for a turn; 0 for as long as they like."""
    if seconds is None:
        return 0
    if game.real_time:
        raise BadRequest("server-thinking-clock", game=game.title)
    if not LEAST_THINKING <= seconds <= MOST_THINKING:
        raise BadRequest("server-thinking-range", days=MOST_THINKING // (24 * 3600))
    return seconds


def bot_name(bot: str, others: Sequence[str]) -> str:
    """The bot's own name, numbered where several of a kind sit at one table."""
    names = (bot if number == 1 else f"{bot} {number}" for number in range(1, len(others) + 2))
    return next(name for name in names if twin_of(name, others) is None)


def without_seats(options: dict[str, Any], kind: type[Options], kept: Sequence[Seat]) -> dict[str, Any]:
    """The options of a table of which only these seats are left: what is said of a seat moves up with it."""
    moved = dict(options)
    for field in fields(kind):
        if field.per_seat and (values := options.get(field.name)):
            moved[field.name] = [values[seat] for seat in kept]
    first = options.get("first")
    if issubclass(kind, FirstPlayerOptions) and isinstance(first, int):
        moved["first"] = kept.index(first) if first in kept else "random"
    return moved


def seats_as_wished(game: str, wishes: Sequence[SeatWish]) -> tuple[list[SeatRow], list[SeatKey]]:
    """The seats of a new table, and the keys of those that are mine. People's names go before the bots'."""
    names: dict[Seat, str] = {}
    for seat, wish in enumerate(wishes):
        if wish.kind == "me" or (wish.kind == "bot" and wish.name):
            names[seat] = fit_name(wish.name, names.values())
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot" and seat not in names:
            names[seat] = bot_name(known_bot(game, wish.bot), list(names.values()))
    rows: list[SeatRow] = []
    keys: list[SeatKey] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            key = SeatKey(seat=seat, key=new_key())
            keys.append(key)
            rows.append(SeatRow(seat, "person", names[seat], "", hash_of(key.key)))
        elif wish.kind == "bot":
            rows.append(SeatRow(seat, "bot", names[seat], known_bot(game, wish.bot), ""))
        else:
            rows.append(SeatRow(seat, "open", "", "", ""))
    return rows, keys
