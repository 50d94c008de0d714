"""What the README and the docs show is true: Python and commands run, files can be read, services are started so."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import demitasse
from demitasse.server.wire import ClientFrame, NewTable, ServerFrame
from tests.cli.commands import run
from tests.processes import finished

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
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


def shell_lines(page: Path) -> list[str]:
    """Every command of a page, without what is said behind it."""
    return [
        line.partition("#")[0].strip()
        for block in blocks(page, "sh")
        for line in block.replace("\\\n", " ").splitlines()
    ]


def quickly(words: list[str]) -> list[str]:
    """The same command in less time: few games and imagined worlds, settings shown instead of served."""
    few = {"--games": "2", "--worlds": "8"}
    words = [few.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    more = {"serve": ["--show-settings"], "analyse": ["--worlds", "8"]}
    return [*words, *more.get(words[0], [])]


@pytest.fixture
def a_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the commands of the docs speak of, and nothing of this machine."""
    (cards,) = [block for block in blocks(ROOT / "docs" / "designing.md", "toml") if "my-cards.toml" in block]
    (tmp_path / "my-cards.toml").write_text(cards, encoding="utf-8")
    (tmp_path / "play.jsonl").symlink_to(ROOT / "docs" / "records" / "cafe-del-gatto-3p.jsonl")
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


LITTLE = shlex.split("--plays 4 --every 4 --games 2 --rivals random")
"""To learn."""
WITH_COMMANDS = [
    pytest.param(page, id=str(page.relative_to(ROOT)), marks=pytest.mark.slow if page.stem == "coach" else ())
    for page in PAGES
    if shell_lines(page)
]


@pytest.mark.parametrize("page", WITH_COMMANDS)
def test_the_commands_of_a_page_run_one_after_the_other(page: Path, a_desk: Path) -> None:
    for line in shell_lines(page):
        program, *words = shlex.split(line)
        if program == "demitasse":
            told = run(*quickly(words), lines="quit\n")
            assert told.code == 0, f"{line}: {told.err}"
        elif program == "make":
            assert re.search(rf"^{words[0]}:.*##", MAKEFILE, re.MULTILINE), line
        else:
            done = finished([sys.executable, *words, *LITTLE])
            assert done.returncode == 0, done.stderr


def test_services_are_started_by_commands_that_exist() -> None:
    """In systemd's units, in containers and in compose files."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    given = [
        line.replace("%i", "8001") for line in re.findall(r"bin/(demitasse serve .*)$", text, re.MULTILINE)
    ]
    given += [
        shlex.join(json.loads(line)) for line in re.findall(r'^CMD (\["demitasse".*)$', text, re.MULTILINE)
    ]
    given += re.findall(r'exec (demitasse serve [^"]*)"', text)
    assert len(given) == 4
    for line in given:
        told = run(*shlex.split(line)[1:], "--show-settings")
        assert told.code == 0, f"{line}: {told.err}"


def test_what_is_installed_are_extras_that_exist_and_serve_needs_one() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"(?:demitasse|/src)\[([\w-]+)\]", text)) <= extras.keys()
    (image,) = blocks(ROOT / "docs" / "hosting.md", "dockerfile")
    assert '"/src[serve]"' in image


@pytest.mark.slow
def test_the_comparison_that_is_shown_is_what_its_command_says(a_desk: Path) -> None:
    page = ROOT / "docs" / "designing.md"
    (line,) = [line for line in shell_lines(page) if "--compare" in line]
    (shown,) = blocks(page, "text")
    *figures, _time = [" ".join(row.split()) for row in shown.strip().splitlines()]
    told = run(*shlex.split(line)[1:])
    assert figures == [" ".join(row.split()) for row in told.out.splitlines()][2:-1]


def test_the_readme_quotes_the_same_comparison() -> None:
    (shown,) = blocks(ROOT / "docs" / "designing.md", "text")
    quoted = " ".join(re.findall(r"^> (.*)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert quoted in " ".join(shown.split())


def test_content_files_of_the_docs_can_be_read(a_desk: Path) -> None:
    """Each is for the game it names, or for Coffee Rush."""
    for page in PAGES:
        for block in blocks(page, "toml"):
            game = tomllib.loads(block).get("demitasse", {}).get("game", "coffee-rush")
            (a_desk / "tried.toml").write_text(block, encoding="utf-8")
            assert demitasse.game(game).content("tried.toml").sources


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


def test_the_folders_of_the_architecture_are_there() -> None:
    (shown,) = blocks(ROOT / "docs" / "architecture.md", "text")
    folders = set(re.findall(r"^  (\w+)/", shown, re.MULTILINE))
    assert folders == {file.parent.name for file in (ROOT / "src" / "demitasse").glob("*/__init__.py")}


def test_every_block_is_tried() -> None:
    """By a test above; settings of other programs alone are shown untried."""
    tried = {"python", "sh", "toml", "json", "text", "ini", "dockerfile", "yaml"}
    for page in PAGES:
        for language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            assert language in tried | {"nginx", "sql"}, f"{page.name}:\n{text}"
