"""What the kept games are, told by whatever components are installed: run as a script, it prints it as JSON."""

import json
import sys
from hashlib import blake2b
from pathlib import Path

from ludotheque import codec, games, match, record
from ludotheque.actions import Actions
from ludotheque.game import LANGUAGES, Talk

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"


def short(parts: list[str]) -> str:
    """A fingerprint of many words."""
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def told(path: Path) -> list[str]:
    """A record: its last position, and its whole story in both languages."""
    played = match.replay(record.read(path))
    talk = Talk(played.view(0), played.names, 0)
    story = [played.game.words[language].event(talk, event) for language in LANGUAGES for event in played.news(0)]
    return [codec.digest(played.game, played.state), short(story)]


def position(path: Path) -> str:
    """A snapshot: the position it loads to."""
    kept = record.read(path.parents[1] / "records" / f"{path.stem.removesuffix('-150')}.json")
    game = games.load(kept.game)
    state = codec.load(game, game.setup(kept.players, kept.options, kept.edition), path.read_bytes())
    return codec.digest(game, state)


def actions(game: str, most: int) -> str:
    """The first actions of a game."""
    every = Actions(games.load(game))
    return short([str(every.option(number)) for number in range(most)])


def everything(most: dict[str, int]) -> dict[str, object]:
    """All kept games, and the actions up to a number for each game."""
    return {
        **{path.stem: told(path) for path in sorted(FIXTURES.glob("*/records/*.json"))},
        **{path.name: position(path) for path in sorted(FIXTURES.glob("*/snapshots/*.bin"))},
        **{game: actions(game, number) for game, number in most.items()},
    }


if __name__ == "__main__":
    print(json.dumps(everything(json.loads(sys.argv[1]))))
