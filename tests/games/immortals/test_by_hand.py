"""Turns that were computed on paper from the rules' text, then set up with the public builder."""

from typing import Any

from ludotheque import begin, position
from ludotheque.games.immortals.rules.state import GREEN, Immortals
from ludotheque.games.immortals.writing import CARD_IDS, PLACE_IDS, SPACE_IDS
from ludotheque.kernel import Option
from ludotheque.match import Match
from tests.games.immortals.test_invariants import check
from tests.rules import rule

TRIBES = (("elves", "trolls"), ("amazons", "night_elves"), ("halflings", "demons"))


def table(phase: str, own: dict[str, Any], **said: Any) -> Match:
    """Three players, of whom A has the marker; armies are written `treehome_light="A 3"`."""
    stand = {id: text.split() for id, text in said.pop("stand", {}).items()}
    owner, armies = ({id: both[i] for id, both in stand.items()} for i in (0, 1))
    players: list[dict[str, Any]] = [{"light": light, "dark": dark} for light, dark in TRIBES]
    players[0] |= board(own)
    said["armies"] = {id: int(count) for id, count in armies.items()}
    return begin(position("immortals", seats=3, first="A", phase=phase, players=players, owner=owner, **said), seed=1)


def board(said: dict[str, Any]) -> dict[str, Any]:
    """What a file says of a player whose Conflict cards are all `laid`, by space."""
    laid = said.pop("laid", {})
    return {**said, "conflicts": list(laid.values()), "spaces": [laid.get(space, "none") for space in SPACE_IDS]}


def after(match: Match, *answers: str) -> Immortals:
    for answer in answers:
        match.answer(answer)
    check(match.state)
    assert isinstance(match.state, Immortals)
    return match.state


def options(match: Match) -> list[Option]:
    question = match.question()
    assert question is not None
    return question.options


def at(s: Immortals, id: str) -> tuple[int, int]:
    return s.owner[PLACE_IDS.index(id)], s.armies[PLACE_IDS.index(id)]


@rule("IM-SCORE-02", "IM-SCORE-04", "IM-SCORE-06", "IM-SCORE-08", "IM-SCORE-10")
def test_regions_buildings_and_provinces_score_together():
    ironspine = ("mountainhome", "anvil_rise", "deep_vein", "forge_fire", "foothold")
    stand = {f"{id}_light": "A 1" for id in ironspine}
    stand |= {f"{id}_dark": "A 1" for id in ("treehome", "heartwood", "borderland")}
    built = {"foothold_light": "sanctuary", "treehome_dark": "capital", "sunfield_light": "sanctuary"}
    s = after(table("scoring", {}, stand=stand, buildings=built))
    assert s.players[0].score == 8 // 2 + 1 + 1 + 3 + 2


@rule("IM-TRIBE-04", "IM-ACT-09", "IM-ACT-12")
def test_a_second_transition_finds_what_the_first_has_left():
    own = {"dark": "necromancers", "energy": 4, "gold": 2, "limbo": [4, 0]}
    own["laid"] = {"transition": "treehome_light", "tribal": "foothold_light"}
    match = table("resolution", own, stand={"treehome_light": "A 1", "foothold_light": "A 1"})
    s = after(match, "reveal space:transition", "transition region-light:treehome", "gold", "gold")
    s = after(match, "reveal space:tribal", "transition region-light:foothold")
    assert (at(s, "treehome_light"), at(s, "foothold_light")) == ((0, 4), (0, 2))
    assert (s.players[0].energy, s.players[0].gold) == (0, 0)


@rule("IM-MOVE-05", "IM-MOVE-06", "IM-MOVE-09")
def test_a_move_goes_through_a_portal_and_on():
    stand = {"treehome_light": "A 5", "treehome_dark": "A 1", "heartwood_dark": "A 1", "borderland_dark": "B 1"}
    match = table(
        "resolution", {"gold": 1, "laid": {"attack_or_move": "treehome_light"}}, stand=stand, ways=["treehome_light"]
    )
    after(match, "reveal space:attack_or_move", "move region-light:treehome")
    assert len(options(match)) == 2
    match.answer("destination region-dark:heartwood")
    match.answer(options(match)[-1])
    s = after(match)
    assert [at(s, id) for id in stand] == [(0, 1), (0, 1), (0, 5), (1, 1)]


FIGHT = {"treehome_light": "A 4", "foothold_light": "B 2"}


def fight(card: str, chance: list[str]) -> Immortals:
    """A attacks Foothold from Treehome with the Trolls' own space; B holds its Region card."""
    own = {"energy": 1, "gold": 2, "laid": {"tribal": card}}
    match = table("resolution", own, stand=FIGHT, chance=chance, holder={"foothold": "B"}, tray={"green": 1})
    for answer in ("reveal space:tribal", "attack region-light:treehome", "target region-light:foothold"):
        match.answer(answer)
    match.answer(options(match)[-1])
    return after(match)


@rule("IM-TRIBE-06", "IM-BATTLE-27", "IM-BATTLE-31", "IM-BATTLE-32", "IM-BATTLE-37")
def test_an_ally_of_the_trolls_falls_in_their_stead():
    s = fight("foothold_light", ["falls", "falls", "stuck", "falls", "stuck", "falls"])
    assert (at(s, "treehome_light"), at(s, "foothold_light")) == ((0, 1), (0, 2))
    assert ([player.limbo for player in s.players[:2]], s.green) == ([[0, 0], [0, 1]], 20)
    assert s.holder[CARD_IDS.index("foothold")] == 0
    assert (s.players[0].energy, s.players[0].gold) == (0, 0)


@rule("IM-ATTACK-06", "IM-BATTLE-39", "IM-BATTLE-40")
def test_inhabitants_who_help_the_defender_make_it_a_tie():
    s = fight("windward_dark", ["falls", "falls", "stuck", "falls", "stuck", "falls"])
    assert (at(s, "foothold_light"), s.holder[CARD_IDS.index("foothold")]) == ((-1, 0), -1)
    assert ([player.limbo for player in s.players[:2]], s.green) == ([[0, 2], [0, 1]], 20)


@rule("IM-TOWER-02", "IM-TOWER-03", "IM-TOWER-05")
def test_the_tower_is_filled_as_written():
    chance = ["falls"] * 7 + ["stuck"] * 7 + ["falls"] * 3 + ["stuck"] * 4 + ["falls"] * 5 + ["stuck"] * 5
    match = table("tower", {}, chance=chance)
    s = after(match)
    assert (s.inside[:3], s.inside[GREEN], s.tray[GREEN], s.green) == ([0, 7, 4], 5, 2, 10 + 3)
    assert len(options(match)) == 8
    match.answer(options(match)[2])
    assert [question.seat for question in match.questions()] == [2]
    assert (len(options(match)), s.players[0].limbo) == (4, [2, 5])
