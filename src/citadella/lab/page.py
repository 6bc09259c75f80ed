"""The report on a games table as a self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from citadella.lab.findings import Finding, Findings
from citadella.lab.plots import Point, plot_groups, plot_lengths, plot_rates
from citadella.texts import Texts, readable

STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: #f7f1e3; color: #3b2f1e;
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #c08a1e; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; font-family: inherit; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.9rem 0.15rem 0; text-align: right; }
th { vertical-align: bottom; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
th { font-weight: 600; border-bottom: 1px solid #c08a1e; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
@media (max-width: 40rem) {
  table { font-size: 0.7rem; }
  th { font-size: 0.6rem; }
  th, td { padding-right: 0.35rem; }
  td:first-child { overflow-wrap: anywhere; }
  th:last-child, td:last-child { padding-right: 0; }
  summary { padding: 0.6rem 0; }
}
""".strip()


@dataclass(frozen=True)
class ReportNames:
    """The translated names used in the report."""

    texts: Texts
    edition: str

    def number(self, value: float) -> str:
        return self.texts("number", value=value)

    def character(self, name: str) -> str:
        return self.texts.name(f"character-{name}", self.edition)

    def district(self, name: str) -> str:
        return self.texts.name(f"district-{name}", self.edition)

    def preset(self, name: str) -> str:
        key = f"preset-{name}"
        return self.texts(key) if key in self.texts else self.texts("report-random")

    def source(self, reason: str) -> str:
        """Return the name of a source of points."""
        own = f"report-from-{reason}"
        return self.texts(own if own in self.texts else f"score-{reason}")

    def fate(self, kind: str) -> str:
        """Return the name of an event that affects a character."""
        key = f"report-{kind}"
        return self.texts(key) if key in self.texts else readable(kind)

    def label(self, kind: str, key: tuple[str, ...]) -> str:
        if kind == "characters":
            return self.character(key[0])
        if kind == "districts":
            return self.district(key[0])
        if kind == "presets":
            return f"{self.preset(key[0])} · {key[1]}"
        if kind == "seats":
            return self.texts("report-seat-of", seat=f"@{key[1]}", players=int(key[0]))
        if kind == "players":
            return f"{self.texts('report-players', players=int(key[0]))} · {key[1]}"
        return key[0]


def sections(findings: Findings) -> list[tuple[str, list[Finding]]]:
    """Return the win rates to show, by kind; bots and cards are sorted with the best first."""
    several = len(findings.bots) > 1
    return [
        *([("bots", _best_first(findings.bots))] if several else []),
        ("presets", findings.presets),
        ("players", findings.counts),
        ("seats", findings.seats),
        ("characters", _best_first(findings.characters)),
        ("districts", _best_first(findings.districts)),
    ]


def _best_first(found: Sequence[Finding]) -> list[Finding]:
    return sorted(found, key=lambda finding: -finding.rate.value)


def make_page(texts: Texts, findings: Findings) -> str:
    words = ReportNames(texts, findings.edition)
    title = texts("report-title")
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary(texts, findings))}</p>",
        f"<p>{escape(texts('report-how'))}</p>",
    ]
    for kind, found in sections(findings):
        points = [Point(words.label(kind, f.key), f.rate, f.fair) for f in found]
        parts.append(_heading(texts(f"report-by-{kind}")))
        parts.append(plot_rates(points, texts("report-win-rate"), words.number))
        parts.append(_rates_table(texts, points, found))
    parts.append(_heading(texts("report-fates")))
    parts.append(_fates(words, findings))
    parts.append(_heading(texts("report-lengths")))
    rounds, games = texts("report-rounds"), texts("simulate-games")
    parts.append(plot_lengths(findings.rounds, rounds, games, words.number))
    parts.append(_heading(texts("report-points")))
    parts.append(_points(words, findings))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def summary(texts: Texts, findings: Findings) -> str:
    return texts(
        "report-summary",
        games=findings.games,
        rounds=round(findings.mean_rounds, 1),
        decisions=round(findings.mean_decisions),
        points=round(findings.mean_points, 1),
        winning=round(findings.mean_winning_points, 1),
    )


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _rates_table(texts: Texts, points: Sequence[Point], found: Sequence[Finding]) -> str:
    heads = ["", *(texts(f"report-{key}") for key in ("times", "win-rate", "interval", "fair"))]
    rows = [
        [
            point.label,
            texts("number", value=finding.times),
            texts.percent(point.rate.value),
            f"{texts.percent(point.rate.low)} – {texts.percent(point.rate.high)}",
            texts.percent(point.fair),
        ]
        for point, finding in zip(points, found, strict=True)
    ]
    return _details(texts, heads, rows)


def _fates(words: ReportNames, findings: Findings) -> str:
    texts = words.texts
    names = [words.character(fate.character) for fate in findings.fates]
    picked = plot_groups(
        names,
        [(texts("report-picked"), [100 * fate.picked for fate in findings.fates])],
        texts("report-of-rounds"),
        words.number,
    )
    kinds = list(findings.fates[0].struck) if findings.fates else []
    shares = {kind: [fate.struck[kind] for fate in findings.fates] for kind in kinds}
    struck = [
        (words.fate(kind), [100 * share for share in shares[kind]])
        for kind in kinds
        if any(shares[kind])
    ]
    heads = ["", texts("report-picked"), *(words.fate(kind) for kind in kinds)]
    rows = [
        [name, *(texts.percent(share) for share in (fate.picked, *fate.struck.values()))]
        for name, fate in zip(names, findings.fates, strict=True)
    ]
    if struck:
        picked += plot_groups(names, struck, texts("report-of-picks"), words.number)
    return picked + _details(texts, heads, rows)


def _points(words: ReportNames, findings: Findings) -> str:
    texts = words.texts
    names = [words.source(reason) for reason, _, _ in findings.points]
    plot = plot_groups(
        names,
        [
            (texts("report-everyone"), [everyone for _, everyone, _ in findings.points]),
            (texts("report-winners"), [winners for _, _, winners in findings.points]),
        ],
        texts("term-points"),
        words.number,
    )
    heads = ["", texts("report-everyone"), texts("report-winners")]
    rows = [
        [name, texts.decimal(everyone, 2), texts.decimal(winners, 2)]
        for name, (_, everyone, winners) in zip(names, findings.points, strict=True)
    ]
    return plot + _details(texts, heads, rows)


def _details(texts: Texts, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<details><summary>{escape(texts("report-numbers"))}</summary><div class="scroll"><table>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div></details>"
    )
