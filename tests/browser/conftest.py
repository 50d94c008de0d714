"""A real Chromium in front of a real server: a free port, a data folder of its own, bots that do not dawdle."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Response,
    expect,
    sync_playwright,
)

import hatch_build
from demitasse.games import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNWANTED = (
    # The pages of the address bar, which nobody sees here: loaded for every window, they took half of all the time.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess",
    # What Playwright turns off, too: a second list of features replaces the first.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
)
HASTY = (*FLAGS, "--js-flags=--no-opt --no-maglev")
"""No page of a test is open long enough to win back what V8 spends on making its scripts fast."""
UNPAINTED = "--blink-settings=acceleratedCompositingEnabled=false"
"""Pages are laid out and answer to pointers as ever, and nothing of them is drawn: a third of what playing cost.

Some that are scrolled by a tap crash Chromium this way; their tests say `painted=True`."""
EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that may be broken by night alone: a theme changes nothing but colours."""
FAULTS = """async (rules) => (await axe.run(document, {
    runOnly: rules,
    resultTypes: ["violations"],
    selectors: false,
    elementRef: true,
    iframes: false,
})).violations.flatMap(({id, help, nodes}) => nodes
    .filter(({element}) => id !== "target-size" || getComputedStyle(element).pointerEvents !== "none")
    .map(({html}) => `${id}: ${help} (${html.slice(0, 160)})`))"""
"""Nobody asks about what passed, nor where it stands: half of the work. What lets pointers through is no target."""
STILL = "!document.getAnimations().some((one) => one instanceof CSSTransition)"
SECONDS_TO_START = 60
PATIENCE = 60_000
"""Milliseconds: a busy machine is no fault of the page."""

WELCOMED = json.dumps(list(GAMES))

expect.set_options(timeout=PATIENCE)

SEED = 314159265358979323846264338327950288419
"""Every table is dealt from it and bots think alike, so that a test plays the same play each time."""

SERVER = f"""
if __name__ == "__main__":
    import sys
    from pathlib import Path
    from demitasse.server.app import Settings
    from demitasse.server.turn_bots import Pace
    from demitasse.server.limits import Limits
    from demitasse.server.notices import Delays
    from demitasse.server.serve import ServeOptions, serve

    port, data, client = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    limits = Limits(tables_an_hour=10_000, replays_an_hour=10_000)
    pace = Pace(choice=0, turn=0)
    settings = Settings(limits=limits, pace=pace, workers=1, client=client, seeds=lambda: {SEED},
        delays=Delays(away=0, here=3600), push_services=tuple(sys.argv[5:]))
    serve(ServeOptions(host=sys.argv[4], port=port, data=data), settings)
"""
"""A worker of the server runs this file, too, before it is asked anything: what serves, it need not import."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser shares the machine with others: what fails is tried twice more, and the last lines tell of it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))
            item.add_marker(pytest.mark.slow)


def chromium() -> str | None:
    """Chromium's path: found, or else installed. None where Playwright has brought its own."""
    with one_worker_at_a_time("chromium"):
        path = found()
        if path is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            install = ["apt-get", "install", "-q", "-y"]
            # Each by itself: not every Debian has the shell.
            for command in (["apt-get", "update", "-q"], [*install, "chromium"], [*install, SHELL]):
                subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
            path = found()
        if path is None:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        return path


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def one_worker_at_a_time(what: str) -> Iterator[None]:
    with open(Path(tempfile.gettempdir()) / f"demitasse-{what}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@dataclass
class TableServer:
    """The server as a process that can be killed and started again on the same port and data."""

    port: int
    data: Path
    client: Path = ROOT / "src" / "demitasse" / "server" / "client"
    source: Path = ROOT / "src"
    host: str = "127.0.0.1"
    push_services: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        script = self.data / "serving.py"
        script.write_text(SERVER, encoding="utf-8")
        self.process = subprocess.Popen(
            [
                sys.executable,
                *map(str, (script, self.port, self.data, self.client, self.host, *self.push_services)),
            ],
            env={**os.environ, "PYTHONPATH": str(self.source)},
        )
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended at once"
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"no server after {SECONDS_TO_START} s")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


def wait_until(seen: Callable[[], bool], what: str) -> None:
    """Look again until it is as wanted."""
    end = time.monotonic() + PATIENCE / 1000
    while not seen():
        assert time.monotonic() < end, what
        time.sleep(0.1)


