"""The summary of a simulation as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.errors import BadSetup, needing
from ludotheque.games import load
from ludotheque.simulate import Row

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#2b2118"
BAR = "#17529c"
WORDS = {
    "fr": {
        "wins": "Victoires par",
        "seat": "place",
        "bot": "robot",
        "answers": "Décisions par partie",
        "scores": "Scores",
        "games": "parties",
    },
    "en": {
        "wins": "Wins by",
        "seat": "seat",
        "bot": "bot",
        "answers": "Decisions per game",
        "scores": "Scores",
        "games": "games",
    },
}


def check(path: Path) -> None:
    """Refuse a picture that could not be drawn in the end, before any game is played for it."""
    with needing("matplotlib", "plot"):
        from matplotlib.backends.backend_agg import FigureCanvasAgg
    if path.suffix and path.suffix[1:].lower() not in FigureCanvasAgg.get_supported_filetypes():
        raise BadSetup(f"{path} is not PNG or SVG", f"{path} n’est ni du PNG ni du SVG")
    if not path.parent.is_dir():
        raise BadSetup(f"there is no folder {path.parent}", f"il n’y a pas de dossier {path.parent}")


def plot(rows: Sequence[Row], figures: Mapping[str, Any], path: Path, language: str = "en") -> None:
    """Draw win rates with their intervals, lengths and scores; the file's ending says PNG or SVG."""
    with needing("matplotlib", "plot"):
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    words = WORDS[language]
    rates = [kind for kind in figures["win_rate"] if kind != "bot" or len(figures["win_rate"]["bot"]) > 1]
    panels = len(rates) + 2
    wide = 3 if panels > 4 else 2
    tall = -(-panels // wide)
    picture = Figure(figsize=(5.4 * wide, 4.4 * tall), layout="constrained", facecolor="#fbf7ec")
    FigureCanvasAgg(picture)
    axes = [picture.add_subplot(tall, wide, number + 1) for number in range(panels)]
    title = load(figures["game"]).cover.titles[language]
    picture.suptitle(f"{title}, {figures['games']} {words['games']}", color=INK, fontsize=15)
    for axis, kind in zip(axes, rates, strict=False):
        shares = {called(figures["game"], kind, name, language): found for name, found in rows_of(figures, kind)}
        draw_rates(axis, shares, f"{words['wins']} {called(figures['game'], kind, '', language)}")
    draw_histogram(axes[-2], [row.answers for row in rows], words["answers"])
    draw_histogram(axes[-1], [score for row in rows for score in row.scores], words["scores"])
    try:
        picture.savefig(path, dpi=110)
    except (OSError, ValueError) as error:
        raise BadSetup(f"cannot draw {path}: {error}", f"impossible de dessiner {path} : {error}") from error


def called(game: str, kind: str, name: str, language: str) -> str:
    """Return what people call something that was counted, or the kind of it if no name is given."""
    if kind in ("seat", "bot"):
        return name or WORDS[language][kind]
    return load(game).words[language].counted(kind, name)


def rows_of(figures: Mapping[str, Any], kind: str) -> list[tuple[str, dict[str, float]]]:
    """Return the win rates of a kind: seats in order, anything else from the best to the worst."""
    shares: dict[str, dict[str, float]] = figures["win_rate"][kind]
    return sorted(shares.items(), key=lambda item: 0 if kind == "seat" else -item[1]["rate"])


def draw_rates(axis: Axes, shares: Mapping[str, Mapping[str, float]], title: str) -> None:
    """Draw win rates as bars from top to bottom, with the interval of each."""
    names = list(shares)[::-1]
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
