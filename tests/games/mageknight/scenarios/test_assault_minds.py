"""Bots in assaults together: they share the defenders by strength, and join what is worth a turn."""

import pytest

from ludotheque import bots
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Share
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_assault import GARRISON, land, proposed, ready

SIX = (*GARRISON, "guardsmen", "crossbowmen", "golems")


def sharing(t: Table) -> Table:
    return ready(t).do("propose", "c5:c").do("invite", 1).do("done")


def shared_by(bot: str, t: Table) -> list[int]:
    """The shares that a bot proposes in the end."""
    thinker = bots.make(bot, GAME, 1)
    for _ in range(12):
        ask = t.question.ask
        if isinstance(ask, Agree):
            return ask.shares
        assert isinstance(ask, Share)
        option = thinker.choose(t.match.view(0), 0)
        t.do(option.verb, option.index if option.kind == "seat" else None)
    raise AssertionError("nothing is proposed")


@pytest.mark.parametrize(
    ("mine", "other", "shares"),
    [
        (("march", "rage"), ("march", "rage"), [3, 3]),
        (("march", "rage", "stamina", "swiftness", "march"), ("march",), [4, 2]),
        (("march",), ("march", "rage", "stamina", "swiftness", "march"), [2, 4]),
    ],
)
def test_the_stronger_faces_more(mine: tuple[str, ...], other: tuple[str, ...], shares: list[int]):
    t = land("tovak", "goldyx", garrison=SIX, joint_assaults="yes").hand(*mine).hand(*other, seat=1)
    assert shared_by("greedy", sharing(t)) == shares


def test_somebody_with_nothing_to_fight_with_refuses():
    t = proposed(land("tovak", "goldyx", garrison=SIX).hand("march", seat=1), 1, shares=(1,))
    assert bots.make("greedy", GAME, 1).choose(t.match.view(1), 1).verb == "refuse"
