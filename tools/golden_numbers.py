"""Notes the numbers of new components, for the golden file; never changes a number that stands there."""

import json
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden" / "numbers.json"
# Game, then kind of component, then id: its number, or several for what the box holds several of.
Numbers = dict[str, dict[str, dict[str, int | list[int]]]]


def numbers() -> Numbers:
    """Return the numbers of all components as the tables say them."""
    rooms = sorted((ROOT / "src" / "ludotheque" / "games").glob("*/data/__init__.py"))
    return {room.parts[-3]: numbers_of(room.parts[-3]) for room in rooms}


def numbers_of(game: str) -> dict[str, dict[str, int | list[int]]]:
    """Return the numbers of a game's components."""
    found: dict[str, dict[str, int | list[int]]] = {}
    for kind, table in import_module(f"ludotheque.games.{game}.data").TABLES.items():
        found[kind] = dict(table.number)
        tokens = {row["id"]: row["tokens"] for row in table.rows if isinstance(row.get("tokens"), list)}
        if tokens:
            found[f"{kind}-tokens"] = tokens
    return found


def kept() -> Numbers:
    """Return the numbers that were noted."""
    noted: Numbers = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    return noted


def main() -> None:
    """Add what is new."""
    noted = kept()
    for game, tables in numbers().items():
        for kind, table in tables.items():
            noted.setdefault(game, {})[kind] = {**table, **noted.get(game, {}).get(kind, {})}
    lines = json.dumps(noted, indent=1, ensure_ascii=False)
    GOLDEN.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
