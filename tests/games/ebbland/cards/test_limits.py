"""How much, how often and how far texts go: what the tests that show a card as such do not say."""

from tests.games.ebbland.scenario import Stage, shows

LOW = (1, 1, 1, 1)


@shows("mother_scoria")
def test_mother_scoria_takes_one_card_back_and_nobody_on_a_3():
    for die, offered in ((3, False), (4, True)):
        stage = Stage("breaker", "brackguard").plain().lead(0, "mother_scoria").side(0, discard=["pit_ravager"])
        one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
        stage.pools([one], [other], dice=(1, 1, 5, 5, 1, 1)).do("use leader 0", dice=(die,))
        assert ("recover slag_whelp" in stage.said()) == offered
    stage.do("recover slag_whelp")
    assert stage.held(0) == ["slag_whelp"]
    assert "recover pit_ravager" not in stage.said()


@shows("ledo_quickcoin")
def test_ledo_quickcoin_gains_1_and_nothing_on_a_4():
    for die, choice, log in ((4, None, 3), (5, "choose 2", 4)):
        stage = Stage().plain()
        stage.fighter(0, "ledo_quickcoin")
        stage.turn().do("done", "done", "end", "roll", dice=(2, 3)).do("use fighter 0", dice=(die,))
        if choice is not None:
            stage.do(choice)
        assert (stage.s.sides[0].com, stage.s.sides[0].log) == (2, log)


@shows("rook_the_ferrier")
def test_rook_the_ferrier_waits_for_the_second_round():
    stage = Stage("brackguard", "breaker").plain().stock(0, "dock_tough").stock(1, "dock_tough")
    one, other = stage.fighter(0, "rook_the_ferrier"), stage.fighter(1, "slag_whelp")
    stage.pools([one], [other], dice=LOW)
    assert "use fighter 0" in stage.said()
    assert len(stage.told("roll")) == 2, "the first round was fought before anybody was asked"


@shows("quartermaster")
def test_quartermaster_finds_one_weapon():
    stage = Stage().plain().hand(0, "quartermaster").act().do("play quartermaster", "take wall_halberd")
    assert stage.asked() == (0, "Act")


@shows("keel_stalls")
def test_keel_stalls_exchange_one_card_for_one_once_a_turn():
    stage = Stage().plain().site(0, "keel_stalls").hand(0, "brace", "volley").act()
    stage.do("use site 0", "give brace")
    assert len(stage.s.sides[0].hand) == 2, "one for one"
    assert "use site 0" not in stage.said()


@shows("mast_forest")
def test_mast_forest_helps_shooters_alone_and_in_the_shooting_round():
    stage = Stage("breaker", "gullfolk").plain().site(3, "mast_forest")
    one = stage.fighter(0, "oda_brandt")
    others = [stage.fighter(1, "kite_slinger"), stage.fighter(1, "harpoon_diver")]
    stage.pools([one], others).do("use site 3")
    assert [change["slot"] for change in stage.told("change")] == others[:1]
    stage.do("hold").do("hold")
    assert stage.s.changes == []


@shows("powder_hold")
def test_powder_hold_deals_one_wound():
    stage = Stage("breaker", "brackguard").plain().site(3, "powder_hold")
    one = stage.fighter(0, "wall_pikeman")
    stage.pools([one], []).do("use site 3")
    assert [wound["wounds"] for wound in stage.told("wound")] == [1]
    assert stage.s.fighters[one] is not None
