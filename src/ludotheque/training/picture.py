"""Strength over generations as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludotheque.errors import needing
from ludotheque.games import load
from ludotheque.plot import BAR, INK
from ludotheque.training.course import Course, Generation

COLOURS = {"greedy": BAR, "champion": "#b3541e"}
WORDS = {
    "fr": {"greedy": "contre greedy", "champion": "contre le champion", "x": "génération", "y": "devant, %"},
    "en": {"greedy": "against greedy", "champion": "against the champion", "x": "generation", "y": "ahead, %"},
}


def draw(course: Course, found: Sequence[Generation], path: Path, language: str = "en") -> None:
    """Draw how each generation did at the gate, with its interval; the file's ending says PNG or SVG."""
    with needing("matplotlib", "plot"):
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    words = WORDS[language]
    picture = Figure(figsize=(6, 4), layout="constrained", facecolor="#fbf7ec")
    FigureCanvasAgg(picture)
    axis = picture.add_subplot()
    for name, colour in COLOURS.items():
        met = [(one.number, one.gate[name]) for one in found if name in one.gate]
        rates = [100 * verdict.rate for _, verdict in met]
        spans = [[100 * (verdict.rate - verdict.low) for _, verdict in met]]
        spans.append([100 * (verdict.high - verdict.rate) for _, verdict in met])
        if met:
            numbers = [number for number, _ in met]
            axis.errorbar(numbers, rates, yerr=spans, color=colour, marker="o", capsize=3, label=words[name])
    axis.axhline(50, color=INK, linewidth=0.8, linestyle=":")
    axis.set_xticks([one.number for one in found])
    axis.set_xlabel(words["x"])
    axis.set_ylabel(words["y"])
    axis.set_title(f"{load(course.game).cover.titles[language]}, {course.players}", color=INK)
    axis.legend(frameon=False)
    picture.savefig(path, dpi=110)
