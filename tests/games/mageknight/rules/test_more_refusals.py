"""Causes that one sentence used to hide: each has a name, a clause and a position of its own."""

from collections.abc import Callable

import pytest

import ludotheque
from ludotheque.games.mageknight import data
from ludotheque.games.mageknight.mending.world import own_layout
from ludotheque.games.mageknight.rules.lasting import FrozenSource, set_up
from ludotheque.games.mageknight.rules.pieces import WOUND
from ludotheque.games.mageknight.rules.rounds.tactics import MANA_SEARCH, RIGHT_MOMENT, Search
from ludotheque.games.mageknight.rules.terms import AGILITY, LEVY
from ludotheque.games.mageknight.rules.traits import MONSTER_DEN
from ludotheque.games.mageknight.rules.turn.beforehand import Meanwhile
from ludotheque.games.mageknight.rules.turn.turn import March
from ludotheque.kernel import Option
from ludotheque.wish import ANY
from tests.games.mageknight.duel.arena import FIELD, Arena
from tests.games.mageknight.positions import fight, march, strike
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_assault import land, ready
from tests.rules import rule

LONG_NIGHT = data.TACTIC["long_night"]
Made = tuple[Table, Option]


def of(t: Table, verb: str, space: str) -> Made:
    return t, Option(verb, "hex", t.at(space))


def proposing(change: Callable[[Table], object]) -> Made:
    """Somebody who would share an assault, but for one thing."""
    t = ready(land())
    change(t)
    return of(t, "propose", "c5:c")


def away(t: Table) -> None:
    for seat in (1, 2):
        t.s.players[seat].space = t.at("3:c")


def tactic(number: int, button: str, change: Callable[[Table], object] = lambda t: None) -> Made:
    t = march("rage", "march").source("red")
    t.player().tactic, t.player().tactic_up = number, True
    t.player().deck, t.player().discard = [0], [1]
    change(t)
    return t, Option(button, "button")


def searching(shown: tuple[str, ...], die: int) -> Made:
    t = march("rage").source(*shown)
    t.s.agenda = [Search(0, [])]
    return t, Option("reroll", "die", die)


def den() -> Made:
    t = march("rage")
    own_layout(t.s).site[t.player().space] = MONSTER_DEN
    t.s.spots[t.player().space] = t.s.spots[t.player().space].with_shield(0)
    return t, Option("enter", "button")


def frozen() -> Made:
    t = march("rage", heroes=("tovak", "goldyx")).source("red")
    set_up(t.s, FrozenSource(1))
    t.effort.dice = 0
    return t, Option("", "die", 0, ANY)


def card(t: Table, name: str, verb: str = "strong") -> Made:
    return t, Option(verb, "card", data.CARD[name])


def partly(name: str = "", button: str = "") -> Made:
    """A hero that only defends itself."""
    t = Arena().night().hand("rage", "march").hand(name or "rage", "march", seat=1).meet()
    t.melee().strike("rage")
    t.player(1).tactic, t.player(1).tactic_up = RIGHT_MOMENT, True
    t.s.effort(1).tokens = [1, 1, 1, 1, 0, 1]
    return t, Option(button, "button") if button else Option("strong", "card", data.CARD[name])


def duel() -> Made:
    t = Arena().hand("rage", "march").hand("march", seat=1).units("foresters", seat=1).meet()
    return t, Option("", "rival_unit", 10, ANY)


def closed_city() -> Made:
    t = Table(scenario="first_reconnaissance").land("3", "1", "c5").hand("march").stand("c5:se").source().begin()
    return of(t.skip_to("March"), "move", "c5:c")


def lonely_core() -> Made:
    t = Table().land("1", "2").tiles("c5").stand("1:e").hand("rage").source().begin().skip_to("March")
    return t, Option("explore", "tile", next(n for n in range(600) if "lonely_tile" in names(t, "tile", n)))


def paying() -> Made:
    """Two ways to pay, and a die of another colour."""
    t = march("march", "rage").source("green", "white").tokens("green").do("strong", "march")
    return t, Option("pay", "die", 1)


def giving(asked: str) -> Made:
    """A Wound among the cards of which one is to be given up."""
    t = march("improvisation", "rage", "wound", "march")
    if asked == "GiveCard":
        t.play("improvisation")
    elif asked == "Rest":
        t.do("rest")
    else:
        t.play("march").do("end")
    assert t.asked == asked
    return t, Option("give", "card", WOUND)


