"""A thousand games by bots on all cores: who wins from which seat, with which race, and a plot of it."""

import sys
from pathlib import Path

from ludotheque import simulate
from ludotheque.plot import plot

games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
picture = Path(sys.argv[2]) if len(sys.argv) > 2 else Path("games.svg")
what = simulate.plan("smallworld", 3, ["greedy", "random"])
rows = list(simulate.run(what, range(games), jobs=1 if games < 40 else None))
figures = {**simulate.summary(rows), "players": 3, "bots": list(what.bots), "seed": 0}
for kind, names in figures["win_rate"].items():
    best = max(names, key=lambda name: names[name]["rate"])
    print(f"{kind}: {best} wins {100 * names[best]['rate']:.0f} % of {names[best]['cases']:.0f}")
plot(rows, figures, picture, "en")
