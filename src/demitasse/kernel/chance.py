"""Chance: the same on every machine, unguessable from what players see.

A counter-based generator. Block number `counter` is BLAKE2b of the counter under a key made from the seed, so a
position that carries chance carries two small values, and nothing depends on `random` or on hash order.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

from demitasse.kernel.errors import BadOptions

T = TypeVar("T")

SEED_LIMIT = 1 << 128
BLOCK = Struct(">8Q")
WORD_BYTES = 8
WORD_LIMIT = 1 << 8 * WORD_BYTES
"""A word after the last whole multiple of what is asked for is drawn again: it would make small remainders a little
likelier."""


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

    @classmethod
    def resumed(cls, saved: Sequence[str | int]) -> Chance:
        """The point that `saved` described."""
        key, counter = saved
        return cls(bytes.fromhex(str(key)), int(counter))

    @property
    def saved(self) -> tuple[str, int]:
        """This point as plain data, for the state of a position that draws as it goes. As secret as the seed."""
        return self.key.hex(), self.counter

    def stream(self, name: str) -> Chance:
        """An independent stream: one per deck, so that drawing from one never shifts another."""
        return Chance(blake2b(name.encode(), key=self.key, digest_size=32, person=b"stream").digest())

    def below(self, limit: int) -> tuple[int, Chance]:
        """A number in 0 … limit − 1, each equally likely."""
        assert 0 < limit <= WORD_LIMIT
        counter = self.counter
        while True:
            word = int.from_bytes(self._block(counter)[:WORD_BYTES], "big")
            counter += 1
            number = word % limit
            if word - number <= WORD_LIMIT - limit:
                return number, Chance(self.key, counter)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in an order drawn uniformly (Fisher–Yates)."""
        order = list(items)
        counter = self.counter
        words: list[int] = []
        left = len(order)
        while left > 1:
            if not words:
                words = self._words(counter)
                counter += 1
            word = words.pop()
            pick = word % left
            if word - pick <= WORD_LIMIT - left:
                left -= 1
                order[left], order[pick] = order[pick], order[left]
        return tuple(order), Chance(self.key, counter)

    def drawn(self, items: Sequence[T], number: int) -> tuple[tuple[T, ...], tuple[T, ...], Chance]:
        """So many items taken out one after the other, each time any of those left, and the rest in their order."""
        left = list(items)
        drawn: list[T] = []
        counter = self.counter
        words: list[int] = []
        while len(drawn) < number:
            if not words:
                words = self._words(counter)
                counter += 1
            word = words.pop()
            pick = word % len(left)
            if word - pick <= WORD_LIMIT - len(left):
                drawn.append(left.pop(pick))
        return tuple(drawn), tuple(left), Chance(self.key, counter)

    def _words(self, counter: int) -> list[int]:
        """One block of chance, as numbers of 64 bits."""
        return list(BLOCK.unpack(self._block(counter)))

    def _block(self, counter: int) -> bytes:
        return blake2b(counter.to_bytes(8, "big"), key=self.key, digest_size=BLOCK.size).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.counter) == (other.key, other.counter)

    def __hash__(self) -> int:
        return hash((self.key, self.counter))

    def __repr__(self) -> str:
        return f"Chance(counter={self.counter})"
