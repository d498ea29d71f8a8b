"""Plans of bots: turns followed to their end, fights fought on the way, assaults together judged by each side."""

import pytest

from ludotheque.bots.greedy import Greedy
from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.mind.clock import Clock
from ludotheque.games.mageknight.mind.garrisons import expected, garrison_of
from ludotheque.games.mageknight.mind.judgement import forecast, value
from ludotheque.games.mageknight.mind.plans import plans
from ludotheque.games.mageknight.rules.traits import GREY
from ludotheque.kernel import answer, waiting
from tests.games.mageknight.positions import camp, march, siege
from tests.games.mageknight.scenario import Table
from tests.games.mageknight.scenarios.test_assault import land, proposed, ready

STRONG = ("rage", "rage", "determination", "determination", "swiftness", "cold_toughness")


def liked(table: Table, seat: int = 0) -> str:
    """The verb of what greedy likes best."""
    return Greedy(GAME, seed=3, guesses=2).choose(table.match.view(seat), seat).verb


def test_each_option_has_a_plan_or_none_and_ending_the_turn_is_one():
    table = march("march", "stamina")
    options = waiting(table.s)[0].options(table.s)
    found = plans(table.s, 0, 12)
    assert len(found) == len(options)
    end = [option.verb for option in options].index("end")
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], options[end])
    while waiting(twin) and type(waiting(twin)[0]).__name__ != "March":
        answer(twin, waiting(twin)[0], waiting(twin)[0].options(twin)[-1])
    assert found[end] is not None
    assert max(lead for lead in found if lead is not None) >= found[end] >= forecast(twin, 0) - 0.001


def test_a_plan_fights_the_fight_it_leads_to():
    table = camp("prowlers", hand=("rage", "determination", "march")).begin().tokens("red", "blue")
    options = waiting(table.s)[0].options(table.s)
    found = dict(zip([option.verb for option in options], plans(table.s, 0, 12), strict=True))
    assert found["challenge"] > found["end"] + 1


@pytest.mark.parametrize(("hand", "stormed"), [(STRONG, True), (("promise",), False)])
def test_a_keep_is_stormed_when_it_can_be_won_and_left_alone_when_not(hand: tuple[str, ...], stormed: bool):
    table = siege("swordsmen", hand=hand, mana=("red",))
    found = {opinion.option: opinion.value for opinion in Greedy(GAME, guesses=1).advice(table.match.view(0), 0)}
    into_keep, end = table.find("move", "3:ne"), table.find("end")
    assert into_keep is not None
    assert end is not None
    assert (found[into_keep] > found[end]) == stormed


def test_a_garrison_face_down_is_what_its_back_says():
    table = siege("swordsmen", hand=("rage",))
    s = table.s
    space = table.at("3:ne")
    seen = garrison_of(s, 0, Clock(s, 0), space)
    assert seen is not None
    assert [kind.id for kind in seen.kinds] == ["swordsmen"]
    s.spots[space] = s.spots[space].with_tokens(s.spots[space].tokens, False)
    hidden = garrison_of(s, 0, Clock(s, 0), space)
    assert hidden is not None
    assert hidden.kinds == [expected(s, GREY)]


def test_a_fair_share_is_agreed_to_by_whoever_can_take_it_and_refused_by_whoever_cannot():
    able = land("tovak", "goldyx").hand("march", *STRONG, seat=1).units("altem_guardians", seat=1)
    assert liked(proposed(able, 1, shares=(1,)), 1) == "agree"
    weak = land("tovak", "goldyx").hand("march", "promise", seat=1)
    assert liked(proposed(weak, 1, shares=(1,)), 1) == "refuse"


def test_allies_propose_what_is_good_for_both():
    together = {"scenario": "full_cooperation", "joint_assaults": "no"}
    table = land("tovak", "goldyx", **together).hand("march", *STRONG).hand("march", *STRONG, seat=1)
    proposing = ready(table).find("propose", "c5:c")
    assert proposing is not None
    twin = table.s.copy()
    answer(twin, waiting(twin)[0], proposing)
    assert value(twin, 0) > value(table.s, 0) - 5
