"""Which tests prove which rule. The tests cite rules by id (`@rule("CR-MOVE-14")`); their syntax trees are read.

In a clone the tests lie beside the source and are read as they are. A built package has no tests; it carries the list
that running this file writes; it needs nothing but Python, since that happens while the package is built.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
LIST = HERE / "proofs.json"
TESTS = HERE.parents[2] / "tests"

Proofs = Mapping[str, tuple[str, ...]]


@cache
def proofs() -> Proofs:
    """The tests of each rule, by the rule's id."""
    if LIST.is_file():
        found: dict[str, list[str]] = json.loads(LIST.read_bytes())
        return {id: tuple(tests) for id, tests in found.items()}
    return cited_in(TESTS)


def cited_in(folder: Path) -> Proofs:
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for id, test in _citations(ast.parse(file.read_text(encoding="utf-8"))):
            found.setdefault(id, []).append(f"{file.relative_to(folder.parent).as_posix()}::{test}")
    return {id: tuple(tests) for id, tests in found.items()}


def _citations(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _name(mark.func) == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value, node.name


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


if __name__ == "__main__":
    LIST.write_text(json.dumps(cited_in(TESTS)), encoding="utf-8")
