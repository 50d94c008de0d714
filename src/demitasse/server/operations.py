"""For whoever runs the server: how it is (`/health`), and what it counts (`/metrics`)."""

from __future__ import annotations

from ipaddress import ip_address

from litestar import Response, get
from litestar.di import NamedDependency

from demitasse.server import metrics
from demitasse.server.answers import AnyRequest, address_of, bearer_of
from demitasse.server.garbage import memory
from demitasse.server.health import Health, health_of
from demitasse.server.keys import hash_of, key_matches
from demitasse.server.refusals import Forbidden
from demitasse.server.server import Server

TheServer = NamedDependency[Server]
SENT_BY_PROXIES = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
"""With one of these a request comes from elsewhere, also where nobody has told the server of its proxy."""


@get("/health", include_in_schema=False)
async def health(server: TheServer) -> Response[Health]:
    """For probes: 200 while it is ready, else 503 with the reasons."""
    told = health_of(server)
    headers = {"cache-control": "no-store"}
    return Response(
        told, status_code=200 if told.ready else 503, headers=headers, media_type="application/json"
    )


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AnyRequest, server: TheServer) -> Response[str]:
    """For Prometheus, with the admin key as Bearer; where no key was set, for this machine alone."""
    if not is_admin(request, server, bearer_of(request)):
        raise Forbidden("server-not-admin")
    store, counted = server.store.health(), server.metrics
    gauges = {
        "tables": len(server.registry.tables),
        "viewers": server.feeds.viewers(),
        "store_waiting_writes": store.waiting,
        "store_failing": int(bool(store.failure) or not store.writing),
        "draining": int(server.draining),
        "memory_bytes": memory(),
    }
    histograms = {
        "choice_seconds": counted.choices,
        "commit_seconds": server.store.commits,
        "bot_thinking_seconds": counted.thinking,
        "collector_pause_seconds": counted.pauses,
    }
    text = metrics.told(gauges, histograms, counted.refusals)
    return Response(text, media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})


def is_admin(request: AnyRequest, server: Server, given: str) -> bool:
    """Whoever gives the admin key; where none was set, this machine itself, unless a proxy stands before it."""
    key = server.settings.admin_key
    if key:
        return key_matches((hash_of(given),), hash_of(key))
    forwarded = server.settings.behind_proxy or any(name in request.headers for name in SENT_BY_PROXIES)
    return is_loopback(address_of(request)) and not forwarded


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
