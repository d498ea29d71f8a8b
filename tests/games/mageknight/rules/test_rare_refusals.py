"""Causes that are seldom met, each in a position where it is given."""

from collections.abc import Callable

import pytest

from ludotheque.game import Refusal
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.mending.world import at_site, own_house, own_layout
from ludotheque.games.mageknight.rules.lasting import TURN_END, Inspiration, set_up
from ludotheque.games.mageknight.rules.rounds.tactics import RIGHT_MOMENT
from ludotheque.games.mageknight.rules.terms import TALENT
from ludotheque.games.mageknight.rules.traits import GLADE, RUINS
from ludotheque.kernel import Option
from ludotheque.wish import ANY
from tests.games.mageknight.positions import fight, march, talk
from tests.games.mageknight.scenario import Table

BONDS = data.SKILL["norowas_bonds_of_loyalty"]
MOTIVATION = data.SKILL["goldyx_motivation"]
COURAGE = data.CARD["banner_of_courage"]


def changed(t: Table, change: Callable[[Table], object]) -> Table:
    change(t)
    return t


def over() -> Table:
    return changed(march("rage"), lambda t: t.s.agenda.clear())


def courage() -> Table:
    t = march("rage").units("peasants")
    t.player().units = [t.player().units[0].with_banner(COURAGE, False)]
    return t


def bound() -> Table:
    t = talk("promise").skills("norowas_bonds_of_loyalty").units("peasants").offer("peasants")
    unit = t.player().units[0]
    t.player().units = [type(unit)(unit.kind, True, 0, -1, False, True)]
    return t


def inspired() -> Table:
    return changed(march("rage").skills("goldyx_motivation"), lambda t: set_up(t.s, Inspiration(0, TURN_END)))


def tactic_used() -> Table:
    t = march("rage")
    t.player().tactic, t.player().tactic_up = RIGHT_MOMENT, False
    return t


def talented() -> Table:
    t = march("rage").spells("fireball")
    t.effort.rules[TALENT] = 2 + (t.s.box.cards[t.s.spell_offer[0]].colour + 1) % 4
    return t


def ruins() -> Table:
    t = march("rage")
    at_site(RUINS)(t.s, 0, Option("altar", "button"), Refusal("no_altar", "MK-TURN-19"))
    return t


def druids(stand: str = "3:w") -> Table:
    t = march("rage", heroes=("tovak", "goldyx"), stand=stand)
    own_house(t.s, "druid_nights")
    return t


def marked() -> Table:
    t = druids()
    space = t.player().space
    own_layout(t.s).site[space] = GLADE
    t.s.spots[space] = t.s.spots[space].with_marks([0])
    return t


def unblocked() -> Table:
    t = fight("diggers", hand=("rage",)).skip_to("Defend")
    t.foe("diggers").halted = True
    return t


def spent_deck() -> Table:
    return changed(march("rage"), lambda t: (setattr(t.player(), "deck", []), setattr(t.s, "artifact_deck", [])))


