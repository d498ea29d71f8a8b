"""Whoever sees nine combinations foretells the next three where the dice are quick, and nothing at a table."""

from hashlib import sha256

import pytest

from ludotheque import games
from ludotheque.chance import Pledge, Seed, commitment_to
from ludotheque.games.smallworld.rules.sight import races_in_play
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import SPECTATOR, Dice
from ludotheque.match import Match
from tests.games.smallworld.foresight import Combo, foretell

SEEN, NEXT = 9, 3
GAME = games.load("smallworld")
SETUP = GAME.setup(5)


def pledged(number: int) -> Pledge:
    """A table of its own for each number."""
    secret = sha256(b"table %d" % number).hexdigest()
    return Pledge(commitment_to(secret), secret, ("", ""), f"table-{number}")


def shown(seed: Seed) -> list[Combo]:
    """The combinations of a game in the order in which a spectator sees them."""
    match, dice = Match(GAME, SETUP, seed), Dice(3)
    found: list[Combo] = []
    while len(found) < SEEN + NEXT:
        column = [(combo.race, combo.power) for combo in match.view(SPECTATOR).column]  # type: ignore[attr-defined]
        found += [combo for combo in column if combo not in found]
        question = match.question()
        assert question is not None
        declines = [option for option in question.options if option.verb == "decline"]
        options = declines or question.options
        match.answer(options[dice.below(len(options))], question.seat)
    return found[: SEEN + NEXT]


def foretold(seed: Seed) -> bool:
    combos = shown(seed)
    s = GAME.rules.blank(SETUP)
    assert isinstance(s, SmallWorld)
    return combos[SEEN:] in foretell(combos[:SEEN], races_in_play(s), list(range(len(s.tiles.badges))), NEXT)


@pytest.mark.parametrize("seed", [1, 7, 62**10])
def test_the_quick_dice_are_foreseen_by_whoever_watches(seed: int):
    assert foretold(seed)


def test_the_dice_of_a_table_are_not():
    assert not any(foretold(pledged(number)) for number in range(25))