def click_through(button: Locator, goal: Locator, at_each: Callable[[], None] = lambda: None) -> None:
    """Click a button that leads on until what it leads to is there."""
    while True:
        expect(button.or_(goal).first).to_be_visible()
        if goal.is_visible():
            return
        at_each()
        button.click()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@pytest.fixture(scope="session")
def client_built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the client as its source is now: whoever builds it again meanwhile does not disturb the test."""
    copy = tmp_path_factory.mktemp("client") / "client"
    with one_worker_at_a_time("client"):
        hatch_build.install_packages(ROOT / "web", tools=True)
        hatch_build.build_client(ROOT)
        shutil.copytree(ROOT / "src" / "demitasse" / "server" / "client", copy)
    return copy


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=[*HASTY, UNPAINTED])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def painting_browser(playwright: Playwright) -> Iterator[Browser]:
    """For the few tests that look at what is drawn."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=list(HASTY))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """With what the headless shell has not: notifications, and apps that can be installed."""
    shell = chromium()  # what it finds, or has installed beside the whole one
    path = shutil.which("chromium") or shell
    browser = playwright.chromium.launch(executable_path=path, args=[*HASTY, UNPAINTED])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, client_built: Path) -> Iterator[TableServer]:
    server = TableServer(port=free_port(), data=tmp_path_factory.mktemp("data"), client=client_built)
    server.start()
    yield server
    server.stop()


@dataclass
class Person:
    """Somebody with a browser of their own, and whatever their browser complained about."""

    context: BrowserContext
    page: Page
    address: str
    complaints: list[str] = field(default_factory=list)
    excused: list[str] = field(default_factory=list)
    """Parts of complaints that the test brings about on purpose."""

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.locator("main:not([aria-busy])").first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def speak(self, language: str) -> None:
        """Change the language, even under an open dialog: quicker than a person who speaks it from the start."""
        self.page.evaluate(f"document.querySelector('header .switch [lang={language}]').click()")
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()

    def darken(self, dark: bool = True) -> None:
        """As the person's system turns dark, or light again."""
        theme: Literal["dark", "light"] = "dark" if dark else "light"
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator(f"html[data-theme={theme}]")).to_be_attached()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def unexpected(self) -> list[str]:
        return [told for told in self.complaints if not any(part in told for part in self.excused)]

    def faults(self, rules: Sequence[str] = EVERY_RULE) -> list[str]:
        """What axe-core finds wrong with the page as it stands; a colour on its way to another has no contrast yet."""
        self.page.wait_for_function(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(FAULTS, rules)
        return found

    def faults_by_day_and_by_night(self) -> list[str]:
        self.darken(False)
        faults = self.faults()
        self.darken()
        return faults + self.faults(OF_COLOURS)


Meet = Callable[..., Person]


@pytest.fixture
def meet(browser: Browser, server: TableServer, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """`meet(width, height, language=…, theme=…)`: one more person; at the end nobody's browser may have complained.

    They have been welcomed at every game before, unless they are a `newcomer`; their pages are not painted, unless they
    are to be `painted`, and have no service worker, which would load everything once more, unless the test allows it.
    """
    people: list[Person] = []

    def someone(
        width: int = 1440,
        height: int = 900,
        *,
        language: str = "en",
        theme: str = "light",
        newcomer: bool = False,
        painted: bool = False,
        **more: Any,
    ) -> Person:
        home: Browser = request.getfixturevalue("painting_browser") if painted else browser
        context = home.new_context(
            viewport={"width": width, "height": height},
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            **{"service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        if not newcomer:
            context.add_init_script(f"localStorage.setItem('demitasse.welcomed', '{WELCOMED}')")
        person = Person(context, context.new_page(), server.address)
        listen(person)
        people.append(person)
        return person

    yield someone
    for person in people:
        person.context.close()
    for person in people:
        assert person.unexpected() == []


def listen(person: Person) -> None:
    """Errors and warnings of the console count, and so does whatever the security policy has blocked."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            person.complaints.append(f"{message.type}: {message.text}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            person.complaints.append(f"{response.status}: {response.url}")

    person.page.on("console", said)
    person.page.on("response", answered)
    person.page.on("pageerror", lambda error: person.complaints.append(f"thrown: {error}"))
