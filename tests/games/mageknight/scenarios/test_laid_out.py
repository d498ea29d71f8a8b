"""Part two in positions laid out by hand: heroes against each other, in teams, and what each scenario changes."""

from typing import Any

import pytest

import ludotheque
from ludotheque.match import Match, Question
from tests.rules import rule

DAY = ("red", "blue", "white", "green", "red", "blue")
WALK = ("basic card:march", "move hex:1:se")
TOVAK: dict[str, Any] = {"hero": "tovak", "space": "1:sw", "hand": ["march", "rage"]}
GOLDYX: dict[str, Any] = {"hero": "goldyx", "space": "1:se", "hand": ["stamina", "march"]}
NOROWAS: dict[str, Any] = {"hero": "norowas", "space": "2:w", "hand": ["march"]}
ARYTHEA: dict[str, Any] = {"hero": "arythea", "space": "2:se", "hand": ["march"]}


def laid(*players: dict[str, Any], answers: tuple[str, ...] = (), scenario: str = "conquest", **more: Any) -> Match:
    """A table in the words of a position file."""
    options = {"scenario": scenario, **more.pop("options", {})}
    made = {"layout": ["1", "2", "3"], "source": list(DAY[: len(players) + 2]), "answers": list(answers), **more}
    position = ludotheque.position("mageknight", seats=len(players), options=options, players=list(players), **made)
    return ludotheque.begin(position, seed=1)


def duel(mine: dict[str, Any], other: dict[str, Any], part: str = "partial", **more: Any) -> Match:
    """Tovak walks onto Goldyx and attacks; the other one takes part so."""
    match = laid({**TOVAK, **mine}, {**GOLDYX, **other}, answers=(*WALK, "attack seat:B"), **more)
    return answer(match, part) if part in verbs(match) else match


def question(match: Match) -> Question:
    found = match.question()
    assert found is not None
    return found


def verbs(match: Match) -> set[str]:
    return {option.verb for option in question(match).options}


def targets(match: Match, verb: str) -> set[int]:
    return {option.index for option in question(match).options if option.verb == verb}


def answer(match: Match, *texts: str) -> Match:
    for text in texts:
        match.answer(text)
    return match


def on(match: Match, until: str, seat: int) -> Match:
    """Let everybody do as little as possible until a seat is asked this."""
    while (asked := question(match)).seat != seat or type(asked.ask).__name__ != until:
        quiet = ("pass", "partial", "next", "end", "done", "wait", "skip", "begin", "play", "give", "leave", "stay")
        match.answer(next(option for verb in quiet for option in asked.options if option.verb == verb))
    return match


def melee(mine: dict[str, Any], other: dict[str, Any], **more: Any) -> Match:
    return answer(duel(mine, other, **more), "pass", "pass")


@rule("MK-PVP-22", "MK-PVP-43")
def test_the_defender_shoots_first_and_the_aggressor_strikes_first():
    match = duel({}, {})
    assert question(match).seat == 1
    assert question(answer(match, "pass")).seat == 0
    assert (question(answer(match, "pass")).seat, verbs(match) >= {"sideways", "pass"}) == (0, True)


@rule("MK-PVP-02", "MK-PVP-03")
def test_nobody_is_attacked_on_the_portal_or_after_the_announcement():
    there = laid({**TOVAK, "space": "A:e"}, {**GOLDYX, "space": "A:c"}, answers=("basic card:march", "move hex:A:c"))
    late = laid(TOVAK, GOLDYX, answers=WALK, announced="B")
    assert all("attack" not in verbs(match) and "end" in verbs(match) for match in (there, late))
    assert "attack" in verbs(laid(TOVAK, GOLDYX, answers=WALK))


@rule("MK-SCN-RETURN-07", "MK-SCN-RETURN-08")
@pytest.mark.parametrize(("round", "fights"), [(1, False), (2, True), (4, True)])
def test_the_portal_that_has_closed_is_a_field_to_fight_on(round: int, fights: bool):
    match = laid(
        {**TOVAK, "space": "A:e"},
        {**GOLDYX, "space": "A:c"},
        answers=("basic card:march", "move hex:A:c"),
        scenario="one_to_return",
        round=round,
        source=["red", "blue", "white", "green"],
    )
    assert ("attack" in verbs(match)) is fights


