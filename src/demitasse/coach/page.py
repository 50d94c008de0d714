"""The coach's page of a play: all in one file, without scripts, for light and dark, for screen and paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from demitasse.coach.analysis import Analysis, CoachMark
from demitasse.coach.verdict import GOOD
from demitasse.kernel.content import Name
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message

SYMBOLS = {"good": "!", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
WIDE, HIGH, LEFT, RIGHT, TOP = 720, 220, 44, 16, 24
STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ec; --ink: #2b1d14; --soft: #6b5748; --line: #e2d4be; --good: #2c6e49;
  --inaccuracy: #8a6a12; --mistake: #b4531f; --blunder: #a82626; --s0: #1f5fae; --s1: #a83232; --s2: #2c6e49;
  --s3: #8a6a12; --s4: #7a4fa3; --s5: #4a4a4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1613; --ink: #f3e8da; --soft: #c0ab99; --line: #46372d;
  --good: #7cc79b; --inaccuracy: #e3c15c; --mistake: #f0a06a; --blunder: #f08a80; --s0: #7fb2ee; --s1: #f08a80;
  --s2: #7cc79b; --s3: #e3c15c; --s4: #c3a2e6; --s5: #cfcfcf; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font: 650 1.8rem/1.2 Georgia, serif; } h2 { font: 650 1.3rem/1.3 Georgia, serif; margin-top: 2rem; }
p { margin: .4rem 0; } .soft, figcaption { color: var(--soft); font-size: .9rem; }
figure { margin: 1rem 0; } .chart { overflow-x: auto; }
.chart svg { width: 100%; min-width: 38rem; height: auto; display: block; }
.legend span { margin-right: 1.2rem; white-space: nowrap; }
.legend i { display: inline-block; width: 1.4rem; height: .25rem; margin-right: .4rem; vertical-align: middle; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--line); } .even { stroke: var(--soft); stroke-dasharray: 2 4; }
ol { list-style: none; padding: 0; } li { border-top: 1px solid var(--line); padding: .6rem 0; }
.sign { display: inline-grid; place-items: center; min-width: 2rem; height: 2rem; border-radius: 1rem; font-weight: 700;
  color: var(--paper); margin-right: .5rem; } li h3 { display: inline; font-size: 1rem; }
"""


class Words:
    """Says messages of a play in one language."""

    def __init__(self, game: Game, names: Mapping[str, Name], people: Sequence[str], language: str) -> None:
        self.game, self.language = game, language
        self._names, self._people = names, people

    def __call__(self, key: str, **facts: Fact) -> str:
        return self.say(Message(key, facts))

    def say(self, message: Message) -> str:
        return say(message, self.language, self._names, self._people)


def as_text(found: Analysis, words: Words) -> Iterator[str]:
    """Line by line, for a terminal."""
    for summary in found.summaries:
        yield " ".join(words.say(message) for message in summary)
    yield ""
    for mark in found.marks:
        head, score, *rest = told(mark, words)
        yield f"{SYMBOLS[mark.sign]:>2}  {words('coach-line', moment=head, range=score)}"
        yield from (f"    {line}" for line in rest)
    yield words("coach-certain" if found.marks else "coach-none")
    if found.own_cards:
        yield words("coach-own-cards")


def told(mark: CoachMark, words: Words) -> tuple[str, ...]:
    """Which moment it is, what it cost, what was played, what would have been better, and why."""
    other = "coach-found" if mark.sign == GOOD else "coach-better"
    return (
        words("coach-moment", sign=words(f"coach-sign-{mark.sign}"), round=mark.round, seat=mark.seat),
        words("coach-range", points=signed(mark.points), low=signed(mark.low), high=signed(mark.high)),
        words("coach-played", choice=mark.played_text),
        words(other, choice=mark.better_text),
        words.say(mark.why),
    )


def signed(points: float) -> str:
    whole = round(points)
    return f"+{whole}" if whole > 0 else str(whole).replace("-", "−")


