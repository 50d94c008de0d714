"""What the README and the docs show in Python is true: the examples run as written, and print what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[str]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


WITH_EXAMPLES = [pytest.param(page, id=page.name) for page in PAGES if blocks(page)]


def test_the_readme_has_a_python_example() -> None:
    assert blocks(ROOT / "README.md")


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_every_python_example_is_checkable(page: Path) -> None:
    for block in blocks(page):
        assert doctest.DocTestParser().get_examples(block), f"nothing to check in:\n{block}"


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_python_examples_run_as_written(page: Path) -> None:
    """One after the other, each in the names of those before it."""
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks(page)), {}, page.name, str(page), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert not report, "".join(report)
