"""The four Magic cards (IM-MAGIC)."""

import pytest

from ludotheque.games.immortals.rules.events import SanctuaryBuilt, Scored, SeizureFailed
from ludotheque.games.immortals.rules.state import NONE, SANCTUARY
from tests.games.immortals.table import ANI, DIRK, FRANK, MIKE, NAMES, Table, card, place
from tests.rules import rule


def casting(spell: str, energy: int, gold: int, **table: Table) -> Table:
    """Dirk casts a spell; he is in Treehome, Foothold (light) and Windward (dark), with five armies in each limbo."""
    t = table.get("t") or Table(3)
    t.armies(DIRK, light={"Treehome": 1, "Foothold": 1}, dark={"Windward": 1}).limbo(DIRK, 5, 5)
    return t.purse(DIRK, energy, gold).lay(DIRK, magic_light=spell).resolve().do("reveal magic_light")


@rule("IM-MAGIC-01")
def test_two_different_magic_cards_a_round():
    t = Table(3).plan()
    t.do("pick muster", "lay magic_light", seat=DIRK)
    assert "pick muster" not in t.offers(DIRK)
    t.do("pick foresight", "lay magic_dark", seat=DIRK)
    assert not {offer for offer in t.offers(DIRK) if offer.startswith("pick")} - {"pick blank"}


@rule("IM-MAGIC-02", "IM-MAGIC-03", "IM-MAGIC-05", "IM-MAGIC-04")
def test_example_five_armies_of_one_limbo_spread_on_its_side():
    t = casting("great_transition", 4, 1)
    assert t.offers() == {"place Treehome light", "place Foothold light", "place Windward dark", "gold", "energy"}
    t.do("place Treehome light")
    assert t.offers() == {"place Treehome light", "place Foothold light"}
    t.do("place Treehome light", "place Foothold light", "place Foothold light", "place Foothold light")
    assert (t.at("Treehome light"), t.at("Foothold light")) == ((DIRK, 3), (DIRK, 4))
    assert t.player(DIRK).limbo == [0, 5]
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MAGIC-02")
def test_no_more_than_five_come_of_a_larger_limbo():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).limbo(DIRK, light=8).purse(DIRK, 4, 1)
    t.lay(DIRK, magic_light="great_transition").resolve().do("reveal magic_light", *["place Treehome light"] * 5)
    assert t.player(DIRK).limbo == [3, 0]
    assert t.s.round == 2, "the action is over"


@rule("IM-MAGIC-02")
def test_a_smaller_limbo_gives_what_it_has_at_full_price():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).limbo(DIRK, light=2).purse(DIRK, 4, 1)
    t.lay(DIRK, magic_light="great_transition").resolve().do("reveal magic_light")
    t.do("place Treehome light", "place Treehome light")
    assert t.player(DIRK).limbo == [0, 0]
    assert t.s.round == 2, "the action is over"


@rule("IM-MAGIC-03", "IM-MAGIC-21")
@pytest.mark.parametrize(("spell", "verb"), [("great_transition", "place"), ("muster", "transition")])
def test_nothing_comes_of_an_empty_limbo(spell: str, verb: str):
    t = Table(3).armies(DIRK, light={"Treehome": 1}, dark={"Windward": 1}).limbo(DIRK, light=1).purse(DIRK, 4, 2)
    t.cards().lay(DIRK, magic_light=spell).resolve().do("reveal magic_light")
    assert t.offers() == {f"{verb} Treehome light", "gold", "energy"}


@rule("IM-MAGIC-04")
@pytest.mark.parametrize(("energy", "gold"), [(3, 1), (4, 0)])
def test_the_great_transition_needs_its_price(energy: int, gold: int):
    assert casting("great_transition", energy, gold).offers() == {"gold", "energy"}


def foresight() -> Table:
    return casting("foresight", 0, 1, t=Table(3).first(MIKE, DIRK))


@rule("IM-MAGIC-06", "IM-MAGIC-07")
def test_a_conflict_card_for_one_gold():
    t = foresight()
    assert t.offers() == {"draw", "marker", "gold", "energy"}
    deck = len(t.s.deck)
    t.do("draw")
    assert (len(t.player(DIRK).conflicts), len(t.s.deck)) == (1, deck - 1)
    assert t.wealth(DIRK) == (0, 0)
    assert t.s.first == MIKE


