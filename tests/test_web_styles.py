"""The stylesheets of the browser's screens."""

from __future__ import annotations

import re
from pathlib import Path

SHARED = ("styles", "table", "pages")
"""What is loaded with every page or every table."""
WEB = Path(__file__).parents[1] / "web" / "src"
OF_THE_WHOLE_PAGE = re.compile(
    r"(?:\bhtml|\bbody|:root|\.house)(?:[.\[:][\w.\[\]=\"-]+)*(?::not\()?:has\([^{]*"
)


def test_no_style_asks_what_the_whole_page_holds() -> None:
    """A browser works out all styles anew for each change in what `:has` looks through (table/TableLayout.svelte)."""
    assert OF_THE_WHOLE_PAGE.search(".house:has(.table) > .bar {")
    assert OF_THE_WHOLE_PAGE.search(".house:not(:has(.table)) {")
    assert not OF_THE_WHOLE_PAGE.search(".bar:has(.phases) {")

    sheets = [file for folder in SHARED for file in (WEB / folder).rglob("*.css")]

    assert len(sheets) > 10
    found = [match[0] for file in sheets for match in OF_THE_WHOLE_PAGE.finditer(file.read_text("utf-8"))]
    assert found == []
