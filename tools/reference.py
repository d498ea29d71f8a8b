"""Writes the API reference as a static site: what the package offers, from its docstrings."""

from pathlib import Path

import pdoc
import pdoc.render

ROOT = Path(__file__).resolve().parent.parent
MODULES = (
    "ludotheque",
    "ludotheque.kernel",
    "ludotheque.game",
    "ludotheque.match",
    "ludotheque.record",
    "ludotheque.positions",
    "ludotheque.bots",
    "ludotheque.arena",
    "ludotheque.simulate",
    "ludotheque.schema",
    "ludotheque.envs",
    "ludotheque.envs.aec",
    "ludotheque.envs.seat",
    "ludotheque.envs.vector",
    "ludotheque.envs.observer",
    "ludotheque.envs.openspiel",
    "ludotheque.envs.dataset",
    "ludotheque.contract",
    "ludotheque.errors",
)


def main() -> None:
    pdoc.render.configure(docformat="markdown", footer_text="Ludothèque")
    pdoc.pdoc(*MODULES, output_directory=ROOT / "site")
    print(f"wrote {ROOT.name}/site")


if __name__ == "__main__":
    main()
