"""A refusal cites the clause that says so, and somebody else's turn is named only for what one's own turn allows."""

import pytest

from ludotheque.games.immortals.rules.actions.attack import Attack
from ludotheque.reasons import reasons
from ludotheque.wish import wish
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, SPACES, Table, card
from tests.games.immortals.test_refusals import region, space
from tests.games.immortals.test_start import EASY, choose, draft
from tests.rules import rule


def given(t: Table, element: str, verb: str = "", seat: int = DIRK) -> list[tuple[str, str]]:
    """All causes with their clauses."""
    found = reasons(GAME, GAME.rules.sight(t.s, seat), seat, wish(element, verb))
    return [(cause.reason, cause.clause) for cause in found]


@rule("IM-REINF-08", "IM-RESOLVE-01")
def test_what_is_not_done_in_this_part_is_not_put_down_to_another_turn():
    t = Table(3).limbo(DIRK, 3).armies(DIRK, light={"Treehome": 1}).reinforce().do("skip", "skip", "skip")
    assert given(t, space("gold"), seat=MIKE) == [("occasion", "IM-RESOLVE-01"), ("not_your_turn", "IM-REINF-08")]
    assert given(t, f"card-{card('Treehome')}", seat=MIKE)[0] == ("occasion", "IM-PLAN-01")
    t = Table(3).lay(DIRK, gold="Treehome").armies(DIRK, light={"Treehome": 1}).resolve()
    assert given(t, f"card-{card('muster')}", seat=ANI) == [
        ("occasion", "IM-PLAN-01"),
        ("not_your_turn", "IM-RESOLVE-01"),
    ]
    assert given(t, region("Treehome light"), seat=MIKE) == [("not_your_turn", "IM-RESOLVE-01")]


@rule("IM-START-12")
def test_in_the_starting_round_a_space_of_the_board_waits_for_more_than_a_turn():
    t = draft(**EASY).start("deployment")
    choose(t, "Mountainhome dark", "Kingsford light", "Reedmarch dark")
    assert given(t, space("gold"), seat=MIKE) == [("occasion", "IM-RESOLVE-01"), ("not_your_turn", "IM-START-12")]
    assert given(t, "group-0", seat=MIKE) == [("not_your_turn", "IM-START-12")]


@rule("IM-START-23")
def test_without_a_group_one_is_not_told_to_have_answered_but_to_wait():
    t = draft(**EASY).of(MIKE, groups=[0, 0]).start("deployment")
    mine, other = (f"card-{card(EASY[name][0])}" for name in ("mike", "dirk"))
    assert given(t, mine, seat=MIKE) == [("not_your_turn", "IM-START-23")]
    t.do("choose Kingsford dark", seat=DIRK)
    assert given(t, mine, seat=MIKE) == [("not_your_turn", "IM-START-23")]
    assert given(t, other, seat=DIRK)[-1] == ("ready", "IM-START-10")


@pytest.mark.parametrize(
    ("where", "clauses"),
    [
        ("gold", ["IM-ACT-02", "IM-ACT-01"]),
        ("energy", ["IM-ACT-06", "IM-ACT-05"]),
    ],
)
@rule("IM-ACT-02", "IM-ACT-06")
def test_gold_and_energy_are_extracted_by_clauses_of_their_own(where: str, clauses: list[str]):
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, **{where: "Treehome"}).resolve().do(f"reveal {where}")
    assert [clause for _, clause in given(t, region("Windward light"))] == clauses


@rule("IM-ACT-02", "IM-ACT-11", "IM-MOVE-04")
@pytest.mark.parametrize(
    ("verb", "clause"), [("extract", "IM-ACT-02"), ("transition", "IM-ACT-11"), ("move", "IM-MOVE-04")]
)
def test_without_an_army_it_is_the_clause_of_the_army_that_is_cited(verb: str, clause: str):
    t = Table(3).armies(DIRK, light={"Treehome": 1}).lay(DIRK, gold="Treehome").resolve()
    assert given(t, region("Windward light"), verb)[-1] == ("not_yours", clause)


@rule("IM-TRIBE-06")
def test_what_an_attack_costs_is_said_by_the_tribe_whose_it_is():
    t = Table(3).armies(DIRK, light={"Treehome": 3}).lay(DIRK, tribal="Treehome").resolve()
    t.s.agenda = [Attack(DIRK, SPACES.index("tribal"), card("Treehome"))]
    assert given(t, region("Treehome light"), "attack") == [("dear", "IM-TRIBE-06")]


@rule("IM-MAGIC-14", "IM-MAGIC-21")
def test_each_magic_card_refuses_by_its_own_clause():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).limbo(DIRK, light=2).purse(DIRK, 9, 9)
    t.lay(DIRK, magic_light="muster", magic_dark="claim_or_consecrate").resolve().do("reveal magic_light")
    assert given(t, region("Windward light"), "transition") == [("not_yours", "IM-MAGIC-21")]
    t.do("transition Treehome light", "gold", "gold", "reveal magic_dark")
    assert given(t, region("Windward light"), "seize") == [("not_yours", "IM-MAGIC-14")]
