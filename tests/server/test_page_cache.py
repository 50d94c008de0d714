"""Pages that are made once, and the collector that lets people play."""

from __future__ import annotations

import asyncio
import gc

import pytest

from demitasse.server import garbage, pages
from demitasse.server.garbage import GarbageCollector
from demitasse.server.page_cache import PageCache
from demitasse.server.pages import Page
from tests.server.visiting import Visit

PAGE = Page(b"{}", None, "application/json", '"tag"', "no-cache")


def test_a_page_that_many_ask_for_at_once_is_made_once() -> None:
    made: list[str] = []

    def make() -> Page:
        made.append("once")
        return PAGE

    async def ask() -> list[Page]:
        cache: PageCache[Page] = PageCache()
        return list(await asyncio.gather(*[cache.page("rules", make) for _ in range(5)]))

    assert asyncio.run(ask()) == [PAGE] * 5
    assert made == ["once"]


def test_a_page_that_could_not_be_made_is_tried_again() -> None:
    def fail() -> Page:
        raise OSError("no file")

    async def ask() -> Page:
        cache: PageCache[Page] = PageCache()
        with pytest.raises(OSError, match="no file"):
            await cache.page("rules", fail)
        return await cache.page("rules", lambda: PAGE)

    assert asyncio.run(ask()) == PAGE


@pytest.mark.parametrize(
    "path",
    ["/api/games/coffee-rush/rules", "/api/games/coffee-rush/content", "/api/openapi.json", "/api/docs"],
)
def test_who_has_a_page_already_costs_no_packing(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    first = visit.client.get(path)
    monkeypatch.setattr(pages, "gzipped", None)
    again = visit.client.get(path, headers={"if-none-match": first.headers["etag"]})

    assert (first.status_code, again.status_code) == (200, 304)
    assert visit.client.get(path).content == first.content


def test_old_objects_are_collected_only_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    viewers, memory = [0], [100 * 1024 * 1024]
    monkeypatch.setattr(garbage, "memory", lambda: memory[0])
    pauses: list[float] = []
    thresholds = gc.get_threshold()
    collector = GarbageCollector(lambda: viewers[0], pauses.append)
    collector.start()
    try:
        assert gc.get_threshold()[2] > thresholds[2]
        collector.collect()
        assert collector.due()
        viewers[0] = 5000
        assert not collector.due()
        memory[0] = 600 * 1024 * 1024
        assert collector.due(), "a server that has grown sixfold cannot wait"
        viewers[0], memory[0] = 0, 100 * 1024 * 1024
        assert collector.due()
    finally:
        collector.close()
    assert pauses
    assert gc.get_threshold() == thresholds
