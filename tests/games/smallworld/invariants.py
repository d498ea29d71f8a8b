"""What holds in every position of Small World: nothing out of the box is lost, doubled or misplaced."""

from ludotheque.games.smallworld import GAME
from ludotheque.games.smallworld.rules.state import Folk, SmallWorld
from ludotheque.games.smallworld.writing import filling


def check(s: SmallWorld) -> None:
    """Fail if the position could not lie on a table."""
    assert [str(trouble) for trouble in GAME.writing.troubles(s)] == []


def folks(s: SmallWorld) -> list[tuple[int, Folk]]:
    """Every race with a player, active or declined, and its seat."""
    return [(seat, folk) for seat, folk, _ in filling.folks(s)]
