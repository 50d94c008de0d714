"""The same series on a Ray cluster: `simulate --on ray`, or `ray://host:port` for one elsewhere.

Its machines need Demitasse and the bots, in the same versions. Outcomes are those of a run on one machine; a batch
whose worker is lost is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from demitasse.arena.batches import Playable, Reply, play_batch, play_in_order
from demitasse.arena.outcome import Outcome
from demitasse.kernel.errors import DemitasseError

HERE = "ray"
RETRIES = 5
"""So often is a batch played again whose worker was lost."""


class NoCluster(DemitasseError):
    """A Ray cluster that is not there, or went away."""


def play_on_ray(series: Playable, numbers: range, on: str, workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the plays. Of a cluster that is asked for by `ray` alone, `workers` processes are
    started here unless there is one already."""
    if on != HERE and not on.startswith("ray://"):
        raise NoCluster("arena-unknown-cluster", on=on[:60])
    if find_spec("ray") is None:
        raise NoCluster("arena-no-ray")
    return _play(series, numbers, on, workers)


def _play(series: Playable, numbers: range, on: str, workers: int) -> Iterator[Outcome]:
    ray = import_module("ray")  # no part of an installation, so no checker of types finds it
    task_error: type[Exception] = ray.exceptions.RayTaskError
    ours = not ray.is_initialized()
    try:
        if ours:
            _join(ray, on, workers)
        crew = _Cluster(ray, series)
        yield from play_in_order(crew, numbers, crew.workers)
    except (DemitasseError, task_error):
        raise  # a bot's fault, or ours
    except Exception as error:  # Ray has many names for it
        raise NoCluster("arena-cluster-lost", on=on, reason=_first_line(error)) from error
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, on: str, workers: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if on != HERE:
        ray.init(on, **quiet)
        return
    try:
        ray.init("auto", **quiet)
    except ConnectionError:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)


class _Cluster:
    """One batch at a time for each core of the cluster, and one in waiting."""

    def __init__(self, ray: Any, series: Playable) -> None:
        self._ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._series = ray.put(series)
        self._task = ray.remote(max_retries=RETRIES)(_play_there)
        self._taken: dict[Any, range] = {}

    def has_room(self) -> bool:
        return len(self._taken) < 2 * self.workers

    def take(self, batch: range) -> None:
        if not self._ray.is_initialized():
            raise ConnectionError("Ray was shut down")  # else it would start another cluster
        self._taken[self._task.remote(self._series, batch)] = batch

    def finish(self) -> tuple[range, Reply]:
        (done,), _ = self._ray.wait(list(self._taken), num_returns=1)
        return self._taken.pop(done), self._ray.get(done)


def _play_there(series: Playable, batch: range) -> Reply:
    return play_batch(series, batch)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:160]
