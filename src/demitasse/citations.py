"""Where each rule stands: the code that names its id, and the tests that prove it (`@rule("CR-MOVE-14")`).

Both are read from syntax trees; content files are code too. The code is always there to be read. In a clone so are
the tests; a built package has none and carries the list that running this file writes. It imports nothing but the
standard library, since that happens while the package is built.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
LIST = PACKAGE / "proofs.json"
TESTS = PACKAGE.parents[1] / "tests"
ROOT = TESTS.parent if TESTS.is_dir() else PACKAGE.parent
"""What paths are told from: the clone, or the folder the package is installed in."""

RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z0-9]+)+-\d{2,3}\b")
NOT_CODE = re.compile(r"-(?:EX|COMP|DATA|XDATA)-\d+$")
"""Examples, which tests play, and what the box holds, which content files say and tests count: no code does them."""

Citations = Mapping[str, tuple[str, ...]]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def code() -> Citations:
    """The places of each rule in the code: `src/demitasse/games/coffee_rush/movement.py:99 step`."""
    return named_in(PACKAGE, ROOT, except_for=("cli", "citations.py"))


@cache
def proofs() -> Citations:
    """The tests of each rule: `tests/coffee_rush/test_movement.py::test_meeples_do_not_block`."""
    if LIST.is_file():
        found: dict[str, list[str]] = json.loads(LIST.read_bytes())
        return {id: tuple(tests) for id, tests in found.items()}
    return cited_in(TESTS)


# Code: every function, class, value or entry of a content file in whose lines an id stands, comments included.


def named_in(folder: Path, root: Path, except_for: Sequence[str] = ()) -> Citations:
    """`except_for` are files and folders that name rules only to explain how rules are named."""
    found: dict[str, dict[str, None]] = {}
    for file in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
        text = file.read_text(encoding="utf-8")
        if file.relative_to(folder).parts[0] not in except_for and RULE_ID.search(text):
            name = file.relative_to(root).as_posix()
            definitions = list(_definitions(ast.parse(text).body) if file.suffix == ".py" else _entries(text))
            for number, line in enumerate(text.splitlines(), 1):
                for id in RULE_ID.findall(line):
                    start, what = _innermost(definitions, number)
                    found.setdefault(id, {})[f"{name}:{start} {what}".rstrip()] = None
    return {id: tuple(places) for id, places in found.items()}


def _definitions(body: Sequence[ast.stmt], within: str = "") -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of whatever is defined, the outer before the inner."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, Function | ast.ClassDef):
            yield node.lineno, node.end_lineno or node.lineno, within + node.name
            if isinstance(node, ast.ClassDef):
                yield from _definitions(node.body, f"{within}{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            last = following if following is not None and _is_text(following) else node
            yield node.lineno, last.end_lineno or last.lineno, within + ast.unparse(target)


def _entries(text: str) -> Iterator[tuple[int, int, str]]:
    """The same of the entries of a content file, each of which begins with `[[…]]` and has an id."""
    line = 1
    for entry in re.split(r"^(?=\[\[)", text, flags=re.MULTILINE):
        id = re.search(r'^id = "(.*?)"', entry, re.MULTILINE)
        if id:
            yield line, line + entry.count("\n") - 1, id[1]
        line += entry.count("\n")


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _innermost(definitions: Sequence[tuple[int, int, str]], line: int) -> tuple[int, str]:
    inside = [(start, name) for start, end, name in definitions if start <= line <= end]
    return inside[-1] if inside else (line, "")


# Tests: the marks of a test, of its class, of its module, and of one case of it.


def cited_in(folder: Path) -> Citations:
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        name = file.relative_to(folder.parent).as_posix()
        for path, marks in marked_tests(ast.parse(file.read_text(encoding="utf-8"), name)):
            for id in cited(marks):
                found.setdefault(id, []).append(f"{name}::{path}")
    return {id: tuple(tests) for id, tests in found.items()}


def marked_tests(tree: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """The tests of a module with the marks they carry, those of their class and module included."""
    of_module = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)
    ]
    for node in tree.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, [*of_module, *node.decorator_list]
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for method in node.body:
                if isinstance(method, Function) and method.name.startswith("test"):
                    marks = [*of_module, *node.decorator_list, *method.decorator_list]
                    yield f"{node.name}::{method.name}", marks


def cited(marks: Sequence[ast.expr]) -> list[str]:
    """The ids in `@rule("CR-MOVE-14", …)`, also in rows of them, `*("CR-MOVE-14", …)`, and also where the mark belongs
    to one case of a parametrised test.
    """
    ids = [
        word.value
        for mark in marks
        for call in ast.walk(mark)
        if isinstance(call, ast.Call) and last_name(call.func) == "rule"
        for argument in call.args
        for word in ast.walk(argument)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
    return list(dict.fromkeys(ids))


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


if __name__ == "__main__":
    LIST.write_text(json.dumps(cited_in(TESTS)), encoding="utf-8")
