"""Errors of the command line, and exit codes. Every error is one sentence: what was wrong, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import click

from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.message import Message

DONE, FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
"""Exit codes: success, a bug of ours, an error the person can correct, Ctrl-C, closed pipe."""

NONE = "none"
"""The fact given to a sentence when there is no suggestion."""


class BadCommand(DemitasseError):
    """A command line, or a line typed at the table, that cannot be carried out."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word closest to this one, or NONE."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)), NONE)


def message_of(error: click.UsageError) -> Message:
    """An error of click as one of our messages."""
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
