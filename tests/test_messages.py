"""The catalogue: every sentence is there in both languages, takes the facts it is given, and is used.

What the code says is read from its syntax trees: whatever is given for a parameter called `key` is a key.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import demitasse
from demitasse.kernel.asking import Asking
from demitasse.kernel.catalogue import catalogue_files
from demitasse.kernel.chance import Chance
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message, message_for
from demitasse.kernel.options import fields as option_fields
from tests.coffee_rush.build import COFFEE_RUSH, barista, play
from tests.facts import facts_of
from tests.kernel import provoked as kernel
from tests.provoking import Provoke

SOURCE = Path(str(resources.files("demitasse")))
GAMES = [demitasse.game(id) for id in demitasse.GAMES]
PEOPLE = ("Maya", "Tom", "Ana", "Li", "Zoé", "Sam")
NO_BREAK = "\u00a0\u202f"
CHECKS = {"wrong", "_wrong_file", "misfit"}
"""Checks of content files note what is wrong instead of raising it."""
PLACE = frozenset(("file", "entry", "field", "section", "id"))
"""What such a check tells of itself."""

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))


# What the files hold.


@cache
def entries(language: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    """Everything in the catalogue of a language, comments apart, each with the folder of its file."""
    return tuple(
        (str(Path(str(file)).parent.parent.relative_to(SOURCE)), entry)
        for file in catalogue_files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if not isinstance(entry, ftl.BaseComment)
    )


@cache
def messages(language: str) -> Mapping[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ftl.Message)}


def parts(node: object) -> Iterator[ftl.BaseNode]:
    """A piece of Fluent and all that stands in it."""
    if isinstance(node, list):
        for part in node:
            yield from parts(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        yield from parts(list(vars(node).values()))


def variables(message: ftl.Message) -> set[str]:
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def texts(message: ftl.Message) -> list[str]:
    return [str(part.value) for part in parts(message) if isinstance(part, ftl.TextElement)]


@each_language
def test_a_catalogue_holds_nothing_but_messages(language: str) -> None:
    others = [home for home, entry in entries(language) if not isinstance(entry, ftl.Message)]

    assert entries(language)
    assert others == []


@each_language
def test_no_key_is_told_twice(language: str) -> None:
    keys = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message))

    assert [key for key, times in keys.items() if times > 1] == []


def test_both_languages_have_the_same_keys_in_the_same_places_and_order() -> None:
    english, french = (
        [(home, entry.id.name) for home, entry in entries(language) if isinstance(entry, ftl.Message)]
        for language in LANGUAGES
    )

    assert set(english) ^ set(french) == set()
    assert english == french


def test_each_message_takes_the_same_facts_in_both_languages() -> None:
    english, french = (
        {key: variables(message) for key, message in messages(language).items()} for language in LANGUAGES
    )

    assert english == french


def test_no_french_message_is_left_in_english() -> None:
    same = [
        text
        for key, english in messages("en").items()
        for text in texts(english)
        if len(re.findall(r"[A-Za-zÀ-ÿ]+", text)) > 3 and text in texts(messages("fr")[key])
    ]

    assert same == []


@each_language
def test_no_apostrophe_is_straight(language: str) -> None:
    straight = [key for key, message in messages(language).items() if "'" in "".join(texts(message))]

    assert straight == []


def test_french_keeps_its_signs_apart_by_spaces_that_do_not_break() -> None:
    badly_set = re.compile(rf" [:;!?»]|\w[;!?»]|«[^{NO_BREAK}]|[^{NO_BREAK}]»")
    wrong = [
        f"{key}: {text}"
        for key, message in messages("fr").items()
        for text in texts(message)
        if badly_set.search(text)
    ]

    assert wrong == []


# What the code says.


class Saying(NamedTuple):
    """A place in the code that names a key; `facts` is None where they are not written out on the spot."""

    speaker: str
    key: str
    facts: frozenset[str] | None
    where: str


@cache
def trees() -> Mapping[str, ast.Module]:
    return {
        str(file.relative_to(SOURCE)): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(SOURCE.rglob("*.py"))
    }


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    return tuple((file, node) for file, tree in trees().items() for node in ast.walk(tree))


@cache
def classes() -> tuple[ast.ClassDef, ...]:
    return tuple(node for _, node in nodes() if isinstance(node, ast.ClassDef))


class Taker(NamedTuple):
    """How a function or class takes a key: its place among the arguments, and whether facts come with it."""

    place: int
    facts: bool


@cache
def takers() -> Mapping[str, Taker]:
    found: dict[str, Taker] = {}
    for _, node in nodes():
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name != "__init__":
            names = _parameters(node)
            if "key" in names:
                found[node.name] = Taker(names.index("key"), "facts" in names)
    inherited = {child: taker for base, taker in found.items() for child in heirs(base)}
    return inherited | found


def _parameters(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """What a function is called with, or a class made with: by `__init__`, or by the fields of a struct."""
    if isinstance(node, ast.FunctionDef):
        names = [argument.arg for argument in node.args.args]
        names += ["facts"] if node.args.kwarg else []
        return [name for name in names if name not in ("self", "cls")]
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return _parameters(part)
    return [_name(part.target) for part in node.body if isinstance(part, ast.AnnAssign)]


@cache
def heirs(base: str) -> set[str]:
    """The classes derived from a class, near and far."""
    found: set[str] = set()
    for child in classes():
        if base in map(_name, child.bases):
            found |= {child.name} | heirs(child.name)
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


@cache
def sayings() -> tuple[Saying, ...]:
    found = []
    for file, node in nodes():
        if not isinstance(node, ast.Call):
            continue
        for key in _given_key(node):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                place = f"{file}:{node.lineno}"
                found.append(Saying(_name(node.func), key.value, _given_facts(node), place))
    return tuple(found)


def _given_key(call: ast.Call) -> list[ast.expr]:
    taker = takers().get(_name(call.func))
    if taker is None:
        return []
    given = call.args[taker.place : taker.place + 1] + [
        word.value for word in call.keywords if word.arg == "key"
    ]
    return [way for key in given for way in ([key.body, key.orelse] if isinstance(key, ast.IfExp) else [key])]


def _given_facts(call: ast.Call) -> frozenset[str] | None:
    taker = takers()[_name(call.func)]
    facts = {word.arg for word in call.keywords} if taker.facts else {None}
    for argument in call.args[taker.place + 1 :]:
        facts |= set(map(_constant, argument.keys)) if isinstance(argument, ast.Dict) else {None}
    return None if None in facts else frozenset(fact for fact in facts if fact is not None)


def _constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def literals(folder: str = "") -> set[str]:
    """Every text written in the code of a folder."""
    return {
        text
        for file, node in nodes()
        if file.startswith(folder) and isinstance(node, ast.Constant) and isinstance(text := node.value, str)
    }


@cache
def patterns() -> Mapping[str, str]:
    """Keys that the code puts together, as regular expressions, each with its place in the code."""
    found = {}
    for file, node in nodes():
        made: list[ast.expr] = []
        if isinstance(node, ast.Call):
            made = _given_key(node)
        elif isinstance(node, ast.Assign) and any(_name(target) == "key" for target in node.targets):
            made = [node.value]
        for key in made:
            if isinstance(key, ast.JoinedStr):
                pattern = "".join(re.escape(_constant(part) or "") or r"[\w-]+" for part in key.values)
                if re.search(r"\w\w", pattern.replace(r"[\w-]+", "")):
                    found[pattern] = f"{file}:{key.lineno}"
    return found


def test_every_key_the_code_names_has_its_message() -> None:
    missing = [f"{saying.where} {saying.key}" for saying in sayings() if saying.key not in messages("en")]

    assert len(sayings()) > 50
    assert missing == []


def test_every_key_the_code_puts_together_has_a_message_at_least_for_one_word() -> None:
    missing = [
        f"{where} {pattern}"
        for pattern, where in patterns().items()
        if not any(re.fullmatch(pattern, key) for key in messages("en"))
    ]

    assert missing == []


def test_a_message_takes_no_fact_that_the_code_does_not_give() -> None:
    lacking = []
    for saying in sayings():
        if saying.facts is not None and saying.key in messages("en"):
            where = PLACE if saying.speaker in CHECKS else frozenset()
            given = (
                saying.facts | where | {f"{fact}-{told}" for fact in saying.facts for told in ("name", "you")}
            )
            if not variables(messages("en")[saying.key]) <= given:
                lacking.append(f"{saying.where} {saying.key}")

    assert lacking == []


def test_no_message_is_unused() -> None:
    named = {
        part.id.name
        for message in messages("en").values()
        for part in parts(message)
        if isinstance(part, ftl.MessageReference)
    }
    made = {key for key in messages("en") if any(re.fullmatch(pattern, key) for pattern in patterns())}
    for game in GAMES:
        families = re.compile(rf"{game.prefix}-(choice|event|option|step|ended|score|tie|colour)-.+")
        made = {key for key in made if not families.fullmatch(key)} | told_by(game)
    unused = set(messages("en")) - literals() - named - made

    assert unused == set()


def told_by(game: Game) -> set[str]:
    """The keys that a client makes of a game's words."""
    folder = str(Path(str(game.files)).relative_to(SOURCE))
    keys = {f"{game.prefix}-about"}
    keys |= {f"{game.prefix}-choice-{kind.__struct_config__.tag}" for kind in game.choice_kinds}
    keys |= {f"{game.prefix}-event-{kind.__struct_config__.tag}" for kind in game.event_kinds}
    keys |= {
        f"{game.prefix}-option-{field.name}-{part}"
        for field in option_fields(game.options)
        for part in ("label", "help")
    }
    families = ("step", "ended", "score", "tie", "colour")
    keys |= {f"{game.prefix}-{family}-{word}" for family in families for word in literals(folder)}
    return keys


