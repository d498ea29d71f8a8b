"""Clicks on what is not an option are answered with a reason and a clause."""

import pytest

from ludotheque.errors import NotAnOption
from ludotheque.games.immortals.rules.actions.building import Build
from ludotheque.games.immortals.rules.rounds.planning import Plan
from ludotheque.games.immortals.rules.rounds.reinforcement import SendArmy
from ludotheque.match import new
from ludotheque.reasons import reasons
from ludotheque.wish import wish
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, SPACES, Table, card, place
from tests.games.immortals.test_start import EASY, choose, draft


def why(t: Table, element: str, verb: str = "", seat: int | None = None) -> tuple[str, str] | None:
    asked = t.asked() if seat is None else seat
    given = reasons(GAME, GAME.rules.sight(t.s, asked), asked, wish(element, verb))
    return (given[0].reason, given[0].clause) if given else None


def region(text: str) -> str:
    number = place(text)
    return f"region-{'dark' if number > 24 else 'light'}-{number % 25}"


def space(name: str) -> str:
    return f"space-{SPACES.index(name)}"


def test_what_can_be_chosen_is_not_refused():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome").resolve()
    assert why(t, space("gold")) is None
    assert why(t, space("gold"), "lay") == ("occasion", "IM-PLAN-01")
    assert why(t, space("energy")) == ("empty_space", "IM-PLAN-06")


def test_elements_that_are_not_there():
    with pytest.raises(NotAnOption, match="region-light-24"):
        new("immortals", 3, seed=1).why_not(DIRK, "region-light-25")


def test_the_turn_of_somebody_else_and_the_end():
    t = Table(3, rounds="1").lay(MIKE, gold="Treehome").resolve()
    assert why(t, space("gold"), seat=MIKE) == ("not_your_turn", "IM-RESOLVE-01")
    assert why(t, space("gold"), seat=ANI) == ("empty_space", "IM-PLAN-06")
    t.do("gold", "reveal gold", "gold")
    assert GAME.rules.outcome(t.s) is not None
    assert why(t, space("gold"), seat=DIRK) == ("over", "IM-END-02")


def planner() -> Table:
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome", "Windward", "joker greenwold light")
    return t.plan()


def test_planning_cards():
    t = planner()
    assert why(t, f"card-{card('Windward')}", seat=DIRK) == ("no_army", "IM-PLAN-08")
    assert why(t, f"card-{card('Foothold dark')}", seat=DIRK) == ("no_card", "IM-PLAN-02")
    assert why(t, space("gold"), seat=DIRK) == ("card_first", "IM-PLAN-02")
    assert why(t, space("gold"), "lay", seat=DIRK) == ("card_first", "IM-PLAN-02")
    assert why(t, space("gold"), "lift", seat=DIRK) == ("nothing_laid", "IM-PLAN-02")
    t.do("pick Treehome", seat=DIRK)
    assert why(t, f"card-{card('Windward')}", "pick", seat=DIRK) == ("in_hand", "IM-PLAN-02")
    assert why(t, space("build"), "lift", seat=DIRK) == ("in_hand", "IM-PLAN-02")
    t.do("lay gold", seat=DIRK)
    assert why(t, f"card-{card('Treehome')}", seat=DIRK) == ("laid", "IM-PLAN-02")
    t.do("pick muster", "lay magic_light", "pick foresight", "lay magic_dark", seat=DIRK)
    assert why(t, f"card-{card('great_transition')}", seat=DIRK) == ("no_space", "IM-PLAN-02")


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("Treehome", "magic_light", ("magic_space", "IM-PLAN-03")),
        ("muster", "gold", ("army_space", "IM-PLAN-04")),
        ("joker greenwold light", "energy", ("joker_extracts", "IM-ACT-07")),
        ("Treehome", "build", ("filled", "IM-PLAN-02")),
    ],
)
def test_planning_spaces(text: str, where: str, reason: tuple[str, str]):
    t = planner().do("pick blank", "lay build", f"pick {text}", seat=DIRK)
    assert why(t, space(where), seat=DIRK) == reason


def test_drafting():
    t = draft(**EASY).armies(MIKE, dark={"Foothold": 1}).start("deployment")
    assert why(t, f"card-{card('Foothold dark')}", seat=DIRK) == ("occupied", "IM-START-11")
    assert why(t, f"card-{card('Heartwood dark')}", seat=DIRK) == ("no_card", "IM-START-10")


def test_jokers_in_the_draft():
    t = draft(**{**EASY, "dirk": ["joker greenwold dark"]}).armies(MIKE, dark={"Borderland": 1}).start("deployment")
    choose(t, "joker greenwold dark", "Kingsford light", "Reedmarch dark")
    assert why(t, region("Borderland dark")) == ("taken", "IM-START-13")
    assert why(t, region("Treehome light")) == ("other_province", "IM-START-13")


