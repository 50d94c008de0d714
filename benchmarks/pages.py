"""Measure the browser's pages on a slow phone: a processor four times slower, behind a mobile network.

Chromium emulates both. A table is opened cold, from a link, and from the start page by its button; the time runs until
a choice can be made: it has been painted and the page answers. The start page also tells how much of it jumped while it
loaded (its cumulative layout shift). Where others use the machine, these times say little: what a page costs is told,
too, in processor time of its main thread (not slowed), requests and bytes until the first choice.

    python benchmarks/pages.py                  # three times each, the median
    python benchmarks/pages.py --game seize-the-bean --beside ../before
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from demitasse.server.pages import CLIENT
from tests.browser.conftest import FLAGS, WELCOMED, TableServer, chromium, free_port

SLOWER = 4


@dataclass(frozen=True)
class Network:
    """What the emulation of a phone in Lighthouse means by it, and what the preset of that name did in DevTools."""

    name: str
    kbit: float
    latency_ms: float


NETWORKS = (Network("a good 3G", 1638.4, 150), Network("Fast 3G", 1474.6, 562.5))
READY = "ready at "
WATCH = """
(() => {
  localStorage.setItem("demitasse.welcomed", WELCOMED);
  window.jumped = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.jumped += shift.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (!document.querySelector(".choices .choice, .k-offer")) requestAnimationFrame(look);
    else setTimeout(() => console.info(READY + performance.now()));
  };
  requestAnimationFrame(look);
})();
"""
KEEP = """([keys, game]) => localStorage.setItem("demitasse.tables", JSON.stringify([{
  table: keys.table, game, host: keys.host, join: keys.join, watch: keys.watch, seen: Date.now(),
  seats: Object.fromEntries(keys.seats.map(({ seat, key }) => [seat, key])),
}]))"""


@contextmanager
def serving(client: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        server = TableServer(free_port(), Path(data), client)
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


def laid(address: str, game: str) -> dict[str, Any]:
    """A table at which it is Maya's turn: how long a bot thinks before her is none of the page's business."""
    real_time = game == "kitchen-rush"
    kind = "cook" if real_time else "greedy"
    seats = [{"kind": "me", "name": "Maya"}, {"kind": "bot", "bot": kind}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    wish = Request(f"{address}/api/tables", body, {"Content-Type": "application/json", "Origin": address})
    keys: dict[str, Any] = json.loads(urlopen(wish).read())
    look = Request(
        f"{address}/api/tables/{keys['table']}", headers={"Authorization": f"Bearer {keys['host']}"}
    )
    while not real_time and 0 not in (one["seat"] for one in json.loads(urlopen(look).read())["asked"]):
        sleep(0.05)
    return keys


def phone(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True)
    context.add_init_script(
        WATCH.replace("WELCOMED", json.dumps(WELCOMED)).replace("READY", json.dumps(READY))
    )
    return context, context.new_page()


def slow(browser: Browser, network: Network) -> tuple[BrowserContext, Page]:
    context, page = phone(browser)
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": network.latency_ms,
            "downloadThroughput": network.kbit * 1000 / 8 * 0.9,
            "uploadThroughput": 750 * 1024 / 8 * 0.9,
        },
    )
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return context, page


@contextmanager
def watched(page: Page) -> Iterator[list[float]]:
    """When the first choice was there, told by the page itself: whoever asks it keeps it from its work, and counts as
    somebody who has touched it, so that it would make ready to sound."""
    told: list[float] = []
    with page.expect_console_message(lambda message: message.text.startswith(READY)) as message:
        yield told
    told.append(float(message.value.text.removeprefix(READY)))


def by_link(browser: Browser, network: Network, address: str, game: str) -> float:
    keys = laid(address, game)
    context, page = slow(browser, network)
    page.add_init_script(f"({KEEP})({json.dumps([keys, game])})")
    with watched(page) as ready:
        page.goto(f"{address}/table/{keys['table']}", wait_until="commit")
    context.close()
    return ready[0]


def by_button(browser: Browser, network: Network, address: str, game: str) -> tuple[float, float]:
    context, page = slow(browser, network)
    page.goto(address, wait_until="load")
    button = page.locator(f"article.{game}").get_by_role("button").first
    button.wait_for()
    page.wait_for_timeout(1500)
    jumped = float(page.evaluate("window.jumped"))
    before = float(page.evaluate("performance.now()"))
    with watched(page) as ready:
        button.click()
    context.close()
    return ready[0] - before, jumped


@dataclass(frozen=True)
class Cost:
    """Of a table opened cold by its link, until the first choice; the letters come after what can be pressed."""

    cpu_ms: float
    requests: int
    kilobytes: float


def cost(browser: Browser, address: str, game: str) -> Cost:
    keys = laid(address, game)
    context, page = phone(browser)
    page.add_init_script(f"({KEEP})({json.dumps([keys, game])})")
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    letters: set[str] = set()
    sizes: dict[str, int] = {}

    def answered(told: dict[str, Any]) -> None:
        if told["type"] == "Font":
            letters.add(told["requestId"])

    tools.on("Network.responseReceived", answered)
    tools.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]})
    )
    with watched(page):
        page.goto(f"{address}/table/{keys['table']}", wait_until="commit")
    told = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    context.close()
    came = [size for request, size in sizes.items() if request not in letters]
    return Cost(told["TaskDuration"] * 1000, len(came), sum(came) / 1000)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="coffee-rush")
    asked.add_argument("--times", type=int, default=3)
    asked.add_argument("--beside", type=Path, help="another built client, measured in turns with this one")
    given = asked.parse_args()
    clients = [CLIENT, *([given.beside] if given.beside else [])]
    with ExitStack() as open_ones, sync_playwright() as playwright:
        addresses = [open_ones.enter_context(serving(client)) for client in clients]
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for client, address in zip(clients, addresses, strict=True):
            costs = [cost(browser, address, given.game) for _ in range(given.times)]
            cpu = statistics.median(one.cpu_ms for one in costs)
            print(
                f"{client.name}: {cpu:.0f} ms of the processor, {costs[0].requests} requests,"
                f" {costs[0].kilobytes:.0f} KB until the first choice",
                flush=True,
            )
        for network in NETWORKS:
            runs = [
                (
                    client,
                    by_link(browser, network, address, given.game),
                    by_button(browser, network, address, given.game),
                )
                for _ in range(given.times)
                for client, address in zip(clients, addresses, strict=True)
            ]
            for client in clients:
                mine = [(link, button) for whose, link, button in runs if whose == client]
                print(
                    f"{client.name}, {network.name}, {SLOWER}× slower: first choice"
                    f" {seconds(link for link, _ in mine)} after a link,"
                    f" {seconds(took for _, (took, _) in mine)} after the button;"
                    f" layout shift of the start page {max(jumped for _, (_, jumped) in mine):.3f}",
                    flush=True,
                )
        browser.close()


def seconds(measured: Iterable[float]) -> str:
    """The median and the best: others may be using the machine."""
    all_of_them = [one / 1000 for one in measured]
    return f"{statistics.median(all_of_them):.2f} s (best {min(all_of_them):.2f})"


if __name__ == "__main__":
    main()