Case = tuple[str, str, Callable[[], Table], Option]
CASES: list[Case] = [
    ("over", "MK-GAME-09", over, Option("move", "hex", 0)),
    ("no_crystal", "MK-MANA-04", lambda: march("rage"), Option("", "crystal", 0, ANY)),
    ("no_token", "MK-MANA-02", lambda: march("rage"), Option("", "mana", 0, ANY)),
    ("no_die", "MK-MANA-12", lambda: march("rage"), Option("", "die", 9, ANY)),
    (
        "die_taken",
        "MK-MANA-11",
        lambda: changed(march("rage").source("red"), lambda t: setattr(t.effort, "marks", 1)),
        Option("", "die", 0, ANY),
    ),
    ("not_your_skill", "MK-SKILL-03", lambda: march("rage"), Option("skill", "skill", MOTIVATION)),
    (
        "permanent_skill",
        "MK-SKILL-05",
        lambda: march("rage").skills("norowas_bonds_of_loyalty"),
        Option("skill", "skill", BONDS),
    ),
    ("inspired", "MK-SKILL-07", inspired, Option("skill", "skill", MOTIVATION)),
    ("tactic_kept", "MK-ROUND-20", lambda: march("rage"), Option("", "tactic", 0, ANY)),
    ("tactic_used", "MK-ROUND-20", tactic_used, Option("right_moment", "button")),
    ("no_long_night", "MK-ROUND-20", lambda: march("rage"), Option("prolong", "button")),
    ("heroes_taken", "MK-GAME-04", lambda: march("rage"), Option("", "hero", 0, ANY)),
    ("no_blow", "MK-RANGED-02", lambda: march("rage"), Option("", "blow", 0, ANY)),
    ("no_space", "MK-EXPLORE-01", lambda: march("rage"), Option("move", "hex", 139)),
    ("no_hero", "MK-GAME-04", lambda: march("rage"), Option("attack", "seat", 3)),
    ("no_rival_unit_there", "MK-PVP-34", lambda: march("rage"), Option("", "rival_unit", 10, ANY)),
    ("no_duel", "MK-PVP-34", lambda: march("rage").units("peasants"), Option("", "rival_unit", 0, ANY)),
    ("shorter_offer", "MK-INTERACT-11", lambda: march("rage").offer("peasants"), Option("recruit", "offer", 11)),
    ("bond_used", "MK-SKILL-05", bound, Option("bond", "offer", 0)),
    ("other_talent", "MK-EFFECT-01", talented, Option("cast", "spell", 0)),
    ("no_fight", "MK-COMBAT-24", lambda: march("rage"), Option("", "enemy", 0, ANY)),
    ("not_in_fight", "MK-COMBAT-24", lambda: fight("diggers", hand=("rage",)), Option("", "enemy", 0, ANY)),
    ("no_attack", "MK-DAMAGE-01", unblocked, Option("block", "enemy", 0)),
    ("fighting", "MK-COMBAT-24", lambda: fight("diggers", hand=("rage",)), Option("move", "hex", 0)),
    ("no_banner_of_fear", "MK-UNITS-17", lambda: march("rage").units("peasants"), Option("fear", "unit", 0)),
    ("no_banner_of_courage", "MK-UNITS-17", lambda: march("rage").units("peasants"), Option("courage", "unit", 0)),
    ("is_ready", "MK-UNITS-05", courage, Option("courage", "unit", 0)),
    ("banner_used", "MK-UNITS-17", courage, Option("courage", "unit", 0)),
    ("banner_assigned", "MK-UNITS-17", lambda: march("banner_of_courage"), Option("basic", "card", COURAGE)),
    ("no_healer", "MK-INTERACT-15", lambda: march("rage", "wound"), Option("heal", "button")),
    ("red_city", "MK-INTERACT-22", lambda: march("rage"), Option("artifact", "button")),
    ("white_city", "MK-INTERACT-26", lambda: march("rage"), Option("elite", "button")),
    ("green_city", "MK-INTERACT-28", lambda: march("rage"), Option("unseen", "button")),
    ("deck_out", "MK-INTERACT-22", spent_deck, Option("artifact", "button")),
    ("turn_begun", "MK-TURN-05", spent_deck, Option("announce", "button")),
    ("leave_first", "MK-INTERACT-02", lambda: talk("promise"), Option("end", "button")),
    ("not_talking", "MK-INTERACT-02", lambda: march("rage"), Option("leave", "button")),
    (
        "rooted",
        "MK-TURN-24",
        lambda: changed(march("rage"), lambda t: setattr(t.s.turn, "rooted", True)),
        Option("move", "hex", 0),
    ),
    ("altar_here", "MK-TURN-19", ruins, Option("enter", "button")),
    ("by_night", "MK-SCN-DRUID-10", druids, Option("incant", "button")),
    ("inhabited", "MK-SCN-DRUID-11", lambda: druids("3:sw"), Option("incant", "button")),
    ("marked", "MK-SCN-DRUID-09", marked, Option("mark", "button")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_a_rare_cause_is_given_with_its_clause(case: Case):
    reason, clause, position, wished = case
    t = position()
    if reason == "no_attack":
        wished = Option("block", "enemy", t.foe("diggers").token)
    given = t.match.reasons(0, wished)
    assert (reason, clause) in [(cause.reason, cause.clause) for cause in given]
    for words in t.match.game.words.values():
        assert all(words.refusal(t.match.talk(0), cause) for cause in given)
