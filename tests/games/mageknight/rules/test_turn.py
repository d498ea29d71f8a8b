"""A player's turn: what comes before it, what it may hold, how it ends."""

import pytest

from tests.games.mageknight.positions import camp, country, fight, march, siege, strike, talk
from tests.games.mageknight.scenario import Table
from tests.rules import rule

TWO = ("tovak", "goldyx")


def worn_out(*hand: str) -> Table:
    """Seat 0 of two begins a turn with an empty deck."""
    return country(*TWO).hand(*hand).deck(only=True).stand("3:w").source()


@rule("MK-TURN-01")
def test_only_effects_for_before_the_turn_can_be_used_before_it():
    t = country().hand("march", "tranquility").source().stand("3:sw").begin()
    assert t.asked == "BeforeTurn"
    assert t.verbs == {"plunder", "begin"}


@rule("MK-TURN-01")
def test_a_village_can_be_plundered_while_another_player_has_the_turn():
    t = country(*TWO).hand("march", seat=0).hand("rage", seat=1).source().stand("3:w").stand("3:sw", seat=1).begin()
    assert (t.s.turn.seat, t.question.seat, t.asked) == (0, 1, "Meanwhile")
    assert t.verbs == {"plunder", "wait"}
    t.do("plunder")
    assert (len(t.cards(seat=1)), t.player(1).reputation) == (3, -1)
    assert (t.question.seat, t.asked) == (0, "March")
    # Once between two turns, not once per turn of the others.
    t.do("basic", "march").end_turn()
    assert t.s.turn.seat == 1
    assert t.refused("plunder")


@rule("MK-TURN-01")
@pytest.mark.parametrize("tactic", ["midnight_meditation", "sparing_power"])
def test_tactics_for_before_the_turn_serve_while_another_player_has_it(tactic: str):
    verb = {"midnight_meditation": "meditate", "sparing_power": "spare"}[tactic]
    t = country(*TWO).hand("march").hand("rage", seat=1).night().tactic(tactic, seat=1).source().stand("3:w").begin()
    assert (t.s.turn.seat, t.question.seat) == (0, 1)
    t.do(verb)
    while t.s.turn.seat == 0:
        t.passively()
    # Once before each turn: it is not asked for again before this one.
    assert t.refused(verb)


@rule("MK-TURN-01", "MK-SKILL-07")
def test_motivation_serves_while_another_player_has_the_turn():
    t = country(*TWO).hand("march").hand("rage", seat=1).skills("goldyx_motivation", "tovak_motivation", seat=1)
    t.fame(9).source().stand("3:w").begin()
    assert t.verbs == {"skill", "wait"}
    t.do("skill", "goldyx_motivation")
    assert len(t.cards(seat=1)) == 3
    # The mana waits for its owner's turn, and the other Motivation for the turn after that.
    assert t.mana() == []
    t.do("basic", "march").end_turn()
    assert (t.s.turn.seat, t.mana()) == (1, ["green"])
    assert t.refused("skill")
    t.end_turn().skip_to("Meanwhile")
    assert t.targets("skill") == ["tovak_motivation"]


@rule("MK-SKILL-07", "MK-TURN-01")
def test_of_two_motivations_one_may_come_before_the_turn_so_that_the_other_can_follow_it():
    t = country(*TWO).hand("march").skills("tovak_motivation", "goldyx_motivation").source().stand("3:w").begin()
    assert (t.question.seat, t.verbs) == (0, {"skill", "begin"})
    t.do("skill", "tovak_motivation")
    assert t.refused("skill")
    t.end_turn()
    assert (t.question.seat, t.targets("skill")) == (0, ["goldyx_motivation"])


@rule("MK-TURN-01", "MK-DRAW-11")
def test_long_night_helps_plunderers():
    t = country(*TWO).hand("march").deck(only=True).discard("rage", "promise", "stamina", "march", only=True)
    t.tactic("long_night").night().source().stand("3:sw").begin()
    t.do("plunder").do("prolong")
    assert len(t.cards()) == 3
    assert t.player().reputation == -1


