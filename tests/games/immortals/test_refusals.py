"""Clicks on what is not an option are answered with a reason and a clause."""

import pytest

from ludotheque.errors import NotAnOption
from ludotheque.games.immortals.rules.rounds.planning import Planning
from ludotheque.games.immortals.rules.start.drafting import DeploymentTurn
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, SPACES, Table, card, place
from tests.games.immortals.test_start import EASY, choose, draft


def why(t: Table, element: str, verb: str = "", seat: int | None = None) -> tuple[str, str] | None:
    asked = t.asked() if seat is None else seat
    refusal = GAME.rules.why_not(GAME.rules.sight(t.s, asked), asked, element, verb)
    return (refusal.reason, refusal.clause) if refusal else None


def region(text: str) -> str:
    number = place(text)
    return f"region-{'dark' if number > 24 else 'light'}-{number % 25}"


def space(name: str) -> str:
    return f"space-{SPACES.index(name)}"


def test_what_can_be_chosen_is_not_refused():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome").resolve()
    assert why(t, space("gold")) is None
    assert why(t, space("gold"), "lay") == ("empty_space", "IM-PLAN-06")


def test_elements_that_are_not_there():
    with pytest.raises(NotAnOption, match="region-light-24"):
        GAME.rules.why_not(Table(3).resolve().s, DIRK, "region-light-25", "")


def test_the_turn_of_somebody_else_and_the_end():
    t = Table(3, rounds="1").lay(MIKE, gold="Treehome").resolve()
    assert why(t, space("gold"), seat=ANI) == ("not_your_turn", "IM-RESOLVE-01")
    t.do("gold", "reveal gold", "gold")
    assert GAME.rules.outcome(t.s) is not None
    assert why(t, space("gold"), seat=DIRK) == ("over", "IM-END-02")


def planner() -> Table:
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome", "Windward", "joker greenwold light")
    return t.start(Planning())


def test_planning_cards():
    t = planner()
    assert why(t, f"card-{card('Windward')}", seat=DIRK) == ("no_army", "IM-PLAN-08")
    assert why(t, f"card-{card('Foothold dark')}", seat=DIRK) == ("no_card", "IM-PLAN-02")
    assert why(t, space("gold"), seat=DIRK) == ("card_first", "IM-PLAN-02")
    t.do("pick Treehome", "lay gold", seat=DIRK)
    assert why(t, f"card-{card('Treehome')}", seat=DIRK) == ("laid", "IM-PLAN-02")
    t.do("pick muster", "lay magic_light", "pick foresight", "lay magic_dark", seat=DIRK)
    assert why(t, f"card-{card('great_transition')}", seat=DIRK) == ("no_space", "IM-PLAN-02")


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("Treehome", "magic_light", ("magic_space", "IM-PLAN-03")),
        ("muster", "gold", ("army_space", "IM-PLAN-04")),
        ("joker greenwold light", "energy", ("joker_extracts", "IM-ACT-03")),
        ("Treehome", "build", ("filled", "IM-PLAN-02")),
    ],
)
def test_planning_spaces(text: str, where: str, reason: tuple[str, str]):
    t = planner().do("pick blank", "lay build", f"pick {text}", seat=DIRK)
    assert why(t, space(where), seat=DIRK) == reason


def test_drafting():
    t = draft(**EASY).armies(MIKE, dark={"Foothold": 1}).start(DeploymentTurn())
    assert why(t, f"card-{card('Foothold dark')}", seat=DIRK) == ("occupied", "IM-START-11")
    assert why(t, f"card-{card('Heartwood dark')}", seat=DIRK) == ("no_card", "IM-START-10")


def test_jokers_in_the_draft():
    t = draft(**{**EASY, "dirk": ["joker greenwold dark"]}).armies(MIKE, dark={"Borderland": 1}).start(DeploymentTurn())
    choose(t, "joker greenwold dark", "Kingsford light", "Reedmarch dark")
    assert why(t, region("Borderland dark")) == ("taken", "IM-START-13")
    assert why(t, region("Treehome light")) == ("other_province", "IM-START-13")


def test_reinforcements():
    t = Table(3).limbo(DIRK, 3, 2).armies(DIRK, light={"Treehome": 1}, dark={"Windward": 1}).reinforce()
    t.do("skip", "skip", "skip")
    assert why(t, region("Windward dark")) == ("small_limbo", "IM-REINF-04")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-REINF-06")


def test_actions_by_card():
    t = (
        Table(3)
        .armies(DIRK, light={"Treehome": 1, "Foothold": 1})
        .lay(DIRK, gold="Treehome")
        .resolve()
        .do("reveal gold")
    )
    assert why(t, region("Foothold light")) == ("other_card", "IM-PLAN-13")
    assert why(t, region("Windward light")) == ("not_yours", "IM-ACT-02")
    assert why(t, region("Treehome light"), "attack") == ("cannot_there", "IM-ACT-02")


def attacking() -> Table:
    t = Table(3).armies(DIRK, dark={"Forge Fire": 3, "Foothold": 1}).lay(DIRK, attack_light_half="Windward dark")
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
    assert why(t, region("Treehome dark")) == ("not_now", "IM-BATTLE-02")


def test_moves_and_the_great_transition():
    t = Table(3).armies(DIRK, light={"Treehome": 3, "Heartwood": 1, "Windward": 1}).purse(DIRK, 4, 2).limbo(DIRK, 5)
    t.lay(DIRK, attack_or_move="Treehome", magic_light="great_transition").resolve()
    t.do("reveal attack_or_move", "move Treehome light")
    assert why(t, region("Windward light")) == ("no_chain", "IM-MOVE-05")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-MOVE-03")
    t.do("destination Heartwood light", "march 1", "gold", "gold", "reveal magic_light", "place Treehome light")
    assert why(t, region("Treehome dark")) == ("other_realm", "IM-MAGIC-02")
    assert why(t, region("Foothold light")) == ("not_yours", "IM-MAGIC-03")