# What every game must be able to say.


def sentence(message: Message, language: str, game: Game | None = None) -> str:
    """What is said, checked for what no sentence may have."""
    names = game.load().names if game is not None else {}
    text = say(message, language, names, PEOPLE)
    assert text == text.strip()
    assert not re.search(r"  |[{}\n]| [.,]|\.\.$|: *\.$", text), text
    return text


@each_language
@each_game
def test_every_choice_and_event_of_a_game_can_be_told(game: Game, language: str) -> None:
    for kind in (*game.choice_kinds, *game.event_kinds):
        told = {sentence(message_for(game.prefix, sample), language, game) for sample in samples(kind)}

        assert all(told)


def samples(kind: type[msgspec.Struct]) -> list[msgspec.Struct]:
    """The same thing with different numbers in it."""
    hints = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return [kind(**{name: _sample(hint, number) for name, hint in hints.items()}) for number in (0, 1, 2, 5)]


def _sample(hint: Any, number: int) -> Any:
    if hint is int or hint is bool:
        return bool(number) if hint is bool else number
    return "word" if hint is str else tuple(_sample(hint.__args__[0], item) for item in range(max(1, number)))


@each_language
@each_game
def test_a_game_says_what_it_is_about_and_what_its_options_are(game: Game, language: str) -> None:
    keys = [f"{game.prefix}-about"]
    for field in option_fields(game.options):
        keys += [f"{game.prefix}-option-{field.name}-label", f"{game.prefix}-option-{field.name}-help"]

    assert all(sentence(Message(key), language) for key in keys)


