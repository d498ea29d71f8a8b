"""What one drawing of Small World shows."""

from functools import cached_property

from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.words import LABELS, WORDS
from ludotheque.games.smallworld.words.describe import Speech
from ludotheque.kernel import Option
from ludotheque.svg import scene


class Scene(scene.Scene[SmallWorld]):
    """A view to be drawn, and the open question, whoever it is for."""

    def __init__(
        self,
        view: SmallWorld,
        seat: int,
        language: str,
        names: tuple[str, ...] = (),
        said: dict[Option, str] | None = None,
    ) -> None:
        self.players = len(view.players)
        self.labels = LABELS[language]
        called = scene.called(names, self.players, self.labels.player)
        super().__init__(view, seat, language, WORDS, called, said=said)
        self.ask = self.ask or next(iter(self.asks), None)

    @cached_property
    def speech(self) -> Speech:
        """Return who speaks of the position."""
        return Speech(self.talk, self.language)
