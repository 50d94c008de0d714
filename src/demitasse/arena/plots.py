"""Small plots as SVG: no script, no library, sharp on paper, and in the colours of the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from demitasse.arena.report_sections import Bars, Intervals, Lines
from demitasse.arena.words import Words

WIDTH = 720
LABEL, ROW = 210, 24
HEIGHT, MARGIN = 260, 44
MOST_TICKS = 6
MOST_INTERVALS = 40
LONGEST_LABEL = 30


def drawn(plot: Intervals | Bars | Lines, words: Words) -> str:
    if isinstance(plot, Intervals):
        return _intervals(plot, words)
    return _bars(plot, words) if isinstance(plot, Bars) else _lines(plot, words)


def _intervals(plot: Intervals, words: Words) -> str:
    shown = plot.intervals[:MOST_INTERVALS]
    ends = [end for one in shown for end in (one.estimate.low, one.estimate.high)]
    ticks = _ticks(min([*ends, plot.reference]), max([*ends, plot.reference]))
    low, high = ticks[0], ticks[-1]
    bottom = len(shown) * ROW + 10

    def x(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - 24)

    parts = [_line(x(tick), 0, x(tick), bottom, "grid") for tick in ticks]
    parts.append(_line(x(plot.reference), 0, x(plot.reference), bottom, "reference"))
    for number, one in enumerate(shown):
        y = number * ROW + ROW / 2 + 4
        told = one.estimate
        beyond = not told.low <= plot.reference <= told.high
        kind = ("above" if told.value > plot.reference else "below") if beyond else "unclear"
        value = words.share(told.value) if plot.share else words.number(told.value, 2)
        parts += [
            _text(LABEL - 10, y + 4, _short(one.label), "end"),
            f'<g class="{kind}"><title>{escape(one.label)}: {escape(value)}</title>',
            _line(x(told.low), y, x(told.high), y, "reach"),
            f'<circle cx="{x(told.value):.1f}" cy="{y:.1f}" r="4.5"/></g>',
        ]
    for tick in ticks:
        parts.append(_text(x(tick), bottom + 16, _tick(tick, ticks, words, share=plot.share), "middle"))
    return _svg(bottom + 24, plot.caption, parts)


def _bars(plot: Bars, words: Words) -> str:
    top = max(value for _, value in plot.bars)
    ticks = _ticks(0, top)
    width = (WIDTH - MARGIN - 12) / len(plot.bars)
    parts = []
    for tick in ticks:
        y = _y(tick, ticks)
        parts += [_line(MARGIN, y, WIDTH, y, "grid"), _text(MARGIN - 6, y + 4, words.number(tick), "end")]
    every = max(1, len(plot.bars) // 24 + 1)
    for number, (label, value) in enumerate(plot.bars):
        left, y = MARGIN + 6 + number * width, _y(value, ticks)
        parts.append(
            f'<rect class="bar" x="{left + width * 0.08:.1f}" y="{y:.1f}" width="{width * 0.84:.1f}" '
            f'height="{HEIGHT - y:.1f}" rx="2"><title>{escape(label)}: {words.number(value)}</title></rect>'
        )
        if number % every == 0:
            parts.append(_text(left + width / 2, HEIGHT + 16, label, "middle"))
    return _svg(HEIGHT + 24, plot.caption, parts)


def _lines(plot: Lines, words: Words) -> str:
    values = [value for _, points in plot.lines for value in points]
    ticks = _ticks(min(0.0, *values), max(values))
    longest = max(len(points) for _, points in plot.lines)

    def x(number: int) -> float:
        return MARGIN + 8 + number / max(1, longest - 1) * (WIDTH - MARGIN - 90)

    parts = []
    for tick in ticks:
        y = _y(tick, ticks)
        told = _tick(tick, ticks, words, share=False)
        parts += [_line(MARGIN, y, WIDTH - 76, y, "grid"), _text(MARGIN - 6, y + 4, told, "end")]
    every = max(1, longest // 20 + 1)
    parts += [_text(x(number), HEIGHT + 16, str(number + 1), "middle") for number in range(0, longest, every)]
    ends: list[float] = []
    for place, (name, points) in enumerate(plot.lines):
        path = " ".join([f"{x(number):.1f},{_y(value, ticks):.1f}" for number, value in enumerate(points)])
        y = _y(points[-1], ticks)
        while any(abs(y - other) < 13 for other in ends):  # names that would cover each other
            y += 13
        ends.append(y)
        parts.append(f'<polyline class="line l{place}" points="{path}"/>')
        parts.append(_text(WIDTH - 70, y + 4, name, "start", f"l{place}"))
    return _svg(max(HEIGHT + 24, max(ends) + 10), plot.caption, parts)


def _y(value: float, ticks: Sequence[float]) -> float:
    return 10 + (ticks[-1] - value) / (ticks[-1] - ticks[0]) * (HEIGHT - 10)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers around all values."""
    if high - low < 1e-9:
        low, high = low - 0.05, high + 0.05
    rough = (high - low) / MOST_TICKS
    power = 10.0 ** int(f"{rough:e}".partition("e")[2])
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first = int(low // step)
    ticks = [first * step]
    while ticks[-1] < high - step * 1e-6:
        first += 1
        ticks.append(first * step)
    return ticks


def _tick(tick: float, ticks: Sequence[float], words: Words, *, share: bool) -> str:
    step = ticks[1] - ticks[0]
    if share:
        return words.say("arena-percent", number=words.number(100 * tick, 1 if step < 0.0099 else 0))
    return words.number(tick + 0.0, 0 if step >= 0.999 else 1 if step >= 0.0999 else 2)


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, caption: str, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(caption)}">{body}</svg>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )
