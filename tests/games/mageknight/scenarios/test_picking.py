"""Heroes put to auction: bids in fame, and what the winner loses."""

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.heroes.goods import gain_fame
from ludotheque.games.mageknight.rules.rounds.rounds import choosers
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.kernel import Option, advance, answer, waiting
from ludotheque.kernel.option import button
from ludotheque.match import dice_for
from tests.rules import rule


def opened(players: int = 3, seed: int = 3, **options: str) -> MageKnight:
    s = GAME.rules.start(GAME.setup(players, {"scenario": "conquest", "auction": "yes", **options}), dice_for(seed))
    assert isinstance(s, MageKnight)
    advance(s)
    return s


def take(s: MageKnight, option: Option) -> None:
    ask = waiting(s)[0]
    assert option in ask.options(s)
    answer(s, ask, option)


def bids(s: MageKnight) -> list[int]:
    return [option.index for option in waiting(s)[0].options(s) if option.verb == "bid"]


def pick(s: MageKnight, hero: int) -> None:
    take(s, Option("hero", "hero", hero))


@rule("MK-VAR-02")
def test_a_pick_that_nobody_contests_is_free():
    s = opened()
    first, second, third = s.picked
    assert waiting(s)[0].seat == first
    pick(s, 2)
    assert [type(waiting(s)[0]).__name__, waiting(s)[0].seat] == ["MakeBid", second]
    take(s, button("skip"))
    assert waiting(s)[0].seat == third
    take(s, button("skip"))
    assert (s.players[first].hero, s.players[first].fame) == (2, 0)
    assert waiting(s)[0].seat == second
    with pytest.raises(BadSetup, match="MK-VAR-02"):
        GAME.setup(1, {"auction": "yes"})


@rule("MK-VAR-03", "MK-VAR-04", "MK-VAR-07")
def test_the_contested_player_matches_or_gives_up_and_then_picks_again():
    s = opened()
    first, second, third = s.picked
    pick(s, 2)
    assert bids(s)[0] == 1
    take(s, button("bid", 2))
    assert waiting(s)[0].seat == first
    take(s, button("skip"))
    take(s, button("skip"))
    assert (s.players[second].hero, s.players[second].fame) == (2, -2)
    assert waiting(s)[0].seat == first
    # Whoever has a hero is not asked any more.
    pick(s, 1)
    assert waiting(s)[0].seat == third


@rule("MK-VAR-05", "MK-VAR-06")
def test_an_earlier_player_may_match_a_later_one_must_go_higher():
    s = opened()
    first, second, third = s.picked
    pick(s, 2)
    take(s, button("skip"))
    take(s, button("bid", 3))
    assert waiting(s)[0].seat == first
    assert bids(s)[0] == 3
    take(s, button("bid", 3))
    # The second has given up; the third would have to go higher.
    assert waiting(s)[0].seat == third
    assert bids(s)[0] == 4
    take(s, button("skip"))
    assert (s.players[first].hero, s.players[first].fame) == (2, -3)
    assert (s.players[second].fame, s.players[third].fame) == (0, 0)


@rule("MK-VAR-08", "MK-VAR-09")
def test_negative_fame_is_of_the_first_level():
    s = opened()
    player = s.players[0]
    player.fame = -1
    assert (s.box.level(-2), player.level) == (1, 1)
    gain_fame(s, 0, 2)
    assert (player.fame, s.box.level(player.fame)) == (1, 1)


@rule("MK-VAR-10")
def test_the_first_tactics_are_chosen_in_reverse_whatever_the_fame():
    s = opened()
    s.round = 1
    s.players[s.picked[0]].fame = -3
    assert choosers(s) == s.picked[::-1]


@rule("MK-VAR-06")
def test_a_blitz_adds_its_fame():
    s = opened(2, scenario="blitz_conquest")
    first = s.picked[0]
    pick(s, 2)
    take(s, button("bid", 4))
    take(s, button("bid", 4))
    take(s, button("skip"))
    pick(s, 1)
    assert s.players[first].fame == -3
