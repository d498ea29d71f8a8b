"""What is printed on characters: every number of every string is rolled against, every keyword does something."""

import pytest

from ludotheque.games.ebbland.rules.effects.standing import life_of
from tests.games.ebbland.scenario import Stage, shows

# All characters and their strings, in the third edition.
STRINGS = {
    "brine_recruit": {"hit": [9], "block": [8]},
    "wall_pikeman": {"hit": [9], "block": [8]},
    "gate_crossbow": {"ranged": [8], "hit": [9], "block": [8]},
    "saltplate_guard": {"hit": [9], "armour": [10], "block": [8]},
    "bastion_sergeant": {"hit": [7, 10], "armour": [11], "block": [7, 11]},
    "wenna_stork": {"hit": [7, 11], "block": [8]},
    "anselm_quay": {"hit": [9], "block": [7, 10]},
    "doric_hesk": {"hit": [7, 9], "armour": [10], "block": [6, 10]},
    "oda_brandt": {"hit": [7, 9], "armour": [8], "block": [6, 9]},
    "mirel_of_saltgate": {"hit": [5, 7, 10], "armour": [9], "block": [6, 8, 11]},
    "cliff_fledgling": {"ranged": [11], "hit": [10], "block": [9]},
    "kite_slinger": {"ranged": [8], "hit": [10], "block": [9]},
    "wind_skirmisher": {"ranged": [10], "hit": [8], "block": [8]},
    "roost_watcher": {"ranged": [8], "hit": [9], "block": [9]},
    "harpoon_diver": {"ranged": [9], "hit": [7, 10], "block": [8]},
    "pip_farrow": {"hit": [8], "block": [8]},
    "sera_longsight": {"ranged": [7, 11], "hit": [9], "block": [9]},
    "talon_breck": {"ranged": [9], "hit": [7, 9], "block": [7, 10]},
    "storm_twins": {"ranged": [7, 9], "hit": [8, 10], "block": [8, 10]},
    "ansgar_skyreaver": {"ranged": [8, 11], "hit": [5, 8, 10], "block": [7, 9]},
    "slag_whelp": {"hit": [8], "block": [10]},
    "chain_brawler": {"hit": [7, 11], "block": [9]},
    "rivet_hurler": {"ranged": [8], "hit": [7], "block": [9]},
    "pit_ravager": {"hit": [6, 8], "block": [9]},
    "boiler_brute": {"hit": [6, 8], "armour": [11], "block": [8]},
    "nix_halfear": {"hit": [8], "block": [9]},
    "marrow_kett": {"hit": [6, 10], "block": [9]},
    "gutter_annis": {"hit": [6, 8, 11], "block": [9]},
    "hob_cauldron": {"hit": [6, 7], "armour": [10], "block": [8, 11]},
    "vark_unbolted": {"hit": [5, 7, 9], "armour": [11], "block": [8, 11]},
    "wick_apprentice": {"hit": [9], "block": [9]},
    "oil_carrier": {"hit": [8], "block": [8]},
    "lens_gunner": {"ranged": [8], "hit": [8], "block": [8]},
    "brass_automaton": {"hit": [8], "armour": [8], "block": [8]},
    "glare_adept": {"hit": [7, 10], "block": [7, 11]},
    "tamsin_quill": {"hit": [8], "block": [8]},
    "orrin_mays": {"hit": [8], "block": [7, 10]},
    "isolde_brightwire": {"ranged": [9], "hit": [6, 9], "block": [7, 10]},
    "clock_bailiff": {"hit": [6, 9], "armour": [8], "block": [7, 9]},
    "caul_ember": {"ranged": [8], "hit": [5, 8, 10], "armour": [10], "block": [6, 9]},
    "dock_tough": {"hit": [9], "block": [9]},
    "wandering_bowman": {"ranged": [8], "hit": [10], "block": [10]},
    "hired_blade": {"hit": [7, 11], "block": [8]},
    "ledo_quickcoin": {"hit": [9], "block": [9]},
    "rook_the_ferrier": {"hit": [8], "block": [8]},
    "sister_ash": {"hit": [7], "block": [7, 10]},
}
# Who strikes whom if nothing is said: two strikes that armour stops, and plenty of everything to stop.
STRIKER, STRUCK = "hob_cauldron", "oda_brandt"
NUMBERS = [(card, stat, number) for card, strings in STRINGS.items() for stat in strings for number in strings[stat]]
# Two dice for each total.
DICE = {total: (max(1, total - 6), min(6, total - 1)) for total in range(2, 13)}


def rolled(stage: Stage, slot: int, stat: str, dice: tuple[int, ...]) -> tuple[int, int]:
    """Total and count of the first roll of a fighter for a string; whoever could do something does not."""
    for _ in range(20):
        for roll, event in zip(stage.rolls(), stage.told("roll"), strict=True):
            if event["slot"] == slot and roll[0] == stat:
                return roll[1:]
        shots = [said for said in stage.said() if said.startswith("shoot")] if stat == "ranged" else []
        stage.do(next(said for said in (*shots, "pass", "hold") if said in stage.said()), dice=dice)
    raise AssertionError("no such roll")