@rule("MK-PVP-08", "MK-PVP-09", "MK-PVP-14")
@pytest.mark.parametrize(("part", "again"), [("full", False), ("partial", True)])
def test_who_took_part_fully_is_left_alone_and_skips_a_turn(part: str, again: bool):
    third = {**NOROWAS, "space": "1:e", "hand": ["march", "march"], "plundered": True}
    match = laid(TOVAK, GOLDYX, third, answers=(*WALK, "attack seat:B"), order=["A", "C", "B"])
    on(answer(match, part), "March", 2)
    answer(match, "basic card:march", "move hex:1:se")
    assert ("attack" in verbs(match)) is again
    answer(match, "attack seat:B" if again else "end")
    on(match, "March", 1 if again else 0)
    assert match.state.turn.seat == (1 if again else 0)


@rule("MK-PVP-10", "MK-PVP-15")
@pytest.mark.parametrize(("part", "has_die"), [("full", True), ("partial", False)])
def test_a_die_of_the_source_is_for_full_defenders(part: str, has_die: bool):
    match = duel({}, {"hand": ["rage", "march"]}, part)
    answer(match, "pass", "pass", "pass")
    assert (question(match).seat, "strong" in verbs(match)) == (1, has_die)


@rule("MK-PVP-13")
@pytest.mark.parametrize(("part", "crystals"), [("full", 1), ("partial", 0)])
def test_a_full_defender_has_what_its_space_gives_at_the_end(part: str, crystals: int):
    mine = {**TOVAK, "space": "3:e", "hand": ["march", "march", "rage"]}
    match = laid(
        mine,
        {**GOLDYX, "space": "3:se"},
        answers=("basic card:march", "basic card:march", "move hex:3:se", "attack seat:B", part),
    )
    on(match, "Quiet", 0)
    assert sum(match.state.players[1].crystals) == crystals


@rule("MK-PVP-11", "MK-PVP-13")
@pytest.mark.parametrize(("part", "gold"), [("full", 1), ("partial", 0)])
def test_a_full_defender_in_a_glade_begins_with_its_mana(part: str, gold: int):
    mine = {**TOVAK, "hand": ["march", "march", "rage"]}
    match = laid(
        mine,
        {**GOLDYX, "space": "1:c"},
        answers=("basic card:march", "basic card:march", "move hex:1:c", "attack seat:B", part),
    )
    assert match.state.players[1].effort.tokens[4] == gold


@rule("MK-PVP-25", "MK-PVP-44")
def test_walls_of_a_keep_hold_what_is_not_siege_until_it_comes_to_blows():
    hand = {"space": "3:e", "hand": ["march", "march", "swiftness", "fireball"], "crystals": ["white", "red"]}
    match = laid(
        {**TOVAK, **hand},
        {**GOLDYX, "space": "3:ne"},
        answers=("basic card:march", "basic card:march", "move hex:3:ne", "partial", "pass"),
        spots={"3:ne": {"shield": "B"}},
    )
    assert "strong" not in verbs(match)
    assert "strong" in verbs(answer(match, "pass"))


@rule("MK-PVP-36", "MK-PVP-46")
@pytest.mark.parametrize(("sideways", "left"), [((), 5 - 2), (("sideways card:stamina",), 6 - 4)])
def test_a_physical_part_doubles_the_armour_of_illusionists(sideways: tuple[str, ...], left: int):
    mine = {"hand": ["march", "fireball", "stamina"], "crystals": ["red"]}
    match = answer(melee(mine, {"hand": ["wound"], "units": ["illusionists"]}), "basic card:fireball")
    if "pay" in verbs(match):
        match.answer(question(match).options[0])
    answer(match, *sideways, "launch", "next")
    match.answer(next(option for option in question(match).options if option.verb == "hit"))
    assert question(match).ask.damage == left  # type: ignore[attr-defined]


@rule("MK-PVP-49", "MK-PVP-50", "MK-PVP-51")
@pytest.mark.parametrize(("place", "stolen"), [("discard", True), ("hand", False), ("deck", False)])
def test_only_artifacts_that_lie_open_are_stolen(place: str, stolen: bool):
    other = {"hand": ["march"], place: ["banner_of_glory"]}
    mine = {"hand": ["march", "rage", "stamina"], "crystals": ["red"]}
    match = melee(mine, other)
    answer(match, "strong card:rage")
    if "pay" in verbs(match):
        match.answer(question(match).options[0])
    answer(match, "sideways card:stamina", "launch", "next")
    assert bool(targets(match, "loot")) is stolen


@rule("MK-PVP-52", "MK-PVP-53")
@pytest.mark.parametrize(("night", "spaces"), [(False, {"1:e", "1:sw"}), (True, {"1:e", "1:sw"})])
def test_a_hero_is_pushed_only_where_a_turn_may_end(night: bool, spaces: set[str]):
    match = melee({}, {}, night=night)
    answer(match, "basic card:rage", "launch", "next")
    places = ("c", "ne", "e", "se", "sw", "w", "nw")
    first = 7 * match.state.layout.tiles.index(next(n for n, t in enumerate(match.state.box.tiles) if t.id == "1"))
    found = {f"1:{places[space - first]}" for space in targets(match, "push") if 0 <= space - first < 7}
    assert found == spaces


