"""What the README shows in Python is true: its examples run as written, and print what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[str]:
    return BLOCK.findall(README.read_text(encoding="utf-8"))


def test_the_readme_has_a_python_example_and_all_of_them_are_checkable() -> None:
    assert blocks()
    for block in blocks():
        assert doctest.DocTestParser().get_examples(block), f"nothing to check in:\n{block}"


def test_the_python_examples_of_the_readme_run_as_written() -> None:
    """One after the other, each in the names of those before it."""
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks()), {}, README.name, str(README), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert not report, "".join(report)
