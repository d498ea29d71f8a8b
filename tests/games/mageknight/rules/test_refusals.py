"""What is refused comes with a reason and the clause it rests on."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.errors import NotAnOption
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.rules.land.exploration import encode
from ludotheque.games.mageknight.words.en.refusals import REFUSALS as ENGLISH
from ludotheque.games.mageknight.words.fr.refusals import REFUSALS as FRENCH
from ludotheque.wish import ANY
from tests.games.mageknight.positions import assault, camp, country, fight, march, strike, talk
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")
BREAK = "tovak_resistance_break"
Case = tuple[str, str, Callable[[], Table], str, str, str]


def crowded() -> Table:
    """Two heroes in one village."""
    t = country(*TWO).hand("march", "promise").source().stand("3:w").stand("3:sw", seat=1).begin()
    return t.do("wait").play("march").move_to("3:sw")


def worn_out() -> Table:
    """An empty deck, but somebody else has announced the end of the round."""
    return country(*TWO).hand("march").deck(only=True).source().stand("3:w").announced(1).begin()


def underground() -> Table:
    """A fight where units have no place."""
    t = Table().land("7", "3").hand("concentration", "rage").units("peasants").stand("7:se").source().pile("minotaur")
    return t.begin().do("enter").skip_to("Defend")


def rested() -> Table:
    """The rest is over, something can still be played."""
    return march("rage", "tranquility").do("rest").do("give", "rage")


def shelled(enemy: str) -> Table:
    """An assault on a keep, where something from afar could be played."""
    return assault(enemy, hand=("swiftness", "rage"), mana=("white",))


def at_night(*hand: str) -> Table:
    """A turn by night, with blue mana."""
    return country().night().hand(*hand).source().stand("3:w").begin().tokens("blue")


def at_edge(tile: str = "3", stand: str = "1:e") -> Table:
    """A hero who could explore but for the move points."""
    return Table().land("1", "2").tiles(tile).stand(stand).hand("rage").source().begin().skip_to("March")


def worked_out() -> Table:
    """No tile is left, in the deck or beside it."""
    t = at_edge()
    t.s.tile_deck, t.s.spare_countryside, t.s.spare_core = [], [], []
    return t


def last_wound() -> Table:
    """The last Wound could be healed, were it not for the slow recovery."""
    t = country().hand("wound").skills("goldyx_potion_making").source().stand("3:w").begin()
    return t.do("skill", "goldyx_potion_making")


def healer(unit: str) -> Table:
    """One healing point, and a unit of the second level."""
    t = march("rage", "wound").units(unit)
    t.effort.heal = 1
    return t


def paying() -> Table:
    """A card is to be paid, in one of two ways."""
    return march("march", "rage").crystals("green").tokens("green").do("strong", "march")


def wingless() -> Table:
    """A fight by night against enemies that have no wings."""
    t = Table().land("1", "2").night().enemy("1:nw", "prowlers").stand("1:w").hand("wings_of_wind", "rage").source()
    return t.begin().skip_to("March").do("challenge", "1:nw").tokens("white", "black")


def in_tower(influence: int) -> Table:
    """An interaction at a mage tower, without mana."""
    t = Table().land("3", "5", "4").shield("4:c").spells("chill").hand("rage").source().stand("4:c").begin()
    t.skip_to("March").do("interact").effort.influence = influence
    return t


CASES: list[Case] = [
    ("too_far", "MK-MOVE-07", lambda: march("march"), "hex", "3:ne", ""),
    ("move_short", "MK-MOVE-08", lambda: march("march"), "hex", "3:sw", ""),
    ("closed", "MK-MOVE-09", lambda: march("march", stand="5:w"), "hex", "5:c", ""),
    ("guarded", "MK-MOVE-13", lambda: camp("prowlers", hand=("march",)).begin(), "hex", "1:nw", "move"),
    ("no_enemy", "MK-TURN-20", lambda: march("march"), "hex", "3:nw", "challenge"),
    (
        "action_done",
        "MK-TURN-24",
        lambda: march("rage", "tranquility").do("rest").do("give", "rage"),
        "hex",
        "3:nw",
        "",
    ),
    ("wound", "MK-CARDS-12", lambda: march("wound", "rage"), "card", "wound", "sideways"),
    ("no_mana", "MK-CARDS-05", lambda: march("march"), "card", "march", "strong"),
    ("no_mana", "MK-CARDS-07", lambda: march("space_bending"), "card", "space_bending", "basic"),
    ("no_mana", "MK-CARDS-08", lambda: at_night("space_bending"), "card", "space_bending", "strong"),
    ("by_day", "MK-CARDS-09", lambda: march("space_bending").tokens("blue"), "card", "space_bending", "strong"),
    ("healing", "MK-TURN-26", lambda: strike("diggers", hand=("tranquility",)), "card", "tranquility", "basic"),
    ("wrong_moment", "MK-COMBAT-24", lambda: march("rage"), "card", "rage", "basic"),
    (
        "not_from_afar",
        "MK-CARDS-14",
        lambda: fight("diggers", hand=("concentration",)),
        "card",
        "concentration",
        "sideways",
    ),
    ("nothing_to_give", "MK-CARDS-18", lambda: march("improvisation"), "card", "improvisation", "basic"),
    ("nothing_to_give", "MK-CARDS-18", lambda: march("training", "wound"), "card", "training", "basic"),
    ("no_offer", "MK-CARDS-18", lambda: march("training", "rage").advanced("ice_bolt"), "card", "training", "basic"),
    ("no_locals", "MK-INTERACT-02", lambda: march("promise"), "card", "promise", "basic"),
    ("no_locals", "MK-INTERACT-02", lambda: strike("diggers", hand=("promise",)), "card", "promise", "basic"),
    ("nothing_to_heal", "MK-WOUND-10", lambda: march("restoration").tokens("green"), "card", "restoration", "basic"),
    ("nothing_to_heal", "MK-WOUND-10", lambda: march("rage").skills("goldyx_potion_making"), "skill", "11", ""),
    ("empty_deck", "MK-DRAW-10", lambda: worn_out().skills("tovak_motivation"), "skill", "38", ""),
    ("unmoved", "MK-COMBAT-25", lambda: fight("prowlers", hand=("rage",)).skills(BREAK), "skill", "34", ""),
    ("nobody_spent", "MK-UNITS-15", lambda: march("banner_of_courage"), "card", "banner_of_courage", "strong"),
    ("no_companion", "MK-CARDS-18", lambda: march("maximal_effect"), "card", "maximal_effect", "basic"),
    ("no_mana_of", "MK-CARDS-18", lambda: march("crystallize"), "card", "crystallize", "basic"),
    ("no_mana", "MK-UNITS-12", lambda: fight("golems", hand=("fire_bolt",), units=("fire_golems",)), "unit", "0", ""),
    ("no_units", "MK-GAME-01", underground, "unit", "0", ""),
    ("wrong_moment", "MK-COMBAT-24", lambda: march("rage").units("catapults"), "unit", "0", ""),
    ("spent", "MK-UNITS-13", lambda: march("rage").units("peasants spent"), "unit", "0", ""),
    ("wounded", "MK-UNITS-10", lambda: march("rage").units("peasants wounded"), "unit", "0", ""),
    ("too_strong", "MK-RANGED-13", lambda: strike("diggers", hand=("rage",)), "enemy", "diggers", ""),
    ("walls", "MK-RANGED-08", lambda: assault("guardsmen", hand=("concentration",)), "enemy", "guardsmen", ""),
    ("unblocked", "MK-BLOCK-15", lambda: fight("diggers", hand=("rage",)), "enemy", "diggers", "block"),
    ("wrong_site", "MK-INTERACT-11", lambda: talk("promise").offer("catapults"), "offer", "0", ""),
    ("influence_short", "MK-INTERACT-11", lambda: talk("promise").offer("peasants"), "offer", "0", ""),
    ("no_interaction", "MK-INTERACT-01", lambda: march("promise").offer("peasants"), "offer", "0", ""),
    ("no_source", "MK-MANA-14", lambda: march("rage").source("red"), "die", "0", ""),
    (
        "no_die_left",
        "MK-MANA-11",
        lambda: march("stamina").source("blue", "red").powered("stamina"),
        "die",
        "1",
        "",
    ),
    ("idle_die", "MK-MANA-08", lambda: march("rage").source("black"), "die", "0", ""),
    ("idle_die", "MK-MANA-10", lambda: at_night("rage").source("gold"), "die", "0", ""),
    ("no_use", "MK-MANA-04", lambda: march("rage").crystals("blue"), "crystal", "1", ""),
    ("no_use", "MK-MANA-02", lambda: march("rage").tokens("blue"), "mana", "1", ""),
    ("by_level", "MK-LEVEL-04", lambda: march("rage"), "advanced", "0", ""),
    ("in_monastery", "MK-INTERACT-17", lambda: march("rage").lessons("agility"), "lesson", "0", ""),
    ("influence_short", "MK-INTERACT-17", lambda: talk("promise", stand="5:ne").lessons("agility"), "lesson", "0", ""),
    ("in_tower", "MK-INTERACT-20", lambda: march("rage").spells("fireball"), "spell", "0", ""),
    ("only_siege", "MK-RANGED-06", lambda: shelled("swordsmen"), "enemy", "swordsmen", ""),
    ("nobody_here", "MK-INTERACT-01", lambda: march("promise"), "button", "interact", ""),
    ("worst", "MK-INTERACT-07", lambda: march("promise", stand="5:ne").reputation(-7), "button", "interact", ""),
    ("shared_space", "MK-MOVE-32", crowded, "button", "interact", ""),
    ("no_site", "MK-TURN-19", lambda: march("promise"), "button", "enter", ""),
    ("action_done", "MK-TURN-23", lambda: talk("promise"), "button", "burn", ""),
    ("moved", "MK-REST-01", lambda: march("march", "rage").play("march").move_to("3:nw"), "button", "rest", ""),
    ("no_card", "MK-REST-02", lambda: march("wound"), "button", "rest", ""),
    ("not_only_wounds", "MK-REST-03", lambda: march("wound", "rage"), "button", "recover", ""),
    ("only_wounds", "MK-TURN-11", lambda: march("wound"), "button", "end", ""),
    ("announced", "MK-TURN-04", worn_out, "button", "announce", ""),
    ("deck_left", "MK-TURN-05", lambda: march("march"), "button", "announce", ""),
    ("move_short", "MK-EXPLORE-04", at_edge, "tile", "1,1", ""),
    ("far_tile", "MK-EXPLORE-01", lambda: at_edge(stand="A:c"), "tile", "1,1", ""),
    ("tile_there", "MK-EXPLORE-01", at_edge, "tile", "0,1", ""),
    ("beyond_coast", "MK-EXPLORE-03", at_edge, "tile", "-1,0", ""),
    ("lonely_country", "MK-EXPLORE-08", at_edge, "tile", "0,3", ""),
    ("lonely_tile", "MK-EXPLORE-09", lambda: at_edge("c1"), "tile", "1,2", ""),
    ("no_tile", "MK-EXPLORE-12", worked_out, "tile", "1,1", ""),
    ("here", "MK-MOVE-07", lambda: march("march"), "hex", "3:w", "move"),
    ("only_wounds", "MK-TURN-11", lambda: march("wound"), "hex", "3:nw", "move"),
    ("only_wounds", "MK-TURN-11", last_wound, "card", "wound", "mend"),
    ("dear_healing", "MK-WOUND-11", lambda: healer("utem_swordsmen wounded"), "unit", "0", "mend"),
    ("dear_healing", "MK-WOUND-11", lambda: healer("utem_swordsmen wounded"), "unit", "0", ""),
    ("nothing_to_heal", "MK-WOUND-11", lambda: healer("utem_swordsmen"), "unit", "0", "mend"),
    ("dear_healing", "MK-WOUND-10", lambda: march("wound", "rage"), "card", "wound", "mend"),
    ("healing", "MK-TURN-26", lambda: strike("diggers", hand=("rage", "wound")), "card", "wound", "mend"),
    ("no_unit", "MK-UNITS-04", lambda: march("rage"), "unit", "0", ""),
    ("not_in_hand", "MK-CARDS-03", lambda: march("rage"), "card", "march", "basic"),
    ("first", "MK-MANA-14", paying, "card", "rage", "sideways"),
    ("first", "MK-REST-04", lambda: march("rage", "march").do("rest"), "hex", "3:nw", "move"),
    ("nowhere", "MK-END-02", lambda: march("wings_of_wind").tokens("white"), "card", "wings_of_wind", "basic"),
    ("only_wounds", "MK-TURN-11", lambda: march("wound").skills("goldyx_flight"), "skill", "16", ""),
    ("skill_used", "MK-SKILL-08", lambda: last_wound().hand("wound", "rage"), "skill", "11", ""),
    ("no_ability", "MK-UNITS-11", lambda: march("rage").units("peasants"), "unit", "0", "activate 9"),
    ("unmet", "MK-EFFECT-01", wingless, "card", "wings_of_wind", "strong"),
    ("influence_short", "MK-INTERACT-20", lambda: in_tower(6), "spell", "0", ""),
    ("no_mana", "MK-INTERACT-20", lambda: in_tower(7), "spell", "0", ""),
]


def element(table: Table, kind: str, what: str) -> str:
    """The drawn element of a thing."""
    if kind == "hex":
        return f"hex-{table.at(what)}"
    if kind == "card":
        return f"card-{data.CARD[what]}"
    if kind == "enemy":
        return f"enemy-{table.foe(what).token}"
    if kind == "tile":
        a, b = what.split(",")
        return f"tile-{encode(int(a), int(b))}"
    return f"{kind}-{what}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[3]}-{case[4]}")
def test_a_refusal_names_its_reason_and_clause(case: Case):
    reason, clause, position, kind, what, tried = case
    verb, _, arg = tried.partition(" ")
    t = position()
    refusal = t.match.why_not(0, element(t, kind, what), verb, int(arg) if arg else ANY)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    for words in t.match.game.words.values():
        assert words.refusal(t.match.talk(0), refusal)


# Shown elsewhere: in the tests of meetings, of scenarios, and below.
ELSEWHERE = {"mixed_fight", "closed_city", "not_your_turn", "teammate"}
DUELS = Path(__file__).parents[1] / "duel"


def test_every_case_has_a_sentence():
    told = "".join(path.read_text(encoding="utf-8") for path in DUELS.glob("test_*.py"))
    in_duels = {reason for reason, clause in re.findall(r'\("(\w+)", "(MK-[A-Z]+-\d+)"\)', told)}
    assert {case[0] for case in CASES} | ELSEWHERE | in_duels <= set(FRENCH)
    assert set(FRENCH) == set(ENGLISH)


@rule("MK-ROUND-27")
def test_it_is_somebody_elses_turn():
    match = march("march", heroes=TWO).match
    given = match.reasons(1, "die-0")
    assert [refusal.clause for refusal in given][-1] == "MK-ROUND-27"
    assert match.reasons(1, "button-rest")[-1].reason == "not_your_turn"


@rule("MK-MOVE-08")
def test_what_can_be_chosen_is_not_refused():
    t = march("march").play("march")
    assert t.match.why_not(0, element(t, "hex", "3:sw"), "move") is None


@rule("MK-UNITS-11", "MK-UNITS-12")
def test_each_ability_of_a_unit_has_its_own_reason():
    t = fight("golems", hand=("rage",), units=("fire_golems",)).skip_to("Defend")
    given = [t.match.why_not(0, "unit-0", "activate", arg) for arg in range(3)]
    assert [reason and reason.reason for reason in given] == [None, "wrong_moment", "no_ability"]


@pytest.mark.parametrize("element", ["card-9999", "hex-999", "button-altar_of_nothing", "nowhere"])
def test_what_is_not_on_the_board_is_an_error(element: str):
    with pytest.raises(NotAnOption, match=f"no '{element}' on this board"):
        march("rage").match.why_not(0, element)


def test_a_question_that_comes_first_is_said():
    t = paying()
    refusal = t.match.why_not(0, element(t, "card", "rage"), "sideways")
    assert refusal is not None
    assert "With which mana do you pay?" in t.match.game.words["en"].refusal(t.match.talk(0), refusal)
