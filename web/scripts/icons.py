"""Draws the icons of the installed app from our mark.

python web/scripts/icons.py           draws web/public/icons/*.png, with the Chromium of the browser tests

`icon-…` is the cup on paper with round corners, `maskable-…` the same to be cut by whoever shows it (all that matters
within the inner four fifths), `badge-…` its outline for a status bar.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[1]
ICONS = WEB / "public" / "icons"
PAPER = "#fbf5ea"


def draw(page: Page, name: str, size: int, mark: str, looks: str, share: float) -> None:
    """The mark in the middle, this share of the picture wide."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"""<!doctype html><style>html, body {{ margin: 0; background: transparent; }}
        div {{ display: grid; place-items: center; width: {size}px; height: {size}px; {looks} }}
        svg {{ width: {size * share}px; height: {size * share}px; }}</style><div>{mark}</div>"""
    )
    page.screenshot(path=ICONS / f"{name}-{size}.png", omit_background=True)


if __name__ == "__main__":
    sys.path.insert(0, str(WEB.parent))
    from tests.browser.conftest import FLAGS, chromium

    ICONS.mkdir(parents=True, exist_ok=True)
    mark = (WEB / "src/pages/art/mark.svg").read_text(encoding="utf-8")
    round_paper = f"background: {PAPER}; border-radius: 22%;"
    head, path, rest = mark.partition("<path")
    outline = f"{head}<style>path {{ fill: none; stroke: #fff; stroke-width: 3px; }}</style>{path}{rest}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page()
        for size in (180, 192, 512):
            draw(page, "icon", size, mark, f"background: {PAPER};" if size == 180 else round_paper, 0.78)
        draw(page, "maskable", 512, mark, f"background: {PAPER};", 0.58)
        draw(page, "badge", 96, outline, "", 0.9)
        browser.close()
