"""What the codebase weighs, and the habits it has yet to lose: one small table for a checkout, or for two side by side.

    python benchmarks/house.py                          this checkout
    python benchmarks/house.py --beside ../yesterday    another one, this one, and the difference

Files are read, never imported, so any commit can be measured. Lines and characters are those of code: blank lines,
comments and docstrings are left out (documentation is no weight), and so are generated files and data. Characters are
counted without white space: a formatter that breaks lines changes the number of lines, not of characters.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import token
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]

GENERATED = "// Generated from"
MARKUP_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w])//[^\n]*", re.DOTALL)

RULE = re.compile(r"\b(?:CR|CG|KR|SB)(?:-[A-Z0-9]+)+-\d{2,3}\b")
NO_CODE = re.compile(r"-(?:EX|COMP|DATA|XDATA)-\d+$")
"""Examples, which tests play, and what the box holds, which data files say and tests count: no code does them."""

COERCION = re.compile(
    r"\b(?:String|Number|Boolean)\((?:choice|event|facts|first|happening|hovered|now|one|taking)(?!\.currentTarget)[.?\[]"
)
UNKNOWN_FACTS = re.compile(r"Record<string, unknown>|\[\w+: string\]: unknown")
SAYS_NAMES = (".py", ".ts", ".svelte", ".css", ".ftl", ".svg", ".txt", ".json")
IGNORED = re.compile(r"# (?:type|pyright): ignore")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "checkout", nargs="?", type=Path, default=HERE, help="the one to measure; default: this one"
    )
    parser.add_argument("--beside", type=Path, help="an older one, to compare it with")
    arguments = parser.parse_args()
    columns = [measured(root) for root in (arguments.beside, arguments.checkout) if root]
    for what, *figures in zip(columns[0], *(column.values() for column in columns), strict=True):
        shown = [f"{figure:,}" for figure in figures]
        if arguments.beside:
            shown.append(f"{round(figures[1] - figures[0], 1):+,}")
        print(f"{what:<54}" + "".join(f"{figure:>10}" for figure in shown))


def measured(root: Path) -> Mapping[str, float]:
    source, games, web = root / "src/demitasse", root / "src/demitasse/games", root / "web/src"
    python = [python_code(file) for file in files(source, ".py")]
    client = [
        client_code(file) for file in files(web, ".ts", ".svelte") if not read(file).startswith(GENERATED)
    ]
    everything = [file for folder in ("src", "tests", "benchmarks") for file in files(root / folder, ".py")]
    ids = [id for file in sorted(games.glob("*/rulebook/ids.txt")) for id in RULE.findall(read(file))]
    named = {id for file in files(source, ".py", ".toml") for id in RULE.findall(read(file))}
    return {
        "Python, lines of code (src)": lines(python),
        "Python, thousand characters of code": characters(python) // 1000,
        "TypeScript and Svelte, lines of code (web/src)": lines(client),
        "TypeScript and Svelte, thousand characters of code": characters(client) // 1000,
        "longest line of TypeScript or Svelte": max(
            len(line) for text in client for line in text.splitlines()
        ),
        "coercions of facts in the client": count(COERCION, client),
        "facts of unknown type in the client": count(UNKNOWN_FACTS, client),
        "positional readings of a step": sum(positional(tree(file)) for file in files(source, ".py")),
        "types of a row of the log": sum(
            is_row(node) for file in files(source, ".py") for node in classes(file)
        ),
        "type: ignore, pyright: ignore": count(IGNORED, map(read, everything)),
        "casts in games/*/__init__.py": sum(
            len(re.findall(r"\bcast\(", read(file))) for file in games.glob("*/__init__.py")
        ),
        "places outside its folders that a new game touches": len(shared_places(root)),
        "modules lying flat in games/seize_the_bean": len(list((games / "seize_the_bean").glob("*.py"))),
        **{
            f"rule ids found by grep in {game}, %": share(ids, named, game)
            for game in ("CR", "CG", "KR", "SB")
        },
        "rule ids found by grep, %": share(ids, named),
    }


def shared_places(root: Path) -> list[Path]:
    """Files that name every game, and folders outside a game's own in which every game has a file of its name.

    Those of the product: a test that plays all games need not know of another one.
    """
    games = [folder.parent.name for folder in (root / "src/demitasse/games").glob("*/rulebook")]
    names = [re.compile(game.replace("_", "[_-]")) for game in games]
    found: list[Path] = []
    for folder in ("src", "web/src", "web/scripts"):
        inside = [
            file for file in files(root / folder, *SAYS_NAMES) if "server/client" not in file.as_posix()
        ]
        found += [file for file in inside if all(name.search(read(file)) for name in names)]
        stems = {
            home: [file.stem for file in inside if file.parent == home] for home in {f.parent for f in inside}
        }
        found += [home for home, there in stems.items() if all(any(map(name.match, there)) for name in names)]
    own = {game.replace("_", dash) for game in games for dash in "_-"}
    return sorted(place for place in found if not own.intersection(place.relative_to(root).parts[:-1]))


def files(folder: Path, *endings: str) -> list[Path]:
    return sorted(
        file for file in folder.rglob("*") if file.suffix in endings and "node_modules" not in file.parts
    )


@cache
def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(read(file))


def lines(texts: list[str]) -> int:
    return sum(bool(line.strip()) for text in texts for line in text.splitlines())


def characters(texts: list[str]) -> int:
    return sum(len("".join(text.split())) for text in texts)


def count(pattern: re.Pattern[str], texts: Iterator[str] | list[str] | map[str]) -> int:
    return sum(len(pattern.findall(text)) for text in texts)


def share(ids: list[str], named: set[str], game: str = "") -> float:
    """Of the rules that code does, the percentage whose id stands in full in the code."""
    done_by_code = [id for id in ids if id.startswith(game) and not NO_CODE.search(id)]
    return round(100 * len(named.intersection(done_by_code)) / len(done_by_code), 1)


def python_code(file: Path) -> str:
    """The file without comments, and without strings that are statements of their own: docstrings."""
    text = read(file).splitlines(keepends=True)
    spans = [
        (part.start, part.end)
        for part in tokenize.generate_tokens(io.StringIO(read(file)).readline)
        if part.type == token.COMMENT
    ]
    for node in ast.walk(tree(file)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            assert node.end_lineno is not None
            spans.append(((node.lineno, 0), (node.end_lineno, len(text[node.end_lineno - 1]) - 1)))
    for (first, start), (last, end) in spans:
        before, after = text[first - 1][:start], text[last - 1][end:]
        text[first - 1 : last] = (
            [before, *[""] * (last - first - 1), after] if last > first else [before + after]
        )
    return "".join(text)


def client_code(file: Path) -> str:
    return MARKUP_COMMENT.sub("", read(file))


def classes(file: Path) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree(file)) if isinstance(node, ast.ClassDef))


def is_row(node: ast.ClassDef) -> bool:
    """Whether a class has the fields of a row of the log, or carries such a row."""
    fields = {
        part.target.id: ast.unparse(part.annotation)
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    return {"seq", "at", "seat"} <= fields.keys() or fields.get("row") == "Row"


def positional(module: ast.Module) -> int:
    """How often a step of the agenda is taken apart by position: `_, seat, *_ = position.agenda[0]`, `agenda[0][1]`."""
    return sum(
        is_step(node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Subscript)
        or (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple | ast.List))
    )


def is_step(node: ast.expr) -> bool:
    """`….agenda[0]`, or a slice of it."""
    if not isinstance(node, ast.Subscript):
        return False
    if is_step(node.value):
        return isinstance(node.slice, ast.Slice)
    name = getattr(node.value, "attr", getattr(node.value, "id", ""))
    return name == "agenda" and not isinstance(node.slice, ast.Slice)


if __name__ == "__main__":
    main()
