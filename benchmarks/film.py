"""A first game by hints alone, as a film: a picture of every question, beat and panel that comes up.

    python benchmarks/film.py /tmp/film --size 390x844 --language fr --most 60

Somebody new sits down from the start page against the bots a first game has and does what the hint says; what comes
up by itself (a guest, the end of a Day) is photographed and closed. The pictures are numbered; their names say what is
on them.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import conftest
from tests.browser.conftest import FLAGS, ROOT, TableServer, chromium, free_port, listen
from tests.browser.conftest import Person as Player

PANELS = {".sb-beat": ".next", ".sb-day": ".onward .button", "dialog.ending": ""}
"""What comes up over a table, and what leads on from it; nothing does from the end."""
ASKED = ".choices [data-choice]:not([aria-disabled=true])"
PATIENCE = 60_000


class Film:
    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder, self.shown = page, folder, 0

    def take(self, what: str) -> None:
        self.shown += 1
        name = re.sub(r"[^a-z]+", "-", what.lower()).strip("-")[:40]
        self.page.screenshot(path=self.folder / f"{self.shown:03}-{name}.png")

    def play(self, most: int) -> None:
        """Until the game is over, or so many questions were answered."""
        answered = 0
        while answered < most:
            self.page.locator(", ".join([ASKED, *PANELS])).first.wait_for(timeout=PATIENCE)
            panel = next((panel for panel in PANELS if self.page.locator(panel).count()), None)
            if panel is None:
                self.answer()
                answered += 1
                continue
            self.take(panel)
            if not PANELS[panel]:
                return
            self.page.locator(f"{panel} {PANELS[panel]}").first.click()
            self.page.wait_for_timeout(100)

    def answer(self) -> None:
        """Ask for the hint, and do what it says."""
        self.page.keyboard.press("h")
        choice = self.page.locator(".choices .hinted").first
        choice.wait_for()
        rows = self.page.locator(".prompt").get_attribute("data-rows")
        self.take(self.page.locator(".prompt h2").first.inner_text())
        choice.click()
        armed = self.page.locator(".choice.armed")
        if armed.count():
            armed.first.click()
        self.page.wait_for_function(
            "before => document.querySelector('.prompt')?.dataset.rows !== before"
            " || document.querySelector('dialog[open]')",
            arg=rows,
            timeout=PATIENCE,
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="seize-the-bean")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    parser.add_argument("--most", type=int, default=400, help="so many questions at most")
    parser.add_argument("--seed", type=int, default=conftest.SEED, help="deals another game")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        # Whoever builds the client anew meanwhile does not tear the film.
        client = shutil.copytree(ROOT / "src" / "demitasse" / "server" / "client", Path(data) / "client")
        conftest.SERVER = conftest.SERVER.replace(str(conftest.SEED), str(given.seed))
        server = TableServer(port=free_port(), data=Path(data), client=client)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="fr-FR" if given.language == "fr" else "en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        player = Player(context, context.new_page(), server.address)
        listen(player)
        try:
            page = player.go("/")
            film = Film(page, given.folder)
            page.locator(f"article.{given.game} .button.main").click()
            just_play = page.locator("dialog.greeting .go .way:not(.main)")
            just_play.wait_for()
            film.take("welcome")
            just_play.click()
            page.wait_for_url("**/table/**")
            film.play(given.most)
            print(f"{film.shown} pictures in {given.folder}; the browser complained of {player.complaints}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
