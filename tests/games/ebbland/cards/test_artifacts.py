"""What each artifact does."""

from ludotheque.games.ebbland.data import CARD
from ludotheque.games.ebbland.rules.effects.resolve import Window
from ludotheque.games.ebbland.rules.effects.standing import has
from ludotheque.games.ebbland.rules.terms import AT_SETUP, ELUSIVE, FRENZY
from ludotheque.kernel import advance
from tests.games.ebbland.scenario import Stage, settles, shows


@shows("salt_banner")
def test_salt_banner_spares_a_defender_a_wound_once_a_combat():
    stage = Stage("breaker", "brackguard").plain().artifact(3, "salt_banner")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other], dice=(4, 4, 1, 1, 1, 1)).do("use artifact 3")
    assert stage.s.fighters[other] is not None


@shows("founders_bell")
def test_founders_bell_gives_com_to_whoever_defends_its_site():
    stage = Stage("breaker", "brackguard").plain().artifact(3, "founders_bell")
    stage.fighter(0, "slag_whelp")
    stage.fighter(1, "brine_recruit")
    stage.side(1, com=2)
    stage.attack().involve(0, 0).do("target site 3", "standard", "use artifact 3")
    assert stage.s.sides[1].com == 3


@shows("wind_almanac")
def test_wind_almanac_adds_1_to_an_enlistment_for_log():
    stage = Stage("gullfolk", "brackguard").plain().artifact(0, "wind_almanac").hand(0, "roost_watcher")
    stage.turn().do("done", "enlist roost_watcher", "raise", dice=(2,)).do("use artifact 0")
    assert stage.s.card_of(0).id == "roost_watcher"
    assert stage.s.sides[0].log == 5


@shows("first_kite")
def test_first_kite_makes_small_fighters_elusive():
    stage = Stage("gullfolk", "breaker").plain().artifact(3, "first_kite")
    stage.fighter(0, "kite_slinger")
    small, large = stage.fighter(1, "slag_whelp"), stage.fighter(1, "rivet_hurler")
    stage.pools([0], [small, large])
    assert stage.said() == {f"shoot fighter {large}", "hold"}
    assert has(stage.s, small, ELUSIVE)


@shows("furnace_heart")
def test_furnace_heart_makes_an_attacker_frenzied():
    stage = Stage("breaker", "brackguard").plain().artifact(0, "furnace_heart")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other])
    stage.do("use artifact 0", dice=(1, 1, 6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()].count("hit") == 4, "it strikes in the second round too"
    assert stage.s.fighters[one] is None
    assert not any(change.value == FRENZY for change in stage.s.changes)


@shows("skull_tally")
def test_skull_tally_draws_a_card_for_a_control_roll_that_was_won():
    stage = Stage("breaker", "brackguard").plain().artifact(0, "skull_tally")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "brine_recruit")
    stage.pools([one], [other], dice=(4, 4, 1, 1, 1, 1, 1)).do("use artifact 0")
    assert len(stage.s.sides[0].hand) == 1
    assert stage.s.sides[0].points == 4


@shows("ninth_wick")
def test_ninth_wick_repeats_a_task_that_failed():
    stage = Stage("lampwright", "brackguard").plain().artifact(0, "ninth_wick")
    stage.fighter(0, "wick_apprentice")
    stage.act().do("use fighter 0", dice=(1,)).do("use artifact 0", dice=(5,))
    assert len(stage.s.sides[0].hand) == 1


@settles("B-44")
@shows("great_lens")
def test_great_lens_shows_the_hand_of_an_opponent_to_its_owner_alone():
    stage = Stage("lampwright", "brackguard").plain().artifact(0, "great_lens").hand(1, "brace", "volley").act()
    stage.do("use artifact 0")
    (event,) = [event for event in stage.s.events if event.name == "revealed"]
    assert event.hand == [CARD["brace"], CARD["volley"]]
    assert (event.is_seen_by(0), event.is_seen_by(-1)) == (True, False)
    assert stage.s.sides[0].log == 4


@shows("tide_clock")
def test_tide_clock_rolls_a_die_again_for_a_marker():
    stage = Stage("gullfolk", "brackguard").plain().artifact(0, "tide_clock")
    stage.side(0, markers=1)
    stage.turn().do("done", "done", "end", "roll", dice=(2, 3)).do("use artifact 0", "choose 2", dice=(6,))
    assert (stage.s.sides[0].com, stage.s.sides[0].log, stage.s.sides[0].markers) == (2, 6, 0)


@shows("iron_strongbox")
def test_iron_strongbox_brings_a_marker_at_the_start():
    stage = Stage().plain().artifact(0, "iron_strongbox")
    stage.s.then([Window(AT_SETUP, [0, 1])])
    advance(stage.s)
    assert stage.do("use artifact 0").s.sides[0].markers == 1


@shows("pilgrim_map")
def test_pilgrim_map_lets_a_third_card_be_discarded():
    stage = Stage().plain().artifact(0, "pilgrim_map").hand(0, "brace", "volley", "stoop", "footwork").turn()
    stage.do("discard brace", "discard volley", "discard stoop")
    assert len(stage.s.sides[0].hand) == 5


@shows("warning_fire")
def test_warning_fire_makes_instants_cheaper_for_the_defender():
    stage = Stage("breaker", "brackguard").plain().artifact(3, "warning_fire").hand(1, "false_alarm")
    stage.fighter(0, "slag_whelp")
    stage.attack().involve(0, 0).do("target site 3", "play false_alarm", "pick site 4")
    assert stage.s.sides[1].com == 5, "two less one"
    assert stage.s.sides[1].sacked == [False, True, False]
