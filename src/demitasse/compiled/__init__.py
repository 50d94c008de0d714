"""The compiled form of kernel, games and bots, where there is one: `make fast` makes it, `make slow` takes it away.

It is the same Python, made into one library by mypyc (`build.py`). Whoever imports a module that is in it gets that
one, but only all of it together, only with the interpreter it was made for, and only while the sources are those it
was made of. Otherwise everything runs in pure Python, and the reason is told once. DEMITASSE_PURE=1 asks for that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

PURE = "DEMITASSE_PURE"
HERE = Path(__file__).resolve().parent
PARTS = ("kernel", "games", "bots")
LIBRARY = "demitasse__mypyc"
FOLDER = EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]
"""Named after the interpreter, so that those of several can lie side by side; its SOABI, told without sysconfig."""
MANIFEST = "manifest.json"


class Unusable(Exception):
    """Why what was compiled is not used: the last part of a message's key."""


class Compiled:
    """Finds and loads the modules of one library."""

    def __init__(self, library: Path, modules: Collection[str]) -> None:
        self.library = str(library)
        self.modules = frozenset(modules)
        all_of_them = self.create_module(ModuleSpec(LIBRARY, None))
        all_of_them.__file__ = self.library
        sys.modules[LIBRARY] = all_of_them

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, origin=self.library) if name in self.modules else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A module begins at a function named after it, and of a name with dots Python takes the last word alone."""
        entry = spec.name.replace(".", "___")
        loader = ExtensionFileLoader(entry, self.library)
        try:
            return loader.create_module(ModuleSpec(entry, loader, origin=self.library))
        finally:
            if entry != spec.name:
                sys.modules.pop(entry, None)

    def exec_module(self, module: ModuleType) -> None:
        """It has run while it was made."""


def use() -> Compiled | None:
    """The compiled form, in use from now on; None where there is none, or nobody wants it."""
    folders = (
        []
        if os.environ.get(PURE, "") not in ("", "0")
        else [file.parent for file in HERE.glob(f"*/{MANIFEST}")]
    )
    if not folders:
        return None
    try:
        compiled = load(folders)
    except Unusable as reason:
        os.environ[PURE] = "1"  # for the processes that this one begins, too
        tell(str(reason))
        return None
    sys.meta_path.insert(0, compiled)
    return compiled


def load(folders: Sequence[Path]) -> Compiled:
    folder = HERE / FOLDER
    if folder not in folders:
        raise Unusable("foreign")
    import json  # who has nothing compiled need not wait for it

    try:
        manifest = json.loads((folder / MANIFEST).read_bytes())
        if manifest["sources"] != digest_of_sources():
            raise Unusable("stale")
        library = folder / manifest["library"]
        if library.stat().st_size != manifest["bytes"]:
            raise ValueError("cut short: the system ends a process that reads on")
        return Compiled(library, manifest["modules"])
    except (OSError, ImportError, ValueError, KeyError):
        raise Unusable("broken") from None


def digest_of_sources() -> str:
    """Of all that the compiler may have read: a type of one module goes into the code of others."""
    package = HERE.parent
    told = blake2b(digest_size=20)
    for file in sorted(file for part in PARTS for file in (package / part).rglob("*.py")):
        told.update(f"{file.relative_to(package).as_posix()}\0".encode())
        told.update(file.read_bytes())
    return told.hexdigest()


def tell(reason: str) -> None:
    """A sentence in the language of the machine, to whoever listens to the log of this package; else to stderr."""
    import logging

    from demitasse.kernel.language import say, system_language
    from demitasse.kernel.message import Message

    sentence = say(Message(f"compiled-{reason}"), system_language(os.environ))
    logging.getLogger("demitasse").warning(sentence)


IN_USE = use()
"""What of this process is compiled."""
