"""The commands and their flags. Each command is carried out by the module named after it, imported when it is run."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import click

from demitasse.cli.flags import (
    OWN,
    as_given,
    flag,
    given_options,
    option_flags,
    options_of,
    own_flag,
    path_of,
    without,
)
from demitasse.cli.language import phrase
from demitasse.cli.localized_click import (
    LIST,
    GameGroup,
    LocalizedCommand,
    LocalizedGroup,
    seconds,
    seed,
    whole_number,
)
from demitasse.cli.seating import default_seats
from demitasse.kernel.extras import Extra
from demitasse.kernel.game import Game


def command_in(language: str) -> click.Group:
    """The `demitasse` command with all its subcommands, in one language."""

    def show_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        if asked:
            click.echo(f"demitasse {metadata.version('demitasse')}")
            ctx.exit()

    version = flag(
        "--version", language, is_flag=True, is_eager=True, expose_value=False, callback=show_version
    )
    factories: dict[str, Callable[[], click.Command]] = {
        "games": lambda: games_command(language),
        "play": lambda: GameGroup("play", language, lambda game: play_command(game, language)),
        "simulate": lambda: GameGroup("simulate", language, lambda game: simulate_command(game, language)),
        "ladder": lambda: GameGroup("ladder", language, lambda game: ladder_command(game, language)),
        "train": lambda: GameGroup("train", language, lambda game: train_command(game, language)),
        "calibrate": lambda: GameGroup("calibrate", language, lambda game: calibrate_command(game, language)),
        "analyse": lambda: analyse_command(language),
        "report": lambda: report_command(language),
        "replay": lambda: replay_command(language),
        "rules": lambda: rules_command(language),
        "box": lambda: box_command(language),
        "serve": lambda: serve_command(language),
        "status": lambda: status_command(language),
        "backup": lambda: copy_command("backup", language),
        "restore": lambda: copy_command("restore", language),
    }
    return LocalizedGroup("demitasse", language, factories, params=[version])


def games_command(language: str) -> click.Command:
    def games() -> None:
        from demitasse.cli.games import show_games

        show_games(language)

    return LocalizedCommand("games", language, callback=games)


def play_command(game: Game, language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def play(
        seats: str | None,
        seed: int | None,
        content: tuple[str, ...],
        record: str | None,
        resume: str | None,
        **own: Any,
    ) -> int:
        from demitasse.cli.play import resume_play, start_play

        if resume is None:
            options, box = options_of(game, own), game.content(*content)
            return start_play(
                game, options, box, seats=seats, seed=seed, file=path_of(record), language=language
            )
        given = [f"--{name}" for name, value in (("seats", seats), ("seed", seed)) if value is not None]
        given += [own_flag(name) for name in given_options(own)]
        box = game.content(*content) if content else None
        return resume_play(game, box, Path(resume), given=given, file=path_of(record), language=language)

    params = [
        flag("--seats", language, metavar=LIST, facts={"seats": default_seats(game)}),
        flag("--seed", language, metavar="N", callback=seed),
        *option_flags(game, language),
        flag("--content", language, metavar=file, multiple=True),
        flag("--record", language, metavar=file),
        flag("--resume", language, metavar=file),
    ]
    return LocalizedCommand("play-game", language, params=params, facts={"game": game.title}, callback=play)


def simulate_command(game: Game, language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def simulate(
        content: tuple[str, ...], out: str | None, records: str | None, compare: str | None, **rest: Any
    ) -> None:
        from demitasse.cli.simulate import Run, run_simulate

        own = {name: rest.pop(name) for name in list(rest) if name.startswith(OWN)}
        options, box = options_of(game, own), game.content(*content)
        run = Run(out=path_of(out), records=path_of(records), language=language, **rest)
        if compare is None:
            run_simulate(game, options, box, run)
            return
        from demitasse.cli.compare import run_compare

        base_own, base_content = without(compare, own, content)
        run_compare(game, (options, box), (options_of(game, base_own), game.content(*base_content)), run)

    params = [
        flag("--games", language, metavar="N", callback=whole_number(least=1), default="100"),
        flag("--seats", language, key="bots", metavar=LIST, default=default_seats(game, people=False)),
        flag(
            "--seed",
            language,
            key="first-seed",
            metavar="S",
            callback=seed,
            default="0",
        ),
        flag("--workers", language, metavar="K", callback=whole_number(least=1, most=1024), default="1"),
        flag("--think", language, metavar="S", callback=seconds),
        flag("--on", language, metavar="ray", default=""),
        *option_flags(game, language),
        flag("--content", language, metavar=file, multiple=True),
        flag("--json", language, dest="as_json", is_flag=True),
        flag("--out", language, metavar=file),
        flag("--resume", language, key="go-on", is_flag=True),
        flag("--records", language, metavar=phrase(language, "cli-help-word-folder")),
        flag("--only", language, metavar="N", callback=whole_number()),
        flag("--compare", language, metavar="content"),
    ]
    return LocalizedCommand(
        "simulate-game", language, params=params, facts={"game": game.title}, callback=simulate
    )


def ladder_command(game: Game, language: str) -> click.Command:
    def ladder(out: str | None, keep: str | None = None, **rest: Any) -> None:
        from demitasse.cli.ladder import run_ladder

        own = {name: rest.pop(name) for name in list(rest) if name.startswith(OWN)}
        given = [as_given(name, value) for name, value in given_options(own).items()]
        options = options_of(game, own)
        run_ladder(game, options, given, out=path_of(out), keep=path_of(keep), language=language, **rest)

    params = [
        flag(
            "--seats",
            language,
            key="players",
            metavar="N",
            callback=whole_number(least=1 if game.together else 2),
            default="2",
        ),
        flag("--games", language, metavar="N", callback=whole_number(least=1), default="400"),
        flag("--seed", language, key="first-seed", metavar="S", callback=seed, default="0"),
        flag("--workers", language, metavar="K", callback=whole_number(least=1, most=1024), default="1"),
        *option_flags(game, language),
        flag("--level", language, metavar=phrase(language, "cli-help-word-value"), multiple=True),
        flag("--out", language, key="opponents-page", metavar=phrase(language, "cli-help-word-file")),
    ]
    if not game.together:
        params.append(flag("--keep", language, metavar=phrase(language, "cli-help-word-folder")))
    facts = {"game": game.title}
    return LocalizedCommand("ladder-game", language, params=params, facts=facts, callback=ladder)


def train_command(game: Game, language: str) -> click.Command:
    def train(out: str, **rest: Any) -> None:
        from demitasse.cli.train import run_train

        run_train(game, out=Path(out), language=language, **rest)

    file = phrase(language, "cli-help-word-file")
    params = [
        flag(
            "--games",
            language,
            key="training-games",
            metavar="N",
            callback=whole_number(least=1, most=100_000),
            default="400",
        ),
        flag("--seed", language, key="first-seed", metavar="S", callback=seed, default="1"),
        flag("--out", language, key="weights-file", metavar=file, default="weights.json"),
    ]
    return LocalizedCommand("train-game", language, params=params, facts={"game": game.title}, callback=train)


def calibrate_command(game: Game, language: str) -> click.Command:
    def calibrate(out: str, page: str | None, **rest: Any) -> None:
        from demitasse.cli.calibrate import run_calibrate

        run_calibrate(game, out=Path(out), page=path_of(page), language=language, **rest)

    file = phrase(language, "cli-help-word-file")
    params = [
        flag(
            "--games",
            language,
            key="calibration-games",
            metavar="N",
            callback=whole_number(least=4, most=100_000),
            default="2000",
        ),
        flag("--seed", language, key="first-seed", metavar="S", callback=seed, default="1"),
        flag("--out", language, key="chances-file", metavar=file, default="chances.json"),
        flag("--page", language, key="calibration-page", metavar=file),
    ]
    facts = {"game": game.title}
    return LocalizedCommand("calibrate-game", language, params=params, facts=facts, callback=calibrate)


def analyse_command(language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def analyse(file: str, out: str | None, worlds: int) -> None:
        from demitasse.cli.analyse import run_analyse

        run_analyse(Path(file), path_of(out), worlds, language)

    params = [
        click.Argument(["file"], metavar=file),
        flag("--out", language, key="coach-page", metavar=file),
        flag("--worlds", language, metavar="N", callback=whole_number(), default="32"),
    ]
    return LocalizedCommand("analyse", language, params=params, callback=analyse)


def report_command(language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def report(files: tuple[str, ...], content: tuple[str, ...], out: str | None) -> None:
        from demitasse.cli.report import show_report

        show_report(files, content, path_of(out), language)

    params = [
        click.Argument(["files"], metavar=f"{file}…", nargs=-1, required=True),
        flag("--out", language, key="page", metavar=file),
        flag("--content", language, metavar=file, multiple=True),
    ]
    return LocalizedCommand("report", language, params=params, callback=report)


def replay_command(language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def replay(file: str, to: int | None, verify: bool, content: tuple[str, ...]) -> None:
        from demitasse.cli.replay import show_replay, verify_record

        if verify:
            verify_record(Path(file), content, language)
        else:
            show_replay(Path(file), content, to, language)

    params = [
        click.Argument(["file"], metavar=file),
        flag("--to", language, metavar="N", callback=whole_number()),
        flag("--verify", language, is_flag=True),
        flag("--content", language, metavar=file, multiple=True),
    ]
    return LocalizedCommand("replay", language, params=params, callback=replay)


def rules_command(language: str) -> click.Command:
    def rules(game: str, rule: str | None, silent: bool) -> None:
        from demitasse.cli.rules import show_rules

        show_rules(game, rule, silent, language)

    params = [
        click.Argument(["game"], metavar=f"{phrase(language, 'cli-help-word-game')}|ID"),
        click.Argument(["rule"], metavar="[ID]", required=False),
        flag("--silent", language, is_flag=True),
    ]
    return LocalizedCommand("rules", language, params=params, callback=rules)


def box_command(language: str) -> click.Command:
    file = phrase(language, "cli-help-word-file")

    def box(game: str | None, content: tuple[str, ...], **rest: Any) -> int:
        from demitasse.cli.box import show_box, show_boxes

        if game is None:
            return show_boxes(language)
        return show_box(game, content, **rest, language=language)

    params = [
        click.Argument(["game"], metavar=f"[{phrase(language, 'cli-help-word-game')}]", required=False),
        flag("--guessed", language, is_flag=True),
        flag("--deck", language, metavar="ID", default=""),
        flag("--group", language, metavar="ID", default=""),
        flag("--check", language, is_flag=True),
        flag("--content", language, metavar=file, multiple=True),
    ]
    return LocalizedCommand("box", language, params=params, callback=box)


def serve_command(language: str) -> click.Command:
    def serve(
        host: str,
        port: int,
        data: str | None,
        open_browser: bool,
        behind_proxy: bool,
        public_url: str,
        host_name: tuple[str, ...],
        settings: str | None,
        changed: tuple[str, ...],
        show_settings: bool,
        log_json: bool,
        log_requests: bool,
        workers: int,
    ) -> None:
        with Extra("serve"):
            from demitasse.server.serve import ServeOptions, serve
            from demitasse.server.server import Settings
            from demitasse.server.settings import choose, shown

        chosen = choose(path_of(settings), os.environ, changed)
        if show_settings:
            click.echo(shown(chosen.all))
            return
        serve(
            ServeOptions(
                host=host,
                port=port,
                data=data,
                language=language,
                open=open_browser,
                behind_proxy=behind_proxy,
                public_url=public_url,
                host_names=host_name,
                log_json=log_json,
                log_requests=log_requests,
                processes=workers,
            ),
            Settings(limits=chosen.limits, kept=chosen.kept, admin_key=chosen.admin_key),
        )

    params = [
        flag("--host", language, default="127.0.0.1", metavar=phrase(language, "cli-help-word-address")),
        flag("--port", language, default="8000", metavar="N", callback=whole_number(most=65535)),
        flag("--data", language, metavar=phrase(language, "cli-help-word-folder")),
        flag("--open", language, dest="open_browser", is_flag=True),
        flag("--behind-proxy", language, is_flag=True),
        flag("--public-url", language, default="", metavar=phrase(language, "cli-help-word-address")),
        flag("--host-name", language, multiple=True, metavar=phrase(language, "cli-help-word-address")),
        flag("--settings", language, metavar=phrase(language, "cli-help-word-file")),
        flag("--set", language, dest="changed", multiple=True, metavar="NAME=N"),
        flag("--show-settings", language, is_flag=True),
        flag("--log-json", language, is_flag=True),
        flag("--log-requests", language, is_flag=True),
        flag(
            "--workers",
            language,
            key="server-workers",
            metavar="N",
            callback=whole_number(least=1, most=64),
            default="1",
        ),
    ]
    return LocalizedCommand("serve", language, params=params, callback=serve)


def status_command(language: str) -> click.Command:
    def status(address: str) -> int:
        from demitasse.cli.status import show_status

        return show_status(address, language)

    address = phrase(language, "cli-help-word-address")
    params = [click.Argument(["address"], metavar=f"[{address}]", default="http://127.0.0.1:8000")]
    return LocalizedCommand("status", language, params=params, callback=status)


def copy_command(name: str, language: str) -> click.Command:
    """`backup` or `restore`."""

    def copy(file: str, data: str | None) -> None:
        with Extra("serve"):
            from demitasse.cli.copies import make_backup, put_back

        (make_backup if name == "backup" else put_back)(Path(file), data, language)

    params = [
        click.Argument(["file"], metavar=phrase(language, "cli-help-word-file")),
        flag("--data", language, metavar=phrase(language, "cli-help-word-folder")),
    ]
    return LocalizedCommand(name, language, params=params, callback=copy)