@rule("MK-TURN-01", "MK-ROUND-29")
@pytest.mark.parametrize(("announced", "asked"), [(0, True), (1, False), (2, False)])
def test_whoever_has_no_turn_left_in_the_round_is_not_asked_meanwhile(announced: int, asked: bool):
    t = country("tovak", "goldyx", "norowas").hand("march", seat=1).stand("3:w").stand("3:sw", seat=2).source()
    t.hand("rage", seat=2).announced(announced).begin(1)
    # Seat 2 is next, unless it has announced itself; if seat 1 has, the round is over.
    if announced == 1:
        assert t.asked == "ChooseTactic"
    else:
        assert (t.asked == "Meanwhile") == asked


@rule("MK-TURN-01")
@pytest.mark.parametrize(("countdown", "asked"), [(1, False), (2, False), (3, True)])
def test_whoever_has_no_turn_left_in_the_game_is_not_asked_meanwhile(countdown: int, asked: bool):
    t = country("tovak", "goldyx", "norowas").hand("march").stand("3:w").stand("3:sw", seat=2).source()
    t.say(countdown=countdown).begin()
    assert (t.asked == "Meanwhile") == asked


@rule("MK-TURN-01")
def test_ordinary_effects_do_not_serve_while_another_player_has_the_turn():
    t = country(*TWO).hand("march").hand("tranquility", "wound", seat=1).skills("goldyx_potion_making", seat=1)
    t.source().stand("3:w").begin()
    assert (t.s.turn.seat, t.question.seat) == (0, 0)


@rule("MK-TURN-02")
def test_the_first_player_may_use_them_before_the_first_turn_of_the_round():
    t = country(*TWO).tactic("midnight_meditation").night().hand("march").source().stand("3:w").begin()
    assert t.offers("meditate")


@rule("MK-TURN-03")
def test_cards_drawn_before_the_turn_count_for_the_forced_pass():
    t = country(*TWO).hand().deck("rage", "march", only=True).source().stand("3:sw").begin().do("plunder")
    assert sorted(t.cards()) == ["march", "rage"]
    assert t.asked == "Opening"


@rule("MK-TURN-04")
def test_the_end_of_the_round_is_announced_once_only():
    t = worn_out("march").announced(1).begin()
    assert t.refused("announce")
    assert t.offers("basic", "march")


@rule("MK-TURN-05")
def test_with_a_card_in_the_deck_nobody_announces():
    t = country(*TWO).hand("march").deck("rage", only=True).stand("3:w").begin()
    assert t.refused("announce")


@rule("MK-TURN-06")
def test_an_empty_deck_and_hand_force_the_announcement():
    t = worn_out().begin()
    assert t.told("announce")
    assert t.s.announced == 0
    assert t.s.turn.seat == 1


@rule("MK-TURN-07", "MK-ROUND-28")
def test_with_cards_in_hand_and_an_empty_deck_one_may_announce_or_play():
    t = worn_out("march", "rage").begin()
    assert t.verbs == {"announce", "play"}
    assert t.copy().do("announce").s.turn.seat == 1
    assert t.do("play").offers("basic", "march")


@rule("MK-TURN-08")
def test_an_empty_deck_and_hand_after_the_announcement_force_a_pass():
    t = worn_out().announced(1).begin(0)
    assert t.told("pass")
    assert not t.told("announce")


@rule("MK-TURN-09")
def test_a_passed_turn_brings_nothing_from_the_space():
    t = worn_out("march").stand("3:se").begin().do("announce")
    assert t.inventory() == []
    assert t.s.turn.seat == 1


@rule("MK-TURN-10", "MK-REST-01", "MK-MOVE-01")
def test_whoever_rests_does_not_move_any_more():
    t = march("march", "rage", "tranquility").play("march").do("rest").do("give", "rage")
    assert t.refused("move")
    assert t.refused("explore")


@rule("MK-TURN-11", "MK-DRAW-02")
def test_a_turn_without_any_card_demands_a_discard():
    t = march("march", "rage").do("end")
    assert t.asked == "DiscardSome"
    assert t.refused("done")
    t.do("give", "rage")
    assert t.offers("done")


@rule("MK-TURN-11")
def test_a_hand_of_wounds_only_leaves_the_slow_recovery():
    t = march("wound", "wound")
    assert t.verbs == {"recover"}


