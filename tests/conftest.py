"""How the tests run: the same examples on every machine, unless somebody goes looking for more.

HYPOTHESIS_PROFILE=explore python -m pytest tests/kernel
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Generator
from importlib.util import find_spec

import pytest
from hypothesis import settings

import demitasse
from demitasse.kernel.game import Game

settings.register_profile("ci", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile("explore", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

collect_ignore = [] if find_spec("ray") else ["cluster"]
"""`make test-ray` has an environment for it."""


# Thousands of tests are collected by each worker, and all of them stay: looked through for garbage again and again
# meanwhile, they took twice as long. What is there when the first one runs is never looked at again.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: those with a browser or a server wait for it nearly half of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Playwright leaves the loop that it waits in as the one that runs, until its browser is closed. Whichever tests a
    worker takes after those with a browser begin without one, as they do in a process of their own.
    """
    left_running = asyncio._get_running_loop()
    if left_running is None or "browser" in item.path.parts:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(left_running)


@pytest.fixture(scope="session")
def coffee_rush() -> Game:
    return demitasse.game("coffee-rush")


SMALLEST = "smallest control"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The smallest control of each screen in each window, in pixels, where tests/browser/test_windows.py was run."""
    screens: dict[str, dict[str, float]] = {}
    for report in terminalreporter.getreports("passed"):
        for screen in (told for what, told in report.user_properties if what == SMALLEST):
            screens |= screen
    if not screens:
        return
    screens = dict(sorted(screens.items()))
    terminalreporter.section("smallest control, in pixels")
    terminalreporter.write_line(" " * 10 + "".join(f"{screen:>16}" for screen in screens))
    for window in next(iter(screens.values())):
        sizes = "".join(f"{sizes[window]:16.0f}" for sizes in screens.values())
        terminalreporter.write_line(f"{window:>10}{sizes}")
