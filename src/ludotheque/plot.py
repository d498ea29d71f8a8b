"""The summary of a simulation as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.errors import BadSetup, MissingExtra
from ludotheque.games import load
from ludotheque.simulate import Row

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#2b2118"
BAR = "#17529c"
WORDS = {
    "fr": {
        "seat": "Victoires par place",
        "bot": "Victoires par robot",
        "race": "Victoires par peuple",
        "power": "Victoires par pouvoir",
        "answers": "Décisions par partie",
        "scores": "Scores",
        "games": "parties",
    },
    "en": {
        "seat": "Wins by seat",
        "bot": "Wins by bot",
        "race": "Wins by race",
        "power": "Wins by power",
        "answers": "Decisions per game",
        "scores": "Scores",
        "games": "games",
    },
}


def plot(rows: Sequence[Row], figures: Mapping[str, Any], path: Path, language: str = "en") -> None:
    """Draw win rates with their intervals, lengths and scores; the file's ending says PNG or SVG."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingExtra(
            "this needs matplotlib: install ludotheque[plot]", "il faut matplotlib : installez ludotheque[plot]"
        ) from error
    words = WORDS[language]
    rates = [kind for kind in figures["win_rate"] if kind != "bot" or len(figures["win_rate"]["bot"]) > 1]
    panels = len(rates) + 2
    wide = 3 if panels > 4 else 2
    tall = -(-panels // wide)
    picture = Figure(figsize=(5.4 * wide, 4.4 * tall), layout="constrained", facecolor="#fbf7ec")
    FigureCanvasAgg(picture)
    axes = [picture.add_subplot(tall, wide, number + 1) for number in range(panels)]
    title = load(figures["game"]).titles[language]
    picture.suptitle(f"{title}, {figures['games']} {words['games']}", color=INK, fontsize=15)
    for axis, kind in zip(axes, rates, strict=False):
        draw_rates(axis, figures["win_rate"][kind], words.get(kind, kind))
    draw_histogram(axes[-2], [row.answers for row in rows], words["answers"])
    draw_histogram(axes[-1], [score for row in rows for score in row.scores], words["scores"])
    try:
        picture.savefig(path, dpi=110)
    except (OSError, ValueError) as error:
        raise BadSetup(f"cannot draw {path}: {error}", f"impossible de dessiner {path} : {error}") from error


def draw_rates(axis: Axes, shares: Mapping[str, Mapping[str, float]], title: str) -> None:
    """Draw win rates as bars from the best to the worst, with the interval of each."""
    names = sorted(shares, key=lambda name: shares[name]["rate"])
    rates = [100 * shares[name]["rate"] for name in names]
    low = [100 * (shares[name]["rate"] - shares[name]["low"]) for name in names]
    high = [100 * (shares[name]["high"] - shares[name]["rate"]) for name in names]
    axis.barh(names, rates, xerr=[low, high], color=BAR, ecolor=INK, capsize=2)
    axis.set_title(title, color=INK)
    axis.set_xlabel("%")
    axis.tick_params(labelsize=8)


def draw_histogram(axis: Axes, values: Sequence[int], title: str) -> None:
    """Draw how often each value came."""
    axis.hist(values, bins=30, color=BAR, edgecolor="white")
    axis.set_title(title, color=INK)
