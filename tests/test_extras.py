"""The engine alone: what is not installed is not missed, and what misses it says which extra brings it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from demitasse.kernel.extras import Extra, MissingExtra
from tests.processes import finished

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
MODULES = {
    "cli": ("click", "rich"),
    "serve": ("litestar", "uvicorn", "cryptography", "httpcore", "py_vapid", "http_ece", "websockets"),
    "envs": ("numpy", "gymnasium", "pettingzoo", "pyspiel"),
    "lab": ("pyarrow",),
    "postgres": ("psycopg", "psycopg_pool"),
}
"""What the extras bring, by the names of their modules."""


def without(extras: tuple[str, ...], code: str, *arguments: str, language: str = "en") -> tuple[int, str]:
    """Run code where some extras are not installed; the exit code, and what was said."""
    absent = [module for extra in extras for module in MODULES[extra]]
    hide = (
        "import sys\n"
        "class Absent:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] in {absent!r}:\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, Absent())\n"
    )
    done = finished([sys.executable, "-c", hide + code, *arguments], env={"LANG": f"{language}.UTF-8"})
    return done.returncode, (done.stdout + done.stderr).strip()


COMMAND = "from demitasse.cli import main; main()"
PLAYS = """
import demitasse
from demitasse.arena import simulate
from demitasse.envs import Spec
assert simulate("coffee-rush", ["greedy", "random"], games=1, seed=1).bots
assert Spec("coffee-rush", seats=2).actions
try:
    demitasse.game("chess")
except demitasse.DemitasseError as error:
    print(error)
"""


def test_the_engine_alone_plays_simulates_and_speaks() -> None:
    code, said = without(tuple(MODULES), PLAYS)
    assert (code, said.startswith("There is no game “chess”")) == (0, True), said


def test_the_engine_alone_needs_msgspec_and_little_else() -> None:
    assert [name.partition(">")[0] for name in PROJECT["dependencies"]] == [
        "fluent.syntax",
        "msgspec",
        "tomli-w",
        "typing-extensions",
    ]
    assert {"cli", "serve", "postgres", "envs", "lab", "all"} <= EXTRAS.keys()


def test_importing_brings_in_no_server_no_terminal_and_no_catalogue() -> None:
    code = (
        "import demitasse, sys;"
        "print({'click', 'rich', 'litestar', 'asyncio', 'numpy', 'fluent', 'babel', 'tomllib', 'importlib.resources',"
        " 'json', 'logging', 'sysconfig', 'random', 'multiprocessing'}"
        " & sys.modules.keys() or 'none')"
    )
    assert without((), code) == (0, "none")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            'This needs the package click, which is not installed: run pip install "demitasse[cli]".',
        ),
        (
            "fr",
            'Cela demande le paquet click, qui n’est pas installé\u00a0: lancez pip install "demitasse[cli]".',
        ),
    ],
)
def test_the_command_without_its_extra_says_which(language: str, sentence: str) -> None:
    assert without(tuple(MODULES), COMMAND, "games", language=language) == (1, sentence)


@pytest.mark.parametrize(
    "arguments",
    [("serve",), ("backup", "kept.db"), ("restore", "kept.db")],
    ids=lambda given: given[0],
)
def test_what_needs_the_server_says_which_extra_it_is(arguments: tuple[str, ...]) -> None:
    code, said = without(("serve",), COMMAND, *arguments)
    assert (code, said.endswith('run pip install "demitasse[serve]".')) == (2, True), said


@pytest.mark.parametrize("module", ["pettingzoo", "openspiel", "gymnasium"])
def test_an_environment_without_its_library_says_which_extra_it_is(module: str) -> None:
    code, said = without(("envs",), f"import demitasse.envs.{module}")
    assert (code, said.endswith('run pip install "demitasse[envs]".')) == (1, True), said


def test_a_missing_module_of_our_own_is_a_mistake_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, Extra("serve"):
        raise ModuleNotFoundError("No module named 'demitasse.nowhere'", name="demitasse.nowhere")
    assert not isinstance(caught.value, MissingExtra)