@rule("MK-PVP-57", "MK-PVP-58", "MK-PVP-59")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(0, 25, 9), (0, 3, 3), (3, 5, 1), (5, 5, 0), (25, 0, 0)])
def test_fame_of_a_victory(mine: int, theirs: int, gained: int):
    match = melee({"fame": mine}, {"fame": theirs})
    answer(match, "basic card:rage", "launch", "next", "push hex:1:e")
    assert (match.state.players[0].fame - mine, match.state.players[1].fame) == (gained, theirs)


@rule("MK-PVP-21", "MK-PVP-60", "MK-PVP-61")
def test_after_two_passes_the_aggressor_is_back_where_it_came_from():
    match = duel({"fame": 0}, {"fame": 25})
    before = match.state.players[1].space
    on(match, "Quiet", 0)
    assert (match.state.players[0].fame, match.state.players[1].space) == (0, before)
    assert match.state.players[0].space != before


@rule("MK-TEAM-09", "MK-TEAM-07")
def test_team_mates_do_not_fight_and_do_not_stay_together():
    match = laid(TOVAK, {**GOLDYX, "space": "2:c"}, {**NOROWAS, "space": "1:se"}, ARYTHEA, options={"teams": "yes"})
    answer(match, "basic card:march", "move hex:1:se")
    assert "attack" not in verbs(match)
    before = match.state.players[0].space
    answer(match, "end")
    assert match.state.players[0].space != before


@rule("MK-TEAM-10")
@pytest.mark.parametrize(("owner", "fights"), [("C", False), ("B", True)])
def test_the_empty_keep_of_a_mate_is_open(owner: str, fights: bool):
    mine = {**TOVAK, "space": "3:e", "hand": ["march", "march", "rage"]}
    others = ({**GOLDYX, "space": "2:c"}, NOROWAS, ARYTHEA)
    match = laid(mine, *others, options={"teams": "yes"}, spots={"3:ne": {"shield": owner}})
    answer(match, "basic card:march", "basic card:march", "move hex:3:ne")
    assert (match.state.combat is not None) is fights


@rule("MK-COOP-05", "MK-COOP-06")
@pytest.mark.parametrize(
    ("other", "invited"),
    [({}, True), ({"ahead": True}, False), ({"space": "3:c"}, False), ({"hand": ["wound", "wound"]}, False)],
)
def test_who_may_be_asked_along(other: dict[str, Any], invited: bool):
    mine = {**TOVAK, "space": "c5:se", "hand": ["march", "rage"], "fame": 40}
    mate = {**GOLDYX, "space": "c5:nw", "fame": 40, **other}
    match = laid(mine, mate, layout=["3", "1", "c5"], scenario="full_cooperation", source=list(DAY[:4]))
    answer(on(match, "March", 0), "basic card:march")
    assert ("propose" in verbs(match)) is invited


@rule("MK-SCN-HOLD-06", "MK-SCN-HOLD-10", "MK-SCN-HOLD-16")
@pytest.mark.parametrize(("round", "defenders"), [(1, 1), (3, 2), (5, 3)])
def test_keeps_of_others_are_held_by_more_from_day_to_day(round: int, defenders: int):
    mine = {**TOVAK, "space": "3:e", "hand": ["march", "march", "rage"]}
    match = laid(
        mine,
        {**GOLDYX, "space": "3:nw"},
        scenario="conquer_and_hold",
        layout=["3"],
        round=round,
        spots={"3:ne": {"shield": "B"}},
        answers=("basic card:march", "basic card:march", "move hex:3:ne"),
    )
    assert match.state.combat is not None
    assert (len(match.state.combat.foes), match.state.players[0].reputation) == (defenders, 0)


@rule("MK-SCN-DRUID-08", "MK-SCN-DRUID-10")
@pytest.mark.parametrize(("round", "incants"), [(1, False), (2, True)])
def test_glades_are_marked_and_called_upon_by_night(round: int, incants: bool):
    hand = ["march", "march", "stamina", "swiftness"]
    match = laid({**TOVAK, "hand": hand}, GOLDYX, scenario="druid_nights", round=round, source=list(DAY[:4]))
    answer(match, "basic card:march", "basic card:march", "basic card:stamina", "move hex:1:c", "mark")
    assert ("incant" in verbs(match)) is incants
    assert "mark" not in verbs(match)
