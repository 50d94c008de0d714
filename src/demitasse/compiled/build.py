"""Compiles kernel, games and bots with mypyc: `make fast`, or `python -m demitasse.compiled.build`.

What is compiled are the same sources but for what `prepared` writes out, since the compiler reads class statements and
nothing that runs when a class is made. All of it becomes one library in a folder named after the interpreter it is for;
`demitasse.compiled` uses it as long as it is that of the sources.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

from demitasse.compiled import FOLDER, HERE, LIBRARY, MANIFEST, PARTS, digest_of_sources

PACKAGE = HERE.parent

DATA = "msgspec reads what it declares off the class statements, and hardly anything runs there"
DRAWING = "people read more slowly than it draws"
CLASS_VARIABLES = "its steps declare class variables, which the compiler would take for fields"
INTERPRETED: Mapping[str, str] = {
    "__init__.py": "a package's own module says where its other modules are",
    "box.py": DATA,
    "caused.py": DATA,
    "choices.py": DATA,
    "content.py": DATA,
    "entries.py": DATA,
    "events.py": DATA,
    "expansion_events.py": DATA,
    "options.py": DATA,
    "view.py": DATA,
    "vocabulary.py": DATA,
    "reading/*.py": DATA,
    "terminal.py": DRAWING,
    "terminal/*.py": DRAWING,
    "step.py": CLASS_VARIABLES,
    "drafts/drafting.py": CLASS_VARIABLES,
}
"""Modules of games that stay as they are, each with the reason."""
KERNEL = ("asking", "chance", "position", "seats")
"""All others of the kernel declare data, or run once for a play: content, language, records."""
BOTS: Mapping[str, Sequence[str]] = {
    "cafe_del_gatto": ("features", "prospects", "worth"),
    "coffee_rush": (
        *("features", "forecast", "heaps", "opening", "planning", "pours", "prospects", "rehearsal"),
        *("routes", "settling", "worth"),
    ),
    "kitchen_rush": (
        *("actions", "aims", "boards", "deciding", "manners", "menu", "office", "pace", "placements"),
        *("reading", "supplies", "team"),
    ),
}
"""What bots think with. The bots themselves are shells around it, which people subclass. Those of Seize the Bean wait:
where one kind of number is declared the other comes, too, which Python forgives and C does not.
"""


class CannotCompile(Exception):
    """What is missing, or what went wrong."""


def chosen(only: Sequence[str]) -> list[Path]:
    """The modules to compile, as paths below the package; of these games alone, if any are named."""
    kernel = [Path("kernel", f"{name}.py") for name in KERNEL]
    games = [
        path
        for path in (file.relative_to(PACKAGE) for file in sorted((PACKAGE / "games").rglob("*.py")))
        if not any(path.match(pattern) for pattern in INTERPRETED) and (not only or path.parts[1] in only)
    ]
    bots = [
        Path("bots", game, f"{name}.py") for game in BOTS if not only or game in only for name in BOTS[game]
    ]
    return [*kernel, *games, *bots]


class Classes:
    """The classes of all modules, each with its bases as far as they are ours."""

    def __init__(self, trees: Mapping[Path, ast.Module]) -> None:
        self.defined = {
            (path, node.name): node
            for path, tree in trees.items()
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }
        self.imported = {
            (path, name.asname or name.name): (
                Path(*node.module.split(".")[1:]).with_suffix(".py"),
                name.name,
            )
            for path, tree in trees.items()
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("demitasse.")
            for name in node.names
        }

    def line(self, path: Path, name: str) -> Iterator[tuple[str, ast.ClassDef | None]]:
        """A class that a module knows by this name, and all its bases; of foreign ones only the name."""
        at = (path, name)
        while at not in self.defined and at in self.imported:
            at = self.imported[at]
        node = self.defined.get(at)
        yield name, node
        for base in node.bases if node else ():
            yield from self.line(at[0], named(base))

    def fields(self, path: Path, name: str) -> tuple[str, ...]:
        """What it declares, the fields of its bases first, as `slotted.declared_by` tells them."""
        line = [node for _, node in self.line(path, name) if node]
        return tuple(field for node in reversed(line) for field in declared(node))

    def is_slotted(self, path: Path, name: str) -> bool:
        line = [node for _, node in self.line(path, name) if node]
        return any(named(word.value) == "Slotted" for node in line for word in node.keywords)


def named(base: ast.expr) -> str:
    """`Position[ContentT]` is `Position`, `msgspec.Struct` is `Struct`."""
    if isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def declared(node: ast.ClassDef) -> dict[str, str]:
    """The fields a class annotates itself, with their types."""
    return {
        line.target.id: ast.unparse(line.annotation)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and not is_class_variable(line)
    }


def is_class_variable(line: ast.stmt) -> bool:
    return isinstance(line, ast.AnnAssign) and "ClassVar" in ast.unparse(line.annotation)


class Module:
    """One module as the compiler is given it: lines stay where they are, so that errors name the right ones."""

    def __init__(self, path: Path, source: str, classes: Classes) -> None:
        self.path = path
        self.lines = source.split("\n")
        self.classes = classes
        self.after: dict[int, list[str]] = {}
        self.end: list[str] = []
        self.imports: list[str] = []

    def text(self) -> str:
        told: list[str] = []
        for number, line in enumerate(self.lines, 1):
            told += [line, *self.after.get(number, [])]
        return "\n".join([*told, *self.end])

    def prepare(self, node: ast.ClassDef) -> None:
        bases = {name for name, _ in self.classes.line(self.path, node.name)}
        if "Struct" in bases:
            self._assign_behind(node)
        elif not bases & {"NamedTuple", "Protocol", "Exception"}:
            self._make_native(node)

    def _assign_behind(self, node: ast.ClassDef) -> None:
        """A class that msgspec makes: what the compiler would take for a field is assigned when the class is there."""
        dropped = {str(word.arg) for word in node.keywords} - {"frozen"}
        if dropped or named(node.bases[0]) == "Struct":
            raise CannotCompile(f"{node.name}: the compiler forgets the keywords of a class statement")
        methods = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        for line in node.body:
            if is_class_variable(line):
                raise CannotCompile(f"{node.name}: {CLASS_VARIABLES}")
            if not isinstance(line, ast.Assign):
                continue
            for word in ast.walk(line.value):
                if isinstance(word, ast.Name) and word.id in methods:
                    word.id = f"{node.name}.{word.id}"
            first, last = line.lineno - 1, line.end_lineno or line.lineno
            self.lines[first:last] = [""] * (last - first)
            self._behind(node).append(f"{node.name}.{ast.unparse(line)}")

    def _make_native(self, node: ast.ClassDef) -> None:
        """Any other class becomes one of C, which others may still subclass; a slotted one needs no metaclass for that,
        and its copy is written out.
        """
        self._import("from typing import TYPE_CHECKING")
        for_the_compiler = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr as _native"
        told = self.after.setdefault(self._future + 1, [])
        if for_the_compiler not in told:  # whoever runs it need not have that package
            told.append(for_the_compiler)
        head = node.lineno - 1
        self.lines[head] = self.lines[head].replace(", metaclass=Slotted", "")
        decorator = "@_native(allow_interpreted_subclasses=True)"
        self.after.setdefault(head, []).append(decorator)
        methods = [line for line in node.body if isinstance(line, ast.FunctionDef)]
        for method in methods:
            if any(named(word) == "cached_property" for word in method.decorator_list):
                self._keep(method)
        if not self.classes.is_slotted(self.path, node.name):
            return
        self._import("from typing import Any as _Any, Self, cast as _cast")
        is_abstract = any(named(word) == "abstractmethod" for line in methods for word in line.decorator_list)
        if not is_abstract and not any(line.name == "copy" for line in methods):
            fields = self.classes.fields(self.path, node.name)
            self._behind(node).extend(
                [
                    "    def copy(self) -> Self:",
                    f"        twin = {node.name}.__new__({node.name})",
                    *[f"        twin.{field} = self.{field}" for field in fields],
                    "        return _cast(_Any, twin)",
                ]
            )
        self.end += [
            "from demitasse.kernel import position as _position",
            f"_{node.name}: _Any = {node.name}",
            f"_{node.name}.__annotations__ = {declared(node)!r}",
            f"_position.settle(_{node.name})",
        ]

    def _keep(self, method: ast.FunctionDef) -> None:
        """What an object finds once and keeps: the compiler would take it for a property and find it each time."""
        assert method.returns
        name, kind = method.name, ast.unparse(method.returns)
        self.lines[method.decorator_list[0].lineno - 1] = ""
        self.lines[method.lineno - 1] = self.lines[method.lineno - 1].replace(
            f"def {name}(", f"def _find_{name}("
        )
        self._behind(method).extend(
            [
                f"    _kept_{name}: {kind} | None = None",
                "    @property",
                f"    def {name}(self) -> {kind}:",
                f"        if self._kept_{name} is None:",
                f"            self._kept_{name} = self._find_{name}()",
                f"        return self._kept_{name}",
            ]
        )

    def _behind(self, node: ast.ClassDef | ast.FunctionDef) -> list[str]:
        return self.after.setdefault(node.end_lineno or node.lineno, [])

    def _import(self, line: str) -> None:
        if line not in self.imports:
            self.imports.append(line)
            self.lines[self._future] += f"; {line}"

    @property
    def _future(self) -> int:
        """Where imports can stand before all others."""
        return next(number for number, text in enumerate(self.lines) if text.startswith("from __future__"))

    def make_final(self, line: ast.Assign | ast.AnnAssign) -> None:
        """A constant gets its value once: a compiler that knows it need not look it up wherever it is read."""
        target = line.target if isinstance(line, ast.AnnAssign) else line.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        if line.value is None or not all(is_constant(name) for name in names):
            return
        self._import("from typing import Final as _Final")
        if isinstance(line, ast.AnnAssign):
            self._insert(line.annotation.end_lineno, line.annotation.end_col_offset, "]")
            self._insert(line.annotation.lineno, line.annotation.col_offset, "_Final[")
        elif len(names) == 1:
            self._insert(target.end_lineno, target.end_col_offset, final(line.value))
        else:
            first, last = line.lineno - 1, line.end_lineno or line.lineno
            told = zip(map(ast.unparse, names), one_by_one(line.value, len(names)), strict=False)
            apart = [f"{name}{final(one)} = {ast.unparse(one)}" for name, one in told if name != "_"]
            if apart:
                self.lines[first:last] = ["; ".join(apart), *[""] * (last - first - 1)]

    def _insert(self, number: int | None, column: int | None, text: str) -> None:
        assert number is not None
        assert column is not None
        line = self.lines[number - 1]
        self.lines[number - 1] = line[:column] + text + line[column:]


def is_constant(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and (target.id == "_" or (len(target.id) > 1 and target.id.isupper()))


def one_by_one(value: ast.expr, names: int) -> list[ast.expr]:
    """What so many names get that are given their values together, where that can be seen."""
    if isinstance(value, ast.Tuple):
        return value.elts
    is_range = isinstance(value, ast.Call) and named(value.func) == "range" and len(value.args) == 1
    return [ast.Constant(number) for number in range(names)] if is_range else []


def final(value: ast.expr) -> str:
    """How a constant is declared. A tuple whose length it knows the compiler takes apart, and makes it anew whenever it
    is looked into by a number; so it is told of no length, and nothing of what it cannot see at once.
    """
    if not isinstance(value, ast.Tuple):
        return ": _Final"
    kinds = {type(one.value).__name__ if isinstance(one, ast.Constant) else "" for one in value.elts}
    return f": _Final[tuple[{kinds.pop()}, ...]]" if len(kinds) == 1 and kinds != {""} else ""


def prepared(path: Path, source: str, tree: ast.Module, classes: Classes, *, whole: bool = True) -> str:
    """A module for the compiler; one that stays interpreted is read for its constants and types, and not as a whole."""
    module = Module(path, source, classes)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and whole:
            module.prepare(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            module.make_final(node)
    return module.text()


def copied(paths: Sequence[Path]) -> dict[Path, str]:
    """The house as the compiler is given it: these modules prepared as a whole."""
    sources = {file.relative_to(PACKAGE): file.read_text("utf-8") for file in PACKAGE.rglob("*.py")}
    trees = {path: ast.parse(source) for path, source in sources.items() if path.parts[0] in PARTS}
    classes = Classes(trees)
    return sources | {
        path: prepared(path, sources[path], tree, classes, whole=path in paths)
        for path, tree in trees.items()
    }


def translate(paths: Sequence[Path], work: Path) -> list[Path]:
    """The C of these modules, from a copy of the house in which they are prepared."""
    house = work / "src"
    sources = copied(paths)
    for path, source in sources.items():
        target = house / "demitasse" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, "utf-8")
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        raise CannotCompile(f"mypyc is missing ({missing}): pip install mypy setuptools") from None
    os.environ["MYPYPATH"] = str(house)
    os.chdir(house)
    flags = ["--python-version=3.11", "--ignore-missing-imports", f"--cache-dir={work / 'cache'}"]
    house_of_it = sorted(path for path in sources if path.parts[0] in PARTS)
    try:
        extensions = mypycify(
            [*flags, *[str(Path("demitasse", path)) for path in house_of_it]],
            only_compile_paths=[str(Path("demitasse", path)) for path in paths],
            multi_file=True,
            group_name="demitasse",
            target_dir=str(work / "c"),
        )
    except SystemExit:  # it has said why
        raise CannotCompile("mypyc refuses what is named above.") from None
    library = next(one for one in extensions if one.name == LIBRARY)
    entries = work / "c" / "entries.c"
    entries.write_text(entry_points(paths), "utf-8")
    return [*map(Path, library.sources), entries]


def entry_points(paths: Sequence[Path]) -> str:
    """Each module can be begun by its whole name, since all are in one library."""
    lines = ["#include <Python.h>"]
    for path in paths:
        name = "___".join(["demitasse", *path.with_suffix("").parts])
        lines.append(f"extern PyObject *CPyInit_{name}(void);")
        lines.append(f"PyMODINIT_FUNC PyInit_{name}(void) {{ return CPyInit_{name}(); }}")
    return "\n".join(lines) + "\n"


def c_compiler() -> list[str]:
    """The one this Python was made with, unless CC names another."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"There is no C compiler: {command[0]} is not found. CC can name another.")
    return command


