"""Draws the pictures that a chat shows of our links: the cover of each game below its awning, 1200 × 630.

python web/scripts/previews.py           draws web/public/previews/*.png, with the Chromium of the browser tests

Crawlers take no SVG. A palette of 255 colours keeps each below 60 KB; the drawings are flat, so nothing is lost.
"""

from __future__ import annotations

import base64
import struct
import sys
import zlib
from collections import Counter
from html import escape
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import demitasse

WEB = Path(__file__).parents[1]
PREVIEWS = WEB / "public" / "previews"
FONT = WEB / "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2"
WIDTH, HEIGHT = 1200, 630
COLOURS = 255
HOUSE = "#d9622b"

PIXELS = """async (shot) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + shot;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const pixels = pen.getImageData(0, 0, picture.width, picture.height).data;
    let text = "";
    for (let at = 0; at < pixels.length; at += 0x8000)
        text += String.fromCharCode(...pixels.subarray(at, at + 0x8000));
    return btoa(text);
}"""


def drawing(title: str, accent: str, covers: list[str]) -> str:
    font = base64.b64encode(FONT.read_bytes()).decode()
    size = 90 if len(covers) == 1 and len(title) < 12 else 78
    art = "".join(covers)
    return f"""<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Fraunces; src: url(data:font/woff2;base64,{font}); font-weight: 100 900; }}
body {{ margin: 0; width: {WIDTH}px; height: {HEIGHT}px; overflow: hidden; background: #f6ead5; color: #2b1d14;
  display: grid; grid-template: 90px 1fr / 1fr; font-family: Fraunces, serif; }}
.awning {{ background: repeating-linear-gradient(90deg, {accent} 0 75px, #fbf3e2 75px 150px);
  mask: radial-gradient(circle at 37.5px 0, #000 37px, transparent 38px) 0 52px / 75px 38px repeat-x,
    linear-gradient(#000 0 0) 0 0 / 100% 53px no-repeat; }}
main {{ display: grid; grid-template-columns: {"540px" if len(covers) == 1 else "620px"} 1fr; align-items: center;
  gap: 44px; padding: 0 56px 34px 64px; }}
.art {{ display: grid; gap: 6px; grid-template-columns: repeat({1 if len(covers) == 1 else 2}, 1fr); }}
.art svg {{ display: block; width: 100%; }}
h1 {{ margin: 0; font: 620 {size}px/1.02 Fraunces; letter-spacing: -.02em; text-wrap: balance; }}
p {{ margin: 30px 0 0; font: 560 30px/1 Fraunces; color: #6b5646; display: flex; align-items: center; gap: 16px; }}
p svg {{ width: 54px; height: 54px; }}
</style><div class="awning"></div><main><div class="art">{art}</div><div><h1>{escape(title)}</h1>
<p>{(WEB / "src/pages/art/mark.svg").read_text()}{"demitasse" if len(covers) == 1 else ""}</p></div></main>"""


def draw(page: Page, name: str, html: str) -> None:
    page.set_content(html)
    page.evaluate("document.fonts.ready.then(() => true)")
    shot = base64.b64encode(page.screenshot()).decode()
    pixels = base64.b64decode(page.evaluate(PIXELS, shot))
    PREVIEWS.mkdir(parents=True, exist_ok=True)
    (PREVIEWS / f"{name}.png").write_bytes(png(pixels))


def png(pixels: bytes) -> bytes:
    """RGBA pixels as a PNG with a palette: the most frequent colours, each other one as the nearest of them."""
    colours = [pixels[at : at + 3] for at in range(0, len(pixels), 4)]
    counted = Counter(colours)
    palette = [colour for colour, _ in counted.most_common(COLOURS)]
    place = {colour: at for at, colour in enumerate(palette)}
    for colour in counted:
        if colour not in place:
            place[colour] = min(range(len(palette)), key=lambda at: distance(colour, palette[at]))
    rows = (colours[at : at + WIDTH] for at in range(0, len(colours), WIDTH))
    data = b"".join(b"\0" + bytes(place[colour] for colour in row) for row in rows)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(kind, body)
        for kind, body in (
            (b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)),
            (b"PLTE", b"".join(palette)),
            (b"IDAT", zlib.compress(data, 9)),
            (b"IEND", b""),
        )
    )


def distance(one: bytes, other: bytes) -> int:
    return sum((left - right) ** 2 for left, right in zip(one, other, strict=True))


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def accent_of(game: str) -> str:
    """The first accent of its cover: that of the light theme."""
    style = (WEB / "src/games" / game / "cover/cover.css").read_text(encoding="utf-8")
    return style.partition("--accent:")[2].partition(";")[0].strip()


if __name__ == "__main__":
    sys.path.insert(0, str(WEB.parent))
    from tests.browser.conftest import FLAGS, chromium

    covers = {
        id: (WEB / "src/games" / id / "cover/cover.svg").read_text(encoding="utf-8") for id in demitasse.GAMES
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for id, cover in covers.items():
            draw(page, id, drawing(demitasse.game(id).title, accent_of(id), [cover]))
        draw(page, "demitasse", drawing("Demitasse", HOUSE, list(covers.values())))
        browser.close()
