"""The enemies: what it takes to defeat and to block each of them, and what happens otherwise."""

import pytest

from tests.games.mageknight.components.stage import Stage

# Armour, attack, element, fame, resistances, abilities.
ENEMIES = {
    "prowlers": (3, 4, "physical", 2, "", ""),
    "diggers": (3, 3, "physical", 2, "", "fortified"),
    "cursed_hags": (5, 3, "physical", 3, "", "poison"),
    "wolf_riders": (4, 3, "physical", 3, "", "swift"),
    "ironclads": (3, 4, "physical", 4, "physical", "brutal"),
    "orc_summoners": (4, 0, "none", 4, "", "summon"),
    "crossbowmen": (4, 4, "physical", 3, "", "swift"),
    "guardsmen": (7, 3, "physical", 3, "", "fortified"),
    "swordsmen": (5, 6, "physical", 4, "", ""),
    "golems": (5, 2, "physical", 4, "physical", ""),
    "minotaur": (5, 5, "physical", 4, "", "brutal"),
    "gargoyle": (4, 5, "physical", 4, "physical", ""),
    "medusa": (4, 6, "physical", 5, "", "paralyze"),
    "crypt_worm": (6, 6, "physical", 5, "", "fortified"),
    "werewolf": (5, 7, "physical", 5, "", "swift"),
    "monks": (5, 5, "physical", 4, "", "poison"),
    "illusionists": (3, 0, "none", 4, "physical", "summon"),
    "ice_mages": (6, 5, "ice", 5, "ice", ""),
    "fire_mages": (5, 6, "fire", 5, "fire", ""),
    "ice_golems": (4, 2, "ice", 5, "physical ice", "paralyze"),
    "fire_golems": (4, 3, "fire", 5, "physical fire", "brutal"),
    "freezers": (7, 3, "ice", 7, "fire", "swift paralyze"),
    "gunners": (6, 6, "fire", 7, "ice", "brutal"),
    "altem_guardsmen": (7, 6, "physical", 8, "physical fire ice", "fortified"),
    "altem_mages": (8, 4, "coldfire", 8, "physical", "brutal poison fortified"),
    "swamp_dragon": (9, 5, "physical", 7, "", "swift poison"),
    "fire_dragon": (7, 9, "fire", 8, "physical fire", ""),
    "ice_dragon": (7, 6, "ice", 8, "physical ice", "paralyze"),
    "high_dragon": (9, 6, "coldfire", 9, "fire ice", "brutal"),
}
DRAGONS = ("swamp_dragon", "fire_dragon", "ice_dragon", "high_dragon")
ATTACKERS = [name for name in ENEMIES if ENEMIES[name][1]]
# Which blocks stop an attack in full.
EFFICIENT = {
    "physical": ("", "fire", "ice", "coldfire"),
    "fire": ("ice", "coldfire"),
    "ice": ("fire", "coldfire"),
    "coldfire": ("coldfire",),
}
ARMOUR = 3


def facing(*enemies: str, level: int = 24, pile: str = "minotaur") -> Stage:
    """A hero of armour 3 in front of enemies."""
    stage = Stage("tovak")
    stage.fame(level).hand("promise", "march", "stamina").pile(pile)
    return stage.fight(*enemies)


def halved(element: str, resist: list[str]) -> bool:
    """Tell whether resistances halve an attack."""
    return {"fire", "ice"} <= set(resist) if element == "coldfire" else (element or "physical") in resist


@pytest.mark.parametrize("element", ["", "fire", "ice", "coldfire"])
@pytest.mark.parametrize("enemy", ENEMIES)
def test_it_takes_its_armour_to_defeat_an_enemy(enemy, element):
    armour, _, _, _, resist, _ = ENEMIES[enemy]
    needed = 2 * armour if halved(element, resist.split()) else armour
    stage = facing(enemy, level=99).strike()
    assert stage.ready(f"attack {needed - 1} {element}").refused("strike", enemy)
    assert stage.ready(f"attack {needed} {element}").offers("strike", enemy)