def attempt(card: str, stat: str, total: int) -> tuple[int, int]:
    """What a fighter rolls for a string when its dice come to a total: total and count."""
    stage = Stage("breaker", "brackguard").plain()
    attacks = stat in ("ranged", "hit")
    other = {"hob_cauldron": "gutter_annis", "oda_brandt": "hob_cauldron"}.get(card, STRUCK if attacks else STRIKER)
    slots = [stage.fighter(0, card if attacks else other), stage.fighter(1, other if attacks else card)]
    before = () if attacks else (6, 6) if stat == "armour" or "armour" not in STRINGS[card] else (6, 6, 1, 1)
    stage.pools(slots[:1], slots[1:], dice=(*before, *DICE[total]))
    return rolled(stage, slots[0 if attacks else 1], stat, (*before, *DICE[total]))


@shows(*STRINGS)
@pytest.mark.parametrize(("card", "stat", "number"), NUMBERS)
def test_a_number_counts_from_its_total_on(card: str, stat: str, number: int):
    for dice in {number, number - 1} - {1}:
        total, met = attempt(card, stat, dice)
        assert met == sum(each <= total for each in STRINGS[card][stat])


def pair_of(card: str, other: str, seat: int = 0) -> tuple[Stage, int, int]:
    """A table with a fighter of one seat and one of the other."""
    stage = Stage("breaker", "brackguard").plain().stock(0, "dock_tough").stock(1, "dock_tough")
    first = stage.fighter(seat, card)
    return stage, first, stage.fighter(1 - seat, other)


@shows("wind_skirmisher", "pip_farrow")
@pytest.mark.parametrize("card", ["wind_skirmisher", "pip_farrow"])
def test_nobody_aims_at_an_elusive_character(card: str):
    stage, one, other = pair_of(card, "kite_slinger", 1)
    guard = stage.fighter(1, "oda_brandt")
    stage.pools([other], [one, guard])
    assert stage.said() == {f"shoot fighter {guard}", "hold"}


@shows("pip_farrow")
def test_a_maverick_rolls_two_dice_and_uses_the_higher():
    stage, one, _ = pair_of("pip_farrow", "dock_tough")
    stage.attack().do("lone", f"lone fighter {one}", dice=(1, 2))
    assert (stage.told("lone-die")[0]["die"], stage.told("lone-die")[0]["cost"]) == (2, 0)


@shows("pit_ravager", "gutter_annis", "vark_unbolted")
@pytest.mark.parametrize("card", ["pit_ravager", "gutter_annis", "vark_unbolted"])
def test_a_frenzied_character_strikes_in_both_rounds_with_lethal_wounds(card: str):
    stage, one, other = pair_of(card, "oda_brandt")
    stage.attack().involve(0, one).do("target site 3", "standard", f"commit fighter {other}")
    stage.s.fighter(one).wounds = life_of(stage.s, one)
    # The other strikes once and is not stopped.
    stage.do("done", dice=(1, 1, 3, 4, *[1] * 12))
    assert [
        roll["slot"] for roll, (stat, _, _) in zip(stage.told("roll"), stage.rolls(), strict=True) if stat == "hit"
    ] == [
        one,
        other,
    ] * 2
    assert stage.s.fighters[one] is None


@shows("oda_brandt", "brass_automaton", "clock_bailiff")
@pytest.mark.parametrize("card", ["oda_brandt", "brass_automaton", "clock_bailiff"])
def test_a_plated_character_rolls_armour_against_shots(card: str):
    stage, one, other = pair_of(card, "kite_slinger", 1)
    stage.pools([other], [one]).do(f"shoot fighter {one}", dice=(4, 4, 4, 4))
    assert stage.rolls()[1] == ("armour", 8, 1)


@shows("doric_hesk", "oda_brandt")
@pytest.mark.parametrize("card", ["doric_hesk", "oda_brandt"])
def test_a_bodyguard_may_take_the_shots_at_an_ally(card: str):
    stage, guard, other = pair_of(card, "kite_slinger", 1)
    ally = stage.fighter(1, "brine_recruit")
    stage.pools([other], [guard, ally]).do(f"shoot fighter {ally}", dice=(4, 4)).do(f"guard fighter {guard}")
    assert stage.s.fighters[ally] is not None


@shows("talon_breck", "ansgar_skyreaver")
@pytest.mark.parametrize("card", ["talon_breck", "ansgar_skyreaver"])
def test_whom_a_swift_attacker_kills_does_not_strike(card: str):
    stage, one, other = pair_of(card, "brine_recruit")
    stage.pools([one], [other]).do("hold", dice=(6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()] == ["hit", "block"]


@shows("storm_twins")
def test_a_scattering_shooter_names_several_targets():
    stage, one, other = pair_of("storm_twins", "brine_recruit")
    more = stage.fighter(1, "brine_recruit")
    stage.pools([one], [other, more]).do(f"shoot fighter {other}", f"shoot fighter {more}", dice=(6, 6))
    stage.do(f"share fighter {other}", f"share fighter {more}")
    assert stage.s.fighters == [stage.s.fighter(one), None, None]


@shows("vark_unbolted")
def test_armour_is_not_rolled_against_piercing_strikes():
    stage, one, other = pair_of("vark_unbolted", "oda_brandt")
    stage.pools([one], [other], dice=(6, 6, 1, 1))
    assert [roll[0] for roll in stage.rolls()[:2]] == ["hit", "block"]
