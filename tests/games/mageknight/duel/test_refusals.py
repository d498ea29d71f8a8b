"""Why something is not possible to heroes who fight or would like to, with the clause it rests on."""

import pytest

from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, ROAD, Arena
from tests.games.mageknight.duel.test_effects import attacked
from tests.rules import rule


def why(t: Arena, seat: int, element: str, verb: str) -> tuple[str, str]:
    """The reason of a refusal, and its clause."""
    refusal = t.match.why_not(seat, element, verb)
    assert refusal is not None
    return refusal.reason, refusal.clause


@rule("MK-PVP-01", "MK-PVP-03", "MK-MOVE-39")
@pytest.mark.parametrize(
    ("duels", "announced", "reason"),
    [
        ("no", -1, ("no_duels", "MK-MOVE-39")),
        ("yes", 1, ("duels_over", "MK-PVP-03")),
        ("yes", -1, ("elsewhere", "MK-PVP-01")),
    ],
)
def test_why_a_hero_is_not_attacked(duels: str, announced: int, reason: tuple[str, str]):
    t = Arena(duels=duels).hand("rage").hand("rage", seat=1).land("1", "2").stand(ROAD).stand(FIELD, seat=1)
    t.announced(announced).begin()
    assert why(t, AGGRESSOR, "seat-1", "attack") == reason


@rule("MK-PVP-02")
def test_why_nobody_is_attacked_on_the_portal():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "2").stand("A:nw").stand("A:c", seat=1).begin().step("A:c")
    assert why(t, AGGRESSOR, "seat-1", "attack") == ("no_duel_here", "MK-PVP-02")


@rule("MK-PVP-15", "MK-PVP-16")
def test_why_a_partial_defender_has_neither_die_nor_skills():
    t = Arena().hand("rage").hand("swiftness", seat=1).crystals("white", seat=1).source("red")
    t.skills("goldyx_freezing_power", seat=1).meet()
    assert why(t, DEFENDER, "die-0", "") == ("partial_die", "MK-PVP-15")
    skill = t.player(1).skills[0]
    assert why(t, DEFENDER, f"skill-{skill}", "skill") == ("partial_skill", "MK-PVP-16")


@rule("MK-PVP-25")
def test_why_a_ranged_attack_does_not_serve_against_a_keep():
    t = Arena().hand("swiftness", "crushing_bolt").crystals("white", "green").hand("rage", seat=1).storm()
    card = t.player().hand[0]
    assert why(t, AGGRESSOR, f"card-{card}", "strong") == ("duel_siege", "MK-PVP-25")


@rule("MK-PVP-34", "MK-PVP-35", "MK-PVP-48", "MK-PVP-52", "MK-PVP-53")
def test_why_damage_does_not_buy_something():
    t = Arena().hand("rage", "march").hand("march", seat=1).units("foresters", "peasants wounded", seat=1).meet()
    t.melee().strike("rage").unblocked()
    assert why(t, AGGRESSOR, "rival_unit-10", "hit") == ("damage_short", "MK-PVP-34")
    assert why(t, AGGRESSOR, "rival_unit-11", "hit") == ("wounded", "MK-PVP-35")
    assert why(t, AGGRESSOR, f"hex-{t.at('1:c')}", "push") == ("damage_short", "MK-PVP-52")
    assert why(t, AGGRESSOR, f"hex-{t.at('A:c')}", "push") == ("no_refuge", "MK-PVP-53")


@rule("MK-PVP-48")
def test_why_nobody_is_pushed_back_from_afar():
    t = Arena().hand("swiftness", "rage").crystals("white").hand("march", seat=1).meet()
    t.do("strong", "swiftness").do("launch").unblocked()
    assert why(t, AGGRESSOR, f"hex-{t.at('1:e')}", "push") == ("only_wounds_from_afar", "MK-PVP-48")


@rule("MK-PVP-08")
def test_why_a_hero_who_played_ahead_is_not_attacked_again():
    t = Arena().hand("rage").hand("rage", seat=1).walk()
    t.s.players[DEFENDER].ahead = True
    assert why(t, AGGRESSOR, "seat-1", "attack") == ("attacked_already", "MK-PVP-08")


@rule("MK-PVP-23")
def test_why_an_effect_on_units_waits_for_an_attack():
    t = Arena().hand("tremor", "rage", "march").crystals("green").hand("march", seat=1).units("peasants", seat=1).meet()
    t.melee()
    assert why(t, AGGRESSOR, f"card-{t.player().hand[0]}", "basic") == ("no_attack_yet", "MK-PVP-23")


@rule("MK-PVP-62", "MK-PVP-65")
def test_why_an_effect_does_nothing_to_units_that_resist_it():
    t = attacked("ice_golems", hand=("chill",), crystals=("blue",))
    assert why(t, AGGRESSOR, f"card-{t.player().hand[0]}", "basic") == ("unmoved_units", "MK-PVP-62")
