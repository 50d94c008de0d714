"""The same series on a Ray cluster of two workers on this machine: `make test-ray`, since Ray is heavy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from demitasse.arena import BotFailed, Outcome, Series
from demitasse.arena.ray_cluster import NoCluster
from tests.cli.commands import run

ray = pytest.importorskip("ray")

BOTS = """
    import os, signal
    from pathlib import Path
    from demitasse.bots.contract import BlindBot

    class Mortal(BlindBot):
        '''Its first game kills the worker it is played in.'''
        def pick(self, choices):
            try:
                Path({marker!r}).open("x").close()
            except FileExistsError:
                return choices[-1]
            os.kill(os.getpid(), signal.SIGKILL)

    class Raiser(BlindBot):
        def pick(self, choices):
            raise ValueError("no idea")
"""


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with bots that the workers can import, and a cluster of two."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "bots_for_ray.py").write_text(dedent(BOTS).format(marker=str(folder / "died")))
    path = os.pathsep.join([str(folder), str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(folder)
        patched.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            runtime_env={"env_vars": {"PYTHONPATH": path}},
        )
        yield folder
        ray.shutdown()


def decided(outcomes: Iterator[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, cpu_seconds=0.0) for outcome in outcomes]


def test_outcomes_are_those_of_one_process_in_the_same_order(bots: Path) -> None:
    series = Series.of("coffee-rush", ["random"] * 3, seed=5)
    assert decided(series.outcomes(range(150), on="ray")) == decided(series.outcomes(range(150)))


def test_a_file_written_on_the_cluster_equals_one_written_here(bots: Path, tmp_path: Path) -> None:
    seats = ("simulate", "cafe-del-gatto", "--seats", "random,random", "--games", "60", "--out")
    assert run(*seats, tmp_path / "there.csv", "--on", "ray").code == 0
    assert run(*seats, tmp_path / "here.csv").code == 0
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_plays_of_a_lost_worker_are_played_again(bots: Path) -> None:
    series = Series.of("coffee-rush", ["bots_for_ray:Mortal", "random"], seed=5)
    there = decided(series.outcomes(range(40), on="ray"))
    assert (bots / "died").exists()
    assert there == decided(series.outcomes(range(40)))


def test_a_failing_bot_is_named_as_in_one_process(bots: Path) -> None:
    with pytest.raises(BotFailed, match=r"bots_for_ray:Raiser .*ValueError: no idea"):
        list(Series.of("coffee-rush", ["bots_for_ray:Raiser", "random"]).outcomes(range(4), on="ray"))


def test_a_cluster_that_goes_away_ends_the_run_with_a_sentence_and_keeps_what_is_finished(
    bots: Path, tmp_path: Path
) -> None:
    """Last: the cluster does not come back."""
    series = Series.of("coffee-rush", ["random"] * 3, seed=5)
    outcomes = series.outcomes(range(100_000), on="ray")
    assert next(outcomes).play == 0
    ray.shutdown()
    with pytest.raises(NoCluster, match="went away"):
        list(outcomes)