@each_language
@each_game
def test_a_whole_play_can_be_told(game: Game, language: str) -> None:
    """Prompts, choices, what they lead to and events as they come, one play at each end of the table's size."""
    for seats in (game.fewest, game.most):
        position, chance = game.setup(seats=seats, seed=3), Chance.of(seats)
        while position.result is None:
            patient, chance = chance.below(5)
            if position.due is not None and (patient == 0 or not position.seats_to_act):
                for event in position.advance(position.due):
                    assert sentence(message_for(game.prefix, event), language, game)
                continue
            seat = position.seats_to_act[0]
            decision = position.decision(seat)
            pick, chance = chance.below(len(decision.choices))
            choice = decision.choices[pick]
            outlook = position.outlook(seat, choice)
            events = position.play(seat, choice)
            happened = [message_for(game.prefix, what) for what in (choice, *events)]
            for told in (decision.prompt, *happened, *([outlook] if outlook else [])):
                assert sentence(told, language, game)


def kinds_that_ask(game: Game) -> list[str]:
    steps = game.position.STEPS if issubclass(game.position, Asking) else {}
    return [kind for kind, step in steps.items() if step.ANSWERS]


@each_language
@each_game
def test_every_word_of_a_game_that_stands_alone_has_a_name(game: Game, language: str) -> None:
    words = [f"ended-{cause}" for cause in facts_of(game.id).ways_to_end]
    words += [f"step-{step}" for step in (*kinds_that_ask(game), "over")]

    assert all(sentence(Message(f"{game.prefix}-{word}"), language) for word in words)


@pytest.mark.parametrize(
    ("facts", "english"),
    [
        ({"made": 0, "free": 3, "rush": 0}, "Move at least one step: 3 free steps left."),
        (
            {"made": 1, "free": 2, "rush": 1},
            "Move on, or stop on a free square: 2 free steps left, and 1 Rush token for one more.",
        ),
        (
            {"made": 2, "free": 1, "rush": 2},
            "Move on, or stop on a free square: 1 free step left, and 2 Rush tokens for one more each.",
        ),
        (
            {"made": 3, "free": 0, "rush": 1},
            "Your free steps are used up: stop on a free square, or pay your Rush token for one more step.",
        ),
    ],
)
def test_the_prompt_to_move_counts_what_is_left(facts: dict[str, int], english: str) -> None:
    assert say(Message("cr-prompt-move", facts)) == english