@pytest.mark.parametrize("enemy", ENEMIES)
def test_a_defeated_enemy_brings_fame_and_reputation(enemy):
    stage = facing(enemy, level=99).strike()
    stage.ready("attack 40").do("strike", enemy)
    assert stage.player().fame == 99 + ENEMIES[enemy][3]
    assert stage.player().reputation == (2 if enemy in DRAGONS else 1)
    assert stage.on("1:nw") == []


@pytest.mark.parametrize("enemy", ENEMIES)
def test_shots_reach_whom_walls_do_not_protect(enemy):
    _armour, _, _, _, _resist, abilities = ENEMIES[enemy]
    stage = facing(enemy)
    walled = "fortified" in abilities
    assert stage.ready("ranged 40").offers("strike", enemy) == (not walled)
    assert stage.ready("siege 40").offers("strike", enemy)
    assert stage.ready("attack 40").refused("strike", enemy)
    stage = Stage("tovak").fame(24).hand("promise", "march").assault(enemy)
    assert stage.ready("ranged 40").refused("strike", enemy)
    # Fortified twice, it is out of reach.
    assert stage.ready("siege 40").offers("strike", enemy) == (not walled)


@pytest.mark.parametrize("element", ["", "fire", "ice", "coldfire"])
@pytest.mark.parametrize("enemy", ATTACKERS)
def test_it_takes_its_attack_to_block_an_enemy(enemy, element):
    _, attack, kind, _, _, abilities = ENEMIES[enemy]
    needed = 2 * attack if "swift" in abilities else attack
    if element not in EFFICIENT[kind]:
        needed *= 2
    stage = facing(enemy).defend()
    assert stage.ready(f"block {needed - 1} {element}").refused("block", enemy)
    stage.ready(f"block {needed} {element}").do("block", enemy)
    assert stage.strike().wounds() == 0


@pytest.mark.parametrize("enemy", ATTACKERS)
def test_an_enemy_that_is_not_blocked_wounds_the_hero(enemy):
    _, attack, _, _, _, abilities = ENEMIES[enemy]
    damage = 2 * attack if "brutal" in abilities else attack
    wounds = -(-damage // ARMOUR)
    stage = facing(enemy).strike()
    assert stage.wounds() == wounds
    assert stage.wounds("discard") == (wounds if "poison" in abilities else 0)
    # Six Wounds knock the hero out, too.
    lost = "paralyze" in abilities or wounds >= 6
    assert stage.cards()[:3] == (["wound"] * min(3, wounds) if lost else ["promise", "march", "stamina"])


@pytest.mark.parametrize("enemy", ATTACKERS)
def test_an_enemy_that_is_not_blocked_wounds_a_unit(enemy):
    _, attack, _, _, _, abilities = ENEMIES[enemy]
    damage = 2 * attack if "brutal" in abilities else attack
    stage = Stage("tovak").fame(24).hand("promise", "march").units("peasants").fight(enemy)
    stage.skip_to("AssignDamage").do("absorb", "peasants")
    wounded = "peasants wounded wounded" if "poison" in abilities else "peasants wounded"
    assert stage.army() == ([] if "paralyze" in abilities else [wounded])
    # The peasants take three points, the hero the rest.
    assert stage.wounds() == -(-max(0, damage - 3) // ARMOUR)


@pytest.mark.parametrize("summoner", ["orc_summoners", "illusionists"])
def test_summoners_send_a_monster_from_below(summoner):
    stage = facing(summoner, pile="medusa").defend()
    assert stage.foes() == [summoner, "medusa"]
    assert stage.ready("block 6").targets("block") == ["medusa"]
    stage.do("block", "medusa").strike()
    # The monster is gone and brings no fame; the summoner is back.
    assert stage.foes() == [summoner]
    assert stage.player().fame == 24
    assert stage.wounds() == 0


@pytest.mark.parametrize("summoner", ["orc_summoners", "illusionists"])
def test_what_was_summoned_strikes_with_its_own_abilities(summoner):
    stage = facing(summoner, pile="medusa").strike()
    assert stage.cards() == ["wound", "wound"]
    assert stage.foes() == [summoner]


def test_two_summoners_send_two_monsters():
    stage = facing("orc_summoners", "illusionists", pile="medusa").defend()
    assert len(stage.foes()) == 4
