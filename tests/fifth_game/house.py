"""A copy of the house in which a fifth game was added: its two folders, a line in each registry, and nothing else."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

LINES = {
    Path("src/demitasse/games/__init__.py"): (
        "GAMES = {\n",
        '    "last-drop": "demitasse.games.last_drop",\n',
    ),
    Path("web/src/games/registry.ts"): (
        "export const GAMES: Record<string, () => Promise<GameModule>> = {\n",
        '  "last-drop": () => spoken("last-drop", module("last-drop", () => import("./last-drop"))),\n',
    ),
}
"""What is added to which registry, and after which line."""


def add_fifth_game(house: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "client")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, house / folder, ignore=left_out)
    shutil.copytree(HERE / "engine", house / "src" / "demitasse" / "games" / "last_drop")
    shutil.copytree(HERE / "client", house / "web" / "src" / "games" / "last-drop")
    for file, (after, line) in LINES.items():
        text = (house / file).read_text(encoding="utf-8")
        assert text.count(after) == 1, f"{file} has no line {after!r}"
        (house / file).write_text(text.replace(after, after + line), encoding="utf-8")


def inside(house: Path) -> dict[str, str]:
    """The environment of a process that imports this house's code, and the tests."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(house / "src"), str(ROOT)])}
