"""A command line that cannot be followed: one sentence that says what was wrong and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import click

from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.message import Message

DONE, FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
"""Exit codes: all well, a bug of ours, a person can put it right, Ctrl-C, nobody reads on."""

NONE = "none"
"""What a sentence is given when there is nothing near enough to suggest."""


class BadCommand(DemitasseError):
    """Words or flags that do not make a command."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)), NONE)


def message_of(error: click.UsageError) -> Message:
    """Click's own complaints, as ours."""
    context = error.ctx
    assert context is not None, "click tells where a command line went wrong"
    command = context.command_path
    if isinstance(error, click.NoSuchOption):
        flags = [
            flag for param in context.command.get_params(context) for flag in param.opts if flag[0] == "-"
        ]
        near = nearest(error.option_name, flags)
        return Message("cli-no-such-flag", {"flag": error.option_name[:60], "command": command, "near": near})
    if isinstance(error, click.BadOptionUsage):
        takes_none = any(
            error.option_name in param.opts and isinstance(param, click.Option) and param.is_flag
            for param in context.command.get_params(context)
        )
        key = "cli-flag-takes-no-value" if takes_none else "cli-flag-needs-value"
        return Message(key, {"flag": error.option_name, "command": command})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        usage = " ".join([command, *context.command.collect_usage_pieces(context)])
        return Message("cli-missing-word", {"what": error.param.human_readable_name, "usage": usage})
    return Message("cli-bad-usage", {"reason": error.format_message(), "command": command})