def names(t: Table, kind: str, index: int) -> list[str]:
    return [cause.reason for cause in t.match.reasons(0, Option("", kind, index, ANY))]


CASES: dict[tuple[str, str], Callable[[], Made]] = {
    ("far_enemy", "MK-TURN-20"): lambda: of(march("rage"), "challenge", "1:nw"),
    ("cleared", "MK-TURN-19"): den,
    ("closed_city", "MK-SCN-RECON-07"): closed_city,
    ("far_city", "MK-COOP-04"): lambda: proposing(lambda t: setattr(t.player(), "space", t.at("3:c"))),
    ("move_short", "MK-COOP-04"): lambda: proposing(lambda t: setattr(t.effort, "move", 1)),
    ("few_defenders", "MK-COOP-07"): lambda: of(ready(land(garrison=("guardsmen",))), "propose", "c5:c"),
    ("no_partner", "MK-COOP-05"): lambda: proposing(away),
    ("proposed_enough", "MK-COOP-09"): lambda: proposing(lambda t: setattr(t.s.turn, "proposals", 3)),
    ("end_near", "MK-COOP-02"): lambda: proposing(lambda t: setattr(t.s, "announced", 1)),
    ("lonely_tile", "MK-EXPLORE-09"): lonely_core,
    ("no_search", "MK-ROUND-20"): lambda: tactic(RIGHT_MOMENT, "search"),
    ("searched", "MK-EFFECT-01"): lambda: tactic(MANA_SEARCH, "search", lambda t: setattr(t.effort, "searched", True)),
    ("dice_used", "MK-EFFECT-01"): lambda: tactic(MANA_SEARCH, "search", lambda t: setattr(t.effort, "marks", 1)),
    ("deck_holds", "MK-DRAW-11"): lambda: tactic(LONG_NIGHT, "prolong"),
    ("nothing_discarded", "MK-DRAW-11"): lambda: tactic(
        LONG_NIGHT, "prolong", lambda t: setattr(t.player(), "discard", [])
    ),
    ("alike", "MK-MANA-12"): lambda: searching(("red", "blue", "red"), 2),
    ("gold_first", "MK-EFFECT-01"): lambda: searching(("gold", "blue"), 1),
    ("wound_kept", "MK-DRAW-01"): lambda: giving("DiscardSome"),
    ("wound_kept", "MK-REST-04"): lambda: giving("Rest"),
    ("wound_kept", "MK-CARDS-19"): lambda: giving("GiveCard"),
    ("choices", "MK-MANA-14"): paying,
    ("frozen", "MK-SKILL-09"): frozen,
    ("no_walls", "MK-RANGED-06"): lambda: card(
        fight("fire_dragon", hand=("demolish", "rage"), mana=("red",)), "demolish", "basic"
    ),
    ("damage_later", "MK-PVP-34"): duel,
    ("partial_tactic", "MK-PVP-16"): lambda: partly(button="right_moment"),
    ("partial_turn", "MK-PVP-14"): lambda: partly("space_bending"),
}


def duellists() -> Made:
    """Two heroes on one space, none of whom has moved."""
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "2").stand(FIELD).stand(FIELD, seat=1).begin()
    return t.skip_to("March"), Option("attack", "seat", 1)


def agile() -> Made:
    t = strike("diggers", hand=("rage",))
    t.effort.rules[AGILITY], t.effort.move = 1, 0
    return t, Option("agility", "button")


def button(verb: str, **options: str) -> Callable[[], Made]:
    return lambda: (march("rage", heroes=("tovak", "goldyx"), **options), Option(verb, "button"))


def wish(verb: str, kind: str, index: int = 0, arg: int = 0) -> Callable[[], Made]:
    return lambda: (march("rage"), Option(verb, kind, index, arg))


def played(name: str, verb: str = "basic", mana: tuple[str, ...] = (), **fields: object) -> Callable[[], Made]:
    """A card in hand with its mana, in a position with some fields changed."""

    def make() -> Made:
        t = march(name, "rage").tokens(*mana)
        for field, value in fields.items():
            setattr(t.s, field, value)
        return t, Option(verb, "card", data.CARD[name])

    return make


def using(skill: str, change: Callable[[Table], object] = lambda t: None) -> Callable[[], Made]:
    def make() -> Made:
        t = march("rage").skills(skill)
        change(t)
        return t, Option("skill", "skill", data.SKILL[skill])

    return make


