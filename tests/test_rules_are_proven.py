"""Every rule of every game has a test that cites it, and whatever cites a rule cites one that exists.

The tests are read, not imported: a citation is an id written out in a `rule(...)` mark of a test.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import demitasse
from demitasse.citations import cited, cited_in, last_name, marked_tests
from demitasse.kernel.language import LANGUAGES

TESTS = Path(__file__).parent
SOURCES = Path(demitasse.__file__).parent
GAMES = [demitasse.game(id) for id in demitasse.GAMES]
IDS = {id for game in GAMES for id in game.rulebook.ids}

RULE_ID = re.compile(rf"\b(?:{'|'.join(game.prefix.upper() for game in GAMES)})(?:-[A-Z0-9]+)+-\d{{2,3}}\b")
LINK = re.compile(r"\[(?P<label>[^\]]+)\]\(#(?P<target>[^)]+)\)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
NOT_RUN = ("skip", "skipif", "xfail")


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCES.rglob("*.py"))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_cited_by_a_test(game: demitasse.Game) -> None:
    known = cited_in(TESTS)

    assert [id for id in game.rulebook.ids if id not in known] == []


def test_every_cited_rule_exists() -> None:
    unknown = {id: tests for id, tests in cited_in(TESTS).items() if id not in IDS}

    assert unknown == {}


def test_a_test_that_proves_a_rule_is_always_run() -> None:
    idle = [
        f"{file.relative_to(TESTS)}::{path}"
        for file in sorted(TESTS.rglob("test_*.py"))
        for path, marks in marked_tests(ast.parse(file.read_text(encoding="utf-8")))
        if cited(marks) and any(last_name(part) in NOT_RUN for mark in marks for part in expressions(mark))
    ]

    assert idle == []


def expressions(mark: ast.expr) -> Iterator[ast.expr]:
    return (node for node in ast.walk(mark) if isinstance(node, ast.expr))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_list_of_ids_names_each_rule_of_the_game_once(game: demitasse.Game) -> None:
    ids = game.rulebook.ids

    assert ids != ()
    assert len(set(ids)) == len(ids)
    assert [
        id for id in ids if not id.startswith(f"{game.prefix.upper()}-") or not RULE_ID.fullmatch(id)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rulebook_has_each_rule_once_and_in_order(game: demitasse.Game, language: str) -> None:
    anchors = ANCHOR.findall(game.rulebook.page(language))

    assert anchors == list(game.rulebook.ids)
    assert list(game.rulebook.rules(language)) == anchors


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reference_in_the_rulebook_leads_somewhere(game: demitasse.Game, language: str) -> None:
    page = game.rulebook.page(language)
    links = [(link["label"], link["target"]) for link in LINK.finditer(page)]

    assert links != []
    assert [link for link in links if link[1] not in game.rulebook.ids or link[0] != link[1]] == []
    assert [id for id in RULE_ID.findall(page) if id not in game.rulebook.ids] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_languages_refer_to_the_same_rules(game: demitasse.Game) -> None:
    english, french = (
        {id: LINK.findall(text) for id, text in game.rulebook.rules(language).items()}
        for language in LANGUAGES
    )

    assert [id for id in english if sorted(english[id]) != sorted(french[id])] == []


def test_every_refusal_names_a_rule_that_exists() -> None:
    refusals = 0
    for file, tree in trees().items():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and last_name(call.func) == "Illegal":
                    ids = rule_of(call, function)
                    assert ids, f"{file.name}:{call.lineno} refuses without a rule one can look up"
                    assert [id for id in ids if id not in IDS] == [], f"{file.name}:{call.lineno}"
                    refusals += 1

    assert refusals > 20


def rule_of(call: ast.Call, function: ast.FunctionDef) -> list[str]:
    """The ids a refusal may carry: written in its place, or given to what stands there: variable, argument, class."""
    first = call.args[0]
    places: list[ast.expr] = [first]
    if isinstance(first, ast.Name):
        places = assigned(first.id, ast.walk(function)) or [
            argument
            for node in everything()
            if isinstance(node, ast.Call) and last_name(node.func) == function.name
            for argument in node.args
        ]
    answers = [part for place in places for part in answers_of(place)]
    return [str(part.value) for part in answers if isinstance(part, ast.Constant) and part.value]


def assigned(name: str, nodes: Iterable[ast.AST]) -> list[ast.expr]:
    """All that a name is given, also as the name of a class's own."""
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        if any(
            last_name(one) == name
            for one in (node.targets if isinstance(node, ast.Assign) else [node.target])
        )
    ]


@cache
def everything() -> list[ast.AST]:
    return [node for tree in trees().values() for node in ast.walk(tree)]


def answers_of(place: ast.expr) -> list[ast.expr]:
    """What an expression may come to: both branches of a choice between two, not what it is decided by."""
    if isinstance(place, ast.IfExp):
        return [*answers_of(place.body), *answers_of(place.orelse)]
    if isinstance(place, ast.Attribute):
        return assigned(place.attr, everything())
    if isinstance(place, ast.Subscript):
        return answers_of(place.value)
    if isinstance(place, ast.Tuple):
        return [part for one in place.elts for part in answers_of(one)]
    return [place]


def test_every_rule_the_source_speaks_of_exists() -> None:
    unknown = {
        f"{file.relative_to(SOURCES)}: {id}"
        for file in sorted(SOURCES.rglob("*.py"))
        for id in RULE_ID.findall(file.read_text(encoding="utf-8"))
        if id not in IDS
    }

    assert unknown == set()


def test_citations_are_found_on_functions_methods_cases_and_modules(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        "pytestmark = rule('CR-END-06')\n"
        "@rule('CR-MOVE-14', 'CR-MOVE-15')\n"
        "def test_a(): ...\n"
        "class TestB:\n"
        "    @pytest.mark.parametrize('x', [pytest.param(1, marks=rule('CR-EX-11'))])\n"
        "    def test_c(self, x): ...\n"
        "@rule('CR-TIE-01')\n"
        "def not_a_test(): ...\n",
        encoding="utf-8",
    )
    first, second = (
        f"{tmp_path.name}/test_sample.py::test_a",
        f"{tmp_path.name}/test_sample.py::TestB::test_c",
    )

    assert cited_in(tmp_path) == {
        "CR-END-06": (first, second),
        "CR-MOVE-14": (first,),
        "CR-MOVE-15": (first,),
        "CR-EX-11": (second,),
    }