@rule("MK-TURN-11")
def test_not_even_flight_leads_a_hero_with_nothing_but_wounds_away():
    t = country().hand("wound").skills("goldyx_flight").enemy("3:nw", "prowlers").source().stand("3:w").begin()
    assert t.verbs == {"recover"}
    t = country().hand("wound", "rage").skills("goldyx_flight").source().stand("3:w").begin()
    assert t.offers("skill", "goldyx_flight")


@rule("MK-TURN-11")
def test_the_last_wound_is_kept_for_the_slow_recovery():
    t = country().hand("wound", "wound").skills("goldyx_potion_making").source().stand("3:w").begin()
    t.do("skill", "goldyx_potion_making").do("mend", "wound")
    assert t.verbs == {"recover"}
    # Once it is discarded the duty is done, and what is left may be healed.
    assert t.do("recover").verbs == {"end"}


@rule("MK-TURN-11")
def test_nor_is_it_passed_on_to_another_hero():
    t = country("arythea", "goldyx").skills("arythea_healing_ritual").source().stand("3:w").stand("3:c", seat=1)
    assert t.copy().hand("wound").begin().verbs == {"recover"}
    assert t.copy().hand("wound", "wound").begin().do("skill", "arythea_healing_ritual").verbs == {"recover"}
    assert t.hand("wound", "rage").begin().do("skill", "arythea_healing_ritual").wounds() == 0


@rule("MK-TURN-11")
def test_a_card_drawn_in_the_turn_makes_it_a_normal_one():
    t = country().hand("wound").deck("march", "rage").skills("tovak_motivation").source().stand("3:w").begin()
    assert t.verbs == {"recover", "skill"}
    assert t.do("skill", "tovak_motivation").offers("end")


@rule("MK-TURN-12")
def test_a_wound_drawn_into_an_empty_hand_binds_nobody():
    t = country().hand().deck("wound", "wound", "march", only=True).skills("tovak_motivation").source().stand("3:w")
    t.begin().do("skill", "tovak_motivation")
    assert (t.cards(), t.verbs >= {"end", "recover"}) == (["wound", "wound"], True)


@rule("MK-TURN-12")
def test_the_duty_to_use_a_card_is_lifted_with_an_empty_hand_and_a_deck():
    t = country().hand().deck("rage", "march", "promise", only=True).skills("tovak_motivation").source().stand("3:w")
    t.begin()
    assert t.copy().do("end").told("drawn")
    t.do("skill", "tovak_motivation").do("end")
    assert t.asked == "DiscardSome"
    assert t.offers("done")


@rule("MK-TURN-13", "MK-TURN-24")
def test_no_step_and_no_exploration_after_the_action():
    t = country().hand("march", "march", "tranquility").source().stand("5:se").enemy("5:e", "diggers").begin()
    t.play("march", "march").do("challenge", "5:e")
    assert t.offers("next")
    t.skip_to("Quiet")
    assert t.offers("basic", "tranquility")
    assert t.refused("move")
    assert t.refused("explore")


@rule("MK-TURN-15", "MK-MOVE-11")
def test_entering_a_defended_keep_forces_an_assault():
    t = siege("guardsmen", hand=("rage",)).move_to("3:ne")
    assert t.foes() == ["guardsmen"]
    assert t.refused("move")
    assert t.refused("end")


@rule("MK-TURN-16", "MK-COMBAT-12", "MK-MOVE-14")
def test_provoked_enemies_force_a_fight():
    t = camp("prowlers", hand=("march", "march", "rage")).begin().play("march", "march").move_to("1:c")
    assert t.foes() == ["prowlers"]
    assert t.refused("move")
    assert t.refused("interact")


@rule("MK-TURN-17", "MK-INTERACT-02", "MK-TURN-23")
def test_one_action_a_turn():
    t = country().stand("5:ne").hand("promise", "tranquility").source().begin()
    assert t.offers("challenge", "5:e")
    t.do("interact")
    assert t.refused("challenge")
    t.do("leave")
    assert t.refused("challenge")
    assert t.refused("interact")


@rule("MK-TURN-18")
def test_nobody_to_talk_to_on_a_space_without_a_site():
    assert march("promise").refused("interact")
    assert march("promise", stand="5:ne").offers("interact")


@rule("MK-TURN-19")
def test_an_adventure_site_is_entered_from_its_own_space():
    t = Table().land("6", "7").hand("rage").source()
    assert t.copy().stand("6:c").begin().refused("enter")
    assert t.copy().stand("6:w").begin().offers("enter")