def make_library(sources: Sequence[Path], work: Path, level: str) -> Path:
    import mypyc

    compiler = c_compiler()
    includes = [sysconfig.get_path("include"), str(work / "c"), str(Path(mypyc.__file__).parent / "lib-rt")]
    flags = ["-c", "-fPIC", "-fvisibility=hidden", level, "-DNDEBUG", "-fwrapv", "-w"]
    flags += [f"-I{folder}" for folder in includes]

    def compiled(source: Path) -> str:
        target = work / f"{source.stem}.o"
        run([*compiler, *flags, str(source), "-o", str(target)])
        return str(target)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(compiled, sources))
    library = work / f"{LIBRARY}{sysconfig.get_config_var('EXT_SUFFIX')}"
    shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    run([*compiler, *shared, *objects, "-o", str(library)])
    return library


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"The C compiler failed: {' '.join(command)}\n{done.stderr}")


def compile_into(folder: Path, only: Sequence[str], level: str) -> None:
    """Pip asks for a wheel twice, for its metadata and for itself: what is there already is not made again."""
    paths = chosen(only)
    manifest: dict[str, Any] = {
        "library": f"{LIBRARY}{sysconfig.get_config_var('EXT_SUFFIX')}",
        "level": level,
        "sources": digest_of_sources(),
        "builder": blake2b(Path(__file__).read_bytes(), digest_size=20).hexdigest(),
        "modules": [".".join(["demitasse", *path.with_suffix("").parts]) for path in paths],
    }
    made = known(folder)
    if made == made | manifest:
        return
    c_compiler()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        library = make_library(translate(paths, work), work, level)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        shutil.copy2(library, folder)
        manifest["bytes"] = library.stat().st_size
        (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


def known(folder: Path) -> dict[str, Any]:
    """What was made there, if anything was."""
    try:
        made: dict[str, Any] = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        made = {}
    return made


def main() -> None:
    arguments = argparse.ArgumentParser(description="Compile kernel, games and bots with mypyc.")
    arguments.add_argument("games", nargs="*", help="these games alone, such as coffee_rush (default: all)")
    arguments.add_argument("--level", default="-O2", help="what the C compiler optimizes (default: -O2)")
    arguments.add_argument(
        "--into",
        type=Path,
        default=HERE / FOLDER,
        help="the folder for what is made (default: where it is used)",
    )
    arguments.add_argument("--check", action="store_true", help="only see what the compiler refuses")
    given = arguments.parse_args()
    try:
        if given.check:
            with tempfile.TemporaryDirectory() as work:
                translate(chosen(given.games), Path(work))
        else:
            compile_into(given.into.resolve(), given.games, given.level)
    except CannotCompile as error:
        sys.exit(f"{error}\nNothing was compiled: Demitasse runs in pure Python as before.")


if __name__ == "__main__":
    main()
