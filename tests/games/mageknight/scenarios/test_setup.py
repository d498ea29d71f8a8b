"""What lies on the table before the first turn."""

from collections import Counter

import pytest

from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.data.box import catalogue
from ludotheque.games.mageknight.rules.combat.conquest import conquer
from ludotheque.games.mageknight.rules.fight import Combat
from ludotheque.games.mageknight.rules.heroes.goods import draw_token, take_wounds
from ludotheque.games.mageknight.rules.pieces import NONE, WOUND
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import (
    ADVANCED_ACTION,
    ARTIFACT,
    CORE,
    COUNTRYSIDE,
    MONASTERY,
    MONSTER_DEN,
    SPELL,
)
from ludotheque.kernel import advance, answer, waiting
from ludotheque.match import dice_for
from tests.games.mageknight.scenario import Table
from tests.rules import rule


def opened(players: int, seed: int = 3, picks: tuple[int, ...] = (), **options: str) -> MageKnight:
    """A game at the first choice of a tactic; heroes are picked by their place in the list of those left."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    s = GAME.rules.start(GAME.setup(players, chosen), dice_for(seed))
    assert isinstance(s, MageKnight)
    advance(s)
    number = 0
    while type(waiting(s)[0]).__name__ == "PickHero":
        choice = picks[number] if number < len(picks) else 0
        answer(s, waiting(s)[0], waiting(s)[0].options(s)[choice])
        number += 1
    return s


CONQUEST = {"scenario": "conquest"}


@rule("MK-GAME-03", "MK-GAME-04")
def test_heroes_are_picked_in_an_order_drawn_at_random_and_never_twice():
    orders = {tuple(opened(3, seed, **CONQUEST).picked) for seed in range(12)}
    assert len(orders) > 2
    s = GAME.rules.start(GAME.setup(3, CONQUEST), dice_for(5))
    advance(s)
    for left in (4, 3, 2):
        ask = waiting(s)[0]
        assert len(ask.options(s)) == left
        answer(s, ask, ask.options(s)[0])


@rule("MK-GAME-05", "MK-AREA-06", "MK-AREA-11", "MK-SKILL-01")
def test_each_hero_brings_a_deck_and_skills_of_its_own():
    s = opened(4, **CONQUEST)
    for player in s.players:
        assert sorted(player.deck + player.hand) == sorted(s.box.hero_decks[player.hero])
        assert len(player.deck + player.hand) == 16
        assert len(player.skill_pile) == 10
        assert {s.box.skills[skill].hero for skill in player.skill_pile} == {player.hero}
    assert len({tuple(player.deck) for player in s.players}) == 4
    piles = {tuple(opened(2, seed, **CONQUEST).players[0].skill_pile) for seed in range(5)}
    assert len(piles) > 1


@rule("MK-SETUP-01", "MK-SETUP-02", "MK-AREA-02", "MK-AREA-03", "MK-AREA-07", "MK-UNITS-02", "MK-DUMMY-05")
def test_a_hero_starts_with_nothing_but_five_cards():
    for player in opened(4, **CONQUEST).players:
        assert (player.fame, player.reputation, player.level) == (0, 0, 1)
        assert (player.crystals, player.units, player.skills) == ([0, 0, 0, 0], [], [])
        assert len(player.hand) == 5
    box = catalogue()
    assert (box.armour[0], box.hand[0], box.command[0]) == (2, 5, 1)


@rule("MK-SETUP-03")
def test_each_row_of_the_fame_track_is_a_level():
    box = catalogue()
    assert [box.level(fame) for fame in (0, 2, 3, 7, 8, 14, 15, 98, 99, 140)] == [1, 1, 2, 2, 3, 3, 4, 9, 10, 10]


@rule("MK-SETUP-04", "MK-SETUP-05", "MK-SETUP-06")
def test_tokens_lie_in_seven_piles():
    box = catalogue()
    piles = Counter(box.enemy(token).pile for token in range(60))
    assert [piles[pile] for pile in range(6)] == [12, 10, 10, 10, 10, 8]
    s = GAME.rules.start(GAME.setup(2, CONQUEST), dice_for(1))
    assert [len(pile) for pile in s.piles] == [12, 10, 10, 10, 10, 8]
    assert len(s.ruin_pile) == 12
    assert s.discards == [[]] * 6


@rule("MK-SETUP-07")
def test_an_empty_pile_is_made_anew_from_its_discards():
    s = opened(2, **CONQUEST)
    pile = s.piles[0] + s.discards[0]
    s.piles[0], s.discards[0] = [], pile
    assert draw_token(s, 0) in pile
    assert len(s.piles[0]) == len(pile) - 1
    assert s.discards[0] == []
    s.piles[0] = []
    assert draw_token(s, 0) == NONE


@rule("MK-SETUP-08", "MK-SETUP-09", "MK-SETUP-11", "MK-SETUP-12", "MK-SETUP-13")
def test_decks_and_offers():
    s = opened(2, **CONQUEST)
    kinds = [card.kind for card in s.box.cards]
    assert len(s.artifact_deck) == kinds.count(ARTIFACT)
    assert {s.box.cards[card].kind for card in s.artifact_deck} == {ARTIFACT}
    assert len(s.spell_offer) == len(s.advanced_offer) == 3
    assert len(s.spell_deck) == kinds.count(SPELL) - 3
    assert len(s.advanced_deck) + len(s.lessons) == kinds.count(ADVANCED_ACTION) - 3
    assert {s.box.cards[card].kind for card in s.spell_offer + s.spell_deck} == {SPELL}
    assert {s.box.cards[card].kind for card in s.advanced_offer + s.advanced_deck} == {ADVANCED_ACTION}
    assert s.skill_offer == []


@rule("MK-SETUP-10")
def test_wounds_never_run_out():
    s = opened(2, **CONQUEST)
    take_wounds(s, 0, 60)
    assert s.players[0].hand.count(WOUND) == 60


@rule("MK-SETUP-15", "MK-SETUP-16", "MK-SETUP-17", "MK-UNITS-01", "MK-DUMMY-07")
@pytest.mark.parametrize(
    ("players", "scenario"), [(2, "conquest"), (3, "conquest"), (4, "conquest"), (1, "solo_conquest")]
)
def test_the_unit_offer_has_two_more_than_real_players(players: int, scenario: str):
    s = opened(players, scenario=scenario)
    assert len(s.unit_offer) == len(s.source) == players + 2
    assert not any(s.box.units[kind].elite for kind in s.unit_offer)
    assert len(s.unit_offer) + len(s.regular_deck) == 20
    assert len(s.elite_deck) == 20


@rule("MK-SETUP-23", "MK-SETUP-24", "MK-SETUP-25", "MK-SETUP-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_source_has_two_more_dice_than_players_half_of_them_basic(players: int):
    for seed in range(15):
        s = opened(players, seed, **CONQUEST)
        assert len(s.source) == players + 2
        assert 2 * sum(colour < 4 for colour in s.source) >= len(s.source)
        assert s.effort(s.turn.seat).tokens == [0] * 6


@rule("MK-SETUP-19", "MK-SETUP-20", "MK-SETUP-26", "MK-GAME-06", "MK-ROUND-23")
def test_the_first_day():
    s = opened(3, **CONQUEST)
    assert not s.night
    assert s.round == 1
    assert s.tactics == [0, 1, 2, 3, 4, 5]
    # The last to pick a hero is the first to choose a tactic.
    assert waiting(s)[0].seat == s.picked[-1]


@rule("MK-SETUP-27", "MK-SETUP-28", "MK-SETUP-29", "MK-SETUP-30")
def test_the_tile_deck_has_countryside_on_top_of_core_tiles():
    s = GAME.rules.start(GAME.setup(3, CONQUEST), dice_for(4))
    backs = [s.box.tiles[tile].back for tile in s.tile_deck]
    assert backs == [CORE] * 5 + [COUNTRYSIDE] * 9
    assert sum(s.box.tiles[tile].city >= 0 for tile in s.tile_deck) == 3
    assert len(s.spare_countryside) == 2
    decks = {tuple(GAME.rules.start(GAME.setup(3, CONQUEST), dice_for(seed)).tile_deck) for seed in range(4)}
    assert len(decks) == 4


@rule("MK-SETUP-31", "MK-SETUP-32", "MK-SETUP-33", "MK-MAP-02", "MK-MAP-05")
@pytest.mark.parametrize(("players", "start", "tiles"), [(2, "A", 3), (4, "B", 4)])
def test_the_first_tiles(players: int, start: str, tiles: int):
    s = opened(players, **CONQUEST)
    assert s.box.tiles[s.layout.tiles[0]].id == start
    assert len(s.layout.tiles) == tiles
    assert s.layout.turns == [0] * tiles
    assert list(zip(s.layout.a, s.layout.b, strict=True)) == [(0, 0), (0, 1), (1, 0), (1, -1)][:tiles]


@rule("MK-SETUP-34", "MK-SETUP-18", "MK-SETUP-36")
def test_sites_of_the_first_tiles_are_set_up():
    for seed in range(8):
        s = opened(2, seed, **CONQUEST)
        for space, pile in enumerate(s.layout.rampaging):
            assert (pile >= 0) <= (len(s.spots[space].tokens) == 1)
        assert len(s.lessons) == s.layout.site.count(MONASTERY)
        assert s.cities == []
        assert s.spare_cities == [0, 1, 2, 3]


@rule("MK-AREA-09")
def test_heroes_wait_off_the_map_and_come_through_the_portal():
    s = opened(1)
    assert s.players[0].space == NONE
    while type(waiting(s)[0]).__name__ != "March":
        answer(s, waiting(s)[0], waiting(s)[0].options(s)[0])
    assert s.players[0].space == 0


@rule("MK-DUMMY-01", "MK-DUMMY-02", "MK-DUMMY-03", "MK-DUMMY-04", "MK-DUMMY-06", "MK-SOLO-01", "MK-SCN-SOLO-06")
def test_alone_there_is_a_dummy_with_a_hero_nobody_took():
    heroes = set()
    # So many that each of three heroes comes up, whatever the seeds deal.
    for seed in range(60):
        s = opened(1, seed, scenario="solo_conquest")
        dummy = s.dummy
        assert dummy is not None
        heroes.add(dummy.hero)
        assert dummy.hero != s.players[0].hero
        assert sorted(dummy.deck) == sorted(s.box.hero_decks[dummy.hero])
        assert dummy.crystals == s.box.hero_crystals[dummy.hero]
        assert sum(dummy.crystals) == 3
        assert len(dummy.skill_pile) == 9
    assert len(heroes) == 3
    assert opened(2, **CONQUEST).dummy is None


@rule("MK-DUMMY-06")
def test_the_dummys_deck_is_shuffled():
    decks = set()
    for seed in range(12):
        dummy = opened(1, seed, scenario="solo_conquest").dummy
        assert dummy is not None
        decks.add((dummy.hero, tuple(dummy.deck)))
    assert len(decks) == 12


@rule("MK-AREA-10")
def test_shields_never_run_out():
    t = Table("tovak").land("1", "2", "6")
    den = t.at("6:w")
    t.s.spots = [spot if space == den else spot.with_shield(0) for space, spot in enumerate(t.s.spots)]
    combat = Combat(den)
    combat.site = MONSTER_DEN
    conquer(t.s, 0, combat)
    assert [spot.shield for spot in t.s.spots] == [0] * 28
