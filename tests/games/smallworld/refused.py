"""What is refused in which position, for which reason and by which clause."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.game import Refusal
from ludotheque.wish import ANY
from tests.games.smallworld import positions as at
from tests.games.smallworld.positions import entering, shielded
from tests.games.smallworld.scenario import Table


@dataclass(frozen=True)
class Case:
    """Something that cannot be done: a mere click if there is no verb."""

    reason: str
    clause: str
    position: Callable[[], Table]
    where: str | int
    verb: str = ""
    button: str = ""
    arg: int = ANY


def button(reason: str, clause: str, position: Callable[[], Table], verb: str) -> Case:
    """A button that cannot be pressed."""
    return Case(reason, clause, position, "", button=verb)


CASES = [
    # Another moment, another player.
    Case("over", "SW-END-02", at.over, "hill_1"),
    Case("first", "SW-PICK-01", at.pick, "hill_1"),
    Case("no_raiders", "SW-RACE-AMAZONS-02", at.begin, "hill_1", "leave"),
    Case("first", "SW-POWER-STOUT-01", at.retiring, "hill_1"),
    Case("first", "SW-POWER-BIVOUACKING-03", at.camping, "hill_1"),
    button("first", "SW-LOSS-05", at.retreating, "stop"),
    button("no_power", "SW-POWER-BIVOUACKING-01", at.redeploying, "strike"),
    button("no_power", "SW-POWER-STOUT-01", at.leaving, "stay"),
    button("neither_power", "SW-POWER-FORTIFIED-01", at.begin, "skip"),
    button("neither_power", "SW-POWER-HEROIC-01", at.march, "keep"),
    button("conquests_over", "SW-PICK-01", at.redeploying, "stop"),
    button("first", "SW-LOSS-05", at.retreating, "decline"),
    Case("first", "SW-POWER-DIPLOMAT-01", at.negotiating, "hill_1"),
    Case("no_moving", "SW-CONQ-15", at.march, "hill_1", "place"),
    button("no_moving", "SW-CONQ-15", at.march, "lift"),
    button("first", "SW-PICK-01", at.begin, "done"),
    Case("conquests_over", "SW-PICK-01", at.redeploying, "forest_2", "conquer"),
    Case("last_try_made", "SW-DICE-07", at.failed, "farmland_2", "conquer"),
    Case("no_sorcery", "SW-RACE-SORCERERS-01", at.redeploying, "forest_2", "replace"),
    Case("first", "SW-PICK-01", at.pick, "forest_2", "replace"),
    # Choosing a race.
    Case("has_race", "SW-DECLINE-13", at.begin, 1),
    Case("has_race", "SW-DECLINE-13", at.march, 2, "pick"),
    Case("pick_next_turn", "SW-DECLINE-13", at.ghouls_retreating, 1),
    Case("no_combo", "SW-PICK-02", at.short_column, 6),
    Case("too_expensive", "SW-PICK-05", at.pick, 5),
    button("must_pick", "SW-PICK-02", at.pick, "skip"),
    # Decline.
    button("no_race", "SW-DECLINE-04", at.pick, "decline"),
    button("decline_late", "SW-DECLINE-04", at.march, "decline"),
    button("decline_later", "SW-POWER-STOUT-01", lambda: at.stout().conquer("farmland_2"), "decline"),
    Case("abandon_late", "SW-DECLINE-02", at.march, "hill_1", "abandon"),
    Case("abandon_late", "SW-DECLINE-02", at.redeploying, "hill_1", "abandon"),
    Case("not_held", "SW-DECLINE-02", at.begin, "farmland_2", "abandon"),
    # Where a race may go.
    Case("own_region", "SW-CONQ-13", at.march, "hill_1"),
    Case("own_region", "SW-CONQ-13", at.begin, "hill_1", "conquer"),
    Case("water", "SW-CONQ-14", at.begin, "lake_1"),
    Case("held_water", "SW-POWER-SEAFARING-02", entering, "sea_2"),
    Case("no_sea_entry", "SW-POWER-SEAFARING-01", lambda: sailing_in(sea_entry="no"), "sea_1"),
    Case("not_entry", "SW-CONQ-01", lambda: sailing_in(), "lake_1"),
    Case("inner_shore", "SW-CONQ-02", entering, "hill_2"),
    Case("not_entry", "SW-CONQ-01", entering, "farmland_2"),
    Case("not_adjacent", "SW-CONQ-16", at.begin, "swamp_4"),
    Case("not_adjacent", "SW-RACE-SORCERERS-05", lambda: at.sorcery().turn_of("A"), "mountain_3", "replace"),
    Case("only_past_near", "SW-CONQ-16", at.begin, "swamp_3"),
    Case("pact", "SW-POWER-DIPLOMAT-02", at.peace, "farmland_2"),
    Case("hole", "SW-RACE-HALFLINGS-03", lambda: shielded("hole", "hill halflings"), "farmland_2"),
    Case("hole", "SW-RACE-SORCERERS-09", lambda: shielded("hole", "hill halflings"), "farmland_2", "replace"),
    Case("hero", "SW-POWER-HEROIC-03", lambda: shielded("hero", "heroic elves"), "farmland_2"),
    Case("hero", "SW-POWER-HEROIC-02", lambda: shielded("hero", "heroic elves", DRAGONS), "farmland_2", "dragon"),
    Case("hole", "SW-RACE-HALFLINGS-04", lambda: shielded("hole", "hill halflings", DRAGONS), "farmland_2", "dragon"),
    Case("dragon", "SW-POWER-DRAGON-03", lambda: shielded("dragon", "dragon_master elves"), "farmland_2"),
    Case("dragon", "SW-RACE-SORCERERS-09", lambda: shielded("dragon", "dragon_master elves"), "farmland_2", "replace"),
    # What it costs.
    Case("no_token", "SW-DICE-02", at.poor, "farmland_2"),
    Case("only_by_die", "SW-CONQ-04", at.march, "mountain_3", "conquer"),
    Case("no_die_needed", "SW-DICE-01", at.begin, "forest_2", "attempt"),
    Case("too_dear", "SW-DICE-04", at.march, "farmland_2"),
    Case("die_used", "SW-RACE-ZOMBIES-02", at.die_used, "farmland_3"),
    Case("roll_first", "SW-POWER-BERSERK-02", at.berserk, "forest_2"),
    Case("too_dear", "SW-DICE-04", at.berserk, "farmland_2"),
    Case("short", "SW-POWER-BERSERK-02", at.berserk_thrown, "farmland_2"),
    button("die_thrown", "SW-POWER-BERSERK-01", at.berserk_thrown, "roll"),
    button("target_first", "SW-DICE-05", at.begin, "roll"),
    button("no_token_for_die", "SW-DICE-02", at.berserk_poor, "roll"),
    button("first", "SW-REDEPLOY-05", at.redeploying, "roll"),
    # Powers.
    Case("no_power", "SW-POWER-DRAGON-01", at.begin, "farmland_2", "dragon"),
    Case("no_power", "SW-POWER-DRAGON-01", at.ghouls_with_dragon, "farmland_2", "dragon"),
    Case("dragon_flew", "SW-POWER-DRAGON-01", at.dragon_flew, "forest_2", "dragon"),
    Case("no_power", "SW-POWER-DIPLOMAT-01", at.begin, "B"),
    Case("pact_with_self", "SW-POWER-DIPLOMAT-01", at.negotiating, "A"),
    Case("pact_with_self", "SW-POWER-DIPLOMAT-01", at.begin, "A"),
    Case("pact_with_self", "SW-POWER-DIPLOMAT-01", at.begin, "A", "pact"),
    Case("pact_attacked", "SW-POWER-DIPLOMAT-01", at.negotiating, "B"),
    Case("no_power", "SW-POWER-FORTIFIED-01", at.begin, "hill_1", "fortress"),
    Case("fortress_there", "SW-POWER-FORTIFIED-01", at.building, "hill_1"),
    Case("fortresses_out", "SW-POWER-FORTIFIED-01", at.six_fortresses, "forest_1", "fortress"),
    Case("not_held", "SW-POWER-FORTIFIED-01", at.building, "mountain_3"),
    Case("not_held", "SW-POWER-BIVOUACKING-01", at.pitching, "mountain_3"),
    Case("not_held", "SW-POWER-HEROIC-01", at.posting, "mountain_3"),
    Case("hero_there", "SW-POWER-HEROIC-01", at.posting_second, "forest_2"),
    button("heroes_absent", "SW-POWER-HEROIC-01", at.posting_second, "keep"),
    # Sorcery.
    Case("no_sorcery", "SW-RACE-SORCERERS-01", at.begin, "farmland_2", "replace"),
    Case("sorcery_landless", "SW-RACE-SORCERERS-05", at.landless_sorcery, "hill_1", "replace"),
    Case("nobody_there", "SW-RACE-SORCERERS-01", lambda: at.sorcery(mountain_3=1).turn_of("A"), "farmland_2"),
    Case("not_active", "SW-RACE-SORCERERS-04", lambda: at.sorcery().turn_of("A"), "swamp_1", "replace"),
    Case("not_active", "SW-RACE-SORCERERS-04", lambda: at.sorcery().turn_of("A"), "forest_2"),
    Case("not_alone", "SW-RACE-SORCERERS-03", at.crowd, "farmland_2"),
    Case("camp_shields", "SW-RACE-SORCERERS-08", at.camp, "farmland_2"),
    Case("replaced_once", "SW-RACE-SORCERERS-02", at.replaced, "mountain_5"),
    Case("tray_empty", "SW-RACE-SORCERERS-06", at.no_sorcerer_left, "farmland_2", "replace"),
    # Tokens on the board.
    Case("cannot_spare", "SW-RACE-AMAZONS-02", at.leaving, "hill_1"),
    Case("conquered_first", "SW-RACE-AMAZONS-02", at.leaving_last, "hill_1"),
    Case("not_held", "SW-RACE-AMAZONS-02", at.leaving, "mountain_3"),
    Case("last_token", "SW-REDEPLOY-02", at.redeploying, "farmland_2"),
    Case("empty_hand", "SW-REDEPLOY-01", at.redeploying, "hill_1", "place"),
    Case("not_held", "SW-REDEPLOY-03", at.redeploying, "hill_4"),
    Case("not_held", "SW-REDEPLOY-03", at.placing, "forest_2"),
    Case("not_held", "SW-LOSS-05", at.retreating, "forest_2"),
    button("nothing_to_lift", "SW-REDEPLOY-02", at.redeploying, "lift"),
    button("tokens_left", "SW-REDEPLOY-04", at.lifted, "done"),
    button("tokens_left", "SW-REDEPLOY-04", at.placing, "lift"),
    button("tokens_left", "SW-LOSS-05", at.retreating, "done"),
    Case("one_left", "SW-REDEPLOY-03", lambda: at.placing().place("hill_1"), "hill_1", "place", arg=1),
    Case("tokens_left", "SW-REDEPLOY-04", at.placing, "farmland_2", "lift"),
]
DRAGONS = "dragon_master humans"


def sailing_in(**options: str) -> Table:
    """A's Seafaring Tritons are not on the board yet."""
    return Table(**options).lead("A", "seafaring tritons", hand=9).turn_of("A")


def refusal_of(case: Case, t: Table) -> Refusal | None:
    """Ask why not."""
    question = t.match.question()
    option = t.option(case.button) if case.button else t.option(case.verb, case.where)
    return t.match.why_not(question.seat if question else 0, option.element(), case.verb, case.arg)
