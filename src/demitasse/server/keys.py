"""Secrets: 128 bits each, kept here as hashes only, compared in constant time."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from secrets import randbelow, token_urlsafe

from demitasse.kernel.chance import SEED_LIMIT

BYTES = 16
LONGEST = 64
"""Longer texts are no keys of ours; they are not even hashed."""


def new_key() -> str:
    """A seat key, a host's key, a token of a link, or the id of a table: all are unguessable."""
    return token_urlsafe(BYTES)


def new_seed() -> int:
    return randbelow(SEED_LIMIT)


def hash_of(secret: str) -> str:
    """What is kept of a secret. Nobody can guess 128 random bits, so the hash needs neither salt nor slowness."""
    return blake2b(
        secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"demitasse key"
    ).hexdigest()


def hashes_of(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(hash_of(key) for key in keys if key and len(key) <= LONGEST)


def key_matches(hashes: Iterable[str], kept: str) -> bool:
    """Whether one of these hashes of keys is the kept one. Every one is compared, so that time tells nothing."""
    found = False
    for given in hashes:
        found |= compare_digest(given, kept)
    return found and bool(kept)


def rematch_id(table: str, secret: str) -> str:
    """The id of a table's rematch: always the same one, so that two who ask at once get the same table."""
    digest = blake2b(table.encode(), key=secret.encode()[:64], digest_size=BYTES, person=b"rematch").digest()
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
