"""What the README and the docs show is true: Python runs as written, commands have these flags, files can be read."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import demitasse
from demitasse.server.wire import ClientFrame, NewTable, ServerFrame
from tests.cli.commands import run

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str = "python") -> list[str]:
    return [text for name, text in BLOCK.findall(page.read_text(encoding="utf-8")) if name == language]


WITH_EXAMPLES = [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES if blocks(page)]


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


def commands() -> list[Any]:
    """Every `demitasse …` in a block of shell, each once."""
    found = {
        line.partition("#")[0].strip(): page
        for page in PAGES
        for block in blocks(page, "sh")
        for line in block.replace("\\\n", " ").splitlines()
        if line.startswith("demitasse ")
    }
    return [pytest.param(line, id=line) for line in found]


@pytest.mark.parametrize("line", commands())
def test_a_command_of_the_docs_exists_with_its_flags(line: str) -> None:
    """The help is asked for behind it, which comes only where everything before it is known."""
    told = run(*shlex.split(line)[1:], "--help")
    assert told.code == 0, told.err


def test_content_files_of_the_docs_can_be_read(tmp_path: Path) -> None:
    for page in PAGES:
        for block in blocks(page, "toml"):
            tomllib.loads(block)
            if block.startswith("# my-cards.toml"):
                (tmp_path / "my-cards.toml").write_text(block, encoding="utf-8")
                assert demitasse.game("coffee-rush").content(tmp_path / "my-cards.toml").sources


def test_the_frames_of_the_protocol_are_frames() -> None:
    for block in blocks(ROOT / "docs" / "protocol.md", "json"):
        if "type" in json.loads(block):
            msgspec.json.decode(block, type=ClientFrame if is_said(block) else ServerFrame)
        else:
            msgspec.json.decode(block, type=NewTable)


def is_said(block: str) -> bool:
    kinds = [kind.__struct_config__.tag for kind in get_args(ClientFrame)]
    return json.loads(block)["type"] in kinds


def test_the_lines_of_a_record_are_lines_of_a_record() -> None:
    head, row = blocks(ROOT / "docs" / "records.md", "json")
    record = (ROOT / "docs" / "records" / "cafe-del-gatto-3p.jsonl").read_text(encoding="utf-8")
    assert record.startswith(head + row)


def test_every_block_says_its_language() -> None:
    """So that none is left untried by mistake: settings of other programs are shown, not tried."""
    for page in PAGES:
        for language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            assert language, f"{page.name}:\n{text}"