@rule("IM-MAGIC-06", "IM-MAGIC-08", "IM-MAGIC-11")
def test_example_the_marker_for_one_gold():
    t = foresight().do("marker")
    assert t.s.first == t.s.leader == DIRK, "Dirk begins the next round"
    assert t.s.round == 2
    assert t.wealth(DIRK) == (0, 0)
    assert t.player(DIRK).conflicts == []


@rule("IM-MAGIC-09", "IM-SCORE-01")
def test_the_order_of_this_round_stays():
    t = Table(4).purse(MIKE, gold=1).lay(MIKE, magic_light="foresight", magic_dark="muster").lay(ANI, gold="Treehome")
    t.armies(ANI, light={"Treehome": 1}).resolve()
    t.do("gold", "reveal magic_light", "marker")
    assert t.s.first == MIKE
    assert t.asked() == ANI
    t.do("reveal gold", "extract Treehome light", "gold", "gold", "pass", "gold")
    assert [event.seat for event in t.tells(Scored)] == [MIKE, ANI, FRANK, DIRK]


@rule("IM-MAGIC-10", "IM-SETUP-25")
def test_the_last_taker_begins_and_the_marker_else_stays():
    t = (
        Table(4)
        .purse(MIKE, gold=1)
        .purse(ANI, gold=1)
        .lay(MIKE, magic_light="foresight")
        .lay(ANI, magic_light="foresight")
    )
    t.resolve().do("gold", "reveal magic_light", "marker", "reveal magic_light", "marker")
    assert t.s.leader == ANI
    again = Table(4, rounds="3").lay(MIKE, gold="Treehome")
    again.first(ANI)
    again.resolve().do("gold", "gold", "gold", "reveal gold", "gold")
    assert (again.s.round, again.s.leader) == (2, ANI)


def claiming(energy: int = 2, gold: int = 2, **dark: int) -> Table:
    """Dirk has four armies in Tribute Pass (light) and others have some across; Ani holds its card."""
    t = (
        Table(3)
        .armies(DIRK, light={"Tribute Pass": 4})
        .purse(DIRK, energy, gold)
        .lay(DIRK, magic_light="claim_or_consecrate")
    )
    for name, armies in dark.items():
        t.armies({"ani": ANI, "mike": MIKE}[name], dark={"Tribute Pass": armies})
    return t.lay(ANI, gold="Tribute Pass").resolve().do("reveal magic_light")


@rule("IM-MAGIC-12", "IM-MAGIC-13")
def test_a_sanctuary_for_two_energy_and_two_gold():
    t = claiming(ani=3)
    assert t.offers() == {"sanctuary Tribute Pass light", "seize Tribute Pass light", "gold", "energy"}
    t.do("sanctuary Tribute Pass light")
    assert t.s.buildings[place("Tribute Pass light")] == SANCTUARY
    assert t.told(SanctuaryBuilt).points == 1
    assert t.wealth(DIRK) == (0, 0)
    assert t.holder("Tribute Pass") == ANI


@rule("IM-MAGIC-12")
@pytest.mark.parametrize(("energy", "gold"), [(1, 2), (2, 1)])
def test_claim_or_consecrate_needs_its_price(energy: int, gold: int):
    assert claiming(energy, gold, ani=3).offers() == {"gold", "energy"}


@rule("IM-MAGIC-13")
def test_a_sanctuary_keeps_to_the_limits_of_building():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).purse(DIRK, 2, 2).lay(DIRK, magic_light="claim_or_consecrate")
    t.built("sanctuary", "Treehome light")
    assert "sanctuary Treehome light" not in t.resolve().do("reveal magic_light").offers()


@rule("IM-MAGIC-14")
def test_one_seizes_where_one_is_and_lacks_the_card():
    t = Table(3).armies(DIRK, light={"Treehome": 1, "Foothold": 1}).give(DIRK, "Treehome").give(ANI, "Windward")
    t.purse(DIRK, 2, 2).lay(DIRK, magic_light="claim_or_consecrate").resolve().do("reveal magic_light")
    assert {offer for offer in t.offers() if offer.startswith("seize")} == {"seize Foothold light"}


