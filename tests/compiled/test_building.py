"""The compiled form, built of a copy of the house: the same plays, digest by digest."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from demitasse.compiled import FOLDER, MANIFEST, build

ROOT = Path(__file__).parents[2]
GAMES = {"coffee_rush": "coffee-rush", "cafe_del_gatto": "cafe-del-gatto"}
"""With the kernel, a fifth of the whole: all of it takes two minutes of a processor."""
PLAYS = 300


def run(house: Path, *command: str, **environment: str) -> str:
    given = {**os.environ, "PYTHONPATH": str(house), "DEMITASSE_PURE": "", **environment}
    done = subprocess.run([sys.executable, "-P", *command], env=given, capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("house")
    others = shutil.ignore_patterns("client", "__pycache__", "cpython-*")
    shutil.copytree(ROOT / "src" / "demitasse", copy / "demitasse", ignore=others)
    return copy


needs_a_compiler = pytest.mark.skipif(
    shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None, reason="no C compiler is found"
)


@needs_a_compiler
@pytest.mark.slow
def test_what_is_compiled_plays_the_same(house: Path) -> None:
    run(house, "-m", "demitasse.compiled.build", "--level=-O0", *GAMES)
    assert run(house, "-c", "import demitasse; print(demitasse.compiled.IN_USE is not None)") == "True\n"
    for game in GAMES.values():
        forms = [
            run(
                house,
                str(ROOT / "benchmarks" / "forms.py"),
                "--tell",
                f"--games={PLAYS}",
                game,
                DEMITASSE_PURE=pure,
            )
            for pure in ("", "1")
        ]
        assert forms[0] == forms[1]


def test_the_whole_house_can_be_handed_to_the_compiler() -> None:
    """Only a part of it is compiled above: what the rest declares that the compiler cannot take is found here."""
    prepared = build.copied(build.chosen([]))
    for path, source in prepared.items():
        compile(source, str(path), "exec")


def test_what_is_compiled_imports_nothing_of_the_compiler() -> None:
    for path, source in build.copied(build.chosen([])).items():
        imported = [line.module for line in ast.parse(source).body if isinstance(line, ast.ImportFrom)]
        assert "mypy_extensions" not in imported, path


def test_constants_are_final_for_the_compiler() -> None:
    prepared = build.copied(build.chosen([]))
    moods = prepared[Path("games/seize_the_bean/base_game/moods.py")]
    assert "\nSERVED: _Final = 1; NAPPING: _Final = 2; PLAYING: _Final = 4\n" in moods
    assert "\nMOST_TURNS: _Final = 100\n" in moods
    tokens = prepared[Path("games/coffee_rush/tokens.py")]
    assert "\nONE: _Final[tuple[Heap, ...]] = tuple(1 << shift for shift in SHIFT)\n" in tokens
    box = prepared[Path("games/kitchen_rush/box.py")]
    assert "STORAGE: _Final = 3; STOVES: _Final = 6; " in box


def test_without_a_c_compiler_nothing_is_left_behind(house: Path) -> None:
    folder = house / "demitasse" / "compiled" / FOLDER
    before = (folder / MANIFEST).exists()
    given = {**os.environ, "PYTHONPATH": str(house), "DEMITASSE_PURE": "1", "CC": "no-such-compiler"}
    command = [sys.executable, "-P", "-m", "demitasse.compiled.build", "coffee_rush"]
    done = subprocess.run(command, env=given, capture_output=True, text=True)
    assert done.returncode
    assert "There is no C compiler: no-such-compiler" in done.stderr
    assert "runs in pure Python" in done.stderr
    assert (folder / MANIFEST).exists() == before
