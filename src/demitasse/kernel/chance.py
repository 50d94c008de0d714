"""Chance: the same on every machine, unguessable from what players see.

A counter-based generator. Block number `counter` is BLAKE2b of the counter under a key made from the seed, so a
position that carries chance carries two small values, and nothing depends on `random` or on hash order.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from demitasse.kernel.errors import BadOptions

T = TypeVar("T")

SEED_LIMIT = 1 << 128
WORDS = 8
WORD_BITS = 64


class Chance:
    """An immutable point in a stream of chance; each draw returns the value and the point after it."""

    __slots__ = ("counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    @classmethod
    def of(cls, seed: int) -> Chance:
        if not 0 <= seed < SEED_LIMIT:
            raise BadOptions("bad-seed", seed=str(seed))
        return cls(blake2b(seed.to_bytes(16, "big"), digest_size=32, person=b"demitasse").digest())

    def stream(self, name: str) -> Chance:
        """An independent stream: one per deck, so that drawing from one never shifts another."""
        return Chance(blake2b(name.encode(), key=self.key, digest_size=32, person=b"stream").digest())

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number in 0 … limit − 1, each equally likely."""
        counter = self.counter
        reach = (1 << WORD_BITS) // limit * limit
        while True:
            number = int.from_bytes(self._block(counter)[:8], "big")
            counter += 1
            if number < reach:
                return number % limit, Chance(self.key, counter)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in an order drawn uniformly (Fisher–Yates)."""
        order = list(items)
        counter = self.counter
        words: list[int] = []
        for last in range(len(order) - 1, 0, -1):
            reach = (1 << WORD_BITS) // (last + 1) * (last + 1)
            while True:
                if not words:
                    block = self._block(counter)
                    words = [int.from_bytes(block[i : i + 8], "big") for i in range(0, 8 * WORDS, 8)]
                    counter += 1
                word = words.pop()
                if word < reach:
                    break
            pick = word % (last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order), Chance(self.key, counter)

    def _block(self, counter: int) -> bytes:
        return blake2b(counter.to_bytes(8, "big"), key=self.key, digest_size=8 * WORDS).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.counter) == (other.key, other.counter)

    def __hash__(self) -> int:
        return hash((self.key, self.counter))

    def __repr__(self) -> str:
        return f"Chance(counter={self.counter})"
