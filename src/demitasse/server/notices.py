"""Telling people who are not at their table what waits for them there, by push messages to their browsers.

This is about *how* somebody is told. *When* is decided elsewhere, by whoever knows the occasion:

- `your_turn` is called here, whenever a seat begins to be waited for;
- `time_running_out` for a turn whose thinking time is nearly over;
- `nudge` when somebody who waits says so.

Each may be called as often as one likes: a browser is told of a turn once for each occasion, however many moves came
before and whatever restarts lie between (`Subscriptions.claim`). A nudge is told as often as it is sent. What has
passed by the time it would be told is not told any more. Nobody waits for a push service: messages go through a bounded
queue and a few tasks, and a service that is slow or down is left alone for a while.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from typing import Literal, Protocol
from urllib.parse import urlsplit

import msgspec

from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.server.latest import latest_move
from demitasse.server.outgoing import Answer, NoAnswer, NotAllowed, Unreachable
from demitasse.server.peers import Word
from demitasse.server.push import LARGEST_MESSAGE, Push, topic_of
from demitasse.server.registry import TableRegistry
from demitasse.server.store import SeatRow
from demitasse.server.subscriptions import Occasion, Subscription, Subscriptions
from demitasse.server.tables import Table
from demitasse.server.wire import PushMessage, RowInfo

log = logging.getLogger(__name__)

TASKS = 4
"""Messages under way at once."""
MOST_A_SECOND = 25
"""However many fall due together: sealing and sending takes time from those who play just now."""
MOST_WAITING = 5000
"""Notices that wait for a task; beyond that they try again later."""
SECONDS_WHEN_FULL = 5.0
TRIES = 5
SECONDS_BEFORE_RETRY = 10.0
LONGEST_RETRY = 3600.0
SECONDS_OF_REST = 60.0
"""How long a push service that did not answer is left alone."""
SECONDS_TO_FINISH = 3.0
"""For what is under way when the server stops."""
LIFETIMES: dict[str, int] = {"turn": 24 * 3600, "time": 3600, "nudge": 3600}
"""Seconds for which a push service keeps a message for a browser that is switched off."""

Kind = Literal["turn", "time", "nudge"]


class Delays(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds before somebody is told that it is their turn: the other may still take back, or they may be looking."""

    away: float = 3.0
    here: float = 30.0


class Notice(msgspec.Struct, frozen=True):
    """Something to tell whoever sits in a seat, as long as the turn is the same."""

    kind: Kind
    table: str
    seat: Seat
    turn: int
    title: Message
    text: Message | None = None
    """What has just happened at the table, where nothing is said."""
    tries: int = 0
    only: str = ""
    """The endpoint that is tried again; empty for all."""


class Presence(Protocol):
    """Knows who looks."""

    def present(self, table: Table) -> frozenset[Seat]: ...