def test_a_story_has_names_in_it() -> None:
    position = barista(step="send", cups=[{}, {"steam": 1, "tea": 1, "water": 1}], rows=[["green_tea-1"]])
    (sent, *_) = play(position, "send 2 green_tea-1")
    names = position.content.names

    assert say(message_for("cr", sent), "en", names, PEOPLE) == (
        "Maya sends the Green Tea from cup 2 and gains a Rush token."
    )
    assert say(message_for("cr", sent), "fr", names, PEOPLE) == (
        "Maya envoie la commande Thé vert avec la Tasse 2 et gagne un pion Rush."
    )


# What is refused.


ALL_PROVOKED = dict(kernel.PROVOKED)
for game in GAMES:
    ALL_PROVOKED.update(facts_of(game.id).provoked)


def caught(provoke: Provoke) -> DemitasseError:
    try:
        answer = provoke()
    except DemitasseError as error:
        return error
    assert isinstance(answer, DemitasseError), f"nothing was wrong: {answer}"
    return answer


@pytest.mark.parametrize("key", ALL_PROVOKED)
def test_what_was_wrong_is_said_in_one_sentence_in_both_languages(key: str) -> None:
    error = caught(ALL_PROVOKED[key])
    game = next((game for game in GAMES if key.startswith(f"{game.prefix}-")), COFFEE_RUSH)
    english, french = (sentence(error.message, language, game) for language in LANGUAGES)

    assert error.message.key == key
    assert english != french
    assert english.endswith((".", ".)")) or key == "record-impossible"
    assert str(error)


def test_every_error_of_the_kernel_and_the_games_is_brought_about_here() -> None:
    raised = {
        saying.key
        for saying in sayings()
        if saying.speaker in heirs("DemitasseError") | CHECKS
        if re.match(r"kernel/|games/|bots/__init__", saying.where)
    }

    assert set(ALL_PROVOKED) == raised


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    error = caught(ALL_PROVOKED["game-unknown"])

    assert str(error).startswith("There is no game “coffe-rush”; there are: coffee-rush")
    assert say(error.message, "fr").startswith("Il n’y a pas de jeu «\u00a0coffe-rush\u00a0»")


# What a sentence makes of its facts.


def test_a_refusal_can_be_read_where_nobody_has_a_name() -> None:
    assert (
        str(caught(ALL_PROVOKED["cr-not-your-turn"])) == "It is not your turn: wait for Seat 0. (CR-TURN-02)"
    )
    assert "tea" in str(caught(ALL_PROVOKED["cr-not-in-hand"]))


def test_several_people_are_named_and_counted() -> None:
    shared = Message("cr-event-ended", {"cause": "deck", "winners": (0, 2)})

    assert say(shared, people=PEOPLE) == "The game is over, with a shared win: Maya, Ana!"


def test_a_reason_inside_a_sentence_speaks_its_language() -> None:
    damaged = Message("record-bad-line", {"file": "f", "line": 1, "reason": Message("undo-nothing")})

    assert "vous n’avez encore rien choisi" in say(damaged, "fr")


@each_language
@pytest.mark.parametrize("number", [1234567, -1234, 10**30, 10**5000], ids=["a", "b", "c", "d"])
def test_no_number_is_too_large_or_split_by_separators(number: int, language: str) -> None:
    said = say(Message("cr-no-such-cup", {"cup": number}), language)

    assert (str(number) if abs(number) < 10**9 else "e+") in said


@each_language
@pytest.mark.parametrize("word", ["x" * 9000, "two\nlines", "\x1b[31mred", "\udcff", "{ $word }"], ids=ascii)
def test_whatever_a_word_holds_the_sentence_stays_one_printable_line(word: str, language: str) -> None:
    said = say(Message("cr-no-such-square", {"square": word, "first": "a1", "last": "d4"}), language)

    assert len(said) < 600
    assert all(sign.isprintable() or sign in NO_BREAK for sign in said)


def test_a_message_can_travel_as_json() -> None:
    message = Message("record-bad-line", {"line": 7, "winners": (0, 1), "reason": Message("undo-final")})

    assert msgspec.json.decode(encode(message), type=Message) == message
    assert msgspec.json.schema(Message)
