"""Writes the tables of docs/results/chances.md from the fits that are shipped."""

from pathlib import Path

from ludotheque.game import Game
from ludotheque.games import load, names
from ludotheque.review.chances import Bin, Fit, kept, spread

GOLDEN = Path(__file__).resolve().parents[1] / "docs" / "results" / "chances.md"
# What comes before the tables is written by hand.
FIRST = "\n## "


def tables() -> str:
    """Return what was called and what came, for every fit."""
    found = [(load(name), fit) for name in names() for fit in kept(name).fits]
    return "\n".join(_section(game, fit) for game, fit in found)


def _section(game: Game, fit: Fit) -> str:
    seats = "alone" if fit.players == 1 else f"{fit.players} players"
    chosen = "".join(f", {game.words['en'].table(name, value)}" for name, value in fit.options.items())
    lines = [
        f"## {game.cover.titles['en']}, {seats}{chosen}",
        "",
        f"Made from {fit.games} games, checked on {fit.checked} others; hash of all positions `{fit.data}`.",
        "",
    ]
    return "\n".join([*lines, *(_scores(fit) if fit.score else _chances(fit)), ""])


def _scores(fit: Fit) -> list[str]:
    return [
        f"Two thirds of final scores lie within {spread(fit, 0.0):.1f} points of what is expected at the start; "
        f"positions in ten groups by what was expected. {_largest(fit, 1)}",
        "",
        "| positions | score expected on average | final score on average | standard error |",
        "|---|---|---|---|",
        *(f"| {one.count} | {one.said:.1f} | {one.won:.1f} | {_error(one, 1)} |" for one in fit.check),
    ]


def _chances(fit: Fit) -> list[str]:
    return [
        _largest(fit, 100),
        "",
        "| chance called | positions | said on average | won | standard error |",
        "|---|---|---|---|---|",
        *(
            f"| {10 * tenth} to {10 * tenth + 10} % | {one.count} | {100 * one.said:.1f} % | {100 * one.won:.1f} % "
            f"| {_error(one, 100)} |"
            for tenth, one in enumerate(fit.check)
        ),
    ]


def _largest(fit: Fit, scale: int) -> str:
    """Say how far what came is at most from what was called, and what chance alone may do there."""
    worst = max(fit.check, key=lambda one: abs(one.won - one.said))
    gap = f"Largest gap: {scale * (worst.won - worst.said):+.1f} points"
    return f"{gap}, standard error {_error(worst, scale)}." if worst.error is not None else f"{gap}."


def _error(one: Bin, scale: int) -> str:
    return "" if one.error is None else f"{scale * one.error:.1f}"


def page() -> str:
    """Return the page with the tables as they are."""
    return GOLDEN.read_text(encoding="utf-8").partition(FIRST)[0] + "\n" + tables()


def main() -> None:
    """Write the page."""
    GOLDEN.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
