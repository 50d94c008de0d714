"""`demitasse simulate --compare`: the same seeds with and without a file of cards or an option."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from demitasse.arena.comparison import Comparison, Pairs
from demitasse.arena.contrasts import Estimate
from demitasse.arena.reports import SCHEMA, plain_table
from demitasse.arena.simulation import Series, outcomes_of_plays
from demitasse.arena.words import Words
from demitasse.cli.errors import BadCommand
from demitasse.cli.simulate import Run, make_this_folder_importable, progress_bar
from demitasse.kernel.content import Content
from demitasse.kernel.differences import changes
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options


def run_compare(
    game: Game, changed: tuple[Options, Content], base: tuple[Options, Content], run: Run
) -> None:
    """Ctrl-C ends it early: what is finished by then is told all the same."""
    if run.out is not None or run.resume or run.records is not None or run.only is not None:
        raise BadCommand("cli-compare-alone")
    make_this_folder_importable()
    names = run.bots
    after, before = (
        Series.of(game, names, seed=run.seed, options=options, content=content, think=run.think)
        for options, content in (changed, base)
    )
    if after.id == before.id:
        raise BadCommand("cli-compare-same")
    things = (
        [one.id for one in changes(game, changed[1]) if one.id and one.change != "removed"]
        if changed[1] is not base[1]
        else []
    )
    comparison = Comparison(things)
    interrupted = False
    try:
        play_pairs(comparison, Pairs(after, before), run)
    except KeyboardInterrupt:
        interrupted = True
    if comparison.pairs:
        show(comparison, game, changed[1], run)
    if interrupted:
        raise KeyboardInterrupt


def play_pairs(comparison: Comparison, pairs: Pairs, run: Run) -> None:
    outcomes = outcomes_of_plays(pairs, range(2 * run.games), workers=run.workers, on=run.on)
    with progress_bar(run.games, 0, run) as progress:
        for changed, base in zip(outcomes, outcomes, strict=True):
            comparison.add(changed, base)
            if progress is not None:
                progress(comparison.pairs)


def show(comparison: Comparison, game: Game, content: Content, run: Run) -> None:
    if run.as_json:
        print(json.dumps(as_dict(comparison), ensure_ascii=False, indent=2), flush=True)
        return
    words = Words(run.language)
    console = Console()
    console.print(
        Text(
            words.say(
                "arena-compare-title",
                game=game.title,
                pairs=comparison.pairs,
                seed=str(run.seed),
                bots=", ".join(run.bots),
            ),
            style="bold",
        )
    )
    table = plain_table([words.say(f"arena-compare-{key}") for key in ("what", "seats", "points", "wins")])
    whole = comparison.won_together if game.together else comparison.first_seat
    team = words.say("arena-compare-team" if game.together else "arena-compare-first")
    table.add_row(words.say("arena-compare-all"), "", words.difference(comparison.points), "")
    table.add_row(team, "", "", words.difference(whole, share=True))
    for id, worth in comparison.things.items():
        table.add_row(
            Text(named(content, id, run.language)),
            words.number(worth.points.seats),
            words.difference(worth.points.estimate),
            words.difference(worth.wins.estimate, share=True),
        )
    console.print(table)
    if comparison.rounds.known:
        console.print(Text(words.say("arena-compare-rounds", rounds=words.difference(comparison.rounds))))
    for sentence in sentences(comparison, game, content, words):
        console.print(Text(sentence))
    console.print(
        Text(words.say("arena-compare-cpu", cpu=words.number(comparison.cpu_seconds, 1)), style="dim")
    )


def sentences(comparison: Comparison, game: Game, content: Content, words: Words) -> list[str]:
    """The verdict: what the change is worth to whoever has it, and what it does to the first seat."""
    first = comparison.won_together if game.together else comparison.first_seat
    told = []
    for id, worth in comparison.things.items():
        points = worth.points.estimate
        if points.known:
            told.append(
                words.say(
                    "arena-compare-verdict",
                    what=named(content, id, words.language),
                    points=words.difference(points),
                    first=words.difference(first, share=True),
                    clear=int(is_clear(points)),
                    team=int(game.together),
                )
            )
        else:
            told.append(words.say("arena-compare-unseen", what=named(content, id, words.language)))
    return told


def is_clear(estimate: Estimate) -> bool:
    return not estimate.low <= 0 <= estimate.high


def named(content: Content, id: str, language: str) -> str:
    name = content.names.get(id)
    return str(getattr(name, language)) if name is not None else id


def as_dict(comparison: Comparison) -> dict[str, Any]:
    """For programs; None where too few games speak about it."""

    def told(estimate: Estimate) -> Any:
        return msgspec.to_builtins(estimate) if estimate.known else None

    return {
        "schema": SCHEMA,
        "pairs": comparison.pairs,
        "points": told(comparison.points),
        "first_seat_wins": told(comparison.first_seat),
        "won_together": told(comparison.won_together),
        "rounds": told(comparison.rounds),
        "things": {
            id: {
                "seats": worth.points.seats,
                "points": told(worth.points.estimate),
                "wins": told(worth.wins.estimate),
            }
            for id, worth in comparison.things.items()
        },
    }
