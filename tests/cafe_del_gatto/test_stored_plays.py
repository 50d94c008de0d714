"""What the stored plays of Café del Gatto show."""

from __future__ import annotations

from pathlib import Path

from tests.golden.playthrough import told

FOLDER = Path(__file__).parent / "golden"


def test_the_stored_plays_show_both_intermediate_rounds() -> None:
    stories = [told(path).story for path in sorted(FOLDER.glob("*.txt"))]
    seen = " ".join(" ".join(stories).split())
    assert "everybody with a full cup serves one" in seen
    assert "nobody can serve, so everybody empties one of their fullest cups" in seen
