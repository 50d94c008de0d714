"""Plays shared out in batches, and their outcomes put back in order, whoever plays them.

The order makes what is kept of a run that breaks off the beginning of the whole run, and a failing bot fail in the same
play however many workers there are. Only so many plays are ahead of the first that is missing: memory stays flat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from demitasse.arena.outcome import Outcome
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.message import Message

LARGEST_BATCH = 64
"""The most plays sent at once: few enough for a lively progress bar, enough to make the sending cost nothing."""
AHEAD = 16
"""Batches for each worker that may be done before the first that is missing."""


class Playable(Protocol):
    """A series of plays; it travels to the workers."""

    def play(self, number: int) -> Outcome: ...


class Failure(msgspec.Struct, frozen=True):
    """An error of a worker, sent to the parent."""

    kind: type[DemitasseError]
    message: Message

    @property
    def error(self) -> DemitasseError:
        return self.kind(self.message.key, **self.message.facts)


class Reply(msgspec.Struct, frozen=True):
    """What came of a batch: its outcomes, all but those from a failure on."""

    outcomes: tuple[Outcome, ...]
    failure: Failure | None = None


class Crew(Protocol):
    """Workers that play batches."""

    def has_room(self) -> bool:
        """Whether another batch can be taken on now."""
        ...

    def take(self, batch: range) -> None: ...

    def finish(self) -> tuple[range, Reply]:
        """Wait for any batch that was taken on."""
        ...


def play_batch(series: Playable, batch: range) -> Reply:
    outcomes: list[Outcome] = []
    for number in batch:
        try:
            outcomes.append(series.play(number))
        except DemitasseError as error:
            return Reply(tuple(outcomes), Failure(type(error), error.message))
    return Reply(tuple(outcomes))


def play_in_order(crew: Crew, numbers: range, workers: int) -> Iterator[Outcome]:
    """The outcomes of these plays in their order; the error of a play comes after all plays before it."""
    size = max(1, min(LARGEST_BATCH, len(numbers) // (workers * 8)))
    batches = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    replies: dict[int, Reply] = {}
    taken = told = 0
    failed = False
    while told < len(batches):
        while not failed and taken < min(len(batches), told + AHEAD * workers) and crew.has_room():
            crew.take(batches[taken])
            taken += 1
        batch, reply = crew.finish()
        failed = failed or reply.failure is not None
        replies[batch.start] = reply
        while told < len(batches) and batches[told].start in replies:
            ready = replies.pop(batches[told].start)
            told += 1
            yield from ready.outcomes
            if ready.failure is not None:
                raise ready.failure.error