class Notices:
    """A `TableListener`. Without push there is nobody to tell, and all calls do nothing."""

    def __init__(
        self,
        registry: TableRegistry,
        presence: Presence,
        subscriptions: Subscriptions,
        push: Push | None,
        delays: Delays,
    ) -> None:
        self.push = push
        self._registry = registry
        self._presence = presence
        self._subscriptions = subscriptions
        self._delays = delays
        self._watched: set[str] = set()
        """Tables of which somebody wants to be told: the others cost nothing."""
        self._waiting: dict[tuple[str, Seat], tuple[int, asyncio.TimerHandle]] = {}
        """By table and seat, which turn is told of soon."""
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)
        self._resting: dict[str, float] = {}
        """Until when a push service is left alone, by its host."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.TimerHandle] = set()
        self._closing = False
        self._sending: set[asyncio.Task[None]] = set()
        """Those of them that are telling somebody just now."""

    async def start(self) -> None:
        """Before the tables in play are loaded, so that each is asked whom it waits for."""
        if self.push is None:
            return
        self._watched.update(await self._subscriptions.tables())
        loop = asyncio.get_running_loop()
        self._tasks = {loop.create_task(self._deliver()) for _ in range(TASKS)}

    async def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        for task in self._tasks - self._sending:
            task.cancel()
        if self._sending:  # who is being told would never be told again
            self._closing = True
            await asyncio.wait(self._sending, timeout=SECONDS_TO_FINISH)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.push is not None:
            await self.push.outgoing.close()

    @property
    def idle(self) -> bool:
        """Nothing waits for its time or is under way."""
        return not self._later and self._queue.empty() and not self._sending

    # Who wants to be told.

    def watches(self, table: str) -> bool:
        """Whether somebody wants to be told of a table: then it is loaded after a restart, though nobody looks."""
        return table in self._watched

    async def subscribe(self, table: Table, key_hashes: Sequence[str], subscription: Subscription) -> None:
        """For each of these seats, from the next turn on; a subscription that wants nothing is forgotten."""
        for seat in seats_with(table, key_hashes):
            if subscription.turn or subscription.time:
                self._watched.add(table.id)
                turn = turn_of(table, seat.seat)
                # whoever asks in their turn knows of it, but not yet that its time will run out
                known = turn if is_asked(table, seat.seat) else turn - 1
                told: dict[Occasion, int] = {"turn": known, "time": turn - 1}
                await self._subscriptions.put(table.id, seat.key_hash, subscription, told)
            else:
                await self._subscriptions.drop(table.id, seat.key_hash, subscription.endpoint)

    async def follow(self, word: Word) -> None:
        """Somebody subscribed at another server; without a table, perhaps at several."""
        if self.push is None:
            return
        self._watched.update([word.table] if word.table else await self._subscriptions.tables())
        if self._registry.keeps(word.table):
            self._look(await self._registry.table(word.table))

    # Occasions.

    def row_played(self, table: Table, row: RowInfo) -> None:
        self._look(table)

    def table_changed(self, table: Table) -> None:
        self._look(table)

    def _look(self, table: Table) -> None:
        if table.id not in self._watched:
            return
        if not table.kept:
            for seat in range(len(table.seats)):
                self._forget(table, seat)
            return
        for seat in range(len(table.seats)):
            if is_waited_for(table, seat):
                self.your_turn(table, seat)
            else:
                self._forget(table, seat)

    def your_turn(self, table: Table, seat: Seat) -> None:
        """It is this seat's turn: tell it soon, unless it has been told or chooses meanwhile."""
        if table.id not in self._watched:
            return
        turn = turn_of(table, seat)
        waiting = self._waiting.get((table.id, seat))
        if waiting is not None and waiting[0] == turn:
            return
        self._forget(table, seat)
        here = seat in self._presence.present(table)
        delay = self._delays.here if here else self._delays.away
        notice = Notice("turn", table.id, seat, turn, game_message("server-notice-turn", table))
        self._waiting[table.id, seat] = (turn, self._put_later(delay, notice))

    def time_running_out(self, table: Table, seat: Seat, left: Message) -> None:
        """The thinking time of this turn is nearly over; `left` says until when, to be read anywhere."""
        title = game_message("server-notice-time", table)
        self._tell(Notice("time", table.id, seat, turn_of(table, seat), title, left))

    def nudge(self, table: Table, seat: Seat, by: Seat) -> None:
        """Somebody at the table waits for this seat, and says so."""
        title = Message("server-notice-nudge", {"person": table.people[by]})
        text = game_message("server-notice-turn", table)
        self._tell(Notice("nudge", table.id, seat, turn_of(table, seat), title, text))

    def _tell(self, notice: Notice) -> None:
        if notice.table in self._watched:
            self._put(notice)

    def _forget(self, table: Table, seat: Seat) -> None:
        waiting = self._waiting.pop((table.id, seat), None)
        if waiting is not None:
            waiting[1].cancel()
            self._later.discard(waiting[1])

    # Delivery.

    def _put(self, notice: Notice) -> None:
        try:
            self._queue.put_nowait(notice)
        except asyncio.QueueFull:
            self._put_later(SECONDS_WHEN_FULL, notice)

    def _put_later(self, seconds: float, notice: Notice) -> asyncio.TimerHandle:
        def put() -> None:
            self._later.discard(handle)
            self._put(notice)

        handle = asyncio.get_running_loop().call_later(seconds, put)
        self._later.add(handle)
        return handle

    async def _deliver(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        while not self._closing:
            notice = await self._queue.get()
            self._sending.add(task)
            try:
                await self._notify(notice)
            except Exception:
                log.exception("a notice of table %s was not sent", notice.table)
            finally:
                self._sending.discard(task)
            await asyncio.sleep(TASKS / MOST_A_SECOND)

    async def _notify(self, notice: Notice) -> None:
        """Tell all browsers of the seat that want to know, if it is still true."""
        try:
            table = await self._registry.table(notice.table)
        except DemitasseError:
            self._watched.discard(notice.table)
            return
        if not (is_waited_for(table, notice.seat) and turn_of(table, notice.seat) == notice.turn):
            return
        seat = table.seats[notice.seat]
        for subscription in await self._subscriptions.of_seat(table.id, seat.key_hash):
            wanted = subscription.time if notice.kind == "time" else subscription.turn
            if wanted and notice.only in ("", subscription.endpoint):
                await self._send(notice, table, seat, subscription)

    async def _send(self, notice: Notice, table: Table, seat: SeatRow, subscription: Subscription) -> None:
        assert self.push is not None
        endpoint = subscription.endpoint
        loop = asyncio.get_running_loop()
        service = urlsplit(endpoint).netloc
        rest = self._resting.get(service, 0.0) - loop.time()
        if rest > 0:
            self._try_again(notice, endpoint, rest)
            return
        try:
            if not await self._claim(notice, seat, endpoint):
                return
            answer = await self.push.send(
                subscription,
                message_for_browser(notice, table, subscription.language),
                seconds=LIFETIMES[notice.kind],
                topic=topic_of(table.id, seat.key_hash),
            )
        except NotAllowed:
            log.warning("a push service is inside our network now, and is forgotten")
            await self._subscriptions.drop_endpoint(endpoint)
        except Unreachable:
            self._resting[service] = loop.time() + SECONDS_OF_REST
            await self._release(notice, seat, endpoint)
            self._try_again(notice, endpoint, SECONDS_OF_REST)
        except (
            NoAnswer
        ):  # it may have arrived: to be told twice is worse than to be told late by the next turn
            self._resting[service] = loop.time() + SECONDS_OF_REST
        else:
            await self._answered(answer, notice, seat, endpoint)

    async def _answered(self, answer: Answer, notice: Notice, seat: SeatRow, endpoint: str) -> None:
        if answer.status in (404, 410):
            await self._subscriptions.drop_endpoint(endpoint)
        elif answer.status == 429 or answer.status >= 500:
            await self._release(notice, seat, endpoint)
            self._try_again(notice, endpoint, seconds_until_retry(answer, notice.tries))
        elif answer.status >= 300:
            log.warning("a push service refused a message with status %d", answer.status)

    def _try_again(self, notice: Notice, endpoint: str, seconds: float) -> None:
        if notice.tries + 1 < TRIES:
            again = msgspec.structs.replace(notice, tries=notice.tries + 1, only=endpoint)
            self._put_later(seconds, again)

    async def _claim(self, notice: Notice, seat: SeatRow, endpoint: str) -> bool:
        if notice.kind == "nudge":
            return True
        return await self._subscriptions.claim(
            notice.table, seat.key_hash, endpoint, notice.kind, notice.turn
        )

    async def _release(self, notice: Notice, seat: SeatRow, endpoint: str) -> None:
        if notice.kind != "nudge":
            await self._subscriptions.release(notice.table, seat.key_hash, endpoint, notice.kind, notice.turn)


def is_waited_for(table: Table, seat: Seat) -> bool:
    """Whether the table stands still until whoever sits here chooses, and they may not know: others moved last."""
    if not (0 <= seat < len(table.seats) and table.seats[seat].kind == "person"):
        return False
    return is_asked(table, seat) and (not table.rows or table.rows[-1].seat != seat)


def is_asked(table: Table, seat: Seat) -> bool:
    """While a clock runs everybody is, and nobody's turn has come."""
    if not table.going_on or table.play is None or table.real_time.clock.running:
        return False
    return seat in table.play.position.seats_to_act


def turn_of(table: Table, seat: Seat) -> int:
    """By what a turn is known: the row after the seat's latest. So it stays the same until the seat chooses."""
    return next((row.seq + 1 for row in reversed(table.rows) if row.seat == seat), 0) + 1


def seats_with(table: Table, key_hashes: Sequence[str]) -> list[SeatRow]:
    mine = table.seats_of(key_hashes)
    return [table.seats[seat] for seat in mine]


def game_message(key: str, table: Table) -> Message:
    return Message(key, {"game": table.game.title})


def message_for_browser(notice: Notice, table: Table, language: str) -> bytes:
    """The text in the reader's language, and where it leads; nothing that its seat could not see at the table."""
    text = latest_move(table, notice.seat, language) if notice.text is None else say(notice.text, language)
    message = PushMessage(
        title=say(notice.title, language),
        text=text,
        path=f"/table/{table.id}",
        table=table.id,
        kind=notice.kind,
    )
    encoded = encode(message)
    assert len(encoded) <= LARGEST_MESSAGE
    return encoded


def seconds_until_retry(answer: Answer, tries: int) -> float:
    """As the service says, else longer each time; a little apart, so that not all come back at once."""
    asked = answer.headers.get("retry-after", "")
    seconds = float(asked) if asked.isascii() and asked.isdigit() else SECONDS_BEFORE_RETRY * 4**tries
    return min(seconds, LONGEST_RETRY) * random.uniform(1.0, 1.2)
