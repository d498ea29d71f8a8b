"""Positions of Mage Knight as files: what need not be said, and what is wrong with others."""

import pytest

from ludotheque import begin, codec, position
from ludotheque.errors import BadPosition, NotAnOption
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.writing.ids import COLOUR_IDS
from ludotheque.match import Match
from ludotheque.pen import Pen
from ludotheque.positions import parse
from tests.games.mageknight.invariants import check
from tests.rules import rule

DIGGERS = """\
game = "mageknight"
options = { scenario = "solo_conquest" }
source = ["red", "blue", "gold"]
layout = ["3", "5", "1"]

[[players]]
hero = "tovak"
fame = 8
space = "1:w"
hand = ["rage", "swiftness", "march", "cold_toughness"]
deck = ["stamina", "stamina"]
units = ["utem_crossbowmen", { kind = "peasants", ready = false }]
skills = ["tovak_motivation"]
crystals = ["red", "red"]

[spots]
"1:nw" = { tokens = ["diggers"] }
"3:ne" = { shield = "A" }
"""


def state(match: Match) -> MageKnight:
    assert isinstance(match.state, MageKnight)
    return match.state


def made(text: str = DIGGERS) -> MageKnight:
    s = parse(text).state()
    assert isinstance(s, MageKnight)
    return s


def test_what_is_not_said_follows_from_the_rest():
    s = made()
    check(s)
    tovak = s.players[0]
    assert (tovak.level, tovak.crystals, len(tovak.deck)) == (3, [2, 0, 0, 0], 12)
    assert [data.CARDS[card] for card in tovak.deck[-2:]] == ["stamina", "stamina"]
    assert data.SKILL["tovak_motivation"] not in tovak.skill_pile
    assert (s.round, s.night, s.turn.seat, data.TACTICS[tovak.tactic]) == (1, False, 0, "early_bird")
    assert len(s.unit_offer) == len(s.spell_offer) == 3


def test_what_stood_on_a_site_is_gone_where_a_shield_lies():
    s = made()
    keep = s.layout.site.index(data.SITE["keep"])
    assert (s.spots[keep].tokens, s.spots[keep].shield) == ([], 0)


def test_own_cards_that_are_named_nowhere_can_lie_elsewhere():
    s = made(DIGGERS.replace('deck = ["stamina", "stamina"]', 'deck = ["march"]\ndiscard = ["rest"]'))
    check(s)
    assert (s.players[0].deck, len(s.players[0].discard)) == ([data.CARD["march"]], 11)


def test_two_of_a_kind_are_two_tokens():
    s = made(DIGGERS.replace('"1:nw"', '"5:e" = { tokens = ["diggers"] }\n"1:nw"'))
    check(s)
    tokens = [token for spot in s.spots for token in spot.tokens if s.box.enemy(token).id == "diggers"]
    assert len(tokens) == len(set(tokens)) == 2


def test_by_night_the_night_holds():
    s = made(f"night = true\n{DIGGERS}")
    assert (s.round, s.box.tactic_nights[s.players[0].tactic]) == (2, True)


def test_options_are_named_by_ids_and_answers_lead_to_the_middle_of_a_fight():
    match = begin(parse(f'answers = ["challenge hex:1:nw"]\n{DIGGERS}'), seed=1)
    match.answer("activate utem_crossbowmen 1")
    with pytest.raises(NotAnOption, match="MK-"):
        match.answer("strike enemy:diggers")


def test_the_mana_dice_show_what_is_written():
    match = begin(parse(f'chance = ["black"]\n{DIGGERS}'), seed=1)
    match.answer("strong march")
    for answer in ("end", *["next"] * 3):
        if any(option.verb == answer for option in match.question().options):
            match.answer(answer)
    assert "black" in [COLOUR_IDS[colour] for colour in state(match).source]


def test_a_thing_where_ids_usually_stand_is_written_as_a_thing():
    match = begin(parse(DIGGERS), seed=1)
    pen = Pen(match.game, match.setup, codec.take_apart(match.game, match.state))
    unit = codec.plain(state(match).players[0].units[0])
    written = pen.write("card", unit)
    assert written == {"is": "Unit", "kind": "utem_crossbowmen"}
    assert pen.read("card", written, ()) == unit


@rule("MK-COMBAT-10")
def test_a_challenge_is_made_of_a_few_words():
    made = position("mageknight", layout=["1"], players=[{"space": "1:w"}], spots={"1:nw": {"tokens": ["prowlers"]}})
    match = begin(made, seed=1)
    match.answer("challenge hex:1:nw")
    assert state(match).combat is not None


