"""Plots as SVG images to embed in a page, without external files, fonts or scripts."""

from __future__ import annotations

import io
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from citadella.extras import MissingLibraryError
from citadella.lab.statistics import Rate

INK: Final = "#3b2f1e"
GOLD: Final = "#c08a1e"
PALE: Final = "#e4d8bd"
BLUE: Final = "#3f6f8f"
RED: Final = "#a33b2e"
#: The width of a plot in inches; it is narrow so that text is readable on a phone.
WIDTH: Final = 5.0
LETTERS: Final = 22  # the maximum number of characters per line of a label
SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "citadella",
    "text.parse_math": False,
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "xtick.color": INK,
    "ytick.color": INK,
}


@dataclass(frozen=True)
class Point:
    """A win rate with its interval, and the win rate expected by chance (`fair`)."""

    label: str
    rate: Rate
    fair: float


def need_matplotlib() -> Any:
    """Return the matplotlib module; raise MissingLibraryError if it is not installed."""
    try:
        import matplotlib
    except ImportError:
        raise MissingLibraryError("matplotlib", "lab") from None
    return matplotlib


def plot_rates(points: Sequence[Point], axis: str, number: Callable[[float], str]) -> str:
    """Return a plot of win rates with their intervals, marking the rates expected by chance."""
    names = [_broken(point.label) for point in points]
    most = max((name.count("\n") for name in names), default=0)

    def draw(axes: Any) -> None:
        lines = range(len(points))
        values = [100 * point.rate.value for point in points]
        low = [100 * (point.rate.value - point.rate.low) for point in points]
        high = [100 * (point.rate.high - point.rate.value) for point in points]
        axes.scatter([100 * p.fair for p in points], lines, marker="|", s=90, color=RED, zorder=2)
        axes.errorbar(
            values, lines, xerr=[low, high], fmt="o", color=INK, ecolor=GOLD, elinewidth=3, ms=4
        )
        _label_lines(axes, names, axis, number)
        axes.set_xlim(left=0)

    return _svg(draw, 0.8 + (0.27 + 0.15 * most) * len(points))


def plot_lengths(
    lengths: Sequence[tuple[int, int]], axis: str, count: str, number: Callable[[float], str]
) -> str:
    """Return a histogram of the number of rounds."""

    def draw(axes: Any) -> None:
        axes.bar([rounds for rounds, _ in lengths], [games for _, games in lengths], color=GOLD)
        axes.set_xlabel(axis)
        axes.set_ylabel(count)
        axes.xaxis.set_major_formatter(lambda value, _: number(value))
        axes.yaxis.set_major_formatter(lambda value, _: number(value))

    return _svg(draw, 2.8)


def plot_groups(
    labels: Sequence[str],
    groups: Sequence[tuple[str, Sequence[float]]],
    axis: str,
    number: Callable[[float], str],
) -> str:
    """Return a bar chart in which every label has one bar for each group."""

    def draw(axes: Any) -> None:
        thick = 0.8 / len(groups)
        for i, (name, values) in enumerate(groups):
            places = [line + (i - (len(groups) - 1) / 2) * thick for line in range(len(labels))]
            axes.barh(places, values, height=thick, label=name, color=(GOLD, BLUE, RED, PALE)[i])
        _label_lines(axes, [_broken(label) for label in labels], axis, number)
        if len(groups) > 1:
            axes.legend(frameon=False, loc="lower right")

    return _svg(draw, 0.9 + 0.16 * len(labels) * (1 + len(groups)))


def _label_lines(
    axes: Any, names: Sequence[str], axis: str, number: Callable[[float], str]
) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel(axis)
    axes.xaxis.set_major_formatter(lambda value, _: number(value))


def _broken(label: str) -> str:
    """Return a label wrapped into lines short enough to leave space for the plot."""
    return "\n".join(textwrap.wrap(label, LETTERS)) or label


def _svg(draw: Any, height: float) -> str:
    matplotlib = need_matplotlib()
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        draw(axes)
        out = io.StringIO()
        canvas: Any = FigureCanvasSVG(figure)
        canvas.print_svg(out, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
