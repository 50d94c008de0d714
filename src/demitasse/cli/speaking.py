"""Click commands whose help and complaints are in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import click

from demitasse.cli.tongue import phrase
from demitasse.cli.usage import DONE, NONE, BadCommand, nearest
from demitasse.games import GAMES, game
from demitasse.kernel.chance import SEED_LIMIT
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.game import Game

WHOLE_NUMBER = re.compile(r"[0-9]{1,40}")
WIDEST = 120
"""Columns that help takes where the terminal has them: most flags then need a single line."""
LIST = "A,B,C"
"""Stands for a value made of several."""
FLAG_WIDTH = 28
"""Columns for a flag and its value; click puts the help of a longer one on the next line."""


class OwnOption(click.Option):
    """An option of a game. The words it takes stand beside it where they fit, else in a list below all flags."""

    def __init__(
        self, flag: str, name: str, *, values: Sequence[str] = (), metavar: str = "", **settings: Any
    ) -> None:
        words = "|".join(values)
        beside = bool(words) and metavar != LIST and len(f"{flag} {words}") <= FLAG_WIDTH
        self.values = () if beside else tuple(values)
        super().__init__([flag, name], metavar=words if beside else metavar or None, **settings)


class SpokenCommand(click.Command):
    """A command that says everything in its language."""

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
        with placed(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise BadCommand("cli-too-many-words", word=ctx.args[0][:60], command=ctx.command_path)
        return super().invoke(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.language, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, self.language, ctx, formatter, self.game)


class SpokenGroup(click.Group):
    """Commands that share a first word; they are made when they are asked for."""

    kind = "command"

    def __init__(
        self,
        name: str,
        language: str,
        makers: dict[str, Callable[[], click.Command]],
        *,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        self.language = language
        self.makers = makers
        super().__init__(
            name,
            params=[*params, language_flag(language), help_flag(language)],
            help=phrase(language, f"cli-help-{name}"),
            options_metavar="",
            subcommand_metavar=phrase(language, f"cli-help-word-{self.kind}"),
            add_help_option=False,
            invoke_without_command=True,
            callback=click.pass_context(self.lead),
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with placed(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.makers)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.makers[cmd_name]() if cmd_name in self.makers else None

    def lead(self, ctx: click.Context) -> int | None:
        """Click calls this before the command that was named, too."""
        return None if ctx.invoked_subcommand else self.alone(ctx)

    def alone(self, ctx: click.Context) -> int:
        """No command was named."""
        click.echo(ctx.get_help())
        return DONE

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.makers:
            self.refuse(args[0])
        return super().resolve_command(ctx, args)

    def refuse(self, word: str) -> None:
        near = nearest(word, self.makers)
        raise BadCommand("cli-no-such-command", word=word[:60], near=near, commands=", ".join(self.makers))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.language, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (name, command.get_short_help_str(200))
            for name in self.makers
            if (command := self.get_command(ctx, name)) is not None
        ]
        with formatter.section(phrase(self.language, f"cli-help-list-{self.kind}")):
            formatter.write_dl(rows)
        write_options(self, self.language, ctx, formatter)


class GameGroup(SpokenGroup):
    """`play coffee-rush`, `simulate coffee-rush`: each game has flags of its own."""

    kind = "game"

    def __init__(self, name: str, language: str, make: Callable[[Game], click.Command]) -> None:
        super().__init__(name, language, {id: partial(lambda id: make(game(id)), id) for id in GAMES})

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The game may stand anywhere among its flags."""
        found = [word for word in args if word in self.makers][:1]
        if found:
            rest = list(args)
            rest.remove(found[0])
            args = found + rest
        return super().parse_args(ctx, args)

    def alone(self, ctx: click.Context) -> int:
        raise BadCommand("cli-which-game", command=ctx.command_path, games=", ".join(self.makers))

    def refuse(self, word: str) -> None:
        game(word)


@contextmanager
def placed(ctx: click.Context) -> Iterator[None]:
    """Not every complaint of click's parser says which command it is about."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


def whole_number(least: int = 0, most: int | None = None) -> Callable[..., int | None]:
    """Reads the value of a flag: 0, 1, 2 … within limits."""

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
    """Reads a number the kernel can deal from."""
    if value is None:
        return None
    if not WHOLE_NUMBER.fullmatch(value) or int(value) >= SEED_LIMIT:
        raise BadOptions("bad-seed", seed=value[:60])
    return int(value)


def language_flag(language: str) -> click.Option:
    """Read before anything else (`tongue.language_asked`), so here it is only taken from the line."""
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
    own = [param for param in params if isinstance(param, OwnOption)]
    lists = [(param.opts[0], ", ".join(param.values)) for param in own if param.values]
    for title, rows in (
        (phrase(language, "cli-help-options"), helped(ctx, [one for one in params if one not in own])),
        (phrase(language, "cli-help-own-options", game=game), helped(ctx, own)),
        (phrase(language, "cli-help-values"), lists),
    ):
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows)


def helped(ctx: click.Context, params: Sequence[click.Parameter]) -> list[tuple[str, str]]:
    return [record for param in params if (record := param.get_help_record(ctx)) is not None]
