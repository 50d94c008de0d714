"""A study as one page of HTML: all in one file, without scripts, for light and dark, for screen and paper."""

from __future__ import annotations

from html import escape

from demitasse.arena.plots import drawn
from demitasse.arena.report_sections import Report, Section

STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ec; --ink: #2b1d14; --soft: #6b5748; --line: #e2d4be; --bean: #8a4b22;
  --good: #2c6e49; --bad: #a83232; --unclear: #7d6a5a; --l1: #1f6f8b; --l2: #7a4fa3; --l3: #b3672b; --l4: #4f7a28; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1613; --ink: #f3e8da; --soft: #c0ab99; --line: #46372d;
  --bean: #e0a26e; --good: #7cc79b; --bad: #f08a80; --unclear: #b7a392; --l1: #74bcd6; --l2: #c3a2e6; --l3: #e8a467;
  --l4: #a3cf78; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font: 650 1.9rem/1.2 Georgia, serif; margin: 0 0 .25rem; }
h2 { font: 650 1.3rem/1.3 Georgia, serif; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; }
a { color: var(--bean); }
p { margin: .4rem 0; max-width: 46rem; }
.files, figcaption { color: var(--soft); font-size: .875rem; }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg text[class] { fill: currentColor; }
.grid { stroke: var(--line); } .reference { stroke: var(--soft); stroke-dasharray: 4 3; }
.reach { stroke-width: 2.5; } .above .reach { stroke: var(--good); } .above circle { fill: var(--good); }
.below .reach { stroke: var(--bad); } .below circle { fill: var(--bad); }
.unclear .reach { stroke: var(--unclear); } .unclear circle { fill: var(--unclear); }
.bar { fill: var(--bean); } .line { fill: none; stroke: currentColor; stroke-width: 2.5; }
.l0 { color: var(--bean); } .l1 { color: var(--l1); } .l2 { color: var(--l2); }
.l3 { color: var(--l3); } .l4 { color: var(--l4); }
.line.l1 { stroke-dasharray: 7 3; } .line.l2 { stroke-dasharray: 2 3; } .line.l3 { stroke-dasharray: 9 3 2 3; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
thead th { color: var(--soft); font-weight: 600; white-space: normal; vertical-align: bottom; }
@media (max-width: 40rem) { figure { overflow-x: auto; } svg { width: 38rem; } }
@page { margin: 14mm; }
@media print { :root { --paper: #fff; --ink: #000; --soft: #444; --line: #ccc; --bean: #8a4b22; --good: #2c6e49;
  --bad: #a83232; --unclear: #777; } body { padding: 0; max-width: none; font-size: .85rem; } nav { display: none; }
  figure, tr, p { break-inside: avoid; } h2, section > p { break-after: avoid; } .scroll { overflow: visible; }
  #rounds table { display: none; } table { font-size: .72rem; } }
"""


def as_page(report: Report, files: list[str]) -> str:
    sections = report.sections()
    links = "".join([f'<a href="#{one.id}">{escape(one.title)}</a>' for one in sections])
    named = escape(report.say("arena-report-files", files=", ".join(files)))
    return (
        f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{escape(report.title)}</h1>\n<p class="files">{named}</p>\n<nav>{links}</nav>\n<main>\n'
        + "\n".join([_section(one, report) for one in sections])
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(section: Section, report: Report) -> str:
    parts = [f'<section id="{section.id}"><h2>{escape(section.title)}</h2>']
    parts += [f"<p>{escape(sentence)}</p>" for sentence in section.sentences]
    if section.plot is not None:
        parts.append(drawn(section.plot, report))
    if section.rows:
        head = "".join([f'<th scope="col">{escape(column)}</th>' for column in section.columns])
        rows = "".join([_row(row) for row in section.rows])
        label = escape(section.title)
        parts.append(
            f'<div class="scroll" role="region" tabindex="0" aria-label="{label}"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )
    return "".join([*parts, "</section>"])


def _row(cells: tuple[str, ...]) -> str:
    first, *rest = cells
    return (
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join([f"<td>{escape(one)}</td>" for one in rest])
        + "</tr>"
    )
