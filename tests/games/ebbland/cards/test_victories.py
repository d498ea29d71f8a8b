"""When each Victory card brings its points."""

import pytest

from ludotheque.games.ebbland.data import CARD
from tests.games.ebbland.scenario import Stage, shows


def attack_with(card: str, *own: str) -> Stage:
    """An attack of some fighters with a Victory card on the table, up to the defence."""
    stage = Stage("breaker", "brackguard").plain().hand(0, card)
    for fighter in own:
        stage.fighter(0, fighter)
    return stage


def played(stage: Stage, card: str, own: list[int]) -> Stage:
    return stage.attack().involve(0, *own).do(f"victory {card}", "target site 3")


def scored(stage: Stage, card: str) -> int:
    return sum(event["points"] for event in stage.told("score") if event["card"] == CARD[card])


def ended(card: str, own_dead: int = 0, foe_dead: int = 0, tasks: int = 0) -> int:
    """What a Victory card of the attacker brings at the end of a combat with so many dead and tasks won."""
    stage = Stage("breaker", "brackguard").plain()
    dead = [{"seat": "A", "card": "dock_tough"}] * own_dead + [{"seat": "B", "card": "dock_tough"}] * foe_dead
    stage.fought("aftermath", dead=dead, victory=[card, "none"], tasks=[tasks, 0])
    return scored(stage, card)


@shows("bloody_harvest")
def test_bloody_harvest_wants_three_dead_enemies():
    assert [ended("bloody_harvest", foe_dead=dead) for dead in (2, 3)] == [0, 2]


@shows("red_feast")
def test_red_feast_wants_two_dead_enemies_and_a_loss():
    assert [ended("red_feast", own, foe) for own, foe in ((1, 2), (0, 2), (1, 1))] == [2, 0, 0]


@shows("proof_of_concept")
def test_proof_of_concept_wants_two_tasks_won():
    assert [ended("proof_of_concept", tasks=won) for won in (1, 2)] == [0, 2]


@shows("swift_raid")
def test_swift_raid_wants_a_sack_without_losses():
    stage = played(attack_with("swift_raid", "slag_whelp"), "swift_raid", [0])
    assert scored(stage, "swift_raid") == 1
    assert stage.s.sides[0].discard == [CARD["swift_raid"]]


@shows("put_to_the_torch")
@pytest.mark.parametrize(("built", "points"), [(True, 2), (False, 0)])
def test_put_to_the_torch_wants_logistics_on_the_sacked_site(built: bool, points: int):
    stage = attack_with("put_to_the_torch", "slag_whelp")
    if built:
        stage.logistics(3, "salt_pans")
    assert scored(played(stage, "put_to_the_torch", [0]), "put_to_the_torch") == points


@shows("clean_sweep")
def test_clean_sweep_wants_two_enemies_beaten_without_losses():
    stage = attack_with("clean_sweep", "storm_twins")
    stage.fighter(1, "brine_recruit")
    stage.fighter(1, "brine_recruit")
    played(stage, "clean_sweep", [0]).involve(1, 1, 2)
    stage.do("shoot fighter 1").do("shoot fighter 2", dice=(6, 6)).do("share fighter 1", "share fighter 2", dice=(6, 6))
    assert scored(stage, "clean_sweep") == 2


@shows("giant_slayer")
def test_giant_slayer_wants_a_dead_enemy_of_control_5():
    stage = attack_with("giant_slayer", "gutter_annis")
    other = stage.fighter(1, "doric_hesk")
    stage.wound(other, 2)
    played(stage, "giant_slayer", [0]).involve(1, other, dice=(6, 6, 1, 1, 1, 1))
    assert scored(stage, "giant_slayer") == 2


@shows("lone_glory")
def test_lone_glory_wants_a_lone_fighter_that_kills_and_loses_nobody():
    stage = attack_with("lone_glory", "slag_whelp")
    other = stage.fighter(1, "brine_recruit")
    stage.attack().do("lone", "lone fighter 0", dice=(6,)).do("commit fighter 0", "victory lone_glory", "target site 3")
    stage.involve(1, other, dice=(6, 6, 1, 1, 1, 1))
    assert scored(stage, "lone_glory") == 2


@shows("death_from_the_cliffs")
def test_death_from_the_cliffs_wants_somebody_shot_dead():
    stage = attack_with("death_from_the_cliffs", "kite_slinger")
    other = stage.fighter(1, "brine_recruit")
    played(stage, "death_from_the_cliffs", [0]).involve(1, other).do(f"shoot fighter {other}", dice=(6, 6, 6))
    assert scored(stage, "death_from_the_cliffs") == 2


@shows("hold_the_line")
def test_hold_the_line_wants_a_target_that_stands():
    stage = Stage("breaker", "brackguard").plain().hand(1, "hold_the_line").stock(1, "dock_tough")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other]).do("victory hold_the_line", dice=(1, 1, 1, 1, 1, 1))
    while stage.asked()[1] == "Offer":
        stage.do("pass", dice=(1, 1, 1, 1, 1, 1))
    assert stage.s.sides[1].points == 1


@shows("wall_of_salt")
def test_wall_of_salt_wants_a_target_that_stands_without_losses():
    stage = Stage("breaker", "brackguard").plain().hand(1, "wall_of_salt").stock(1, "dock_tough")
    one, other = stage.fighter(0, "slag_whelp"), stage.fighter(1, "wall_pikeman")
    stage.pools([one], [other]).do("victory wall_of_salt", dice=(1, 1, 1, 1, 1, 1))
    while stage.asked()[1] == "Offer":
        stage.do("pass", dice=(1, 1, 1, 1, 1, 1))
    assert stage.s.sides[1].points == 2
