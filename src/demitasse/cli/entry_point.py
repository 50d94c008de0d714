"""The entry point of the `demitasse` command: runs a command line, and every error
becomes one sentence and an exit code.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

import click
from click.shell_completion import shell_complete

from demitasse.cli.commands import command_in
from demitasse.cli.errors import BAD_INPUT, DONE, FAILED, INTERRUPTED, PIPE_CLOSED, BadCommand, message_of
from demitasse.cli.language import one_line, requested_language
from demitasse.kernel.errors import BadContent, DemitasseError
from demitasse.kernel.language import say, system_language
from demitasse.kernel.message import Message

DEBUG = "DEMITASSE_DEBUG"


COMPLETE = "_DEMITASSE_COMPLETE"
"""Asks for shell completion, as click does it: `eval "$(_DEMITASSE_COMPLETE=bash_source demitasse)"`."""


def main() -> NoReturn:
    asked = os.environ.get(COMPLETE)
    code = complete(asked) if asked else run(sys.argv[1:])
    with contextlib.suppress(OSError):
        sys.stderr.flush()
    sys.exit(code)


def complete(asked: str) -> int:
    """The script that a shell sources, or what could stand at the cursor; nothing where the line makes no sense."""
    with contextlib.suppress(DemitasseError, click.ClickException):
        return shell_complete(command_in(system_language(os.environ)), {}, "demitasse", COMPLETE, asked)
    return FAILED


def run(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    language = system_language(os.environ)
    _prepare_streams()
    try:
        language = requested_language(argv, language)
        code = _run_command(argv, language)
        sys.stdout.flush()
    except BadContent as error:
        return [_report(problem.message, language, BAD_INPUT) for problem in error.problems][-1]
    except DemitasseError as error:
        return _report(error.message, language, BAD_INPUT)
    except KeyboardInterrupt:
        return _report(Message("cli-interrupted"), language, INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:
        _discard_output()
        reason = error.strerror or type(error).__name__
        where = f"{error.filename}: " if error.filename else ""
        return _report(Message("cli-machine-refused", {"reason": f"{where}{reason}"}), language, BAD_INPUT)
    except Exception as error:
        if os.environ.get(DEBUG):
            traceback.print_exc()
        facts = {"error": f"{type(error).__name__}: {error}"[:200], "variable": f"{DEBUG}=1"}
        return _report(Message("cli-unexpected", facts), language, FAILED)
    return code


def _run_command(argv: Sequence[str], language: str) -> int:
    try:
        command = command_in(language)
        with command.make_context("demitasse", list(argv)) as context:
            code = command.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.UsageError as error:
        message = message_of(error)
        raise BadCommand(message.key, **message.facts) from error
    return code if isinstance(code, int) else DONE


def _report(message: Message, language: str, code: int) -> int:
    with contextlib.suppress(OSError):
        sys.stdout.flush()
        print(one_line(say(message, language)), file=sys.stderr)
    return code


def _prepare_streams() -> None:
    """Replace closed streams by the null device; characters that a terminal cannot encode become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 -- open to the end
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _discard_output() -> None:
    """Send buffered output to the null device; otherwise Python reports an error when it exits."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