def called() -> Made:
    t, wished = played("call_to_arms")()
    t.effort.rules[LEVY] = 1
    return t, wished


# What is asked for without what it takes.
PLAIN: dict[tuple[str, str], Callable[[], Made]] = {
    ("no_agility", "MK-EFFECT-01"): wish("agility", "button"),
    ("agility_dear", "MK-EFFECT-01"): agile,
    ("no_right_moment", "MK-ROUND-20"): wish("right_moment", "button"),
    ("no_monastery", "MK-TURN-21"): wish("burn", "button"),
    ("buy_interacting", "MK-INTERACT-22"): wish("artifact", "button"),
    ("other_scenario", "MK-SCN-DRUID-10"): wish("incant", "button"),
    ("other_scenario", "MK-SCN-DRUID-08"): wish("mark", "button"),
    ("other_scenario", "MK-SCN-DUNGEON-14"): wish("passage", "hex"),
    ("other_scenario", "MK-SCN-HOLD-21"): wish("concede", "button"),
    ("occasion", "MK-SCN-DUNGEON-08"): wish("secret", "hex"),
    ("occasion", "MK-COMBAT-24"): wish("next", "button"),
    ("no_banner", "MK-UNITS-16"): wish("assign", "card", data.CARD["rage"]),
    ("no_bearer", "MK-UNITS-16"): wish("assign", "card", data.CARD["banner_of_courage"]),
    ("no_wound_card", "MK-WOUND-10"): wish("mend", "card", data.CARD["rage"]),
    ("no_learning", "MK-EFFECT-01"): wish("study", "advanced"),
    ("no_levy", "MK-EFFECT-01"): wish("borrow", "offer"),
    ("no_bonds", "MK-SKILL-05"): wish("bond", "offer"),
    ("no_talent", "MK-EFFECT-01"): wish("cast", "spell"),
    ("no_company", "MK-COOP-01"): lambda: of(ready(land(joint_assaults="no")), "propose", "c5:c"),
    ("no_city", "MK-COOP-04"): lambda: of(ready(land()), "propose", "3:c"),
    ("no_passage", "MK-SCN-DUNGEON-14"): lambda: of(
        march("rage", heroes=("tovak", "goldyx"), scenario="dungeon_lords"), "passage", "3:c"
    ),
    ("no_glade", "MK-SCN-DRUID-08"): button("mark", scenario="druid_nights"),
    ("no_shield", "MK-SCN-DRUID-12"): button("incant", scenario="druid_nights"),
    ("nobody_else", "MK-EFFECT-01"): using("goldyx_source_freeze"),
    ("no_sideways", "MK-CARDS-13"): using("arythea_power_of_pain"),
    ("no_unit_offered", "MK-INTERACT-11"): played("call_to_arms", unit_offer=[]),
    ("lent_already", "MK-EFFECT-03"): called,
    ("no_free_die", "MK-MANA-12"): played("mana_storm", source=[]),
    ("no_own_colour", "MK-MANA-04"): played("crystal_mastery"),
    ("wrong_moment", "MK-COMBAT-24"): lambda: card(fight("diggers", hand=("stamina", "rage")), "stamina", "basic"),
    ("yourself", "MK-PVP-01"): wish("attack", "seat"),
    ("not_moved", "MK-PVP-01"): duellists,
}


@pytest.mark.parametrize("case", [*CASES, *PLAIN], ids=lambda case: case[0])
def test_each_cause_is_told_with_its_clause(case: tuple[str, str]):
    t, wished = (CASES | PLAIN)[case]()
    seat = t.question.seat
    given = t.match.reasons(seat, wished)
    assert case in [(cause.reason, cause.clause) for cause in given]
    for words in t.match.game.words.values():
        assert all(words.refusal(t.match.talk(seat), cause) for cause in given)


@rule("MK-SCN-DUNGEON-14")
def test_what_another_scenario_has_is_told_by_its_name():
    t, wished = PLAIN["other_scenario", "MK-SCN-DUNGEON-14"]()
    cause = t.match.reasons(0, wished)[-1]
    told = [t.match.game.words[language].refusal(t.match.talk(0), cause) for language in ("en", "fr")]
    assert told == [
        "Only the scenario Dungeon Lords has that.",
        "Seul le scénario Les seigneurs des souterrains le permet.",
    ]


