"""What holds at every moment of every game: cubes, cards and pieces are never lost or made."""

import pytest

from ludotheque import contract
from ludotheque.games.immortals.rules.state import (
    CAPITAL,
    CONFLICT,
    GREEN,
    MAGIC,
    NOBODY,
    NONE,
    PLACES,
    Immortals,
    card_realm,
)
from ludotheque.kernel import State
from tests.games.immortals.table import GAME
from tests.rules import rule

TOWERS = ("fixed-odds", "one-by-one")


def cubes_of(s: Immortals, seat: int) -> int:
    player = s.players[seat]
    standing = sum(s.armies[place] for place in range(PLACES) if s.owner[place] == seat)
    own = player.reserve + player.box + sum(player.limbo) + sum(player.groups)
    return own + standing + s.inside[seat] + s.tray[seat]


def check(s: State) -> None:
    assert isinstance(s, Immortals)
    assert [cubes_of(s, seat) for seat in range(len(s.players))] == [43] * len(s.players)
    assert s.green + s.inside[GREEN] + s.tray[GREEN] == 20
    assert min([s.green, s.tiles, s.portals, *s.inside, *s.tray, *s.armies]) >= 0
    assert all((armies > 0) == (owner != NOBODY) for armies, owner in zip(s.armies, s.owner, strict=True))
    check_cards(s)
    assert s.tiles + sum(map(bool, s.buildings)) == 50
    assert s.portals + s.ways.bit_count() == 26
    for first in (0, 25):
        capitals = [s.world.province[region] for region in range(25) if s.buildings[first + region] == CAPITAL]
        assert len(set(capitals)) == len(capitals)


def check_cards(s: Immortals) -> None:
    cards = [*s.deck, *s.discard, *s.piles[0], *s.piles[1], *s.discards[0], *s.discards[1]]
    for realm in (0, 1):
        assert all(card_realm(card) == realm for card in s.piles[realm] + s.discards[realm])
    for seat, player in enumerate(s.players):
        cards += player.conflicts + player.draft
        cards += [player.chosen] if player.chosen != NONE and player.chosen not in player.draft else []
        laid = [card for card in player.spaces if card != NONE]
        assert all(s.holder[card] == seat for card in laid if card < CONFLICT)
        assert all(card in player.conflicts for card in laid if CONFLICT <= card < MAGIC)
        assert min(player.gold, player.energy, player.reserve) >= 0
    assert sorted(cards) == list(range(CONFLICT, MAGIC))


@rule("IM-SETUP-07", "IM-SETUP-08", "IM-BATTLE-36", "IM-BATTLE-10", "IM-SETUP-24")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("tower", TOWERS)
def test_nothing_is_lost_or_made_in_a_whole_game(players: int, tower: str):
    for seed in range(6):
        walk = contract.begin(GAME, GAME.setup(players, {"tower": tower}), seed)
        while walk.step() is not None:
            check(walk.match.state)
        assert walk.match.outcome() is not None


@rule("IM-RESOLVE-02", "IM-END-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_end_soon(players: int):
    for seed in range(20, 26):
        walk = contract.begin(GAME, GAME.setup(players, {"rounds": "10"}), seed)
        while walk.step() is not None:
            assert len(walk.match.moves) < GAME.rules.longest
