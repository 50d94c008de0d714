"""What a pattern of Fluent says, given the facts of a message.

As much of Fluent as the catalogues use: variables, messages in messages, choosing by a word, a number or its plural,
and NUMBER with or without separators. Fluent's own runtime brings Babel with it, which weighs three times as much as
everything else here; the tests compare each message of the catalogues with what that runtime makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fluent.syntax import ast

Facts = Mapping[str, str | int]
PatternOf = Callable[[str], ast.Pattern]
"""The pattern of a message that another one holds."""

SEPARATOR = {"en": ",", "fr": "\u202f"}
"""Between the thousands."""


def write(pattern: ast.Pattern, facts: Facts, language: str, pattern_of: PatternOf) -> str:
    """The sentence. A fact that is missing is a KeyError, what we do not know of Fluent a ValueError."""

    def say(pattern: ast.Pattern) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else value_of(part.expression)
            for part in pattern.elements
        )

    def value_of(expression: object) -> str:
        match expression:
            case ast.VariableReference(id=id):
                return str(facts[id.name])
            case ast.SelectExpression(selector=ast.VariableReference(id=id), variants=variants):
                return say(chosen(variants, facts[id.name], language).value)
            case ast.MessageReference(id=id, attribute=None):
                return say(pattern_of(id.name))
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable():
                return value_of(expression.expression)
            case ast.FunctionReference(
                id=ast.Identifier(name="NUMBER"),
                arguments=ast.CallArguments(positional=[ast.VariableReference(id=id)], named=words),
            ):
                return number(facts[id.name], words)
        raise ValueError(f"{type(expression).__name__} is no part of Fluent that we use")

    def number(fact: str | int, words: list[ast.NamedArgument]) -> str:
        grouped = any(word.name.name == "useGrouping" and word.value.value != "0" for word in words)
        return (
            f"{fact:,}".replace(",", SEPARATOR[language]) if grouped and isinstance(fact, int) else str(fact)
        )

    return say(pattern)


def chosen(variants: list[ast.Variant], value: str | int, language: str) -> ast.Variant:
    """The first variant that is named by the value, or by its plural; else the one with the star."""
    plural = plural_of(value, language) if isinstance(value, int) else None
    for variant in variants:
        match variant.key:
            case ast.NumberLiteral(value=key) if isinstance(value, int) and int(key) == value:
                return variant
            case ast.Identifier(name=key) if key in (value, plural):
                return variant
    return next(variant for variant in variants if variant.default)


def plural_of(value: int, language: str) -> str:
    return "one" if abs(value) == 1 or (value == 0 and language == "fr") else "other"