def as_page(found: Analysis, words: Words) -> str:
    title = words("coach-title", game=words.game.title)
    summaries = "".join(
        f"<p>{escape(' '.join(words.say(message) for message in one))}</p>" for one in found.summaries
    )
    moments = "".join(_moment(mark, words) for mark in found.marks)
    honesty = escape(words("coach-certain" if found.marks else "coach-none"))
    own = f'<p class="soft">{escape(words("coach-own-cards"))}</p>' if found.own_cards else ""
    return framed(
        title,
        words.language,
        f"{summaries}{own}<h2>{escape(words('coach-curve'))}</h2>{_curve(found, words)}"
        f'<h2>{escape(words("coach-moments"))}</h2><p class="soft">{honesty}</p><ol>{moments}</ol>\n',
    )


def framed(title: str, language: str, body: str, style: str = STYLE) -> str:
    """A whole page around what is told; `body` is HTML, `title` is not."""
    told = escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{told}</title>\n<style>{style}</style>\n</head>\n<body>\n<h1>{told}</h1>\n<main>\n{body}"
        "</main>\n</body>\n</html>\n"
    )


def _moment(mark: CoachMark, words: Words) -> str:
    head, score, *rest = told(mark, words)
    lines = "".join(f"<p>{escape(line)}</p>" for line in rest)
    symbol = f'<span class="sign" style="background:var(--{mark.sign})" aria-hidden="true">{SYMBOLS[mark.sign]}</span>'
    return f'<li>{symbol}<h3>{escape(head)}</h3><p class="soft">{escape(score)}</p>{lines}</li>'


def _curve(found: Analysis, words: Words) -> str:
    """Each seat's chance, by rows; the marks on their seat's line."""
    rows = found.points[-1].rows or 1

    def x(row: float) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * row / rows, 1)

    def y(chance: float) -> float:
        return round(TOP + (HIGH - 2 * TOP) * (1 - chance), 1)

    label = escape(words("coach-curve"), quote=True)
    parts = [f"<figure>{legend(found.people)}{chart_of(WIDE, HIGH, label)}"]
    for tenths in (0, 25, 50, 75, 100):
        parts.append(f'<path class="grid" d="M{LEFT} {y(tenths / 100)}H{x(rows)}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(tenths / 100) + 4}" text-anchor="end">{tenths} %</text>')
    seats = len(found.people)
    parts.append(f'<path class="even" d="M{LEFT} {y(1 / seats)}H{x(rows)}"/>')
    seen = 0
    for point in found.points:
        if point.round > seen and (point.round % 2 == 0 or found.rounds < 12):
            parts.append(
                f'<text x="{x(point.rows)}" y="{HIGH - 4}" text-anchor="middle">{point.round}</text>'
            )
        seen = max(seen, point.round)
    for seat in range(seats):
        line = " ".join(f"{x(point.rows)},{y(point.chances[seat])}" for point in found.points)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="var(--s{seat % 6})" stroke-width="2.5"/>'
        )
    for mark in found.marks:
        at = chance_at(found, mark.row, mark.seat)
        parts.append(f'<circle cx="{x(mark.row)}" cy="{y(at)}" r="9" fill="var(--{mark.sign})"/>')
        parts.append(
            f'<text x="{x(mark.row)}" y="{y(at) + 4}" text-anchor="middle" style="fill:var(--paper)">'
            f"{SYMBOLS[mark.sign]}</text>"
        )
    caption = escape(f"{words('coach-rounds')}. {words('coach-even')}")
    return "".join([*parts, f"</svg></div><figcaption>{caption}</figcaption></figure>"])


def legend(people: Sequence[str]) -> str:
    """Whose colour is whose."""
    names = "".join(
        f'<span><i style="background:var(--s{seat % 6})"></i>{escape(name)}</span>'
        for seat, name in enumerate(people)
    )
    return f'<p class="legend">{names}</p>'


def chart_of(wide: int, high: int, label: str) -> str:
    """The beginning of a drawing that keeps its size, and moves in its frame where the window is narrow."""
    drawing = f'<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{label}">'
    return f'<div class="chart" tabindex="0">{drawing}'


def chance_at(found: Analysis, row: int, seat: Seat) -> float:
    """At the last end of a turn before a row."""
    return [point.chances[seat] for point in found.points if point.rows <= row][-1]
