"""Flags with their line of help, and the flags of a game's own options: how they are written, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from demitasse.cli.errors import NONE, BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.localized_click import LIST, GameOption
from demitasse.kernel.game import Game
from demitasse.kernel.options import OptionField, Options, fields, read

OWN = "own_"
"""Prefix of parameters that are options of a game, so that they cannot clash with ours."""


def flag(
    name: str,
    language: str,
    *,
    key: str = "",
    dest: str = "",
    facts: Mapping[str, str] | None = None,
    **settings: Any,
) -> click.Option:
    """A flag with its line of help from the catalogue."""
    told = dict(facts or {})
    if "default" in settings:
        told["default"] = str(settings["default"])
    help = phrase(language, f"cli-help-flag-{key or name.removeprefix('--')}", **told)
    return click.Option([name, *([dest] if dest else [])], help=help, **settings)


def option_flags(game: Game, language: str) -> list[GameOption]:
    """A flag for each option of the game; one that is on by default is switched off."""
    flags: list[GameOption] = []
    for field in fields(game.options):
        help = phrase(language, f"{game.prefix}-option-{field.name}-help")
        if field.flag:
            flags.append(
                GameOption(
                    own_flag(OWN + field.name, off=bool(field.default)),
                    OWN + field.name,
                    is_flag=True,
                    flag_value=not field.default,
                    default=None,
                    help=help,
                )
            )
        else:
            values = (*field.values, "N") if field.values and field.numbers else field.values
            flags.append(
                GameOption(
                    own_flag(OWN + field.name),
                    OWN + field.name,
                    values=values,
                    metavar=metavar_of(field, language),
                    help=help,
                )
            )
    return flags


def metavar_of(field: OptionField, language: str) -> str:
    """The placeholder in the help for the value of a game's option, where its words are too many to be listed."""
    if field.many:
        return LIST
    return phrase(language, "cli-help-word-value") if field.values else "N"


def own_flag(parameter: str, *, off: bool = False) -> str:
    name = parameter.removeprefix(OWN).replace("_", "-")
    return f"--no-{name}" if off else f"--{name}"


def as_given(parameter: str, value: object) -> str:
    """An option as it was written behind a command."""
    if isinstance(value, bool):
        return own_flag(parameter, off=not value)
    return f"{own_flag(parameter)} {value}"


def given_options(own: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in own.items() if value is not None}


def without(
    compare: str, own: Mapping[str, Any], content: tuple[str, ...]
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """What is left of options and files when those to be compared are taken away."""
    left, files = given_options(own), content
    can = {name.removeprefix(OWN).replace("_", "-"): name for name in left}
    for word in [word.strip().removeprefix("--") for word in compare.split(",")]:
        if word == "content" and content:
            files = ()
        elif word in can:
            left.pop(can[word], None)
        else:
            known = [*(["content"] if content else []), *can]
            raise BadCommand("cli-compare-unknown", what=word[:60], known=", ".join(known) or NONE)
    return left, files


def options_of(game: Game, own: Mapping[str, Any]) -> Options:
    options: Options = read(
        game.options, {name.removeprefix(OWN): value for name, value in given_options(own).items()}
    )
    return options


def path_of(text: str | None) -> Path | None:
    return None if text is None else Path(text)
