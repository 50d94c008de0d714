"""Where figures are shown: between marks on a page of the documentation, with the commit they were measured at."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"


def quote(mark: str, text: str) -> None:
    """Put a text between the marks of its name."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(f"<!-- {mark} -->")
    _, _, after = rest.partition(f"<!-- /{mark} -->")
    PAGE.write_text(f"{before}<!-- {mark} -->\n{text}\n<!-- /{mark} -->{after}", encoding="utf-8")


def commit() -> str:
    """Of the code that is measured."""
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"