def test_reinforcements():
    t = Table(3).limbo(DIRK, 3, 2).armies(DIRK, light={"Treehome": 1}, dark={"Windward": 1}).reinforce()
    t.do("skip", "skip", "skip")
    assert why(t, region("Windward dark")) == ("small_limbo", "IM-REINF-04")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-REINF-06")
    t.s.agenda = [SendArmy(DIRK, 0, 0)]
    assert why(t, region("Treehome light")) == ("sets_used", "IM-REINF-04")


def test_actions_by_card():
    t = (
        Table(3)
        .armies(DIRK, light={"Treehome": 1, "Foothold": 1})
        .lay(DIRK, gold="Treehome")
        .resolve()
        .do("reveal gold")
    )
    assert why(t, region("Foothold light")) == ("other_card", "IM-ACT-01")
    assert why(t, region("Windward light")) == ("not_yours", "IM-ACT-02")
    assert why(t, region("Treehome light"), "attack") == ("occasion", "IM-ATTACK-01")


def attacking(**more: int) -> Table:
    dark = {"Forge Fire": 3, "Foothold": 1, **more}
    t = Table(3).armies(DIRK, dark=dark).lay(DIRK, attack_light_half="Windward dark")
    return t.resolve().do("reveal attack_light_half")


def test_attacks():
    t = attacking()
    assert why(t, region("Foothold dark")) == ("last_army", "IM-BATTLE-03")
    assert why(t, region("Treehome dark")) == ("not_yours", "IM-ATTACK-01")
    t.do("attack Forge Fire dark")
    assert why(t, region("Foothold dark")) == ("own_region", "IM-ATTACK-02")
    assert why(t, region("Forge Fire light")) == ("no_portal", "IM-BUILD-09")
    assert why(t, region("Windward dark")) == ("far", "IM-ATTACK-01")
    t.do("target Treehome dark")
    assert why(t, region("Treehome dark")) == ("occasion", "IM-PLAN-06")
    assert why(t, "button-commit-3") == ("one_stays", "IM-BATTLE-03")


def test_moves_and_the_great_transition():
    t = Table(3).armies(DIRK, light={"Treehome": 3, "Heartwood": 1, "Windward": 1}).purse(DIRK, 4, 2).limbo(DIRK, 5)
    t.lay(DIRK, attack_or_move="Treehome", magic_light="great_transition").resolve()
    t.do("reveal attack_or_move", "move Treehome light")
    assert why(t, region("Windward light")) == ("no_chain", "IM-MOVE-05")
    assert why(t, region("Treehome light")) == ("from_there", "IM-MOVE-04")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-MOVE-03")
    t.do("destination Heartwood light", "march 1", "gold", "gold", "reveal magic_light", "place Treehome light")
    assert why(t, region("Treehome dark")) == ("other_realm", "IM-MAGIC-02")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-MAGIC-03")


def building(place: str = "Treehome light", **purse: int) -> Table:
    """Dirk has revealed a card to build where he has an army, another one, or enough to pay for some structure."""
    t = Table(3).armies(DIRK, light={"Treehome": 1, "Heartwood": 1}).purse(DIRK, **({"energy": 9, "gold": 9} | purse))
    return t.lay(DIRK, build=place).resolve()


def test_building_names_what_stands_in_the_way():
    t = building()
    t.built("sanctuary", "Treehome light")
    t.do("reveal build")
    assert why(t, region("Treehome light"), "portal") is None
    assert why(t, region("Treehome light"), "sanctuary") == ("building_there", "IM-BUILD-15")
    assert why(t, region("Treehome light"), "capital") == ("building_there", "IM-BUILD-15")
    assert why(t, region("Heartwood light"), "capital") == ("other_card", "IM-PLAN-13")
    assert why(t, region("Foothold light"), "capital") == ("not_yours", "IM-BUILD-03")
    assert why(t, region("Treehome light"), "attack") == ("occasion", "IM-ATTACK-01")


def test_building_names_a_capital_of_the_province_and_a_portal():
    t = building()
    t.built("capital", "Heartwood light")
    t.portals("Treehome light")
    t.do("reveal build")
    assert why(t, region("Treehome light"), "capital") == ("capital_there", "IM-BUILD-16")
    assert why(t, region("Treehome light"), "portal") == ("portal_there", "IM-BUILD-08")


def test_building_names_an_empty_supply_and_the_price():
    t = building()
    t.s.tiles = t.s.portals = 0
    t.do("reveal build")
    asked = Build(DIRK, SPACES.index("build"), card("Treehome light"))
    t.s.agenda[-1] = asked
    assert why(t, region("Treehome light"), "sanctuary") == ("no_tile_left", "IM-BUILD-04")
    assert why(t, region("Treehome light"), "portal") == ("no_portal_left", "IM-SETUP-10")
    t.s.tiles = 1
    t.player(DIRK).energy, t.player(DIRK).gold = 0, 1
    assert why(t, region("Treehome light"), "capital") == ("dear", "IM-BUILD-01")
    assert why(t, region("Treehome light")) == ("dear", "IM-BUILD-01")


