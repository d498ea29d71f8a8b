"""Writes the tables of docs/results/chances.md from the fits that are shipped."""

from pathlib import Path

from ludotheque.game import Game
from ludotheque.games import load, names
from ludotheque.review.chances import Bin, Fit, kept, spread

GOLDEN = Path(__file__).resolve().parents[1] / "docs" / "results" / "chances.md"
# What comes before the tables is written by hand.
FIRST = "\n## "
WIDTH = "Two thirds of final scores lie within the width given of what is expected at the start."


def tables() -> str:
    """Return what was called and what came, for every fit; where options set many apart, a row for each."""
    found: list[str] = []
    for name in names():
        game, fits = load(name), kept(name).fits
        found += _summary(game, fits) if game.ledger.apart else [_section(game, fit) for fit in fits]
    return "\n".join(found)


def _section(game: Game, fit: Fit) -> str:
    seats = "alone" if fit.players == 1 else f"{fit.players} players"
    chosen = "".join(f", {game.words['en'].table(name, value)}" for name, value in fit.options.items())
    lines = [f"## {game.cover.titles['en']}, {seats}{chosen}", "", _made(fit), ""]
    return "\n".join([*lines, *_chances(fit), ""])


def _made(fit: Fit) -> str:
    """Say how many games a fit was made from, and on which it was checked."""
    check = "each half checked by a fit to the other" if fit.is_crossed else f"checked on {fit.checked} others"
    return f"Made from {fit.games} games, {check}; hash of all positions `{fit.data}`."


def _summary(game: Game, fits: list[Fit]) -> list[str]:
    """Return a row for each fit, first of those that say chances, with all of them taken together, then of scores."""
    title = game.cover.titles["en"]
    shares, scores = [fit for fit in fits if not fit.score], [fit for fit in fits if fit.score]
    together = Fit(0, {}, 0, "", check=[_together([fit.check[tenth] for fit in shares]) for tenth in range(10)])
    sides = [f"## {title}, several sides", "", *_rows(game, shares, 100), ""]
    alone = [f"## {title}, alone or all together", "", WIDTH, "", *_rows(game, scores, 1), ""]
    return ["\n".join([*sides, "All of them together:", "", *_chances(together), ""]), "\n".join(alone)]


def _rows(game: Game, fits: list[Fit], scale: int) -> list[str]:
    """Return a table with a row for each fit."""
    wide = scale == 1
    heads = ["scenario", "players", "games", *(["width"] if wide else []), "largest gap", "standard error", "hash"]
    rows = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for fit in sorted(fits, key=lambda fit: (game.words["en"].table(*next(iter(fit.options.items()))), fit.players)):
        worst = _worst(fit)
        scenario = ", ".join(game.words["en"].table(name, value) for name, value in fit.options.items())
        games = str(fit.games) if fit.is_crossed else f"{fit.games} + {fit.checked}"
        cells = [scenario, str(fit.players), games, *([f"{spread(fit, 0.0):.1f}"] if wide else [])]
        cells += [f"{scale * (worst.won - worst.said):+.1f}", _error(worst, scale), f"`{fit.data}`"]
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def _together(bins: list[Bin]) -> Bin:
    """Return what was said and what came in several tables; games of different tables are independent."""
    count = max(1, sum(one.count for one in bins))
    said, won = (
        sum(one.count * figure for one, figure in pairs) / count
        for pairs in ([(one, one.said) for one in bins], [(one, one.won) for one in bins])
    )
    error = sum((one.count * (one.error or 0.0)) ** 2 for one in bins) ** 0.5 / count
    return Bin(sum(one.count for one in bins), said, won, error)


def _worst(fit: Fit) -> Bin:
    """Return the row in which what came is farthest from what was called."""
    return max(fit.check, key=lambda one: abs(one.won - one.said))


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
    worst = _worst(fit)
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
