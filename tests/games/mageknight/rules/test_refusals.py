"""What is refused comes with a reason and the clause it rests on."""

from collections.abc import Callable

import pytest

from ludotheque.games.mageknight import data
from tests.games.mageknight.positions import assault, camp, country, fight, march, siege, strike, talk
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


CASES: list[Case] = [
    ("too_far", "MK-MOVE-07", lambda: march("march"), "hex", "3:ne", ""),
    ("too_dear", "MK-MOVE-08", lambda: march("march"), "hex", "3:sw", ""),
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
    ("no_mana", "MK-CARDS-18", lambda: march("crystallize"), "card", "crystallize", "basic"),
    ("no_mana", "MK-UNITS-12", lambda: fight("golems", hand=("fire_bolt",), units=("fire_golems",)), "unit", "0", ""),
    ("no_units", "MK-GAME-01", underground, "unit", "0", ""),
    ("wrong_moment", "MK-COMBAT-24", lambda: march("rage").units("catapults"), "unit", "0", ""),
    ("spent", "MK-UNITS-13", lambda: march("rage").units("peasants spent"), "unit", "0", ""),
    ("wounded", "MK-UNITS-10", lambda: march("rage").units("peasants wounded"), "unit", "0", ""),
    ("too_strong", "MK-RANGED-13", lambda: strike("diggers", hand=("rage",)), "enemy", "diggers", ""),
    ("walls", "MK-RANGED-08", lambda: assault("guardsmen", hand=("concentration",)), "enemy", "guardsmen", ""),
    ("unblocked", "MK-BLOCK-15", lambda: fight("diggers", hand=("rage",)), "enemy", "diggers", "block"),
    ("wrong_site", "MK-INTERACT-11", lambda: talk("promise").offer("catapults"), "offer", "0", ""),
    ("too_dear", "MK-INTERACT-11", lambda: talk("promise").offer("peasants"), "offer", "0", ""),
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
    ("too_dear", "MK-INTERACT-17", lambda: talk("promise", stand="5:ne").lessons("agility"), "lesson", "0", ""),
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
    ("too_dear", "MK-EXPLORE-04", lambda: march("march"), "tile", "0", ""),
    ("no_place", "MK-EXPLORE-08", lambda: march("march").play("march"), "tile", "0", ""),
    ("not_now", "MK-TURN-23", lambda: siege("golems"), "button", "altar_of_nothing", ""),
]


def element(table: Table, kind: str, what: str) -> str:
    """The drawn element of a thing."""
    if kind == "hex":
        return f"hex-{table.at(what)}"
    if kind == "card":
        return f"card-{data.CARD[what]}"
    if kind == "enemy":
        return f"enemy-{table.foe(what).token}"
    return f"{kind}-{what}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[3]}-{case[4]}")
def test_a_refusal_names_its_reason_and_clause(case: Case):
    reason, clause, position, kind, what, verb = case
    t = position()
    refusal = t.match.why_not(0, element(t, kind, what), verb)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == (reason, clause)
    for words in t.match.game.words.values():
        assert words.refusal(t.match.talk(0), refusal)


@rule("MK-ROUND-27")
def test_it_is_somebody_elses_turn():
    refusal = march("march", heroes=TWO).match.why_not(1, "hex-0", "")
    assert refusal is not None
    assert refusal.clause == "MK-ROUND-27"


@rule("MK-MOVE-08")
def test_what_can_be_chosen_is_not_refused():
    t = march("march").play("march")
    assert t.match.why_not(0, element(t, "hex", "3:sw"), "move") is None