@rule("IM-MAGIC-15", "IM-MAGIC-16", "IM-MAGIC-18")
def test_example_dirk_seizes_tribute_pass_off_anis_board():
    t = claiming(ani=3)
    assert t.laid(ANI, "gold") == card("Tribute Pass")
    t.do("seize Tribute Pass light")
    assert t.holder("Tribute Pass") == DIRK
    assert t.laid(ANI, "gold") == NONE
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MAGIC-16")
@pytest.mark.parametrize("laid", ["Tribute Pass", "Windward dark"])
def test_what_is_seized_ends_taking_back_for_it_shows_whether_it_was_laid(laid: str):
    t = Table(3).armies(DIRK, light={"Tribute Pass": 3}).give(ANI, "Tribute Pass").armies(ANI, dark={"Tribute Pass": 1})
    t.purse(DIRK, 2, 2).lay(DIRK, magic_light="claim_or_consecrate").lay(ANI, gold=laid).resolve()
    revealed = t.do("reveal magic_light").s.revealed
    assert t.do("seize Tribute Pass light").s.revealed > revealed


@rule("IM-MAGIC-16")
def test_a_seized_plan_is_not_compensated():
    t = claiming(ani=3).do("seize Tribute Pass light")
    assert t.s.round == 2, "nobody has a card left, so the phase is over"
    assert t.wealth(ANI) == (0, 0)


@rule("IM-MAGIC-15")
def test_the_holders_armies_count_and_nobody_elses():
    t = claiming(mike=9).do("seize Tribute Pass light")
    assert t.holder("Tribute Pass") == DIRK


@rule("IM-MAGIC-15")
def test_a_card_in_the_deck_is_taken_from_there():
    t = Table(3).armies(DIRK, light={"Foothold": 1}).purse(DIRK, 2, 2).lay(DIRK, magic_light="claim_or_consecrate")
    t.resolve().do("reveal magic_light", "seize Foothold light")
    assert t.holder("Foothold") == DIRK


@rule("IM-MAGIC-17")
@pytest.mark.parametrize("armies", [4, 5])
def test_equal_or_fewer_armies_seize_nothing_and_the_price_is_gone(armies: int):
    t = claiming(ani=armies).do("seize Tribute Pass light")
    assert t.holder("Tribute Pass") == ANI
    failed = t.told(SeizureFailed)
    assert (failed.armies, failed.opposing) == (4, armies)
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MAGIC-19", "IM-MAGIC-20", "IM-MAGIC-22")
def test_example_two_conflict_cards_for_two_gold():
    t = casting("muster", 0, 2)
    deck = len(t.s.deck)
    t.do("draw")
    assert (len(t.player(DIRK).conflicts), len(t.s.deck)) == (2, deck - 2)
    assert t.wealth(DIRK) == (0, 0)
    assert t.player(DIRK).limbo == [5, 5]


@rule("IM-MAGIC-20")
def test_discards_are_shuffled_in_when_the_deck_ends():
    t = casting("muster", 0, 2, t=Table(3).cards(["Windward dark"], ["Foothold dark"])).do("draw")
    assert set(t.player(DIRK).conflicts) == {card("Windward dark"), card("Foothold dark")}


@rule("IM-MAGIC-20", "IM-REINF-02")
def test_the_new_deck_is_in_no_known_order():
    first = set()
    for seed in range(20):
        t = Table(3).cards(discard=[f"{name} light" for name in NAMES[:8]])
        t.seed = seed
        first.add(tuple(casting("muster", 0, 2, t=t).do("draw").player(DIRK).conflicts))
    assert len(first) > 10


@rule("IM-MAGIC-19", "IM-MAGIC-21")
def test_two_armies_to_one_region():
    t = casting("muster", 0, 2)
    ways = {"transition Treehome light", "transition Foothold light", "transition Windward dark", "draw"}
    assert t.offers() == ways | {"gold", "energy"}
    t.do("transition Windward dark")
    assert t.at("Windward dark") == (DIRK, 3)
    assert t.player(DIRK).limbo == [5, 3]
    assert t.wealth(DIRK) == (0, 0)


@rule("IM-MAGIC-21")
def test_a_single_army_in_limbo_goes_alone():
    t = (
        Table(3)
        .armies(DIRK, light={"Treehome": 1})
        .limbo(DIRK, light=1)
        .purse(DIRK, gold=2)
        .lay(DIRK, magic_light="muster")
    )
    t.resolve().do("reveal magic_light", "transition Treehome light")
    assert t.at("Treehome light") == (DIRK, 2)


@rule("IM-MAGIC-19")
def test_muster_needs_its_price():
    assert casting("muster", 5, 1).offers() == {"gold", "energy"}
