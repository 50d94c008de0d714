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
    check_admin(request, server)
    store, counted = server.store.health(), server.metrics
    gauges = {
        "tables": len(server.registry.tables),
        "viewers": server.feeds.viewers(),
        "store_waiting_writes": store.waiting,
        "store_failing": int(bool(store.failure) or not store.writing),
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


def check_admin(request: AnyRequest, server: Server) -> None:
    key = server.settings.admin_key
    if key:
        if not key_matches((hash_of(bearer_of(request)),), hash_of(key)):
            raise Forbidden("server-not-admin")
    elif not is_loopback(address_of(request)) or server.settings.behind_proxy:
        raise Forbidden("server-not-admin")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
