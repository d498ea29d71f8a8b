"""Positions of Ebbland as files: what need not be said, and what is wrong with others."""

from collections import Counter

import pytest

from ludotheque import begin, position
from ludotheque.errors import BadPosition
from ludotheque.games.ebbland import data
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.kernel import Dice
from ludotheque.match import Match
from ludotheque.positions import parse
from tests.rules import rule

WALL = """\
game = "ebbland"
phase = "action"
chance = [6, 5, 1, 1]

[[sides]]
com = 6
log = 4
markers = 2
points = 3
hand = ["salt_pans", "wall_halberd"]
stock = ["brace"]

[[sides]]
sacked = [true, false, false]

[[fighters]]
seat = "A"
card = "bastion_sergeant"
gear = ["weighted_gauntlets"]
wounds = 1

[[fighters]]
seat = "B"
card = "cliff_fledgling"
"""


def made(text: str = WALL) -> Ebbland:
    s = parse(text).state()
    assert isinstance(s, Ebbland)
    return s


def state(match: Match) -> Ebbland:
    assert isinstance(match.state, Ebbland)
    return match.state


def held(s: Ebbland, seat: int) -> Counter[int]:
    """All cards of a seat."""
    side = s.sides[seat]
    mine = [fighter for fighter in s.fighters if fighter is not None and fighter.seat == seat]
    return Counter([*side.hand, *side.stock, *side.discard, *(card for f in mine for card in (f.card, *f.gear))])


def test_what_is_not_said_follows_from_the_rest():
    s = made()
    side = s.sides[0]
    assert (side.com, side.log, side.total(), side.turns) == (6, 4, 3, 4)
    assert [data.CARDS[card] for card in side.hand] == ["wall_halberd", "salt_pans"]
    assert data.CARDS[side.stock[-1]] == "brace"
    for seat in (0, 1):
        assert held(s, seat) == Counter(s.decks[seat].cards)


def test_a_card_of_another_deck_joins_the_own_one():
    s = made(WALL.replace('"brace"', '"volley"'))
    assert held(s, 0) == Counter(s.decks[0].cards)
    assert len(s.decks[0].cards) == 56


def test_cards_that_are_named_nowhere_can_lie_elsewhere():
    side = made(WALL.replace('stock = ["brace"]', 'stock = ["brace"]\ndiscard = ["rest"]')).sides[0]
    assert (len(side.stock), len(side.discard)) == (1, 50)


def test_a_turn_begins_unless_a_phase_is_said():
    first = begin(parse(WALL.replace('phase = "action"\n', "")), seed=1).question()
    assert type(first.ask).__name__ == "StockPhase"


@rule("CC-ACTION-12")
def test_logistics_are_built_by_ids():
    match = begin(parse(WALL), seed=1)
    match.answer("build salt_pans")
    match.answer("build site:A.bell_tower")
    assert state(match).sides[0].total() == 4


@rule("CC-RESOURCE-05")
def test_the_dice_show_what_is_written():
    made = position("ebbland", phase="resources", chance=[2, 5])
    match = begin(made, seed=1)
    match.answer("roll")
    assert (state(match).sides[0].com, state(match).sides[0].log) == (2, 5)


@rule("CC-ENLIST-01")
def test_a_unique_character_enlists_once():
    mirel = {"seat": "B", "card": "mirel_of_saltgate"}
    made = position("ebbland", phase="enlistment", fighters=[mirel], sides=[{"hand": ["mirel_of_saltgate"], "com": 6}])
    assert all(option.verb != "enlist" for option in begin(made, seed=1).question().options)


