"""What the house says of texts, for the booklet is silent on them: whose, when, for what price, how often, for what."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.terms import GEAR_EACH
from tests.games.ebbland.scenario import Stage, settles
from tests.rules import rule


def with_a_tinker(seat: int = 0) -> Stage:
    """An apprentice, who once a turn pays LOG in the action phase."""
    stage = Stage().plain()
    stage.fighter(seat, "wick_apprentice")
    return stage


@rule("CC-TEXT-01")
def test_a_text_waits_for_its_moment_and_obeys_its_owner():
    assert with_a_tinker().turn().why_not("fighter-0", "use") == ("text_when", "CC-TEXT-01")
    assert with_a_tinker(1).act().why_not("fighter-0", "use") == ("text_not_yours", "CC-TEXT-01")
    assert Stage().lead(0, "ruy_dask").act().why_not("leader-0", "use") == ("text_static", "CC-TEXT-01")


@rule("CC-TEXT-02")
def test_a_price_that_cannot_be_paid_in_full_is_not_paid_at_all():
    stage = Stage().plain().site(0, "chain_yard").act()
    assert stage.why_not("site-0", "use") == ("cards_short", "CC-TEXT-02")
    assert (stage.s.sides[0].com, stage.s.sides[0].log) == (6, 6)


@rule("CC-TEXT-03")
def test_once_a_turn_is_once_a_turn():
    stage = with_a_tinker().act().do("use fighter 0", dice=(1,))
    assert stage.why_not("fighter-0", "use") == ("used_up", "CC-TEXT-03")
    assert stage.s.sides[0].log == 5


@rule("CC-TEXT-04")
def test_a_text_without_anybody_to_apply_to_is_kept():
    stage = Stage().plain().hand(0, "sabotage").act()
    assert stage.why_not(f"card-{CARD['sabotage']}", "play") == ("pointless", "CC-TEXT-04")


@settles("B-29")
@rule("CC-TEXT-05")
def test_in_a_combat_only_those_in_the_pool_use_their_texts():
    stage = Stage().plain()
    own = [stage.fighter(0, "mirel_of_saltgate", "drillmaster"), stage.fighter(0, "brine_recruit")]
    idle = stage.fighter(0, "bastion_sergeant", "drillmaster")
    stage.pools(own, [stage.fighter(1, "hob_cauldron")]).do("pair fighter 3")
    assert "use gear 0" in stage.said()
    assert stage.why_not(f"gear-{idle * GEAR_EACH}", "use") == ("not_in_pool", "CC-TEXT-05")