@rule("MK-TURN-20")
def test_only_adjacent_rampaging_enemies_are_challenged():
    assert camp("prowlers", hand=("rage",)).stand("1:sw").begin().refused("challenge")
    assert camp("prowlers", hand=("rage",)).begin().offers("challenge", "1:nw")


@rule("MK-TURN-21")
def test_burning_a_monastery_is_an_action_and_a_fight():
    t = country().stand("5:ne").hand("rage", "tranquility").source().pile("monks").begin().do("burn")
    assert t.foes() == ["monks"]
    t.skip_to("Quiet")
    assert t.refused("burn")
    assert t.refused("interact")


@rule("MK-TURN-22")
def test_no_action_need_be_taken():
    t = camp("prowlers", hand=("march",)).begin().play("march").do("end")
    assert t.s.combat is None
    assert t.on("1:nw") == ["prowlers"]


@rule("MK-TURN-23")
def test_a_forced_fight_is_the_action_of_the_turn():
    t = camp("diggers", hand=("march", "march", "tranquility", "rage")).stand("1:c").begin()
    t.play("march", "march").move_to("1:w").skip_to("Quiet")
    assert t.refused("challenge")
    assert t.refused("interact")


@rule("MK-MOVE-06", "MK-TURN-26")
def test_wounds_are_healed_on_the_way():
    t = march("march", "stamina", "tranquility", "concentration", "wound").play("march").move_to("3:nw")
    t.play("tranquility").choose(0).do("mend", "wound").play("stamina", "concentration").do("colour", "red")
    assert (t.wounds(), t.mana()) == (0, ["red"])
    assert t.offers("move")


@rule("MK-TURN-25", "MK-MOVE-06")
def test_special_effects_are_played_at_any_time():
    t = fight("diggers", hand=("concentration",))
    assert t.offers("basic", "concentration")
    assert camp("diggers", hand=("concentration",)).begin().offers("basic", "concentration")
    t.skip_to("Defend")
    assert t.offers("basic", "concentration")
    t.skip_to("Strike")
    assert t.offers("basic", "concentration")
    t.skip_to("Quiet")
    assert t.offers("basic", "concentration")


@rule("MK-TURN-26", "MK-COMBAT-29", "MK-WOUND-13")
def test_healing_waits_until_the_fight_is_over():
    t = fight("diggers", hand=("tranquility", "concentration", "wound"))
    for phase in ("Shoot", "Defend", "Strike"):
        assert t.skip_to(phase).refused("basic", "tranquility")
    t.skip_to("Quiet").play("tranquility").choose(0)
    wounds = t.wounds()
    t.do("mend", "wound")
    assert t.wounds() == wounds - 1


@rule("MK-TURN-27", "MK-WOUND-08", "MK-REST-07")
def test_a_die_of_the_source_powers_healing_while_resting():
    t = march("tranquility", "rage", "wound", "wound").source("green").do("rest").do("give", "rage").do("done")
    t.powered("tranquility").choose(0)
    assert t.effort.heal == 2
    assert t.do("mend", "wound").wounds() == 1


@rule("MK-TURN-28", "MK-MANA-13", "MK-END-01")
def test_the_used_die_is_rolled_and_back_when_the_turn_ends():
    t = march("march", "rage").source("green", "red", "blue").powered("march").load("white").do("end")
    assert t.events[0].name == "dice"
    assert t.s.source == [2, 0, 1]


@rule("MK-TURN-30")
def test_the_next_turn_begins_when_the_last_one_is_finished():
    t = march("march", "rage", heroes=TWO).play("march").do("end")
    assert t.asked == "DiscardSome"
    assert [question.seat for question in t.match.questions()] == [0]


@rule("MK-TURN-17")
@pytest.mark.parametrize("action", ["interact", "burn", "challenge"])
def test_without_a_duty_one_of_the_actions_is_free(action: str):
    assert country().stand("5:ne").hand("rage").source().begin().offers(action)


@rule("MK-TURN-26")
def test_a_healing_effect_is_offered_while_moving_talking_and_after():
    assert march("tranquility", "wound").offers("basic", "tranquility")
    assert talk("tranquility", "wound").offers("basic", "tranquility")
    assert strike("prowlers", hand=("tranquility", "rage")).refused("basic", "tranquility")
