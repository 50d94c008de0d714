"""A push service of the tests' own: it takes what the server posts and can read it, being the browser too."""

from __future__ import annotations

import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECONDS = 60.0

Json = dict[str, Any]


class Browser:
    """The secret side of a subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)

    def keys(self) -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": base64(point), "auth": base64(self._auth)}

    def open(self, sealed: bytes) -> Json:
        opened: bytes = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth)
        read: Json = msgspec.json.decode(opened)
        return read


class Post(msgspec.Struct):
    path: str
    headers: dict[str, str]
    sealed: bytes


class PushService(ThreadingHTTPServer):
    """Answers 201, or what it is told to; `answers` are statuses with headers, used up one by one."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.posts: list[Post] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.silent = threading.Event()
        """Set for a service that never answers; cleared, it goes on."""
        self.browser = Browser()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def subscription(self, name: str = "ana", **wishes: Any) -> Json:
        """What a browser would ask the server for."""
        endpoint = f"{self.origin}/{name}"
        return {
            "endpoint": endpoint,
            **self.browser.keys(),
            "language": "en",
            "turn": True,
            "time": True,
            **wishes,
        }

    def messages(self, name: str = "ana") -> list[Json]:
        """What came for a browser so far, read."""
        return [self.browser.open(post.sealed) for post in self.posts if post.path == f"/{name}"]

    def wait_for(self, posts: int) -> None:
        end = time.monotonic() + SECONDS
        while len(self.posts) < posts:
            assert time.monotonic() < end, f"{len(self.posts)} messages came, not {posts}"
            time.sleep(0.02)


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        service = self.server
        assert isinstance(service, PushService)
        sealed = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        service.posts.append(Post(self.path, headers, sealed))
        while service.silent.is_set():
            time.sleep(0.02)
        status, more = service.answers.pop(0) if service.answers else (201, {})
        self.send_response(status)
        for name, value in {"content-length": "0", **more}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.silent.clear()
            service.shutdown()
            thread.join()


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