@pytest.mark.parametrize(
    ("good", "bad", "line", "told"),
    [
        ("com = 6", "com = 7", 6, "a resource die shows 0 to 6"),
        ("markers = 2", "markers = 6", 8, "nobody has more than 5 +1 markers"),
        ("points = 3", "points = -3", 5, "nobody has less than nothing"),
        ('"brace"', '"odile_tern"', 11, "odile_tern is no card of a Stock"),
        ("wounds = 1", "wounds = 2", 20, "bastion_sergeant has 2 life"),
        ('["weighted_gauntlets"]', '["tower_shield"]', 19, "tower_shield is not made for bastion_sergeant"),
        ('["weighted_gauntlets"]', '["salt_pans"]', 19, "salt_pans is neither a weapon nor a talent"),
        ('card = "cliff_fledgling"', 'card = "volley"', 24, "volley is no character"),
        ("[true, false, false]", "[true, false]", 14, "there are 3 sites each"),
        ('seat = "B"', 'seat = "C"', 23, "there is no 'C' here"),
        ('"cliff_fledgling"', '"fledgling"', 24, "there is no 'fledgling' here; perhaps cliff_fledgling"),
        ("[6, 5, 1, 1]", "[7]", 3, "nothing shows 7"),
        ('"action"', '"combat"', 2, "there is no 'combat' here; perhaps action"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(good: str, bad: str, line: int, told: str):
    assert good in WALL
    with pytest.raises(BadPosition) as caught:
        parse(WALL.replace(good, bad, 1), "wall.toml")
    assert caught.value.en.startswith(f"wall.toml, line {line}: {told}")
    assert caught.value.fr.startswith(f"wall.toml, ligne {line}")


def test_a_card_that_was_named_is_still_in_the_hand_that_others_guess():
    match = begin(parse(WALL), seed=1)
    match.answer("equip card:wall_halberd")
    rules = match.game.rules
    for seed in range(5):
        guessed = rules.guess(rules.sight(match.state, 1), 1, Dice(seed))
        assert isinstance(guessed, Ebbland)
        assert data.CARD["wall_halberd"] in guessed.sides[0].hand


DUEL = """\
game = "ebbland"
phase = "{phase}"
chance = [2, 5]

[[sides]]
points = 3

[[fighters]]
seat = "A"
card = "slag_whelp"
pooled = true

[[fighters]]
seat = "B"
card = "brine_recruit"

[combat]
attacker = "A"
defender = "{defender}"
target = 0
dead = [{{ seat = "B", card = "hired_blade" }}]
victory = ["red_feast", "none"]
"""


def test_a_combat_that_is_missing_is_told_where_it_goes_on():
    with pytest.raises(BadPosition, match="line 2: combat does not tell"):
        position("ebbland", phase="aftermath")


def test_an_attack_begins_where_a_file_says_so():
    made = position("ebbland", phase="attack", fighters=[{"seat": "A", "card": "slag_whelp"}])
    match = begin(made, seed=1)
    assert {option.verb for option in match.question(0).options} >= {"standard"}
    assert state(match).attacked


def test_nobody_attacks_without_a_character_or_in_the_first_turns():
    with pytest.raises(BadPosition, match="line 2: A cannot attack"):
        position("ebbland", phase="attack")
    with pytest.raises(BadPosition, match="A cannot attack"):
        position("ebbland", phase="attack", sides=[{"turns": 2}], fighters=[{"seat": "A", "card": "slag_whelp"}])


def test_a_combat_goes_on_where_a_file_says_so_and_its_first_dice_fall_as_scripted():
    s = state(begin(parse(DUEL.format(phase="aftermath", defender="B")), seed=1))
    rolls = [event.details() for event in s.events if event.name == "control-roll"]
    assert [roll["die"] for roll in rolls] == [2]
    assert s.totals == [3, 0]


def test_a_combat_is_between_whoever_has_the_turn_and_somebody_else():
    with pytest.raises(BadPosition, match="line 17: combat does not tell of an attack of A"):
        parse(DUEL.format(phase="second", defender="A"))


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ('card = "brine_recruit"', 'card = "brine_recruit"\nfoe = 2', "line 16: foe is no character in play"),
        ('card = "brine_recruit"', 'card = "brine_recruit"\nbacks = -2', "line 16: backs is no character in play"),
        ("target = 0", "target = 3", "line 20: there are 3 sites each"),
        (', "none"]', "]", "line 22: one for the attacker"),
    ],
)
def test_a_combat_has_a_target_and_two_sides(good: str, bad: str, told: str):
    with pytest.raises(BadPosition, match=told):
        parse(DUEL.format(phase="second", defender="B").replace(good, bad))