@rule("MK-MANA-12")
def test_a_die_like_another_is_told_by_the_one_on_offer():
    t, wished = searching(("red", "blue", "red"), 2)
    (cause,) = t.match.reasons(0, wished)
    assert cause.figures == (0,)
    assert t.match.game.words["fr"].refusal(t.match.talk(0), cause).startswith("Cela revient à «")


@rule("MK-TURN-01", "MK-ROUND-27")
def test_who_may_do_something_in_the_turn_of_another_hears_whose_turn_it_is():
    t = march("rage", heroes=("tovak", "goldyx"))
    t.s.agenda = [Meanwhile(1)]
    t.player(1).space = t.at("3:sw")
    near, far = (Option("move", "hex", t.at(space)) for space in ("3:c", "1:nw"))
    assert [cause.reason for cause in t.match.reasons(1, near)] == ["not_your_turn"]
    assert [cause.reason for cause in t.match.reasons(1, far)][-1] == "not_your_turn"
    (cause,) = t.match.reasons(1, near)
    assert cause.figures == (0,)
    assert t.match.game.words["en"].refusal(t.match.talk(1), cause) == "This is the turn of #1."
    assert t.match.game.words["fr"].refusal(t.match.talk(1), cause) == "C’est à #1 de jouer."
    t.s.agenda = [March(0)]
    given = [(cause.reason, cause.clause) for cause in t.match.reasons(1, near)]
    assert given == [("not_your_turn", "MK-ROUND-27")]


@rule("MK-ROUND-20", "MK-ROUND-27")
def test_whose_turn_it_is_does_not_bar_what_no_turn_allows():
    match = march("rage", heroes=("tovak", "goldyx")).match
    assert [cause.reason for cause in match.reasons(1, "steal die-0")] == ["occasion", "not_your_turn"]


@rule("MK-GAME-04", "MK-ROUND-27")
def test_before_the_map_is_laid_out_no_turn_is_to_be_waited_for():
    match = ludotheque.new("mageknight", 2, 3)
    asked = match.question()
    assert asked is not None
    other = 1 - asked.seat
    for kind in ("offer", "advanced", "spell", "die", "hex", "card"):
        (cause,) = match.reasons(other, Option("", kind, 0, ANY))
        assert (cause.reason, cause.clause, cause.figures) == ("set_up", "MK-GAME-04", (asked.seat,))
    words = [match.game.words[language].refusal(match.talk(other), cause) for language in ("en", "fr")]
    assert words[0] == f"The table is still being set up: #{asked.seat + 1} has to answer first."
    assert words[1].startswith("La table n’est pas encore mise en place")
    for verb in ("", "hero"):
        (cause,) = match.reasons(other, Option(verb, "hero", 0, ANY))
        assert cause.reason == "not_your_turn"


@rule("MK-MANA-11", "MK-MANA-13")
def test_a_die_that_another_has_taken_is_back_for_ones_own_turn():
    t = march("rage", heroes=("tovak", "goldyx")).source("red")
    t.effort.marks = 1
    given = [cause.reason for cause in t.match.reasons(1, Option("", "die", 0, ANY))]
    assert given == ["not_your_turn"]


@rule("MK-COMBAT-24")
def test_an_attack_that_is_still_to_come_is_not_told_to_be_gone():
    t = fight("orc_summoners", hand=("swiftness", "rage"), mana=("white",))
    assert t.asked == "Shoot"
    token = t.foe("orc_summoners").token
    given = [cause.reason for cause in t.match.reasons(0, Option("suffer", "enemy", token))]
    assert given == ["wrong_moment"]


def test_abilities_for_several_moments_are_named_together():
    t = march("rage").units("utem_guardsmen")
    (cause,) = t.match.reasons(0, Option("", "unit", 0, ANY))
    assert "block" in t.match.game.words["en"].refusal(t.match.talk(0), cause)
    assert "attack" in t.match.game.words["en"].refusal(t.match.talk(0), cause)


@rule("MK-VAR-70")
def test_who_has_drafted_waits_for_the_others_by_the_clause_of_the_draft():
    match = ludotheque.new("mageknight", 3, 3, {"draft": "yes"})
    while len(match.questions()) < 3:
        match.answer(match.question().options[0])
    seat = match.questions()[0].seat
    match.answer(match.questions()[0].options[0], seat)
    (cause,) = match.reasons(seat, Option("", "hex", 0, ANY))
    assert (cause.reason, cause.clause) == ("set_up", "MK-VAR-70")
