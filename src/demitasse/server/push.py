"""Web Push: sealed messages to the push services of browsers (RFC 8030, 8188, 8291, 8292).

The encryption is that of http-ece, the server's signature that of py-vapid: both are what the authors of the standards
keep, and bring nothing but `cryptography`. pywebpush is made of the same two and would bring two HTTP clients besides.
"""

from __future__ import annotations

import asyncio
import binascii
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from demitasse.server.outgoing import Answer, Outgoing
from demitasse.server.subscriptions import Subscription

KEY_FILE = "push-key.pem"
POINT_BYTES, AUTH_BYTES = 65, 16
"""How long the two keys of a subscription are."""
LARGEST_MESSAGE = 3000
"""A push service takes 4 KB, sealed."""
SIGNED_SECONDS = 12 * 3600
"""A signature is valid for at most a day; half of that is used again and again."""

MOST_SIGNATURES = 100
"""There are about five push services in the world."""


class BadSubscription(Exception):
    """Keys that nobody could seal anything with."""


class PushKey:
    """This server's own key, by which push services know that one who was allowed to write does so."""

    def __init__(self, vapid: Vapid02) -> None:
        self._vapid = vapid
        assert vapid.public_key is not None
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()
        """As browsers want it when they subscribe."""

    @classmethod
    def kept_in(cls, file: Path) -> PushKey:
        """The key in a file that only we may read, made at the first start.

        `OSError` or `ValueError` where there is none to be had. A key that cannot be read is never replaced: all
        subscriptions are bound to it.
        """
        if not file.exists():
            make_key_file(file)
        try:
            return cls(Vapid02.from_pem(file.read_bytes()))
        except (ValueError, TypeError, binascii.Error, UnicodeError) as error:
            raise ValueError(f"{file} holds no key") from error

    def signature(self, audience: str, contact: str) -> str:
        claims = {"aud": audience, "sub": contact, "exp": int(time.time()) + SIGNED_SECONDS}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed["Authorization"]


def make_key_file(file: Path) -> None:
    """Whole or not at all, and of two servers that start at once the first one wins."""
    made = Vapid02()
    made.generate_keys()
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as opened:
            opened.write(made.private_pem())
            opened.flush()
            os.fsync(opened.fileno())
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink()


class Push:
    """Seals messages and hands them to push services."""

    def __init__(self, key: PushKey, outgoing: Outgoing, contact: str) -> None:
        self.key = key
        self.outgoing = outgoing
        self._contact = contact
        self._signatures: dict[str, tuple[float, str]] = {}

    async def send(self, subscription: Subscription, message: bytes, *, seconds: int, topic: str) -> Answer:
        """What the push service answers. It keeps the message for so long, and only the newest of a topic."""
        sealed = await asyncio.to_thread(seal, subscription, message)
        headers = {
            "Authorization": self._signature(self.outgoing.origin(subscription.endpoint)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic,
            "Urgency": "normal",
        }
        return await self.outgoing.post(subscription.endpoint, headers, sealed)

    def _signature(self, audience: str) -> str:
        made, signature = self._signatures.get(audience, (0.0, ""))
        now = time.monotonic()
        if not signature or now - made > SIGNED_SECONDS / 2:
            if len(self._signatures) >= MOST_SIGNATURES:
                self._signatures.clear()
            signature = self.key.signature(audience, self._contact)
            self._signatures[audience] = (now, signature)
        return signature


def seal(subscription: Subscription, message: bytes) -> bytes:
    """What only this browser can read."""
    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64(subscription.p256dh),
        auth_secret=from_base64(subscription.auth),
        version="aes128gcm",
    )
    return sealed


def check_keys(p256dh: str, auth: str) -> None:
    """`BadSubscription` when they are not a point of the curve and a secret."""
    try:
        point, secret = from_base64(p256dh), from_base64(auth)
        if (len(point), len(secret)) != (POINT_BYTES, AUTH_BYTES):
            raise BadSubscription
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadSubscription from None


def topic_of(table: str, key_hash: str) -> str:
    """One for each seat: a newer message takes the place of one that has not been delivered yet."""
    digest = blake2b(f"{table} {key_hash}".encode(), digest_size=18, person=b"push topic").digest()
    return urlsafe_b64encode(digest).decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii", "replace") + b"=" * (-len(text) % 4))
