"""What is in the box, and how the table is set (IM-SETUP)."""

from collections import Counter

import pytest

from ludotheque.errors import BadSetup
from ludotheque.games.immortals import data
from ludotheque.games.immortals.data import box
from ludotheque.games.immortals.rules.rounds.planning import hand
from ludotheque.games.immortals.rules.rounds.scoring import has_marker, pawn
from ludotheque.games.immortals.rules.state import (
    BLANK,
    BLANKS,
    CARDS,
    CAST,
    CONFLICT,
    GREEN,
    MAGIC,
    PLACES,
    REGIONS,
    Immortals,
    card_realm,
    is_joker,
)
from ludotheque.kernel import SPECTATOR, State, advance
from ludotheque.match import Match, dice_for
from tests.games.immortals.table import DIRK, GAME, NAMES, REALMS, Table, card
from tests.rules import rule


def fresh(players: int = 3, seed: int = 1, **options: str) -> Immortals:
    """A game before its first answer."""
    s: State = GAME.rules.start(GAME.setup(players, options), dice_for(seed))
    advance(s)
    assert isinstance(s, Immortals)
    return s


@rule("IM-SETUP-01")
def test_two_realms_of_five_provinces_of_five_regions():
    names = [row["name"] for row in data.MAP["region"]]
    assert len(names) == len(set(names)) == REGIONS == PLACES // 2
    assert Counter(box.world().province) == dict.fromkeys(range(5), 5)


@rule("IM-SETUP-01")
def test_borders_go_both_ways_and_stay_in_their_realm():
    near = box.world().near
    for place in range(PLACES):
        assert not near[place] >> place & 1
        for other in range(PLACES):
            assert near[place] >> other & 1 == near[other] >> place & 1
            assert not (near[place] >> other & 1 and place // REGIONS != other // REGIONS)


@rule("IM-SETUP-02")
def test_every_region_card_has_four_yields():
    world = box.world()
    assert len(world.gold) == len(world.energy) == PLACES
    assert all(1 <= amount <= 6 for amount in [*world.gold, *world.energy])


@rule("IM-SETUP-03")
def test_sixty_conflict_cards():
    cards = range(CONFLICT, MAGIC)
    assert len(cards) == 60
    regions = {card(f"{name} {realm}") for name in NAMES for realm in REALMS}
    jokers = {card(f"joker {province} {realm}") for province in data.PROVINCE for realm in REALMS}
    assert regions == {number for number in cards if not is_joker(number)}
    assert jokers == {number for number in cards if is_joker(number)}


@rule("IM-SETUP-04", "IM-SETUP-22")
def test_everybody_has_four_magic_and_four_blank_cards():
    s = fresh(5)
    for seat in range(5):
        cards = hand(s, seat)
        assert sorted(card for card in cards if MAGIC <= card < BLANK) == list(range(MAGIC, BLANK))
        assert cards.count(BLANK) == BLANKS
    assert data.SETUP["components"]["blank_cards"] == 5 * BLANKS


@rule("IM-SETUP-05")
def test_the_round_is_known():
    t = Table(3, rounds="2").resolve()
    assert t.s.round == 2
    assert data.SETUP["turns"]["marker_cards_in_box"] == 10


@rule("IM-SETUP-06", "IM-PLAN-02")
def test_any_two_halves_make_a_board_of_ten_spaces():
    world = box.world()
    assert [deed.action == CAST for deed in world.deeds].count(True) == 2
    assert len(world.deeds) == 10
    assert len(world.light) == len(world.dark) == 5
    assert all(tribe.groups for tribe in [*world.light, *world.dark])


@rule("IM-SETUP-07", "IM-SETUP-22", "IM-START-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_forty_three_cubes_each(players: int):
    for player in fresh(players).players:
        assert player.reserve + sum(player.groups) == 43
    assert data.SETUP["components"]["army_cubes_per_colour"] == 45


@rule("IM-SETUP-08", "IM-SETUP-13")
def test_the_common_supply():
    s = fresh()
    assert (s.tiles, s.portals, s.green) == (50, 26, 20)


@rule("IM-SETUP-11")
@pytest.mark.parametrize("pieces", ["gold_coins", "energy_tokens"])
def test_pieces_of_gold_and_energy(pieces: str):
    counts = data.SETUP["components"][pieces]
    assert sum(counts.values()) == 65
    assert sum(int(value) * count for value, count in counts.items()) == 199


@rule("IM-SETUP-12")
def test_everybody_sees_the_tray():
    t = Table().tower(inside={DIRK: 3}, tray={GREEN: 2, DIRK: 1})
    for seat in (1, SPECTATOR):
        view = GAME.rules.sight(t.s, seat)
        assert isinstance(view, Immortals)
        assert (view.tray[GREEN], view.tray[DIRK]) == (2, 1)


@rule("IM-SETUP-14")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_only_three_to_five_play(players: int):
    with pytest.raises(BadSetup, match="3 to 5"):
        GAME.setup(players)


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        pytest.param(3, 7, marks=rule("IM-SETUP-15")),
        pytest.param(4, 5, marks=rule("IM-SETUP-16")),
        pytest.param(5, 5, marks=rule("IM-SETUP-17")),
    ],
)
def test_rounds_by_number_of_players(players: int, rounds: int):
    assert fresh(players).house.rounds == rounds


