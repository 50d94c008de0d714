"""Where rules stand, read from code and tests; also in a package that has no tests beside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from demitasse import citations
from demitasse.citations import named_in


def test_an_id_in_the_code_leads_to_the_innermost_thing_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "movement.py").write_text(
        '"""Movement (CR-MOVE-01)."""\n'
        "FREE = 3\n"
        '"""CR-MOVE-04."""\n'
        "class Board:\n"
        "    corners: int\n"
        '    """CR-UPFX-03."""\n'
        "    def step(self):\n"
        '        """CR-MOVE-07, CR-MOVE-08: CR-MOVE-07 again."""\n'
        "def stop():\n"
        '    raise Illegal("CR-MOVE-05")  # CR-MOVE-14\n',
        encoding="utf-8",
    )

    assert named_in(tmp_path, tmp_path) == {
        "CR-MOVE-01": ("movement.py:1",),
        "CR-MOVE-04": ("movement.py:2 FREE",),
        "CR-UPFX-03": ("movement.py:5 Board.corners",),
        "CR-MOVE-07": ("movement.py:7 Board.step",),
        "CR-MOVE-08": ("movement.py:7 Board.step",),
        "CR-MOVE-05": ("movement.py:9 stop",),
        "CR-MOVE-14": ("movement.py:9 stop",),
    }


def test_an_id_in_a_content_file_leads_to_its_entry(tmp_path: Path) -> None:
    (tmp_path / "solo.toml").write_text(
        "# Levels (SB-SOLO-15).\n"
        "\n"
        "[[level]]\n"
        'id = "level_01"  # SB-SOLO-LEVEL-01\n'
        "\n"
        "[[level]]\n"
        'id = "level_02"\n'
        "# SB-SOLO-LEVEL-02\n"
        'pantry = "starter"\n',
        encoding="utf-8",
    )

    assert named_in(tmp_path, tmp_path) == {
        "SB-SOLO-15": ("solo.toml:1",),
        "SB-SOLO-LEVEL-01": ("solo.toml:3 level_01",),
        "SB-SOLO-LEVEL-02": ("solo.toml:6 level_02",),
    }


def test_files_that_only_explain_ids_can_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "cli").mkdir()
    (tmp_path / "cli" / "rules.py").write_text('"""`rules CR-MOVE-14`"""\n', encoding="utf-8")

    assert named_in(tmp_path, tmp_path, except_for=("cli",)) == {}


def test_an_installed_package_knows_code_and_tests_too(tmp_path: Path) -> None:
    clone, installed = tmp_path / "clone", tmp_path / "site-packages"
    package = Path(citations.__file__).parent
    built = ignore_patterns("client", "__pycache__")
    copytree(package, clone / "src" / "demitasse", ignore=built)
    (clone / "tests").mkdir()
    (clone / "tests" / "test_moves.py").write_text(
        '@rule("CR-MOVE-14")\ndef test_it(): ...\n', encoding="utf-8"
    )
    subprocess.run([sys.executable, "-P", str(clone / "src/demitasse/citations.py")], check=True, timeout=60)
    copytree(clone / "src" / "demitasse", installed / "demitasse")

    shown = subprocess.run(
        [sys.executable, "-c", "from demitasse.cli import main; main()", "rules", "CR-MOVE-14"],
        env={"PYTHONPATH": str(installed), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    ).stdout

    assert "    demitasse/games/coffee_rush/movement.py:" in shown
    assert shown.endswith("    tests/test_moves.py::test_it\n")