def test_a_refused_move_is_not_told_the_reason_of_an_attack():
    t = Table(3).armies(DIRK, light={"Treehome": 3, "Windward": 3}).purse(DIRK, gold=1)
    t.lay(DIRK, attack_or_move="Treehome").resolve().do("reveal attack_or_move")
    assert why(t, region("Treehome light"), "attack") is None
    assert why(t, region("Treehome light"), "move") == ("no_way", "IM-MOVE-05")
    assert why(t, region("Windward light"), "move") == ("other_card", "IM-MOVE-04")
    t = Table(3).armies(DIRK, light={"Treehome": 3, "Heartwood": 1}).lay(DIRK, attack_or_move="Treehome").resolve()
    assert why(t.do("reveal attack_or_move"), region("Treehome light"), "move") == ("dear", "IM-MOVE-02")
    assert why(attacking(), region("Forge Fire dark"), "move") == ("attack_only", "IM-MOVE-01")


def test_transitions_and_magic():
    t = Table(3).armies(DIRK, light={"Treehome": 1}, dark={"Treehome": 1}).limbo(DIRK, light=2).give(DIRK, "Treehome")
    t.purse(DIRK, 9, 9).lay(DIRK, transition="Treehome", magic_light="claim_or_consecrate").resolve()
    t.do("reveal transition")
    assert why(t, region("Treehome dark")) == ("empty_limbo", "IM-ACT-10")
    t.do("transition Treehome light", "gold", "gold", "reveal magic_light")
    assert why(t, region("Treehome light"), "seize") == ("card_yours", "IM-MAGIC-14")


def test_a_region_among_own_ones_has_nothing_to_attack():
    t = attacking(**{"Foothold": 3, "Anvil Rise": 1, "Kingsford": 1, "Treehome": 1})
    assert why(t, region("Foothold dark")) == ("no_target", "IM-ATTACK-02")


def test_a_plan_that_was_changed_too_often_is_taken_back_by_undoing():
    t = planner().do("pick Treehome", "lay gold", seat=DIRK)
    t.s.lanes[DIRK][-1] = Plan(DIRK, 0)
    assert why(t, space("gold"), seat=DIRK) == ("changes_spent", "IM-PLAN-19")


def test_the_first_group_goes_to_the_start_region():
    match = new("immortals", 3, seed=1)
    question = match.question()
    assert question is not None
    match.state.players[question.seat].groups[7] = 0
    given = [match.reasons(question.seat, wished)[0] for wished in ("region-dark-3", "group-7")]
    assert [(cause.reason, cause.clause) for cause in given] == [
        ("start_region", "IM-START-04"),
        ("no_group", "IM-START-02"),
    ]


def test_a_magic_card_does_what_it_says_and_no_more():
    t = Table(3).first(MIKE, DIRK).cards().armies(DIRK, light={"Treehome": 1}).purse(DIRK, gold=1)
    t.lay(DIRK, magic_light="foresight").resolve().do("reveal magic_light")
    assert why(t, region("Treehome light"), "seize") == ("other_spell", "IM-PLAN-05")
    assert why(t, "button-draw") == ("no_deck", "IM-MAGIC-07")


def test_the_start_asks_for_cards_and_groups():
    t = draft(**EASY).start("deployment")
    assert why(t, region("Treehome light"), seat=DIRK) == ("card_decides", "IM-START-12")
    choose(t, "Mountainhome dark", "Kingsford light", "Reedmarch dark")
    assert why(t, region("Windward light")) == ("group_goes", "IM-START-12")


def test_who_has_answered_or_passed_is_told_so():
    t = planner().do("ready", seat=DIRK)
    assert why(t, f"card-{card('Treehome')}", seat=DIRK) == ("ready", "IM-PLAN-19")
    t = Table(3).lay(DIRK, gold="Treehome").lay(MIKE, gold="Windward").armies(DIRK, light={"Treehome": 1})
    t.first(MIKE).resolve().do("pass", "gold")
    assert why(t, region("Windward light"), seat=MIKE) == ("passed", "IM-RESOLVE-08")


def test_cubes_that_fell_and_a_marker_that_is_held():
    t = Table(3).start("tower")
    assert why(t, f"button-light-{t.s.tray[DIRK] + 1}") == ("fallen", "IM-TOWER-02")
    t = Table(3).purse(DIRK, gold=1).lay(DIRK, magic_light="foresight").resolve().do("reveal magic_light")
    given = reasons(GAME, t.s, DIRK, wish("button-marker"))
    assert ("has_marker", "IM-MAGIC-08") in [(cause.reason, cause.clause) for cause in given]
