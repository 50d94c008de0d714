"""Click commands and groups whose help and errors come from our catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import click

from demitasse.cli.errors import DONE, NONE, BadCommand, nearest
from demitasse.cli.language import phrase
from demitasse.games import GAMES, game
from demitasse.kernel.chance import SEED_LIMIT
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.game import Game

WHOLE_NUMBER = re.compile(r"[0-9]{1,40}")
SECONDS = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")
WIDEST = 120
"""The widest help text in columns: most flags then need a single line."""
LIST = "A,B,C"
"""The metavar of a value that is a list."""
FLAG_WIDTH = 28
"""Columns for a flag and its value; click puts the help of a longer one on the next line."""


class GameOption(click.Option):
    """An option of a game. The words it takes stand beside it where they fit, else in a list below all flags."""

    def __init__(
        self, flag: str, name: str, *, values: Sequence[str] = (), metavar: str = "", **settings: Any
    ) -> None:
        words = "|".join(values)
        beside = bool(words) and metavar != LIST and len(f"{flag} {words}") <= FLAG_WIDTH
        self.values = () if beside else tuple(values)
        super().__init__([flag, name], metavar=words if beside else metavar or None, **settings)


class LocalizedCommand(click.Command):
    """A command whose help and errors are in one language."""

    def __init__(
        self,
        name: str,
        language: str,
        *,
        callback: Callable[..., Any],
        params: Sequence[click.Parameter] = (),
        facts: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.game = (facts or {}).get("game", "")
        super().__init__(
            name,
            callback=callback,
            params=[*params, language_flag(language), help_flag(language)],
            help=phrase(language, f"cli-help-{name}", **(facts or {})),
            options_metavar=phrase(language, "cli-help-word-options"),
            add_help_option=False,
            context_settings={"allow_extra_args": True, "max_content_width": WIDEST},
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with context_attached(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise BadCommand("cli-too-many-words", word=ctx.args[0][:60], command=ctx.command_path)
        return super().invoke(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.language, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, self.language, ctx, formatter, self.game)


class LocalizedGroup(click.Group):
    """A group of commands, each created when it is needed."""

    kind = "command"

    def __init__(
        self,
        name: str,
        language: str,
        factories: dict[str, Callable[[], click.Command]],
        *,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        self.language = language
        self.factories = factories
        super().__init__(
            name,
            params=[*params, language_flag(language), help_flag(language)],
            help=phrase(language, f"cli-help-{name}"),
            options_metavar="",
            subcommand_metavar=phrase(language, f"cli-help-word-{self.kind}"),
            add_help_option=False,
            invoke_without_command=True,
            callback=click.pass_context(self.on_invoke),
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with context_attached(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.factories)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.factories[cmd_name]() if cmd_name in self.factories else None

    def on_invoke(self, ctx: click.Context) -> int | None:
        """Called by click whether or not a command of the group was named."""
        return None if ctx.invoked_subcommand else self.without_command(ctx)

    def without_command(self, ctx: click.Context) -> int:
        """Called when the group was named without a command."""
        click.echo(ctx.get_help())
        return DONE

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.factories:
            self.unknown_command(args[0])
        return super().resolve_command(ctx, args)

    def unknown_command(self, word: str) -> None:
        near = nearest(word, self.factories)
        raise BadCommand("cli-no-such-command", word=word[:60], near=near, commands=", ".join(self.factories))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.language, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (name, command.get_short_help_str(200))
            for name in self.factories
            if (command := self.get_command(ctx, name)) is not None
        ]
        with formatter.section(phrase(self.language, f"cli-help-list-{self.kind}")):
            formatter.write_dl(rows)
        write_options(self, self.language, ctx, formatter)


class GameGroup(LocalizedGroup):
    """`play coffee-rush`, `simulate coffee-rush`: each game has flags of its own."""

    kind = "game"

    def __init__(self, name: str, language: str, make: Callable[[Game], click.Command]) -> None:
        super().__init__(name, language, {id: partial(lambda id: make(game(id)), id) for id in GAMES})

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The game may stand anywhere among its flags."""
        found = [word for word in args if word in self.factories][:1]
        if found:
            rest = list(args)
            rest.remove(found[0])
            args = found + rest
        return super().parse_args(ctx, args)

    def without_command(self, ctx: click.Context) -> int:
        raise BadCommand("cli-which-game", command=ctx.command_path, games=", ".join(self.factories))

    def unknown_command(self, word: str) -> None:
        game(word)


@contextmanager
def context_attached(ctx: click.Context) -> Iterator[None]:
    """Give usage errors their context: click's parser does not always set it."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def whole_number(least: int = 0, most: int | None = None) -> Callable[..., int | None]:
    """A click callback that reads a whole number within limits."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        number = int(value) if WHOLE_NUMBER.fullmatch(value) else -1
        if number < least or (most is not None and number > most):
            raise BadCommand(
                "cli-not-a-number",
                flag=param.opts[0],
                value=value[:60],
                least=str(least),
                most=NONE if most is None else str(most),
            )
        return number

    return read


def seed(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """A click callback that reads a seed."""
    if value is None:
        return None
    if not WHOLE_NUMBER.fullmatch(value) or int(value) >= SEED_LIMIT:
        raise BadOptions("bad-seed", seed=value[:60])
    return int(value)


def seconds(ctx: click.Context, param: click.Parameter, value: str | None) -> float | None:
    """A click callback that reads a number of seconds."""
    if value is None:
        return None
    if not SECONDS.fullmatch(value) or not float(value):
        raise BadCommand("cli-not-seconds", flag=param.opts[0], value=value[:60])
    return float(value)


def language_flag(language: str) -> click.Option:
    """Only for the help: `language.requested_language` has read it before click sees the command line."""
    return click.Option(
        ["--lang"], metavar="en|fr", expose_value=False, help=phrase(language, "cli-help-flag-lang")
    )


def help_flag(language: str) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=phrase(language, "cli-help-flag-help"),
    )


def write_usage(
    command: click.Command, language: str, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    pieces = " ".join(piece for piece in command.collect_usage_pieces(ctx) if piece)
    formatter.write_usage(ctx.command_path, pieces, prefix=phrase(language, "cli-help-usage") + " ")


def write_options(
    command: click.Command,
    language: str,
    ctx: click.Context,
    formatter: click.HelpFormatter,
    game: str = "",
) -> None:
    """The flags every game has, then the game's own, then the words that those take."""
    params = command.get_params(ctx)
    own = [param for param in params if isinstance(param, GameOption)]
    lists = [(param.opts[0], ", ".join(param.values)) for param in own if param.values]
    for title, rows in (
        (phrase(language, "cli-help-options"), help_rows(ctx, [one for one in params if one not in own])),
        (phrase(language, "cli-help-own-options", game=game), help_rows(ctx, own)),
        (phrase(language, "cli-help-values"), lists),
    ):
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows)


def help_rows(ctx: click.Context, params: Sequence[click.Parameter]) -> list[tuple[str, str]]:
    """Of flags alone: the words before them stand in the usage, and the text above says what they are."""
    flags = [param for param in params if isinstance(param, click.Option)]
    return [record for param in flags if (record := param.get_help_record(ctx)) is not None]
