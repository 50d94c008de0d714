"""Hooks of MkDocs: the changelog is a page of the site, and verbs and fields of a game are tables from its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
MARK = re.compile(r"^<!-- (verbs|fields) of (\w+) -->$", re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """The changelog's links are written from the root; here they are from beside the other pages."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "changelog.md", content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return MARK.sub(lambda mark: "\n".join((verbs if mark[1] == "verbs" else fields)(mark[2])), markdown)


def verbs(game: str) -> Iterator[str]:
    """How each choice is written, and what it is."""
    yield "| choice | |\n|---|---|"
    for kind in classes(game, "choices"):
        tag = next(ast.literal_eval(word.value) for word in kind.keywords if word.arg == "tag")
        words = [name.upper() if required else f"[{name.upper()}]" for name, _, required, _ in facts(kind)]
        yield f"| `{' '.join([tag, *words])}` | {told(ast.get_docstring(kind))} |"


def fields(game: str) -> Iterator[str]:
    """What each part of a view holds; the view itself first."""
    for kind in reversed(classes(game, "view")):
        yield f"\n### {kind.name}\n\n{told(ast.get_docstring(kind))}\n\n| field | type | |\n|---|---|---|"
        for name, annotation, _, text in facts(kind):
            yield f"| `{name}` | `{annotation}` | {text} |".replace("` | `|", "` | `").replace(
                " | None`", " or None`"
            )


def classes(game: str, module: str) -> list[ast.ClassDef]:
    source = ROOT / "src" / "demitasse" / "games" / game / f"{module}.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef) and node.keywords]


def facts(kind: ast.ClassDef) -> Iterator[tuple[str, str, bool, str]]:
    """Name, type, whether it must be said, and the text below it."""
    for node, below in zip(kind.body, [*kind.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            is_text = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            text = told(str(below.value.value)) if is_text else ""  # type: ignore[union-attr, attr-defined]
            yield node.target.id, ast.unparse(node.annotation), node.value is None, text


def told(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")