@rule("MK-INTERACT-11")
def test_units_are_recruited_where_they_serve():
    tovak = {"space": "3:sw", "hand": ["promise", "threaten"], "fame": 8}
    offer = ["peasants", "utem_swordsmen", "northern_monks"]
    made = position("mageknight", layout=["3"], unit_offer=offer, players=[tovak], answers=["begin", "interact"])
    match = begin(made, seed=1)
    match.answer("basic card:promise")
    match.answer("basic card:threaten")
    assert match.why_not(0, "offer:utem_swordsmen", "recruit") is not None
    match.answer("recruit offer:peasants")
    assert [data.UNITS[unit.kind] for unit in state(match).players[0].units] == ["peasants"]


@pytest.mark.parametrize(
    ("good", "bad", "line", "told"),
    [
        ('"tovak"', '"tovac"', 7, "there is no 'tovac' here; perhaps tovak"),
        ('"rage", "swift', '"rage", "rage", "rage", "swift', 10, "5 times rage, but the heroes here have it 4 times"),
        ('["stamina", "stamina"]', '["fireball", "fireball"]', 11, "fireball is in two places"),
        ("fame = 8", "fame = 2", 12, "2 units; Command tokens at level 1: 1"),
        ("fame = 8", "level = 11", 8, "level 11 takes 99 Fame"),
        ('["red", "red"]', '["red", "red", "red", "red"]', 14, "nobody has more than three crystals"),
        ('"gold"]', '"gold", "gold"]', 3, "the source has 3 dice, not 4"),
        ('"1:nw" = { tok', '"1:w" = { tok', 17, "no enemies stand on 1:w"),
        ('["diggers"]', '["guardsmen"]', 17, "guardsmen does not stand on 1:nw"),
        ('["diggers"]', '["diggers", "diggers", "diggers"]', 16, "diggers is in two places"),
        ('"3:ne" = { shield', '"3:w" = { shield', 18, "there is nothing to conquer on 3:w"),
        ('"1:w"', '"1:nw"', 9, "enemies stand on 1:nw"),
        ('"1:w"', '"7:c"', 9, "there is no '7:c' here"),
        ('["3", "5", "1"]', '["3", "5", "1", "3"]', 4, "the tile 3 is there twice"),
        ('["3", "5", "1"]', '["3", "5", "1", "4 at 5,5"]', 4, "the tile 4 touches no other"),
        ('["3", "5", "1"]', '["3", "5", "1 turned 7"]', 4, "a tile is called"),
        ("fame = 8", 'fame = 8\ntactic = "long_night"', 9, "long_night is no tactic of this time of day"),
        ("fame = 8", 'fame = 8\nflipped = ["tovak_double_time"]', 9, "tovak_double_time is no skill of this player"),
        ("options =", 'phase = "dawn"\noptions =', 2, "there is no 'dawn' here; perhaps round, turn"),
        ("options =", 'answers = ["fly"]\noptions =', 2, "'fly' is no answer here; there is "),
        ("options =", "round = 9\noptions =", 2, "the scenario has rounds 1 to 6"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(good: str, bad: str, line: int, told: str):
    assert good in DIGGERS
    with pytest.raises(BadPosition) as caught:
        parse(DIGGERS.replace(good, bad, 1), "fight.toml")
    assert caught.value.en.startswith(f"fight.toml, line {line}: {told}")
    assert caught.value.fr.startswith(f"fight.toml, ligne {line}")


def test_a_turn_begins_with_what_the_file_puts_at_hand():
    hero = {"hero": "tovak", "hand": ["rage"], "effort": {"move": 3, "influence": 2, "tokens": ["red", "gold"]}}
    effort = begin(position("mageknight", players=[hero]), seed=1).state.players[0].effort
    assert (effort.move, effort.influence, effort.tokens) == (3, 2, [1, 0, 0, 0, 1, 0])
    with pytest.raises(BadPosition, match="only move, influence, heal, tokens"):
        position("mageknight", players=[{**hero, "effort": {"acted": True}}])


def test_a_study_lies_as_no_game_would_leave_it_but_the_box_has_it_all():
    said = {"layout": ["3", "5", "1"], "players": [{"hero": "tovak", "space": "1:w"}]}
    said["spots"] = {"1:nw": {"tokens": ["fire_dragon"]}}
    with pytest.raises(BadPosition, match="fire_dragon does not stand on 1:nw"):
        position("mageknight", **said)
    match = begin(position("mageknight", study=True, **said), seed=1)
    assert "study = true" in match.written()
    said["spots"] = {"1:nw": {"tokens": ["fire_dragon"] * 9}}
    with pytest.raises(BadPosition, match="fire_dragon"):
        position("mageknight", study=True, **said)


def test_cards_that_have_left_the_game_are_in_no_deck():
    hero = {"hero": "tovak", "hand": ["march"], "deck": ["rage"]}
    match = begin(position("mageknight", removed=["rest"], players=[hero]), seed=1)
    assert (len(match.state.players[0].deck), len(match.state.removed)) == (1, 14)