@rule("IM-SETUP-16", "IM-SETUP-18")
def test_the_table_may_choose_the_rounds():
    assert fresh(4, rounds="6").house.rounds == 6
    assert fresh(3, rounds="10").house.rounds == 10
    with pytest.raises(BadSetup):
        GAME.setup(3, {"rounds": "11"})


@rule("IM-SETUP-18")
@pytest.mark.parametrize(("language", "said"), [("en", "house rule"), ("fr", "règle de la maison")])
def test_fewer_rounds_are_said_to_be_a_rule_of_the_house(language: str, said: str):
    told = [said in GAME.words[language].table("rounds", value) for value in ("4", "5", "7", "10", "standard")]
    assert told == [True, True, False, False, False]


@rule("IM-SETUP-19")
def test_both_decks_are_whole_before_the_starting_round():
    s = fresh()
    assert s.holder == [-1] * REGIONS
    assert [len(pile) for pile in s.piles] == [30, 30]
    assert "60" in GAME.show.board(GAME.rules.sight(s, 0), 0, "en")
    assert all(not player.conflicts for player in s.players)


@rule("IM-SETUP-20", "IM-SETUP-21")
def test_one_tribe_of_each_realm_per_player():
    for seed in range(20):
        s = fresh(3, seed)
        assert len({player.light for player in s.players}) == 3
        assert len({player.dark for player in s.players}) == 3
    dealt = {(player.light, player.dark) for seed in range(60) for player in fresh(5, seed).players}
    assert len(dealt) == 25, "any light tribe comes with any dark one"
    first = [fresh(3, seed).players[0] for seed in range(60)]
    assert (len({player.light for player in first}), len({player.dark for player in first})) == (5, 5)


@rule("IM-SETUP-22", "IM-SETUP-24")
def test_a_seat_is_a_colour_and_absent_colours_have_no_cubes():
    s = play_to_the_end(fresh_match(3))
    assert s.inside[3] == s.inside[4] == s.tray[3] == s.tray[4] == 0


def fresh_match(players: int) -> Match:
    return Match(GAME, GAME.setup(players, {"rounds": "1"}), seed=3)


def play_to_the_end(match: Match) -> Immortals:
    while (question := match.question()) is not None:
        match.answer(question.options[-1], question.seat)
    assert isinstance(match.state, Immortals)
    return match.state


@rule("IM-SETUP-23")
def test_scores_begin_at_zero():
    s = fresh()
    assert [player.score for player in s.players] == [0, 0, 0]
    assert pawn(0) == 0
    assert not has_marker(0)


@rule("IM-SETUP-25")
def test_any_seat_may_begin():
    firsts = Counter(fresh(3, seed).first for seed in range(60))
    assert set(firsts) == {0, 1, 2}


@rule("IM-START-05", "IM-START-32")
def test_examples_of_the_elves_and_trolls():
    world = box.world()
    elves = world.light[[row["id"] for row in data.LIGHT_TRIBES].index("elves")]
    trolls = world.dark[[row["id"] for row in data.DARK_TRIBES].index("trolls")]
    assert elves.start == data.REGION["treehome"]
    assert (elves.energy + trolls.energy, elves.gold + trolls.gold) == (9, 7)


@rule("IM-START-08")
def test_thirty_cards_of_each_realm():
    for realm in (0, 1):
        assert sum(card_realm(card) == realm for card in range(CONFLICT, MAGIC)) == 30


def test_saved_games_know_cards_by_these_numbers():
    """Whoever adds a region, a province or a Magic card moves these on, and owes saved games an upgrade."""
    assert (CONFLICT, MAGIC, BLANK, CARDS) == (25, 85, 89, 90)
