"""Writes the API reference as a static site: what the package offers, from its docstrings."""

import argparse
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Packages bring what is in them.
MODULES = (
    "ludotheque",
    "ludotheque.kernel",
    "ludotheque.game",
    "ludotheque.match",
    "ludotheque.record",
    "ludotheque.positions",
    "ludotheque.bots",
    "ludotheque.arena",
    "ludotheque.ladder",
    "ludotheque.ratings",
    "ludotheque.simulate",
    "ludotheque.training",
    "ludotheque.schema",
    "ludotheque.envs",
    "ludotheque.contract",
    "ludotheque.errors",
)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("modules", nargs="*", default=MODULES)
    options.add_argument("--out", type=Path, default=ROOT / "site")
    chosen = options.parse_args()
    # Compiled classes say neither what their methods take nor where they are written.
    os.environ["LUDOTHEQUE_ENGINE"] = "interpreted"
    import pdoc
    import pdoc.render

    pdoc.render.configure(docformat="markdown", footer_text="Ludothèque")
    pdoc.pdoc(*chosen.modules, output_directory=chosen.out)
    print(f"wrote {chosen.out}")


if __name__ == "__main__":
    main()
