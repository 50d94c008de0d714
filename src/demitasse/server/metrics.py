"""What the server counts, told in Prometheus' text format.

A writer of our own: the format is a page long and we need three of its kinds, while the official client brings a
registry with locks for threads, which the event loop would take with every choice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets."""


class Histogram:
    """How long things took."""

    __slots__ = ("_bounds", "_counts", "sum")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    @property
    def count(self) -> int:
        return sum(self._counts)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterable[str]:
        so_far = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Counted since the start."""

    def __init__(self) -> None:
        self.choices = Histogram()
        """From the frame of a choice until it is on disk and told."""
        self.thinking = Histogram()
        self.pauses = Histogram()
        self.refusals: Counter[str] = Counter()
        """By the key of their sentence, of which there are a few dozen."""


def told(
    gauges: Mapping[str, float], histograms: Mapping[str, Histogram], refusals: Mapping[str, int]
) -> str:
    """The text of `/metrics`."""
    lines: list[str] = []
    for name, value in gauges.items():
        lines += [f"# TYPE demitasse_{name} gauge", f"demitasse_{name} {value:g}"]
    for name, histogram in histograms.items():
        lines += [f"# TYPE demitasse_{name} histogram", *histogram.lines(f"demitasse_{name}")]
    lines.append("# TYPE demitasse_refusals_total counter")
    lines += [
        f'demitasse_refusals_total{{kind="{kind}"}} {count}' for kind, count in sorted(refusals.items())
    ]
    return "\n".join(lines) + "\n"
