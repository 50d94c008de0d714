"""A bot with arguments: `greedy`, `mybots:Clever(depth=3)`, a partial, an instance, a factory.

A recipe makes a fresh bot for every play, from its seed. Arguments written as text are literals and nothing else: they
are read, never evaluated.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import partial
from inspect import signature
from typing import Any

import msgspec

from demitasse.bots.contract import Bot
from demitasse.kernel.errors import Unknown

OPENING, CLOSING, QUOTES = "([{", ")]}", "'\""


class Recipe(msgspec.Struct, frozen=True):
    """Makes a bot from a seed. `name` is what reports call it; `make` takes the seed, and then these arguments."""

    name: str
    make: Callable[..., Any]
    arguments: Mapping[str, Any] = {}

    def __call__(self, seed: int) -> Bot:
        bot = self.make(seed, **self.arguments)
        if not isinstance(bot, Bot):
            raise Unknown("bot-not-made", bot=self.name[:120], made=type(bot).__name__)
        return bot

    @property
    def module(self) -> str:
        """Where it is written."""
        return str(getattr(self.make, "__module__", ""))


def recipe_of(
    given: object, kind_by_name: Callable[[str], type[Bot]], registered: Mapping[str, str]
) -> Recipe:
    """Of a name with or without arguments, a class, a partial, an instance or a factory; `Unknown` for all else."""
    if isinstance(given, Recipe):
        return given
    if isinstance(given, str):
        name, arguments = parsed(given)
        return Recipe(_named(name, arguments), kind_by_name(name), arguments)
    if isinstance(given, Bot):
        given = partial(type(given), **arguments_of(given))
    if isinstance(given, partial):
        if given.args:
            raise Unknown("bot-positional", bot=_path(given.func, registered)[:120])
        return Recipe(_named(_path(given.func, registered), given.keywords), given.func, dict(given.keywords))
    if callable(given) and (not isinstance(given, type) or issubclass(given, Bot)):
        return Recipe(_path(given, registered), given)
    raise Unknown("bot-no-recipe", bot=repr(given)[:120])


def arguments_of(bot: Bot) -> dict[str, Any]:
    """What a bot was made with, but for its seed: each play has its own."""
    args, keywords = bot.made_with
    bound = signature(type(bot)).bind(*args, **keywords).arguments
    return {name: value for name, value in bound.items() if name != "seed"}


def split_seats(text: str) -> list[str]:
    """The seats of a list; a comma among the arguments of a bot is none of the list's."""
    seats, depth, quote, begun = [], 0, "", 0
    for place, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES and depth:
            quote = sign
        elif sign in OPENING or sign in CLOSING:
            depth += 1 if sign in OPENING else -1
        elif sign == "," and depth <= 0:
            seats.append(text[begun:place].strip())
            begun = place + 1
    return [*seats, text[begun:].strip()]


def parsed(text: str) -> tuple[str, dict[str, Any]]:
    """`module:Class(depth=3)` as its name and arguments."""
    name, bracket, rest = text.partition("(")
    if not bracket:
        return text, {}
    try:
        call = ast.parse(f"bot({rest}", mode="eval").body
        if not isinstance(call, ast.Call) or call.args or not isinstance(call.func, ast.Name):
            raise ValueError
        arguments = {str(one.arg): ast.literal_eval(one.value) for one in call.keywords}
        if None in [one.arg for one in call.keywords]:
            raise ValueError
    except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        raise Unknown("bot-bad-arguments", bot=text[:120]) from None
    return name.strip(), arguments


def _named(name: str, arguments: Mapping[str, Any]) -> str:
    told = ", ".join([f"{key}={value!r}" for key, value in arguments.items()])
    return f"{name}({told})" if told else name


def _path(made: Any, registered: Mapping[str, str]) -> str:
    path = f"{getattr(made, '__module__', '')}:{getattr(made, '__qualname__', type(made).__qualname__)}"
    return registered.get(path, path)
