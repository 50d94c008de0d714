"""What happened in a play, for a terminal and as a page: sentences, and a chart of who did what when."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from demitasse.bots.chronicles import BUSY, IDLE, Chronicle, ChronicleBar, ChronicleLane, ChronicleRound
from demitasse.coach.page import STYLE, Words, chart_of, framed, legend
from demitasse.kernel.message import Message

WIDE, LEFT, RIGHT, LANE, BELOW = 720, 92, 16, 24, 18
EVERY = 30_000
"""Milliseconds between two lines of a chart."""
LETTER = 6.2
"""How wide a letter of a bar is, more or less."""
CHART_STYLE = """
:root { --s0: #a83232; --s1: #1f5fae; }
@media (prefers-color-scheme: dark) { :root { --s0: #f08a80; --s1: #7fb2ee; } }
.busy { stroke: var(--paper); } .idle { fill: none; stroke: var(--soft); stroke-dasharray: 2 2; }
.blocked { fill: url(#stripes); stroke: var(--mistake); } #stripes path { stroke: var(--mistake); stroke-width: 3; }
svg .on { font-size: 10px; fill: var(--paper); } .defs { position: absolute; width: 0; height: 0; }
"""
"""Seats have the colours of their timers here: red, blue, green, yellow."""
STRIPES = (
    '<svg class="defs" aria-hidden="true"><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V6"/></pattern></svg>'
)


def as_text(found: Chronicle, words: Words) -> Iterator[str]:
    yield " ".join(words.say(message) for message in found.summary)
    for lines in found.seats:
        yield " ".join(words.say(message) for message in lines)
    yield ""
    for each in found.rounds:
        yield words("coach-in-round", round=each.round, what=each.summary)
    yield ""
    for fault in found.faults:
        yield words("coach-in-round", round=fault.round, what=fault.what)
        yield f"    {words.say(fault.why)}"
    if not found.faults:
        yield words("coach-no-faults")


def as_page(found: Chronicle, words: Words) -> str:
    title = words("coach-title", game=words.game.title)
    sentences = "".join(
        f"<p>{escape(' '.join(words.say(message) for message in lines))}</p>"
        for lines in (found.summary, *found.seats)
    )
    charts = "".join(_round(each, words) for each in found.rounds)
    faults = "".join(
        f"<li><h3>{escape(words('coach-in-round', round=fault.round, what=fault.what))}</h3>"
        f"<p>{escape(words.say(fault.why))}</p></li>"
        for fault in found.faults
    )
    none = "" if found.faults else f'<p class="soft">{escape(words("coach-no-faults"))}</p>'
    return framed(
        title,
        words.language,
        f"{sentences}<h2>{escape(words('coach-timeline'))}</h2>"
        f'<p class="soft">{escape(words("coach-timeline-how"))}</p>{legend(found.people)}{STRIPES}{charts}'
        f"<h2>{escape(words('coach-faults'))}</h2>{none}<ol>{faults}</ol>\n",
        STYLE + CHART_STYLE,
    )


def _round(each: ChronicleRound, words: Words) -> str:
    """A lane for each thing, and the time below."""
    high = LANE * len(each.lanes) + BELOW
    label = escape(words("coach-round", round=each.round), quote=True)
    parts = [f"<h3>{label}</h3><figure>{chart_of(WIDE, high, label)}"]

    def x(moment: int) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * moment / each.length, 1)

    for moment in range(0, each.length + 1, EVERY):
        parts.append(f'<path class="grid" d="M{x(moment)} 0V{high - BELOW}"/>')
        clock = f"{moment // 60_000}:{moment // 1000 % 60:02}"
        parts.append(f'<text x="{x(moment)}" y="{high - 4}" text-anchor="middle">{clock}</text>')
    for number, lane in enumerate(each.lanes):
        top = LANE * number
        parts.append(f'<text x="{LEFT - 6}" y="{top + 16}" text-anchor="end">{_named(lane, words)}</text>')
        for bar in lane.bars:
            parts.append(_bar(bar, x(bar.begins), x(bar.ends), top + 3, words))
    summary = escape(words.say(each.summary))
    return "".join([*parts, f"</svg></div><figcaption>{summary}</figcaption></figure>"])


def _bar(bar: ChronicleBar, left: float, right: float, top: float, words: Words) -> str:
    width = max(0.5, right - left)
    place = "" if bar.kind == IDLE else words.say(Message("coach-place", {"place": bar.place}))
    colour = f' style="fill:var(--s{bar.seat % 6})"' if bar.kind == BUSY else ""
    told = escape(
        words(f"coach-bar-{bar.kind}", place=bar.place, seconds=round((bar.ends - bar.begins) / 1000))
    )
    drawn = f'<rect class="{bar.kind}" x="{left}" y="{top}" width="{width:.1f}" height="{LANE - 6}" rx="3"{colour}>'
    text = ""
    if bar.kind == BUSY and width > 4 * LETTER:
        fits = place[: int(width / LETTER)]
        text = f'<text class="on" x="{left + 4}" y="{top + 13}">{escape(fits)}</text>'
    return f"{drawn}<title>{told}</title></rect>{text}"


def _named(lane: ChronicleLane, words: Words) -> str:
    return escape(words.say(Message("coach-place", {"place": lane.thing})))
