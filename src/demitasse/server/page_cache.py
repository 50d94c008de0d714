"""What stays the same while the server runs: answers, and parts of them, made once and never on the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")
MOST_KEPT = 128
"""Of our own there are a few a game; the rest are people's own contents, of which the latest are kept."""


class PageCache(Generic[Made]):
    """The pages by name. Whoever asks while one is being made waits for that one."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._pages: OrderedDict[str, asyncio.Future[Made]] = OrderedDict()

    async def page(self, name: str, make: Callable[[], Made]) -> Made:
        """The page of this name, made in a thread when it is asked for first."""
        return await self.awaited(name, lambda: asyncio.to_thread(make))

    async def awaited(self, name: str, make: Callable[[], Awaitable[Made]]) -> Made:
        """The same, made elsewhere: by a worker, or from what the store has."""
        page = self._pages.get(name)
        if page is None:
            page = self._pages[name] = asyncio.ensure_future(make())
            if len(self._pages) > self._most:
                self._pages.popitem(last=False)
            page.add_done_callback(lambda made: self._forget_failed(name, made))
        return await asyncio.shield(page)  # who leaves spoils it for nobody

    def _forget_failed(self, name: str, made: asyncio.Future[Made]) -> None:
        if (made.cancelled() or made.exception() is not None) and self._pages.get(name) is made:
            del self._pages[name]
